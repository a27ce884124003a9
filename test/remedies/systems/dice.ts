import type { dice } from '../../../src/view/remedies/dice.ts';
import type { RemedyExamples } from '../example.ts';

export const examples: RemedyExamples<typeof dice> = {
  'bad-dice': [{ in: 'tablut', line: 'alice /roll dice:zwei', fill: { dice: 'dice:2d6+1' } }],
};
