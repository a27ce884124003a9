import type { InputContext } from '../../src/port/command.ts';
import { readLogLinesAt } from '../../src/session/channel/log-lines.ts';
import type { OpenGame } from '../../src/session/channel/open-game.ts';
import type { Games } from '../../src/session/games/games.ts';
import { type Control, controlId, DISCORD_LIMITS } from '../../src/view/text/message.ts';
import { removeMarkdownAndMentions } from '../../src/view/text/text.ts';

/** Bookmarks of moments in a game (U14). They are private, and use the line numbers of the player's own log. */

const MOST_BOOKMARKS = 100;
const MOST_OF_GAME = DISCORD_LIMITS.options;

export const loadOwnBookmarks = async (
  { people }: Games,
  { session }: OpenGame,
  input: InputContext,
): Promise<readonly number[]> => {
  const { bookmarks = [] } = await people.profile(input.person.id);
  return bookmarks.flatMap(({ game, line }) => (game === session.game ? line : [])).sort((a, b) => a - b);
};

export const toggleBookmark = async (
  { people }: Games,
  { session: { game } }: OpenGame,
  input: InputContext,
  line: number,
): Promise<void> => {
  await people.change(input.person.id, ({ bookmarks = [], ...now }) => {
    const isIt = (one: (typeof bookmarks)[number]): boolean => one.game === game && one.line === line;
    if (bookmarks.some(isIt)) return { ...now, bookmarks: bookmarks.filter((one) => !isIt(one)) };
    const others = bookmarks.filter((one) => one.game !== game);
    const own = bookmarks.filter((one) => one.game === game).slice(1 - MOST_OF_GAME);
    return { ...now, bookmarks: [...others, ...own, { game, line }].slice(-MOST_BOOKMARKS) };
  });
};

export const createBookmarkControls = async (
  { session }: OpenGame,
  { words, person }: InputContext,
  mark: string,
  lines: readonly number[],
): Promise<readonly (readonly Control[])[]> => {
  const said = words.commands.replay;
  const { length } = (await session.lines(person.id)).steps;
  const told = await readLogLinesAt(
    words,
    session,
    person.id,
    lines.filter((line) => line <= length),
  );
  if (told.length === 0) return [];
  return [
    [
      {
        kind: 'select',
        id: controlId('board', 'marked', session.game, mark),
        placeholder: said.bookmarks(told.length),
        options: told.map(({ line, deed }) => ({
          value: String(line),
          label: `${line}. ${removeMarkdownAndMentions(deed, words.drawn.SOMEONE)}`.slice(0, DISCORD_LIMITS.optionText),
        })),
      },
    ],
  ];
};
