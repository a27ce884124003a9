import { z } from 'zod';
import { keyed, reference, type SideId, type Stored, type Value, values, type World } from '../../table/index.ts';

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

declare module '../../table/core/record.ts' {
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
