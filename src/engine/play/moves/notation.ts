import type { CompassPoint } from '../../../table/grid/index.ts';
import type { StepVector } from './steps.ts';

/**
 * A move on boards of any kind. `walk`: from neighbor to neighbor, with any turns. `slide`: in a straight line. `leap`:
 * over anything in between.
 */
export type GridMoveKind = 'walk' | 'slide' | 'leap';

export type MoveDirection = CompassPoint | 'forward' | 'backward' | 'sideways';

/**
 * The way in which a step is made. `lame`: the cells on its way must be free. `jump`: they must be occupied. `skip`: it
 * passes the first cell, occupied or not. `far`: it lands anywhere beyond exactly one piece that it jumps over.
 * `behind`: it lands directly behind that piece.
 */
export type StepManner = 'plain' | 'lame' | 'jump' | 'skip' | 'far' | 'behind';

export interface MovePattern {
  readonly kind: 'steps' | 'anywhere' | 'placed' | 'castles' | GridMoveKind;
  /** The possible steps, from the view of the piece's side. Empty for moves other than steps. */
  readonly steps: readonly StepVector[];
  /**
   * The most repetitions of a step. For castling, the number of steps towards the partner. For a leap, its exact
   * length.
   */
  readonly range: number;
  readonly way: StepManner;
  /** True if the piece may move to free cells (`goes`), and if it may capture enemies on their cells (`takes`). */
  readonly goes: boolean;
  readonly takes: boolean;
  /** True if the piece may capture an enemy in passing, on a cell that the enemy has just crossed without jumping. */
  readonly takesPassing: boolean;
  /** True if the move is possible only while the piece has never moved. */
  readonly first: boolean;
  /** True if the left and the right edge of the board are joined for this move. */
  readonly wraps: boolean;
  /** The directions on boards of any kind; all directions if absent. */
  readonly towards?: readonly MoveDirection[];
}

/** A fault in a text of moves. `at` is its position, in UTF-16 units from 0. */
export interface MoveNotationFault {
  readonly code:
    | 'name'
    | 'letter'
    | 'two-meanings'
    | 'several-legs'
    | 'castling'
    | 'own-pieces'
    | 'turning'
    | 'no-capital'
    | 'twice'
    | 'against'
    | 'scattered'
    | 'directions'
    | 'compound'
    | 'lame'
    | 'jump'
    | 'hurdle'
    | 'bare'
    | 'range'
    | 'no-step'
    | 'word'
    | 'number'
    | 'same'
    | 'empty';
  readonly at: number;
  readonly found: string;
  readonly near: readonly string[];
}

export type MoveNotationResult =
  | { readonly ok: true; readonly moves: readonly MovePattern[]; readonly needsForward: boolean }
  | { readonly ok: false; readonly fault: MoveNotationFault };
