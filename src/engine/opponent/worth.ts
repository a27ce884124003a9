import { derived, isOn, type LiveTable, type SideId } from '../../table/index.ts';
import { effectiveValue } from '../modifiers/effective-value.ts';
import { evaluateFormulaForSide } from '../play/lines/side-formula.ts';
import type { Module } from '../play/module.ts';
import { isInGame, moduleOf } from '../play/queries.ts';
import type { Piece } from '../play/records.ts';
import { countForEnding } from '../play/turns/ending-counts.ts';
import { rankingScores } from '../scorekeepers/lead.ts';
import { approachOf } from './approach.ts';
import { winningGoalsOfModule } from './goals.ts';

export const WORTH_OF_WIN = 1_000_000;

/** The worth of a point of the deciding score, where 1 is a plain piece. A point of another score is worth 1. */
const DECIDING_POINT = 10;

/** Returns the worth of a side's result; undefined while it has none. */
export const worthOfResult = (table: LiveTable, side: SideId): number | undefined => {
  const result = table.get('outcome', side)?.result;
  return result === undefined ? undefined : { won: WORTH_OF_WIN, drew: 0, lost: -WORTH_OF_WIN }[result];
};

/** Returns the worth of an unfinished position for a side; more is better. */
export type PositionRater = (table: LiveTable, side: SideId) => number;

/**
 * Returns a function that judges a game's positions (G49). It uses ranking scores and the module's `opponent:`. Without
 * `opponent:`, it also uses the amounts that endings count, the goals of instructions, and pieces. It reads the whole
 * table, which must be made from a player's view.
 */
export const createPositionRater = (table: LiveTable): PositionRater => {
  const module = moduleOf(table);
  const { score } = module.opponent ?? {};
  const counted = countedIn(module);
  const worthOf = pieceWorthUsedForRating(module);
  return (now, side) => {
    let sum = worthOf ? materialLeadOf(now, side, worthOf) : 0;
    if (counted && score === undefined) sum += lead(countForEnding(now, counted, sidesIn(now)), side);
    if (score !== undefined) sum += leadBy(now, side, (one) => evaluateFormulaForSide(now, score, one) ?? 0);
    else
      for (const { property, sign } of winningGoalsOfModule(module))
        sum += leadBy(now, side, (one) => sign * valueOfSide(now, property, one)) * DECIDING_POINT;
    for (const [i, scores] of rankingScores(now).entries()) sum += lead(scores, side) * (i === 0 ? DECIDING_POINT : 1);
    return sum + lead(approachOf(now), side);
  };
};

/** True if the `score:` of the game's module is a number for every side. Without a number, it counts as 0. */
export const isScoreNumeric = (table: LiveTable): boolean => {
  const { score } = moduleOf(table).opponent ?? {};
  return score === undefined || sidesIn(table).every((one) => evaluateFormulaForSide(table, score, one) !== undefined);
};

const countedIn = ({ endings }: Module) => endings?.find(({ result }) => result === 'most' || result === 'area');

/** Returns the worth of a piece; 0 if the piece is out of the game. */
export type PieceWorth = (piece: Pick<Piece, 'prototype' | 'place'>) => number;

export const pieceWorthIn = derived((module: Module): PieceWorth => {
  const { prototypes, traits, opponent } = module;
  const values = new Map(
    Object.keys(prototypes).map((name) => [name, opponent?.worth?.[name] ?? (isOn(traits?.[name]?.royal) ? 0 : 1)]),
  );
  const reserves = reservesOf(module);
  return ({ prototype, place }) =>
    place.cell === undefined && !reserves.has(place.in) ? 0 : (values.get(prototype ?? '') ?? 1);
});

/** Returns the worth of pieces; undefined if the module's positions aren't judged by pieces. */
export const pieceWorthUsedForRating = (module: Module): PieceWorth | undefined => {
  const { worth, score } = module.opponent ?? {};
  const isByPieces = worth !== undefined || (score === undefined && countedIn(module) === undefined);
  return isByPieces ? pieceWorthIn(module) : undefined;
};

export const materialLeadOf = (table: LiveTable, side: SideId, worthOf: PieceWorth): number => {
  const total = new Map<SideId, number>();
  for (const piece of table.all('piece'))
    if (piece.side !== undefined) total.set(piece.side, (total.get(piece.side) ?? 0) + worthOf(piece));
  return lead(total, side);
};

/** Returns the places, not on boards, where pieces wait to enter the game. Places of captured pieces are left out. */
const reservesOf = ({ setup, maps, traits = {} }: Module): ReadonlySet<string> => {
  const ways = [...maps, ...Object.values(traits)].flatMap(({ captures }) => captures ?? []);
  const taken = new Set(ways.flatMap((way) => ('to' in way && way.to !== undefined ? [way.to] : [])));
  return new Set(
    setup.flatMap(({ map, board }) => (board === undefined && map !== undefined && !taken.has(map) ? [map] : [])),
  );
};

const sidesIn = (table: LiveTable): readonly SideId[] =>
  [...table.all('side')].flatMap(({ id }) => (isInGame(table, id) ? [id] : []));

const leadBy = (table: LiveTable, side: SideId, amountOf: (side: SideId) => number): number =>
  lead(new Map(sidesIn(table).map((one) => [one, amountOf(one)])), side);

const valueOfSide = (table: LiveTable, name: string, id: SideId): number => {
  const value = effectiveValue(table, { kind: 'side', id, name });
  return typeof value === 'number' ? value : 0;
};

const lead = (amounts: ReadonlyMap<SideId, number>, side: SideId): number => {
  const own = amounts.get(side) ?? 0;
  let [others, count] = [0, 0];
  for (const [one, amount] of amounts)
    if (one !== side) {
      others += amount;
      count += 1;
    }
  return count === 0 ? own : own - others / count;
};
