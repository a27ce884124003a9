import type { ChannelId } from '../../src/facts/where.ts';
import type { Command, InputContext, Reply } from '../../src/port/command.ts';
import { compareGamesByWait, type PlayerGame } from '../../src/session/channel/player-games.ts';
import type { Games } from '../../src/session/games/games.ts';
import { gameQueries } from '../../src/view/game.ts';
import { channelViewer } from '../../src/view/viewer.ts';

/**
 * Wraps a command so that private answers also name the asker's next game, if this game no longer waits for them (U11).
 * No other player sees this.
 */
export const withNextGameNotice = (games: Games, command: Command): Command => {
  const { press, submit } = command;
  // The panel of `/play` is private even if the answer updates an existing message.
  const isPanel = command.data.name === 'play';
  const offered = (input: InputContext, reply: Reply): Promise<Reply> => withNext(games, input, reply, isPanel);
  return {
    ...command,
    execute: async (input) => offered(input, await command.execute(input)),
    ...(press && { press: async (input) => offered(input, await press(input)) }),
    ...(submit && { submit: async (input) => offered(input, await submit(input)) }),
  };
};

const withNext = async (games: Games, input: InputContext, reply: Reply, isPanel: boolean): Promise<Reply> => {
  const { answer, update, settled } = reply;
  const isOwn = answer?.to === 'asker';
  if (!settled || !(isOwn || (isPanel && update))) return reply;
  const next = await nextFor(games, input, reply.elsewhere).catch(() => undefined);
  if (!next) return reply;
  const line = input.words.commands.me.nextGame(next);
  if (isOwn) return { ...reply, answer: { ...answer, text: `${answer.text}\n${line}` } };
  return update ? { ...reply, update: { ...update, text: `${update.text}\n${line}` } } : reply;
};

const nextFor = async (
  games: Games,
  { channel: here, person }: InputContext,
  channel: ChannelId = here,
): Promise<PlayerGame | undefined> => {
  const game = await games.at(channel);
  const turn = game?.session.viewNow(channelViewer).of(gameQueries).turn();
  if (turn?.side.players.includes(person.id)) return undefined;
  const waiting = (await games.sittings.of(person.id)).filter(({ isWaitedFor }) => isWaitedFor);
  if (waiting.some((sat) => sat.channel === channel)) return undefined;
  return waiting.toSorted(compareGamesByWait)[0];
};
