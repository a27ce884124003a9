import { describe, expect, it } from 'vitest';
import type { Module } from '../../../../src/engine/index.ts';
import { readModule } from '../../../../src/session/module/read.ts';
import { moduleFrom } from '../../../support/modules/modules.ts';
import { ANN, BEN, begun, MAIN, move, type Play, played, spot, undo } from '../../../support/table.ts';
import { en } from '../../../support/words.ts';

const { faultText } = en.moduleFaults;

const file = (ending: string, more = ''): string => `
module: ends
title: Ends
sides: [{ name: Red, forward: north }, { name: Blue, forward: south }]
turn: { ends: after-move, pass: true }
rules: { captures: manual }
endings: [${ending}]
maps:
  - name: Field
    boards: [{ name: Main, grid: { kind: square, columns: 5, rows: 5, origin: bottom, diagonals: true } }]
prototypes: { man: { moves: fmWfcF }, king: { moves: K } }
${more}`;

const setup = (red: Record<string, string>, blue: Record<string, string>): string =>
  `setup:\n${[
    ...Object.entries(red).map(([at, one]) => [at, one, 'Red']),
    ...Object.entries(blue).map(([at, one]) => [at, one, 'Blue']),
  ]
    .map(([at, one, side]) => `  - { at: ${at}, side: ${side}, pieces: [{ prototype: ${one} }] }`)
    .join('\n')}\n`;

const gameOf = (ending: string, red: Record<string, string>, blue: Record<string, string>): Play =>
  begun(moduleFrom(file(ending, setup(red, blue))) as Module);

const endOf = ({ table }: Play): readonly unknown[] => [
  table.get('game', 'game')?.phase,
  ...[...table.all('outcome')].map(({ id, result }) => `${id} ${result}`).sort(),
];

const go = (game: Play, actor: typeof ANN, from: string, to: string) =>
  played(game, move(game, actor, spot(MAIN, from), spot(MAIN, to)));

describe('[G25] the common endings of a game', () => {
  it('without a legal move, the side on turn loses when its turn starts', () => {
    const game = gameOf('{ when: no-move, result: lose }', { A1: 'man', C1: 'king' }, { A4: 'man' });
    go(game, ANN, 'A1', 'A2');
    expect(endOf(game)).toEqual(['playing']);
    go(game, BEN, 'A4', 'A3');
    expect(endOf(game)).toEqual(['playing']);
    go(game, ANN, 'C1', 'C2');
    expect(endOf(game)).toEqual(['over', 'Blue lost', 'Red won']);
  });

  it('a side without a counting piece has lost', () => {
    const game = gameOf(
      '{ when: all-taken, match: PieceName = king, result: lose }',
      { A1: 'king' },
      { A2: 'king', E5: 'man' },
    );
    go(game, ANN, 'A1', 'A2');
    expect(endOf(game)).toEqual(['over', 'Blue lost', 'Red won']);
  });

  it('the side of the piece that arrived has won', () => {
    const ending = '{ when: reach, match: PieceName = king && LocationName = B2, result: win }';
    const game = gameOf(ending, { A2: 'man', A1: 'king' }, { E5: 'man' });
    go(game, ANN, 'A2', 'A3');
    go(game, BEN, 'E5', 'E4');
    expect(endOf(game)).toEqual(['playing']);
    go(game, ANN, 'A1', 'B2');
    expect(endOf(game)).toEqual(['over', 'Blue lost', 'Red won']);
  });

  it('a side with an unbroken row wins, in any direction', () => {
    const game = gameOf('{ when: line, count: 3, result: win }', { A1: 'king', B2: 'king', C2: 'king' }, { E5: 'man' });
    go(game, ANN, 'C2', 'D3');
    expect(endOf(game)).toEqual(['playing']);
    go(game, BEN, 'E5', 'E4');
    go(game, ANN, 'D3', 'C3');
    expect(endOf(game)).toEqual(['over', 'Blue lost', 'Red won']);
  });

  it('passes in a row end a game: a draw, or a win for the most', () => {
    const even = gameOf('{ when: passes, count: 2, result: most }', { A1: 'king' }, { E5: 'man' });
    played(even, { kind: 'pass', actor: ANN });
    expect(endOf(even)).toEqual(['playing']);
    played(even, { kind: 'pass', actor: BEN });
    expect(endOf(even)).toEqual(['over', 'Blue drew', 'Red drew']);
    const more = gameOf('{ when: passes, count: 2, result: most }', { A1: 'king' }, { E5: 'man', D5: 'man' });
    played(more, { kind: 'pass', actor: ANN }, { kind: 'pass', actor: BEN });
    expect(endOf(more)).toEqual(['over', 'Blue won', 'Red lost']);
    const draw = gameOf('{ when: passes, count: 1, result: draw }', { A1: 'king' }, { E5: 'man', D5: 'man' });
    played(draw, { kind: 'pass', actor: ANN });
    expect(endOf(draw)).toEqual(['over', 'Blue drew', 'Red drew']);
  });

  it('an unmet condition ends nothing, and undo reopens a game', () => {
    const game = gameOf('{ when: line, count: 2, result: win }', { A1: 'king' }, { E5: 'man' });
    go(game, ANN, 'A1', 'A2');
    expect(endOf(game)).toEqual(['playing']);
    played(game, undo(ANN));
    expect(endOf(game)).toEqual(['playing']);
  });

  it.each([
    ['{ when: line, result: win }', 'count: only with line, passes and few-left'],
    ['{ when: reach, count: 2, result: win }', 'count: only with line, passes and few-left'],
    ['{ when: passes, count: 2, result: win }', 'one of: draw, most'],
    ['{ when: reach, match: PieceNmae = king, result: win }', 'PieceName'],
    ['{ when: stalemate, result: draw }', 'one of: checkmate, no-move, all-taken'],
  ])('the ending %s is reported with a remedy', (ending, expected) => {
    const read = readModule(file(ending));
    const told = [...(read.ok ? [] : read.faults), ...read.warnings].map(faultText).join('\n');
    expect(told).toContain(expected);
  });

  it('[G20] endings must declare the hidden things they reveal', () => {
    const hidden = file('{ when: reach, match: CurrentMap = Den, result: win }').replace(
      'prototypes:',
      '  - { name: Den, private: Red }\nprototypes:',
    );
    const read = readModule(hidden);
    expect(read.ok ? [] : read.faults.map(faultText)).toEqual([expect.stringContaining('reveals: [Den]')]);
    const said = readModule(hidden.replace('result: win', 'result: win, reveals: [Den]'));
    expect(said.ok ? [] : said.faults.map(faultText)).toEqual([]);
  });

  it.each(['few-left, count: 2', 'all-taken'])(
    '[G20] an ending by %s must declare that it reveals the number of hidden pieces',
    (when) => {
      const hidden = (reveals: string): string =>
        file(`{ when: ${when}, result: lose${reveals} }`).replace(
          'prototypes:',
          '  - { name: Den, private: Red }\nprototypes:',
        );
      const read = readModule(hidden(''));
      expect(read.ok ? [] : read.faults.map(faultText)).toEqual([expect.stringContaining('reveals: [Den]')]);
      const said = readModule(hidden(', reveals: [Den]'));
      expect(said.ok ? [] : said.faults.map(faultText)).toEqual([]);
    },
  );
});
