import type { sentences } from '../../../../src/words/systems/modifiers.ts';
import { type RefusalExamples, SEEN } from '../refusal-examples.ts';

export const examples: RefusalExamples<ReturnType<typeof sentences>> = {
  forbidden: [{ modifier: 'Rain', piece: SEEN }],
  'bad-modifier': [
    { fault: { part: ['change'], why: 'change', at: 3, found: 'x', expected: ['Property + 1', 'link'] } },
    { fault: { part: ['scope'], why: 'scope', at: 0, found: 'far', expected: ['same cell'] } },
  ],
  'in-order': [{ modifiers: ['Mud', 'Snow'] }],
  'no-such-modifier': [{}],
  'modifier-stays': [{ modifier: 'Rain' }],
  'no-tie': [{ precedence: 5 }],
  'too-many-modifiers': [{ most: 200 }],
};
