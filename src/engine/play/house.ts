import type { PersonId } from '../../table/index.ts';
import type { Module } from './module.ts';

/** Players that the bot itself plays: a seat is theirs as anybody's (U9). */

/** How well the bot plays. */
export const LEVELS = ['easy', 'normal', 'hard'] as const;
export type BotLevel = (typeof LEVELS)[number];

/** Longer than any account's number, which has 19 digits at most for the next hundred years. */
const HOUSE = '9999999999999999';

/** Seats of earlier versions have a 0 for the level. */
const DIGITS: { readonly [L in BotLevel]: string } = { easy: '1', normal: '2', hard: '3' };

/**
 * The bot as the player of the side of that number, from 0: one player a side, for none may know what another sees. The
 * level is part of its name.
 */
export const housePlayer = (index: number, level: BotLevel = 'normal'): PersonId =>
  `${HOUSE}${DIGITS[level]}${String(index + 1).padStart(3, '0')}` as PersonId;

export const isHouse = (person: PersonId): boolean => person.length === HOUSE.length + 4 && person.startsWith(HOUSE);

/** Returns the level of a player that the bot plays. */
export const levelOfHouse = (person: PersonId): BotLevel =>
  LEVELS.find((level) => DIGITS[level] === person[HOUSE.length]) ?? 'normal';

/**
 * True if the bot plays a module's sides: a game that is made of talk can say that it doesn't. In a game without turns it
 * has a seat and does nothing, so that one person can try the game.
 */
export const canBotPlay = ({ opponent }: Pick<Module, 'opponent'>): boolean => opponent?.plays ?? true;
