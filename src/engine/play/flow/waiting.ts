import { isOn } from '../../../table/index.ts';
import type { ModifierDefinition } from '../../modifiers/form.ts';
import type { Module } from '../module.ts';

/** Returns a modifier's definition once for every source that it may get. A waiting modifier can get any prototype. */
export const expandPossibleSources = (
  { prototypes }: Module,
  definition: ModifierDefinition,
): readonly ModifierDefinition[] =>
  isOn(definition.waits)
    ? [definition, ...Object.keys(prototypes).map((prototype) => ({ ...definition, on: { prototype } }))]
    : [definition];
