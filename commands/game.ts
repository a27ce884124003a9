import { LONGEST_FEN, type Module, POST_FREQUENCIES, TIMEOUT_CHOICES } from '../src/engine/index.ts';
import type {
  Choice,
  Command,
  CommandInput,
  CompletionInput,
  FormInput,
  PressInput,
  Reply,
} from '../src/port/command.ts';
import { LONGEST_SEED_CONTRIBUTION } from '../src/session/base/share.ts';
import { gameQueries } from '../src/view/game.ts';
import { seatQueries } from '../src/view/seats.ts';
import { createChoiceFromText, filterMatchingNames, suggestFromGame } from './common/choices.ts';
import {
  between,
  COMPLETED,
  defineCommand,
  FILE,
  FLAG,
  type OptionOf,
  oneOf,
  PERSON,
  required,
  TEXT,
  upTo,
} from './common/definition.ts';
import { durationChoices } from './common/durations.ts';
import { listStartableModules, type ModuleSources, suggestStartableGames } from './common/modules.ts';
import { PICTURE_FILE_OPTIONS } from './common/pictures.ts';
import { act, runWithChannelGame } from './common/table.ts';
import { askToConfirmResigning } from './consent/resign.ts';
import { undoOrAskConsent } from './consent/undo.ts';
import { suggestModuleVariants } from './consent/variants.ts';
import { handleSoloGameButton } from './game/alone.ts';
import { handleGameListControl } from './game/choose.ts';
import { EXPORT_FORMATS, exportGameInFormat } from './game/export.ts';
import { joinWithSeedText, showGameStatus } from './game/fairness.ts';
import { continueGameFromFile, replaceGameByImport } from './game/import.ts';
import { showLogPage } from './game/log.ts';
import { ItemsAwaitingConfirmation } from './game/pending-questions.ts';
import { handleGameButton } from './game/press.ts';
import { askToConfirmModuleReload } from './game/reload.ts';
import { MOST_REPLAY_FRAMES, parseReplayRange, replayGame } from './game/replay.ts';
import { handleRulesButton, showGameRules } from './game/rules.ts';
import {
  GAME_MASTER_OPTION,
  joinGame,
  LONGEST_PLAY_TIMES,
  leaveGame,
  offerSideToPerson,
  removePlayerFromSeat,
  showSeats,
} from './game/seats.ts';
import { languageChoices, showOrChangeGameSettings } from './game/settings.ts';
import { start, startGameFromButton } from './game/start.ts';
import { askToConfirmStoppingGame } from './game/stop.ts';
import { chooseTimeoutConsequence } from './game/timeout.ts';
import { verifyGameRandomness } from './game/verify.ts';
import { offerOrAgreeDrawByCommand } from './play/draws.ts';

const data = defineCommand('game', {
  start: {
    module: COMPLETED,
    file: FILE,
    seed: upTo(100, TEXT),
    variants: upTo(300, COMPLETED),
    position: upTo(LONGEST_FEN, TEXT),
    thread: FLAG,
    open: FLAG,
    ...PICTURE_FILE_OPTIONS,
  },
  join: { side: COMPLETED, share: upTo(LONGEST_SEED_CONTRIBUTION, TEXT), reserve: FLAG },
  leave: { side: COMPLETED },
  unseat: { side: required(COMPLETED), person: PERSON },
  transfer: { person: required(PERSON), side: COMPLETED },
  seats: { when: upTo(LONGEST_PLAY_TIMES, TEXT) },
  rules: { module: COMPLETED },
  status: {},
  settings: {
    reminder: COMPLETED,
    posts: oneOf(...POST_FREQUENCIES),
    turn: COMPLETED,
    bank: COMPLETED,
    language: COMPLETED,
    open: FLAG,
  },
  timeout: { choice: required(oneOf(...TIMEOUT_CHOICES)) },
  resign: {},
  draw: {},
  stop: {},
  undo: { steps: between(1, 100) },
  redo: { steps: between(1, 100) },
  log: { page: between(1, 10000) },
  replay: { of: oneOf('turn', 'game'), steps: between(2, MOST_REPLAY_FRAMES) },
  verify: {},
  export: { format: oneOf(...EXPORT_FORMATS) },
  import: { file: required(FILE) },
  reload: { file: FILE, module: COMPLETED, ...PICTURE_FILE_OPTIONS },
});

const FILES = 4;
const MODULES = 50;

