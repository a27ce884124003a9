/**
 * What names in a module are names of. `place`: a map or a cell of a board; `counted`: a place or a deck on which
 * something is counted; `battle-zone`: a zone of the map of battles; `hidden`: what can be declared to be told.
 */
export type NameKind =
  | 'side'
  | 'map'
  | 'board'
  | 'zone'
  | 'region'
  | 'terrain'
  | 'edge-kind'
  | 'prototype'
  | 'level'
  | 'property'
  | 'deck'
  | 'counter'
  | 'modifier'
  | 'phase'
  | 'place'
  | 'cell'
  | 'counted'
  | 'battle-zone'
  | 'hidden';
