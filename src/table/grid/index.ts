/** Grids: cells, their neighbors, ways between them, and the labels that players type. */
export type { GridFault } from './faults.ts';
export { GRID_LIMIT, gridFaults, NAME_LIMIT } from './faults.ts';
export { isFreeGrid, isPoint, regionsByDistance } from './free.ts';
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
export type { NeighborGraph } from './net.ts';
export {
  cellNumberOf,
  cellsWithin,
  cellWithNumber,
  combineNeighborGraphs,
  linkBetween,
  linksOf,
  neighborGraphOf,
  neighboursTo,
  replaceNeighbors,
} from './net.ts';
export type { Numbering } from './numbering.ts';
export { numbering } from './numbering.ts';
export { regionKey } from './region-index.ts';
export type { LazySearchData, SearchResult, SearchTerrain } from './search.ts';
export { IMPASSABLE_COST, MOST_MOVE_POINTS, ROOMY, search } from './search.ts';
export type { Sheet, SheetPlace } from './sheet.ts';
export { isOnSheet, labelAt, MAX_CACHED_CELLS, placeOf } from './sheet.ts';
export type { SquareGrid } from './square.ts';
export type { CompassPoint } from './ways.ts';
export {
  directionsOf,
  directionsTowards,
  isCompassPoint,
  namesOfDirections,
  nextCell,
  oppositeDirection,
} from './ways.ts';
