import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { faultText } from '../../../src/session/module/fault.ts';
import { readModule } from '../../../src/session/module/read.ts';
import { declare, madeModule } from '../../support/any-module.ts';
import type { Data } from '../../support/form.ts';

const MODULES = join(import.meta.dirname, '../../../data/modules');

/** What a module must say of what it tells those who may not know it, and that it is enough to do what the fault says (D2). */

const HEAD = `module: holes
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
const FIRST = HEAD.split('\n').length;

const WEALTH = '  - { name: Wealth, on: $side$ Hand, each: side, sum: Strength }\n';
const counters = (entry: string): string => `counters:\n${WEALTH}  - { ${entry} }\n`;
const modifiers = (entry: string): string => `counters:\n${WEALTH}modifiers:\n  - { ${entry} }\n`;
const keepers = (form: string): string => `counters:\n${WEALTH}scorekeepers: |\n  ${form}\n`;

/** What is wrong with a file, and what was expected. */
const faultsOf = (part: string): readonly { readonly line: number; readonly text: string; readonly expected: string }[] => {
  const read = readModule(HEAD + part);
  return read.ok ? [] : read.faults.map((fault) => ({ line: fault.line, text: faultText(fault), expected: fault.expected }));
};

/** Every way that a fault says, done as it says. */
const mended = (part: string, expected: string): readonly string[] => {
  const [, names] = /reveals: (\[.*?\])/.exec(expected) ?? [];
  const [, form] = /(\(reveals .*?\))/.exec(expected) ?? [];
  const last = part.lastIndexOf(' }');
  return [
    ...(names === undefined ? [] : [`${part.slice(0, last)}, reveals: ${names} }\n`]),
    ...(expected.includes('visible: all') ? [`${part.slice(0, last)}, visible: all }\n`] : []),
    ...(form === undefined ? [] : [part.replace(/\(do /, `${form} (do `)]),
    ...(expected.includes('(known-to side*)') ? [part.replace(/\(known-to \w+\) /, '').replace(/\(do /, '(known-to side*) (do ')] : []),
  ];
};

/** What was accepted once: what tells, and the line, the readers and the secrets that the fault names. */
const HOLES: readonly (readonly [what: string, part: string, line: number, told: string])[] = [
  [
    'a counter of one’s own that reads the other’s',
    counters('name: Spy, on: Red Hand, match: $Blue Hand_Wealth$ = 7'),
    2,
    'tells Red of what is in Blue Hand',
  ],
  [
    'a counter of all that reads a hand',
    counters('name: Spy, on: Main, decks: false, match: $Blue Hand_Wealth$ = 7'),
    2,
    'tells everyone of what is in Blue Hand',
  ],
  [
    'that reads it through another one',
    counters('name: Spy, on: Red Hand, match: $Main_Mid$ > 1 }\n  - { name: Mid, on: Main, decks: false, match: $Blue Hand_Wealth$ = 7'),
    3,
    'tells everyone of what is in Blue Hand',
  ],
  ['where a card lies', counters('name: Spy, on: Field, match: LocationName = D4'), 2, 'tells everyone of what is in Pile'],
  [
    'which card is on top',
    counters('name: Spy, on: Pile, match: DeckPosition = 1 && Strength > 2'),
    2,
    'tells everyone of what is in Pile',
  ],
  ['how deep cards lie', counters('name: Spy, on: Field, match: DeckPosition = 1'), 2, 'tells everyone of what is in Pile'],
  [
    'what covered pieces are',
    counters('name: Spy, on: Main, decks: false, match: PieceName = spy'),
    2,
    'tells everyone of covered pieces of the kinds ghost and spy',
  ],
  [
    'that something unseen is there',
    counters('name: Crowd, on: Main, decks: false'),
    2,
    'tells everyone of covered pieces of the kind ghost',
  ],
  [
    'how many stand with it',
    counters('name: Crowd, on: Main, decks: false, match: StackSize > 1'),
    2,
    'tells everyone of covered pieces of the kind ghost',
  ],
  ['whence it came', counters('name: Spy, on: Red Hand, match: OldMap = Blue Hand'), 2, 'tells Red of what is in Blue Hand'],
  [
    'a scorekeeper that one side knows alone',
    keepers('(scorekeeper a (known-to Red) (initial 0) (do (set |Blue Hand_Wealth|)))'),
    3,
    'tells Red of what is in Blue Hand',
  ],
  [
    'a score that all see without a word of it',
    keepers('(scorekeeper a (initial 0) (do (set |$side$ Hand_Wealth|)))'),
    3,
    'tells everyone of what is in Red Hand and Blue Hand',
  ],
  [
    'a message',
    keepers('(scorekeeper a (known-to Red) (messages ((> |Blue Hand_Wealth| 9) "now")) (do (win Red)))'),
    3,
    'tells Red of what is in Blue Hand',
  ],
  [
    'what waits for a trigger',
    keepers('(scorekeeper a (known-to Red) (trigger (> |Blue Hand_Wealth| 9)) (triggered false) (do win))'),
    3,
    'tells Red of what is in Blue Hand',
  ],
  [
    'a division by zero',
    keepers('(scorekeeper a (known-to Red) (do (if (> (/ 1 |Blue Hand_Wealth|) 2) win)))'),
    3,
    'tells Red of what is in Blue Hand',
  ],
  [
    'sums over covered units',
    keepers('(scorekeeper a (initial 0) (do (set (sum u* Strength))))'),
    3,
    'tells everyone of covered pieces of the kind ghost',
  ],
  [
    'what happens to unseen pieces',
    keepers('(scorekeeper a (initial 0) (when (after-event (and (= kind moved) (= to A1)))) (do (add 1)))'),
    3,
    'tells everyone of covered pieces of the kind ghost',
  ],
  [
    'what moves on a private map',
    keepers('(scorekeeper a (initial 0) (when (after-event (= kind moved))) (do (add 1)))'),
    3,
    'tells everyone of what is in Red Hand, Blue Hand and Pile and covered pieces of the kind ghost',
  ],
  [
    'a modifier of moves by the other’s hand',
    modifiers("name: Spy, when: '$Blue Hand_Wealth$ > 3', change: MovePoints + 1"),
    3,
    'tells everyone of what is in Blue Hand',
  ],
  [
    'of a limit',
    modifiers("name: Spy, of: limit, when: '$Blue Hand_Wealth$ > 3', change: hand + 1"),
    3,
    'tells everyone of what is in Blue Hand',
  ],
  [
    'of the order of turns',
    modifiers("name: Spy, of: side, match: SideName = Red, when: '$Blue Hand_Wealth$ > 3', change: SkipsTurn = true"),
    3,
    'tells everyone of what is in Blue Hand',
  ],
  [
    'by an unseen source',
    modifiers('name: Fear, on: ghost, scope: adjacent, change: MovePoints - 1'),
    3,
    'tells everyone of covered pieces of the kind ghost',
  ],
  [
    'by unseen pieces near',
    modifiers('name: Fear, near: { scope: adjacent, match: Strength > 1 }, of: may, change: move = false'),
    3,
    'tells everyone of covered pieces of the kinds ghost and spy',
  ],
  [
    'a counter of what such a modifier bends',
    `modifiers:\n  - { name: Spy, when: '$Blue Hand_Wealth$ > 3', change: Strength + 1 }\n${counters('name: Sum, on: Red Hand, sum: Strength').replace(WEALTH, '  - { name: Wealth, on: Blue Hand }\n')}`,
    4,
    'tells Red of what is in Blue Hand',
  ],
];

describe('[D2] what a module tells without a word is refused with its line, and what is said to do does it', () => {
  it.each(HOLES)('%s', (_what, part, line, told) => {
    const [fault, ...more] = faultsOf(part);
    expect([fault?.line, more]).toEqual([FIRST + line, []]);
    expect(fault?.text).toContain(told);
    const ways = mended(part, fault?.expected ?? '');
    expect(ways.length).toBeGreaterThan(0);
    for (const way of ways) expect(faultsOf(way)).toEqual([]);
  });
});

/** A made module's file without a word of what it reveals. */
const silenced = (file: Data): Data => {
  const bare = structuredClone(file);
  for (const list of ['counters', 'modifiers']) for (const entry of (bare[list] ?? []) as Data[]) delete entry['reveals'];
  if (typeof bare['scorekeepers'] === 'string') bare['scorekeepers'] = bare['scorekeepers'].replace(/^\(reveals .*\)\n/gm, '');
  return bare;
};

it('[D2] one round of what the faults say is enough for any module', () => {
  let told = 0;
  for (let seed = 1; seed <= 40; seed += 1) {
    const file = silenced(madeModule(seed).file);
    const read = readModule(JSON.stringify(file));
    if (read.ok) continue;
    expect([seed, read.faults.filter(({ code }) => code !== 'undeclared')]).toEqual([seed, []]);
    for (const fault of read.faults) declare(file, fault);
    const again = readModule(JSON.stringify(file));
    expect([seed, again.ok ? [] : again.faults]).toEqual([seed, []]);
    told += 1;
  }
  expect(told).toBeGreaterThan(20);
});

describe('[D2] `reveals` names', () => {
  const spy = (reveals: string): string => counters(`name: Spy, on: Red Hand, match: $Blue Hand_Wealth$ = 7, reveals: ${reveals}`);

  it('what hides something: there is no word for all of it', () => {
    for (const word of ['[all]', "['*']", '[side*]', '[Hand]', '[king]'])
      expect(faultsOf(spy(word)).map(({ text }) => text)).toContainEqual(
        `line ${FIRST + 2}, column 72, counters[1].reveals: nothing that is called "${word.replace(/[[\]']/g, '')}" hides anything; expected: one of: Red Hand, Blue Hand, Pile, spy, ghost`,
      );
    expect(faultsOf(spy('all')).map(({ text }) => text)).toEqual([
      `line ${FIRST + 2}, column 72, counters[1].reveals: here is a text; expected: a list`,
    ]);
    expect(faultsOf(spy('[]'))).toHaveLength(1);
  });

  it('all of what is told', () => {
    expect(faultsOf(spy('[Blue Hand]'))).toEqual([]);
    expect(faultsOf(spy('[Red Hand]'))[0]?.expected).toContain('reveals: [Red Hand, Blue Hand]');
  });

  it('nothing that is not told, or its author is warned', () => {
    const read = readModule(HEAD + spy('[Blue Hand, Pile]'));
    expect(read.ok && read.warnings.map(faultText)).toEqual([
      `line ${FIRST + 2}, column 72, counters[1].reveals: nothing of "Pile" is told to anybody who may not know it; expected: reveals without "Pile"`,
    ]);
  });
});

it('[D2] the shipped modules need five declarations at most', async () => {
  const files = await readdir(MODULES);
  for (const name of files) {
    const text = await readFile(join(MODULES, name), 'utf8');
    const declared = text.match(/\b(?:publishes: (?!nothing)|visible: all|reveals: |known-to)|\(reveals /g) ?? [];
    expect([name, declared.length <= 5]).toEqual([name, true]);
    expect(readModule(text).ok).toBe(true);
  }
  expect(files.filter((name) => name.endsWith('.yaml')).length).toBeGreaterThan(2);
});
