import { notations, type Piece } from '../../engine/index.ts';
import {
  type Change,
  type ContainerId,
  formerRecord,
  type Kind,
  keyOf,
  momentIn,
  type Operation,
  partsOf,
  type Seen,
  type Table,
  toldIn,
} from '../../table/index.ts';
import { Following } from './following.ts';
import type { NotingLens } from './noting-lens.ts';
import type { Narration } from './report.ts';

/** A piece that a change touched and left on the table, as it was and as it is. */
interface Passage {
  readonly before: Piece;
  readonly after: Piece;
}

/** A state of a piece that a change touched; undefined: it was not on the table. */
interface Station {
  readonly state: Piece | undefined;
  /** When it came to be, among all that the change did: a larger number is later. 0: before the change. */
  readonly at: number;
}

/** The states of one piece in their order. */
export type Trail = readonly Station[];

/** A change after it was applied, with all of it that is the same for whoever is told: it is found out once. */
export class ToldChange {
  readonly table: Table;
  readonly change: Change;
  readonly operation: Operation | undefined;
  /** The pieces that were updated, by their ids, in that order. */
  readonly passages: ReadonlyMap<string, Passage>;
  /**
   * How each piece that the change touched got from its first state to its last. Who could not follow it all the way
   * must not be told that both are the same piece.
   */
  readonly trails: ReadonlyMap<string, Trail>;
  /** Whether the change was made by several that followed each other. */
  readonly isSequence: boolean;
  /** Ways that are gone after this belong to what the rules cleared up (see `Station.at`). */
  readonly moment: number;
  /**
   * The pieces that came in this step and that the rules cleared up, as they were at that moment; and the dice that
   * they threw and then threw again.
   */
  readonly passing: readonly Piece[];
  /** Which parts of it are no deed of the player who did the step. */
  readonly following: Following;
  /** Whether any piece came, went, or is or was in another container. */
  readonly crosses: boolean;
  /** What was told so far, by the lens through which it was seen. */
  readonly narrations = new Map<NotingLens, Narration>();
  readonly #added: ReadonlySet<string>;
  /** The records of which something else than a sentence of the module has to tell; undefined: all of them. */
  readonly #untold: ReadonlySet<string> | undefined;
  /** Whether a sentence of the module tells each part; undefined: none. */
  readonly #told: readonly boolean[] | undefined;
  #flipped: readonly ContainerId[] | undefined;
  #written: { readonly move: Seen<'written'> | undefined } | undefined;

  constructor(table: Table, change: Change, operation: Operation | undefined) {
    this.table = table;
    this.change = change;
    this.operation = operation;
    this.passages = passagesIn(table, change);
    const trails = trailsIn(table, change, this.passages);
    this.trails = operation?.kind === 'begin' ? withoutSetUp(trails) : trails;
    this.isSequence = partsOf(change).length > 1;
    this.following = new Following(change);
    this.crosses = isCrossing(this.trails);
    this.#told = toldIn(change);
    this.#untold = this.#told && untoldBy(change, this.#told, operation?.kind === 'begin');
    const moment = momentIn(change);
    this.moment = moment === undefined ? Number.POSITIVE_INFINITY : sizeOf(partsOf(change).slice(0, moment));
    this.passing = moment === undefined ? [] : passingIn(table, partsOf(change), moment);
    this.#added = new Set(change.added.map(({ id }) => id));
  }

  /** True if sentences of the module tell all that was done to a record. */
  isSpoken(one: { readonly kind: Kind; readonly id: string }): boolean {
    return this.#untold !== undefined && !this.#untold.has(keyOf(one));
  }

  /** The same of a piece that was gone from a place at a moment: see `Station.at`. */
  isWaySpoken(moment: number): boolean {
    return this.#told?.[this.following.partAt(moment)] === true;
  }

  /** Whether a piece that is on the table came or was updated. */
  touches(id: string): boolean {
    return this.passages.has(id) || this.#added.has(id);
  }

