import { type ChannelId, isSoloChannelId } from '../../src/facts/where.ts';
import type {
  Choice,
  Command,
  CommandInput,
  CompletionInput,
  FormInput,
  InputContext,
  PressInput,
  Reply,
} from '../../src/port/command.ts';
import { isOver } from '../../src/session/channel/open-game.ts';
import type { PlayerGame } from '../../src/session/channel/player-games.ts';
import type { Games } from '../../src/session/games/games.ts';
import { gameQueries } from '../../src/view/game.ts';
import { seatQueries } from '../../src/view/seats.ts';
import { isCalled } from '../../src/view/text/typed.ts';
import type { View } from '../../src/view/view.ts';
import { channelViewer } from '../../src/view/viewer.ts';
import type { Languages, Words } from '../../src/words/index.ts';
import { filterMatchingNames, MOST_CHOICES } from './choices.ts';
import { translations } from './definition.ts';
import type { RefusalSentence } from './sentence.ts';
import { replyToStorageErrors, second, toAsker } from './table.ts';
import { unknown } from './unknown.ts';

/**
 * Commands about a game in another channel: with the option `game:`, or without it in direct messages. They run as if
 * they were used in the channel of that game. The act is posted there, and the answer is private (W3).
 */

interface CommandNode {
  readonly type?: number;
  readonly name: string;
  readonly options?: readonly CommandNode[];
}

const [SUBCOMMAND, GROUP] = [1, 2];
const MOST_OPTIONS_OF_COMMAND = 25;

const GAME = 'game';

const gameOption = (spoken: Languages): CommandNode & { readonly [field: string]: unknown } => {
  const others = translations(({ options }) => options.game, spoken);
  return {
    type: 3,
    name: GAME,
    description: spoken.en.commands.options.game,
    ...(others ? { description_localizations: others } : {}),
    autocomplete: true,
  };
};

interface GameOption {
  readonly but?: readonly string[];
  readonly here?: readonly string[];
  /** True if the command works in direct messages without `game:`. */
  readonly alone?: true;
}

export const gameAndChannelOf = (view: View, channel: ChannelId) => {
  const seats = view.of(seatQueries);
  const level = seats.botLevel();
  return {
    title: view.of(gameQueries).title,
    channel,
    isAgainstBot: seats.isAgainstBot(),
    ...(level === undefined ? {} : { level }),
  };
};

export const withGameOptionFor = (
  games: Games,
  command: Command,
  { but = [], here = [], alone }: GameOption = {},
): Command => {
  const speaks = ({ subcommand }: CommandInput): boolean => !but.includes(subcommand ?? '');
  const meant = ({ subcommand, guild }: CommandInput): Meant =>
    alone ? 'none' : guild === undefined ? 'any' : here.includes(subcommand ?? '') ? 'none' : 'solo';
  const complete = async (input: CompletionInput): Promise<readonly Choice[]> => {
    if (input.focused.name === GAME) return gameChoices(games, input);
    const placed = speaks(input) ? await placedBy(games, input, meant(input)) : input;
    return typeof placed === 'string' ? [] : ((await command.complete?.(placed)) ?? []);
  };
  const { press, submit } = command;
  return {
    data: {
      name: command.data.name,
      in: (spoken) => withGameOption(command.data.in(spoken) as CommandNode, but, gameOption(spoken)),
    },
    execute: (input) =>
      replyToStorageErrors(input, async () => {
        const placed = speaks(input) ? await placedBy(games, input, meant(input)) : input;
        return typeof placed === 'string' ? toAsker(placed) : brought(games, placed, await command.execute(placed));
      }),
    complete,
    ...(press && { press: (input: PressInput) => replyToStorageErrors(input, () => answered(games, input, press)) }),
    ...(submit && { submit: (input: FormInput) => replyToStorageErrors(input, () => answered(games, input, submit)) }),
  };
};

/** Handles a press or a form about a game in another channel. The ids of both begin with the game's id. */
const answered = async <T extends InputContext & { readonly args: readonly string[] }>(
  games: Games,
  input: T,
  answer: (input: T) => Promise<Reply>,
): Promise<Reply> => {
  const [id] = input.args;
  const isHere = (await games.at(input.channel))?.session.game === id;
  const sat = isHere ? undefined : (await games.sittings.withEnded(input.person.id)).find(({ game }) => game === id);
  if (!sat) return answer(input);
  const placed = await placedAt(games, input, sat);
  return typeof placed === 'string' ? toAsker(placed) : brought(games, placed, await answer(placed));
};

const withGameOption = (
  definition: CommandNode,
  but: readonly string[],
  game: CommandNode,
  path: readonly string[] = [],
): CommandNode => {
  const { options = [] } = definition;
  if (options.some(({ type }) => type === SUBCOMMAND || type === GROUP)) {
    return { ...definition, options: options.map((one) => withGameOption(one, but, game, [...path, one.name])) };
  }
  if (options.length >= MOST_OPTIONS_OF_COMMAND || but.includes(path.join(' '))) return definition;
  return { ...definition, options: [...options, game] };
};

/** The kinds of games that a command without `game:` can refer to if the channel has none. */
type Meant = 'any' | 'solo' | 'none';

