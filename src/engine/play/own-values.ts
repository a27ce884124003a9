import { z } from 'zod';
import type { SideId } from '../core/ids.ts';
import { keyed, reference, type Stored, values } from '../core/schema.ts';
import type { World } from '../core/table.ts';
import type { Value } from '../core/value.ts';

/** What was set of a side or of the game itself, over what the module says: everybody knows it. */

export const ownValuesSchema = keyed({
  kind: z.literal('own-values'),
  /** See `ownValuesId`. */
  id: z.string().min(1).max(210),
  /** The side; the game, where it lacks. */
  side: reference<SideId>().exactOptional(),
  values,
});
export type OwnValues = Stored<typeof ownValuesSchema>;

declare module '../core/record.ts' {
  interface Records {
    'own-values': OwnValues;
  }
}

export const ownValuesId = (side: SideId | undefined): string => (side === undefined ? 'game' : `side ${side}`);

/** What was set of a side, or of the game; undefined where nothing was. */
export const ownValue = (world: World, side: SideId | undefined, name: string): Value | undefined => {
  const set = world.get('own-values', ownValuesId(side))?.values;
  return set && Object.hasOwn(set, name) ? set[name] : undefined;
};
