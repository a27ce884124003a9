import { plain } from '../../../view/text.ts';
import { counted, listed as joined } from '../text.ts';

/** What stands around a kingdom: its buttons, and how it came about. */
export const labels = {
  again: 'Neu ziehen',
  replace: 'Ersetzen',
  wish: 'Nach Wunsch',
  lock: 'Festhalten',
  copy: 'Kopieren',
  played: 'Gespielt',
  later: 'Zweite zehn',
  /** Of a select. */
  pile: 'Welcher Stapel?',
  piles: 'Welche Stapel?',
};

export const setUp = (page: string): string => `[Aufbau, zum Drucken](${page})`;
export const boxesUnknown: string = 'Wähle unten eure Sets, dann ziehe ich daraus.';
export const byCode: string =
  'Das ist das Königreich zu diesem Code, wie es gezogen wurde. Neben `code:` wirken nur `sort:` und `players:`.';
export const listed: string = 'Wie aufgezählt.';
export const listedOpen: string = 'Wie aufgezählt. Was die Liste offenließ, habe ich gezogen.';

/** What can be replaced beside piles and landscapes. */
export const parts = {
  bane: 'der Bannstapel',
  ruins: 'Ruinen',
  boons: 'Gaben',
  druid: 'für den Druid',
  deck: 'Stapel des Black Market',
};

/** What comes again of the kingdoms that were played last (K25). */
export const nonePlayed: string =
  'Ich weiß von keinem Königreich, das hier gespielt wurde. Drücke nach dem Spiel **Gespielt** unter dem Königreich.';
export const fewPlayed = (count: number): string =>
  `Ich weiß von ${counted(count, 'Königreich, das', 'Königreichen, die')} hier gespielt ${count === 1 ? 'wurde' : 'wurden'}.`;
/** `last`: so many kingdoms; `fewest`: there can be no fewer cards. */
export const comeAgain = (cards: readonly string[], last: number, fewest: boolean): string => {
  const which = last === 1 ? 'dem zuletzt gespielten Königreich' : `den ${last} zuletzt gespielten Königreichen`;
  if (cards.length === 0) return `Nichts davon war in ${which}.`;
  const why = fewest ? 'weniger geht mit deinen anderen Forderungen nicht' : 'ich fand keines mit weniger';
  return `Aus ${which} ${cards.length === 1 ? 'kommt' : 'kommen'} ${counted(cards.length, 'Karte', 'Karten')} wieder, und ${why}: ${cards.join(', ')}.`;
};
export const unseenFirst: string = 'Was hier am längsten nicht gespielt wurde, kommt eher.';

/** Usual wishes that gave way, and piles that came from elsewhere. */
export const gaveWay = (wishes: readonly string[]): string =>
  `Worauf ich sonst achte, dafür war kein Platz: ${wishes.join('; ')}.`;
export const replaced = (wishes: readonly string[]): string =>
  `Deine Forderungen ersetzen die üblichen: ${wishes.join('; ')}.`;
/** Of a pasted kingdom. */
export const lost = (names: readonly string[]): string =>
  `Weggelassen, weil es dort nicht stehen kann: ${joined(names.map((name) => plain(name)))}.`;
export const tooSmall = (spare: number): string =>
  `Die gewählten Sets sind zu klein: ${counted(spare, 'Stapel kommt', 'Stapel kommen')} aus anderen.`;
