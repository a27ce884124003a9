import { deckIdOfName } from '../../../../src/engine/play/queries.ts';
import type { cards } from '../../../../src/features/cards/suggest/cards.ts';
import type { RemedyExamples } from '../../../remedies/example.ts';
import { BLUE, RED } from '../../../support/table.ts';

export const examples: RemedyExamples<typeof cards> = {
  'in-deck': [{ in: 'cabinet', line: 'alice /board', told: () => ({ piece: 'p9', deck: deckIdOfName('Pile') }) }],
  'no-such-deck': [{ in: 'cabinet', line: 'alice /board', told: () => ({ deck: '/Qqq' }) }],
  'not-your-deck': [{ in: 'cabinet', line: 'alice /deck draw deck:Vault' }],
  'too-few-cards': [
    {
      in: 'cabinet',
      before: ['alice /deck draw deck:Pile to:Heap', 'alice /deck peek deck:Pile count:3'],
      line: 'alice /deck peek deck:Pile count:4',
      fill: { count: 'count:1' },
    },
    { in: 'cabinet', line: 'alice /deck peek deck:Box count:9', fill: { count: 'count:1' } },
    { in: 'cabinet', line: 'alice /deck draw deck:Heap to:B2', fill: { deck: 'deck:Pile' } },
  ],
  'wrong-count': [
    {
      in: 'cabinet',
      line: 'alice /deck draw deck:Pile count:2',
      told: () => ({ most: 100 }),
      fill: { count: 'count:1' },
    },
  ],
  'not-by-name': [{ in: 'cabinet', line: 'alice /deck draw deck:Box piece:card' }],
  'not-in-deck': [{ in: 'cabinet', line: 'alice /board', told: () => ({ piece: 'p1', deck: deckIdOfName('Box') }) }],
  'no-discards': [{ in: 'cabinet', line: 'alice /deck shuffle deck:Box discards:true' }],
  'never-reshuffled': [{ in: 'cabinet', line: 'alice /deck shuffle deck:Shoe discards:true' }],
  'no-hand': [
    { in: 'cabinet', line: 'alice /deck deal deck:Pile', told: () => ({ side: RED }), fill: { side: 'side:Blue' } },
  ],
  'hand-full': [
    {
      in: 'cabinet',
      before: ['alice /deck draw deck:Pile count:2'],
      line: 'alice /deck draw deck:Shoe count:1',
      fill: { discard: 'piece:Ace to:Heap' },
    },
    {
      in: 'cabinet',
      before: ['alice /deck draw deck:Pile count:1'],
      line: 'alice /deck draw deck:Shoe count:2',
      fill: { count: 'count:1', discard: 'piece:Ace to:Heap' },
    },
    {
      in: 'cabinet',
      before: ['bob /deck draw deck:Pile count:2', 'bob /deck draw deck:Pile count:1'],
      line: 'alice /hand give piece:Ace side:Blue',
      told: () => ({ side: BLUE, limit: 3 }),
      fill: { discard: 'piece:1 to:Heap' },
    },
  ],
  'draw-limit': [{ in: 'cabinet', line: 'alice /deck draw deck:Pile count:3', fill: { count: 'count:2' } }],
  'same-deck': [{ in: 'cabinet', line: 'alice /deck draw deck:Pile to:Pile', fill: { to: 'to:hand' } }],
};
