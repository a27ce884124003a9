import type { Cause } from '../engine/index.ts';

/** How a side came out. `cause`: what is known of why; a scorekeeper by its title. */
export interface ResultView {
  readonly side: string;
  readonly result: 'won' | 'lost' | 'drew';
  readonly place?: number;
  readonly cause?: CauseView;
}

export type CauseView =
  | { readonly by: 'scorekeeper'; readonly title: string }
  | Exclude<Cause, { readonly by: 'scorekeeper' }>;

/**
 * As of when a score is: of the start of the game, of the beginning or the end of a turn, or of a side's turn in it.
 */
export interface ReadingView {
  readonly at: 'start' | 'beginning' | 'end';
  readonly turn?: number;
  readonly side?: string;
}

export interface FinalScore {
  readonly title: string;
  readonly asOf?: ReadingView;
  readonly sides: readonly { readonly side: string; readonly score: number }[];
}
