import { HANDLE_LENGTH, handleOf } from '../engine/core/handle.ts';
import type { CellId, ContainerId, Handle, PersonId, PieceId, SideId } from '../engine/core/ids.ts';
import type { Refusal } from '../engine/core/refusal.ts';
import type { Table } from '../engine/core/table.ts';
import { textOf, type Value } from '../engine/core/value.ts';
import {
  gameOf,
  hidesAnything,
  isGranted,
  locate,
  look,
  type Module,
  moduleOf,
  onTurn,
  type Piece,
  playersOf,
  type Request,
  reloadRefusal,
  type Side,
  traitsOf,
} from '../engine/index.ts';
import { type BoardView, type MapView, mapViews } from './board-view.ts';
import { Lens } from './lens.ts';
import { type Viewer, viewerKey } from './viewer.ts';

export interface SideView {
  readonly id: SideId;
  readonly name: string;
  readonly index: number;
  readonly colour?: string;
  readonly players: readonly PersonId[];
}

/** A piece as one viewer knows it. It holds no id: its view gives a handle to show, and the id to operations. */
export interface PieceView {
  readonly name: string;
  readonly side?: SideView;
  readonly where: PlaceView;
}

export interface PlaceView {
  readonly in: ContainerId;
  readonly map: string;
  readonly board?: string;
  readonly cell?: CellId;
}

export interface RequestView {
  readonly handle: Handle;
  readonly by: PersonId;
  readonly wants: Request['wants'];
  readonly asked: readonly SideView[];
  readonly granted: boolean;
}

/** What a view has found out once, for thousands of pieces, at one revision of the table. */
interface Known {
  readonly revision: number;
  readonly sides: Map<SideId, SideView | undefined>;
  readonly places: Map<ContainerId, PlaceView | undefined>;
  maps?: readonly MapView[];
  mine?: readonly SideView[];
}

/**
 * What one viewer may ask of a game. Everything that reaches a person is made from this; it never gives out the table, and shows records by
 * handles. Ids that it resolves serve operations only and are not shown.
 */
export class View {
  readonly viewer: Viewer;
  readonly #table: Table;
  readonly #lens: Lens;
  readonly #ids = new WeakMap<PieceView, PieceId>();
  #known: Known = { revision: -1, sides: new Map(), places: new Map() };

  /** `seats`: see Lens. */
  constructor(table: Table, viewer: Viewer, seats: Table = table) {
    this.viewer = viewer;
    this.#table = table;
    this.#lens = new Lens(table, viewer, seats);
  }

