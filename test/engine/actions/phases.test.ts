import { expect, it } from 'vitest';
import { offersFor } from '../../../src/engine/index.ts';
import { readModule } from '../../../src/session/module/read.ts';
import { faultText } from '../../../src/words/en/module/faults.ts';
import { ANN } from '../../support/table.ts';
import { begin, doing, done, MARKET, pieceAt, SQUARE } from './market.ts';

const PHASES = MARKET.replace(
  'ends: by-command }',
  'ends: by-command, phases: [{ name: Trading, act: { Buy: 1 }, least: 1 }, { name: Filling, act: { Fill: 1, move: 1 } }] }',
);

it('[G9] actions belong to the phases of the turn that name them, so often each', () => {
  const game = begin(PHASES);
  const names = (): readonly string[] => [...new Set([...offersFor(game.table, ANN)].map(({ action }) => action))];
  expect(names()).toEqual(['Buy']);
  expect(done(game, doing(ANN, 'Fill'))).toMatchObject({ code: 'not-in-phase', phase: 'Trading', what: 'Fill' });
  expect(done(game, doing(ANN, 'Test'))).toMatchObject({ code: 'not-in-phase', what: 'Test' });
  const wanted = pieceAt(game, SQUARE, 'C1');
  expect(done(game, doing(ANN, 'Buy', { subject: wanted }))).toBe('done');
  expect(game.table.get('piece', wanted)?.place.in).toContain('Hand');
  expect(names()).toEqual(['Fill']);
  expect(done(game, doing(ANN, 'Fill'))).toBe('done');
});

it('[G9] a phase that names an action that is not there is refused, with what is', () => {
  const read = readModule(PHASES.replace('Buy: 1', 'Byu: 1'));
  expect(read.ok ? [] : read.faults.map(faultText)).toEqual([expect.stringContaining('expected: Buy')]);
});
