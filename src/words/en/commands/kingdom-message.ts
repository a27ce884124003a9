import { plain } from '../../../view/text.ts';
import { counted, listed as joined } from '../text.ts';

/** What stands around a kingdom: its buttons, and how it came about. */
export const labels = {
  again: 'Draw again',
  replace: 'Replace one',
  wish: 'Replace by a wish',
  lock: 'Lock',
  copy: 'Copy',
  played: 'Played',
  later: 'Draw second ten',
  /** Of a select. */
  pile: 'Which pile?',
  piles: 'Which piles?',
};

export const setUp = (page: string): string => `[Set-up, to print](${page})`;
export const boxesUnknown: string = "Pick the sets you own below, and I'll draw from those.";
export const byCode: string =
  'This is the kingdom of that code, as it was drawn. Only `sort:` and `players:` work with `code:`.';
export const listed: string = 'As listed.';
export const listedOpen: string = 'As listed. I drew what the list left open.';

/** What can be replaced beside piles and landscapes. */
export const parts = {
  bane: 'the bane',
  ruins: 'Ruins',
  boons: 'Boons',
  druid: 'for the Druid',
  deck: 'Black Market deck',
};

/** What comes again of the kingdoms that were played last (K25). */
export const nonePlayed: string =
  "I don't know of any kingdom played here. Press **Played** below a kingdom after your game.";
export const fewPlayed = (count: number): string =>
  `${counted(count, 'kingdom')} ${count === 1 ? 'has' : 'have'} been played here that I know of.`;
/** `last`: so many kingdoms; `fewest`: there can be no fewer cards. */
export const comeAgain = (cards: readonly string[], last: number, fewest: boolean): string => {
  const which = last === 1 ? 'the kingdom played last' : `the ${last} kingdoms played last`;
  if (cards.length === 0) return `Nothing in it was in ${which}.`;
  const why = fewest ? "fewer isn't possible with your other demands" : 'I found none with fewer';
  return `${counted(cards.length, 'card')} of ${which} ${cards.length === 1 ? 'comes' : 'come'} again, and ${why}: ${cards.join(', ')}.`;
};
export const unseenFirst: string = "Cards you haven't seen for longest are favored.";

/** Usual wishes that gave way, and piles that came from elsewhere. */
export const gaveWay = (wishes: readonly string[]): string => `I had to drop: ${wishes.join('; ')}.`;
export const replaced = (wishes: readonly string[]): string =>
  `Your demands replace the usual ones: ${wishes.join('; ')}.`;
/** Of a pasted kingdom. */
export const lost = (names: readonly string[]): string =>
  `Left out, since it can't stand there: ${joined(names.map((name) => plain(name)))}.`;
export const tooSmall = (spare: number): string =>
  `The chosen sets are too small: ${counted(spare, 'pile')} come${spare === 1 ? 's' : ''} from others.`;
