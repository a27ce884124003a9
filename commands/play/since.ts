import type { InputContext, Reply } from '../../src/port/command.ts';
import { type GameLogLine, readLogLinesAt } from '../../src/session/channel/log-lines.ts';
import type { OpenGame } from '../../src/session/channel/open-game.ts';
import { findLinesSinceTurn, type LogLineRange } from '../../src/session/game/stretch.ts';
import { createMarkedDrawing } from '../../src/session/posts/drawings.ts';
import { joinBoardMarks } from '../../src/session/posts/turn-post.ts';
import { nextTaskOf } from '../../src/view/panel/to-do.ts';
import { seatQueries } from '../../src/view/seats.ts';
import { controlId, type Message } from '../../src/view/text/message.ts';
import { personViewer } from '../../src/view/viewer.ts';
import { button } from '../common/buttons.ts';
import { showAsTextButton } from '../common/in-words.ts';
import { readAs, toAsker } from '../common/table.ts';

/**
 * Shows the events since the asker's last turn from the asker's view: a list, and a picture with arrows (U5). For a
 * person who plays no side, it shows the last turn. `end`: the last line of the log to show, from a button.
 * `isDetailed`: true to include details that only serve the rules (G42).
 */
export const showEventsSinceOwnTurn = async (
  game: OpenGame,
  input: InputContext,
  end?: string,
  isDetailed = false,
): Promise<Reply> => {
  const { session } = game;
  const reader = input.person.id;
  const sides = await readAs(game, input, (view) => {
    const [all, mine] = [view.of(seatQueries).sides(), view.of(seatQueries).mine()];
    return mine.length < all.length ? mine.map(({ name }) => name) : [];
  });
  const stretch = await findLinesSinceTurn(session, reader, sides, lineIn(end));
  const numbers = Array.from({ length: stretch.last - stretch.first + 1 }, (_, i) => stretch.first + i);
  const lines = await readLogLinesAt(input.words, session, reader, numbers);
  const now = await readAs(game, input, (view) => input.words.now.nowText(nextTaskOf(view)));
  const message = sinceMessage(game, input, stretch, lines, { now, isDetailed });
  return end === undefined ? toAsker(message) : { update: message };
};

export const DETAILS_ARGUMENT = 'details';

const lineIn = (text: string | undefined): number | undefined =>
  text !== undefined && /^[1-9]\d{0,6}$/.test(text) ? Number(text) : undefined;

const sinceMessage = (
  { session }: OpenGame,
  { words, person }: InputContext,
  { first, last, since, isWhole }: LogLineRange,
  lines: readonly GameLogLine[],
  { now, isDetailed }: { readonly now: string; readonly isDetailed: boolean },
): Message => {
  const { posts } = words;
  const standing = lines.filter(({ step }) => session.stands(step));
  const marks = joinBoardMarks(standing.flatMap((line) => line.marks ?? []));
  const caption = (): string => posts.actsCaption(standing.flatMap(({ deed, marks: own }) => (own ? deed : [])));
  const drawing = marks && createMarkedDrawing(session, personViewer(person.id), marks, caption, words);
  const text = [
    now,
    posts.since.title(since, isWhole),
    ...(lines.length === 0 ? [posts.since.nothing] : []),
    ...lines.map(({ told, details }) => (isDetailed && details ? `- ${told}\n  -# ${details}` : `- ${told}`)),
  ];
  const earlier =
    first > 1 ? [button(controlId('play', 'since', session.game, String(first - 1)), posts.buttons.earlier)] : [];
  const row = [
    ...earlier,
    button(controlId('play', 'open', session.game), posts.buttons.open, 'primary'),
    ...(!isDetailed && lines.some(({ details }) => details)
      ? [button(controlId('play', 'since', session.game, String(last), DETAILS_ARGUMENT), posts.buttons.details)]
      : []),
    ...(drawing ? showAsTextButton(words, 'text', 'play', session.game, 'since', String(last)) : []),
  ];
  return { text: text.join('\n'), ...(drawing ? { drawing } : {}), rows: [row] };
};
