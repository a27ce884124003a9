import { expect, test } from 'vitest';
import type { Operation } from '../../../../src/engine/core/operation.ts';
import { reportOf } from '../../../../src/view/seen/seen.ts';
import { ToldChange } from '../../../../src/view/seen/told-change.ts';
import { channelViewer } from '../../../../src/view/viewer.ts';
import {
  ANN,
  BEN,
  BLUE,
  endTurn,
  join,
  newPlay,
  openModule,
  type Play,
  play,
  played,
  RED,
  startOf,
  undo,
} from '../../../support/table.ts';

test('[U22] a clock is told as it is set, changed and put away', () => {
  const game = newPlay();
  played(game, startOf(openModule));
  const told = (limit: { readonly turn?: number; readonly bank?: number }): unknown => {
    const operation: Operation = { kind: 'set-clock', actor: ANN, ...limit };
    const change = played(game, operation);
    return reportOf(new ToldChange(game.table, change, operation), channelViewer).seen;
  };
  expect(told({ turn: 60 })).toEqual([{ what: 'clock', turn: 60 }]);
  expect(told({ bank: 90 })).toEqual([{ what: 'clock', bank: 90 }]);
  expect(told({})).toEqual([{ what: 'clock' }]);
  expect(play(game, { kind: 'set-clock', actor: ANN })).toEqual({ code: 'clock-so' });
});

const MINUTE = 60_000;
const timed = (limit: { readonly turn?: number; readonly bank?: number }): Play => {
  const game = newPlay();
  played(game, startOf(openModule), { kind: 'set-clock', actor: ANN, ...limit }, join(ANN, RED), join(BEN, BLUE));
  played(game, { kind: 'begin', actor: ANN });
  return game;
};
/** `SIDE minutes left`, and behind it the minute since which it runs. */
const clocks = ({ table }: Play): readonly string[] =>
  (table.get('clock', 'clock')?.sides ?? []).map(
    ({ side, left, since }) => `${side} ${left / MINUTE}${since === undefined ? '' : ` from ${since / MINUTE}`}`,
  );
const at = (game: Play, minute: number, operation: Operation): readonly string[] => {
  const change = play(game, operation, minute * MINUTE);
  return 'code' in change ? [change.code] : clocks(game);
};

test('[U22] the clock of who is waited for runs, anew in each turn, or of a bank for all turns', () => {
  const turns = timed({ turn: 60 });
  expect(clocks(turns)).toEqual(['Red 60 from 0']);
  expect(at(turns, 10, endTurn(ANN))).toEqual(['Red 50', 'Blue 60 from 10']);
  expect(at(turns, 30, endTurn(BEN))).toEqual(['Red 60 from 30', 'Blue 40']);
  const bank = timed({ bank: 60 });
  expect(at(bank, 10, endTurn(ANN))).toEqual(['Red 50', 'Blue 60 from 10']);
  expect(at(bank, 30, endTurn(BEN))).toEqual(['Red 50 from 30', 'Blue 40']);
  expect(at(bank, 35, endTurn(ANN))).toEqual(['Red 45', 'Blue 40 from 35']);
  expect(at(bank, 36, undo(ANN))).toEqual(['Red 45 from 36', 'Blue 39']);
});

test('[U22] a side whose time is up is voted on by who waits, until it comes back', () => {
  const game = timed({ turn: 60 });
  const runOut: Operation = { kind: 'run-out', actor: ANN };
  expect(at(game, 59, runOut)).toEqual(['no-timeout']);
  expect(at(game, 60, { ...runOut, actor: BEN })).toEqual(['no-timeout']);
  expect(at(game, 60, runOut)).toEqual(['Red 60 from 0']);
  expect(game.table.get('timeout', 'timeout')).toMatchObject({ sides: ['Red'], people: [ANN], at: 60 * MINUTE });
  expect(at(game, 61, runOut)).toEqual(['no-timeout']);
  expect(at(game, 70, endTurn(ANN))).toEqual(['Red -10', 'Blue 60 from 70']);
  expect(game.table.get('timeout', 'timeout')).toBeUndefined();
  expect(at(game, 130, { kind: 'run-out', actor: BEN })).toEqual(['Red -10', 'Blue 60 from 70']);
  expect(at(game, 131, { kind: 'choose-timeout', actor: ANN, choice: 'skip' })).toEqual(['Red 60 from 131', 'Blue -1']);
  expect(game.table.size('timeout')).toBe(0);
});