const execute = (
  deps: ModuleSources,
  offers: ItemsAwaitingConfirmation<Uint8Array>,
  pending: ItemsAwaitingConfirmation<Module>,
  input: CommandInput<OptionOf<'game'>>,
): Promise<Reply> => {
  if (input.subcommand === 'import') return continueGameFromFile(deps, offers, input);
  if (input.subcommand === 'start') return start(deps, pending, input);
  if (input.subcommand === 'rules') return showGameRules(deps, input);
  return runWithChannelGame(deps.games, input, async (game) => {
    const { options, person, subcommand } = input;
    const steps = options.integer('steps');
    switch (subcommand) {
      case 'join':
        return options.flag('reserve')
          ? joinGame(game, input, undefined, true)
          : joinWithSeedText(game, input, options.text('side'), options.text('share'));
      case 'unseat':
        return removePlayerFromSeat(game, input, options.text('side') ?? '', options.text('person'));
      case 'transfer':
        return offerSideToPerson(game, input, options.text('side'), options.text('person') ?? '');
      case 'leave':
        return leaveGame(game, input, options.text('side'));
      case 'seats':
        return showSeats(game, input, options.text('when'));
      case 'resign':
        return askToConfirmResigning(game, input);
      case 'draw':
        return offerOrAgreeDrawByCommand(game, input);
      case 'stop':
        return askToConfirmStoppingGame(game, input);
      case 'undo':
        return undoOrAskConsent(game, input, steps);
      case 'redo':
        return act(game, input, { kind: 'redo', actor: person.id, steps: steps ?? 1 });
      case 'reload':
        return askToConfirmModuleReload(deps, pending, game, input);
      case 'settings':
        return showOrChangeGameSettings(game, input);
      case 'timeout':
        return chooseTimeoutConsequence(game, input, options.text('choice') ?? '');
      case 'replay':
        return replayGame(deps.games, game, input, options.integer('steps') ?? parseReplayRange(options.text('of')));
      case 'verify':
        return verifyGameRandomness(deps.games, game, input);
      case 'export':
        return exportGameInFormat(deps.games, game, input, options.text('format'));
      case 'log':
        return showLogPage(game, input, options.integer('page') ?? 1);
      default:
        return showGameStatus(game, input);
    }
  });
};

const DURATIONS: ReadonlySet<string> = new Set(['reminder', 'turn', 'bank']);

const complete = async (deps: ModuleSources, input: CompletionInput<OptionOf<'game'>>): Promise<readonly Choice[]> => {
  const { focused, subcommand } = input;
  const { games } = deps;
  if (focused.name === 'module')
    return suggestStartableGames(input.words, await listStartableModules(deps, input), focused.typed);
  if (focused.name === 'variants') return suggestModuleVariants(deps, input);
  if (focused.name === 'language') return languageChoices(focused.typed);
  if (DURATIONS.has(focused.name)) return durationChoices(input.words, focused.typed, ['off']);
  return suggestFromGame(games, input, (view, typed, _, words) => {
    const mine = view
      .of(seatQueries)
      .mine()
      .map(({ name }) => name);
    const sides = view.of(seatQueries).sides();
    const free = sides.filter(({ players }) => players.length === 0).map(({ name }) => name);
    const taken = sides.map(({ name }) => name).filter((name) => !free.includes(name) && !mine.includes(name));
    const all =
      subcommand === 'leave' || subcommand === 'transfer'
        ? mine
        : subcommand === 'unseat'
          ? taken
          : [...free, ...taken];
    const names = filterMatchingNames(all, typed).map(createChoiceFromText);
    const { masterName, masterSeat } = words.commands.game;
    const isSide = sides.some(({ name }) => name.toLowerCase() === masterName.toLowerCase());
    const master = { name: masterSeat, value: isSide ? GAME_MASTER_OPTION : masterName };
    // A module always has fewer sides than a list of choices can hold, so the game master's seat fits too.
    return subcommand === 'join' && view.of(gameQueries).master === undefined ? [...names, master] : names;
  });
};

export const gameCommand = (deps: ModuleSources): Command => {
  const offers = new ItemsAwaitingConfirmation<Uint8Array>(FILES);
  const pending = new ItemsAwaitingConfirmation<Module>(MODULES);
  return {
    data,
    execute: (input) => execute(deps, offers, pending, input),
    complete: (input) => complete(deps, input),
    submit: (input: FormInput) =>
      runWithChannelGame(
        deps.games,
        input,
        (game) => showSeats(game, input, input.texts['when'] ?? ''),
        input.args[0] ?? '',
      ),
    press: (input: PressInput) => {
      if (input.verb === 'import') return replaceGameByImport(deps, offers, input);
      if (['about', 'list', 'text', 'choose'].includes(input.verb)) return handleGameListControl(deps, input);
      if (input.verb === 'try' || input.verb === 'solo') return handleSoloGameButton(deps, input);
      if (input.verb === 'rules' || input.verb === 'rules-of') return handleRulesButton(deps, input);
      return input.verb === 'start'
        ? startGameFromButton(deps, pending, input)
        : handleGameButton(deps, pending, input);
    },
  };
};
