import { isOn } from '../../../table/index.ts';
import type { ModifierDefinition } from '../../modifiers/form.ts';
import type { Module } from '../module.ts';

/** A modifier as it may hang once it is in force: one that waits on any piece, on a side or on the game. */
export const hungAnywhere = ({ prototypes }: Module, definition: ModifierDefinition): readonly ModifierDefinition[] =>
  isOn(definition.waits)
    ? [definition, ...Object.keys(prototypes).map((prototype) => ({ ...definition, on: { prototype } }))]
    : [definition];
