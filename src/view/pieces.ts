import {
  isStock,
  isUntold,
  locateContainer,
  look,
  moduleOf,
  type Piece,
  pieceIndex,
  traitsOf,
  valueBeforeModifiers,
} from '../engine/index.ts';
import {
  type CellId,
  type ContainerId,
  compareTexts,
  isOn,
  type PieceId,
  type RecordHandle,
  textOf,
  type Value,
} from '../table/index.ts';
import { recordHandleQueries } from './handles.ts';
import { labelQueries } from './labels.ts';
import type { Lens } from './lens.ts';
import { type PlaceView, placeQueries } from './places.ts';
import { cacheUntilTableChanges, queries, type Sight } from './queries.ts';
import {
  listVisiblePieceNames,
  type PieceSearch,
  pieceNameForViewer,
  pieceOwnerForViewer,
  searchPieces,
} from './search.ts';
import { type SideView, seatQueries } from './seats.ts';

/** A piece as one viewer knows it. It has no id: its view gives a handle to show, and the id for operations. */
export interface StockPieceKind {
  readonly key: string;
  readonly label: string;
}

export interface PieceView {
  readonly name: string;
  readonly side?: SideView;
  readonly where: PlaceView;
  /**
   * The part of the piece that is hidden from other players: its identity, or its existence. If the identity is hidden,
   * its name may be that of its back.
   */
  readonly covered?: 'identity' | 'existence';
  readonly back?: true;
}

class Pieces {
  readonly #sight: Sight;
  readonly #lens: Lens;
  readonly #ids = new WeakMap<PieceView, PieceId>();
  readonly #alone: () => Map<string, boolean>;

  constructor(sight: Sight) {
    this.#sight = sight;
    this.#lens = sight.lens;
    this.#alone = cacheUntilTableChanges(sight, () => new Map());
  }

  /** Returns undefined for a piece that the viewer may not see. */
  byId(id: string): PieceView | undefined {
    const piece = this.#lens.get('piece', id);
    return piece && this.#shown(piece);
  }

  /** Returns the piece's id, for operations; never shown. */
  id(piece: PieceView): PieceId {
    const id = this.#ids.get(piece);
    if (id === undefined) throw new Error('a piece of another view');
    return id;
  }

  /** Returns a handle of the piece, different in each view (T7). */
  handle(piece: PieceView): RecordHandle {
    return this.#sight.of(recordHandleQueries).of(this.id(piece));
  }

  byHandle(handle: string): PieceView | undefined {
    const alias = this.#sight.of(recordHandleQueries).alias(handle);
    const id = alias === undefined ? undefined : this.#lens.ground.index(pieceIndex).byAlias.get(alias);
    return id === undefined ? undefined : this.byId(id);
  }

