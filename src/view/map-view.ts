import { type BackgroundPicture, keptHref, type TerrainPicture } from '../draw/index.ts';
import { type Board, isBent, labelOf, look, type Module, moduleOf, notations } from '../engine/index.ts';
import { cellSubject } from '../engine/modifiers/subject.ts';
import { bounds, cells, type Grid, neighbours, size } from '../table/grid/index.ts';
import {
  type BoardId,
  type CellId,
  derived,
  derivedOfBoth,
  isOn,
  type MapId,
  textOf,
  type World,
} from '../table/index.ts';

type BackgroundDefinition = NonNullable<Module['maps'][number]['boards'][number]['picture']>;

export interface MapView {
  readonly id: MapId;
  readonly name: string;
  readonly private: boolean;
  readonly boards: readonly BoardView[];
}

export interface BoardView {
  readonly id: BoardId;
  readonly name: string;
  readonly map: string;
  readonly grid: Grid;
  readonly terrain: readonly (TerrainPicture & { readonly cells: readonly CellId[] })[];
  readonly edges: readonly EdgeView[];
  readonly zones: readonly { readonly name: string; readonly cells: readonly CellId[] }[];
  /** The numbers by which players call its cells, besides their labels. */
  readonly numbers?: ReadonlyMap<CellId, number>;
  /** No borders of cells are drawn. */
  readonly borders?: false;
  /** A picture that lies under the board. */
  readonly background?: BackgroundPicture;
}

/** The roads, rivers or other lines of one kind: chains of cells, along which they lead or between which they run. */
export interface EdgeView {
  readonly name: string;
  /** What people read, where that is not its name. */
  readonly text?: string;
  readonly runs: 'along' | 'between';
  readonly colour?: string;
  readonly chains: readonly (readonly CellId[])[];
}

/** The maps and boards of a viewer's world, in the module's order. */
export const mapViews = (world: World): readonly MapView[] => {
  const places = placesIn(moduleOf(world));
  const inOrder = (a: { readonly id: string }, b: { readonly id: string }): number =>
    (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0);
  const boards = [...world.all('board')].sort(inOrder).map((board) => boardView(world, board));
  return [...world.all('map')].sort(inOrder).map((map) => ({
    id: map.id,
    name: map.name,
    private: map.private !== undefined,
    boards: boards.filter(({ map: name }) => name === map.name),
  }));
};

/** Where a module lists each map, and on its map each board. */
const placesIn = derived(
  (module: Module): ReadonlyMap<string, number> =>
    new Map(
      module.maps.flatMap(
        (map, at) =>
          [[map.name, at], ...map.boards.map((one, on) => [`${map.name}/${one.name}`, on] as const)] as const,
      ),
    ),
);

/**
 * A board as it is known in a viewer's world: as it is for all, where no modifier changes what its ground is, and its
 * map is seen.
 */
const boardView = (world: World, board: Board): BoardView => {
  const module = moduleOf(world);
  const map = world.get('map', board.map);
  const isPlain = !isBent(world, 'cell', 'Terrain');
  if (map && isPlain) return plainView(module, board);
  return viewOf(module, board, map?.name ?? '', isPlain ? board.terrain : bentTerrain(world, board));
};

/** The name of a map is its id. */
const plainView = derivedOfBoth((module: Module, board: Board) => viewOf(module, board, board.map, board.terrain));

/** What lies on a board for the whole game, its zones and edges, is the module's. */
const viewOf = (module: Module, { id, name, grid }: Board, map: string, terrain: Board['terrain']): BoardView => {
  const definition = module.maps.find((one) => one.name === map)?.boards.find((one) => one.name === name);
  const numbers = notations.squareNumbers(module, id);
  return {
    id,
    name,
    map,
    grid,
    terrain: Object.entries(terrain).map(([kind, some]) => ({
      name: kind,
      ...labelled(module, kind),
      cells: some,
      ...coloured(module.terrain[kind]),
    })),
    edges: Object.entries(definition?.edges ?? {}).map(([kind, chains]) => ({
      name: kind,
      ...labelled(module, kind),
      runs: module.edges?.[kind]?.runs ?? 'along',
      ...coloured(module.edges?.[kind]),
      chains: chains as readonly (readonly CellId[])[],
    })),
    zones: (definition?.zones ?? []).map((zone) => ({ name: zone.name, cells: zone.cells as readonly CellId[] })),
    ...(numbers ? { numbers } : {}),
    ...(isOn(definition?.borders ?? true) ? {} : { borders: false }),
    ...backgroundOf(grid, definition?.picture),
  };
};

/**
 * The cells of each terrain as modifiers leave them; first the kinds that the board has, in its order, be they bent
 * away.
 */
const bentTerrain = (world: World, { id: board, grid, terrain }: Board): Board['terrain'] => {
  const found = new Map<string, CellId[]>(Object.keys(terrain).map((kind) => [kind, []]));
  for (const cell of cells(grid)) {
    const kind = textOf(look(world, { kind: 'cell', id: cellSubject(board, cell), name: 'Terrain' }));
    if (kind !== '') found.set(kind, [...(found.get(kind) ?? []), cell]);
  }
  return Object.fromEntries(found);
};

/** The picture under a board, once it has come: it covers the board, where the module does not say otherwise. */
const backgroundOf = (grid: Grid, picture: BackgroundDefinition | undefined): Pick<BoardView, 'background'> => {
  if (picture?.hash === undefined) return {};
  const whole = bounds(grid);
  const { hash, x = 0, y = 0, width = whole.width, height = whole.height } = picture;
  return { background: { href: keptHref(hash), x, y, width, height } };
};

const labelled = (module: Module, key: string): { readonly text?: string } => {
  const text = labelOf(module, key);
  return text === key ? {} : { text };
};

const coloured = (kind: { readonly colour?: string } | undefined): { readonly colour?: string } =>
  kind?.colour === undefined ? {} : { colour: kind.colour };

/** What players call the cells of a board. */
export type CellName = 'cell' | 'square';

/** Squares, unless the board has lines: pieces stand on the points of those. */
export const cellNameOf = (board: Pick<BoardView, 'grid' | 'edges'> | undefined): CellName =>
  board?.grid.kind === 'square' && board.edges.length === 0 ? 'square' : 'cell';

/** True if these are the cells of one color of a chequered board: their names alone say it. */
export const isChequered = (grid: Grid, cells: readonly string[]): boolean => {
  if (grid.kind !== 'square' || cells.length < Math.floor(size(grid) / 2)) return false;
  const all = new Set<string>(cells);
  const beside = { ...grid, diagonals: false };
  return cells.every((cell) => !neighbours(beside, cell as CellId).some((one) => all.has(one)));
};
