import { derived } from '../../../engine/core/derived.ts';
import { near, nearEach } from '../../../engine/expression/near.ts';
import { type BadList, type Dominion, foldName, type ListNote, namesInExpressions } from '../../../kingdom/index.ts';
import { bold, plain } from '../../../view/text.ts';
import { MOST_WORDS_MEANT } from '../../limits.ts';
import { unknownName } from '../refusals.ts';
import { listed } from '../text.ts';

/** Cards of every game, which nobody chooses for a kingdom. */
const basics = ['Copper', 'Silver', 'Gold', 'Estate', 'Duchy', 'Province', 'Curse'];

type Cards = Pick<Dominion, 'cards' | 'landscapes'>;

/** All names of piles, of the cards in them, and of landscapes. */
const cardNames = ({ cards, landscapes }: Cards): readonly string[] => [
  ...cards.flatMap(({ name, also, cards: inside }) => [name, ...also, ...inside.map((one) => one.name)]),
  ...landscapes.map(({ name }) => name),
];

/** Each of these names and of the cards of every game, one for all that are the same to whoever types. */
const eachOnce = (names: readonly string[]): readonly string[] => {
  const once = new Map([...names, ...basics].toReversed().map((name) => [foldName(name).replace(/s$/, ''), name]));
  return [...once.values()];
};

const namesOfCards = derived((dominion: Cards) => eachOnce(cardNames(dominion)));
const namesOfAll = derived((dominion: Dominion) => eachOnce([...cardNames(dominion), ...namesInExpressions(dominion)]));

/** True if the name is near the typed text or some words of it (K35). */
function isNear(typed: string, name: string): boolean {
  const words = typed.trim().split(/\s+/).slice(0, 12);
  return words.some((_, from) =>
    words
      .slice(from, from + MOST_WORDS_MEANT)
      .some((__, more) => near(words.slice(from, from + more + 1).join(' '), [name]).length > 0),
  );
}

/** `Did you mean **Moat**?`, and which names mean cards of every game; empty where nothing is near. */
function meantText(typed: string, names: readonly string[]): string {
  const wanted = foldName(typed);
  if (basics.some((name) => foldName(name) === wanted))
    return `${bold(typed)} is in every game, so not a part of a kingdom.`;
  const found = wanted === '' ? [] : nearEach(typed, names).filter((name) => isNear(typed, name));
  const basic = found.filter((name) => basics.includes(name));
  const others = found.filter((name) => !basics.includes(name)).map((name) => `**${plain(name)}**`);
  return [
    ...(others.length > 0 ? [`Did you mean ${listed(others, 'or')}?`] : []),
    ...(basic.length > 0
      ? [`${listed(basic.map(bold))} ${basic.length === 1 ? 'is' : 'are'} in every game, so not a part of a kingdom.`]
      : []),
  ].join(' ');
}

/** That no pile or landscape has this name, and what comes near it (D40, T11). */
export function unknownCardText(typed: string, dominion: Cards): string {
  const meant = meantText(typed, namesOfCards(dominion));
  if (basics.some((name) => foldName(name) === foldName(typed))) return meant;
  return `${unknownName('card', typed, [])} ${meant === '' ? 'Names are parted by commas.' : meant}`;
}

/** What comes near a name that means nothing in an expression; empty where nothing does. */
export function meantInExpression(typed: string, dominion: Dominion): string {
  return meantText(typed, namesOfAll(dominion));
}

/** Why a list of names can't be used, and what would work (D40). */
export function badListText(bad: BadList, dominion: Dominion): string {
  switch (bad.fault) {
    case 'unknown':
      return unknownCardText(bad.text, dominion);
    case 'misfit':
      return `${bold(bad.text)} can't be what is chosen for ${bold(bad.by)}.`;
    case 'boons':
      return 'The Druid has three Boons: `Druid (The Sea’s Gift, The Sky’s Gift, The Sun’s Gift)`.';
    case 'deck':
      return 'I keep a Black Market deck of at most fifteen cards.';
    case 'companions':
      return 'A kingdom has one Ally and one Prophecy at most.';
    case 'too-many':
      return `These are ${bad.piles} piles, and a kingdom has ten. What is chosen for a card stands in brackets behind it: \`Young Witch (Cellar)\`.`;
  }
}

/** The note about parts of a pasted kingdom that don't fit (K37). */
export function listNoteText(note: ListNote): string {
  switch (note.fault) {
    case 'misfit':
      return `By the rules, ${bold(note.text)} can't be chosen for ${bold(note.by)}.`;
    case 'boons':
      return 'The Druid has three Boons: they are drawn.';
    case 'deck':
      return 'Of the Black Market deck, the first fifteen cards are kept.';
    case 'companions':
      return 'Only the first Ally and the first Prophecy are kept.';
  }
}
