import { describe, expect, it } from 'vitest';
import { onTurn } from '../../../src/engine/index.ts';
import { cellSubjectId } from '../../../src/engine/modifiers/subject.ts';
import { readModule } from '../../../src/session/module/read.ts';
import type { CellId } from '../../../src/table/index.ts';
import { ANN } from '../../support/table.ts';
import { en } from '../../support/words.ts';
import { begin, doing, done, MARKET, namesAt, pieceAt, SQUARE } from './market.ts';

const { faultText } = en.moduleFaults;

const withActions = (lines: string, text = MARKET): string => text.replace('actions:\n', `actions:\n${lines}\n`);

describe('[G28] a line that gives a piece to another side', () => {
  const TURNED = withActions(
    '  - { name: Turn, of: { piece: Kind = unit && Owner = $Actor$, on: Green }, does: [{ set: Owner, to: "\'Blue\'" }] }',
  );

  it('a line of an action that gives a piece away leaves it on its cell', () => {
    const game = begin(TURNED);
    const guard = pieceAt(game, SQUARE, 'A2');
    expect(done(game, doing(ANN, 'Turn', { subject: guard }))).toBe('done');
    expect(game.table.get('piece', guard)).toMatchObject({ side: 'Blue', place: { cell: 'A2' } });
  });

  it.each([
    TURNED.replace('set: Owner', 'set: CurrentZone'),
    TURNED.replace('set: Owner', 'each: { piece: "", on: Green }, set: CurrentZone, of: it'),
    withActions('', `${MARKET}effects: [{ name: Fall, when: moved, does: [{ set: CurrentZone, to: "'Green'" }] }]\n`),
  ])('a line of an action cannot set other read-only properties', (text) => {
    const read = readModule(text);
    expect(read.ok ? [] : read.faults.map(faultText)).toEqual([expect.stringContaining('"CurrentZone"')]);
  });

  it('a line of an action gives a piece to a side without a hand', () => {
    const text = `
module: bare
title: Bare
sides: [{ name: Red }, { name: Blue }]
turn: { order: [Red, Blue] }
maps: [{ name: Square, boards: [{ name: Square, grid: { kind: square, columns: 3, rows: 3 } }] }]
prototypes: { man: {} }
actions: [{ name: Yield, of: { piece: Owner = $Actor$, on: Square }, does: [{ give: it, to: Blue }] }]
setup: [{ at: A2, side: Red, pieces: [{ prototype: man }] }]
`;
    const game = begin(text);
    const guard = pieceAt(game, SQUARE, 'A2');
    expect(done(game, doing(ANN, 'Yield', { subject: guard }))).toBe('done');
    expect(game.table.get('piece', guard)).toMatchObject({ side: 'Blue', place: { cell: 'A2' } });
  });
});

it('[G14] an aggregate counts the cells of a multiple choice and pieces on a cell', () => {
  const game = begin(
    withActions(
      [
        '  - name: Stake',
        '    choose: { spots: { cell: "", on: Green, least: 2, most: 3 }, spot: { cell: "", on: Green } }',
        '    does: [{ each: { piece: Kind = unit, on: Green }, set: Might, of: it, to: "count(spots) + 4 * count(spot)" }]',
      ].join('\n'),
    ),
  );
  const cells = (...labels: string[]): readonly string[] =>
    labels.map((label) => cellSubjectId(SQUARE, label as CellId));
  const guard = pieceAt(game, SQUARE, 'A2');
  const choices = { spots: cells('A2', 'C2', 'D2'), spot: cells('A2') };
  expect(done(game, doing(ANN, 'Stake', { choices }))).toBe('done');
  expect(game.table.get('piece', guard)?.values['Might']).toBe(7);
});

it('[G14] a line of an action runs over pieces on chosen cells', () => {
  const game = begin(
    withActions(
      [
        '  - name: Muster',
        '    choose: { spots: { cell: "", on: Green, least: 2, most: 3 } }',
        '    does: [{ each: { piece: Kind = unit, on: spots }, set: Might, of: it, to: 9 }, { place: guard, to: spots, side: Actor, name: Recruit }]',
      ].join('\n'),
    ),
  );
  const spots = ['D2', 'A2', 'B2'].map((label) => cellSubjectId(SQUARE, label as CellId));
  expect(done(game, doing(ANN, 'Muster', { choices: { spots } }))).toBe('done');
  for (const label of ['A2', 'B2']) {
    const guard = game.table.get('piece', pieceAt(game, SQUARE, label));
    expect(guard?.values['Might']).toBe(9);
  }
  expect(namesAt(game, SQUARE, 'D2')).toEqual(['Recruit']);
});

describe('[G29] a line that ends the turn', () => {
  it('a line of an action can end the turn in a game whose moves end turns', () => {
    const text = withActions('  - { name: Rest, does: [{ end: turn }] }').replace(
      'ends: by-command',
      'ends: after-move',
    );
    const game = begin(text);
    expect(done(game, doing(ANN, 'Rest'))).toBe('done');
    expect(onTurn(game.table)?.name).toBe('Blue');
  });

  it('a line of an action ends the turn after the action has counted', () => {
    const phases = 'phases: [{ name: Sow, act: { Rest: 2, Test: 2 }, least: LEAST }] }';
    const text = withActions('  - { name: Rest, does: [{ end: turn }] }').replace('ends: by-command }', phases);
    const first = begin(text.replace('LEAST', '1'));
    expect(done(first, doing(ANN, 'Rest'))).toBe('done');
    expect(onTurn(first.table)?.name).toBe('Blue');
    const second = begin(text.replace('LEAST', '2'));
    expect(done(second, doing(ANN, 'Rest'))).toBe('done');
    expect(onTurn(second.table)?.name).toBe('Red');
    expect(done(second, doing(ANN, 'Test'))).toBe('done');
    expect(onTurn(second.table)?.name).toBe('Blue');
  });
});
