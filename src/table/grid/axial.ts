import { span } from './shape.ts';
import type { SheetPlace } from './sheet.ts';

/**
 * The lanes of a hex board, so that both orientations are one: the rows if pointy, the columns if flat, and along a
 * lane its cells. Every second lane is shoved half a cell along: those with an odd or with an even index.
 */
export interface Lanes {
  readonly rows: boolean;
  readonly shoved: 'odd' | 'even';
  readonly count: number;
  readonly length: number;
}

/**
 * A cell by axial coordinates: `along` is counted on slanted lines across the lanes; the third coordinate is `-lane -
 * along`.
 */
export interface Axial {
  readonly lane: number;
  readonly along: number;
}

/** The first cell of a lane. */
export function laneStart(lanes: Lanes, lane: number): Axial {
  return { lane, along: -shift(lanes, lane) };
}

export function placeIn(lanes: Lanes, { lane, along }: Axial): SheetPlace {
  const index = along + shift(lanes, lane);
  return lanes.rows ? { column: index, row: lane } : { column: lane, row: index };
}

/** The slanted coordinates of a place. */
export function axialAt(lanes: Lanes, { column, row }: SheetPlace): Axial {
  const [lane, index] = lanes.rows ? [row, column] : [column, row];
  return { lane, along: index - shift(lanes, lane) };
}

/** How many cells the slanted line through the first cell of lane 0 has gone back along this lane. */
function shift(lanes: Lanes, lane: number): number {
  return lanes.shoved === 'odd' ? Math.floor(lane / 2) : Math.ceil(lane / 2);
}

/** Whether this lane starts half a cell further. */
export function isShoved(lanes: Lanes, lane: number): boolean {
  return (lane % 2 !== 0) === (lanes.shoved === 'odd');
}

export function steps(from: Axial, to: Axial): number {
  const lane = to.lane - from.lane;
  const along = to.along - from.along;
  return Math.max(Math.abs(lane), Math.abs(along), Math.abs(lane + along));
}

/**
 * How far a line is moved aside so that it runs along no side of a cell: less than any that does not, on a board of
 * 10,000 lanes.
 */
const NUDGE = 1e-6;

/**
 * One cell for each step of the straight line, both ends included. Where it runs along sides of cells it takes those on
 * one hand for `hand` 1, on the other for -1: beside the first cells of a board, only one of the two is on it.
 */
export function straight(from: Axial, to: Axial, hand: 1 | -1): Axial[] {
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
 * The cell around a point: each coordinate is rounded, then the one that was furthest off is made to fit the others.
 */
function round(along: number, lane: number): Axial {
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
