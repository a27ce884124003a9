import type { PersonId } from '../../engine/core/ids.ts';
import { isNobody } from './kept.ts';
import type { BookEntry, Rating } from './records.ts';

/**
 * Ratings by the method of Weng and Lin (Journal of Machine Learning Research 12, 2011), as OpenSkill computes it, for
 * any number of sides and of people at a side.
 */

interface Skill {
  readonly mu: number;
  readonly sigma: number;
}

/** The ratings after some games, the oldest first. Who is not known any more plays as if new, and gets none. */
export const ratingsOf = async (games: readonly BookEntry[]): Promise<ReadonlyMap<PersonId, Rating>> => {
  const ratings = new Map<PersonId, { readonly skill: Skill; readonly games: number }>();
  if (games.length === 0) return new Map();
  // Read where it is needed: few books have ratings.
  const { rating, rate } = await import('openskill');
  for (const { players, results } of games) {
    const teams = players.flatMap(({ side, persons }) => {
      const result = results.find((one) => one.side === side);
      return result && persons.length > 0 ? [{ persons, rank: rankOf(result) }] : [];
    });
    if (teams.length < 2) continue;
    const before = teams.map(({ persons }) => persons.map((person) => ratings.get(person)?.skill ?? rating()));
    const after = rate(before, { rank: teams.map(({ rank }) => rank) });
    for (const [index, { persons }] of teams.entries())
      for (const [place, person] of persons.entries()) {
        const skill = after[index]?.[place];
        if (skill && !isNobody(person)) ratings.set(person, { skill, games: (ratings.get(person)?.games ?? 0) + 1 });
      }
  }
  return new Map(
    [...ratings].map(
      ([
        person,
        {
          skill: { mu, sigma },
          games: count,
        },
      ]) => [person, { mean: mu, margin: 2 * sigma, sure: mu - 3 * sigma, games: count }],
    ),
  );
};

/** The lower the better: winners before those who drew, and these before losers; among each by their places. */
const rankOf = ({ result, place = 0 }: BookEntry['results'][number]): number =>
  ({ won: 0, drew: 1000, lost: 2000 })[result] + place;
