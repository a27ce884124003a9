import { alterationOf, type Rules, THE_RULES } from '../engine/modifiers/plain-pass.ts';

/**
 * The pass of modifiers with one rule broken, as others have it or as it goes wrong easily. Each must be found out by
 * random tables.
 */
export const mutants: { readonly [name: string]: Rules } = {
  'larger precedence first': {
    ...THE_RULES,
    order: (turns, ties) =>
      THE_RULES.order(turns, ties).toSorted((a, b) => b.definition.precedence - a.definition.precedence),
  },
  'age before precedence': {
    ...THE_RULES,
    order: (turns, ties) => THE_RULES.order(turns, ties).toSorted((a, b) => a.since - b.since),
  },
  'adds before multiplies': {
    ...THE_RULES,
    order: (turns, ties) =>
      THE_RULES.order(turns, ties).toSorted((a, b) => Number(multiplies(a)) - Number(multiplies(b))),
  },
  'conditions on base values': { ...THE_RULES, conditionsSee: 'base' },
  'clamped on write': { ...THE_RULES, clamps: 'on write' },
  'targets one after the other': { ...THE_RULES, targets: 'one after the other' },
  'repeated until stable': { ...THE_RULES, rounds: 5 },
  'ranges by the stored map': { ...THE_RULES, ranges: 'stored' },
  'step costs from the end of the pass': { ...THE_RULES, steps: 'at the end' },
  'hidden sources shown': { ...THE_RULES, hidden: 'shown' },
};

const multiplies = ({ definition }: Parameters<Rules['order']>[0][number]): boolean =>
  !definition.grants && alterationOf(definition.change).doing === 'multiply';
