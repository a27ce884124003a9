import type { PersonId } from '../../../../src/table/index.ts';
import type { sentences } from '../../../../src/words/systems/questions.ts';
import type { RefusalExamples } from '../refusal-examples.ts';

export const examples: RefusalExamples<ReturnType<typeof sentences>> = {
  'question-open': [{ side: 'Red', by: 'Broker', name: 'cards' }],
  'no-question': [{}],
  'question-waits': [{ side: 'Red' }, { side: 'Red', until: 1_700_000_000_000 }],
  'question-host': [{ host: '100000000000000001' as PersonId }],
};
