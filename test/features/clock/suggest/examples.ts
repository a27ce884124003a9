import type { clock } from '../../../../src/features/clock/suggest/clock.ts';
import type { RemedyExamples } from '../../../remedies/example.ts';
import { BLUE } from '../../../support/table.ts';

export const examples: RemedyExamples<typeof clock> = {
  'bad-clock': [{ in: 'seats', line: 'alice /game settings turn:5 min', fill: { again: 'turn:1 h' } }],
  'clock-so': [{ in: 'seats', line: 'alice /game settings turn:off' }],
  'clock-needs-consent': [
    { in: 'open', line: 'alice /game settings turn:1 h', told: () => ({ sides: [BLUE] }), fill: { ask: 'turn:1 h' } },
  ],
  'no-timeout': [{ in: 'open', line: 'alice /game timeout choice:wait' }],
  'not-waiting': [{ in: 'open', line: 'alice /board', told: () => ({}) }],
  'not-a-choice': [
    {
      in: 'open',
      line: 'alice /game timeout choice:forfeit',
      told: () => ({ choice: 'forfeit', choices: ['wait', 'house', 'replace'] }),
    },
  ],
};
