import { type CellId, hashTextTo32Bits, type LiveTable, type Operation, type PieceId } from '../../table/index.ts';
import { captureGainOf } from './captures.ts';
import { createSeededRandom, type Luck } from './luck.ts';
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
const capturesFirst = (table: LiveTable, acts: readonly Operation[], few: number): readonly Operation[] => {
  if (acts.length <= few) return acts;
  const captures = new Set(acts.filter((act) => captureGainOf(table, act) !== undefined));
  return acts.toSorted((a, b) => Number(captures.has(b)) - Number(captures.has(a)));
};

/** Returns the acts of the first position that are searched, in this order. `few`: see `capturesFirst`. */
export const actsToSearch = (
  table: LiveTable,
  legal: readonly Operation[],
  { luck, known = [], overlooking }: SearchOrder,
  few: number,
): readonly Operation[] => {
  const seen = luck.shuffled(overlooking ? withoutOverlooked(table, legal, overlooking) : legal);
  return capturesFirst(table, alternateNewAndKnown(seen, known), few);
};

interface SearchOrder {
  readonly luck: Luck;
  readonly known?: readonly Operation[] | undefined;
  readonly overlooking?: Overlooking | undefined;
}

/**
 * Puts acts in the order in which they are searched if the effort may not be enough for all. New acts take turns with
 * known ones, of which the best of each piece come first, then the second best.
 */
export const alternateNewAndKnown = (acts: readonly Operation[], known: readonly Operation[]): readonly Operation[] => {
  if (known.length === 0) return acts;
  const place = new Map(known.map((act, i) => [nameOfAct(act), i]));
  const placed = acts.map((act) => ({ act, at: place.get(nameOfAct(act)) }));
  const fresh = placed.flatMap(({ act, at }) => (at === undefined ? [act] : []));
  const before = placed
    .flatMap(({ act, at }) => (at === undefined ? [] : [{ act, at }]))
    .sort((a, b) => a.at - b.at)
    .map(({ act }) => act);
  const later = bestOfEachPieceFirst(before);
  const most = Math.max(fresh.length, later.length);
  return Array.from({ length: most }, (_, i) => [fresh[i], later[i]])
    .flat()
    .filter((act) => act !== undefined);
};

const bestOfEachPieceFirst = (acts: readonly Operation[]): readonly Operation[] => {
  const counts = new Map<string, number>();
  const placed = acts.map((act) => {
    const piece = act.kind === 'move' ? (act.pieces[0] ?? '') : act.kind;
    const before = counts.get(piece) ?? 0;
    counts.set(piece, before + 1);
    return { act, before };
  });
  return placed.sort((a, b) => a.before - b.before).map(({ act }) => act);
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
