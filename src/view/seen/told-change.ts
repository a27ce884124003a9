import { notationFunctions, type Piece } from '../../engine/index.ts';
import {
  type Change,
  type ContainerId,
  changesReportedByModule,
  countChangesBeforeClearing,
  type Kind,
  keyOf,
  type Operation,
  partsOf,
  revertRecordPatch,
  type SeenReport,
  type Table,
} from '../../table/index.ts';
import { StepConsequences } from './following.ts';
import type { RecordingVisibleTable } from './noting-lens.ts';
import type { ChangeNarration } from './report.ts';

interface Passage {
  readonly before: Piece;
  readonly after: Piece;
}

/** A state of a piece during a change; undefined: it was not on the table. */
interface Station {
  readonly state: Piece | undefined;
  /** The moment of the state: the number of records that were changed until then. 0: before the change. */
  readonly at: number;
}

export type PieceTrail = readonly Station[];

/** An applied change, with all data about it that is the same for every reader. It is computed once. */
export class ToldChange {
  readonly table: Table;
  readonly change: Change;
  readonly operation: Operation | undefined;
  readonly passages: ReadonlyMap<string, Passage>;
  /**
   * The states of each changed piece. Viewers who didn't see all states must not learn that the first and the last are
   * the same piece.
   */
  readonly trails: ReadonlyMap<string, PieceTrail>;
  readonly isSequence: boolean;
  /** The moment after which the rules only clean up, for example by removing played cards (see `Station.at`). */
  readonly moment: number;
  /**
   * The pieces that appeared in this step and that the rules removed again, as they were before the removal; also dice
   * that were rolled twice.
   */
  readonly passing: readonly Piece[];
  readonly following: StepConsequences;
  readonly crosses: boolean;
  readonly narrations = new Map<RecordingVisibleTable, ChangeNarration>();
  readonly #added: ReadonlySet<string>;
  /** The ids of records that need a report besides the module's sentences; undefined if all records need a report. */
  readonly #untold: ReadonlySet<string> | undefined;
  /** For each part of the change, true if a sentence of the module describes it; undefined if there is none. */
  readonly #told: readonly boolean[] | undefined;
  #flipped: readonly ContainerId[] | undefined;
  #written: { readonly move: SeenReport<'written'> | undefined } | undefined;

  constructor(table: Table, change: Change, operation: Operation | undefined) {
    this.table = table;
    this.change = change;
    this.operation = operation;
    this.passages = passagesIn(table, change);
    const trails = trailsIn(table, change, this.passages);
    this.trails = operation?.kind === 'begin' ? withoutSetUp(trails) : trails;
    this.isSequence = partsOf(change).length > 1;
    this.following = new StepConsequences(change);
    this.crosses = isCrossing(this.trails);
    this.#told = changesReportedByModule(change);
    this.#untold = this.#told && untoldBy(change, this.#told, operation?.kind === 'begin');
    const moment = countChangesBeforeClearing(change);
    this.moment = moment === undefined ? Number.POSITIVE_INFINITY : sizeOf(partsOf(change).slice(0, moment));
    this.passing = moment === undefined ? [] : passingIn(table, partsOf(change), moment);
    this.#added = new Set(change.added.map(({ id }) => id));
  }

  isSpoken(one: { readonly kind: Kind; readonly id: string }): boolean {
    return this.#untold !== undefined && !this.#untold.has(keyOf(one));
  }

  isWaySpoken(moment: number): boolean {
    return this.#told?.[this.following.partAt(moment)] === true;
  }

  touches(id: string): boolean {
    return this.passages.has(id) || this.#added.has(id);
  }

  /** The move in the game's notation, such as chess notation, if there is any: the same for every reader. */
  get written(): SeenReport<'written'> | undefined {
    const { table, change, operation } = this;
    this.#written ??= {
      move: operation && notationFunctions.writtenMove(table, change, operation),
    };
    return this.#written.move;
  }

  get flipped(): readonly ContainerId[] {
    this.#flipped ??= flippedBy(this.table, this.change, this.passages);
    return this.#flipped;
  }
}

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

const turnedIn = (parts: readonly Change[]): ReadonlySet<string> =>
  new Set(
    parts.flatMap(({ updated }) =>
      updated.flatMap(({ kind, id, to }) => (kind === 'piece' && 'layer' in to ? id : [])),
    ),
  );

/**
 * Returns the ids of records that no sentence of the module fully describes. The setup of a starting game isn't
 * reported.
 */
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
    if (after) passages.set(after.id, { before: revertRecordPatch(after, update), after });
  }
  return passages;
};

const trailsIn = (
  table: Table,
  change: Change,
  passages: ReadonlyMap<string, Passage>,
): ReadonlyMap<string, PieceTrail> => {
  const parts = partsOf(change);
  const trails = new Map<string, PieceTrail>();
  for (const [id, { before, after }] of passages) trails.set(id, trailOf(1, ...throughDeck(table, before, after)));
  for (const record of change.removed)
    if (record.kind === 'piece') trails.set(record.id, trailOf(1, record, undefined));
  for (const record of change.added) if (record.kind === 'piece') trails.set(record.id, trailOf(1, undefined, record));
  if (parts.length > 1)
    for (const [id, trail] of longTrails(table, parts)) if (trails.has(id)) trails.set(id, placedOnce(trail));
  return trails;
};

const withoutSetUp = (trails: ReadonlyMap<string, PieceTrail>): ReadonlyMap<string, PieceTrail> =>
  new Map([...trails].map(([id, trail]) => [id, trail.length > 2 && !trail[0]?.state ? trail.slice(1) : trail]));

/**
 * Returns the trail of each piece, which is the list of its states, through several parts of a change. It is
 * reconstructed from the last state back to the first.
 */
const longTrails = (table: Table, parts: readonly Change[]): ReadonlyMap<string, PieceTrail> => {
  const trails = new Map<string, PieceTrail>();
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
      if (after) goBack(after.id, ...throughDeck(table, revertRecordPatch(after, update), after));
      at -= 1;
    }
  }
  return trails;
};

const sizeOf = (parts: readonly Change[]): number =>
  parts.reduce((sum, { added, updated, removed }) => sum + added.length + updated.length + removed.length, 0);

const trailOf = (at: number, ...states: readonly (Piece | undefined)[]): PieceTrail =>
  states.map((state, i) => ({ state, at: i === 0 ? 0 : at }));

/**
 * Returns the trail with one state for each place: the last one there, because a piece is covered after it arrives. Its
 * moment is that of the arrival, because a pile may be shuffled afterward. At its first place a piece also keeps its
 * initial state.
 */
const placedOnce = (trail: PieceTrail): PieceTrail => {
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

/**
 * Adds the state in the deck for a card that went from the discard pile elsewhere: the pile was shuffled into the deck
 * in between.
 */
const throughDeck = (table: Table, before: Piece, after: Piece): readonly Piece[] => {
  const { old } = after;
  const isDrawn = old !== undefined && old.in !== before.place.in && after.place.in !== old.in;
  if (!isDrawn || table.get('deck', old.in)?.discards !== before.place.in) return [before, after];
  const { shown: _, mask: __, invisible: ___, ...bare } = after;
  return [before, { ...bare, place: { in: old.in, rank: 0 } }, after];
};

const isCrossing = (trails: ReadonlyMap<string, PieceTrail>): boolean => {
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
