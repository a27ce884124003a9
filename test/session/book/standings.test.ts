import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { botPlayerId } from '../../../src/engine/index.ts';
import type { BookEntry } from '../../../src/facts/book-records.ts';
import {
  findOptedOutPeople,
  isBetweenPeople,
  isUnknownPerson,
  storedBookEntryOf,
  without,
} from '../../../src/session/book/kept.ts';
import { computePlayerRatings } from '../../../src/session/book/ratings.ts';
import { ScoreBook } from '../../../src/session/book/score-book.ts';
import { computeStandings } from '../../../src/session/book/standings.ts';
import type { GameId, PersonId } from '../../../src/table/index.ts';
import { CHANNEL, GUILD } from '../../support/session.ts';
import { MemoryStore } from '../../support/store/memory-store.ts';
import { ANN, BEN, CLO } from '../../support/table.ts';

const SHELF = { guild: GUILD, channel: CHANNEL };

let count = 0;
/** A game of two: who has won, then who has lost, and their scores. */
const played = (
  [winner, loser]: readonly [PersonId | readonly PersonId[], PersonId],
  more: Partial<BookEntry> = {},
  scores?: readonly [number, number],
): BookEntry => {
  count += 1;
  return {
    game: `game ${count}` as GameId,
    step: 9,
    at: count,
    book: '',
    title: 'Chess',
    module: 'chess',
    players: [
      { side: 'White', persons: [winner].flat() },
      { side: 'Black', persons: [loser] },
    ],
    results: [
      { side: 'White', result: 'won' },
      { side: 'Black', result: 'lost' },
    ],
    scores: scores
      ? [{ title: 'Points', sides: scores.map((score, at) => ({ side: ['White', 'Black'][at] ?? '', score })) }]
      : [],
    ...more,
  };
};

const newest = (...entries: readonly BookEntry[]): readonly BookEntry[] => entries.toReversed();

test('[S36] standings hold games, wins, means, streaks and ratings per module', async () => {
  const drawn = {
    results: [
      { side: 'White', result: 'drew' as const },
      { side: 'Black', result: 'drew' as const },
    ],
  };
  const rated = { rated: true } as const;
  const standings = computeStandings(
    newest(
      played([ANN, BEN], rated, [10, 4]),
      played([ANN, BEN], {}, [7, 6]),
      played([BEN, ANN], { ...rated, ...drawn }),
      played([BEN, CLO], { module: 'go', title: 'Go' }),
    ),
  );
  const of = (person: PersonId, module: string) =>
    standings.find((one) => one.person === person && one.module === module);
  expect(of(ANN, 'chess')).toMatchObject({ games: 3, won: 2, drew: 1, lost: 0, mean: 8.5 });
  expect(of(ANN, 'chess')?.streak).toEqual({ result: 'drew', count: 1 });
  expect(of(ANN, 'chess')?.rating).toMatchObject({ games: 2 });
  expect(of(BEN, 'chess')).toMatchObject({ games: 3, won: 0, drew: 1, lost: 2, mean: 5 });
  expect(of(BEN, 'go')).toMatchObject({ games: 1, won: 1, streak: { result: 'won', count: 1 } });
  expect(of(BEN, 'go')).not.toHaveProperty('rating');
  expect(standings.filter(({ module }) => module === 'chess').map(({ person }) => person)).toEqual([ANN, BEN]);
  expect(computeStandings(newest(played([CLO, ANN]), played([CLO, BEN]))).at(0)).toMatchObject({
    person: CLO,
    streak: { result: 'won', count: 2 },
  });
});

