/**
 * The kinds of names in a module. `place`: a map or a cell of a board. `places`: that, or a range of cells. `counted`:
 * a place or deck where something is counted. `battle-zone`: a zone of the battle map. `hidden`: something hidden that
 * can be declared in `reveals`. `piece`: names of pieces. `mover`: a class, prototype or piece that pays for its steps.
 * `labelled`: a key that players may read. `act`: something that can be done in a phase of a turn.
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

export type PropertyOwnerKind = 'piece' | 'zone' | 'board' | 'deck' | 'map' | 'side' | 'game';
