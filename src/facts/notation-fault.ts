import type { ChessMoveTextFault, FenFault } from '../engine/index.ts';

/**
 * The reason why a game can't begin from a position. `check`: the side that isn't to move is in check. `over`: the game
 * is already decided.
 */
export type PositionFault = FenFault | { readonly code: 'check' | 'over'; readonly found: string };

/**
 * The reason why a text is no game of chess. `line` counts from 1. `found`: the text there, or the exceeded limit.
 * `second`: there are several games. `over`: by the bot's rules, the game was already over before that move.
 */
export type PgnFault =
  | {
      readonly code: 'too-long' | 'too-many' | 'token' | 'second' | 'variant' | 'over' | ChessMoveTextFault;
      readonly line: number;
      readonly found: string;
    }
  | { readonly code: 'position'; readonly line: number; readonly found: string; readonly why: PositionFault };
