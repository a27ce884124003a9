import { Handles, handleOf } from '../engine/core/handle.ts';
import type { CellId, ContainerId, Handle, PersonId, SideId } from '../engine/core/ids.ts';
import type { Query } from '../engine/core/query.ts';
import { isRefusal, type Refusal } from '../engine/core/refusal.ts';
import type { Table } from '../engine/core/table.ts';
import {
  aliasOf,
  askedPeople,
  type Changes,
  changesBetween,
  gameOf,
  hidesAnything,
  isGated,
  isGranted,
  isOut,
  type Location,
  locate,
  type Module,
  moduleOf,
  nameableIn,
  onTurn,
  peopleAsked,
  playersOf,
  type Request,
  readiness,
  reloadRefusal,
  type Side,
} from '../engine/index.ts';
import { type BoardView, type MapView, mapViews } from './board/view.ts';
import { type ChanceView, chanceOf } from './chance.ts';
import { type DisclosureView, disclosuresSeen } from './disclosures.ts';
import { Lens } from './lens.ts';
import { type Origin, originOf } from './origin.ts';
import { type Rulebook, rulebookOf } from './rulebook.ts';
import { type Viewer, viewerKey } from './viewer.ts';

export interface SideView {
  readonly id: SideId;
  readonly name: string;
  readonly index: number;
  readonly colour?: string;
  readonly players: readonly PersonId[];
}

export interface PlaceView {
  readonly in: ContainerId;
  readonly map: string;
  readonly board?: string;
  readonly deck?: string;
  readonly cell?: CellId;
}

/** What players call a place: the cell, or else the deck, board or map. */
export const placeName = ({ cell, deck, board, map }: PlaceView): string => cell ?? deck ?? board ?? map;

export interface RequestView {
  readonly handle: Handle;
  readonly by: PersonId;
  readonly wants: Request['wants'];
  readonly asked: readonly SideView[];
  /** Those who have not answered yet. */
  readonly waited: readonly PersonId[];
  /** How long their answer is waited for, in milliseconds since 1970. */
  readonly until?: number;
  readonly granted: boolean;
}

/** What a view has found out once, for thousands of pieces, at one revision of the table. */
interface KnownViews {
  readonly revision: number;
  sides?: Map<SideId, SideView | undefined>;
  places?: Map<ContainerId, PlaceView | undefined>;
  /** By container and cell, whether the viewer sees but one piece there. */
  alone?: Map<string, boolean>;
  all?: readonly SideView[];
  maps?: readonly MapView[];
  mine?: readonly SideView[];
}

const NOTHING_KNOWN: KnownViews = { revision: -1 };

/** What one viewer may ask of the table: who plays, whose turn it is, the maps. */
export class TableView {
  readonly viewer: Viewer;
  protected readonly table: Table;
  protected readonly lens: Lens;
  #handles: Handles | undefined;
  #known: KnownViews = NOTHING_KNOWN;

  /** `seats`: see Lens. */
  constructor(table: Table, viewer: Viewer, seats: Table = table) {
    this.viewer = viewer;
    this.table = table;
    this.lens = new Lens(table, viewer, seats);
  }

  /** What a system answers of what this viewer sees. */
  of<Asked extends readonly unknown[], Answer>(query: Query<Asked, Answer>, ...asked: Asked): Answer {
    return query(this.lens, ...asked);
  }

  get title(): string {
    return gameOf(this.lens).title;
  }

  get module(): string {
    return moduleOf(this.lens).module;
  }

  get host(): PersonId {
    return gameOf(this.lens).host;
  }

  /** Who sees and may do everything; undefined where nobody has that seat (T17). */
  get master(): PersonId | undefined {
    return gameOf(this.lens).master;
  }

  /** Whether the viewer has that seat. */
  get isMaster(): boolean {
    return this.lens.master;
  }

  /** What everybody may know of the game's chance. */
  get chance(): ChanceView {
    return chanceOf(this.table);
  }

  /** The rules of the game, as people read them. */
  get rulebook(): Rulebook {
    return rulebookOf(moduleOf(this.lens));
  }

  /** Whence the game came, where that was a file. */
  get origin(): Origin | undefined {
    return originOf(this.table);
  }

  /** Whether the game can begin as it stands. */
  get isReady(): boolean {
    return !isRefusal(readiness(this.table));
  }

  get phase(): 'seating' | 'playing' | 'over' {
    return gameOf(this.lens).phase;
  }

  /** Whether anything in this game can be hidden from anybody: then what is typed must not be shown to all (W3). */
  get hides(): boolean {
    return hidesAnything(this.lens);
  }

  /** What the game's module tells those who may not know it (D2), as far as the viewer may know what tells it. */
  disclosures(): readonly DisclosureView[] {
    return disclosuresSeen(this.lens);
  }

  /**
   * The names of all that hides something: private maps, decks that lie face down, prototypes whose pieces can be
   * covered. The module is no secret.
   */
  hiding(): readonly string[] {
    return nameableIn(moduleOf(this.lens));
  }

  /**
   * Why another module can't be put under this game; undefined when it fits. The module is no secret, and the answer
   * tells nothing of what is.
   */
  reloadRefusal(module: Module, hash: string): Refusal | undefined {
    return reloadRefusal(this.lens, module, hash);
  }

  /** What another module would change for those who play. */
  reloadChanges(module: Module): Changes {
    return changesBetween(moduleOf(this.lens), module, this.phase !== 'seating');
  }

