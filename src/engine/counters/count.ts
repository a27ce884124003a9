import { addTo, EMPTY_SUM, type Sum } from '../core/decimal.ts';
import type { Table } from '../core/table.ts';
import { decimalOf, isTrue, type Value } from '../core/value.ts';
import type { World } from '../core/world.ts';
import { evaluate } from '../expression/evaluate.ts';
import type { LookUp } from '../expression/look-up.ts';
import { EVERYTHING, readExpression } from '../expression/read.ts';
import { type Expression, reads } from '../expression/tree.ts';
import { effectiveValue } from '../modifiers/effective-value.ts';
import type { Piece } from '../play/records.ts';
import type { Counter } from './records.ts';
import { holds } from './scope.ts';

/** What one piece adds to one counter. */

/** A counter made ready: read once, for its record never changes. */
export interface CompiledCounter {
  readonly counter: Counter;
  readonly match: Expression;
  /** Every property on which a piece's part in it depends, the engine's own ones for stacks included (C13). */
  readonly reads: ReadonlySet<string>;
}

const compiledBy = new WeakMap<Counter, CompiledCounter>();

export const compiled = (counter: Counter): CompiledCounter => {
  const known = compiledBy.get(counter);
  if (known) return known;
  const reading = readExpression(counter.match);
  const match = reading.ok ? reading.expression : NOTHING;
  const names = new Set([
    ...reads(match),
    ...(counter.sum === undefined ? [] : [counter.sum]),
    ...(counter.stacks ? [] : [STACK]),
  ]);
  const made = { counter, match, reads: names };
  compiledBy.set(counter, made);
  return made;
};

/** A bad expression is refused when it is defined; one of an older version matches nothing (C11). */
const NOTHING: Expression = { kind: 'literal', value: false };

/** Stands among the names that a counter reads for whether a piece is stacked: no property has that name. */
export const STACK = '\nstacked';

const ONE: Sum = 1_000_000n;

/** What a piece adds, in millionths: 1 for a match, or the number that its property holds (C20 to C26). */
export const part = (world: World, one: CompiledCounter, piece: Piece): Sum =>
  partAsked(world, one, piece, (name) => effectiveValue(world, { kind: 'piece', id: piece.id, name }));

/** The same, with the piece's properties as they are asked for. */
export const partAsked = (world: World, one: CompiledCounter, piece: Piece, lookUp: LookUp): Sum =>
  holds(world, one.counter, piece.place) ? partInScope(world, one, piece, lookUp) : EMPTY_SUM;

const partInScope = (world: World, { counter, match }: CompiledCounter, piece: Piece, lookUp: LookUp): Sum => {
  if (!counter.stacks && isStacked(world, piece)) return EMPTY_SUM;
  if (match !== EVERYTHING && !isTrue(evaluate(match, lookUp))) return EMPTY_SUM;
  if (counter.sum === undefined) return ONE;
  const decimal = decimalOf(lookUp(counter.sum));
  return decimal === undefined ? EMPTY_SUM : addTo(EMPTY_SUM, decimal);
};

/**
 * Whether it stands on others, or others on it: loose pieces of one cell are one stack, cards of a deck and of a hand
 * are none (C32, C33).
 */
const isStacked = (world: World, { place }: Piece): boolean =>
  place.cell !== undefined && world.at(place.in, place.cell).filter(({ kind }) => kind === 'piece').length > 1;

/**
 * The whole sum, counted from scratch over the scope: for definitions that change, and to hold the kept one against
 * (C78).
 */
export const wholeSum = (table: Table, one: CompiledCounter): Sum => {
  let sum = EMPTY_SUM;
  for (const piece of piecesIn(table, one.counter)) sum += part(table, one, piece);
  return sum;
};

/**
 * The same for several counters, by their ids: those of one scope together, so that each property of a piece is looked
 * at once.
 */
export const wholeSums = (table: Table, all: readonly CompiledCounter[]): ReadonlyMap<string, Sum> => {
  const sums = new Map<string, Sum>(all.map(({ counter }) => [counter.id, EMPTY_SUM]));
  for (const together of byScope(all)) {
    const [{ counter: scope }] = together;
    const found = new Map<string, Value | undefined>();
    let id = '';
    const lookUp = (name: string): Value | undefined => {
      if (!found.has(name)) found.set(name, effectiveValue(table, { kind: 'piece', id, name }));
      return found.get(name);
    };
    for (const piece of piecesIn(table, scope)) {
      if (!holds(table, scope, piece.place)) continue;
      id = piece.id;
      found.clear();
      for (const one of together) {
        const more = partInScope(table, one, piece, lookUp);
        if (more !== EMPTY_SUM) sums.set(one.counter.id, (sums.get(one.counter.id) as Sum) + more);
      }
    }
  }
  return sums;
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

/** What some pieces add, those of them that there are. */
export const sumOf = (table: Table, one: CompiledCounter, ids: Iterable<string>): Sum => {
  let sum = EMPTY_SUM;
  for (const id of ids) {
    const piece = table.get('piece', id);
    if (piece) sum += part(table, one, piece);
  }
  return sum;
};

/** The pieces that may stand in a counter's scope. */
export const piecesIn = (table: Table, { on, map, decks }: Counter): readonly Piece[] => {
  const inDecks =
    decks && !('deck' in on) ? [...table.all('deck')].filter((deck) => deck.map === map).map(({ id }) => id) : [];
  const containers =
    'deck' in on
      ? [on.deck]
      : 'board' in on
        ? [on.board, ...inDecks]
        : [on.map, ...boardsOf(table, on.map), ...inDecks];
  return containers.flatMap((container) =>
    [...table.standing.in(container)].flatMap(({ kind, id }) =>
      kind === 'piece' ? (table.get('piece', id) ?? []) : [],
    ),
  );
};

const boardsOf = (table: Table, map: string) =>
  [...table.all('board')].filter((board) => board.map === map).map(({ id }) => id);
