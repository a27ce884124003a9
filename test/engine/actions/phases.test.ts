import { describe, expect, it } from 'vitest';
import { offersFor, onTurn } from '../../../src/engine/index.ts';
import { readModule } from '../../../src/session/module/read.ts';
import { stateOf } from '../../support/state.ts';
import { ANN, BEN, endTurn, played, replayed, undoneWith } from '../../support/table.ts';
import { en } from '../../support/words.ts';
import { BLUE_HAND, begin, doing, done, MARKET, namesAt, pieceAt, RED_HAND, SQUARE, STOCK } from './market.ts';

const { faultText } = en.moduleFaults;

const PHASES = MARKET.replace(
  'ends: by-command }',
  'ends: by-command, phases: [{ name: Trading, act: { Buy: 1 }, least: 1 }, { name: Filling, act: { Fill: 1, move: 1 } }] }',
);

it('[G9] a phase allows the actions that it names, as often as it says', () => {
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

it('[G9] a phase with an unknown action is refused with suggestions', () => {
  const read = readModule(PHASES.replace('Buy: 1', 'Byu: 1'));
  expect(read.ok ? [] : read.faults.map(faultText)).toEqual([expect.stringContaining('expected: Buy')]);
});

const LINED = MARKET.replace(
  'ends: by-command }',
  `ends: by-command, reveals: [Red Hand, Blue Hand], next: "count(Hand, Worth = 10) = 1", phases:
    [{ name: Morning, begin: [{ draw: 1, from: Stock, to: Hand }, { when: count(Hand) > 8, end: turn }], end: [{ roll: 1d6 }], reveals: [Red Hand, Blue Hand] },
     { name: Trading, act: { Buy: 1, move: count(Hand) }, skip: count(Hand) = 0, reveals: [Red Hand, Blue Hand] },
     { name: Evening, begin: [{ each: { cell: count(here) = 0, on: Stalls }, draw: 1, from: Stock, to: it }] }] }`,
);

describe('[G6] the automatic lines at the start and end of phases', () => {
  it('automatic lines run for the side on turn and undo with the phase', () => {
    const game = begin(LINED);
    const phase = () => game.table.get('turn-phase', 'turn-phase')?.name;
    expect(phase()).toBe('Trading');
    expect(game.table.get('roll', 'roll')?.number).toBe(1);
    expect(namesAt(game, RED_HAND)).toContain('lamp');
    expect(namesAt(game, BLUE_HAND)).toEqual(['crown']);
    const steps = game.steps.length;
    played(game, endTurn(ANN));
    expect(game.steps.length).toBe(steps + 1);
    // The empty stall was filled, Red goes again for its note, and draws.
    expect(namesAt(game, SQUARE, 'D1')).toEqual(['lamp']);
    expect(onTurn(game.table)?.name).toBe('Red');
    expect(game.table.at(STOCK)).toHaveLength(2);
    expect(game.table.at(RED_HAND)).toHaveLength(8);
    expect(stateOf(replayed(game.steps))).toEqual(stateOf(game.table));
    undoneWith(game, ANN, BEN);
    expect(game.table.at(STOCK)).toHaveLength(4);
  });

  it('automatic lines skip impossible parts: an empty deck stops no turn', () => {
    const game = begin(
      LINED.replace('prototype: lamp, count: 5', 'prototype: lamp, count: 1').replace('discards: Heap, ', ''),
    );
    expect(game.table.at(STOCK)).toHaveLength(0);
    for (const _ of [1, 2, 3]) {
      played(game, endTurn(ANN));
      expect(game.table.get('turn-phase', 'turn-phase')?.name).toBe('Trading');
    }
  });

  it('automatic lines declare hidden reads and name existing things', () => {
    const told = (text: string): string => {
      const read = readModule(text);
      return [...(read.ok ? [] : read.faults), ...read.warnings].map(faultText).join('\n');
    };
    expect(told(LINED.replace('ends: by-command, reveals: [Red Hand, Blue Hand],', 'ends: by-command,'))).toContain(
      'Red Hand',
    );
    expect(told(LINED.replace('end: [{ roll: 1d6 }], reveals: [Red Hand, Blue Hand]', ''))).toContain('Red Hand');
    expect(told(LINED.replace('draw: 1, from: Stock, to: Hand', 'draw: 1, from: Stok, to: Hand'))).toContain('Stock');
    expect(told(LINED.replace('skip: count(Hand) = 0', 'skip: count(Hnad) = 0'))).toContain('Hand');
    expect(told(LINED.replace('when: count(Hand) > 8', 'when: Lukc > 8'))).toContain('luck');
  });
});