const placedBy = async <T extends CommandInput<typeof GAME>>(
  games: Games,
  input: T,
  meant: Meant,
): Promise<T | RefusalSentence> => {
  const typed = input.options.text(GAME);
  if (typed === undefined && meant === 'none') return input;
  const here = typed === undefined ? await games.at(input.channel) : undefined;
  // A channel still shows its last game after the end. Direct messages show only running games (U34).
  if (here && (meant === 'solo' || !(await isOver(here)))) return input;
  const all = await games.sittings.withEnded(input.person.id);
  if (typed === undefined) {
    const those = meant === 'any' ? all : all.filter(({ channel }) => isSoloChannelId(channel));
    const sat = those.find(({ isOnTurn }) => isOnTurn) ?? those[0];
    return sat ? placedAt(games, input, sat) : input;
  }
  const sat = gameNamed(input, all, typed);
  return typeof sat === 'string' ? sat : placedAt(games, input, sat);
};

/**
 * Returns the input as if it came from that game's channel. If the asker may not enter that channel now, it returns the
 * reason (W10).
 */
const placedAt = async <T extends InputContext>(
  games: Games,
  input: T,
  sat: PlayerGame,
): Promise<T | RefusalSentence> => {
  const { channel, guild } = sat;
  if (channel === input.channel) return input;
  const admission = await games.people.members.admission(input.person.id, guild, channel);
  // Completion while a person is still typing is no act, so it has no effect.
  if (admission === 'left' && !('focused' in input)) await getUp(games, input, sat);
  if (admission !== 'here') return input.words.commands.places.notAdmitted(admission, sat);
  // Another process may have just changed the game, so the stored steps are read again.
  (await games.at(channel))?.session.markStale();
  // The permission to manage this server doesn't apply in the game's server.
  const { manages: _, managesHere: __, parent: ___, foreign: ____, ...act } = input;
  return { ...act, channel, guild, apart: true } as unknown as T;
};

/** Gives up the seats of a person who left the server, as `/game leave` does, so that others may take them. */
const getUp = async (
  games: Games,
  { person, interaction }: InputContext,
  { game: id, channel }: PlayerGame,
): Promise<void> => {
  const game = await games.at(channel);
  if (game?.session.game !== id) return;
  const leave = { kind: 'leave', actor: person.id, side: undefined } as const;
  const outcome = await game.session.run(leave, second(interaction, 'left'));
  if (outcome.kind === 'done' && !outcome.repeated) game.outbox.take(outcome.step, undefined, outcome.told);
};

/** Returns the game of that id or title, or a sentence that lists the asker's games (T8, T11). */
const gameNamed = (
  { words }: InputContext,
  all: readonly PlayerGame[],
  typed: string,
): PlayerGame | RefusalSentence => {
  const { places } = words.commands;
  const exact = all.find(({ game }) => game === typed.trim());
  const named = exact ? [exact] : all.filter(({ title }) => isCalled(title, typed));
  const [sat, ...others] = named;
  if (all.length === 0) return places.noGame;
  if (!sat) return unknown(words, 'game', typed, new Set(all.map(({ title }) => title)), { told: places.yours(all) });
  return others.length === 0 ? sat : places.several(named);
};

const gameChoices = async (games: Games, { person, focused, words }: CompletionInput): Promise<readonly Choice[]> => {
  const all = await games.sittings.of(person.id);
  const sorted = [...all.filter(({ isOnTurn }) => isOnTurn), ...all.filter(({ isOnTurn }) => !isOnTurn)];
  const named = new Map<string, string>();
  for (const sat of sorted) {
    const label = labelOf(words, sat);
    named.set(named.has(label) ? `${label} ${sat.game}` : label, sat.game);
  }
  return filterMatchingNames([...named.keys()], focused.typed)
    .slice(0, MOST_CHOICES)
    .map((name) => ({ name, value: named.get(name) ?? name }));
};

const labelOf = ({ commands }: Words, { title, sides, isOnTurn }: PlayerGame): string => {
  const notes = [...sides, ...(isOnTurn ? [commands.places.yourTurn] : [])];
  return notes.length > 0 ? `${title} (${notes.join(', ')})` : title;
};

/**
 * Changes a reply so that it fits another channel: public messages go to the game's channel, and private ones name the
 * game.
 */
const brought = async (
  games: Games,
  { apart, channel, interaction, words }: InputContext,
  told: Reply,
): Promise<Reply> => {
  const { answer } = told;
  const reply = apart ? { ...told, elsewhere: channel } : told;
  const game = apart && answer ? await games.at(channel) : undefined;
  if (!answer || !game) return reply;
  const { to, ...message } = answer;
  const line = words.posts.gameLine(gameAndChannelOf(game.session.viewNow(channelViewer), channel));
  // A panel already begins with the line that names the game.
  if (to === 'asker' && answer.text.startsWith(line)) return reply;
  if (to === 'asker') return { ...reply, answer: { ...answer, text: `${answer.text}\n${line}` } };
  // A solo game has no channel. If its player wants to show it publicly, it is posted here, without controls.
  if (isSoloChannelId(channel)) return { ...reply, answer: { ...message, rows: [], to } };
  const sent = await games.say(game, message, interaction);
  const { posted, notPosted, maybePosted } = words.commands.places;
  const became = { sent: posted, refused: notPosted, unknown: maybePosted }[sent.kind];
  return { ...reply, answer: { text: `${became}\n${line}`, to: 'asker' } };
};
