import { describe, expect, it, test } from 'vitest';
import { rulebookOf } from '../../src/view/rulebook/rulebook.ts';
import { formatIn } from '../../src/words/base/messages.ts';
import { goalOf } from '../../src/words/common/rulebook.ts';
import { moduleFrom } from '../support/modules/modules.ts';
import { shippedModule } from '../support/modules/shipped.ts';
import { en } from '../support/words.ts';

/** How a game is won, in sentences made from its endings and scorekeepers. */

const frame = (parts: string): string => `
module: ways
title: Ways
sides: [{ name: Red }, { name: Blue }]
turn: { order: [Red, Blue], ends: by-command, pass: true }
texts: { de: { sentences: { king: König, Treasure: Schatz } } }
maps: [{ name: Field, boards: [{ name: Main, grid: { kind: square, columns: 3, rows: 3, numbering: A1 }, zones: [{ name: Goal, cells: [A1] }] }] }]
prototypes: { king: { Rank: 1 }, man: { Rank: 0 } }
properties: { Rank: natural }
${parts}`;

const said = (parts: string): readonly string[] => {
  const book = rulebookOf(moduleFrom(frame(parts)));
  return ['en', 'de'].map((locale) => goalOf(formatIn(locale), book).join());
};

describe('[G40] a way to win is a whole sentence in both languages', () => {
  test.each<[string, string, string]>([
    ['{ when: checkmate, result: lose }', 'A side that is checkmated loses.', 'Wer schachmatt ist, verliert.'],
    [
      '{ when: reach, match: Prototype = king && CurrentZone = Goal, result: win }',
      'The first side whose **king** reaches **Goal** wins.',
      'Wer als Erstes eine Figur der Art **König** auf **Goal** bringt, gewinnt.',
    ],
    [
      '{ when: all-taken, match: Rank > 0, result: lose }',
      'A side that loses its last piece that counts loses the game.',
      'Wer keine Figur, die zählt, mehr hat, verliert.',
    ],
    [
      '{ when: line, count: 3, result: win }',
      'The first side to get 3 pieces in a line wins.',
      'Wer als Erstes 3 Figuren in einer Reihe hat, gewinnt.',
    ],
    [
      '{ when: passes, count: 2, result: area, plus: { Blue: 7.5 } }',
      'The game ends after 2 passes in a row. The side with the largest area of the board wins. **Blue** also gets 7.5 points.',
      'Das Spiel endet, wenn 2-mal nacheinander gepasst wurde. Es gewinnt, wer dann das größte Gebiet auf dem Brett hat. **Blue** bekommt 7,5 Punkte dazu.',
    ],
  ])('an ending as a way to win is a whole sentence: %s', (ending, english, german) => {
    expect(said(`endings: [${ending}]`)).toEqual([english, german]);
  });

  const keeper = (text: string): string => `scorekeepers: |\n  ${text}`;
  test.each<[string, string, string]>([
    [
      '(define goal 20) (scorekeeper t (title "Treasure") (initial 0) (do (if (>= score goal) (win))))',
      'You win with a score of 20 in **Treasure**.',
      'Du gewinnst mit 20 Punkten bei **Schatz**.',
    ],
    [
      '(set last-turn 9) (scorekeeper t (title "Treasure") (initial 0) (do (add 1)))',
      'The game ends after 9 turns. Then the highest score in **Treasure** wins.',
      'Das Spiel endet nach 9 Zügen. Dann gewinnt, wer bei **Schatz** vorn liegt.',
    ],
    [
      '(scorekeeper t (title "Treasure") (do (win Red) (lose Blue)))',
      'Victory for **Red**: **Treasure**.',
      'Sieg für **Red**: **Schatz**.',
    ],
    [
      '(scorekeeper t (title "Treasure") (do last-side-wins))',
      'A side with nothing left loses. The last one on the table wins.',
      'Wer nichts mehr hat, verliert. Wer zuletzt übrig ist, gewinnt.',
    ],
    [
      '(scorekeeper t (title "Treasure") (do stop))',
      '**Treasure** ends the game in a draw.',
      '**Schatz** beendet das Spiel unentschieden.',
    ],
  ])('a scorekeeper as a way to win is a whole sentence: %s', (text, english, german) => {
    expect(said(keeper(text))).toEqual([english, german]);
  });

  it('the rules omit a scorekeeper that some do not know', () => {
    const hidden = frame(keeper('(scorekeeper t (title "Treasure") (known-to Red) (do (win Red)))')).replace(
      'maps: [',
      'maps: [{ name: Den, boards: [], private: Red }, ',
    );
    const pages = en.rulebook.rulePages(rulebookOf(moduleFrom(hidden))).join('\n');
    expect(pages).not.toMatch(/Treasure|Victory|win/);
  });
});

it('[G40] the rules list every way to win, the author’s goal first', async () => {
  const book = rulebookOf(await shippedModule('chess'));
  const pages = en.rulebook.rulePages(book).join('\n');
  expect(goalOf(formatIn('en'), book)).toEqual(["Goal: Attack the other side's king so that nothing can save it."]);
  for (const line of [
    '- A side that is checkmated loses.',
    "- The game is a draw if a side can't move on its turn.",
    '- The game is a draw if the same position comes up 3 times.',
    '- The game is a draw after 50 moves by each side in which nothing is captured and no **Pawn** moves.',
  ])
    expect(pages).toContain(line);
});

it('[U45] the first post of a game names the last turn and the order of turns', async () => {
  const about = (await Promise.all(['shires', 'hearts'].map(shippedModule))).map((module) =>
    en.rulebook.aboutLines(rulebookOf(module)).join('\n'),
  );
  expect(about[0]).toContain('-# 2 to 4 players, at most 9 turns, about 30 minutes');
  expect(about[0]).toContain('-# Order of turns: **Red**, **Blue**, **Green**, **Yellow**.');
  expect(about[1]).not.toContain('Order of turns');
});
