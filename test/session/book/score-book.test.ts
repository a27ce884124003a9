import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { BookEntry } from '../../../src/facts/book-records.ts';
import { ScoreBook } from '../../../src/session/book/score-book.ts';
import type { GameId, PersonId } from '../../../src/table/index.ts';
import { CHANNEL, GUILD } from '../../support/session.ts';
import { MemoryStore } from '../../support/store/memory-store.ts';
import { ANN, BEN, CLO } from '../../support/table.ts';

const SHELF = { guild: GUILD, channel: CHANNEL };

const entry = (game: string, step = 9): BookEntry => ({
  game: game as GameId,
  step,
  at: 1000,
  book: 'Hall',
  title: 'Skirmish',
  players: [],
  results: [{ side: 'Red', result: 'won' }],
  scores: [],
});

const games = async (book: ScoreBook, shelf = SHELF): Promise<readonly string[]> =>
  (await book.list(shelf)).map(({ game, step }) => `${game} ${step}`);

describe('[S26] the score book', () => {
  it('the score book lists finished games per server, newest first', async () => {
    const book = new ScoreBook({ store: new MemoryStore(), random: randomBytes });
    await book.record(SHELF, entry('one'));
    await book.record(SHELF, entry('two'));
    await book.record({ ...SHELF, guild: undefined }, entry('three'));
    expect(await games(book)).toEqual(['two 9', 'one 9']);
    expect(await games(book, { ...SHELF, guild: undefined as never })).toEqual(['three 9']);
  });

  it('the score book keeps a game once despite concurrent writes by several processes', async () => {
    const store = new MemoryStore();
    const books = Array.from({ length: 5 }, () => new ScoreBook({ store, random: randomBytes }));
    await Promise.all(
      books.flatMap((book, i) => ['one', 'two', `own ${i}`].map((game) => book.record(SHELF, entry(game)))),
    );
    expect([...(await games(books[0] as ScoreBook))].sort()).toEqual([
      'one 9',
      'own 0 9',
      'own 1 9',
      'own 2 9',
      'own 3 9',
      'own 4 9',
      'two 9',
    ]);
    const rows = [...store.rows.keys()].length;
    await (books[1] as ScoreBook).record(SHELF, entry('one'));
    expect([...store.rows.keys()].length).toBe(rows);
  });

  it('the score book forgets an end that was undone and keeps the next', async () => {
    const book = new ScoreBook({ store: new MemoryStore(), random: randomBytes });
    await book.takeBack(SHELF, 'one' as GameId, 3);
    await book.record(SHELF, entry('one', 9));
    await book.takeBack(SHELF, 'one' as GameId, 10);
    expect(await games(book)).toEqual([]);
    await book.record(SHELF, entry('one', 9));
    expect(await games(book)).toEqual([]);
    await book.record(SHELF, entry('one', 14));
    expect(await games(book)).toEqual(['one 14']);
  });

  it('the score book knows per game which players wanted it rated', async () => {
    const book = new ScoreBook({ store: new MemoryStore(), random: randomBytes });
    await book.rate(SHELF, 'one' as GameId, 2, [ANN, BEN]);
    await book.rate(SHELF, 'two' as GameId, 2, [CLO]);
    await book.rate(SHELF, 'three' as GameId, 2, []);
    const rated = (game: string): Promise<readonly PersonId[]> => book.ratedIn(SHELF, game as GameId);
    expect([await rated('one'), await rated('two'), await rated('three')]).toEqual([[ANN, BEN], [CLO], []]);
    expect(await games(book)).toEqual([]);
  });

  it('the score book reads many rows', async () => {
    const book = new ScoreBook({ store: new MemoryStore(), random: randomBytes });
    for (let i = 0; i < 40; i += 1) await book.record(SHELF, entry(`game ${i}`));
    expect(await games(book)).toHaveLength(40);
  });
});
