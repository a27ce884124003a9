import type { SideId } from '../../table/index.ts';
import type { GameEvent } from './events.ts';
import type { ScorekeeperState } from './keeping.ts';

export interface JudgmentContext {
  readonly keeping: ScorekeeperState;
  /** The side that is judged; undefined if all sides are judged together. */
  readonly side: SideId | undefined;
  readonly event: GameEvent | undefined;
  /** The side that is judged, while a test of the other sides is evaluated. */
  readonly own?: SideId;
}
