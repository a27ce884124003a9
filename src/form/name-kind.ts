/**
 * What names in a module are names of. `place`: a map or a cell of a board; `places`: that, or a range of cells;
 * `counted`: a place or a deck on which something is counted; `battle-zone`: a zone of the map of battles; `hidden`:
 * what can be declared to be told; `piece`: what pieces are called; `mover`: a class, prototype or piece that pays for
 * its steps; `labelled`: a key that players may read; `act`: what can be
 * done in a phase of a turn.
 */
export type NameKind =
  | 'side'
  | 'class'
  | 'map'
  | 'board'
  | 'zone'
  | 'region'
  | 'terrain'
  | 'edge-kind'
  | 'prototype'
  | 'layer'
  | 'level'
  | 'piece'
  | 'mover'
  | 'property'
  | 'deck'
  | 'sheet'
  | 'counter'
  | 'modifier'
  | 'action'
  | 'table'
  | 'objective'
  | 'phase'
  | 'place'
  | 'places'
  | 'cell'
  | 'counted'
  | 'battle-zone'
  | 'hidden'
  | 'labelled'
  | 'turn-phase'
  | 'act';

/** The kinds of subjects to which parts of a module give properties. */
export type Bearer = 'piece' | 'zone' | 'board' | 'deck' | 'map' | 'side' | 'game';
