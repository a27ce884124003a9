import type { FenFault, SanFault } from '../engine/index.ts';

/** Why a position is none from which a game can begin. `check`: who is not on turn could be taken; `over`: it is decided. */
export type PositionFault = FenFault | { readonly code: 'check' | 'over'; readonly found: string };

/**
 * Why a text is no game of chess. `line`: from 1; `found`: what stands there, or the bound that is passed. `second`:
 * more than one game; `over`: by our rules the game was over before that move.
 */
export type PgnFault =
  | {
      readonly code: 'too-long' | 'too-many' | 'token' | 'second' | 'variant' | 'over' | SanFault;
      readonly line: number;
      readonly found: string;
    }
  | { readonly code: 'position'; readonly line: number; readonly found: string; readonly why: PositionFault };
