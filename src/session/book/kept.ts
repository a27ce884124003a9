import { isHouse } from '../../engine/index.ts';
import type { BookEntry } from '../../facts/book-records.ts';
import { MIN_ACCOUNT_ID_LENGTH, type PersonId } from '../../table/index.ts';
import type { ProfileStore } from '../server/people.ts';

/** The people in a score book, and the games that count for their ratings (S36). */

/** Replaces people who were forgotten or don't want to be in a book; shown as a former player. */
const NOBODY = '0' as PersonId;

export const isUnknownPerson = (person: PersonId): boolean => person.length < MIN_ACCOUNT_ID_LENGTH;

/**
 * Returns the entry to store, without people who don't want to be in a book. The game is rated only if all its players
 * agreed.
 */
export const storedBookEntryOf = async (
  people: Pick<ProfileStore, 'profile'>,
  { rated: _, ...entry }: BookEntry,
  agreed: readonly PersonId[],
): Promise<BookEntry> => {
  const left = await findOptedOutPeople(people, [entry]);
  const played = entry.players.flatMap(({ persons }) => persons);
  const isRated =
    entry.module !== undefined &&
    !entry.arranged &&
    !entry.bot &&
    agreed.length > 0 &&
    agreed.length === played.length &&
    played.every((person) => agreed.includes(person));
  return { ...without(entry, left), ...(isRated ? { rated: true } : {}) };
};

export const findOptedOutPeople = async (
  people: Pick<ProfileStore, 'profile'>,
  entries: readonly BookEntry[],
): Promise<ReadonlySet<PersonId>> => {
  const all = new Set(entries.flatMap(({ players }) => players.flatMap(({ persons }) => persons)));
  const asked = [...all].filter((person) => !isUnknownPerson(person) && !isHouse(person));
  const profiles = await Promise.all(asked.map((person) => people.profile(person)));
  return new Set(asked.filter((_, index) => profiles[index]?.book === 'none'));
};

export const without = (entry: BookEntry, left: ReadonlySet<PersonId>): BookEntry => ({
  ...entry,
  players: entry.players.map(({ side, persons }) => ({
    side,
    persons: persons.map((person) => (left.has(person) ? NOBODY : person)),
  })),
});

/**
 * True if people play against each other: there are at least two sides, each person plays only one, and the bot plays
 * none.
 */
export const isBetweenPeople = (sides: readonly (readonly PersonId[])[]): boolean => {
  const persons = sides.flat();
  const known = persons.filter((person) => !isUnknownPerson(person));
  return (
    sides.filter((side) => side.length > 0).length > 1 && new Set(known).size === known.length && !persons.some(isHouse)
  );
};
