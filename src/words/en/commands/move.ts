import { bold } from '../../../view/text.ts';
import { OVERRULE } from '../systems/overruled.ts';
import { listed } from '../text.ts';

/** What Discord lists of `/move`. */
export const definition = {
  description: 'Move a piece or an army, taking pieces where the game allows it',
  options: {
    piece: 'The piece or the army: its cell, its name or its id; or a move such as Nf3, 9-14 or D4',
    to: 'Where to: a cell, or a map',
    units: 'Which units of an army or a cell: 1,3 or 1-3 or 2 pikemen or all but 2',
    via: 'Cells on the way, with commas between',
    capture: "Enemy's pieces that are taken, with commas between",
    becomes: 'What the piece becomes where it gets, if it does',
    overrule: OVERRULE,
  },
};

/** A move as chess players write it that can't be made; `moves`: legal ones, of which there are `more`. */
export const written = {
  unreadable: (typed: string, moves: readonly string[], more: number): string =>
    `I can't read ${bold(typed)} as a move. You can play ${movesText(moves, more)}.`,
  illegal: (typed: string, moves: readonly string[], more: number): string =>
    `${bold(typed)} isn't a legal move. You can play ${movesText(moves, more)}.`,
  ambiguous: (typed: string, moves: readonly string[], more: number): string =>
    `${bold(typed)} can mean several moves. Choose ${movesText(moves, more)}.`,
};

const movesText = (moves: readonly string[], more: number): string =>
  listed([...moves.map(bold), ...(more > 0 ? ['another move'] : [])], 'or');

/** A cell within reach, as completion offers it; `cost`: undefined where it takes all points that are left. */
export const cellInReach = (cell: string, cost: number | undefined): string =>
  `${cell} (${cost === undefined ? 'all points' : `costs ${cost}`})`;
