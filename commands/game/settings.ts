import type { CommandInput, Reply } from '../../src/command.ts';
import { POSTS, type Posts } from '../../src/engine/index.ts';
import type { OpenGame } from '../../src/session/game/open-game.ts';
import { gameQueries } from '../../src/view/game.ts';
import { noDuration, readDuration } from '../common/durations.ts';
import { answerTo, readAs, toAsker } from '../common/table.ts';

/** Shows what the host has set for this game; with `reminder:` or `posts:` the host sets it (W1). */
export const gameSettings = async (game: OpenGame, input: CommandInput): Promise<Reply> => {
  const typed = input.options.text('reminder');
  const posts = input.options.text('posts');
  if (typed === undefined && posts === undefined) return toAsker(await settingsText(game, input));
  const reminder = typed === undefined ? undefined : readDuration(typed);
  if (typed !== undefined && reminder === undefined) return toAsker(noDuration(input.words));
  if (!isPosts(posts)) return toAsker(input.words.commands.gameSeats.noPosts);
  const set = { ...(reminder === undefined ? {} : { reminder }), ...(posts === undefined ? {} : { posts }) };
  const outcome = await game.session.run({ kind: 'settings', actor: input.person.id, ...set }, input.interaction);
  const reply = await answerTo(game, input, outcome);
  return outcome.kind === 'done' ? { ...reply, answer: { text: await settingsText(game, input), to: 'asker' } } : reply;
};

const isPosts = (typed: string | undefined): typed is Posts | undefined =>
  typed === undefined || (POSTS as readonly string[]).includes(typed);

const settingsText = (game: OpenGame, input: CommandInput): Promise<string> =>
  readAs(game, input, (view) =>
    input.words.commands.gameSeats.settings(view.of(gameQueries).title, view.of(gameQueries).host, {
      reminder: game.session.notices.reminder,
      posts: game.session.notices.posts,
    }),
  );