  /** The move as players write it, if they do: the same to every reader. */
  get written(): Seen<'written'> | undefined {
    const { table, change, operation } = this;
    this.#written ??= {
      move: operation && notations.writtenMove(table, change, operation),
    };
    return this.#written.move;
  }

  /** The containers that were empty and are not, or are empty now. */
  get flipped(): readonly ContainerId[] {
    this.#flipped ??= flippedBy(this.table, this.change, this.passages);
    return this.#flipped;
  }
}

/** The pieces that only the moment before these changes shows: see `passing`. */
const passingIn = (table: Table, parts: readonly Change[], moment: number): readonly Piece[] => {
  const came = new Map<string, Piece>();
  for (const { added, updated, removed } of parts.slice(0, moment)) {
    for (const record of added) if (record.kind === 'piece') came.set(record.id, record);
    for (const { kind, id, to } of updated) {
      const piece = kind === 'piece' ? came.get(id) : undefined;
      if (piece) came.set(id, { ...piece, ...to } as Piece);
    }
    for (const { kind, id } of removed) if (kind === 'piece') came.delete(id);
  }
  const [before, after] = [turnedIn(parts.slice(0, moment)), turnedIn(parts.slice(moment))];
  const thrown = [...before].flatMap((id) => (after.has(id) ? (table.get('piece', id as Piece['id']) ?? []) : []));
  return [...[...came.values()].filter(({ id }) => !table.get('piece', id)), ...thrown];
};

/** The pieces that show another side. */
const turnedIn = (parts: readonly Change[]): ReadonlySet<string> =>
  new Set(
    parts.flatMap(({ updated }) =>
      updated.flatMap(({ kind, id, to }) => (kind === 'piece' && 'layer' in to ? id : [])),
    ),
  );

/** The records of which no sentence tells all. The set-up of a game that begins is not told. */
const untoldBy = (change: Change, told: readonly boolean[], isBeginning: boolean): ReadonlySet<string> => {
  const untold = new Set<string>();
  for (const [at, part] of partsOf(change).entries())
    if (!told[at] && !(isBeginning && at === 0))
      for (const one of [...part.added, ...part.updated, ...part.removed]) untold.add(keyOf(one));
  return untold;
};

const passagesIn = (table: Table, { updated }: Change): ReadonlyMap<string, Passage> => {
  const passages = new Map<string, Passage>();
  for (const update of updated) {
    const after = update.kind === 'piece' ? table.get('piece', update.id) : undefined;
    if (after) passages.set(after.id, { before: formerRecord(after, update), after });
  }
  return passages;
};

const trailsIn = (table: Table, change: Change, passages: ReadonlyMap<string, Passage>): ReadonlyMap<string, Trail> => {
  const parts = partsOf(change);
  const trails = new Map<string, Trail>();
  for (const [id, { before, after }] of passages) trails.set(id, trailOf(1, ...throughDeck(table, before, after)));
  for (const record of change.removed)
    if (record.kind === 'piece') trails.set(record.id, trailOf(1, record, undefined));
  for (const record of change.added) if (record.kind === 'piece') trails.set(record.id, trailOf(1, undefined, record));
  if (parts.length > 1)
    for (const [id, trail] of longTrails(table, parts)) if (trails.has(id)) trails.set(id, placedOnce(trail));
  return trails;
};

/** The trails of pieces from where the set-up put them: that it did is not told. */
const withoutSetUp = (trails: ReadonlyMap<string, Trail>): ReadonlyMap<string, Trail> =>
  new Map([...trails].map(([id, trail]) => [id, trail.length > 2 && !trail[0]?.state ? trail.slice(1) : trail]));

