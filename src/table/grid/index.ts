/** Grids: cells, their neighbors, ways between them, and the labels that players type. */
export type { GridFault } from './faults.ts';
export { GRID_LIMIT, gridFaults, NAME_LIMIT } from './faults.ts';
export { byDistance, isFreeGrid, isPoint } from './free.ts';
export type { Grid } from './grid.ts';
export {
  axes,
  bounds,
  cells,
  centre,
  complete,
  distance,
  find,
  has,
  line,
  neighbours,
  outline,
  ring,
  size,
  window,
  within,
} from './grid.ts';
export { isName } from './name.ts';
export type { Net } from './net.ts';
export {
  cellOf,
  cellsWithin,
  linkBetween,
  linksOf,
  neighboursTo,
  netOf,
  numberOf,
  relinked,
  sideBySide,
} from './net.ts';
export type { Numbering } from './numbering.ts';
export { numbering } from './numbering.ts';
export { regionKey } from './region-index.ts';
export type { Ground, Lazy, SearchResult } from './search.ts';
export { CLOSED, MOST_MOVE_POINTS, ROOMY, search } from './search.ts';
export type { Sheet, SheetPlace } from './sheet.ts';
export { labelAt, MOST_CELLS_KEPT, onSheet, placeOf } from './sheet.ts';
export type { SquareGrid } from './square.ts';
export type { CompassPoint } from './ways.ts';
export { backFrom, directionsOf, directionsTowards, isCompassPoint, namesOfDirections, nextCell } from './ways.ts';
