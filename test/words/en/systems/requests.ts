import type { sentences } from '../../../../src/words/systems/requests.ts';
import { BLUE, RED } from '../../../support/table.ts';
import type { RefusalExamples } from '../refusal-examples.ts';

export const examples: RefusalExamples<ReturnType<typeof sentences>> = {
  'no-such-request': [{}],
  'already-asked': [{}, { until: 1_800_000_000_000 }],
  'not-asked': [{}],
  'nobody-to-ask': [{}],
  'consent-needs-players': [{ sides: [RED] }, { sides: [RED, BLUE] }],
  'arranging-needs-consent': [{ sides: [RED] }, { sides: [RED, BLUE] }],
  'manager-plays': [{}],
};
