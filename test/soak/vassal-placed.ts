import type { Module } from '../../src/engine/index.ts';
import { cells, centre } from '../../src/table/grid/index.ts';
import type { CellId } from '../../src/table/index.ts';
import type { Played } from './vassal-played.ts';
import type { MeasureOf, ReadStack } from './vassal-reading.ts';

/** Whether what is set up stands where the second reading of the build file puts it. */
interface Placed {
  readonly stacks: number;
  /** In the zone or on the cell that it names, and at the pixel where nothing names the place. */
  readonly byName: number;
  readonly byPixel: number;
  readonly elsewhere: readonly string[];
}

/** As names are compared: letters and digits; a number behind them tells namesakes apart. */
const plain = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const isNamed = (own: string, wanted: string): boolean => {
  const [a, b] = [plain(own), plain(wanted)];
  return (
    a === b || (a.startsWith(`${b} `) && /^\d+$/.test(a.slice(b.length + 1))) || (b.length > 30 && b.startsWith(a))
  );
};

/** A place nearer than so many widths of a cell is the one that is meant. */
const NEAR = 1;

export const placedOf = (module: Module, played: Played, stacks: readonly ReadStack[], measure: MeasureOf): Placed => {
  const left = new Map<string, number>();
  for (const { in: container, cell } of played.pieces)
    left.set(`${container}\n${cell}`, (left.get(`${container}\n${cell}`) ?? 0) + 1);
  const result = { byName: 0, byPixel: 0, elsewhere: [] as string[] };
  const asked = stacks.filter(({ isDeck, pieces }) => isDeck || pieces > 0);
  for (const stack of asked) {
    const spots = stack.isDeck
      ? played.decks
          .filter(({ name, map }) => isNamed(name, stack.name) && isNamed(map, stack.map))
          .map(({ map, cell }) => ({ key: `${map}/\n${cell}`, cell }))
      : [...left]
          .filter(([key, count]) => count > 0 && isNamed(key.split('/')[0]?.split('\n')[0] ?? '', stack.map))
          .map(([key]) => ({ key, cell: key.split('\n')[1] ?? '' }));
    const zones = zonesOf(module, stack);
    const called = (cell: string): readonly string[] => [
      cell,
      ...zones.filter(({ cells }) => cells.includes(cell as CellId)).map(({ name }) => name),
    ];
    const named = spots.find(({ cell }) =>
      stack.places.some((place) => called(cell).some((name) => isNamed(name, place))),
    );
    const far = named ? () => NEAR + 1 : distanceFrom(module, stack, asked, measure);
    const close = spots.map((spot) => ({ spot, far: far(spot.cell) })).filter((one) => one.far <= NEAR);
    const [nearest] = close.sort((a, b) => a.far - b.far);
    const near = named ?? nearest?.spot ?? unplaced(spots, stack, module, measure);
    if (!near) {
      result.elsewhere.push(`${stack.map} ${stack.name}: ${stack.places.join(' / ') || stack.pixel}`);
      continue;
    }
    if (named) result.byName += 1;
    else result.byPixel += 1;
    if (!stack.isDeck) left.set(near.key, (left.get(near.key) ?? 0) - stack.pieces);
  }
  return { stacks: asked.length, ...result };
};

const zonesOf = (module: Module, { map }: ReadStack) =>
  module.maps
    .filter(({ name }) => isNamed(name, map))
    .flatMap(({ boards }) => boards)
    .flatMap(({ zones = [] }) => zones);

/** A hand has no places, whatever its board is called; what lies beside its board is on the map alone. */
const unplaced = <S extends { readonly cell: string }>(
  spots: readonly S[],
  { map, board, pixel }: ReadStack,
  { maps }: Module,
  measure: MeasureOf,
): S | undefined => {
  const size = measure(board);
  const isBeside = pixel !== undefined && size !== undefined && (pixel[0] > size.width || pixel[1] > size.height);
  return isBeside || maps.some(({ name, boards }) => boards.length === 0 && isNamed(name, map))
    ? spots.find(({ cell }) => cell === '')
    : undefined;
};

type PlacedBoard = Module['maps'][number]['boards'][number];

const boardFor = (module: Module, { map, board }: ReadStack): PlacedBoard | undefined => {
  const boards = module.maps.filter(({ name }) => isNamed(name, map)).flatMap((one) => one.boards);
  return boards.find(({ name }) => isNamed(name, board)) ?? boards[0];
};

/** How far cells are from where a stack should stand, in widths of a cell. */
const distanceFrom = (
  module: Module,
  stack: ReadStack,
  stacks: readonly ReadStack[],
  measure: MeasureOf,
): ((cell: string) => number) => {
  const own = boardFor(module, stack);
  const { pixel } = stack;
  if (!own || !pixel) return () => Number.POSITIVE_INFINITY;
  const { picture } = own;
  const size = measure(stack.board);
  const scale = picture?.width && size ? picture.width / size.width : scaleOf(own, stack, stacks);
  const [x, y] = [(picture?.x ?? 0) + pixel[0] * scale, (picture?.y ?? 0) + pixel[1] * scale];
  return (cell) => {
    const middle = centre(own.grid, cell as CellId);
    return middle ? Math.hypot(middle.x - x, middle.y - y) : Number.POSITIVE_INFINITY;
  };
};

/** A board without a picture has one scale, by which most of what stands there is where it should be. */
const scaleOf = (board: PlacedBoard, { map, board: name }: ReadStack, stacks: readonly ReadStack[]): number => {
  const votes = new Map<number, number>();
  const pixels = stacks.flatMap((one) => (one.map === map && one.board === name && one.pixel ? [one.pixel] : []));
  for (const cell of cells(board.grid)) {
    const middle = centre(board.grid, cell);
    for (const [x, y] of middle ? pixels : []) {
      const [across, down] = [x / (middle?.x ?? 0), y / (middle?.y ?? 0)];
      const unit = Math.round(across * 2) / 2;
      if (unit > 0 && Math.abs(across / down - 1) < 0.01) votes.set(unit, (votes.get(unit) ?? 0) + 1);
    }
  }
  const [best] = [...votes].sort((a, b) => b[1] - a[1]);
  return best ? 1 / best[0] : 0;
};
