import { expect, test } from 'vitest';
import { showScoreBook, suggestScoreBookGames } from '../../../commands/score/book.ts';
import type { BookEntry } from '../../../src/facts/book-records.ts';
import type { CommandInput, CompletionInput } from '../../../src/port/command.ts';
import type { Games } from '../../../src/session/games/games.ts';
import type { PersonId } from '../../../src/table/index.ts';
import { ENGLISH } from '../../support/play/told.ts';
import { ANN, BEN, CLO, DAN } from '../../support/table.ts';

/** What stands in a score book, as it reads. */

const NAMES = new Map([
  [ANN, 'ann'],
  [BEN, 'ben'],
  [CLO, 'clo'],
  [DAN, 'dan'],
]);

const DAY = 86_400_000;
/** On the so manieth day of 1970, of two people who win and lose by turns. */
const played = (day: number, winner: PersonId, loser: PersonId, more: Partial<BookEntry> = {}): BookEntry => ({
  game: `game${day}` as BookEntry['game'],
  step: 9,
  at: (day - 1) * DAY,
  book: '',
  title: 'Open',
  module: 'open',
  players: [
    { side: 'Red', persons: [winner] },
    { side: 'Blue', persons: [loser] },
  ],
  results: [
    { side: 'Red', result: 'won' },
    { side: 'Blue', result: 'lost' },
  ],
  scores: [],
  ...more,
});

const book = async (
  entries: readonly BookEntry[],
  typed: Readonly<Record<string, string>> = {},
  { keeps = true, left }: { readonly keeps?: boolean; readonly left?: PersonId } = {},
): Promise<string> => {
  const games = {
    scoreBook: { list: async () => entries, keeps: async () => keeps },
    people: { profile: async (person: PersonId) => ({ dms: true, ...(person === left ? { book: 'none' } : {}) }) },
  } as unknown as Games;
  const input = { words: ENGLISH, options: { text: (name: string) => typed[name] } } as unknown as CommandInput;
  const { answer } = await showScoreBook(games, input);
  expect(answer?.to).toBe('asker');
  return [...NAMES].reduce((text, [id, name]) => text.replaceAll(`<@${id}>`, `@${name}`), answer?.text ?? '');
};

const ALL = [
  played(6, ANN, BEN),
  played(5, CLO, ANN, { title: 'Tablut', module: 'tablut' }),
  played(4, CLO, ANN, { title: 'Tablut', module: 'tablut' }),
  played(3, BEN, ANN, { title: 'Old', module: undefined, book: 'Evenings' } as unknown as Partial<BookEntry>),
  played(2, BEN, ANN, {
    results: [
      { side: 'Red', result: 'drew' },
      { side: 'Blue', result: 'drew' },
    ] as never,
  }),
  played(1, CLO, ANN, { title: 'Tablut', module: 'tablut' }),
];

test('[S26] the score book lists the ten newest games with winner and total', async () => {
  expect(await book([])).toMatchInlineSnapshot(`"No finished games are recorded here yet."`);
  expect(await book([], {}, { keeps: false })).toMatchInlineSnapshot(
    `"No finished games are recorded here. A game is recorded when it ends, if it keeps a score book."`,
  );
  expect(await book(ALL.slice(0, 4), {}, { keeps: false, left: BEN })).toMatchInlineSnapshot(`
    "**Score book**: 4 games
    1970-01-06 **Open**: **Red** won (@ann); **Blue** lost (a former player)
    1970-01-05 **Tablut**: **Red** won (@clo); **Blue** lost (@ann)
    1970-01-04 **Tablut**: **Red** won (@clo); **Blue** lost (@ann)
    1970-01-03 **Old**, in Evenings: **Red** won (a former player); **Blue** lost (@ann)"
  `);
  const many = (count: number): readonly BookEntry[] =>
    Array.from({ length: count }, (_, i) => played(99 - i, ANN, BEN));
  expect((await book(many(10))).split('\n').length).toBe(11);
  expect((await book(many(12))).split('\n').slice(10)).toMatchInlineSnapshot(`
    [
      "1970-03-31 **Open**: **Red** won (@ann); **Blue** lost (@ben)",
      "and 2 earlier games",
    ]
  `);
});

test('[S36] recorded results are listed by game and person', async () => {
  expect(await book(ALL, { module: ' OPEN' })).toMatchInlineSnapshot(`
    "**Standings**, **Open**
    1. @ann: 2 games · 1 won, 1 drawn, 0 lost
    2. @ben: 2 games · 0 won, 1 drawn, 1 lost"
  `);
  expect(await book(ALL, { module: 'tablut' }, { left: CLO })).toMatchInlineSnapshot(`
    "**Standings**, **Tablut**
    1. @ann: 3 games · 0 won, 3 lost · lost the last 3"
  `);
  expect(await book(ALL, { module: 'chess' })).toMatchInlineSnapshot(
    `"No finished games of **chess** are recorded here yet."`,
  );
  expect(await book(ALL, { person: ANN })).toMatchInlineSnapshot(`
    "**Results** of @ann
    - **Tablut**: 3 games · 0 won, 3 lost · lost the last 3
    - **Open**: 2 games · 1 won, 1 drawn, 0 lost"
  `);
  expect(await book(ALL, { person: ANN, module: 'Open' })).toMatchInlineSnapshot(`
    "**Results** of @ann
    - **Open**: 2 games · 1 won, 1 drawn, 0 lost"
  `);
  expect(await book(ALL, { person: BEN, module: 'tablut' })).toMatchInlineSnapshot(
    `"No results of @ben are recorded here."`,
  );
  expect(await book(ALL, { person: DAN }, { keeps: false })).toMatchInlineSnapshot(
    `"This server doesn't record players' results. Its managers can turn that on: \`/server settings ratings:on\`."`,
  );
  const crowd = Array.from({ length: 21 }, (_, i) =>
    played(i + 1, ANN, String(300_000_000_000_000_000n + BigInt(i)) as PersonId),
  );
  expect((await book(crowd, { module: 'open' })).split('\n').at(-1)).toMatchInlineSnapshot(`"and 2 more"`);
});

test('[S36] completion offers games with results once by title', async () => {
  const offered = (typed: string): Promise<unknown> =>
    suggestScoreBookGames(
      { scoreBook: { list: async () => ALL } } as unknown as Games,
      { focused: { name: 'module', typed } } as unknown as CompletionInput,
    );
  expect(await offered('')).toEqual([
    { name: 'Open', value: 'Open' },
    { name: 'Tablut', value: 'Tablut' },
  ]);
  expect(await offered('ab')).toEqual([{ name: 'Tablut', value: 'Tablut' }]);
});
