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

/**
 * How a text is read in which names of properties stand: a match of pieces, of cells, or of what the entry that it is in
 * says; a condition on the source of a modifier; a match of what is near; what a modifier does; a formula of a piece; a
 * match or a formula of a side; what a counter sums: a property, or a formula in braces; a report of a counter; scorekeepers; of an action a match of what is looked for
 * (`match-here`), a condition on what it is done with, and a formula of that.
 */
export type TextKind =
  | 'match'
  | 'cell'
  | 'target'
  | 'when'
  | 'near'
  | 'change'
  | 'formula'
  | 'side-match'
  | 'side-formula'
  | 'sum'
  | 'report'
  | 'scorekeepers'
  | 'match-here'
  | 'condition'
  | 'amount';
