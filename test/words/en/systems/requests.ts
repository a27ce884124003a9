import type { sentences } from '../../../../src/words/en/systems/requests.ts';
import type { RefusalExamples } from '../refusal-examples.ts';

export const examples: RefusalExamples<typeof sentences> = {
  'no-such-request': [{}],
  'already-asked': [{}, { until: 1_800_000_000_000 }],
  'not-asked': [{}],
  'nobody-to-ask': [{}],
};
