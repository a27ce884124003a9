/** Grids: cells, their neighbors, ways between them, and the labels that players type. */
export type { GridFault } from './faults.ts';
export { gridFaults, LONGEST_TYPEABLE_NAME, MOST_GRID_ROWS_OR_REGIONS } from './faults.ts';
export { isFreeGrid, isFreeGridPoint, regionsByDistance } from './free.ts';
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
export { isTypeableName } from './name.ts';
export type { NeighborGraph } from './net.ts';
export {
  cellNumberOf,
  cellsWithinSteps,
  cellsWithNeighbor,
  cellWithNumber,
  combineNeighborGraphs,
  linkBetweenCells,
  linksFromCell,
  neighborGraphOf,
  replaceNeighbors,
} from './net.ts';
export type { BoardCellNumbering } from './numbering.ts';
export { numbering } from './numbering.ts';
export { toComparableName } from './region-index.ts';
export type { LazySearchData, PathSearchResult, SearchTerrain } from './search.ts';
export { IMPASSABLE_COST, MOST_MOVE_POINTS, ROOMY, search } from './search.ts';
export type { ColumnRowGrid, ColumnRowPlace } from './sheet.ts';
export { cellLabelAt, isOnSheet, MAX_CACHED_CELLS, placeOf } from './sheet.ts';
export type { SquareGrid } from './square.ts';
export type { CompassPoint } from './ways.ts';
export {
  countGridDirections,
  directionNamesOfGrid,
  directionsNearestToAngle,
  isCompassPoint,
  nextCell,
  oppositeDirection,
} from './ways.ts';
