import type { sentences } from '../../../../src/words/systems/pieces.ts';
import { BLUE, RED } from '../../../support/table.ts';
import { GONE, type RefusalExamples, SEEN, UNSEEN } from '../refusal-examples.ts';

export const examples: RefusalExamples<ReturnType<typeof sentences>> = {
  'no-combat': [{ piece: SEEN }],
  'already-theirs': [{ piece: 'p1', side: BLUE }],
  'in-window': [
    { piece: 'p1', side: BLUE, isHand: true },
    { piece: 'p1', side: BLUE, isHand: false },
  ],
  'not-your-piece': [
    { piece: SEEN, side: RED },
    { piece: 'p5', side: undefined },
    { piece: UNSEEN, side: RED },
    { piece: GONE, side: undefined },
  ],
  'no-such-piece': [{ piece: SEEN }, { piece: UNSEEN }, { piece: GONE }],
  'not-your-side': [{ side: BLUE }],
  'no-such-prototype': [{ prototype: 'dragon' }],
  'no-such-place': [{ place: 'Z9' }],
  'nothing-to-move': [{}],
  'already-there': [
    { piece: SEEN, place: 'C5' },
    { piece: UNSEEN, place: 'Camp' },
  ],
  'has-value': [{ piece: SEEN, property: 'Strength', value: '3' }],
  'shows-layer': [{ piece: SEEN, layer: 'full' }],
  'faces-so': [{ piece: SEEN, facing: 2 }],
  occupied: [
    { place: 'C5', by: SEEN },
    { place: 'D3', by: 'p5' },
    { place: 'B2', by: UNSEEN },
  ],
  'cell-taken': [
    { place: 'C5', by: SEEN },
    { place: 'B2', by: UNSEEN },
  ],
  'one-a-cell': [{ place: 'E5' }],
  'captures-by-rule': [{}],
  'no-captures': [{}],
  'not-an-enemy': [{ piece: SEEN }, { piece: UNSEEN }],
  'captures-itself': [{ piece: SEEN }, { piece: GONE }],
  'no-layers': [{ piece: SEEN }, { piece: UNSEEN }],
  'no-such-layer': [{ piece: SEEN, layers: ['fresh', 'tired'] }],
  'layer-follows': [{ piece: SEEN }],
  'no-facing': [{ piece: SEEN }],
  'no-such-facing': [{ piece: SEEN, directions: 6 }],
  'not-higher': [
    { piece: SEEN, to: 'top' },
    { piece: UNSEEN, to: 'bottom' },
  ],
  'too-many': [{ most: 100 }],
  'read-only': [{ property: 'CurrentMap' }],
  'wrong-value': [
    { property: 'Strength', domain: 'natural' },
    { property: 'note', domain: 'list' },
  ],
  'out-of-bounds': [
    { property: 'Strength', min: 0, max: 5 },
    { property: 'Strength', min: undefined, max: 5 },
    { property: 'Strength', min: 1, max: undefined },
  ],
};
