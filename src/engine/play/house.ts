import type { PersonId } from '../../table/index.ts';
import type { Module } from './module.ts';

export const BOT_LEVELS = ['easy', 'normal', 'hard'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/**
 * The start of the ids of the bot's players. With it they are longer than the ids of Discord accounts, which will have
 * at most 19 digits for the next hundred years.
 */
const HOUSE = '9999999999999999';

/** The digit of each level in the bot's ids. Seats from earlier versions have the digit 0. */
const DIGITS: { readonly [L in BotLevel]: string } = { easy: '1', normal: '2', hard: '3' };

/**
 * Returns the id of the bot's player for a side, by the side's index from 0 (U9). The bot is another player for each
 * side, because sides must not share secrets.
 */
export const botPlayerId = (index: number, level: BotLevel = 'normal'): PersonId =>
  `${HOUSE}${DIGITS[level]}${String(index + 1).padStart(3, '0')}` as PersonId;

export const isHouse = (person: PersonId): boolean => person.length === HOUSE.length + 4 && person.startsWith(HOUSE);

export const botLevelOf = (person: PersonId): BotLevel =>
  BOT_LEVELS.find((level) => DIGITS[level] === person[HOUSE.length]) ?? 'normal';

/**
 * True if the bot can play this module. If it can't, the bot takes a seat and does nothing, so that one person can try
 * the game.
 */
export const canBotPlayModule = ({ opponent }: Pick<Module, 'opponent'>): boolean => opponent?.plays ?? true;
