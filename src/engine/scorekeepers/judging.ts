import type { SideId } from '../../table/index.ts';
import type { GameEvent } from './events.ts';
import type { Keeping } from './keeping.ts';

export interface Judging {
  readonly keeping: Keeping;
  /** Undefined: all sides at once. */
  readonly side: SideId | undefined;
  readonly event: GameEvent | undefined;
  /** The judged side, within a test of the others. */
  readonly own?: SideId;
}
