import type { clock } from '../../../src/view/remedies/clock.ts';
import { BLUE } from '../../support/table.ts';
import type { RemedyExamples } from '../example.ts';

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
