import { isSoloChannelId } from '../src/facts/where.ts';
import type { Command, CommandInput, InputContext, PressInput, Reply } from '../src/port/command.ts';
import { UncertainStateError } from '../src/session/base/outcome.ts';
import { compareGamesByWait } from '../src/session/channel/player-games.ts';
import type { Games } from '../src/session/games/games.ts';
import { DamagedLogError } from '../src/session/log/damage.ts';
import { isDatabaseError } from '../src/store/index.ts';
import { gameQueries } from '../src/view/game.ts';
import { panelStateQueries } from '../src/view/panel/now.ts';
import { seatQueries } from '../src/view/seats.ts';
import { type Button, controlId, type Message } from '../src/view/text/message.ts';
import { turnQueries } from '../src/view/turns.ts';
import type { View } from '../src/view/view.ts';
import type { Words } from '../src/words/index.ts';
import { button, createPageButtonRows } from './common/buttons.ts';
import { createChoiceFromText, filterMatchingNames } from './common/choices.ts';
import { COMPLETED, defineCommand, type OptionOf } from './common/definition.ts';
import { readAs, replyToStorageErrors, toAsker } from './common/table.ts';

const data = defineCommand('help', { topic: COMPLETED });

/** The most characters of a page. */
const LONGEST_HELP_PAGE = 1500;
const BUTTONS_A_ROW = 5;

const topicRows = ({ commands: { help } }: Words): NonNullable<Message['rows']> => {
  const all = [
    button(controlId('help', 'now'), help.now, 'primary'),
    ...Object.entries(help.topics).map(([name, { title }]) => button(controlId('help', 'topic', name, '1'), title)),
  ];
  const rows = Math.ceil(all.length / BUTTONS_A_ROW);
  return Array.from({ length: rows }, (_, row) => all.slice(row * BUTTONS_A_ROW, (row + 1) * BUTTONS_A_ROW));
};

const pagesOf = (lines: readonly string[]): readonly (readonly string[])[] => {
  const pages: string[][] = [];
  let room = 0;
  for (const line of lines) {
    room -= line.length + 1;
    if (room < 0) {
      pages.push([]);
      room = LONGEST_HELP_PAGE - line.length;
    }
    pages.at(-1)?.push(line);
  }
  return pages;
};

const topicOf = ({ commands }: Words, typed: string): string | undefined => {
  const key = typed.trim().toLowerCase();
  const topics = Object.entries(commands.help.topics);
  return (topics.find(([name]) => name === key) ?? topics.find(([, { title }]) => title.toLowerCase() === key))?.[0];
};

const topicMessage = (words: Words, topic: string, wanted: number): Message => {
  const { help } = words.commands;
  const { title = '', lines = {} } = Object.entries(help.topics).find(([name]) => name === topic)?.[1] ?? {};
  const pages = pagesOf(Object.values(lines));
  const now = Math.max(1, Math.min(Math.trunc(wanted) || 1, pages.length));
  const at = (page: number): string => controlId('help', 'topic', topic, String(page));
  const { rows = [] } = createPageButtonRows(
    words,
    now > 1 ? at(now - 1) : undefined,
    now < pages.length ? at(now + 1) : undefined,
  );
  const numbered = pages.length > 1 ? [help.page(now, pages.length)] : [];
  return {
    text: [`**${title}**`, ...(pages[now - 1] ?? []), ...numbered].join('\n'),
    rows: [...rows, ...topicRows(words)],
  };
};

interface HelpHere {
  readonly lines: readonly string[];
  readonly play?: Button;
}

