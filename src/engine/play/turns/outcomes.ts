import type { SideId } from '../../core/ids.ts';
import type { World } from '../../core/world.ts';
import { isOut, sidesInOrder } from '../queries.ts';

declare module '../../core/record.ts' {
  interface Records {
    outcome: Outcome;
  }
}

/** How the game ended for one side: whoever has an outcome is out of the game (S17). */
export interface Outcome {
  readonly kind: 'outcome';
  readonly id: SideId;
  readonly result: 'won' | 'lost' | 'drew';
  /** Why; left out for whoever may not know. */
  readonly cause?: Cause;
  /** Its rank from 1, where sides were ranked by their scores. */
  readonly place?: number;
  /** By what it was ranked, the deciding first: everybody may know it, secret scores too (D21). */
  readonly scores?: readonly RankScore[];
}

export interface RankScore {
  /** The scorekeeper's name. */
  readonly keeper: string;
  readonly score: number;
}

/** A scorekeeper of that name, the last turn, or the players' wish. */
export type Cause =
  | { readonly by: 'scorekeeper'; readonly name: string }
  | { readonly by: 'last-turn'; readonly turn: number }
  | { readonly by: 'players' };

/** Whether a side takes part, and has neither won nor lost. */
export const isInGame = (world: World, side: SideId): boolean =>
  !isOut(world, side) && world.get('outcome', side) === undefined;

/** Whether every side that takes part has won, lost or drawn: a game that was abandoned is over without that. */
export const isDecided = (world: World): boolean => sidesInOrder(world).every((side) => !isInGame(world, side));
