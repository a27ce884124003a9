import { isHouse } from '../../src/engine/index.ts';
import type { InputContext, Reply } from '../../src/port/command.ts';
import type { OpenGame } from '../../src/session/channel/open-game.ts';
import type { Games } from '../../src/session/games/games.ts';
import { seatButtons } from '../../src/session/posts/game-buttons.ts';
import { refuse } from '../../src/table/index.ts';
import { gameQueries } from '../../src/view/game.ts';
import { seatQueries } from '../../src/view/seats.ts';
import { channelViewer } from '../../src/view/viewer.ts';
import { refused, replyToOutcome, second, staleControlReply } from '../common/table.ts';

/**
 * Starts another game of the same module in the channel; any player of the ended game may press first. Each player is
 * offered the next side's seat, and takes it by pressing a button (U17).
 */
export const startRematch = async (games: Games, game: OpenGame, input: InputContext): Promise<Reply> => {
  const { session, guild, channel } = game;
  const view = session.viewNow(channelViewer);
  if (view.of(gameQueries).phase !== 'over') return staleControlReply(game, input);
  const sides = view
    .of(seatQueries)
    .sides()
    .map(({ name, players }) => ({ side: name, players: players.filter((player) => !isHouse(player)) }));
  const host = input.person.id;
  if (!sides.some(({ players }) => players.includes(host))) return refused(game, input, refuse('not-a-player', {}));
  const module = view.of(gameQueries).definition;
  const started = await games.start({ channel, guild, module, host, interaction: input.interaction, seed: '' });
  if (started.kind !== 'started') return staleControlReply(started.game, input);
  const reply = await replyToOutcome(started.game, input, started.outcome);
  if (started.outcome.kind !== 'done' || started.outcome.repeated) return reply;
  const seats = sides.flatMap(({ side }, i) => {
    const { players } = sides[(i + 1) % sides.length] ?? { players: [] };
    return players.length > 0 ? [{ side, players }] : [];
  });
  const { session: next } = started.game;
  const offer = {
    text: next.words.posts.rematchText(seats),
    mentions: [...new Set(seats.flatMap(({ players }) => players))].filter((player) => player !== host),
    rows: seatButtons(next, next.viewNow(channelViewer), 'list'),
  };
  await games.say(started.game, offer, second(input.interaction, 'rematch'));
  return reply;
};
