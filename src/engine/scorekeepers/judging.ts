import type { SideId } from '../../table/index.ts';
import type { GameEvent } from './events.ts';
import type { Keeping } from './keeping.ts';

export interface Judging {
  readonly keeping: Keeping;
  /** The side that is judged; undefined if all sides are judged together. */
  readonly side: SideId | undefined;
  readonly event: GameEvent | undefined;
  /** The side that is judged, while a test of the other sides is evaluated. */
  readonly own?: SideId;
}
