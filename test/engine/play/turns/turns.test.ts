import { expect, it } from 'vitest';
import { onTurn } from '../../../../src/engine/index.ts';
import { ANN, BEN, begun, endTurn, openModule, outcome, played, RED, undo, withRules } from '../../../support/table.ts';

const turnOf = ({ table }: ReturnType<typeof begun>): readonly unknown[] => [
  table.get('turn', 'turn')?.number,
  onTurn(table)?.id,
];

it('sides follow the module’s order, then a new turn starts', () => {
  const game = begun();
  const seen = [turnOf(game)];
  for (const actor of [ANN, BEN, ANN]) {
    played(game, endTurn(actor));
    seen.push(turnOf(game));
  }
  expect(seen).toEqual([
    [1, 'Red'],
    [1, 'Blue'],
    [2, 'Red'],
    [2, 'Blue'],
  ]);
});

it('the order of sides is that of the module’s turns, not of its list', () => {
  const game = begun(withRules(openModule, {}, { order: ['Blue', 'Red', 'Blue'], ends: 'by-command' }));
  const seen = [turnOf(game)];
  for (const actor of [BEN, ANN, BEN]) {
    played(game, endTurn(actor));
    seen.push(turnOf(game));
  }
  expect(seen).toEqual([
    [1, 'Blue'],
    [1, 'Red'],
    [1, 'Blue'],
    [2, 'Blue'],
  ]);
});

it('[T15] ending a turn can be undone until another player acts', () => {
  const game = begun();
  played(game, endTurn(ANN), undo(ANN));
  expect(turnOf(game)).toEqual([1, RED]);
});

it('a game without an order of sides has no turns to end', () => {
  const game = begun(withRules(openModule, {}, null));
  expect(turnOf(game)).toEqual([undefined, undefined]);
  expect(outcome(game, endTurn(ANN))).toBe('no-turns');
});

it("a turn that ends after a move can't be ended by command", () => {
  const game = begun(withRules(openModule, {}, { order: ['Red', 'Blue'], ends: 'after-move' }));
  expect(outcome(game, endTurn(ANN))).toBe('ends-by-move');
  expect(turnOf(game)).toEqual([1, 'Red']);
});
