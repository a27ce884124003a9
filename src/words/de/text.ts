import type { PersonId } from '../../engine/core/ids.ts';
import { inOneLine } from '../../engine/core/one-line.ts';
import { isHouse } from '../../engine/index.ts';
import { isOwnChannel } from '../../session/where.ts';
import { LONGEST_TYPED } from '../base/limits.ts';

/*
 * What German calls the terms of docs/glossary.md: map Plan, board Brett, cell Feld, piece Figur, deck and stack Stapel,
 * discard pile Ablage, card Karte, turn Zug, side Seite, seat Platz, host Gastgeber, game master Spielleiter, counter
 * Zähler, scorekeeper Wertung, modifier Modifikator, army Armee, unit Einheit, move points Bewegungspunkte, step
 * Schritt, log Verlauf, draw Remis, kingdom Königreich, landscape Querkarte, randomness beacon Zufallsquelle.
 */

/** Who was forgotten, of whom a game knows only that there was somebody. */
const FORMER = 'ein früherer Spieler';
/** The bot, where it plays. */
const HOUSE = 'der Bot';

/**
 * Names a person; it pings only where the message says so. Who was forgotten has no account any more, but a short
 * number of the game's.
 */
export const person = (id: PersonId): string => (isHouse(id) ? HOUSE : id.length < 17 ? FORMER : `<@${id}>`);

/** A game, and where it is played. */
export interface GamePlace {
  readonly title: string;
  readonly channel: string;
  /** True if the bot plays a side of it. */
  readonly isAgainstBot?: boolean;
}

/** Behind a game's title: where it is played. */
export const playedIn = ({ channel, isAgainstBot }: Omit<GamePlace, 'title'>): string => {
  if (!isOwnChannel(channel)) return ` in <#${channel}>`;
  return isAgainstBot ? ', gegen den Bot' : ', für dich allein';
};

/** `A`, `A and B`, `A, B and C`. */
export const listed = (items: readonly string[], last = 'und'): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;

export const counted = (count: number, one: string, many = one): string => `${count} ${count === 1 ? one : many}`;

/** What can be typed as it stands, which takes no signs before others: so it is shown as code. */
export const typed = (text: string): string => {
  const line = inOneLine(text, LONGEST_TYPED).replaceAll('@', '@\u200b');
  return line.includes('`') ? `\`\` ${line} \`\`` : `\`${line}\``;
};