test('[S36] standings rank by rating, then wins, then fewer games', async () => {
  const DAN = '100000000000000004' as PersonId;
  const rated = { rated: true } as const;
  /** A game of these, each by itself, with what it came to. */
  const race = (...all: readonly (readonly [PersonId, 'won' | 'drew' | 'lost', number?])[]): BookEntry =>
    played([ANN, BEN], {
      ...rated,
      module: 'race',
      title: 'Race',
      players: all.map(([person], at) => ({ side: `${at}`, persons: [person] })),
      results: all.map(([, result, place], at) => ({ side: `${at}`, result, ...(place ? { place } : {}) })),
    });
  const standings = computeStandings(
    newest(
      race([DAN, 'lost', 4], [CLO, 'lost', 3], [BEN, 'drew'], [ANN, 'won', 1]),
      race([CLO, 'lost', 2], [DAN, 'lost', 5], [ANN, 'won']),
      played([BEN, ANN], { module: 'go', title: 'Go' }, [2.5, 0]),
      played([CLO, ANN], { module: 'go', title: 'Go (new)' }, [0, 0]),
      played([[DAN, CLO], BEN], { module: 'go', title: 'Go' }),
      played([[DAN, CLO], BEN], { ...rated, module: 'go', title: 'Go' }),
    ),
  );
  const shown = standings.map(
    ({ person, module, title, games, won, drew, lost, mean, streak, rating: own }) =>
      `${person.slice(-1)} ${module} (${title}): ${games} = ${won}+${drew}+${lost}, mean ${mean}, ` +
      `${streak.count} ${streak.result}, ${own ? [own.mean, own.margin, own.sure].map((one) => one.toFixed(2)) : '-'}`,
  );
  expect(shown).toMatchInlineSnapshot(`
    [
      "1 race (Race): 2 = 2+0+0, mean undefined, 2 won, 30.36,16.24,6.00",
      "2 race (Race): 1 = 0+1+0, mean undefined, 1 drew, 26.55,16.36,2.02",
      "3 race (Race): 2 = 0+0+2, mean undefined, 2 lost, 25.14,15.66,1.65",
      "3 go (Go): 3 = 3+0+0, mean 0, 3 won, 25.75,16.41,1.13",
      "4 go (Go): 2 = 2+0+0, mean undefined, 2 won, 25.75,16.41,1.13",
      "2 go (Go): 3 = 1+0+2, mean 2.5, 2 lost, 24.25,16.49,-0.48",
      "4 race (Race): 2 = 0+0+2, mean undefined, 2 lost, 18.06,15.69,-5.47",
      "1 go (Go (new)): 2 = 0+0+2, mean 0, 2 lost, -",
    ]
  `);
});

test('[S36] equal ratings rank by wins, then fewer games, then account', async () => {
  const standings = computeStandings(
    newest(
      played([BEN, CLO]),
      played([ANN, CLO]),
      played([CLO, ANN]),
      played([ANN, CLO], { module: 'go' }),
      played([BEN, CLO], { module: 'go' }),
    ),
  );
  const chess = standings.filter(({ module }) => module === 'chess').map(({ person, games }) => [person, games]);
  expect(chess).toEqual([
    [BEN, 1],
    [ANN, 2],
    [CLO, 3],
  ]);
  expect(standings.filter(({ module }) => module === 'go').map(({ person }) => person)).toEqual([ANN, BEN, CLO]);
});

test('[S36] ratings need opponents and a result; a worse place ends no winning streak', async () => {
  const sides = (...all: readonly (readonly PersonId[])[]): BookEntry['players'] =>
    all.map((persons, at) => ({ side: `${at}`, persons }));
  const alone = played([ANN, BEN], { players: sides([ANN], [BEN]), results: [{ side: '0', result: 'won' }] });
  expect(computePlayerRatings([alone])).toEqual(new Map());
  const results = [
    { side: '0', result: 'won' },
    { side: '1', result: 'won', place: 1 },
    { side: '2', result: 'lost' },
  ] as const;
  const three = computePlayerRatings([played([ANN, BEN], { players: sides([ANN], [BEN], []), results })]);
  const two = computePlayerRatings([
    played([ANN, BEN], { players: sides([ANN], [BEN]), results: results.slice(0, 2) }),
  ]);
  expect(three).toEqual(two);
  expect([...two.keys()]).toEqual([ANN, BEN]);
  expect(two.get(ANN)?.mean).toBeGreaterThan(two.get(BEN)?.mean ?? 0);
});

test('[S36] a game in the score book is rated if it has module and consent', async () => {
  const people = { profile: async () => ({ dms: true }) };
  const { module: _, ...bare } = played([ANN, BEN]);
  const kept = async (entry: BookEntry, agreed: readonly PersonId[]): Promise<boolean> =>
    (await storedBookEntryOf(people, entry, agreed)).rated === true;
  expect(await kept(played([ANN, BEN]), [ANN, BEN])).toBe(true);
  expect(await kept(bare, [ANN, BEN])).toBe(false);
  expect(await kept(played([ANN, BEN]), [ANN])).toBe(false);
  expect(await kept({ ...played([ANN, BEN]), players: [] }, [])).toBe(false);
});

