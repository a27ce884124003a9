import { isOn } from '../../../table/index.ts';
import type { ModifierDefinition } from '../../modifiers/form.ts';
import type { Module } from '../module.ts';

/**
 * Returns a modifier on every place it may have once it is in force. A waiting one can be on any piece, on a side or on
 * the game.
 */
export const hungAnywhere = ({ prototypes }: Module, definition: ModifierDefinition): readonly ModifierDefinition[] =>
  isOn(definition.waits)
    ? [definition, ...Object.keys(prototypes).map((prototype) => ({ ...definition, on: { prototype } }))]
    : [definition];
