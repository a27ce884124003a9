import { effectiveValues } from '../../../engine/modifiers/effective-value.ts';
import type { Piece } from '../../../engine/play/records.ts';
import { DecimalAdder, type DecimalSum, type PlacedItem, type Table } from '../../../table/index.ts';
import { type CompiledCounter, createContributionReader, type PieceValueReader } from './count.ts';
import { countPiecesByGroups } from './grouped.ts';
import { containersInCounterScope, stacksInCounterScope } from './scoped-pieces.ts';

/**
 * Counts from scratch. Data about the table is read once for all pieces. Then each group of pieces, or each single
 * piece, is counted.
 */

/**
 * Returns the full sums of several counters, by id. Counters of one scope are counted together, so that each value is
 * read once.
 */
export const recountSums = (table: Table, all: readonly CompiledCounter[]): ReadonlyMap<string, DecimalSum> => {
  const sums = new Map<string, DecimalSum>();
  for (const together of byScope(all)) {
    const looks = looksAt(table);
    const tallied = together.map((one) => talliedFor(one, looks));
    const containers = containersInCounterScope(table, together[0].counter);
    const singly = containers ? countPiecesByGroups(table, containers, tallied) : tallied;
    const count = (piece: Piece, isStacked: boolean): void => {
      for (const one of singly) one.count(piece, 1, isStacked);
    };
    if (singly.length > 0)
      for (const stacks of stacksInCounterScope(table, together[0].counter)) eachOf(table, stacks, count);
    for (const { one, adder } of tallied) sums.set(one.counter.id, adder.sum);
  }
  return sums;
};

const talliedFor = (one: CompiledCounter, looks: (name: string) => PieceValueReader) => {
  const [part, adder] = [createContributionReader(one, looks), new DecimalAdder()];
  const count = (piece: Piece, times: number, isStacked = false): void => {
    const more = part(piece, isStacked);
    if (more !== undefined) adder.add(more, times);
  };
  return { one, adder, count };
};

const isPiece = ({ kind }: PlacedItem): boolean => kind === 'piece';

const eachOf = (
  table: Table,
  stacks: Iterable<readonly PlacedItem[]>,
  count: (piece: Piece, isStacked: boolean) => void,
): void => {
  for (const items of stacks) {
    const isShared = items.length > 1 && items.filter(isPiece).length > 1;
    for (const item of items) {
      const piece = isPiece(item) ? table.get('piece', item.id) : undefined;
      if (piece) count(piece, isShared && piece.place.cell !== undefined);
    }
  }
};

const byScope = (all: readonly CompiledCounter[]): Iterable<readonly [CompiledCounter, ...CompiledCounter[]]> => {
  const scopes = new Map<string, [CompiledCounter, ...CompiledCounter[]]>();
  for (const one of all) {
    const { on, map, decks } = one.counter;
    const key = JSON.stringify([on, map, decks]);
    const together = scopes.get(key);
    if (together) together.push(one);
    else scopes.set(key, [one]);
  }
  return scopes.values();
};

/**
 * Returns functions that read properties of pieces. Each function caches the value of the last piece, because several
 * counters read the same property.
 */
const looksAt = (table: Table): ((name: string) => PieceValueReader) => {
  const looks = new Map<string, PieceValueReader>();
  return (name) => {
    const known = looks.get(name);
    if (known) return known;
    const look = atHand(effectiveValues(table, 'piece', name));
    looks.set(name, look);
    return look;
  };
};

const atHand = (look: PieceValueReader): PieceValueReader => {
  let last: Piece | undefined;
  let value: ReturnType<PieceValueReader>;
  return (piece) => {
    if (piece !== last) {
      value = look(piece);
      last = piece;
    }
    return value;
  };
};
