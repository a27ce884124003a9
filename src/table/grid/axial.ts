import { span } from './shape.ts';
import type { ColumnRowPlace } from './sheet.ts';

/**
 * The lanes of a hex board: its rows if pointy, its columns if flat. So the same code serves both. Every second lane is
 * offset by half a cell: those with an odd index, or those with an even one (`shoved`).
 */
export interface HexLanes {
  readonly rows: boolean;
  readonly shoved: 'odd' | 'even';
  readonly count: number;
  readonly length: number;
}

/**
 * Axial coordinates of a cell. `along` is its position on the lane, counted from a slanted line through the first cell
 * of lane 0. The third coordinate is `-lane - along`.
 */
export interface AxialCoordinates {
  readonly lane: number;
  readonly along: number;
}

export function axialStartOfLane(lanes: HexLanes, lane: number): AxialCoordinates {
  return { lane, along: -shift(lanes, lane) };
}

export function axialToSheetPlace(lanes: HexLanes, { lane, along }: AxialCoordinates): ColumnRowPlace {
  const index = along + shift(lanes, lane);
  return lanes.rows ? { column: index, row: lane } : { column: lane, row: index };
}

export function sheetPlaceToAxial(lanes: HexLanes, { column, row }: ColumnRowPlace): AxialCoordinates {
  const [lane, index] = lanes.rows ? [row, column] : [column, row];
  return { lane, along: index - shift(lanes, lane) };
}

/** Returns how far the `along` of a lane's first cell is below 0, in cells. */
function shift(lanes: HexLanes, lane: number): number {
  return lanes.shoved === 'odd' ? Math.floor(lane / 2) : Math.ceil(lane / 2);
}

export function isLaneShifted(lanes: HexLanes, lane: number): boolean {
  return (lane % 2 !== 0) === (lanes.shoved === 'odd');
}

export function steps(from: AxialCoordinates, to: AxialCoordinates): number {
  const lane = to.lane - from.lane;
  const along = to.along - from.along;
  return Math.max(Math.abs(lane), Math.abs(along), Math.abs(lane + along));
}

/**
 * The distance by which a line is moved so that it never runs along the side of a cell. It changes no other line on a
 * board of up to 10,000 lanes.
 */
const NUDGE = 1e-6;

/**
 * Returns one cell for each step of a straight line, including both ends. If the line runs along sides of cells, `hand`
 * chooses the cells on its one side (1) or its other side (-1). At the edge of a board, only one of these is on it.
 */
export function straight(from: AxialCoordinates, to: AxialCoordinates, hand: 1 | -1): AxialCoordinates[] {
  const count = steps(from, to);
  return span(0, count).map((step) => {
    const part = count === 0 ? 0 : step / count;
    return round(
      from.along + (to.along - from.along) * part + hand * NUDGE,
      from.lane + (to.lane - from.lane) * part + hand * 2 * NUDGE,
    );
  });
}

/**
 * Returns the cell around a point. Each coordinate is rounded; the one with the largest error is then computed from the
 * others.
 */
function round(along: number, lane: number): AxialCoordinates {
  const third = -along - lane;
  const near = { along: Math.round(along), lane: Math.round(lane), third: Math.round(third) };
  const off = {
    along: Math.abs(near.along - along),
    lane: Math.abs(near.lane - lane),
    third: Math.abs(near.third - third),
  };
  if (off.along > off.lane && off.along > off.third) return { along: -near.lane - near.third, lane: near.lane };
  if (off.lane > off.third) return { along: near.along, lane: -near.along - near.third };
  return { along: near.along, lane: near.lane };
}
