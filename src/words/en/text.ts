import type { PersonId } from '../../engine/core/ids.ts';
import { inOneLine } from '../../engine/core/one-line.ts';
import { isHouse } from '../../engine/index.ts';
import { isOwnChannel } from '../../session/where.ts';
import { LONGEST_TYPED } from '../base/limits.ts';

/** Who was forgotten, of whom a game knows only that there was somebody. */
const FORMER = 'a former player';
/** The bot, where it plays. */
const HOUSE = 'the bot';

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
  return isAgainstBot ? ', against the bot' : ', by yourself';
};

/** `A`, `A and B`, `A, B and C`. */
export const listed = (items: readonly string[], last = 'and'): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;

export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** What can be typed as it stands, which takes no signs before others: so it is shown as code. */
export const typed = (text: string): string => {
  const line = inOneLine(text, LONGEST_TYPED).replaceAll('@', '@\u200b');
  return line.includes('`') ? `\`\` ${line} \`\`` : `\`${line}\``;
};