/** The trails through changes that followed each other, found from the last state back to the first. */
const longTrails = (table: Table, parts: readonly Change[]): ReadonlyMap<string, Trail> => {
  const trails = new Map<string, Trail>();
  let at = sizeOf(parts);
  const goBack = (id: string, ...states: readonly (Piece | undefined)[]): unknown => {
    const [first, ...later] = trails.get(id) ?? [];
    const trail = trailOf(at, ...states);
    return trails.set(id, first ? [...trail.slice(0, -1), { state: first.state, at }, ...later] : trail);
  };
  for (const { added, updated, removed } of parts.toReversed()) {
    for (const record of added.toReversed()) {
      if (record.kind === 'piece') goBack(record.id, undefined, record);
      at -= 1;
    }
    for (const record of removed.toReversed()) {
      if (record.kind === 'piece') goBack(record.id, record, undefined);
      at -= 1;
    }
    for (const update of updated.toReversed()) {
      const after =
        update.kind === 'piece' ? (trails.get(update.id)?.[0]?.state ?? table.get('piece', update.id)) : undefined;
      if (after) goBack(after.id, ...throughDeck(table, formerRecord(after, update), after));
      at -= 1;
    }
  }
  return trails;
};

/** The number of records that changes touch, each counted in each. */
const sizeOf = (parts: readonly Change[]): number =>
  parts.reduce((sum, { added, updated, removed }) => sum + added.length + updated.length + removed.length, 0);

/** States of which all but the first came to be at one time. */
const trailOf = (at: number, ...states: readonly (Piece | undefined)[]): Trail =>
  states.map((state, i) => ({ state, at: i === 0 ? 0 : at }));

/**
 * One state for each place: the last one there, for what covers a piece follows its arrival; its time is that of the
 * arrival, for a pile that is shuffled then is in an order that nobody knows. At its first place a piece also has the
 * state with which the step began.
 */
const placedOnce = (trail: Trail): Trail => {
  let arrived = 0;
  return trail.flatMap(({ state, at }, i) => {
    const isArrival = i > 0 && !(i > 1 && isPlacedAlike(trail[i - 1]?.state, state));
    if (isArrival) arrived = at;
    const isKept = i === 0 || i === trail.length - 1 || !isPlacedAlike(state, trail[i + 1]?.state);
    return isKept ? { state, at: arrived } : [];
  });
};

const isPlacedAlike = (a: Piece | undefined, b: Piece | undefined): boolean =>
  a?.place.in === b?.place.in && a?.place.cell === b?.place.cell;

/** A card that was drawn from a discard pile lay in its deck in between, for the pile was shuffled into it first. */
const throughDeck = (table: Table, before: Piece, after: Piece): readonly Piece[] => {
  const { old } = after;
  const isDrawn = old !== undefined && old.in !== before.place.in && after.place.in !== old.in;
  if (!isDrawn || table.get('deck', old.in)?.discards !== before.place.in) return [before, after];
  const { shown: _, mask: __, invisible: ___, ...bare } = after;
  return [before, { ...bare, place: { in: old.in, rank: 0 } }, after];
};

const isCrossing = (trails: ReadonlyMap<string, Trail>): boolean => {
  for (const trail of trails.values())
    for (let i = 1; i < trail.length; i += 1)
      if (trail[i - 1]?.state?.place.in !== trail[i]?.state?.place.in) return true;
  return false;
};

const flippedBy = (
  table: Table,
  { added, removed }: Change,
  passages: ReadonlyMap<string, Passage>,
): readonly ContainerId[] => {
  const more = new Map<ContainerId, number>();
  for (const record of added) if (record.kind === 'piece') count(more, record, 1);
  for (const record of removed) if (record.kind === 'piece') count(more, record, -1);
  for (const { before, after } of passages.values()) {
    count(more, after, 1);
    count(more, before, -1);
  }
  return [...more].flatMap(([id, by]) => {
    const now = table.at(id).length;
    return now > 0 === now - by > 0 ? [] : [id];
  });
};

const count = (more: Map<ContainerId, number>, { place }: Piece, by: 1 | -1): unknown =>
  more.set(place.in, (more.get(place.in) ?? 0) + by);
