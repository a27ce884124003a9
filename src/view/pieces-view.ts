import type { CellId, ContainerId, Handle, PieceId } from '../engine/core/ids.ts';
import { textOf, type Value } from '../engine/core/value.ts';
import { baseOf, locate, look, moduleOf, type Piece, pieceIndex, traitsOf } from '../engine/index.ts';
import { nameSeen, namesSeen, ownerSeen, type Search, searched } from './find/search.ts';
import { type PlaceView, placeIn, type SideView, TableView } from './table-view.ts';

/** A piece as one viewer knows it. It holds no id: its view gives a handle to show, and the id to operations. */
export interface PieceView {
  readonly name: string;
  readonly side?: SideView;
  readonly where: PlaceView;
  /**
   * What of it is covered from those who may not know: what it is (then its name may be that of its back), or that it
   * is there.
   */
  readonly covered?: 'identity' | 'existence';
  /** Whether this viewer sees but its back. */
  readonly back?: true;
}

/** What one viewer may ask of the pieces. */
export class PiecesView extends TableView {
  readonly #ids = new WeakMap<PieceView, PieceId>();

  /** What stands on a cell, or in a map's own space, lowest first. */
  at(container: ContainerId, cell?: CellId): readonly PieceView[] {
    return [...this.each(container, cell)];
  }

  /** As `at`, one by one, for whoever wants but the first of them. */
  *each(container: ContainerId, cell?: CellId): Iterable<PieceView> {
    for (const { id } of this.lens.at(container, cell)) {
      const piece = this.pieceOf(id);
      if (piece) yield piece;
    }
  }

  *in(container: ContainerId): Iterable<PieceView> {
    for (const { id } of this.lens.in(container)) {
      const piece = this.pieceOf(id);
      if (piece) yield piece;
    }
  }

  *pieces(): Iterable<PieceView> {
    for (const piece of this.lens.all('piece')) yield this.#piece(piece);
  }

  /**
   * The cells of a board on which the viewer sees something, of those whose name fits, in an order that tells nothing.
   */
  *occupied(board: ContainerId, fits: (cell: string) => boolean): Iterable<CellId> {
    for (const cell of this.table.standing.cells(board))
      if (fits(cell) && !this.isFree(board, cell as CellId)) yield cell as CellId;
  }

  /** The piece of that number from the bottom, from 1, in a map's own space. */
  nth(container: ContainerId, number: number): PieceView | undefined {
    const item = this.lens.at(container)[number - 1];
    return item && this.pieceOf(item.id);
  }

  /** The highest of what stands on a cell. */
  top(container: ContainerId, cell?: CellId): PieceView | undefined {
    const item = this.lens.at(container, cell).at(-1);
    return item && this.pieceOf(item.id);
  }

  /** How many stand on a cell. */
  count(container: ContainerId, cell?: CellId): number {
    return this.lens.at(container, cell).length;
  }

  /** Whether nothing that the viewer sees stands on a cell. */
  isFree(container: ContainerId, cell: CellId): boolean {
    return !this.lens.seesAny(container, cell);
  }

  /** Whether a cell on which something stands may be entered there. */
  stacks(container: ContainerId): boolean {
    const map = locate(this.lens, container)?.map;
    return map !== undefined && look(this.lens, { kind: 'map', id: map.id, name: 'occupied' }) === 'stack';
  }

  /** The piece that a handle stands for in this view. */
  byHandle(handle: string): PieceView | undefined {
    const name = this.handles.name(handle);
    const id = name === undefined ? undefined : this.table.index(pieceIndex).byAlias.get(name);
    return id === undefined ? undefined : this.pieceOf(id);
  }

  /** The pieces of which a search wants to know, one by one, so that the cost follows what is taken of them. */
  *search(wanted: Search): Iterable<PieceView> {
    for (const id of searched(this.table, this.lens, wanted)) {
      const piece = this.pieceOf(id);
      if (piece) yield piece;
    }
  }

  /** The names that pieces have for this viewer, at most so many. */
  names(limit: number): readonly string[] {
    return namesSeen(this.table, this.lens, limit);
  }

