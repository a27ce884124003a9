import type { sentences } from '../../../../src/words/systems/actions.ts';
import { GONE, type RefusalExamples, SEEN, UNSEEN } from '../refusal-examples.ts';

const action = 'Buy';
const choice = 'friend';
const things = [SEEN, UNSEEN, GONE, 'Red', 'Nobody'];

export const examples: RefusalExamples<ReturnType<typeof sentences>> = {
  'no-such-action': [
    { action, names: [] },
    { action: 'Bui', names: ['Buy'] },
    { action: 'Dig', names: ['Buy', 'Fill'] },
  ],
  'action-needs': [{ action }],
  'action-alone': [{ action }],
  'action-not-with': things.map((subject) => ({ action, subject })),
  'action-not-now': [{ action }],
  'check-fails': [{ action, text: 'It must *turn* a disc.', option: 'with' }],
  'cannot-pay': [{ action, price: '17', has: '13' }],
  'pays-too-little': [{ action, price: '17', given: '13' }],
  'not-to-pay-with': things.map((piece) => ({ action, piece })),
  'nothing-to-pay': [{ action }],
  'no-such-choice': [
    { action, choice, names: [] },
    { action, choice, names: ['by', 'to'] },
  ],
  'choice-lacks': [1, 2].map((least) => ({ action, choice, least })),
  'choice-too-many': [1, 2].map((most) => ({ action, choice, most })),
  'choice-not-that': things.map((chosen) => ({ action, choice, chosen })),
  'choice-range': [
    { action, choice, from: 1, to: 3 },
    { action, choice, from: 1, to: 0 },
  ],
};
