import { type AskedNames, meaningForNames, type Value } from '../../table/index.ts';
import type { ActiveModifierLookup } from './active-modifiers.ts';
import { MOST_CHANGES_PER_MODIFIER } from './form.ts';

export const modifierAmountName = (part: number): string => (part === 0 ? 'amount' : `amount ${part + 1}`);

export const MODIFIER_AMOUNT_NAMES: readonly string[] = Array.from({ length: MOST_CHANGES_PER_MODIFIER }, (_, part) =>
  modifierAmountName(part),
);

export const MODIFIER_PROPERTY_NAMES: AskedNames = {
  has: {
    name: 'modifier',
    precedence: 'plain',
    enabled: 'plain',
    ...meaningForNames(MODIFIER_AMOUNT_NAMES, 'plain'),
    scope: 'plain',
    condition: 'plain',
  },
};

/**
 * Returns a property of a modifier. Earlier modifiers can change all of its properties except name and precedence (P8).
 */
export const readPropertyOfModifier = ({ byId }: ActiveModifierLookup, id: string, name: string): Value | undefined => {
  const acting = byId.get(id);
  if (!acting) return undefined;
  const { definition, also } = acting.compiled;
  const amount = [acting.compiled, ...also][MODIFIER_AMOUNT_NAMES.indexOf(name)];
  if (amount) return amount.fixedAmount;
  switch (name) {
    case 'name':
      return definition.name;
    case 'precedence':
      return definition.precedence;
    case 'enabled':
      return true;
    case 'scope':
      return definition.scope;
    case 'condition':
      return definition.match;
    default:
      return undefined;
  }
};
