import { expect, test } from 'vitest';
import { endingScorekeepersIn, type Module } from '../../../src/engine/index.ts';
import { scored } from '../../support/gdl.ts';
import { newPlay, openModule, played, startOf } from '../../support/table.ts';

const counts = '(scorekeeper a (initial 0) (do (set 1) (if (> turn 1) (cond ((= turn 2) (add 1))))))';
const does = (...lines: readonly object[]): object => ({ name: 'Act', does: lines });
const effect = { name: 'Fall', when: 'moved' };
const phases = (...more: readonly object[]): object => ({
  turn: { ...openModule.turn, phases: more.map((lines) => ({ name: 'March', act: { move: 1 }, ...lines })) },
});
const field = (more: object): object => ({ maps: openModule.maps.map((map) => ({ ...map, ...more })) });

test.each<[string, object, string, string]>([
  ['nothing', {}, '', 'a / '],
  ['a word deep in a scorekeeper', {}, '(scorekeeper b (do (if (> turn 1) (if (> turn 2) end))))', ' / b'],
  ['the last turn', {}, '(set last-turn 3)', ' / '],
  ['an ending', { endings: [{ when: 'eliminated', result: 'lose' }] }, '', ' / '],
  ['positions that come again', field({ repeat: { tie: 3 } }), '', ' / '],
  ['nothing taken', field({ quiet: { tie: 50 } }), '', ' / '],
  ['an action that wins', { actions: [does(), does({ roll: '1d6' }, { win: 'all' })] }, '', ' / '],
  ['no action that rolls', { actions: [does({ roll: '1d6' })] }, '', 'a / '],
  ['an effect', { effects: [{ ...effect, does: [{ lose: 'it' }] }] }, '', ' / '],
  ['one instead', { effects: [{ ...effect, instead: [{ tie: 'all' }] }] }, '', ' / '],
  ['a phase that begins', phases({}, { begin: [{ tie: 'all' }] }), '', ' / '],
  ['a phase that ends', phases({ end: [{ lose: 'all' }] }), '', ' / '],
  ['no phase by itself', phases({}), '', 'a / '],
])('[D18] with %s, the scorekeepers without end and those that end the game are listed', (_, more, text, expected) => {
  const game = newPlay();
  played(game, startOf({ ...scored(`${counts} ${text}`), ...more } as Module));
  const { endless, ending } = endingScorekeepersIn(game.table);
  expect([endless, ending].map((all) => all.map(({ name }) => name).join(' ')).join(' / ')).toBe(expected);
});
