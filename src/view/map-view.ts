import { type BackgroundPicture, storedPictureHref, type TerrainPicture } from '../draw/index.ts';
import {
  type Board,
  isBent,
  labelOfModuleKey,
  look,
  type Module,
  moduleOf,
  notationFunctions,
} from '../engine/index.ts';
import { cellSubjectId } from '../engine/modifiers/subject.ts';
import { bounds, cells, type Grid, neighbours, size } from '../table/grid/index.ts';
import {
  type BoardId,
  type CellId,
  cachePerObjectPair,
  derived,
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
  readonly numbers?: ReadonlyMap<CellId, number>;
  readonly borders?: false;
  readonly background?: BackgroundPicture;
}

export interface EdgeView {
  readonly name: string;
  readonly text?: string;
  readonly runs: 'along' | 'between';
  readonly colour?: string;
  readonly chains: readonly (readonly CellId[])[];
}

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
 * Returns a board in a viewer's world. All viewers share the result if the viewer sees the map and no modifier changes
 * terrain.
 */
const boardView = (world: World, board: Board): BoardView => {
  const module = moduleOf(world);
  const map = world.get('map', board.map);
  const isPlain = !isBent(world, 'cell', 'Terrain');
  if (map && isPlain) return plainView(module, board);
  return viewOf(module, board, map?.name ?? '', isPlain ? board.terrain : bentTerrain(world, board));
};

/** The name of a map is its id. */
const plainView = cachePerObjectPair((module: Module, board: Board) => viewOf(module, board, board.map, board.terrain));

/** Reads zones and edges from the module: they never change during a game. */
const viewOf = (module: Module, { id, name, grid }: Board, map: string, terrain: Board['terrain']): BoardView => {
  const definition = module.maps.find((one) => one.name === map)?.boards.find((one) => one.name === name);
  const numbers = notationFunctions.squareNumbers(module, id);
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

const bentTerrain = (world: World, { id: board, grid, terrain }: Board): Board['terrain'] => {
  const found = new Map<string, CellId[]>(Object.keys(terrain).map((kind) => [kind, []]));
  for (const cell of cells(grid)) {
    const kind = textOf(look(world, { kind: 'cell', id: cellSubjectId(board, cell), name: 'Terrain' }));
    if (kind !== '') found.set(kind, [...(found.get(kind) ?? []), cell]);
  }
  return Object.fromEntries(found);
};

/** Returns the picture under a board, once it is loaded. It covers the whole board by default. */
const backgroundOf = (grid: Grid, picture: BackgroundDefinition | undefined): Pick<BoardView, 'background'> => {
  if (picture?.hash === undefined) return {};
  const whole = bounds(grid);
  const { hash, x = 0, y = 0, width = whole.width, height = whole.height } = picture;
  return { background: { href: storedPictureHref(hash), x, y, width, height } };
};

const labelled = (module: Module, key: string): { readonly text?: string } => {
  const text = labelOfModuleKey(module, key);
  return text === key ? {} : { text };
};

const coloured = (kind: { readonly colour?: string } | undefined): { readonly colour?: string } =>
  kind?.colour === undefined ? {} : { colour: kind.colour };

export type CellNoun = 'cell' | 'square';

/** Returns 'square' unless the board has lines: pieces are then on points. */
export const cellNounOf = (board: Pick<BoardView, 'grid' | 'edges'> | undefined): CellNoun =>
  board?.grid.kind === 'square' && board.edges.length === 0 ? 'square' : 'cell';

/**
 * True if these cells are all cells of one color on a checkered board: the names of the cells already imply that color.
 */
export const isOneColorOfCheckerboard = (grid: Grid, cells: readonly string[]): boolean => {
  if (grid.kind !== 'square' || cells.length < Math.floor(size(grid) / 2)) return false;
  const all = new Set<string>(cells);
  const beside = { ...grid, diagonals: false };
  return cells.every((cell) => !neighbours(beside, cell as CellId).some((one) => all.has(one)));
};
