import { expect, it } from 'vitest';
import { codeOf } from '../../src/kingdom/code.ts';
import { type KingdomPartToReplace, replaceKingdomPart, replacementRequest } from '../../src/kingdom/replace.ts';
import { type DrawnKingdom, formatKingdomNames, type Kingdom, numbersOf } from '../../src/kingdom/request/kingdom.ts';
import { prepare } from '../../src/kingdom/sampling/sampler.ts';
import { parseReplacementWish } from '../../src/kingdom/typed/wishing.ts';
import { drawn, kingdomOf, plain, REQUESTS } from './made/requests.ts';
import { dominion, editions, luck } from './made/wishes.ts';

/**
 * [K15] The kingdoms of some requests and seeds, as they stand in the golden file: each way of drawing, each part of a
 * request, and each thing of a kingdom that another can take the place of. Where this fails on purpose, look at what is
 * drawn now, and `--update`.
 */

const shown = (drawn: DrawnKingdom | { readonly code: string }): string => {
  if ('code' in drawn) return JSON.stringify(drawn);
  const { kingdom, way, spare, fewest, tries } = drawn;
  const how = [
    way,
    `${tries} tries`,
    ...(spare > 0 ? [`${spare} from elsewhere`] : []),
    ...(fewest ? [] : ['not surely the fewest']),
  ];
  return `${formatKingdomNames(kingdom, dominion)}\n    (${how.join(', ')}) ${codeOf(numbersOf(kingdom))}`;
};

it('[K14] [K15] seeded kingdoms of all requests match the golden file', async () => {
  const lines = Object.entries(REQUESTS).map(([name, request]) =>
    [`${name}:`, ...[1, 2].map((seed) => `  ${shown(drawn(request, seed))}`)].join('\n'),
  );
  await expect(`${lines.join('\n\n')}\n`).toMatchFileSnapshot('../golden/kingdoms.txt');
});

/** What of a kingdom can go, with what is wished for instead, where something is. */
const targetsOf = ({
  piles,
  landscapes,
  chosen,
  bane,
}: Kingdom): readonly (readonly [KingdomPartToReplace, string?])[] => [
  ...piles.slice(0, 2).map(({ nr }) => [{ kind: 'pile', nr }] as const),
  [{ kind: 'pile', nr: piles[0]?.nr ?? 0 }, 'a village and at most 5'],
  ...landscapes.map(({ nr }) => [{ kind: 'landscape', nr }] as const),
  ...landscapes.slice(0, 1).map(({ nr }) => [{ kind: 'landscape', nr }, 'another event'] as const),
  ...Object.keys(chosen).map((key) => [{ kind: 'choice', key } as KingdomPartToReplace] as const),
  ...(bane
    ? ([[{ kind: 'bane' }], [{ kind: 'bane' }, 'not from Base'], [{ kind: 'boons' }], [{ kind: 'deck' }]] as const)
    : []),
  [{ kind: 'gaps' }],
];

/** A wish for something else than that. */
const wishOf = (
  text: string,
  kingdom: Kingdom,
  target: KingdomPartToReplace,
): Parameters<typeof replacementRequest>[4] => {
  const old = { pile: kingdom.piles[0], landscape: kingdom.landscapes[0], bane: kingdom.bane }[target.kind as 'bane'];
  const wished = old && parseReplacementWish(text, old, dominion, editions);
  return wished && !('code' in wished) ? wished : undefined;
};

it('[K19] [K27] [K28] replacements of each part of a kingdom match the golden file', async () => {
  const text: string[] = [];
  const names = [
    'landscapes of each kind, one of them by name, one weighing more',
    'all that is chosen for cards',
    'an Obelisk and an army',
    'as few as can be of what was played last',
    'of two sets, the classic way, with what must be there',
    'landscapes as they weigh, as many as come',
    'piles chosen for cards, with Colonies, from few sets',
    'a bane that is demanded',
  ];
  for (const name of names) {
    const request = REQUESTS[name] ?? plain;
    const kingdom = kingdomOf(request, 1);
    const others = { ...request, include: [] };
    text.push(`${name}:`, `  ${formatKingdomNames(kingdom, dominion)}`);
    for (const [target, wish = ''] of targetsOf(kingdom)) {
      const sampler = prepare(
        replacementRequest(others, kingdom, target, dominion, wishOf(wish, kingdom, target)),
        dominion,
      );
      const after = 'code' in sampler ? sampler : replaceKingdomPart(kingdom, target, sampler, dominion, luck(3));
      text.push(`  ${JSON.stringify(target)} ${wish}`.trimEnd(), `    ${shown(after)}`);
    }
    text.push('');
  }
  await expect(text.join('\n')).toMatchFileSnapshot('../golden/kingdoms-replaced.txt');
});
