import { readModule } from '../../../../src/session/module/read.ts';
import { clausesOf } from '../../../support/modules/fault-words.ts';
import { en } from '../../../support/words.ts';

const { faultText } = en.moduleFaults;

/** Modules that tell what is hidden without a word. */

export const HEAD = `module: holes
title: Holes
sides: [{ name: Red }, { name: Blue }]
turn: { order: [Red, Blue] }
maps:
  - { name: Field, boards: [{ name: Main, grid: { kind: square, columns: 5, rows: 5 } }] }
  - { name: $side$ Hand, private: $side$, each: side }
decks:
  - { name: Pile, at: Field D4, publishes: nothing, pieces: [{ prototype: king, count: 2 }] }
prototypes:
  king: { Strength: 3 }
  spy: { Strength: 1, mask: true }
  ghost: { Strength: 2, invisible: true }
`;
/** The line on which what follows the head begins. */
export const FIRST = HEAD.split('\n').length;

const WEALTH = '  - { name: Wealth, on: $side$ Hand, each: side, sum: Strength }\n';
export const counters = (entry: string): string => `counters:\n${WEALTH}  - { ${entry} }\n`;
const modifiers = (entry: string): string => `counters:\n${WEALTH}modifiers:\n  - { ${entry} }\n`;
const keepers = (form: string): string => `counters:\n${WEALTH}scorekeepers: |\n  ${form}\n`;

/** What is wrong with a file, and what was expected. */
export const faultsOf = (
  part: string,
): readonly { readonly line: number; readonly text: string; readonly expected: string }[] => {
  const read = readModule(HEAD + part);
  return read.ok ? [] : read.faults.map((fault) => ({ line: fault.line, text: faultText(fault), ...clausesOf(fault) }));
};

