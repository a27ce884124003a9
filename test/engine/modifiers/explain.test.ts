import { expect, it } from 'vitest';
import { explain } from '../../../src/engine/index.ts';
import { modifierQueries } from '../../../src/view/modifiers.ts';
import { pieceQueries } from '../../../src/view/pieces.ts';
import { View } from '../../../src/view/view.ts';
import { personViewer } from '../../../src/view/viewer.ts';
import { ANN, openModule } from '../../support/table.ts';
import { en } from '../../support/words.ts';
import { bent, give, modifier } from './support.ts';

const { pieceDetails } = en.lists;
const { explanationText, modifiersText } = en.modifiers;

const modifiers = [
  modifier({
    name: 'Leader',
    on: { prototype: 'king' },
    scope: 'within 2',
    match: 'symbol = P',
    change: 'Strength + 1',
    precedence: 10,
  }),
  modifier({ name: 'Hunger', match: 'Strength > 5', change: 'Strength - 1', precedence: 20 }),
  modifier({ name: 'Frenzy', match: '', change: 'Strength * Courage', precedence: 30 }),
  modifier({ name: 'Blessing', match: 'Strength = 2', change: 'Strength * 3', precedence: 40 }),
];

const game = bent(modifiers, { phases: { leaders: [10, 19] } });
const view = new View(game.table, personViewer(ANN));
const [pawn] = [...view.of(pieceQueries).all()].filter(({ where }) => where.cell === 'B5');

it('[P15] the explanation of a value shows base, each modifier, and final value', () => {
  const { base, turns, effective } = explain(game.table, { kind: 'piece', id: 'p2', name: 'Strength' });
  expect([base, effective]).toEqual([1, 6]);
  expect(
    turns.map(({ modifier: name, source, saw, verdict, after }) => [name, source?.id, saw, verdict, after]),
  ).toEqual([
    ['Leader', 'p3', [['symbol', 'P']], 'applies', 2],
    ['Hunger', undefined, [['Strength', 2]], 'no match', 2],
    ['Frenzy', undefined, [['Courage', undefined]], 'inert', 2],
    ['Blessing', undefined, [['Strength', 2]], 'applies', 6],
  ]);
});

it('[P15] values without modifiers, and modifiers out of reach, are explained', () => {
  expect(explain(game.table, { kind: 'piece', id: 'p2', name: 'symbol' })).toEqual({
    base: 'P',
    turns: [],
    effective: 'P',
  });
  const [leader] = explain(game.table, { kind: 'piece', id: 'p4', name: 'Strength' }).turns;
  expect(leader).toMatchObject({ modifier: 'Leader', verdict: 'out of reach', after: 1 });
});

it('[D39] the explanation of a value uses words that players read', () => {
  const explained = view.of(modifierQueries).explanation({ what: 'piece', id: 'p2' }, 'Strength');
  expect(explanationText(view, 'Pawn', 'Strength', explained).split('\n')).toEqual([
    '**Strength** of **Pawn**: 6',
    'Base: 1',
    '- **Leader** of Red King, + 1, with Symbol on the map P: applied, giving 2',
    "- **Hunger**, \\- 1, with Strength 2: doesn't match",
    "- **Frenzy**, with Courage blank: can't change that value",
    '- **Blessing**, \\* 3, with Strength 2: applied, giving 6',
    'Result: 6',
  ]);
});

it('[P15] the explanation of a value for the author uses the module’s words', () => {
  const explained = view.of(modifierQueries).explanation({ what: 'piece', id: 'p2' }, 'Strength');
  expect(explanationText(view, 'Pawn', 'Strength', explained, true).split('\n')).toEqual([
    '**Strength** of **Pawn**: 6',
    'Base: 1',
    '10: **Leader** of Red King, Strength + 1, based on symbol P: applied, giving 2',
    "20: **Hunger**, Strength \\- 1, based on Strength 2: doesn't match",
    "30: **Frenzy**, Strength \\* Courage, based on Courage blank: can't change that value",
    '40: **Blessing**, Strength \\* 3, based on Strength 2: applied, giving 6',
    'Result: 6',
  ]);
});

it('[D15] the explanation of a limit shows that it is rounded when read', () => {
  const half = bent([modifier({ name: 'Half', of: 'limit', change: 'hand * 0.5' })], { limits: { hand: 5 } });
  const question = { kind: 'limit', id: 'Red\n\nmap\n\nCamp', name: 'hand' };
  const { base, turns, effective } = explain(half.table, question);
  expect([base, effective, turns.map(({ kept, after }) => [kept, after])]).toEqual([5, 2, [[2.5, 2]]]);
  const words = explanationText(view, 'Red', 'hand', {
    base,
    turns: turns.map((turn) => ({ ...turn, source: undefined })),
    effective,
  });
  expect(words).toContain('- **Half**, \\* 0.5: applied, giving 2\\.5, rounded to 2');
});

it('[P15] a list of values shows base and effective value if they differ', () => {
  if (!pawn) throw new Error('no pawn');
  expect(pieceDetails(view, pawn)).toContain('Strength: 6 (base 1)');
  expect(pieceDetails(view, pawn)).toContain('Symbol on the map: P\n');
});

it('[P2] the explanation of a value lists modifiers in the order in which they apply', () => {
  expect(modifiersText(view, true).split('\n')).toEqual([
    'In the order in which they apply:',
    '1\\. **Leader** of Red King (10, leaders): Strength + 1, in within 2, if symbol = P',
    '2\\. **Hunger** (20): Strength \\- 1, if Strength \\> 5',
    '3\\. **Frenzy** (30): Strength \\* Courage',
    '4\\. **Blessing** (40): Strength \\* 3, if Strength = 2',
  ]);
});

it('[P15] the explanation of a value covers a chain of granted modifiers', () => {
  const shield = modifier({ name: 'shield', scope: 'self', change: 'Strength + 4', precedence: 5 });
  const granting = bent(
    [modifier({ name: 'banner', match: 'Royal = true', change: 'grants', precedence: 1, grants: shield })],
    openModule,
  );
  give(granting, 'p3', { Strength: 2 });
  const { turns, effective } = explain(granting.table, { kind: 'piece', id: 'p3', name: 'Strength' });
  expect([turns.map(({ modifier: name, after }) => [name, after]), effective]).toEqual([[['shield', 6]], 6]);
});
