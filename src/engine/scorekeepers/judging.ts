import type { SideId } from '../../table/index.ts';
import type { GameEvent } from './events.ts';
import type { Keeping } from './keeping.ts';

/** Who is judged, by which scorekeeper, and what happened, where that is the occasion. */
export interface Judging {
  readonly keeping: Keeping;
  /** Undefined: all sides at once. */
  readonly side: SideId | undefined;
  readonly event: GameEvent | undefined;
  /** The side that is judged by a test of the others. */
  readonly own?: SideId;
}
