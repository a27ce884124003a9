import { armyIdOfView, armyQueries } from '../../../src/view/armies.ts';
import { pieceQueries } from '../../../src/view/pieces.ts';
import type { armies } from '../../../src/view/remedies/armies.ts';
import type { View } from '../../../src/view/view.ts';
import { BLUE, RED } from '../../support/table.ts';
import type { RemedyExamples } from '../example.ts';

/** Red's pikemen next to those of Blue. */
const MARCH = ['alice /move piece:J9 to:P7', 'alice /turn end', 'bob /move piece:U9 to:Q7', 'bob /turn end'];

const inArmyOf = (view: View) => {
  const [army] = view.of(armyQueries).all();
  const [unit] = army?.units ?? [];
  if (!army || !unit) throw new Error('no army');
  return { unit: view.of(pieceQueries).id(unit.piece), army: armyIdOfView(army) };
};

export const examples: RemedyExamples<typeof armies> = {
  'no-units': [
    {
      in: 'border',
      before: ['alice /army form at:A1'],
      line: 'alice /army split army:A1 units:all but 1,2,3',
      fill: { units: 'units:1' },
    },
  ],
  'not-in-army': [
    {
      in: 'border',
      before: ['alice /army form at:A1'],
      line: 'alice /board',
      told: () => ({ units: ['p1'] }),
      fill: { show: 'army:A1' },
    },
  ],
  'no-such-army': [{ in: 'border', line: 'alice /board', told: () => ({ army: 'a9' }) }],
  'not-a-unit': [
    {
      in: 'border',
      line: 'alice /army form at:A1 units:1',
      told: () => ({ piece: 'p7' }),
      fill: { units: 'units:1,2' },
    },
  ],
  'two-owners': [
    {
      in: 'border',
      line: 'alice /army form at:A1',
      told: () => ({ units: ['p1', 'p8'] }),
      fill: { units: 'units:1,2' },
    },
  ],
  'two-cells': [
    {
      in: 'border',
      line: 'alice /army form at:A1',
      told: () => ({ units: ['p1', 'p4'] }),
      fill: { units: 'units:1,2' },
    },
  ],
  'no-army-there': [
    { in: 'border', line: 'alice /army form at:A1', told: () => ({ piece: 'p1' }), fill: { units: 'units:1,2' } },
  ],
  'too-few-units': [
    {
      in: 'border',
      line: 'alice /army form at:A1 units:1',
      fill: { units: 'units:1,2', at: 'at:A2 units:1,2' },
    },
  ],
  'unit-twice': [
    { in: 'border', line: 'alice /army form at:A1', told: () => ({ unit: 'p1' }), fill: { units: 'units:1,2' } },
  ],
  'in-army': [
    {
      in: 'border',
      before: ['alice /army form at:A1'],
      line: 'alice /army form at:A1',
      told: (view) => inArmyOf(view),
    },
  ],
  'army-too-large': [
    {
      in: 'border',
      before: ['alice /army form at:A1 units:1,2'],
      line: 'alice /army join army:Red Army 1',
      told: () => ({ size: 4, limit: 3 }),
      fill: { units: 'units:1' },
    },
  ],
  'whole-army': [
    {
      in: 'border',
      before: ['alice /army form at:A1'],
      line: 'alice /army split army:A1 units:all name:New',
      fill: { rename: 'name:New' },
    },
  ],
  'army-name': [{ in: 'border', line: `alice /army form at:A1 name:${'x'.repeat(90)}`, fill: { name: 'name:First' } }],
  'army-name-taken': [
    {
      in: 'border',
      before: ['alice /army form at:A1 name:First'],
      line: 'alice /army form at:A2 name:First',
      fill: { name: 'name:Second' },
    },
  ],
  'army-name-kept': [
    {
      in: 'border',
      line: 'alice /army form at:A1 name:Blue: First',
      told: () => ({ name: 'Blue First' }),
      fill: { name: 'name:Second' },
    },
  ],
  'army-called-so': [
    {
      in: 'border',
      before: ['alice /army form at:A1 name:First'],
      line: 'alice /army rename army:A1 name:First',
      fill: { name: 'name:Second' },
    },
  ],
  'cell-held': [
    {
      in: 'border',
      line: 'alice /move piece:F2 to:F3',
      fill: { to: 'to:F1' },
    },
    {
      in: 'marches',
      before: MARCH,
      line: 'alice /move piece:P7 to:Q7',
      fill: { to: 'to:P8', engage: 'army:P7' },
    },
  ],
  'unknown-item': [
    {
      in: 'border',
      line: 'alice /move piece:B1 to:B3',
      told: () => ({ cell: 'B3', item: 'x' }),
      fill: { to: 'to:C1' },
    },
  ],
  'no-room': [{ in: 'border', line: 'alice /move piece:A1 units:1,2 to:A2', fill: { units: 'units:1', to: 'to:B1' } }],
  'under-attack': [
    {
      in: 'marches',
      before: [...MARCH, 'alice /army engage army:P7 target:Q7'],
      line: 'alice /move piece:J10 to:K10',
      told: () => ({ cell: 'Q7' }),
    },
  ],
  'way-closed': [
    {
      in: 'border',
      line: 'alice /move piece:A1 to:C3 via:C2,C3',
      told: () => ({ from: 'C2', to: 'C3', units: ['p1'] }),
      fill: { via: '', units: '' },
    },
  ],
  'not-adjacent': [
    { in: 'marches', before: MARCH, line: 'alice /army engage army:P7 target:U9', fill: { target: 'target:Q7' } },
  ],
  'no-way': [{ in: 'border', line: 'alice /move piece:B1 to:H1', fill: { to: 'to:C1' } }],
  'too-far': [
    { in: 'border', line: 'alice /move piece:B1 to:E2', fill: { to: 'to:C1' } },
    {
      in: 'border',
      before: ['alice /army form at:A1 units:1,3'],
      line: 'alice /move piece:Red Army 1 to:E1',
      fill: { units: 'piece:Red Army 1 to:E1 units:2' },
    },
  ],
  'held-up': [
    { in: 'border', line: 'alice /move piece:A1 to:C2', told: () => ({ cell: 'B2' }), fill: { via: '', to: 'to:A3' } },
  ],
  'off-board': [{ in: 'border', line: 'alice /move piece:B1 to:Camp', fill: { to: 'to:C1' } }],
  'no-battles': [
    { in: 'border', line: 'alice /army engage army:F2 target:F3', fill: { take: 'piece:F2 to:F3 capture:F3' } },
  ],
  'combat-here': [
    { in: 'border', line: 'alice /board', told: () => ({ map: 'Land' }), fill: { take: 'piece:F2 to:F3 capture:F3' } },
  ],
  'battle-on': [
    {
      in: 'marches',
      before: [...MARCH, 'alice /army engage army:P7 target:Q7'],
      line: 'alice /army engage army:J10 target:K10',
    },
  ],
  'no-battle': [{ in: 'marches', before: MARCH, line: 'alice /army return', fill: { engage: 'army:P7 target:Q7' } }],
  'no-enemy-there': [{ in: 'marches', line: 'alice /army engage army:J10 target:K10' }],
  'no-battle-room': [
    {
      in: 'marches',
      before: MARCH,
      line: 'alice /army engage army:P7 target:Q7',
      told: () => ({ zone: 'West' }),
      fill: { units: 'units:1' },
    },
  ],
  'not-your-battle': [
    {
      in: 'marches',
      before: [...MARCH, 'alice /army engage army:P7 target:Q7'],
      line: 'carol /army return',
      told: () => ({ attackers: RED, defenders: BLUE }),
    },
  ],
  'battle-undecided': [
    {
      in: 'marches',
      before: [...MARCH, 'alice /army engage army:P7 target:Q7'],
      line: 'bob /army return',
      told: () => ({ attackers: RED }),
    },
  ],
  'in-battle': [
    {
      in: 'marches',
      before: [...MARCH, 'alice /army engage army:P7 target:Q7'],
      line: 'alice /piece give piece:2.2 side:Blue',
    },
  ],
};
