import { modifierFaults, systems } from '../../engine/index.ts';
import { modifierDefinition as form } from '../../engine/modifiers/definition.ts';

/** A modifier as a game carries it: what the checks of a module's file make sure of is made sure of here again. */
export const modifierDefinition = form.refine(
  (definition) => modifierFaults(definition, systems).every(({ why }) => why === 'fraction'),
  'a modifier without faults',
);
