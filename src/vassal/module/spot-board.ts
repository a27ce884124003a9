import { toComparableName } from '../../table/grid/index.ts';
import { boardPlaceAtPixel, type NamedBoardLocation, namedLocationsOf, type VassalBoard } from '../source/board.ts';
import type { PixelPosition } from '../source/grids.ts';
import type { VassalZone } from '../source/zones.ts';
import type { ImportLossCollector } from './losses.ts';
import { type ImportedBoard, roundToThousandths, type SerializedBoard } from './made-board.ts';
import { UniqueNameGenerator } from './names.ts';

/** A board with several grids or none. It has named places, and spots for pieces that are anywhere else. */

const MOST_SPOTS = 1000;
const KEPT = 150;
/** If a board has fewer named places than this, further places are added in this many columns and rows. */
const FEWEST = 8;
const LATTICE = { columns: 8, rows: 6 };
/** The greatest distance, in cell widths, at which a piece is put on an existing spot. */
const NEAR = 0.6;

interface Spot extends PixelPosition {
  readonly name: string;
  /** True if the spot exists only for a piece of the setup. */
  readonly isPoint: boolean;
  readonly zone: VassalZone | undefined;
  readonly cell: string;
}

class Spots {
  readonly #board: string;
  readonly all: Spot[] = [];
  readonly #byCell = new Map<string, Spot>();
  readonly #names = new UniqueNameGenerator();

  constructor(board: string) {
    this.#board = board;
  }

  add({ x, y, zone, cell }: Omit<NamedBoardLocation, 'location'>, wanted: string, isPoint = false): Spot {
    // A spot's name would be the board's name with a number: "Front 10" could be that spot, or the tenth place named
    // "Front".
    const isBoard = toComparableName(wanted) === toComparableName(this.#board);
    const spot = { x, y, zone, cell, name: this.#names.give(isBoard ? SPOT : wanted, SPOT), isPoint };
    this.all.push(spot);
    const key = keyOf(zone, cell);
    if (!this.#byCell.has(key)) this.#byCell.set(key, spot);
    return spot;
  }

  get isFull(): boolean {
    return this.all.length >= MOST_SPOTS;
  }

  ofCell(zone: VassalZone | undefined, cell: string): Spot | undefined {
    return cell === '' ? undefined : this.#byCell.get(keyOf(zone, cell));
  }

  nearest(
    { x, y }: PixelPosition,
    among: (spot: Spot) => boolean,
  ): { readonly spot: Spot; readonly far: number } | undefined {
    let best: { readonly spot: Spot; readonly far: number } | undefined;
    for (const spot of this.all) {
      const far = Math.hypot(spot.x - x, spot.y - y);
      if ((!best || far < best.far) && among(spot)) best = { spot, far };
    }
    return best;
  }
}

const SPOT = 'Spot';

const keyOf = (zone: VassalZone | undefined, cell: string): string => `${zone?.name ?? ''}\n${cell}`;

export const convertBoardToSpots = (board: VassalBoard, unit: number, losses: ImportLossCollector): ImportedBoard => {
  const spots = new Spots(board.name);
  let lost = 0;
  for (const spot of namedLocationsOf(board)) {
    if (spots.all.length >= MOST_SPOTS - KEPT) lost += 1;
    else if (!spots.ofCell(spot.zone, spot.cell)) spots.add(spot, nameOf(spot));
  }
  if (lost > 0) losses.note('many-spots', board.name, lost);
  if (spots.all.length < FEWEST) addLattice(board, spots);
  return {
    unit,
    cellAt: (pixel, wanted) => cellAt(board, spots, unit, pixel, wanted),
    written: () => written(board, spots.all, unit),
  };
};

const nameOf = ({ zone, cell, location }: NamedBoardLocation): string => cell || location || (zone?.name ?? '');

/** Adds places at even distances to a board with few names. */
const addLattice = (board: VassalBoard, spots: Spots): void => {
  for (let row = 0; row < LATTICE.rows; row++)
    for (let column = 0; column < LATTICE.columns; column++) {
      const x = Math.round(((column + 0.5) * board.width) / LATTICE.columns);
      const y = Math.round(((row + 0.5) * board.height) / LATTICE.rows);
      const { zone } = boardPlaceAtPixel(board, { x, y });
      spots.add({ x, y, zone, cell: '' }, `${String.fromCharCode(65 + column)}${row + 1}`);
    }
};

const cellAt = (
  board: VassalBoard,
  spots: Spots,
  unit: number,
  pixel: PixelPosition,
  wanted: string,
): string | undefined => {
  const { zone, cell } = boardPlaceAtPixel(board, pixel);
  const own = spots.ofCell(zone, cell);
  if (own) return own.name;
  const near = spots.nearest(pixel, (spot) => spot.zone === zone);
  if (near && near.far <= NEAR * unit) return near.spot.name;
  if (spots.isFull) return (near ?? spots.nearest(pixel, () => true))?.spot.name;
  const named = spots.nearest(pixel, (spot) => spot.zone === zone && !spot.isPoint);
  const name = zone?.name || named?.spot.name || wanted || board.name;
  return spots.add({ ...pixel, zone, cell: '' }, name, true).name;
};

const written = (board: VassalBoard, spots: readonly Spot[], unit: number): SerializedBoard => {
  const names = new UniqueNameGenerator();
  const share = (value: number): number => roundToThousandths(Math.min(1000, Math.max(0, value / unit)));
  const zones = board.zones.flatMap((zone) => {
    const cells = spots.filter((spot) => spot.zone === zone).map(({ name }) => name);
    return cells.length > 0 ? [{ name: names.give(zone.name, 'Zone'), cells }] : [];
  });
  const areas = (arePoints: boolean): readonly object[] =>
    spots.filter(({ isPoint }) => isPoint === arePoints).map(({ name, x, y }) => ({ name, x: share(x), y: share(y) }));
  const points = areas(true);
  return {
    grid: { kind: 'free', spots: areas(false), ...(points.length > 0 ? { points } : {}) },
    zones,
    placed: { width: roundToThousandths(board.width / unit) },
  };
};
