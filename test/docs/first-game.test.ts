import { expect, test } from 'vitest';
import { gameOf } from '../../src/engine/play/queries.ts';
import type { BoardId } from '../../src/table/index.ts';
import { chapters } from '../support/guide.ts';
import { moduleFrom } from '../support/modules/modules.ts';
import { ANN, move, newPlay, outcome, played, spot, startOf } from '../support/table.ts';

/** The chapter in which a stranger writes a first game: its last example is the whole of it. */
const CHAPTER = chapters.find(({ page }) => page === 'guide/first-game.md')?.text ?? '';
const [, WHOLE = ''] = [...CHAPTER.matchAll(/^```yaml module\n([\s\S]*?)^```$/gm)].at(-1) ?? [];

const on = (cell: string) => spot('Board/Board' as BoardId, cell);

test('[D58] the first game of the guide is played to its end', () => {
  const game = newPlay();
  played(game, startOf(moduleFrom(WHOLE)), { kind: 'alone', actor: ANN }, { kind: 'begin', actor: ANN });
  const going = (from: string, to: string): string => outcome(game, move(game, ANN, on(from), on(to)));
  expect(going('B2', 'B4')).not.toBe('done');
  for (const [from, to] of ['B2 B3', 'A5 A4', 'B3 A4', 'F5 F4'].map((line) => line.split(' ')))
    expect([from, to, going(from ?? '', to ?? '')]).toEqual([from, to, 'done']);
  // Straight ahead is no capture.
  for (const line of ['A4 A5', 'F4 F3']) expect(going(line.slice(0, 2), line.slice(3))).toBe('done');
  expect(going('F2', 'F3')).not.toBe('done');
  expect(gameOf(game.table).phase).not.toBe('over');
  expect(going('A5', 'B6')).toBe('done');
  expect(gameOf(game.table).phase).toBe('over');
});
