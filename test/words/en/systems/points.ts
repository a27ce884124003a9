import type { sentences } from '../../../../src/words/systems/points.ts';
import { BLUE, RED } from '../../../support/table.ts';
import type { RefusalExamples } from '../refusal-examples.ts';

export const examples: RefusalExamples<ReturnType<typeof sentences>> = {
  'points-own': [{ side: BLUE }],
  'bad-points': [{ most: 1_000_000 }],
  'too-many-points': [{ most: 5_000 }],
  'points-need-consent': [{ sides: [RED] }, { sides: [RED, BLUE] }],
  'no-such-objective': [{ objective: 'Song' }],
  'claim-unmet': [{ objective: 'Song' }],
  'claim-scored': [{ objective: 'Song', side: RED }],
  'claim-limit': [{ limit: 1 }, { limit: 2 }],
  'claim-needs-consent': [{ sides: [RED] }, { sides: [RED, BLUE] }],
  'objectives-held': [{ limit: 1 }, { limit: 2 }],
};
