import { type BotLevel, canBotPlayModule, canModuleHideAnything, type Module } from '../../src/engine/index.ts';
import { type ChannelId, soloChannelIdOf } from '../../src/facts/where.ts';
import type { InputContext, PressInput, Reply } from '../../src/port/command.ts';
import { countLogLines, waitForBotActs } from '../../src/session/channel/bot-acts.ts';
import type { OpenGame } from '../../src/session/channel/open-game.ts';
import type { Games } from '../../src/session/games/games.ts';
import { gameQueries } from '../../src/view/game.ts';
import { rulebookOf } from '../../src/view/rulebook/rulebook.ts';
import { seatQueries } from '../../src/view/seats.ts';
import { arrangeButtonsInRows, controlId, DISCORD_LIMITS, type Message } from '../../src/view/text/message.ts';
import { personViewer } from '../../src/view/viewer.ts';
import { button } from '../common/buttons.ts';
import { levelButtons, parseBotLevel, REPLACE_IF_UNMOVED } from '../common/levels.ts';
import { loadModuleByName, type ModuleSources } from '../common/modules.ts';
import {
  formatFailedOperation,
  readAs,
  refused,
  replyToStorageErrors,
  second,
  staleControlReply,
  toAsker,
} from '../common/table.ts';
import { applyVariantsFromControlId, encodeVariantsForControlId } from '../consent/variants.ts';
import { openPanel } from '../play/press.ts';

/**
 * Solo games: a person plays all sides, or plays against the bot. The games are stored under the person and need no
 * channel (U9).
 */

const [ALL, ANY, ANEW] = ['all', 'any', 'anew'];

/**
 * Handles a press. `try`: show the ways to play alone; `solo`: play in one of these ways. If the button says so, a
 * running game is replaced. Both ids contain the module's name.
 */
export const handleSoloGameButton = (deps: ModuleSources, input: PressInput): Promise<Reply> =>
  replyToStorageErrors(input, async () => {
    const [name = '', way = '', ...how] = input.args;
    const named = await loadModuleByName(deps, input, name);
    if ('why' in named) return toAsker(named.why);
    const module = applyVariantsFromControlId(named, input.args.slice(1));
    const isForBot = way !== ALL && input.verb !== 'try';
    if (input.verb === 'try' || (isForBot && !canBotPlayModule(module)))
      return { update: waysOf(input, module, parseBotLevel(input.args.slice(1))) };
    const level = parseBotLevel(how);
    const chosen = way === ANY ? String(deps.games.dice.below(module.sides.length)) : way;
    const channel = soloChannelIdOf(input.person.id, module.module);
    const anew = how.includes(ANEW) ? 'always' : how.includes(REPLACE_IF_UNMOVED) ? 'unmoved' : 'never';
    return playAlone(deps.games, input, { module, channel, way: chosen, level, anew });
  });

/**
 * Restarts the solo game of a channel, after its end or before its player has moved. A player of a single side gets the
 * next side (U34, U35).
 */
export const restartSoloGame = async (games: Games, game: OpenGame, input: InputContext): Promise<Reply> => {
  const { session, channel } = game;
  const view = session.viewNow(personViewer(input.person.id));
  const isOver = view.of(gameQueries).phase === 'over';
  if (!isOver && (await session.undoTagFor(input.person.id)) !== undefined) return staleControlReply(game, input);
  const way = String(view.of(seatQueries).nextSide()?.index ?? ALL);
  const level = view.of(seatQueries).botLevel() ?? 'normal';
  return playAlone(games, input, {
    module: view.of(gameQueries).definition,
    channel,
    way,
    level,
    anew: isOver ? 'never' : 'always',
  });
};

