import { applyVariants, type Module, parseVariantChoices } from '../../src/engine/index.ts';
import type { ChannelId } from '../../src/facts/where.ts';
import {
  type CommandInput,
  type InputContext,
  type PressInput,
  publicWords,
  type Reply,
} from '../../src/port/command.ts';
import type { GameStartRequest } from '../../src/session/games/starting.ts';
import { moduleWithChessPosition } from '../../src/session/notation/played.ts';
import { gameQueries } from '../../src/view/game.ts';
import { controlId } from '../../src/view/text/message.ts';
import { bold } from '../../src/view/text/text.ts';
import { channelViewer } from '../../src/view/viewer.ts';
import { button } from '../common/buttons.ts';
import type { OptionOf } from '../common/definition.ts';
import { loadChosenModule, loadModuleByName, type ModuleSources } from '../common/modules.ts';
import { formatFailedOperation, readAs, replyToOutcome, replyToStorageErrors, toAsker } from '../common/table.ts';
import { applyEncodedVariants } from '../consent/variants.ts';
import { gameSelects } from './choose.ts';
import type { ItemsAwaitingConfirmation } from './pending-questions.ts';

/** Starts a game of a named module or of a file. If a game is running, it asks for confirmation first (T19). */
export const start = (
  deps: ModuleSources,
  pending: ItemsAwaitingConfirmation<Module>,
  input: CommandInput<OptionOf<'game'>>,
): Promise<Reply> =>
  replyToStorageErrors(input, async () => {
    const module = await loadChosenModule(deps, input);
    if (!('why' in module)) return startVariant(deps, pending, input, module);
    const { options } = input;
    const isNamed = options.text('module') !== undefined || options.file('file') !== undefined;
    return toAsker(isNamed ? module.why : { ...module.why, rows: await gameSelects(deps, input) });
  });

const startVariant = async (
  deps: ModuleSources,
  pending: ItemsAwaitingConfirmation<Module>,
  input: CommandInput<OptionOf<'game'>>,
  module: Module,
): Promise<Reply> => {
  const { options, words } = input;
  const typed = parseVariantChoices(module, options.text('variants') ?? '');
  if ('unknown' in typed) return toAsker(words.rulebook.noVariant(typed.unknown, module.variants ?? []));
  const seed = options.text('seed') ?? '';
  const fen = options.text('position');
  const placed = fen === undefined ? module : moduleWithChessPosition(module, fen);
  const { chess } = words.commands.gameFiles;
  if (placed === 'none') return toAsker(chess.none(module.title));
  if ('code' in placed) return toAsker(chess.noPosition(placed));
  const chosen = applyVariants(placed, typed);
  const how = { seed, ...(options.flag('open') ? { open: true as const } : {}) };
  return options.flag('thread')
    ? startInThread(deps, input, chosen, how)
    : startGameOfModule(deps, pending, input, chosen, how);
};

export const startGameFromButton = (
  deps: ModuleSources,
  pending: ItemsAwaitingConfirmation<Module>,
  input: PressInput,
): Promise<Reply> =>
  replyToStorageErrors(input, async () => {
    const [name = '', where, mark = ''] = input.args;
    // The question about a channel with a running game offers a thread. An uploaded module was kept for the answer.
    const waiting = where === THREAD ? pending.take(input) : undefined;
    const isWaiting = waiting?.module === name;
    const named = isWaiting ? waiting : await loadModuleByName(deps, input, name);
    if ('why' in named) return toAsker(named.why);
    const module = isWaiting ? named : applyEncodedVariants(named, mark);
    if (where === THREAD) {
      const { answer } = await startInThread(deps, input, module, { seed: '' });
      return answer?.to === 'channel' ? { update: answer } : answer ? { answer } : {};
    }
    const reply = await startGameOfModule(deps, pending, input, module, { seed: '' });
    return reply.answer?.to === 'channel' ? { ...reply, update: { text: bold(module.title) } } : reply;
  });

const THREAD = 'thread';

/** Starts a game in a new thread, which gets all its posts. The channel gets a post that links to the thread (U17). */
const startInThread = async (
  { games }: ModuleSources,
  input: InputContext,
  read: Module,
  how: Pick<GameStartRequest, 'seed' | 'open'>,
): Promise<Pick<Reply, 'answer'>> => {
  const module = read.chosen ? read : applyVariants(read, []);
  const { words, guild, person, interaction } = input;
  const said = words.commands.files.inThread;
  const bound = await games.boundIn(guild, input.channel);
  if (bound) return toAsker(words.commands.table.fullText(bound));
  const thread = guild && input.threads ? await games.thread(input.channel, module.title) : undefined;
  if (thread === undefined) return toAsker(said.none);
  const started = await games.start({ channel: thread, guild, module, host: person.id, interaction, ...how });
  if (started.kind !== 'started' || started.outcome.kind === 'refused') return toAsker(words.commands.table.failed);
  if (started.outcome.kind !== 'done') return toAsker(formatFailedOperation(input, started.outcome));
  const { outbox } = started.game;
  if (!started.outcome.repeated) outbox.take(started.outcome.step, undefined, started.outcome.told);
  return { answer: { text: publicWords(input).commands.files.inThread.opened(module.title, thread), to: 'channel' } };
};

/** Starts a game of this module, or asks for confirmation first. An uploaded module is kept until the answer. */
export const startGameOfModule = async (
  { games }: ModuleSources,
  pending: ItemsAwaitingConfirmation<Module>,
  input: InputContext,
  read: Module,
  how: Pick<GameStartRequest, 'seed' | 'open'>,
): Promise<Reply> => {
  const module = read.chosen ? read : applyVariants(read, []);
  const { person, channel, guild, interaction } = input;
  const language = input.words.locale;
  const started = await games.start({ channel, guild, module, host: person.id, interaction, language, ...how });
  if (started.kind === 'started') return replyToOutcome(started.game, input, started.outcome);
  const { session } = started.game;
  const title = await readAs(started.game, input, (view) => view.of(gameQueries).title);
  pending.put(input, module);
  const {
    game: { runs: said },
    buttons,
    files,
  } = input.words.commands;
  const free = await freeChannels(games, input);
  return toAsker({
    text: [said.question(title, module.title), ...(free.length > 0 ? [said.elsewhere(free)] : [])].join(' '),
    rows: [
      [
        ...(input.threads
          ? [button(controlId('game', 'start', module.module, THREAD), files.chosenGame.thread, 'success')]
          : []),
        button(controlId('game', 'instead', session.game, module.module), said.stopAndStart(module.title), 'danger'),
        button(controlId('game', 'keep', session.game), buttons.keepIt),
      ],
    ],
  });
};

const freeChannels = async (
  games: ModuleSources['games'],
  { channels = [] }: InputContext,
): Promise<readonly ChannelId[]> => {
  const found = await Promise.all(channels.map((channel) => games.at(channel)));
  const busy = await Promise.all(
    found.map(
      async (game) =>
        game && !(await game.session.read(channelViewer, (view) => view.of(gameQueries).phase === 'over')),
    ),
  );
  return channels.filter((_, i) => busy[i] !== true);
};

export const offered = async (
  deps: ModuleSources,
  pending: ItemsAwaitingConfirmation<Module>,
  input: InputContext,
  name: string,
): Promise<Module | undefined> => {
  const waiting = pending.take(input);
  if (waiting?.module === name) return waiting;
  const module = await loadModuleByName(deps, input, name);
  return 'why' in module ? undefined : module;
};
