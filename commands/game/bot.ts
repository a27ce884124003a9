import type { BotLevel } from '../../src/engine/index.ts';
import type { PressInput, Reply } from '../../src/port/command.ts';
import type { OpenGame } from '../../src/session/channel/open-game.ts';
import { predictionQueries } from '../../src/view/foresight.ts';
import { type SideView, seatQueries } from '../../src/view/seats.ts';
import { arrangeButtonsInRows, controlId, DISCORD_LIMITS, type Message } from '../../src/view/text/message.ts';
import { button } from '../common/buttons.ts';
import { levelButtons, parseBotLevel } from '../common/levels.ts';
import { readAs, toAsker } from '../common/table.ts';
import { runOrAskConsent } from '../consent/consent.ts';

/** Lets the bot take free seats of a game in a channel (U52). */

const ALL = 'all';

export const addBot = async (game: OpenGame, input: PressInput, named: string, where: string): Promise<Reply> => {
  const level = parseBotLevel([named]);
  const free = await readAs(game, input, (view) => view.of(seatQueries).freeForBot());
  const sides = free.filter(({ index }) => where === ALL || where === String(index));
  if (sides.length === 0) {
    const shown = await choiceOf(game, input, level, free);
    return named === '' ? toAsker(shown) : { update: shown };
  }
  const { kind, actor, ...seats } = seating(input, sides, level);
  const { asks, ...reply } = await runOrAskConsent(game, input, { kind, actor, ...seats }, { what: 'bot', ...seats });
  if (!reply.settled) return reply;
  const left = free.filter((side) => !sides.includes(side));
  const { answered } = input.words.commands.game;
  if (asks || left.length === 0) return { ...reply, update: { text: asks ? answered.asked : answered.done } };
  return { ...reply, update: await choiceOf(game, input, level, left) };
};

const seating = ({ person }: PressInput, sides: readonly SideView[], level: BotLevel) =>
  ({ kind: 'seat-bot', actor: person.id, sides: sides.map(({ id }) => id), level }) as const;

const choiceOf = (game: OpenGame, input: PressInput, level: BotLevel, free: readonly SideView[]): Promise<Message> =>
  readAs(game, input, (view) => {
    const { bot } = input.words.commands.gameSeats;
    if (free.length === 0) return { text: bot.noSeat };
    const why = view.of(predictionQueries).refusalOf(() => seating(input, free.slice(0, 1), level));
    const asks = why?.code === 'bot-needs-consent';
    if (why && !asks) return { text: input.words.refusals.refusalText(why, view) };
    const idOf = (chosen: BotLevel, ...where: readonly string[]): string =>
      controlId('game', 'bot', game.session.game, chosen, ...where);
    const seats = free.map(({ name, index }) =>
      button(idOf(level, String(index)), name.slice(0, DISCORD_LIMITS.label), 'primary'),
    );
    return {
      text: bot.choose(level, asks),
      rows: [
        levelButtons(input.words, level, (chosen) => idOf(chosen)),
        ...arrangeButtonsInRows(seats),
        ...(free.length > 1 ? [[button(idOf(level, ALL), bot.all, 'primary')]] : []),
      ],
    };
  });
