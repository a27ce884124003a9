import type { PersonId } from '../../core/ids.ts';

/** Players that the bot itself plays: a seat is theirs as anybody's (U9). */

/** Longer than any account's number, which has 19 digits at most for the next hundred years. */
const HOUSE = '9999999999999999';

/** The bot as the player of the side of that number, from 0: one player a side, for none may know what another sees. */
export const housePlayer = (index: number): PersonId => `${HOUSE}${String(index + 1).padStart(4, '0')}` as PersonId;

export const isHouse = (person: PersonId): boolean => person.length === HOUSE.length + 4 && person.startsWith(HOUSE);
