import type { sentences } from '../../../../src/words/systems/dice.ts';
import type { RefusalExamples } from '../refusal-examples.ts';

export const examples: RefusalExamples<ReturnType<typeof sentences>> = {
  'bad-dice': [
    { dice: '2d6+x', fault: { code: 'syntax', at: 5 } },
    { dice: '3', fault: { code: 'no-dice', at: 1 } },
    { dice: '2d6+1 adv', fault: { code: 'one-die', at: 4 } },
    { dice: '2d6', fault: { code: 'times', at: 1 } },
  ],
};
