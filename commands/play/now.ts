import type { InputContext, Reply } from '../../src/port/command.ts';
import type { OpenGame } from '../../src/session/channel/open-game.ts';
import { createBoardDrawing } from '../../src/session/posts/drawings.ts';
import { listVisibleBoards } from '../../src/view/find/find.ts';
import { gameQueries } from '../../src/view/game.ts';
import { nextTaskOf } from '../../src/view/panel/to-do.ts';
import { controlId, type Message } from '../../src/view/text/message.ts';
import { personViewer } from '../../src/view/viewer.ts';
import { button } from '../common/buttons.ts';
import { showAsTextButton } from '../common/in-words.ts';
import { readAs, toAsker } from '../common/table.ts';

export const showCurrentGame = async (game: OpenGame, input: InputContext): Promise<Reply> => {
  const { session } = game;
  const { words, person } = input;
  const { posts } = words;
  const message = await readAs(game, input, (view): Message => {
    const { phase } = view.of(gameQueries);
    const came = phase === 'playing' ? session.head.head.turn?.at : undefined;
    const [first] = listVisibleBoards(view);
    const drawing =
      first &&
      createBoardDrawing(words, session, personViewer(person.id), (then) => {
        const board = listVisibleBoards(then).find(({ id }) => id === first.id);
        return board && { board };
      });
    return {
      text: [
        words.now.nowText(nextTaskOf(view)),
        words.lists.statusText(view),
        ...(came === undefined ? [] : [posts.turnSince(came)]),
        ...posts.scoreLines(view),
        ...(session.notices.isDrafted ? [words.commands.table.underWay] : []),
      ].join('\n'),
      ...(drawing ? { drawing } : {}),
      rows: [
        [
          button(controlId('play', 'open', session.game), posts.buttons.open, 'primary'),
          button(controlId('play', 'since', session.game), posts.buttons.since),
          button(controlId('help', 'open'), posts.buttons.help),
          ...(drawing ? showAsTextButton(words, 'text', 'play', session.game, 'now') : []),
        ],
      ],
    };
  });
  return toAsker(message);
};
