import type { CompassPoint } from '../../../table/grid/index.ts';
import type { Vector } from './steps.ts';

/** What is said of how a piece moves, as it was read. */

/**
 * How one moves on boards of any kind. `walk`: from cell to neighbouring cell, turning as one likes. `slide`: straight
 * on. `leap`: over whatever stands between.
 */
export type GridMove = 'walk' | 'slide' | 'leap';

/** A direction by its name, or as a side looks. */
export type Towards = CompassPoint | 'forward' | 'backward' | 'sideways';

/**
 * What stands against a step on its way. `lame`: what lies on it must be free. `jump`: something must stand on it.
 * `skip`: whatever stands on the first cell. `far`: beyond exactly one that it jumps over. `behind`: on the cell behind
 * that one.
 */
export type StepManner = 'plain' | 'lame' | 'jump' | 'skip' | 'far' | 'behind';

/** Where a piece can go in one go, by one group of the notation. */
export interface Moves {
  readonly kind: 'steps' | 'anywhere' | 'placed' | 'castles' | GridMove;
  /** Seen by its side; none but for steps. */
  readonly steps: readonly Vector[];
  /**
   * How often a step is repeated at most; who castles goes so many steps towards the other piece, who leaps exactly so
   * many.
   */
  readonly range: number;
  readonly way: StepManner;
  /** To cells that are free, and to those of enemies, who are taken. */
  readonly goes: boolean;
  readonly takes: boolean;
  /** To the cell that an enemy went through by a lame move just now, who is taken by it. */
  readonly takesPassing: boolean;
  /** Only as long as the piece has never moved. */
  readonly first: boolean;
  /** The left and the right edge of the board are joined. */
  readonly wraps: boolean;
  /** On boards of any kind: the directions that are meant, as they are called; all, where it lacks. */
  readonly towards?: readonly Towards[];
}

/** Why a text is no moves, by code; `at`: in UTF-16 units. */
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
  /** Names near to what was typed. */
  readonly near: readonly string[];
}

export type MovesRead =
  | { readonly ok: true; readonly moves: readonly Moves[]; readonly needsForward: boolean }
  | { readonly ok: false; readonly fault: MovesFault };
