/** What a module says of points that players score by hand, and of what they claim, as plain data. */

/** Who adds points by hand; the game master always may. */
export const POINT_RIGHTS = ['own', 'agreed', 'host', 'master'] as const;
export type PointRight = (typeof POINT_RIGHTS)[number];

/** How often an objective is scored: by each side once, once in the game, by each side once a round, or as often as it likes. */
export const OBJECTIVE_TIMES = ['side', 'game', 'round', 'any'] as const;

/** Something that scores once a side claims it. */
export interface ObjectiveDefinition {
  readonly name: string;
  /** So many points: a formula of the side. */
  readonly points?: string;
  /** Or as many as the side has by the scorekeeper of that name, which lies on the same card. */
  readonly scorekeeper?: string;
  /** What must be true of the side; without it the others confirm it. */
  readonly when?: string;
  readonly once: (typeof OBJECTIVE_TIMES)[number];
  /** What players read of it. */
  readonly text?: string;
  /** Only who holds a card of that prototype claims it, and it goes to the place `to`, for all to see. */
  readonly card?: string;
  readonly to?: string;
  /** Whether those who say nothing until the turn ends agree; they do, where this lacks. */
  readonly silence?: 'agrees' | 'waits';
  /** What is hidden and may be told by it. */
  readonly reveals?: readonly string[];
}