test('[S36] an id under 17 digits is not a person', () => {
  const [shortest, nobody] = ['1'.repeat(17), '1'.repeat(16)] as [PersonId, PersonId];
  expect([isUnknownPerson(shortest), isUnknownPerson(nobody)]).toEqual([false, true]);
  expect(isBetweenPeople([[ANN], [BEN]])).toBe(true);
  expect(isBetweenPeople([[ANN, BEN], []])).toBe(false);
  expect(isBetweenPeople([[ANN], [nobody], [nobody]])).toBe(true);
});

test('[S36] solo play, bot games and old entries do not count in standings', async () => {
  const { module: _, ...earlier } = played([ANN, BEN]);
  const entries = [played([ANN, ANN]), played([ANN, botPlayerId(1)]), earlier, played([[ANN, BEN], ANN])];
  expect(computeStandings(entries)).toEqual([]);
});

test('[U53] a game that the bot played for a while does not count in standings', async () => {
  const people = { profile: async () => ({ dms: true }) };
  const entry = played([ANN, BEN], { bot: true });
  expect((await storedBookEntryOf(people, entry, [ANN, BEN])).rated).toBeUndefined();
  expect((await storedBookEntryOf(people, played([ANN, BEN]), [ANN, BEN])).rated).toBe(true);
  expect(computeStandings([entry])).toEqual([]);
});

test('[S36] players removed from standings leave others’ games counted', async () => {
  const people = {
    profile: async (person: PersonId) => ({ dms: true, ...(person === BEN ? { book: 'none' as const } : {}) }),
  };
  const entries = [played([ANN, BEN]), played([BEN, CLO])];
  const left = await findOptedOutPeople(people, entries);
  const standings = computeStandings(entries.map((entry) => without(entry, left)));
  expect(standings.map(({ person, won }) => [person, won])).toEqual([
    [ANN, 1],
    [CLO, 0],
  ]);
  const kept = await storedBookEntryOf(people, played([ANN, BEN]), [ANN, BEN]);
  expect(JSON.stringify(kept)).not.toContain(BEN);
  // Whoever loses takes nothing from the others by leaving.
  expect(kept).toHaveProperty('rated', true);
});

test('[S36] a game is rated for players present from the start who wanted it', async () => {
  const people = { profile: async () => ({ dms: true, book: 'rated' as const }) };
  expect(await storedBookEntryOf(people, played([ANN, BEN]), [BEN, ANN])).toHaveProperty('rated', true);
  for (const agreed of [[], [ANN], [ANN, CLO], [ANN, BEN, CLO]])
    expect(await storedBookEntryOf(people, played([ANN, BEN]), agreed)).not.toHaveProperty('rated');
});

test('[S36] concurrent processes record each game once, and undo removes it', async () => {
  const store = new MemoryStore();
  const [one, two] = [new ScoreBook({ store, random: randomBytes }), new ScoreBook({ store, random: randomBytes })];
  expect(await one.keeps(SHELF)).toBe(false);
  await Promise.all([one.keep(SHELF, true), two.keep(SHELF, true)]);
  expect(await two.keeps(SHELF)).toBe(true);
  expect(await two.keeps({ ...SHELF, guild: undefined })).toBe(false);
  const games = Array.from({ length: 4 }, () => played([ANN, BEN]));
  const [first] = games;
  if (!first) throw new Error('no game');
  await Promise.all([one, two].map((book) => book.rate(SHELF, first.game, 2, [ANN, BEN])));
  expect(await one.list(SHELF)).toEqual([]);
  await Promise.all([one, two].flatMap((book) => games.map((game) => book.record(SHELF, game))));
  const won = async () => computeStandings(await one.list(SHELF))[0]?.won;
  expect([await won(), (await one.list(SHELF)).length]).toEqual([4, 4]);
  await two.takeBack(SHELF, first.game, 10);
  expect(await won()).toBe(3);
  await one.record(SHELF, { ...first, step: 12 });
  expect(await won()).toBe(4);
  expect(await two.ratedIn(SHELF, first.game)).toEqual([ANN, BEN]);
  // What was noted first stays: nobody makes a game rated once it has begun.
  await two.rate(SHELF, first.game, 2, []);
  expect(await two.ratedIn(SHELF, first.game)).toEqual([ANN, BEN]);
});
