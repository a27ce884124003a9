import { z } from 'zod';
import { keyed, reference, type SideId, type Stored, type Value, values, type World } from '../../table/index.ts';

/** The values that were set in play for a side, or for the game if there is no `side`. Everyone sees them. */
export const valueOverridesSchema = keyed({
  kind: z.literal('own-values'),
  id: z.string().min(1).max(210),
  side: reference<SideId>().exactOptional(),
  values,
});
export type ValueOverrides = Stored<typeof valueOverridesSchema>;

declare module '../../table/core/record.ts' {
  interface Records {
    'own-values': ValueOverrides;
  }
}

export const valueOverridesId = (side: SideId | undefined): string => (side === undefined ? 'game' : `side ${side}`);

export const valueOverrideOf = (world: World, side: SideId | undefined, name: string): Value | undefined => {
  const set = world.get('own-values', valueOverridesId(side))?.values;
  return set && Object.hasOwn(set, name) ? set[name] : undefined;
};
