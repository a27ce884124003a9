import type { FenFault, SanFault } from '../engine/index.ts';

/**
 * The reason why a game can't begin from a position. `check`: the side that isn't on move could lose its king. `over`:
 * the game is decided.
 */
export type PositionFault = FenFault | { readonly code: 'check' | 'over'; readonly found: string };

/**
 * The reason why a text isn't a game of chess. `line` counts from 1. `found`: the text there, or the exceeded limit.
 * `second`: the text has more than one game. `over`: the game was over by our rules before that move.
 */
export type PgnFault =
  | {
      readonly code: 'too-long' | 'too-many' | 'token' | 'second' | 'variant' | 'over' | SanFault;
      readonly line: number;
      readonly found: string;
    }
  | { readonly code: 'position'; readonly line: number; readonly found: string; readonly why: PositionFault };
