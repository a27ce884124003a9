import { pieceQueries } from '../../../src/view/pieces.ts';
import type { secrecy } from '../../../src/view/remedies/secrecy.ts';
import type { View } from '../../../src/view/view.ts';
import type { RemedyExamples } from '../example.ts';

const WATCHED = ['carol /game join side:Game master', 'alice [Play Red]', 'bob [Play Blue]', 'alice [Begin]'];

const pennyOf = (view: View) => {
  const [penny] = view.of(pieceQueries).search({ side: (side) => side === 'Blue' });
  if (!penny) throw new Error('no penny');
  return view.of(pieceQueries).id(penny);
};

export const examples: RemedyExamples<typeof secrecy> = {
  unseen: [{ in: 'veiled', line: 'alice /board', told: () => ({}) }],
  'cannot-hide': [{ in: 'cabinet', line: 'alice /piece hide piece:B1' }],
  'seen-already': [{ in: 'cabinet', line: 'alice /board', told: (view) => ({ piece: pennyOf(view) }) }],
  'hidden-already': [{ in: 'cabinet', before: ['alice /piece hide piece:A1'], line: 'alice /piece hide piece:A1' }],
  'nothing-hidden': [
    { in: 'cabinet', line: 'alice /piece reveal piece:A1' },
    { in: 'tablut', line: 'alice /piece peek piece:D1' },
  ],
  'not-yours-to-see': [
    {
      in: 'cabinet',
      before: ['bob /piece hide piece:A2'],
      line: 'alice /piece peek piece:A2',
      told: (view) => ({ piece: pennyOf(view) }),
    },
  ],
  stranger: [
    {
      in: 'cabinet',
      before: ['alice /piece hide piece:A1'],
      line: 'alice /piece reveal piece:A1 person:dan',
    },
  ],
  undeclared: [
    {
      in: 'veiled seats',
      before: [...WATCHED, 'carol /counter define name:Birds on:Red Hand'],
      line: 'carol /counter define name:Watch on:Field match:$Red Hand_Birds$ > 0',
      fill: { visible: 'visible:all' },
    },
    {
      in: 'veiled seats',
      before: [...WATCHED, 'carol /counter define name:Birds on:Red Hand'],
      line: 'carol /modifier add name:Watch match:$Red Hand_Birds$ > 0 change:Strength + 1',
      told: () => ({
        tries: 'modifier',
        names: ['Red Hand'],
        disclosure: {
          by: { kind: 'modifier', name: 'Watch' },
          tells: 'effect',
          to: 'all',
          of: [{ what: 'map', name: 'Red Hand' }],
          path: [],
        },
      }),
    },
    {
      in: 'veiled seats',
      before: WATCHED,
      line: 'carol /score define text:(scorekeeper x (initial 0) (do (set (sum u* 1))))',
      told: () => ({
        tries: 'scorekeeper',
        names: ['Red Hand'],
        disclosure: {
          by: { kind: 'scorekeeper', name: 'x' },
          tells: 'scores',
          to: 'all',
          of: [{ what: 'map', name: 'Red Hand' }],
          path: [],
        },
      }),
      fill: { reveals: 'text:(scorekeeper x (reveals "Red Hand") (initial 0) (do (set (sum u* 1))))' },
    },
  ],
};
