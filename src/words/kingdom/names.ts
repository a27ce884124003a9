import {
  type Dominion,
  foldName,
  type InvalidKingdomList,
  type KingdomListWarning,
  namesInExpressions,
} from '../../kingdom/index.ts';
import { findSimilarNamesByPart, near } from '../../table/expression/index.ts';
import { derived } from '../../table/index.ts';
import { MOST_WORDS_IN_TYPED_NAME } from '../base/limits.ts';
import type { Format } from '../base/messages.ts';
import { name, names } from '../base/values.ts';

/** Basic cards, which every game has and which can't be chosen for a kingdom. */
const BASICS = ['Copper', 'Silver', 'Gold', 'Estate', 'Duchy', 'Province', 'Curse'];

type Cards = Pick<Dominion, 'cards' | 'landscapes'>;

/** The names of all piles, of the cards in them, and of all landscapes. */
const cardNames = ({ cards, landscapes }: Cards): readonly string[] => [
  ...cards.flatMap(({ name: pile, also, cards: inside }) => [pile, ...also, ...inside.map((one) => one.name)]),
  ...landscapes.map((one) => one.name),
];

/** All names, including the basic cards. Of several spellings that players type alike, only one remains. */
const eachOnce = (all: readonly string[]): readonly string[] => {
  const once = new Map([...all, ...BASICS].toReversed().map((one) => [foldName(one).replace(/s$/, ''), one]));
  return [...once.values()];
};

const namesOfCards = derived((dominion: Cards) => eachOnce(cardNames(dominion)));
const namesOfAll = derived((dominion: Dominion) => eachOnce([...cardNames(dominion), ...namesInExpressions(dominion)]));

/** True if the name is similar to the typed text or to some words of it (K35). */
const isNear = (typed: string, one: string): boolean => {
  const words = typed.trim().split(/\s+/).slice(0, 12);
  return words.some((_, from) =>
    words
      .slice(from, from + MOST_WORDS_IN_TYPED_NAME)
      .some((__, more) => near(words.slice(from, from + more + 1).join(' '), [one]).length > 0),
  );
};

const isBasic = (typed: string): boolean => BASICS.some((one) => foldName(one) === foldName(typed));

/** The names that the player may have meant, and which of them are basic cards; empty if no name is similar. */
const meantText = (format: Format, typed: string, all: readonly string[]): string => {
  if (isBasic(typed)) return format('kingdom-basic', { names: names([typed]), count: 1 });
  const found = foldName(typed) === '' ? [] : findSimilarNamesByPart(typed, all).filter((one) => isNear(typed, one));
  const basics = found.filter((one) => BASICS.includes(one));
  const others = found.filter((one) => !BASICS.includes(one));
  return [
    ...(others.length > 0 ? [format('kingdom-meant', { names: names(others, 'or') })] : []),
    ...(basics.length > 0 ? [format('kingdom-basic', { names: names(basics), count: basics.length })] : []),
  ].join(' ');
};

/** The refusal of a name that no pile or landscape has, with similar names (D40, T11). */
export const unknownCardText = (format: Format, typed: string, dominion: Cards): string => {
  const meant = meantText(format, typed, namesOfCards(dominion));
  if (isBasic(typed)) return meant;
  return [
    format('kingdom-unknown-card', { name: name(typed) }),
    meant === '' ? format('kingdom-comma-hint') : meant,
  ].join(' ');
};

/** The names that are similar to an unknown name in an expression; empty if there are none. */
export const meantInExpression = (format: Format, typed: string, dominion: Dominion): string =>
  meantText(format, typed, namesOfAll(dominion));

/** The reason why a list of names can't be used, and what works (D40). */
export const badListText = (format: Format, bad: InvalidKingdomList, dominion: Dominion): string => {
  switch (bad.fault) {
    case 'unknown':
      return unknownCardText(format, bad.text, dominion);
    case 'misfit':
      return format('kingdom-list-misfit', { name: name(bad.text), by: name(bad.by) });
    case 'boons':
    case 'deck':
    case 'companions':
      return format(`kingdom-list-${bad.fault}`);
    case 'too-many':
      return format('kingdom-list-too-many', { count: bad.piles });
  }
};

/** The note about parts of a pasted kingdom that don't fit (K37). */
export const listNoteText = (format: Format, note: KingdomListWarning): string =>
  note.fault === 'misfit'
    ? format('kingdom-note-misfit', { name: name(note.text), by: name(note.by) })
    : format(`kingdom-note-${note.fault}`);
