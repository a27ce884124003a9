import { type CellId, hashTextTo32Bits, type LiveTable, type Operation, type PieceId } from '../../table/index.ts';
import { captureGainOf } from './captures.ts';
import { createSeededRandom } from './luck.ts';
import { TURN_ENDING_ACTS } from './search-table.ts';

/** Returns a name of an act that doesn't depend on its actor. */
export const nameOfAct = ({ actor: _, ...act }: Operation): string => JSON.stringify(act);

/**
 * Puts acts that end the turn first. Of acts with the same worth the first one is done, so the bot ends its turn if
 * nothing gains.
 */
export const endsFirst = (acts: readonly Operation[]): readonly Operation[] =>
  acts.toSorted((a, b) => Number(isEnd(b)) - Number(isEnd(a)));

/** Puts captures first if there are more acts than `few`, because the effort may not be enough for all. */
export const capturesFirst = (table: LiveTable, acts: readonly Operation[], few: number): readonly Operation[] => {
  if (acts.length <= few) return acts;
  const captures = new Set(acts.filter((act) => captureGainOf(table, act) !== undefined));
  return acts.toSorted((a, b) => Number(captures.has(b)) - Number(captures.has(a)));
};

/** Puts acts that are new first, and then the known ones in their order. */
export const newFirst = (acts: readonly Operation[], known: readonly Operation[]): readonly Operation[] => {
  if (known.length === 0) return acts;
  const place = new Map(known.map((act, i) => [nameOfAct(act), i]));
  const placed = acts.map((act) => ({ act, at: place.get(nameOfAct(act)) ?? -1 }));
  return placed.sort((a, b) => a.at - b.at).map(({ act }) => act);
};

export interface Overlooking {
  /** The part of the acts that are overlooked, from 0 to 1. */
  readonly part: number;
  readonly seed: number;
  readonly left?: readonly LeftCell[];
}

/** A cell that a piece left earlier in the turn. The piece doesn't move back to it. */
export interface LeftCell {
  readonly piece: PieceId;
  readonly cell: CellId;
}

/**
 * Returns the acts without those that a beginner overlooks; the same for the same seed. Beginners see captures, and that
 * they can end their turn. If all acts would be overlooked, none is.
 */
export const withoutOverlooked = (
  table: LiveTable,
  acts: readonly Operation[],
  { part, seed, left = [] }: Overlooking,
): readonly Operation[] => {
  const isBack = (act: Operation): boolean =>
    act.kind === 'move' &&
    act.pieces.every((id) => left.some(({ piece, cell }) => piece === id && cell === act.to.cell));
  const isPlain = (act: Operation): boolean =>
    TURN_ENDING_ACTS.some((kind) => kind === act.kind) || captureGainOf(table, act) !== undefined;
  const isNoticed = (act: Operation): boolean =>
    part === 0 || isPlain(act) || shareOf(`${seed} ${nameOfAct(act)}`) >= part;
  const noticed = acts.filter((act) => !isBack(act) && isNoticed(act));
  return noticed.length > 0 ? noticed : acts;
};

/** Returns a number from 0 to 1 (exclusive), as if by chance. It is the same for the same text. */
const shareOf = (text: string): number => createSeededRandom(hashTextTo32Bits(text)).below(2 ** 20) / 2 ** 20;

const isEnd = ({ kind }: Operation): boolean => kind === 'end-turn' || kind === 'next-phase';