  /** What stands for the piece in this view and in no other (T7). */
  handle(piece: PieceView): Handle {
    return this.handleOf(this.id(piece));
  }

  /** The piece's id, for operations; never shown. */
  id(piece: PieceView): PieceId {
    const id = this.#ids.get(piece);
    if (id === undefined) throw new Error('a piece of another view');
    return id;
  }

  /** The piece of that id as this viewer knows it, or undefined for one that the viewer may not see. */
  byId(id: string): PieceView | undefined {
    return this.pieceOf(id);
  }

  property(piece: PieceView, name: string): Value | undefined {
    return look(this.lens, { kind: 'piece', id: this.id(piece), name });
  }

  /** The names and values that a piece shows to this viewer: its own and its prototype's. */
  properties(piece: PieceView): readonly (readonly [string, Value])[] {
    const record = this.lens.get('piece', this.id(piece));
    if (!record) return [];
    const prototype = record.prototype === undefined ? {} : moduleOf(this.lens).prototypes[record.prototype];
    const names = new Set([...Object.keys(prototype ?? {}), ...Object.keys(record.values)]);
    return [...names].flatMap((name) => {
      const value = this.property(piece, name);
      return value === undefined ? [] : [[name, value] as const];
    });
  }

  /** The same text for pieces that the viewer can't tell apart, wherever in its stack each lies. */
  likeness(piece: PieceView): string {
    const record = this.lens.get('piece', this.id(piece));
    if (!record) return '';
    const { prototype, place, layer, mask, invisible, facing, values } = record;
    const army = record.army !== undefined && this.lens.get('army', record.army) ? record.army : undefined;
    const own = Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1));
    const owner = piece.side?.id;
    return JSON.stringify([
      [piece.name, owner, prototype, place.in, place.cell, army],
      [layer, facing, mask, invisible, piece.covered, piece.back, own],
    ]);
  }

  /** The value of a piece's property before modifiers, as this viewer may know it. */
  base(piece: PieceView, name: string): Value | undefined {
    return baseOf(this.lens, { kind: 'piece', id: this.id(piece), name });
  }

  /** The kinds of pieces that the module has. */
  prototypes(): readonly string[] {
    return Object.keys(moduleOf(this.lens).prototypes);
  }

  /** The names of a piece's layers, in order. */
  layers(piece: PieceView): readonly string[] {
    const record = this.lens.get('piece', this.id(piece));
    return record ? (traitsOf(this.lens, record).layers ?? []).map(({ name }) => name) : [];
  }

  /** Into how many directions a piece can be turned, if it can. */
  directions(piece: PieceView): number | undefined {
    const record = this.lens.get('piece', this.id(piece));
    return record && traitsOf(this.lens, record).facing;
  }

  /** What stands for a piece on a picture: the property `symbol`, at most 3 characters. */
  symbol(piece: PieceView): string | undefined {
    const value = this.property(piece, 'symbol');
    return value === undefined ? undefined : [...textOf(value)].slice(0, 3).join('');
  }

  /** Where a piece is that this viewer sees; also one that was shown in a place into which he does not see. */
  whereIs({ place: { in: container, cell } }: Piece): PlaceView {
    const seen = this.place(container, cell);
    if (seen) return seen;
    const found = locate(this.table, container);
    if (!found) throw new Error('a piece that stands nowhere');
    return placeIn(container, found);
  }

  protected pieceOf(id: string): PieceView | undefined {
    const piece = this.lens.get('piece', id);
    return piece && this.#piece(piece);
  }

  #piece(piece: Piece): PieceView {
    const name = nameSeen(this.lens, piece);
    const owner = ownerSeen(this.lens, piece);
    const side = owner && this.side(owner);
    const where = this.whereIs(piece);
    const covered = piece.invisible !== undefined ? 'existence' : piece.mask ? 'identity' : undefined;
    const shown: PieceView = {
      name,
      ...(side ? { side } : {}),
      where,
      ...(covered ? { covered } : {}),
      ...(piece.mask && piece.prototype === undefined ? { back: true as const } : {}),
    };
    this.#ids.set(shown, piece.id);
    return shown;
  }
}
