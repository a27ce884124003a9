import {
  baseOf,
  isStock,
  isUntold,
  locate,
  look,
  moduleOf,
  type Piece,
  pieceIndex,
  traitsOf,
} from '../engine/index.ts';
import {
  byText,
  type CellId,
  type ContainerId,
  type Handle,
  isOn,
  type PieceId,
  textOf,
  type Value,
} from '../table/index.ts';
import { handleQueries } from './handles.ts';
import { labelQueries } from './labels.ts';
import type { Lens } from './lens.ts';
import { type PlaceView, placeQueries } from './places.ts';
import { queries, type Sight, unchanged } from './queries.ts';
import { nameSeen, namesSeen, ownerSeen, type Search, searched } from './search.ts';
import { type SideView, seatQueries } from './seats.ts';

/** A piece as one viewer knows it. It holds no id: its view gives a handle to show, and the id to operations. */
/** A kind of pieces that the module leaves to its players. */
export interface StockKind {
  readonly key: string;
  readonly label: string;
}

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

/** The pieces as the viewer knows them: which they are, where they stand, what they show. */
class Pieces {
  readonly #sight: Sight;
  readonly #lens: Lens;
  readonly #ids = new WeakMap<PieceView, PieceId>();
  /** By container and cell, whether the viewer sees but one piece there. */
  readonly #alone: () => Map<string, boolean>;

  constructor(sight: Sight) {
    this.#sight = sight;
    this.#lens = sight.lens;
    this.#alone = unchanged(sight, () => new Map());
  }

  /** The piece of that id as this viewer knows it, or undefined for one that the viewer may not see. */
  byId(id: string): PieceView | undefined {
    const piece = this.#lens.get('piece', id);
    return piece && this.#shown(piece);
  }

  /** The piece's id, for operations; never shown. */
  id(piece: PieceView): PieceId {
    const id = this.#ids.get(piece);
    if (id === undefined) throw new Error('a piece of another view');
    return id;
  }

  /** What stands for the piece in this view and in no other (T7). */
  handle(piece: PieceView): Handle {
    return this.#sight.of(handleQueries).of(this.id(piece));
  }

  /** The piece that a handle stands for in this view. */
  byHandle(handle: string): PieceView | undefined {
    const alias = this.#sight.of(handleQueries).alias(handle);
    const id = alias === undefined ? undefined : this.#lens.ground.index(pieceIndex).byAlias.get(alias);
    return id === undefined ? undefined : this.byId(id);
  }

