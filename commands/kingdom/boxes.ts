import { type Dominion, type Edition, parseSetList } from '../../src/kingdom/index.ts';
import { type InputContext, publicWords, type Reply } from '../../src/port/command.ts';
import type { HouseRules, HouseRulesStore } from '../../src/session/kingdom/house.ts';
import { controlId, DISCORD_LIMITS, type Message, type SelectMenu } from '../../src/view/text/message.ts';
import type { Words } from '../../src/words/index.ts';

import { toAsker } from '../common/table.ts';
import { editionTitlesOf } from './house-show.ts';
import { describeUnusableCardSets } from './request.ts';

const partsOf = ({ sets }: Dominion): readonly (readonly Edition[])[] => {
  const all = sets.flatMap(({ editions }) => editions);
  return Array.from({ length: Math.ceil(all.length / DISCORD_LIMITS.options) }, (_, part) =>
    all.slice(part * DISCORD_LIMITS.options, (part + 1) * DISCORD_LIMITS.options),
  );
};

/**
 * Returns selects with all editions to choose from, each on a row (K19, K39). A single select has the given id. If
 * there are several, their ids end with an index, and each changes only the editions that it lists.
 */
export const editionSelects = (
  { commands }: Words,
  dominion: Dominion,
  id: readonly [command: string, ...args: string[]],
): readonly (readonly SelectMenu[])[] => {
  const parts = partsOf(dominion);
  const [command, verb = '', ...args] = id;
  return parts.map((editions, part) => {
    const options = editions.map(({ key, title }) => ({ value: key, label: title }));
    const { whichBoxes, whichBoxesOf } = commands.house;
    return [
      parts.length === 1
        ? {
            kind: 'select',
            id: controlId(command, verb, ...args),
            placeholder: whichBoxes,
            options,
            min: 1,
            max: options.length,
          }
        : {
            kind: 'select',
            id: controlId(command, verb, ...args, String(part)),
            placeholder: whichBoxesOf(part + 1, parts.length),
            options,
            min: 0,
            max: options.length,
          },
    ];
  });
};

export const boxesFromSelect = (
  dominion: Dominion,
  part: string | undefined,
  values: readonly string[],
  { boxes = [] }: Pick<HouseRules, 'boxes'>,
): readonly string[] => {
  const own = part === undefined ? undefined : (partsOf(dominion)[Number(part)] ?? []).map(({ key }) => key);
  const all = dominion.sets.flatMap(({ editions }) => editions.map(({ key }) => key));
  return all.filter((key) => (own === undefined || own.includes(key) ? values : boxes).includes(key));
};

export const askForOwnedBoxes = (words: Words, dominion: Dominion): Message => ({
  text: words.commands.house.chooseBoxes,
  rows: editionSelects(words, dominion, ['house', 'boxes']),
});

/** Stores the boxes of the house. The text `all` alone means every box, including future ones. */
export const storeOwnedBoxes = async (
  house: HouseRulesStore,
  dominion: Dominion,
  act: InputContext,
  typed: string,
): Promise<Reply> => {
  const { commands } = publicWords(act);
  const all = dominion.sets.flatMap(({ editions }) => editions.map(({ key }) => key));
  const read = parseSetList(typed, dominion, all);
  if ('code' in read) return toAsker(describeUnusableCardSets(act.words, read, dominion));
  if (/^\s*all\s*$/i.test(typed)) {
    await house.setBoxes(act, undefined);
    return saying(commands.house.allBoxes(act.person.id));
  }
  const inOrder = all.filter((key) => read.includes(key));
  await house.setBoxes(act, inOrder);
  return saying(commands.kingdomPress.hasBoxes(act.person.id, editionTitlesOf(inOrder, dominion)));
};

const saying = (text: string): Reply => ({ answer: { text, to: 'channel' } });
