import type { sentences } from '../../../../src/words/en/systems/chance.ts';
import { BLUE, RED } from '../../../support/table.ts';
import type { RefusalExamples } from '../refusal-examples.ts';

export const examples: RefusalExamples<typeof sentences> = {
  'beacon-named': [{}],
  'no-beacon': [{}],
  'not-over': [{}],
  'already-published': [{}],
  closed: [{}],
  'publish-needs-consent': [{ sides: [RED, BLUE] }],
};
