import { pieceQueries } from '../../../src/view/pieces.ts';
import type { pieces } from '../../../src/view/remedies/pieces.ts';
import type { View } from '../../../src/view/view.ts';
import type { RemedyExamples } from '../example.ts';

const coinOf = (view: View) => {
  const [coin] = view.of(pieceQueries).search({ name: (name) => name === 'coin' });
  if (!coin) throw new Error('no coin');
  return view.of(pieceQueries).id(coin);
};

export const examples: RemedyExamples<typeof pieces> = {
  'no-combat': [
    {
      in: 'marches',
      before: ['alice /move piece:J9 to:P7', 'alice /turn end', 'bob /move piece:U9 to:Q7', 'bob /turn end'],
      line: 'alice /move piece:P7 to:P8 capture:Q7',
    },
  ],
  'not-your-piece': [{ in: 'tablut', line: 'alice /move piece:E5 to:D4', fill: { own: 'piece:D1' } }],
  'no-such-piece': [{ in: 'open', line: 'alice /board', told: () => ({ piece: 'p99' }) }],
  'not-your-side': [
    { in: 'cabinet', line: 'alice /piece add prototype:pawn to:D3 side:Blue', fill: { other: 'side:Red' } },
  ],
  'no-such-prototype': [{ in: 'open', line: 'alice /board', told: () => ({ prototype: 'dragon' }) }],
  'no-such-place': [{ in: 'open', line: 'alice /board', told: () => ({ place: 'Z9' }) }],
  'nothing-to-move': [{ in: 'open', line: 'alice /move piece: to:A2', told: () => ({}), fill: { piece: 'piece:A1' } }],
  'already-there': [{ in: 'open', line: 'alice /move piece:A1 to:A1', fill: { to: 'to:A2' } }],
  occupied: [{ in: 'paths', line: 'alice /move piece:Rock to:A3', fill: { to: 'to:E4' } }],
  'cell-taken': [{ in: 'cabinet', line: 'alice /piece add prototype:pawn to:A1', fill: { to: 'to:D3' } }],
  'one-a-cell': [
    { in: 'marches', line: 'alice /move piece:E10 to:E9', told: () => ({ place: 'E9' }), fill: { fewer: 'units:1' } },
  ],
  'captures-by-rule': [{ in: 'takes', line: 'alice /move piece:Ann to:B2 capture:Cat' }],
  'no-captures': [{ in: 'cabinet', line: 'alice /move piece:A1 to:B2 capture:A2' }],
  'not-an-enemy': [{ in: 'open', line: 'alice /move piece:A1 to:B2 capture:B2', fill: { capture: 'capture:E5' } }],
  'captures-itself': [
    {
      in: 'open',
      line: 'alice /move piece:A1 to:B2 capture:A1',
      told: () => ({ piece: 'p1' }),
      fill: { capture: 'capture:E5' },
    },
  ],
  'no-layers': [{ in: 'cabinet', line: 'alice /piece flip piece:B1' }],
  'no-such-layer': [
    {
      in: 'cabinet',
      line: 'alice /piece flip piece:A1 layer:edge',
      told: (view) => ({ piece: coinOf(view), layers: ['heads', 'tails'] }),
      fill: { layer: 'layer:tails' },
    },
  ],
  'layer-follows': [{ in: 'cabinet', line: 'alice /piece flip piece:C1' }],
  'no-facing': [{ in: 'cabinet', line: 'alice /piece rotate piece:B1 facing:1' }],
  'no-such-facing': [{ in: 'cabinet', line: 'alice /piece rotate piece:A1 facing:9', fill: { facing: 'facing:5' } }],
  'shows-layer': [{ in: 'cabinet', line: 'alice /piece flip piece:A1 layer:heads' }],
  'faces-so': [{ in: 'cabinet', line: 'alice /piece rotate piece:A1 facing:0' }],
  'has-value': [
    {
      in: 'cabinet',
      before: ['alice /piece set piece:A1 property:Worth value:3'],
      line: 'alice /piece set piece:A1 property:Worth value:3',
    },
  ],
  'not-higher': [{ in: 'cabinet', line: 'alice /piece order piece:A1 to:top' }],
  'too-many': [
    {
      in: 'open',
      line: 'alice /piece clone piece:A1 count:3',
      told: () => ({ most: 100 }),
      fill: { count: 'count:2' },
    },
  ],
  'read-only': [
    {
      in: 'open',
      line: 'alice /piece set piece:A1 property:CurrentMap value:x',
      fill: { piece: 'piece:A1' },
    },
  ],
  'wrong-value': [
    { in: 'cabinet', line: 'alice /piece set piece:A1 property:Worth value:much', fill: { value: 'value:3' } },
  ],
  'out-of-bounds': [
    { in: 'cabinet', line: 'alice /piece set piece:A1 property:Worth value:9', fill: { value: 'value:3' } },
  ],
  'already-theirs': [{ in: 'cabinet', line: 'alice /piece give piece:A1 side:Red', fill: { side: 'side:Blue' } }],
  'in-window': [
    { in: 'cabinet', line: 'alice /piece give piece:Ace side:Blue' },
    { in: 'cabinet', line: 'alice /piece give piece:Relic side:Blue', fill: { move: 'to:C3' } },
  ],
};