  /** Who must agree to another module before this viewer puts it under the game (D1). */
  reloadAsks(module: Module, hash: string): readonly PersonId[] {
    const { viewer } = this;
    if (viewer.who === 'channel' || !isGated(this.lens, viewer.person, module)) return [];
    return peopleAsked(this.lens, viewer.person, { what: 'reload', hash, title: module.title });
  }

  /** Whether a side's turn ends by command, whether turns have an order at all, whether pieces can be taken. */
  get rules(): {
    readonly ends: 'by-command' | 'after-move' | undefined;
    readonly captures: boolean;
    readonly strict: boolean;
  } {
    const { turn, rules } = moduleOf(this.lens);
    return { ends: turn?.ends, captures: rules.captures === 'manual', strict: rules.turns === 'strict' };
  }

  /** Whether a property of pieces is a list of texts, as the module has it. */
  takesList(property: string): boolean {
    const { properties } = moduleOf(this.lens);
    return properties !== undefined && Object.hasOwn(properties, property) && properties[property] === 'list';
  }

  /** Those that take part: not those that nobody played when the game began. */
  sides(): readonly SideView[] {
    const known = this.#now();
    known.all ??= [...this.lens.all('side')]
      .flatMap(({ id }) => (isOut(this.lens, id) ? [] : (this.side(id) ?? [])))
      .sort((a, b) => a.index - b.index);
    return known.all;
  }

  /** The sides that the viewer plays. */
  mine(): readonly SideView[] {
    const known = this.#now();
    known.mine ??= this.sides().filter(({ id }) => this.lens.plays(id));
    return known.mine;
  }

  observers(): readonly PersonId[] {
    return [...this.lens.all('seat')].filter(({ side }) => side === undefined).map(({ person }) => person);
  }

  turn(): { readonly number: number; readonly side: SideView } | undefined {
    const [on, turn] = [onTurn(this.lens), this.lens.get('turn', 'turn')];
    const side = on && this.side(on.id);
    return side && turn && { number: turn.number, side };
  }

  requests(): readonly RequestView[] {
    return [...this.lens.all('request')].map((request) => ({
      handle: this.handleOf(request.id),
      by: request.by,
      wants: request.wants,
      asked: request.asked.flatMap((id) => this.side(id) ?? []),
      waited: askedPeople(this.lens, request),
      ...(request.until === undefined ? {} : { until: request.until }),
      granted: isGranted(request),
    }));
  }

  /** The id of the request that a handle stands for; for operations. */
  requestId(handle: string): string | undefined {
    for (const { id } of this.lens.all('request')) if (this.handleOf(id) === handle) return id;
    return undefined;
  }

  maps(): readonly MapView[] {
    const known = this.#now();
    known.maps ??= mapViews(this.lens);
    return known.maps;
  }

  board(id: ContainerId): BoardView | undefined {
    for (const { boards } of this.maps()) {
      const board = boards.find((one) => one.id === id);
      if (board) return board;
    }
    return undefined;
  }

  place(container: ContainerId, cell?: CellId): PlaceView | undefined {
    const known = this.#now();
    known.places ??= new Map();
    const { places } = known;
    if (!places.has(container)) places.set(container, this.#place(container));
    const place = places.get(container);
    return place && cell !== undefined ? { ...place, cell } : place;
  }

  side(id: SideId): SideView | undefined {
    const known = this.#now();
    known.sides ??= new Map();
    const { sides } = known;
    if (!sides.has(id)) {
      const side = this.lens.get('side', id);
      sides.set(id, side && this.#side(side));
    }
    return sides.get(id);
  }

  /** Whether the viewer sees one piece on a cell, and no more. */
  isAlone(container: ContainerId, cell: CellId): boolean {
    const known = this.#now();
    known.alone ??= new Map();
    const key = `${container}\n${cell}`;
    const isAlone = known.alone.get(key) ?? this.#isAlone(container, cell);
    known.alone.set(key, isAlone);
    return isAlone;
  }

  #isAlone(container: ContainerId, cell: CellId): boolean {
    let seen = 0;
    for (const { kind, id } of this.table.at(container, cell)) {
      if (kind === 'piece' && this.lens.get('piece', id)) seen += 1;
      if (seen > 1) return false;
    }
    return seen === 1;
  }

  /** What is known of the table as it is now. */
  #now(): KnownViews {
    const { revision } = this.table;
    if (this.#known.revision !== revision) this.#known = { revision };
    return this.#known;
  }

  #place(container: ContainerId): PlaceView | undefined {
    const found = locate(this.lens, container);
    return found && placeIn(container, found);
  }

  /** What stands for a record in this view (T7). */
  protected handleOf(id: string): Handle {
    const piece = this.table.get('piece', id);
    const name = piece ? aliasOf(piece) : id;
    return this.handles.of(name) ?? handleOf(this.#key, viewerKey(this.viewer), name, 0);
  }

  /** The handles of pieces in this view. */
  protected get handles(): Handles {
    this.#handles ??= new Handles(this.#key, viewerKey(this.viewer), 'pa');
    return this.#handles;
  }

  get #key(): string {
    return this.table.get('secret', 'secret')?.handles ?? '';
  }

  #side({ id, name, index, colour }: Side): SideView {
    return { id, name, index, players: playersOf(this.lens, id), ...(colour === undefined ? {} : { colour }) };
  }
}

export const placeIn = (container: ContainerId, { map, board, deck }: Location): PlaceView => ({
  in: container,
  map: map.name,
  ...(board ? { board: board.name } : {}),
  ...(deck ? { deck: deck.name } : {}),
});
