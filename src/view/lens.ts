import {
  canGameHideAnything,
  canSeeAllContents,
  canSeeContents,
  isMaster,
  type Piece,
  type PublishedContents,
  pieceIndex,
  publishedContentsFor,
  sidesOf,
} from '../engine/index.ts';
import {
  type AnyRecord,
  type Audience,
  type ContainerId,
  compareTexts,
  type Kind,
  type PersonId,
  type PlacedItem,
  type Records,
  type SideId,
  type System,
  type Table,
  type VisibilityRule,
  visibilityRulesOf,
  type World,
} from '../table/index.ts';
import type { Viewer } from './viewer.ts';

interface Standing {
  readonly revision: number;
  readonly master: boolean;
  readonly sides: ReadonlySet<SideId>;
}

interface SeenLast {
  readonly id: string;
  readonly revision: number;
  readonly seats: number;
  readonly seen: AnyRecord | undefined;
}

/**
 * The table as one viewer may see it: a world in which everything else does not exist (W5). Partly hidden things show
 * only their visible part. It is a lens, not a copy: it always shows the current table.
 */
export class Lens implements World, Audience {
  readonly systems: readonly System[];
  readonly #viewer: Viewer;
  readonly #person: PersonId | undefined;
  readonly #table: Table;
  readonly #seats: Table;
  readonly #visibility: ReadonlyMap<Kind, VisibilityRule | 'open'>;
  #standing: Standing | undefined;
  /** The last record read of each kind: the same record is often read several times in a row. */
  readonly #last = new Map<Kind, SeenLast>();

  /**
   * `seats`: the current state of the game, which knows the seats; differs from `table` if that is an earlier state.
   */
  constructor(table: Table, viewer: Viewer, seats: Table = table) {
    this.#table = table;
    this.#seats = seats;
    this.#viewer = viewer;
    this.#person = viewer.who === 'person' ? viewer.person : undefined;
    this.systems = table.systems;
    this.#visibility = visibilityRulesOf(table.systems);
  }

  /** The lens itself: what depends on a viewer is decided by it. */
  get audience(): Audience {
    return this;
  }

  get viewer(): Viewer {
    return this.#viewer;
  }

  get isOrdered(): boolean {
    return canGameHideAnything(this.#table);
  }

  get ground(): Table {
    return this.#table;
  }

  get master(): boolean {
    return this.#standingNow().master;
  }

  isPerson(person: PersonId): boolean {
    return this.#person === person;
  }

  plays(side: SideId): boolean {
    return this.#standingNow().sides.has(side);
  }

  /** Returns the viewer's role, computed once for each revision: the visibility of every record depends on it. */
  #standingNow(): Standing {
    const { revision } = this.#seats;
    if (this.#standing?.revision !== revision)
      this.#standing = {
        revision,
        master: this.#person !== undefined && isMaster(this.#seats, this.#person),
        sides: new Set(this.#person === undefined ? [] : sidesOf(this.#seats, this.#person)),
      };
    return this.#standing;
  }

  /** Returns the visible part of a record, from the table or from a change; undefined if nothing is visible. */
  seen<R extends AnyRecord>(record: R): R | undefined {
    const rule = this.#visibility.get(record.kind);
    return rule === 'open' ? record : (rule?.(this.#table, record, this) as R | undefined);
  }

  get<K extends Kind>(kind: K, id: string): Records[K] | undefined {
    const { revision } = this.#table;
    const seats = this.#seats.revision;
    const last = this.#last.get(kind);
    if (last?.id === id && last.revision === revision && last.seats === seats)
      return last.seen as Records[K] | undefined;
    const record = this.#table.get(kind, id);
    const seen = record && this.seen(record);
    this.#last.set(kind, { id, revision, seats, seen });
    return seen;
  }

  /** If the game can hide anything, pieces come in the order of their places, which doesn't reveal hidden things. */
  all<K extends Kind>(kind: K): Iterable<Records[K]> {
    if (kind === 'piece' && this.isOrdered) return this.#piecesInOrder() as Iterable<Records[K]>;
    return this.#visibility.get(kind) === 'open' ? this.#table.all(kind) : this.#allSeen(kind);
  }

  *#allSeen<K extends Kind>(kind: K): Iterable<Records[K]> {
    for (const record of this.#table.all(kind)) {
      const seen = this.seen(record);
      if (seen) yield seen;
    }
  }

  at(container: string, cell?: string): readonly PlacedItem[] {
    const items = this.#table.at(container, cell);
    return this.#seesAll(container) ? items : items.filter((item) => this.get(item.kind, item.id));
  }

  seesAny(container: string, cell?: string): boolean {
    const items = this.#table.at(container, cell);
    return this.#seesAll(container)
      ? items.length > 0
      : items.some((item) => this.get(item.kind, item.id) !== undefined);
  }

  *in(container: ContainerId): Iterable<PlacedItem> {
    if (this.isOrdered)
      for (const { kind, id, place } of this.#piecesIn(container)) yield { kind, id, rank: place.rank };
    else yield* this.#table.standing.in(container);
  }

  seesInto(container: ContainerId): boolean {
    return canSeeContents(this.#table, container, this);
  }

  published(container: ContainerId): PublishedContents {
    return publishedContentsFor(this.#table, container, this);
  }

  #seesAll(container: string): boolean {
    if (this.#table.index(pieceIndex).invisible.size === 0 && !this.isOrdered) return true;
    return canSeeAllContents(this.#table, container as ContainerId, this);
  }

  /**
   * Yields pieces by container, cell and rank. No two pieces have the same three if the order of a container could
   * reveal anything.
   */
  *#piecesInOrder(): Iterable<Piece> {
    for (const container of [...this.#table.standing.containers()].sort())
      yield* this.#piecesIn(container as ContainerId);
  }

  *#piecesIn(container: ContainerId): Iterable<Piece> {
    const { standing } = this.#table;
    const shown = this.seesInto(container) ? undefined : this.#table.index(pieceIndex).shown.get(container);
    if (shown) yield* [...shown].flatMap((id) => this.get('piece', id) ?? []).sort(inOrder);
    if (shown || !this.seesInto(container)) return;
    for (const cell of standing.cells(container)) {
      for (const { kind, id } of standing.at(container, cell)) {
        const piece = kind === 'piece' ? this.get('piece', id) : undefined;
        if (piece) yield piece;
      }
    }
  }
}

export const inOrder = ({ place: a, id: first }: Piece, { place: b, id: second }: Piece): number =>
  compareTexts(a.in, b.in) ||
  compareTexts(a.cell ?? '', b.cell ?? '') ||
  a.rank - b.rank ||
  compareTexts(first, second);
