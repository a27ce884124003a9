import type { PersonId } from '../../engine/core/ids.ts';

/** Who was forgotten, of whom a game knows only that there was somebody. */
const FORMER = 'a former player';

/**
 * Names a person; it pings only where the message says so. Who was forgotten has no account any more, but a short
 * number of the game's.
 */
export const person = (id: PersonId): string => (id.length < 17 ? FORMER : `<@${id}>`);

/** `A`, `A and B`, `A, B and C`. */
export const listed = (items: readonly string[], last = 'and'): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;

export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** A size in bytes, as people say it. */
export const sizeText = (bytes: number): string =>
  bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} KB` : `${Math.ceil((bytes * 10) / 1024 / 1024) / 10} MB`;
