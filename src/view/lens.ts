import {
  hidesAnything,
  isMaster,
  type Piece,
  type Publishes,
  pieceIndex,
  publishedTo,
  seesAllIn,
  seesInto,
  sidesOf,
} from '../engine/index.ts';
import {
  type AnyRecord,
  type Audience,
  byText,
  type ContainerId,
  type Kind,
  type PersonId,
  type PlacedItem,
  type Records,
  type SideId,
  type System,
  type Table,
  type VisibilityRule,
  visibilityOf,
  type World,
} from '../table/index.ts';
import type { Viewer } from './viewer.ts';

/** What a person is in a game, at one of its states. */
interface Standing {
  readonly revision: number;
  readonly master: boolean;
  readonly sides: ReadonlySet<SideId>;
}

/** A record that was looked at: in which state of the table and of its seats, and what was seen of it. */
interface SeenLast {
  readonly id: string;
  readonly revision: number;
  readonly seats: number;
  readonly seen: AnyRecord | undefined;
}

/**
 * The table as one viewer may see it: a world in which everything else does not exist (W5), and of what is half hidden
 * only what shows. It is a lens, not a copy; it always shows the table as it is now.
 */
export class Lens implements World, Audience {
  readonly systems: readonly System[];
  readonly #viewer: Viewer;
  readonly #person: PersonId | undefined;
  readonly #table: Table;
  readonly #seats: Table;
  readonly #visibility: ReadonlyMap<Kind, VisibilityRule | 'open'>;
  #standing: Standing | undefined;
  /** What was asked for last of each kind is at hand, as long as the table stays as it is: looks come in rows. */
  readonly #last = new Map<Kind, SeenLast>();

  /**
   * `seats`: where it says who sits where now; another table than the first, where that is an earlier state of the
   * game.
   */
  constructor(table: Table, viewer: Viewer, seats: Table = table) {
    this.#table = table;
    this.#seats = seats;
    this.#viewer = viewer;
    this.#person = viewer.who === 'person' ? viewer.person : undefined;
    this.systems = table.systems;
    this.#visibility = visibilityOf(table.systems);
  }

  get viewer(): Viewer {
    return this.#viewer;
  }

  /** Whether pieces come in an order that tells nothing of what is hidden. */
  get isOrdered(): boolean {
    return hidesAnything(this.#table);
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

  /** What the viewer is in the game, found out once for each state of it: every record that is seen depends on it. */
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

  /** What this viewer sees of a record, be it on the table or in a change; undefined where that is nothing. */
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

  /** Pieces come in an order that tells nothing of what is hidden: by their places, where anything can be. */
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

  /** Whether the viewer sees anything there. */
  seesAny(container: string, cell?: string): boolean {
    const items = this.#table.at(container, cell);
    return this.#seesAll(container)
      ? items.length > 0
      : items.some((item) => this.get(item.kind, item.id) !== undefined);
  }

  /** Everything that the viewer sees in a container. */
  *in(container: ContainerId): Iterable<PlacedItem> {
    if (this.isOrdered)
      for (const { kind, id, place } of this.#piecesIn(container)) yield { kind, id, rank: place.rank };
    else yield* this.#table.standing.in(container);
  }

  /** Whether this viewer sees what lies open in a map, on a board or in a deck. */
  seesInto(container: ContainerId): boolean {
    return seesInto(this.#table, container, this);
  }

  /** What this viewer knows of what is in a container into which he does not see. */
  published(container: ContainerId): Publishes {
    return publishedTo(this.#table, container, this);
  }

  /** Whether the viewer sees something of all that is in a container. */
  #seesAll(container: string): boolean {
    if (this.#table.index(pieceIndex).invisible.size === 0 && !this.isOrdered) return true;
    return seesAllIn(this.#table, container as ContainerId, this);
  }

  /**
   * By container, cell and rank: no two pieces have all three in common where the order of one container may tell
   * something.
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

/** The order in which pieces come that some may not see. */
export const inOrder = ({ place: a, id: first }: Piece, { place: b, id: second }: Piece): number =>
  byText(a.in, b.in) || byText(a.cell ?? '', b.cell ?? '') || a.rank - b.rank || byText(first, second);