const waysOf = ({ words }: InputContext, module: Module, level: BotLevel): Message => {
  const { alone } = words.commands;
  const variants = encodeVariantsForControlId(module);
  const solo = (way: string): string => controlId('game', 'solo', module.module, way, level, variants);
  const { sides } = rulebookOf(module);
  const hasBot = canBotPlayModule(module);
  const all = canModuleHideAnything(module) ? [] : [button(solo(ALL), alone.allSides, 'primary')];
  const buttons = sides.map((side) => {
    const index = module.sides.findIndex((one) => one.name === side);
    return button(solo(String(index)), alone.as(side).slice(0, DISCORD_LIMITS.label), 'primary');
  });
  const levels = levelButtons(words, level, (one) => controlId('game', 'try', module.module, one, variants));
  return {
    text: alone.question(module.title, !canModuleHideAnything(module), hasBot ? level : undefined),
    rows: [
      ...(hasBot && sides.length > 1 ? [levels] : []),
      [...all, ...(hasBot && sides.length > 1 ? [button(solo(ANY), alone.anySide, 'primary')] : [])],
      ...(hasBot ? arrangeButtonsInRows(buttons) : []),
      [
        button(controlId('game', 'list'), words.commands.files.chosenGame.back),
        button(controlId('game', 'rules-of', module.module), words.posts.buttons.rules),
      ],
    ].filter((row) => row.length > 0),
  };
};

/**
 * A solo game to start. `way`: the index of the player's side, or all sides. `anew`: true if it may replace a running
 * game.
 */
interface Solo {
  readonly module: Module;
  readonly channel: ChannelId;
  readonly way: string;
  readonly level: BotLevel;
  readonly anew: 'always' | 'unmoved' | 'never';
}

const playAlone = async (games: Games, input: InputContext, solo: Solo): Promise<Reply> => {
  const { module, channel, way, level, anew } = solo;
  const own = { ...input, channel, guild: undefined, apart: true as const };
  const { id: actor } = input.person;
  const { alone } = input.words.commands;
  const begin = { channel, guild: undefined, module, host: actor, interaction: input.interaction, seed: '' };
  let started = await games.start(begin);
  const isUnmoved = async ({ session }: OpenGame): Promise<boolean> =>
    anew === 'unmoved' && (await session.undoTagFor(actor)) === undefined;
  if (started.kind === 'runs' && (anew === 'always' || (await isUnmoved(started.game)))) {
    await started.game.session.run({ kind: 'stop', actor }, second(input.interaction, 'stop'));
    started = await games.start(begin);
  }
  if (started.kind === 'runs') return { update: underWay(input, started.game, solo) };
  const { game, outcome } = started;
  if (outcome.kind === 'refused') return refused(game, own, outcome.refusal);
  if (outcome.kind !== 'done') return toAsker(formatFailedOperation(input, outcome));
  await seatAt(game, own, way, level);
  const before = await countLogLines(game, own);
  const begun = await game.session.run({ kind: 'begin', actor }, second(input.interaction, 'begin'));
  if (begun.kind === 'refused') return refused(game, own, begun.refusal);
  if (begun.kind !== 'done') return toAsker(formatFailedOperation(input, begun));
  const answers = await waitForBotActs(game, own, before);
  const mine = way === ALL ? undefined : game.session.viewNow(personViewer(actor)).of(seatQueries).mine()[0]?.name;
  return { update: await openPanel(game, own, [alone.begun(module.title, mine, level), ...answers]) };
};

const underWay = ({ words }: InputContext, { session }: OpenGame, { module, way, level }: Solo): Message => ({
  text: words.commands.alone.underWay(module.title),
  rows: [
    [
      button(controlId('play', 'open', session.game), words.commands.alone.goOn, 'primary'),
      button(
        controlId('game', 'solo', module.module, way, level, ANEW, encodeVariantsForControlId(module)),
        words.commands.alone.anew,
        'danger',
      ),
      button(controlId('game', 'list'), words.commands.files.chosenGame.back),
    ],
  ],
});

const seatAt = async (game: OpenGame, input: InputContext, way: string, level: BotLevel): Promise<void> => {
  const { id: actor } = input.person;
  const sides = await readAs(game, input, (view) => view.of(seatQueries).sides());
  const mine = sides.find(({ index }) => String(index) === way);
  const operation = mine ? ({ kind: 'join', actor, side: mine.id } as const) : ({ kind: 'alone', actor } as const);
  await game.session.run(operation, second(input.interaction, 'seat'), input.share);
  const others = sides.flatMap(({ id }) => (id === mine?.id ? [] : id));
  const seating = { kind: 'seat-bot', actor, sides: others, level } as const;
  if (mine) await game.session.run(seating, second(input.interaction, 'house'), input.share);
};
