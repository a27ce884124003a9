import type { sentences } from '../../../../src/words/systems/game.ts';
import { ANN, RED } from '../../../support/table.ts';
import type { RefusalExamples } from '../refusal-examples.ts';

export const examples: RefusalExamples<ReturnType<typeof sentences>> = {
  'takes-too-long': [{ at: { part: 'action', name: 'A', line: 3 } }, { at: { part: 'effect', name: 'Rain' } }, {}],
  'too-much-follows': [{ bound: 100 }],
  'out-of-game': [{}],
  'master-only': [{ master: ANN }],
  'too-few-sides': [{ least: 2, empty: [RED] }],
  'nothing-changes': [{}],
  'reminder-so': [{ minutes: 0 }, { minutes: 720 }],
  'posts-so': [{ posts: 'turn' }, { posts: 'act' }],
  'not-begun': [{}],
  'game-over': [{}],
  'not-a-player': [{}],
  'not-your-turn': [{ side: RED }],
  'host-only': [{ host: ANN }],
  'nobody-may': [{}],
  'bad-reminder': [{ most: 20_160 }],
  'already-begun': [{}],
  'seats-empty': [{ sides: ['Red'] }, { sides: ['Red', 'Blue'] }],
  'bots-alone': [{}],
  'no-turns': [{}],
  'ends-by-move': [{}],
};
