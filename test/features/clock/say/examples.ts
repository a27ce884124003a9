import type { sentences } from '../../../../src/features/clock/say/clock.ts';
import { BLUE, RED } from '../../../support/table.ts';
import type { RefusalExamples } from '../../../words/en/refusal-examples.ts';

export const examples: RefusalExamples<ReturnType<typeof sentences>> = {
  'bad-clock': [{ least: 10, turn: 20_160, bank: 129_600 }],
  'clock-so': [{}, { turn: 60 }, { bank: 1440 }],
  'clock-needs-consent': [{ sides: [RED] }, { sides: [RED, BLUE] }],
  'no-timeout': [{}],
  'not-waiting': [{}],
  'not-a-choice': [{ choice: 'forfeit', choices: ['wait', 'house', 'replace'] }],
};