  get title(): string {
    return gameOf(this.#lens).title;
  }

  get module(): string {
    return moduleOf(this.#lens).module;
  }

  get host(): PersonId {
    return gameOf(this.#lens).host;
  }

  get phase(): 'seating' | 'playing' | 'over' {
    return gameOf(this.#lens).phase;
  }

  /** Whether anything in this game can be hidden from anybody: then what is typed must not be shown to all (W3). */
  get hides(): boolean {
    return hidesAnything(this.#lens);
  }

  /** Why another module can't be put under this game; undefined when it fits. The module is no secret, and the answer tells nothing of what is. */
  reloadRefusal(module: Module, hash: string): Refusal | undefined {
    return reloadRefusal(this.#lens, module, hash);
  }

  /** Whether a side's turn ends by command, whether turns have an order at all, whether pieces can be taken. */
  get rules(): { readonly ends: 'by-command' | 'after-move' | undefined; readonly captures: boolean; readonly strict: boolean } {
    const { turn, rules } = moduleOf(this.#lens);
    return { ends: turn?.ends, captures: rules.captures === 'manual', strict: rules.turns === 'strict' };
  }

  sides(): readonly SideView[] {
    const sides = [...this.#lens.all('side')].flatMap(({ id }) => this.side(id) ?? []);
    return sides.sort((a, b) => a.index - b.index);
  }

  /** The sides that the viewer plays. */
  mine(): readonly SideView[] {
    const known = this.#now();
    known.mine ??= this.sides().filter(({ id }) => this.#lens.plays(id));
    return known.mine;
  }

  observers(): readonly PersonId[] {
    return [...this.#lens.all('seat')].filter(({ side }) => side === undefined).map(({ person }) => person);
  }

  turn(): { readonly number: number; readonly side: SideView } | undefined {
    const [on, turn] = [onTurn(this.#lens), this.#lens.get('turn', 'turn')];
    const side = on && this.side(on.id);
    return side && turn && { number: turn.number, side };
  }

  requests(): readonly RequestView[] {
    return [...this.#lens.all('request')].map((request) => ({
      handle: this.#handle(request.id),
      by: request.by,
      wants: request.wants,
      asked: request.asked.flatMap((id) => this.side(id) ?? []),
      granted: isGranted(request),
    }));
  }

  /** The id of the request that a handle stands for; for operations. */
  requestId(handle: string): string | undefined {
    for (const { id } of this.#lens.all('request')) if (this.#handle(id) === handle) return id;
    return undefined;
  }

  maps(): readonly MapView[] {
    const known = this.#now();
    known.maps ??= mapViews(this.#lens);
    return known.maps;
  }

  board(id: ContainerId): BoardView | undefined {
    for (const { boards } of this.maps()) {
      const board = boards.find((one) => one.id === id);
      if (board) return board;
    }
    return undefined;
  }

  /** What stands on a cell, or in a map's own space, lowest first. */
  at(container: ContainerId, cell?: CellId): readonly PieceView[] {
    return [...this.each(container, cell)];
  }

  /** As `at`, one by one, for whoever wants but the first of them. */
  *each(container: ContainerId, cell?: CellId): Iterable<PieceView> {
    for (const { id } of this.#lens.at(container, cell)) {
      const piece = this.#pieceOf(id);
      if (piece) yield piece;
    }
  }

  /** The highest of what stands on a cell. */
  top(container: ContainerId, cell?: CellId): PieceView | undefined {
    const item = this.#lens.at(container, cell).at(-1);
    return item && this.#pieceOf(item.id);
  }

  /** How many stand on a cell. */
  count(container: ContainerId, cell?: CellId): number {
    return this.#lens.at(container, cell).length;
  }

  /** Whether nothing that the viewer sees stands on a cell. */
  isFree(container: ContainerId, cell: CellId): boolean {
    return this.#lens.at(container, cell).length === 0;
  }

  /** Whether a cell on which something stands may be entered there. */
  stacks(container: ContainerId): boolean {
    const map = locate(this.#lens, container)?.map;
    return map !== undefined && look(this.#lens, { kind: 'map', id: map.id, name: 'occupied' }) === 'stack';
  }

  *in(container: ContainerId): Iterable<PieceView> {
    for (const { id } of this.#lens.in(container)) {
      const piece = this.#pieceOf(id);
      if (piece) yield piece;
    }
  }

  *pieces(): Iterable<PieceView> {
    for (const piece of this.#lens.all('piece')) yield this.#piece(piece);
  }

  /** The piece that a handle stands for in this view. */
  byHandle(handle: string): PieceView | undefined {
    if (handle.length !== HANDLE_LENGTH) return undefined;
    for (const piece of this.#lens.all('piece')) if (this.#handle(piece.id) === handle) return this.#piece(piece);
    return undefined;
  }

  /** What stands for the piece in this view and in no other (T7). */
  handle(piece: PieceView): Handle {
    return this.#handle(this.id(piece));
  }

  /** The piece's id, for operations; never shown. */
  id(piece: PieceView): PieceId {
    const id = this.#ids.get(piece);
    if (id === undefined) throw new Error('a piece of another view');
    return id;
  }

  /** The piece of that id as this viewer knows it, or undefined for one that the viewer may not see. */
  byId(id: string): PieceView | undefined {
    return this.#pieceOf(id);
  }

  property(piece: PieceView, name: string): Value | undefined {
    return look(this.#lens, { kind: 'piece', id: this.id(piece), name });
  }

  /** The names and values that a piece shows to this viewer: its own and its prototype's. */
  properties(piece: PieceView): readonly (readonly [string, Value])[] {
    const record = this.#lens.get('piece', this.id(piece));
    if (!record) return [];
    const prototype = record.prototype === undefined ? {} : moduleOf(this.#lens).prototypes[record.prototype];
    const names = new Set([...Object.keys(prototype ?? {}), ...Object.keys(record.values)]);
    return [...names].flatMap((name) => {
      const value = this.property(piece, name);
      return value === undefined ? [] : [[name, value] as const];
    });
  }

  /** The kinds of pieces that the module has. */
  prototypes(): readonly string[] {
    return Object.keys(moduleOf(this.#lens).prototypes);
  }

  /** The names of a piece's layers, in order. */
  layers(piece: PieceView): readonly string[] {
    const record = this.#lens.get('piece', this.id(piece));
    return record ? (traitsOf(this.#lens, record).layers ?? []).map(({ name }) => name) : [];
  }

  /** Into how many directions a piece can be turned, if it can. */
  directions(piece: PieceView): number | undefined {
    const record = this.#lens.get('piece', this.id(piece));
    return record && traitsOf(this.#lens, record).facing;
  }

  /** What stands for a piece on a picture: the property `symbol`, at most 3 characters. */
  symbol(piece: PieceView): string | undefined {
    const value = this.property(piece, 'symbol');
    return value === undefined ? undefined : [...textOf(value)].slice(0, 3).join('');
  }

  place(container: ContainerId, cell?: CellId): PlaceView | undefined {
    const { places } = this.#now();
    if (!places.has(container)) places.set(container, this.#place(container));
    const place = places.get(container);
    return place && cell !== undefined ? { ...place, cell } : place;
  }

  side(id: SideId): SideView | undefined {
    const { sides } = this.#now();
    if (!sides.has(id)) {
      const side = this.#lens.get('side', id);
      sides.set(id, side && this.#side(side));
    }
    return sides.get(id);
  }

  /** What is known of the table as it is now. */
  #now(): Known {
    const { revision } = this.#table;
    if (this.#known.revision !== revision) this.#known = { revision, sides: new Map(), places: new Map() };
    return this.#known;
  }

  #place(container: ContainerId): PlaceView | undefined {
    if (!this.#lens.seesContainer(container)) return undefined;
    const found = locate(this.#lens, container);
    return found && { in: container, map: found.map.name, ...(found.board ? { board: found.board.name } : {}) };
  }

  #handle(id: string): Handle {
    const key = this.#table.get('secret', 'secret')?.handles ?? '';
    return handleOf(key, viewerKey(this.viewer), id, 0);
  }

  #side({ id, name, index, colour }: Side): SideView {
    return { id, name, index, players: playersOf(this.#lens, id), ...(colour === undefined ? {} : { colour }) };
  }

  #pieceOf(id: string): PieceView | undefined {
    const piece = this.#lens.get('piece', id);
    return piece && this.#piece(piece);
  }

  #piece(piece: Piece): PieceView {
    const name = look(this.#lens, { kind: 'piece', id: piece.id, name: 'PieceName' });
    const owner = look(this.#lens, { kind: 'piece', id: piece.id, name: 'Owner' });
    const side = owner === undefined ? undefined : this.side(owner as SideId);
    const where = this.place(piece.place.in, piece.place.cell);
    if (!where) throw new Error('a piece that is seen stands where it is seen');
    const shown: PieceView = { name: String(name), ...(side ? { side } : {}), where };
    this.#ids.set(shown, piece.id);
    return shown;
  }
}
