import type { PersonId } from '../../table/index.ts';
import type { Module } from './module.ts';

export const LEVELS = ['easy', 'normal', 'hard'] as const;
export type BotLevel = (typeof LEVELS)[number];

/**
 * Prefix of the bot's players. Their ids are longer than a Discord account's, which will have at most 19 digits for the
 * next hundred years.
 */
const HOUSE = '9999999999999999';

/** Seats of earlier versions have 0. */
const DIGITS: { readonly [L in BotLevel]: string } = { easy: '1', normal: '2', hard: '3' };

/**
 * Returns the bot's player for a side, by the side's index from 0 (U9). Each side has its own, because sides must not
 * share secrets.
 */
export const housePlayer = (index: number, level: BotLevel = 'normal'): PersonId =>
  `${HOUSE}${DIGITS[level]}${String(index + 1).padStart(3, '0')}` as PersonId;

export const isHouse = (person: PersonId): boolean => person.length === HOUSE.length + 4 && person.startsWith(HOUSE);

export const levelOfHouse = (person: PersonId): BotLevel =>
  LEVELS.find((level) => DIGITS[level] === person[HOUSE.length]) ?? 'normal';

/**
 * True if the bot can play the module's sides. In a game without turns the bot takes a seat and does nothing, so that
 * one person can try the game.
 */
export const canBotPlay = ({ opponent }: Pick<Module, 'opponent'>): boolean => opponent?.plays ?? true;