const helpNow = (words: Words, game: string, view: View, { person }: InputContext): HelpHere => {
  const { title, phase: stage, host, isReady } = view.of(gameQueries);
  const now = view.of(panelStateQueries);
  const phase = stage === 'playing' ? view.of(turnQueries).phase() : undefined;
  const turn = now.turn();
  const mine = view
    .of(seatQueries)
    .mine()
    .map(({ name }) => name);
  const canPlay = stage === 'playing' && mine.length > 0 && (turn?.isMine ?? true);
  const play = button(controlId('play', 'open', game), words.posts.buttons.open, 'success');
  const lines = words.commands.help.nowLines({
    title,
    phase: stage,
    mine,
    isHost: host === person.id,
    isReady,
    ...(turn ? { turn } : {}),
    ...(phase ? { acts: phase.acts } : {}),
    owed: phase?.owed ?? 0,
    endsByCommand: now.endsByCommand,
    hasHand: now.hasHand,
    hasActions: now.hasActions,
    hasArmies: now.hasArmies,
  });
  return { lines, ...(canPlay ? { play } : {}) };
};

/** Shows what the asker can do now; in direct messages also the games that wait for them. */
const nowMessage = async (games: Games, input: InputContext): Promise<Message> => {
  const { words } = input;
  const { nowTitle, ask } = words.commands.help;
  // Without the database, help still works, but it can't mention the current game.
  const { lines, play } = await helpHere(games, input).catch((fault: unknown): HelpHere => {
    if (fault instanceof DamagedLogError) return { lines: [words.damage.damageText(fault)] };
    if (fault instanceof UncertainStateError || isDatabaseError(fault))
      return { lines: [words.commands.table.noAnswer] };
    throw fault;
  });
  return { text: [nowTitle, ...lines, ask].join('\n'), rows: [...(play ? [[play]] : []), ...topicRows(words)] };
};

const helpHere = async (games: Games, input: InputContext): Promise<HelpHere> => {
  const { words, channel, guild, foreign } = input;
  const { nowhere, nowhereDirect, nowhereForeign } = words.commands.help;
  const game = await games.at(channel);
  if (game) return readAs(game, input, (view) => helpNow(words, game.session.game, view, input));
  // Solo games may be listed because the answer is private. Games in other servers are left out.
  const sat = (await games.sittings.of(input.person.id))
    .filter(({ channel: place, isOver }) => guild === undefined || (isSoloChannelId(place) && !isOver))
    .toSorted(compareGamesByWait);
  const mine = sat.length > 0 ? [words.commands.me.gamesText(sat)] : [];
  // The first game that waits for the player can be continued from here, because a solo game has no channel to go to.
  const next = sat.find(({ isWaitedFor, isOver }) => isWaitedFor && !isOver);
  const play = next && button(controlId('play', 'open', next.game), words.posts.buttons.open, 'success');
  return {
    lines: [...mine, ...(foreign ? nowhereForeign() : guild === undefined ? nowhereDirect(sat.length > 0) : nowhere())],
    ...(play ? { play } : {}),
  };
};

/**
 * Handles a press. `topic` and `now` update the asker's own page. The other buttons are on public messages, so their
 * answers are new messages.
 */
const press = async (games: Games, input: PressInput): Promise<Reply> => {
  const [typed = '', page = ''] = input.args;
  const topic = input.verb === 'topic' ? topicOf(input.words, typed) : undefined;
  if (topic !== undefined) return { update: topicMessage(input.words, topic, Number(page)) };
  const now = await nowMessage(games, input);
  return input.verb === 'now' ? { update: now } : toAsker(now);
};

export const helpCommand = (games: Games): Command => ({
  data,
  execute: (input: CommandInput<OptionOf<'help'>>): Promise<Reply> =>
    replyToStorageErrors(input, async () => {
      const { words, options } = input;
      const typed = options.text('topic');
      const topic = typed === undefined ? undefined : topicOf(words, typed);
      if (topic !== undefined) return toAsker(topicMessage(words, topic, 1));
      if (typed === undefined) return toAsker(await nowMessage(games, input));
      return toAsker({ text: words.commands.help.noTopic(typed), rows: topicRows(words) });
    }),
  press: (input: PressInput): Promise<Reply> => replyToStorageErrors(input, () => press(games, input)),
  complete: async ({ focused, words }) =>
    filterMatchingNames(Object.keys(words.commands.help.topics), focused.typed).map(createChoiceFromText),
});