  /** Yields matching pieces lazily, so that the cost depends on the number that is read. */
  *search(wanted: PieceSearch): Iterable<PieceView> {
    for (const id of searchPieces(this.#lens.ground, this.#lens, wanted)) {
      const piece = this.byId(id);
      if (piece) yield piece;
    }
  }

  names(limit: number): readonly string[] {
    return listVisiblePieceNames(this.#lens.ground, this.#lens, limit);
  }

  *all(): Iterable<PieceView> {
    for (const piece of this.#lens.all('piece')) yield this.#shown(piece);
  }

  *in(container: ContainerId): Iterable<PieceView> {
    for (const { id } of this.#lens.in(container)) {
      const piece = this.byId(id);
      if (piece) yield piece;
    }
  }

  at(container: ContainerId, cell?: CellId): readonly PieceView[] {
    return [...this.each(container, cell)];
  }

  *each(container: ContainerId, cell?: CellId): Iterable<PieceView> {
    for (const { id } of this.#lens.at(container, cell)) {
      const piece = this.byId(id);
      if (piece) yield piece;
    }
  }

  /** Yields the cells with visible pieces whose name passes `fits`, in an order that reveals nothing. */
  *occupied(board: ContainerId, fits: (cell: string) => boolean): Iterable<CellId> {
    for (const cell of this.#lens.ground.standing.cells(board))
      if (fits(cell) && !this.isFree(board, cell as CellId)) yield cell as CellId;
  }

  nth(container: ContainerId, number: number): PieceView | undefined {
    const item = this.#lens.at(container)[number - 1];
    return item && this.byId(item.id);
  }

  top(container: ContainerId, cell?: CellId): PieceView | undefined {
    const item = this.#lens.at(container, cell).at(-1);
    return item && this.byId(item.id);
  }

  count(container: ContainerId, cell?: CellId): number {
    return this.#lens.at(container, cell).length;
  }

  isFree(container: ContainerId, cell: CellId): boolean {
    return !this.#lens.seesAny(container, cell);
  }

  isAlone(container: ContainerId, cell: CellId): boolean {
    const alone = this.#alone();
    const key = `${container}\n${cell}`;
    const is = alone.get(key) ?? this.#seesOne(container, cell);
    alone.set(key, is);
    return is;
  }

  stacks(container: ContainerId): boolean {
    const map = locateContainer(this.#lens, container)?.map;
    return map !== undefined && look(this.#lens, { kind: 'map', id: map.id, name: 'occupied' }) === 'stack';
  }

  property(piece: PieceView, name: string): Value | undefined {
    return look(this.#lens, { kind: 'piece', id: this.id(piece), name });
  }

  properties(piece: PieceView): readonly (readonly [string, Value])[] {
    const found = this.#record(piece);
    if (!found) return [];
    const prototype = found.prototype === undefined ? {} : moduleOf(this.#lens).prototypes[found.prototype];
    const names = new Set([...Object.keys(prototype ?? {}), ...Object.keys(found.values)]);
    return [...names].flatMap((name) => {
      const value = this.property(piece, name);
      return value === undefined ? [] : [[name, value] as const];
    });
  }

  /** Returns the properties that players read, without those that only the rules need. */
  toldProperties(piece: PieceView): readonly (readonly [string, Value])[] {
    const untold = new Set<string>(this.#lens.systems.flatMap((system) => system.untold ?? []));
    const module = moduleOf(this.#lens);
    return this.properties(piece).filter(([name]) => !untold.has(name) && !isUntold(module, name));
  }

  /** Returns a text that is equal for pieces that the viewer can't tell apart. The height in a stack doesn't matter. */
  likeness(piece: PieceView): string {
    const found = this.#record(piece);
    if (!found) return '';
    const { prototype, place, layer, mask, invisible, facing, values } = found;
    const army = found.army !== undefined && this.#lens.get('army', found.army) ? found.army : undefined;
    const own = Object.entries(values).sort(([a], [b]) => compareTexts(a, b));
    const owner = piece.side?.id;
    return JSON.stringify([
      [piece.name, owner, prototype, place.in, place.cell, army],
      [layer ?? 1, facing ?? 0, mask, invisible, piece.covered, piece.back, own],
    ]);
  }

  base(piece: PieceView, name: string): Value | undefined {
    return valueBeforeModifiers(this.#lens, { kind: 'piece', id: this.id(piece), name });
  }

  prototypes(): readonly string[] {
    return Object.keys(moduleOf(this.#lens).prototypes);
  }

  layers(piece: PieceView): readonly string[] {
    return (this.#traits(piece)?.layers ?? []).map(({ name }) => name);
  }

  /** Returns a piece's name with the layer that it shows, unless that is the first: `Pikemen, reduced`. */
  nameNow(piece: PieceView): string {
    const isFirst = this.layers(piece).length === 0 || this.property(piece, 'Layer') === 1;
    return isFirst ? piece.name : `${piece.name}, ${textOf(this.property(piece, 'LayerName'))}`;
  }

  isPlace(piece: PieceView): boolean {
    const traits = this.#traits(piece);
    return traits?.level !== undefined && !isOn(traits.unit);
  }

  directions(piece: PieceView): number | undefined {
    return this.#traits(piece)?.facing;
  }

  /** Returns the kinds that players may add freely, in the module's order (C83): the contents of their box. */
  stock(): readonly StockPieceKind[] {
    return Object.keys(moduleOf(this.#lens).prototypes)
      .filter((prototype) => isStock(this.#lens, prototype))
      .map((key) => ({ key, label: this.#sight.of(labelQueries).of(key) }));
  }

  waysToPlay(piece: PieceView): readonly ('usual' | 'covered' | 'open')[] {
    const mask = this.#traits(piece)?.mask;
    if (!mask) return ['usual'];
    return isOn(mask.covered) || this.#record(piece)?.mask ? ['covered', 'open'] : ['usual', 'covered'];
  }

  symbol(piece: PieceView): string | undefined {
    const value = this.property(piece, 'symbol');
    return value === undefined ? undefined : [...textOf(value)].slice(0, 3).join('');
  }

  #shown(piece: Piece): PieceView {
    const owner = pieceOwnerForViewer(this.#lens, piece);
    const side = owner && this.#sight.of(seatQueries).side(owner);
    const covered = piece.invisible !== undefined ? 'existence' : piece.mask ? 'identity' : undefined;
    const view: PieceView = {
      name: pieceNameForViewer(this.#lens, piece),
      ...(side ? { side } : {}),
      where: this.#sight.of(placeQueries).whereIs(piece),
      ...(covered ? { covered } : {}),
      ...(piece.mask && piece.prototype === undefined ? { back: true as const } : {}),
    };
    this.#ids.set(view, piece.id);
    return view;
  }

  #record(piece: PieceView): Piece | undefined {
    return this.#lens.get('piece', this.id(piece));
  }

  #traits(piece: PieceView): ReturnType<typeof traitsOf> | undefined {
    const found = this.#record(piece);
    return found && traitsOf(this.#lens, found);
  }

  #seesOne(container: ContainerId, cell: CellId): boolean {
    let seen = 0;
    for (const { kind, id } of this.#lens.ground.at(container, cell)) {
      if (kind === 'piece' && this.#lens.get('piece', id)) seen += 1;
      if (seen > 1) return false;
    }
    return seen === 1;
  }
}

export const pieceQueries = queries((sight) => new Pieces(sight));
