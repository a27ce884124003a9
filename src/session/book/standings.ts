import type { BookEntry, BookResult, PersonResults } from '../../facts/book-records.ts';
import type { PersonId } from '../../table/index.ts';
import { isBetweenPeople, isUnknownPerson } from './kept.ts';
import { computePlayerRatings } from './ratings.ts';

/** Standings of the people in a score book (S36). */

interface Tally {
  title: string;
  won: number;
  drew: number;
  lost: number;
  readonly scores: number[];
  streak: PersonResults['streak'];
}

/**
 * Returns the standings by module: the module of the newest game first, and the best person first. Undone games and
 * forgotten people don't count.
 */
export const computeStandings = (entries: readonly BookEntry[]): readonly PersonResults[] => {
  const games = entries
    .filter(
      ({ module, players, bot }) =>
        module !== undefined && !bot && isBetweenPeople(players.map(({ persons }) => persons)),
    )
    .toReversed();
  const tallies = new Map<string, Map<PersonId, Tally>>();
  for (const entry of games) {
    const persons = tallies.get(entry.module ?? '') ?? new Map<PersonId, Tally>();
    tallies.set(entry.module ?? '', persons);
    for (const { side, persons: own } of entry.players) {
      const result = entry.results.find((one) => one.side === side)?.result;
      if (!result) continue;
      const score = entry.scores[0]?.sides.find((one) => one.side === side)?.score;
      for (const person of own)
        if (!isUnknownPerson(person)) persons.set(person, counted(persons.get(person), entry, result, score));
    }
  }
  const all: PersonResults[] = [];
  for (const [module, persons] of tallies) {
    const ratings = computePlayerRatings(games.filter((entry) => entry.module === module && entry.rated));
    for (const [person, { scores, ...tally }] of persons) {
      const rating = ratings.get(person);
      const mean = scores.length === 0 ? undefined : scores.reduce((sum, one) => sum + one, 0) / scores.length;
      all.push({
        person,
        module,
        games: tally.won + tally.drew + tally.lost,
        ...tally,
        ...(mean === undefined ? {} : { mean }),
        ...(rating ? { rating } : {}),
      });
    }
  }
  return all.toSorted(better);
};

const counted = (
  known: Tally | undefined,
  { title }: BookEntry,
  result: BookResult,
  score: number | undefined,
): Tally => {
  const { won, drew, lost, scores, streak } = known ?? { won: 0, drew: 0, lost: 0, scores: [], streak: undefined };
  const before = streak?.result === result ? streak.count : 0;
  return {
    title,
    won: won + Number(result === 'won'),
    drew: drew + Number(result === 'drew'),
    lost: lost + Number(result === 'lost'),
    scores: score === undefined ? scores : [...scores, score],
    streak: { result, count: before + 1 },
  };
};

/** Sorts by the lower bound of the rating, people with a rating first; then by wins, then by fewer games. */
const better = (a: PersonResults, b: PersonResults): number =>
  (b.rating?.sure ?? Number.NEGATIVE_INFINITY) - (a.rating?.sure ?? Number.NEGATIVE_INFINITY) ||
  b.won - a.won ||
  a.games - b.games ||
  (a.person < b.person ? -1 : 1);