/** What was accepted once: what tells, and the line, the readers and the secrets that the fault names. */
export const HOLES: readonly (readonly [what: string, part: string, line: number, told: string])[] = [
  [
    'a counter of one’s own that reads the other’s',
    counters('name: Spy, on: Red Hand, match: $Blue Hand_Wealth$ = 7'),
    2,
    'tells Red about the contents of Blue Hand',
  ],
  [
    'a counter of all that reads a hand',
    counters('name: Spy, on: Main, decks: false, match: $Blue Hand_Wealth$ = 7'),
    2,
    'tells everyone about the contents of Blue Hand',
  ],
  [
    'that reads it through another one',
    counters(
      'name: Spy, on: Red Hand, match: $Main_Mid$ > 1 }\n  - { name: Mid, on: Main, decks: false, match: $Blue Hand_Wealth$ = 7',
    ),
    3,
    'tells everyone about the contents of Blue Hand',
  ],
  [
    'where a card lies',
    counters('name: Spy, on: Field, match: LocationName = D4'),
    2,
    'tells everyone about the contents of Pile',
  ],
  [
    'which card is on top',
    counters('name: Spy, on: Pile, match: DeckPosition = 1 && Strength > 2'),
    2,
    'tells everyone about the contents of Pile',
  ],
  [
    'how deep cards lie',
    counters('name: Spy, on: Field, match: DeckPosition = 1'),
    2,
    'tells everyone about the contents of Pile',
  ],
  [
    'what covered pieces are',
    counters('name: Spy, on: Main, decks: false, match: PieceName = spy'),
    2,
    'tells everyone about covered pieces of the kinds ghost and spy',
  ],
  [
    'that something unseen is there',
    counters('name: Crowd, on: Main, decks: false'),
    2,
    'tells everyone about covered pieces of the kind ghost',
  ],
  [
    'how many stand with it',
    counters('name: Crowd, on: Main, decks: false, match: StackSize > 1'),
    2,
    'tells everyone about covered pieces of the kind ghost',
  ],
  [
    'whence it came',
    counters('name: Spy, on: Red Hand, match: OldMap = Blue Hand'),
    2,
    'tells Red about the contents of Blue Hand',
  ],
  [
    'a scorekeeper that one side knows alone',
    keepers('(scorekeeper a (known-to Red) (initial 0) (do (set |Blue Hand_Wealth|)))'),
    3,
    'tells Red about the contents of Blue Hand',
  ],
  [
    'a score that all see without a word of it',
    keepers('(scorekeeper a (initial 0) (do (set |$side$ Hand_Wealth|)))'),
    3,
    'tells everyone about the contents of Red Hand and Blue Hand',
  ],
  [
    'a message',
    keepers('(scorekeeper a (known-to Red) (messages ((> |Blue Hand_Wealth| 9) "now")) (do (win Red)))'),
    3,
    'tells Red about the contents of Blue Hand',
  ],
  [
    'what waits for a trigger',
    keepers('(scorekeeper a (known-to Red) (trigger (> |Blue Hand_Wealth| 9)) (triggered false) (do win))'),
    3,
    'tells Red about the contents of Blue Hand',
  ],
  [
    'a division by zero',
    keepers('(scorekeeper a (known-to Red) (do (if (> (/ 1 |Blue Hand_Wealth|) 2) win)))'),
    3,
    'tells Red about the contents of Blue Hand',
  ],
  [
    'sums over covered units',
    keepers('(scorekeeper a (initial 0) (do (set (sum u* Strength))))'),
    3,
    'tells everyone about covered pieces of the kind ghost',
  ],
  [
    'what happens to unseen pieces',
    keepers('(scorekeeper a (initial 0) (when (after-event (and (= kind moved) (= to A1)))) (do (add 1)))'),
    3,
    'tells everyone about covered pieces of the kind ghost',
  ],
  [
    'what moves on a private map',
    keepers('(scorekeeper a (initial 0) (when (after-event (= kind moved))) (do (add 1)))'),
    3,
    'tells everyone about the contents of Red Hand, Blue Hand and Pile and covered pieces of the kind ghost',
  ],
  [
    'a modifier of moves by the other’s hand',
    modifiers("name: Spy, when: '$Blue Hand_Wealth$ > 3', change: MovePoints + 1"),
    3,
    'tells everyone about the contents of Blue Hand',
  ],
  [
    'of a limit',
    modifiers("name: Spy, of: limit, when: '$Blue Hand_Wealth$ > 3', change: hand + 1"),
    3,
    'tells everyone about the contents of Blue Hand',
  ],
  [
    'of the order of turns',
    modifiers("name: Spy, of: side, match: SideName = Red, when: '$Blue Hand_Wealth$ > 3', change: SkipsTurn = true"),
    3,
    'tells everyone about the contents of Blue Hand',
  ],
  [
    'by an unseen source',
    modifiers('name: Fear, on: ghost, scope: adjacent, change: MovePoints - 1'),
    3,
    'tells everyone about covered pieces of the kind ghost',
  ],
  [
    'by unseen pieces near',
    modifiers('name: Fear, near: { scope: adjacent, match: Strength > 1 }, of: may, change: move = false'),
    3,
    'tells everyone about covered pieces of the kinds ghost and spy',
  ],
  [
    'a counter of what such a modifier bends',
    `modifiers:\n  - { name: Spy, when: '$Blue Hand_Wealth$ > 3', change: Strength + 1 }\n${counters('name: Sum, on: Red Hand, sum: Strength').replace(WEALTH, '  - { name: Wealth, on: Blue Hand }\n')}`,
    4,
    'tells Red about the contents of Blue Hand',
  ],
  [
    'a counter that such a modifier changes itself',
    `modifiers:\n  - { name: Spy, of: counter, when: '$Blue Hand_Wealth$ > 3', change: value + 1 }\n${counters('name: Held, on: Red Hand').replace(WEALTH, '  - { name: Wealth, on: Blue Hand, sum: Strength }\n')}`,
    4,
    'tells Red about the contents of Blue Hand',
  ],
  [
    'whose pieces move',
    keepers('(scorekeeper a (initial 0) (when (after-event (and (= kind moved) (= side Red)))) (do (add 1)))'),
    3,
    'tells everyone about the contents of Red Hand, Blue Hand and Pile and covered pieces of the kind ghost',
  ],
  [
    'whatever anybody does',
    keepers('(scorekeeper a (initial 0) (when (after-action)) (do (add 1)))'),
    3,
    'tells everyone about the contents of Red Hand, Blue Hand and Pile and covered pieces of the kinds spy and ghost',
  ],
  [
    'whether covered units are complete',
    keepers('(unit-type spy (cp 2)) (scorekeeper a (initial 0) (do (set (sum u* 1))))'),
    3,
    'tells everyone about covered pieces of the kinds ghost and spy',
  ],
  [
    'when a scorekeeper judges',
    keepers('(scorekeeper a (known-to Red) (initial 0) (when (after-turn (> |Blue Hand_Wealth| 3))) (do (add 1)))'),
    3,
    'tells Red about the contents of Blue Hand',
  ],
  [
    'a modifier of those whom the other’s hand chooses',
    modifiers("name: Spy, match: '$Blue Hand_Wealth$ > 3', change: MovePoints + 1"),
    3,
    'tells everyone about the contents of Blue Hand',
  ],
  [
    'by so much',
    modifiers("name: Spy, change: 'MovePoints + $Blue Hand_Wealth$'"),
    3,
    'tells everyone about the contents of Blue Hand',
  ],
  [
    'of what stands unseen beside it',
    modifiers('name: Spy, on: king, scope: adjacent, change: Owner = Blue'),
    3,
    'tells everyone about the contents of Pile and covered pieces of the kind ghost',
  ],
  [
    'of whose pieces are',
    modifiers("name: Spy, when: '$Blue Hand_Wealth$ > 3', change: Owner = Blue"),
    3,
    'tells everyone about the contents of Blue Hand',
  ],
  [
    'of one of several things',
    modifiers("name: Spy, when: '$Blue Hand_Wealth$ > 3', change: [symbol = X, Owner = Blue]"),
    3,
    'tells everyone about the contents of Blue Hand',
  ],
  [
    'by the amount of one of several things',
    modifiers("name: Spy, change: [symbol = X, 'Owner = {$Blue Hand_Wealth$}']"),
    3,
    'tells everyone about the contents of Blue Hand',
  ],
  [
    'of the ways from cell to cell',
    modifiers("name: Spy, of: cell, when: '$Blue Hand_Wealth$ > 3', unlink: all"),
    3,
    'tells everyone about the contents of Blue Hand',
  ],
  [
    'of who may win',
    modifiers("name: Spy, of: side, when: '$Blue Hand_Wealth$ > 3', change: may-win = false"),
    3,
    'tells everyone about the contents of Blue Hand',
  ],
];
