import type { BoardId, DeckId, MapId } from '../core/ids.ts';
import type { CounterDefinition } from '../play/module.ts';

declare module '../core/record.ts' {
  interface Records {
    counter: Counter;
    tally: CounterValue;
  }
}

/** Where a counter counts: on a map with all its boards, on one board, in a zone of it, or in a deck (C1, C2). */
export type CounterScope =
  | { readonly map: MapId }
  | { readonly board: BoardId }
  | { readonly board: BoardId; readonly zone: string }
  | { readonly deck: DeckId };

/** A counter as it stands in the game. Its id is the property by which it is read: `Scope_Name` (C4). */
export interface Counter extends Omit<CounterDefinition, 'on'> {
  readonly kind: 'counter';
  readonly id: string;
  readonly on: CounterScope;
  /** The map of its scope, for reports. */
  readonly map: MapId;
  /** Defined in play, by `/counter define`: a reload of the module leaves it. */
  readonly own?: true;
}

/** What a counter holds (C79): kept by what changes, never by counting again. */
export interface CounterValue {
  readonly kind: 'tally';
  /** The counter's id. */
  readonly id: string;
  /** The sum of what it counts, printed exactly. */
  readonly sum: string;
  /** What it reads with modifiers applied, where that is something else. */
  readonly bent?: string;
}
