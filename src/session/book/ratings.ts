import type { BookEntry, PlayerRating } from '../../facts/book-records.ts';
import type { PersonId } from '../../table/index.ts';
import { isUnknownPerson } from './kept.ts';
import { NEW_PLAYER_SKILL, type PlayerSkill, rateTeams } from './plackett-luce.ts';

/** Returns the ratings after some games, the oldest first. Unknown people play as new players, without a rating. */
export const computePlayerRatings = (games: readonly BookEntry[]): ReadonlyMap<PersonId, PlayerRating> => {
  const ratings = new Map<PersonId, { readonly skill: PlayerSkill; readonly games: number }>();
  for (const { players, results } of games) {
    const teams = players.flatMap(({ side, persons }) => {
      const result = results.find((one) => one.side === side);
      return result && persons.length > 0 ? [{ persons, rank: rankOf(result) }] : [];
    });
    if (teams.length < 2) continue;
    const after = rateTeams(
      teams.map(({ persons, rank }) => ({
        skills: persons.map((person) => ratings.get(person)?.skill ?? NEW_PLAYER_SKILL),
        rank,
      })),
    );
    for (const [index, { persons }] of teams.entries())
      for (const [place, person] of persons.entries()) {
        const skill = after[index]?.[place];
        if (skill && !isUnknownPerson(person))
          ratings.set(person, { skill, games: (ratings.get(person)?.games ?? 0) + 1 });
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

/** Returns a number that sorts winners first, then draws, then losers, each by place. */
const rankOf = ({ result, place = 0 }: BookEntry['results'][number]): number =>
  ({ won: 0, drew: 1000, lost: 2000 })[result] + place;
