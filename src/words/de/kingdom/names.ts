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
    return `${bold(typed)} ist in jedem Spiel, also kein Teil eines Königreichs.`;
  const found = wanted === '' ? [] : nearEach(typed, names).filter((name) => isNear(typed, name));
  const basic = found.filter((name) => basics.includes(name));
  const others = found.filter((name) => !basics.includes(name)).map((name) => `**${plain(name)}**`);
  return [
    ...(others.length > 0 ? [`Meintest du ${listed(others, 'oder')}?`] : []),
    ...(basic.length > 0
      ? [
          `${listed(basic.map(bold))} ${basic.length === 1 ? 'ist' : 'sind'} in jedem Spiel, also kein Teil eines Königreichs.`,
        ]
      : []),
  ].join(' ');
}

/** That no pile or landscape has this name, and what comes near it (D40, T11). */
export function unknownCardText(typed: string, dominion: Cards): string {
  const meant = meantText(typed, namesOfCards(dominion));
  if (basics.some((name) => foldName(name) === foldName(typed))) return meant;
  return `${unknownName('die Karte', typed, [])} ${meant === '' ? 'Namen werden durch Kommas getrennt.' : meant}`;
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
      return `${bold(bad.text)} kann nicht sein, was für ${bold(bad.by)} gewählt ist.`;
    case 'boons':
      return 'Der Druid hat drei Gaben: `Druid (The Sea’s Gift, The Sky’s Gift, The Sun’s Gift)`.';
    case 'deck':
      return 'Ich führe einen Stapel des Black Market von höchstens fünfzehn Karten.';
    case 'companions':
      return 'Ein Königreich hat höchstens einen Ally und eine Prophecy.';
    case 'too-many':
      return `Das sind ${bad.piles} Stapel, und ein Königreich hat zehn. Was für eine Karte gewählt ist, steht in Klammern dahinter: \`Young Witch (Cellar)\`.`;
  }
}

/** The note about parts of a pasted kingdom that don't fit (K37). */
export function listNoteText(note: ListNote): string {
  switch (note.fault) {
    case 'misfit':
      return `Nach den Regeln passt ${bold(note.text)} nicht zu ${bold(note.by)}.`;
    case 'boons':
      return 'Der Druid hat drei Boons: Sie werden gezogen.';
    case 'deck':
      return 'Vom Stapel des Black Market bleiben die ersten fünfzehn Karten.';
    case 'companions':
      return 'Nur der erste Ally und die erste Prophecy bleiben.';
  }
}
