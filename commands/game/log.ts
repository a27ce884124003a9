import type { InputContext, Reply } from '../../src/port/command.ts';
import type { OpenGame } from '../../src/session/channel/open-game.ts';
import { lineOf } from '../../src/session/posts/post-words.ts';
import { controlId } from '../../src/view/text/message.ts';
import { createPageButtonRows } from '../common/buttons.ts';
import { toAsker } from '../common/table.ts';

/** The most lines and characters of a page: a longer message would lose its newest lines. */
const PAGE = 20;
const ROOM = 3500;
const BEHIND_NUMBER = '. '.length;

/**
 * Replies with a page of this person's log. The step numbers count only steps that this person can see (T19). Page 1
 * has the newest steps.
 */
export const showLogPage = async (
  { session }: OpenGame,
  { person: asker, words }: InputContext,
  page: number,
): Promise<Reply> => {
  const { steps, rooms } = await session.lines(asker.id);
  const ends = endsOf(rooms);
  const pages = Math.max(1, ends.length - 1);
  const now = Math.max(1, Math.min(Math.trunc(page), pages));
  const first = ends[now] ?? 0;
  const told = await session.journal.told(steps.slice(first, ends[now - 1]));
  const lines = told.map((step, i) => `${first + i + 1}. ${lineOf(words, step, asker.id)}`);
  const to = (page: number): string | undefined =>
    page < 1 || page > pages ? undefined : controlId('game', 'log', session.game, String(page));
  const text = [words.commands.game.logPage(now, pages), ...lines].join('\n');
  return toAsker({ text, ...createPageButtonRows(words, to(now + 1), to(now - 1)) });
};

const endsOf = (rooms: readonly number[]): readonly number[] => {
  const ends = [rooms.length];
  let count = 0;
  let room = ROOM;
  let digits = String(rooms.length).length;
  let least = 10 ** (digits - 1);
  for (let line = rooms.length; line > 0; line -= 1) {
    if (line < least) {
      digits -= 1;
      least /= 10;
    }
    const size = digits + BEHIND_NUMBER + (rooms[line - 1] as number) + 1;
    if (count > 0 && (count === PAGE || size > room)) {
      ends.push(line);
      count = 0;
      room = ROOM;
    }
    count += 1;
    room -= size;
  }
  return rooms.length > 0 ? [...ends, 0] : ends;
};
