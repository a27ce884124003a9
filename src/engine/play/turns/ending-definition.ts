/** What ends a game by a word of the module. */
export const ENDING_EVENTS = ['checkmate', 'no-move', 'all-taken', 'few-left', 'reach', 'line', 'passes'] as const;
type EndingEvent = (typeof ENDING_EVENTS)[number];

/** One way in which a game ends. */
export interface EndingDefinition {
  /**
   * The side on turn can't move any piece by its moves, while an enemy could take what must not be taken, or at all; a side has lost its last piece, or has at most so many left; a piece got where the match is
   * true of it; so many of a side stand in a straight line; so many sides have passed in a row.
   */
  readonly when: EndingEvent;
  /** A match of pieces; all of them, where it is left out. */
  readonly match?: string;
  /** So many in a line, passes in a row, or left at most. */
  readonly count?: number;
  /**
   * What that side does by it, or all do. `most`: whoever has most pieces that match on boards has won; `area`: these,
   * and the free cells from which one gets to no other side's.
   */
  readonly result: 'win' | 'lose' | 'draw' | 'most' | 'area';
  /** What sides have beside what is counted. */
  readonly plus?: { readonly [side: string]: number };
  /** What is hidden and may be told by it. */
  readonly reveals?: readonly string[];
}

/** One that a map brings along: a position has come so often, or nobody was taken on it for so many moves of each side. */
export interface MapEnding {
  readonly when: 'repeat' | 'quiet';
  readonly map: string;
  readonly count: number;
  readonly result: 'draw';
  readonly match?: undefined;
}

export type AnyEnding = EndingDefinition | MapEnding;
