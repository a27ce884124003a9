import type { sentences } from '../../../../src/features/cards/say/cards.ts';
import { RED } from '../../../support/table.ts';
import { DECK, type RefusalExamples, SEEN } from '../../../words/en/refusal-examples.ts';

export const examples: RefusalExamples<ReturnType<typeof sentences>> = {
  'in-deck': [{ piece: SEEN, deck: DECK }],
  'no-such-deck': [{ deck: '/Nowhere' }],
  'not-your-deck': [{ deck: DECK, side: RED }],
  'too-few-cards': [{ deck: DECK }],
  'wrong-count': [{ most: 100 }],
  'not-by-name': [{ deck: DECK }],
  'not-in-deck': [{ piece: SEEN, deck: DECK }],
  'no-discards': [{ deck: DECK }],
  'never-reshuffled': [{ deck: DECK }],
  'no-hand': [{ side: RED }],
  'hand-full': [{ side: RED, limit: 7 }],
  'draw-limit': [{ deck: DECK, limit: 1 }],
  'same-deck': [{ deck: DECK }],
};
