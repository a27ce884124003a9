import { expect, it } from 'vitest';
import { codeOf } from '../../src/kingdom/code.ts';
import type { InvalidKingdomList } from '../../src/kingdom/list.ts';
import { numbersOf } from '../../src/kingdom/request/kingdom.ts';
import {
  atLeast,
  demandAtMost,
  exactly,
  type KingdomRequest,
  plainRequest,
  role,
} from '../../src/kingdom/request/request.ts';
import { readExpression } from '../../src/kingdom/typed/expression.ts';
import { languages, type Words } from '../../src/words/index.ts';
import { across, drawn, laid, played, REQUESTS } from './made/requests.ts';
import { card, dominion, editions, nrs } from './made/wishes.ts';

/** What is asked for and what is drawn, as each language says it: the files have all of it. */

const ALL_DEMANDS = [
  ...[0, 1, 2].map((count) => exactly(count, role('attack'))),
  atLeast(1, { kind: 'type', type: 'Victory' }),
  { of: role('village'), min: 2, max: 4 },
  ...[2, 5].map((from) => demandAtMost(3, { kind: 'cost', from, to: 5 })),
  atLeast(1, { kind: 'cost', from: 6, to: 99 }),
  demandAtMost(2, { kind: 'set', set: 'sea2' }),
  atLeast(2, { kind: 'set', set: 'pros' }),
  demandAtMost(0, { ...played, strictly: true }),
  atLeast(1, { kind: 'wished', text: 'a cheap one', piles: [1, 2] }),
] as const;
const SAID: Readonly<Record<string, KingdomRequest>> = {
  ...REQUESTS,
  'whatever can be asked': {
    ...REQUESTS['quotas and weights'],
    ...plainRequest(['base2', 'alch', 'emp', 'pros1', 'pros2']),
    demands: ALL_DEMANDS,
    quotas: [exactly(3, { kind: 'set', set: 'base' })],
    include: nrs('Witch', 'Moat'),
    exclude: nrs('Cellar', 'Chapel'),
    lock: nrs('Village'),
    weights: { [card('Witch').nr]: 1000, [card('Moat').nr]: 0 },
    setWeights: { corn: 20 },
    across: across({ include: laid('Obelisk'), exclude: laid('Tomb'), lock: laid('Delve'), weights: { 1: 300 } }),
    potions: { kind: 'need', min: 2, max: 2 },
    moat: true,
    reaction: true,
    overlap: 'distinct',
    bane: 'demanded',
    colony: 'no',
    shelters: 'yes',
    strict: false,
    fewest: played,
    landscapes: { kind: 'exact', numbers: { event: 1, way: 2 } },
    draw: 'classic',
  },
};

/** Of these the whole sheet is looked at. */
const SHEETS = ['all that is chosen for cards', 'an Obelisk and an army'];

/** What can't be read of what is typed. */
const misread = ({ kingdom, kingdomNames, wishes }: Words): readonly string[] => [
  ...['Moat, 3 Atack', '2 Villages, foo', '(Witch', '3', 'Moat & 1 &', `Witch, ${'Cellar, '.repeat(9)}Cellr`].map(
    (text) => {
      const read = readExpression(text, dominion, editions);
      return 'code' in read ? kingdom.badExpressionText(read, text, dominion) : `${text} is read`;
    },
  ),
  ...(['form', 'checksum'] as const).map((why) => kingdom.badCodeText({ code: 'bad-code', why })),
  ...['Moatt', 'Copper', 'xyzzy', ''].map((typed) => kingdomNames.unknownCardText(typed, dominion)),
  ...(
    [
      { fault: 'unknown', text: 'Wich' },
      { fault: 'misfit', text: 'Moat', by: 'Druid' },
      { fault: 'boons' },
      { fault: 'deck' },
      { fault: 'companions' },
      { fault: 'too-many', piles: 12 },
    ] as const
  ).map((bad) => kingdomNames.badListText({ code: 'bad-list', ...bad } as InvalidKingdomList, dominion)),
  ...['', 'no atack', 'another'].map((text) => wishes.badWishText({ code: 'bad-wish', text }, dominion)),
];

it('[U16] requests and drawn kingdoms match the golden texts', async () => {
  const texts = Object.entries(SAID).map(([name, request]) => {
    const answer = name in REQUESTS ? drawn(request, 1) : undefined;
    const linesIn = (words: Words): readonly string[] => {
      const asked = words.kingdom.requestWords(request, dominion);
      if (!answer) return [asked];
      if ('code' in answer) return [asked, words.kingdom.kingdomRefusalText(answer, dominion)];
      const { kingdom } = answer;
      const told = { kingdom, code: codeOf(numbersOf(kingdom)), sort: request.sort, players: undefined };
      return [
        asked,
        words.kingdomText.kingdomText(told, dominion),
        words.kingdomText.kingdomText({ ...told, players: 3 }, dominion),
        words.kingdomText.kingdomAlt(told, dominion),
        ...(SHEETS.includes(name) ? [undefined, 5] : []).map((players) =>
          JSON.stringify(words.kingdomSheet.kingdomSheet(kingdom, dominion, players)),
        ),
      ];
    };
    const lines = linesIn(languages.en);
    return `${name}:\n${lines.map((text) => `  ${text.replaceAll('\n', '\n    ')}`).join('\n')}\n`;
  });
  const wrong = misread(languages.en);
  const all = [...texts, `misread:\n${wrong.map((text) => `  ${text.replaceAll('\n', '\n    ')}`).join('\n')}\n`];
  await expect(all.join('\n')).toMatchFileSnapshot('../golden/kingdoms-said.txt');
});
