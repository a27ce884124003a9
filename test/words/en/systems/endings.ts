import type { sentences } from '../../../../src/words/systems/endings.ts';
import { BLUE, RED } from '../../../support/table.ts';
import type { RefusalExamples } from '../refusal-examples.ts';

export const examples: RefusalExamples<ReturnType<typeof sentences>> = {
  'no-resigning': [{}],
  'no-draws': [{}],
  'draw-needs-consent': [{ sides: [RED] }, { sides: [RED, BLUE] }],
  'no-passing': [{}],
  'pass-not-now': [{}],
};
