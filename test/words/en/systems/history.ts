import type { sentences } from '../../../../src/words/systems/history.ts';
import { ANN, BLUE, RED } from '../../../support/table.ts';
import type { RefusalExamples } from '../refusal-examples.ts';

export const examples: RefusalExamples<ReturnType<typeof sentences>> = {
  'undo-forbidden': [{}],
  'redo-shows': [{}],
  'nothing-to-undo': [
    { asked: 1, there: 0 },
    { asked: 3, there: 1 },
  ],
  'nothing-to-redo': [
    { asked: 1, there: 0 },
    { asked: 3, there: 2 },
  ],
  'not-your-step': [{ player: ANN }],
  'undo-needs-consent': [{ sides: [RED, BLUE], steps: [7, 6] }],
};
