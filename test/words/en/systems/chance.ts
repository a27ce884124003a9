import type { sentences } from '../../../../src/words/systems/chance.ts';
import { BLUE, RED } from '../../../support/table.ts';
import type { RefusalExamples } from '../refusal-examples.ts';

export const examples: RefusalExamples<ReturnType<typeof sentences>> = {
  'beacon-named': [{}],
  'no-beacon': [{}],
  'not-over': [{}],
  'already-published': [{}],
  closed: [{}],
  'publish-needs-consent': [{ sides: [RED, BLUE] }],
};
