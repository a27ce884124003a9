import type { Piece } from '../../../src/engine/index.ts';
import {
  endingActsOf,
  firstSideOfPerson,
  type MatchPlayer,
  possibleActsOf,
  tried,
} from '../../../src/matches/match.ts';
import type { LiveTable, Operation, SideId } from '../../../src/table/index.ts';

/** Reference players that look one act ahead. */

/** A win is worth more than any pieces. */
const WIN = 1_000_000;

/** How good a table is for a side, after one of its acts. */
type Worth = (table: LiveTable, side: SideId) => number;

/** Plays the act with the best table after it, one of the best by chance. A loss comes last, a win first. */
const greedy =
  (worth: Worth): MatchPlayer =>
  (table, person, luck) => {
    const side = firstSideOfPerson(table, person);
    const acts = possibleActsOf(table, person);
    if (side === undefined || acts.length === 0) return endingActsOf(table, person)[0];
    return luck.oneOf(best(table, acts, () => worth(table, side) + resultOf(table, side)));
  };

/** The acts with the best table after them. */
const best = (table: LiveTable, acts: readonly Operation[], worth: () => number): readonly Operation[] => {
  let [most, found]: [number, Operation[]] = [Number.NEGATIVE_INFINITY, []];
  for (const act of acts) {
    const value = tried(table, act, worth) ?? Number.NEGATIVE_INFINITY;
    if (value > most) [most, found] = [value, []];
    if (value === most) found.push(act);
  }
  return found;
};

const resultOf = (table: LiveTable, side: SideId): number => {
  const result = table.get('outcome', side)?.result;
  return result === 'won' ? WIN : result === 'lost' ? -WIN : 0;
};

/** The pieces on cells of boards. */
const onBoards = (table: LiveTable): readonly Piece[] =>
  [...table.all('piece')].filter(({ place }) => place.cell !== undefined);

/** Captures as many enemies as it can. */
export const mostCaptures: MatchPlayer = greedy(
  (table, own) => -onBoards(table).filter(({ side }) => side !== undefined && side !== own).length,
);

/** The usual values of chess pieces, in pawns. */
const VALUES: { readonly [prototype: string]: number } = { pawn: 1, knight: 3, bishop: 3, rook: 5, queen: 9 };

/** Checkmates if it can, and else captures the most valuable piece that it can. */
export const mostValuable: MatchPlayer = greedy((table, own) =>
  onBoards(table).reduce((sum, { side, prototype = '' }) => sum - (side === own ? 0 : (VALUES[prototype] ?? 0)), 0),
);

/** Plays the act after which it has most pieces on the board. */
export const mostDiscs: MatchPlayer = greedy((table, own) => onBoards(table).filter(({ side }) => side === own).length);

/** Leaves as few points with a single checker as it can, act by act. Checkers on the bar are no blots. */
export const fewestBlots: MatchPlayer = greedy((table, own) => {
  const checkers = onBoards(table).filter(({ side }) => side === own);
  const alone = checkers.filter(
    ({ place, values }) => Number(values['Pips']) > 0 && Number(values['Pips']) < 25 && isAlone(checkers, place.cell),
  );
  return -alone.length;
});

const isAlone = (checkers: readonly Piece[], cell: string | undefined): boolean =>
  checkers.filter(({ place }) => place.cell === cell).length === 1;
