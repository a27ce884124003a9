import { OVERRULE } from '../systems/overruled.ts';

/** What Discord lists of `/move`. */
export const definition = {
  description: 'Move a piece or an army, taking pieces where the game allows it',
  options: {
    piece: 'The piece or the army: its cell, its name or its id',
    to: 'Where to: a cell, or a map',
    units: 'Which units of an army or a cell: 1,3 or 1-3 or 2 pikemen or all but 2',
    via: 'Cells on the way, with commas between',
    capture: "Enemy's pieces that are taken, with commas between",
    becomes: 'What the piece becomes where it gets, if it does',
    overrule: OVERRULE,
  },
};

/** A cell within reach, as completion offers it; `cost`: undefined where it takes all points that are left. */
export const cellInReach = (cell: string, cost: number | undefined): string =>
  `${cell} (${cost === undefined ? 'all points' : `costs ${cost}`})`;