  /** The pieces of which a search wants to know, one by one, so that the cost follows what is taken of them. */
  *search(wanted: Search): Iterable<PieceView> {
    for (const id of searched(this.#lens.ground, this.#lens, wanted)) {
      const piece = this.byId(id);
      if (piece) yield piece;
    }
  }

  /** The names that pieces have for this viewer, at most so many. */
  names(limit: number): readonly string[] {
    return namesSeen(this.#lens.ground, this.#lens, limit);
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

  /** What stands on a cell, or in a map's own space, lowest first. */
  at(container: ContainerId, cell?: CellId): readonly PieceView[] {
    return [...this.each(container, cell)];
  }

  /** As `at`, one by one, for whoever wants but the first of them. */
  *each(container: ContainerId, cell?: CellId): Iterable<PieceView> {
    for (const { id } of this.#lens.at(container, cell)) {
      const piece = this.byId(id);
      if (piece) yield piece;
    }
  }

  /** The cells of a board on which the viewer sees something, of those whose name fits, in an order that tells nothing. */
  *occupied(board: ContainerId, fits: (cell: string) => boolean): Iterable<CellId> {
    for (const cell of this.#lens.ground.standing.cells(board))
      if (fits(cell) && !this.isFree(board, cell as CellId)) yield cell as CellId;
  }

  /** The piece of that number from the bottom, from 1, in a map's own space. */
  nth(container: ContainerId, number: number): PieceView | undefined {
    const item = this.#lens.at(container)[number - 1];
    return item && this.byId(item.id);
  }

  /** The highest of what stands on a cell. */
  top(container: ContainerId, cell?: CellId): PieceView | undefined {
    const item = this.#lens.at(container, cell).at(-1);
    return item && this.byId(item.id);
  }

  /** How many stand on a cell. */
  count(container: ContainerId, cell?: CellId): number {
    return this.#lens.at(container, cell).length;
  }

  /** Whether nothing that the viewer sees stands on a cell. */
  isFree(container: ContainerId, cell: CellId): boolean {
    return !this.#lens.seesAny(container, cell);
  }

  /** Whether the viewer sees one piece on a cell, and no more. */
  isAlone(container: ContainerId, cell: CellId): boolean {
    const alone = this.#alone();
    const key = `${container}\n${cell}`;
    const is = alone.get(key) ?? this.#seesOne(container, cell);
    alone.set(key, is);
    return is;
  }

  /** Whether a cell on which something stands may be entered there. */
  stacks(container: ContainerId): boolean {
    const map = locate(this.#lens, container)?.map;
    return map !== undefined && look(this.#lens, { kind: 'map', id: map.id, name: 'occupied' }) === 'stack';
  }

  property(piece: PieceView, name: string): Value | undefined {
    return look(this.#lens, { kind: 'piece', id: this.id(piece), name });
  }

  /** The names and values that a piece has for this viewer: its own and its prototype's. */
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

  /** Those of them that players read: systems say of which the rules alone have need. */
  toldProperties(piece: PieceView): readonly (readonly [string, Value])[] {
    const untold = new Set<string>(this.#lens.systems.flatMap((system) => system.untold ?? []));
    const module = moduleOf(this.#lens);
    return this.properties(piece).filter(([name]) => !untold.has(name) && !isUntold(module, name));
  }

  /** The same text for pieces that the viewer can't tell apart, wherever in its stack each lies. */
  likeness(piece: PieceView): string {
    const found = this.#record(piece);
    if (!found) return '';
    const { prototype, place, layer, mask, invisible, facing, values } = found;
    const army = found.army !== undefined && this.#lens.get('army', found.army) ? found.army : undefined;
    const own = Object.entries(values).sort(([a], [b]) => byText(a, b));
    const owner = piece.side?.id;
    return JSON.stringify([
      [piece.name, owner, prototype, place.in, place.cell, army],
      [layer ?? 1, facing ?? 0, mask, invisible, piece.covered, piece.back, own],
    ]);
  }

  /** The value of a piece's property before modifiers, as this viewer may know it. */
  base(piece: PieceView, name: string): Value | undefined {
    return baseOf(this.#lens, { kind: 'piece', id: this.id(piece), name });
  }

  /** The kinds of pieces that the module has. */
  prototypes(): readonly string[] {
    return Object.keys(moduleOf(this.#lens).prototypes);
  }

  /** The names of a piece's layers, in order. */
  layers(piece: PieceView): readonly string[] {
    return (this.#traits(piece)?.layers ?? []).map(({ name }) => name);
  }

  /** Whether it is a place beside units, such as a city. */
  isPlace(piece: PieceView): boolean {
    const traits = this.#traits(piece);
    return traits?.level !== undefined && !isOn(traits.unit);
  }

  /** Into how many directions a piece can be turned, if it can. */
  directions(piece: PieceView): number | undefined {
    return this.#traits(piece)?.facing;
  }

  /** The kinds that the module leaves to players, in its order (C83): what is in their box. */
  stock(): readonly StockKind[] {
    return Object.keys(moduleOf(this.#lens).prototypes)
      .filter((prototype) => isStock(this.#lens, prototype))
      .map((key) => ({ key, label: this.#sight.of(labelQueries).of(key) }));
  }

  /** How a piece in a window can be played, the usual way first: as it is, face down or face up. */
  waysToPlay(piece: PieceView): readonly ('usual' | 'covered' | 'open')[] {
    const mask = this.#traits(piece)?.mask;
    if (!mask) return ['usual'];
    return isOn(mask.covered) || this.#record(piece)?.mask ? ['covered', 'open'] : ['usual', 'covered'];
  }

  /** What stands for a piece on a picture: the property `symbol`, at most 3 characters. */
  symbol(piece: PieceView): string | undefined {
    const value = this.property(piece, 'symbol');
    return value === undefined ? undefined : [...textOf(value)].slice(0, 3).join('');
  }

  #shown(piece: Piece): PieceView {
    const owner = ownerSeen(this.#lens, piece);
    const side = owner && this.#sight.of(seatQueries).side(owner);
    const covered = piece.invisible !== undefined ? 'existence' : piece.mask ? 'identity' : undefined;
    const view: PieceView = {
      name: nameSeen(this.#lens, piece),
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
