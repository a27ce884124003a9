import type { Value } from '../core/value.ts';
import type { AskedNames } from '../core/vocabulary.ts';
import type { ActiveModifiers } from './active-modifiers.ts';

/** The names of what can be read of a modifier. */
export const MODIFIER_NAMES: AskedNames = {
  has: {
    name: 'modifier',
    precedence: 'plain',
    enabled: 'plain',
    amount: 'plain',
    scope: 'plain',
    condition: 'plain',
  },
};

/** What can be read of a modifier itself, and all but its name and precedence bent by earlier ones (P8). */
export const ownValue = ({ byId }: ActiveModifiers, id: string, name: string): Value | undefined => {
  const acting = byId.get(id);
  if (!acting) return undefined;
  const { definition, fixedAmount } = acting.compiled;
  switch (name) {
    case 'name':
      return definition.name;
    case 'precedence':
      return definition.precedence;
    case 'enabled':
      return true;
    case 'amount':
      return fixedAmount;
    case 'scope':
      return definition.scope;
    case 'condition':
      return definition.match;
    default:
      return undefined;
  }
};
