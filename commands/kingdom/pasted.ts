import {
  codeOf,
  type Dominion,
  isKingdomListComplete,
  type Kingdom,
  type KingdomList,
  type KingdomListWithWarnings,
  kingdomFromNumbers,
  numbersOf,
  numbersOfList,
  parseKingdomListLeniently,
} from '../../src/kingdom/index.ts';
import type { InputContext, Reply } from '../../src/port/command.ts';
import type { Kingdoms } from '../../src/session/kingdom/kingdoms.ts';
import type { TypedKingdomWish } from '../../src/session/kingdom/wishes.ts';
import { toAsker } from '../common/table.ts';
import { replyWithKingdom } from './draw.ts';
import { resolveKingdomRequest } from './request.ts';

/** Returns a pasted list that describes a whole kingdom, if nothing else was typed except display options (D40). */
export const findPastedKingdomList = (
  { include, require: first, sort: _, players: __, ...others }: TypedKingdomWish,
  dominion: Dominion,
): KingdomListWithWarnings | undefined => {
  const [text, ...more] = [include, first].filter((one) => one !== undefined);
  if (text === undefined || more.length > 0 || Object.keys(others).length > 0) return undefined;
  const list = parseKingdomListLeniently(text, dominion);
  return 'code' in list || !isKingdomListComplete(list) ? undefined : list;
};

/**
 * Shows the kingdom of a pasted list: everything in the list is kept, and missing cards are drawn from the boxes of the
 * house.
 */
export const replyWithPastedKingdom = async (
  kingdoms: Kingdoms,
  act: InputContext,
  list: KingdomListWithWarnings,
  typed: TypedKingdomWish,
): Promise<Reply> => {
  const { kingdom: said, commands } = act.words;
  const [dominion, rules] = await Promise.all([kingdoms.dominion(act), kingdoms.house.rules(act)]);
  const wanted = resolveKingdomRequest(
    act.words,
    { shown: '', ...(typed.sort ? { sort: typed.sort } : {}) },
    rules,
    dominion,
  );
  const kingdom = kingdomFromNumbers(numbersOfList(list, dominion), dominion, 'cost');
  if ('why' in wanted || 'code' in kingdom) throw new Error('a list of known names has no kingdom');
  const drawn = await kingdoms.replace(wanted.request, wanted.usual, kingdom, { kind: 'gaps' });
  if ('code' in drawn) return toAsker(said.kingdomRefusalText(drawn, dominion));
  const lost = lostIn(list, drawn.kingdom, dominion);
  const open = codeOf(numbersOf(drawn.kingdom)) !== codeOf(numbersOf(kingdom));
  return replyWithKingdom(kingdoms, act, drawn.kingdom, typed, [
    open ? commands.kingdomMessage.listedOpen : commands.kingdomMessage.listed,
    ...(lost.length > 0 ? [commands.kingdomMessage.lost(lost)] : []),
    ...list.notes.map((note) => act.words.kingdomNames.listNoteText(note)),
  ]);
};

const lostIn = (list: KingdomList, kingdom: Kingdom, { cards, landscapes }: Dominion): readonly string[] => {
  const is = numbersOf(kingdom);
  const lost = [
    ...Object.entries(list.chosen).flatMap(([key, nr]) =>
      is.chosen[key as keyof typeof is.chosen] === nr ? [] : [nr],
    ),
    ...(list.bane === undefined || list.bane === is.bane ? [] : [list.bane]),
    ...list.later.filter((nr) => !is.later.includes(nr)),
    ...list.deck.filter((nr) => !is.deck.includes(nr)),
    ...[...list.traits].flatMap(([trait, nr]) =>
      is.traits[kingdom.landscapes.filter(({ kind }) => kind === 'trait').findIndex((one) => one.nr === trait)] === nr
        ? []
        : [nr],
    ),
  ];
  return [
    ...cards.filter(({ nr }) => lost.includes(nr)),
    ...landscapes.filter(({ nr }) => list.landscapes.includes(nr) && !is.landscapes.includes(nr)),
  ].map(({ name }) => name);
};
