import type { CompassPoint } from '../../../table/grid/index.ts';
import type { Vector } from './steps.ts';

/**
 * A move on boards of any kind. `walk`: from neighbor to neighbor, with any turns. `slide`: in a straight line. `leap`:
 * over anything in between.
 */
export type GridMove = 'walk' | 'slide' | 'leap';

export type Towards = CompassPoint | 'forward' | 'backward' | 'sideways';

/**
 * The condition of a step. `lame`: the cells on its way must be free. `jump`: they must be occupied. `skip`: it passes
 * the first cell, occupied or not. `far`: it lands anywhere beyond exactly one piece that it jumps over. `behind`: it
 * lands directly behind that piece.
 */
export type StepManner = 'plain' | 'lame' | 'jump' | 'skip' | 'far' | 'behind';

export interface Moves {
  readonly kind: 'steps' | 'anywhere' | 'placed' | 'castles' | GridMove;
  /** From the view of its side; empty for other kinds than steps. */
  readonly steps: readonly Vector[];
  /**
   * The limit of repeated steps. For castling, the number of steps towards the partner; for a leap, its exact length.
   */
  readonly range: number;
  readonly way: StepManner;
  /** May move to free cells (`goes`), and capture enemies on their cells (`takes`). */
  readonly goes: boolean;
  readonly takes: boolean;
  /** May capture an enemy on a cell that it crossed by a lame move just before. */
  readonly takesPassing: boolean;
  /** Only while the piece has never moved. */
  readonly first: boolean;
  /** The left and the right edge of the board are joined. */
  readonly wraps: boolean;
  /** The directions on boards of any kind; all if missing. */
  readonly towards?: readonly Towards[];
}

/** `at` counts UTF-16 units. */
export interface MovesFault {
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

export type MovesRead =
  | { readonly ok: true; readonly moves: readonly Moves[]; readonly needsForward: boolean }
  | { readonly ok: false; readonly fault: MovesFault };
