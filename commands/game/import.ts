import type { CommandInput, InputContext, PressInput, Reply } from '../../src/port/command.ts';
import { MOST_GAME_FILE_BYTES } from '../../src/session/archive/read.ts';
import { readGameApart } from '../../src/session/archive/read-apart.ts';
import type { OpenGame } from '../../src/session/channel/open-game.ts';
import type { SavedGame } from '../../src/session/file/format.ts';
import { pictureHashesOfSave, savedPicturesByName } from '../../src/session/file/pictures.ts';
import type { Games } from '../../src/session/games/games.ts';
import type { ImportResult } from '../../src/session/games/starting.ts';
import { isChessText, LARGEST_PGN, readPgn } from '../../src/session/notation/pgn.ts';
import { gameFromPgn } from '../../src/session/notation/played.ts';
import type { HashedPicture } from '../../src/session/pictures/picture.ts';
import { refuse } from '../../src/table/index.ts';
import { gameQueries } from '../../src/view/game.ts';
import { controlId, type Message } from '../../src/view/text/message.ts';
import { button } from '../common/buttons.ts';
import type { OptionOf } from '../common/definition.ts';
import { bytesOfFile, decodeFileText } from '../common/files.ts';
import { listHostModules, listStartableModules, loadModuleByName, type ModuleSources } from '../common/modules.ts';
import { badPicturesText } from '../common/pictures.ts';
import type { RefusalSentence } from '../common/sentence.ts';
import { refusalOfUploading } from '../common/server-rules.ts';
import {
  formatFailedOperation,
  readAs,
  refused,
  releaseStepMessages,
  replyToOutcome,
  replyToStorageErrors,
  runWithChannelGame,
  second,
  staleControlReply,
  tell,
  toAsker,
} from '../common/table.ts';
import type { ItemsAwaitingConfirmation } from './pending-questions.ts';

/**
 * Continues a game from a file. If a game is running, its host is asked first (W1, T19). The whole file is checked
 * before anything changes.
 */
export const continueGameFromFile = (
  deps: ModuleSources,
  offers: ItemsAwaitingConfirmation<Uint8Array>,
  input: CommandInput<OptionOf<'game'>>,
): Promise<Reply> =>
  replyToStorageErrors(input, async () => {
    const { words } = input;
    const { games } = deps;
    const file = input.options.file('file');
    if (!file) return toAsker(words.commands.gameFiles.imported.noFile);
    const before = await games.at(input.channel);
    const refusal =
      before &&
      (await readAs(before, input, (view) =>
        view.of(gameQueries).phase === 'over' ? '' : notHost(view.of(gameQueries).host, input),
      ));
    if (before && refusal) return refused(before, input, refusal);
    const ruled = await refusalOfUploading(games, input);
    const read = await bytesOfFile(words, file, ruled === undefined ? MOST_GAME_FILE_BYTES : MOST_BYTES_OF_PGN);
    if ('why' in read) return toAsker(ruled ?? read.why);
    const game = await gameIn(deps, read.bytes, input);
    if ('why' in game) return toAsker(game.why);
    const brought = await picturesFor(games, input, game.game);
    if ('why' in brought) return toAsker(brought.why);
    const imported = await games.import({ ...input, host: input.person.id, ...brought });
    if (imported.kind !== 'runs') return replyTo(imported, input);
    offers.put(input, read.bytes);
    return question(imported.game, input);
  });

/**
 * Handles the consent to replace the running game. That game is ended only after the imported game is safely stored.
 */
export const replaceGameByImport = (
  deps: ModuleSources,
  offers: ItemsAwaitingConfirmation<Uint8Array>,
  input: PressInput,
): Promise<Reply> => {
  const { games } = deps;
  return runWithChannelGame(
    games,
    input,
    async (game) => {
      const refusal = await readAs(game, input, (view) => notHost(view.of(gameQueries).host, input));
      if (refusal) return refused(game, input, refusal);
      const bytes = offers.take(input);
      const read = bytes && (await gameIn(deps, bytes, input));
      if (!read || 'why' in read)
        return staleControlReply(game, input, input.words.commands.gameFiles.imported.forgotten);
      const brought = await picturesFor(games, input, read.game);
      if ('why' in brought) return toAsker(brought.why);
      let why: Reply | undefined;
      const imported = await games.import({ ...input, host: input.person.id, ...brought }, async (running) => {
        why = await notStopped(games, running, input);
        return why === undefined;
      });
      if (why) return why;
      return { ...(await replyTo(imported, input)), update: { text: input.words.commands.game.answered.thatEnded } };
    },
    input.args[0] ?? '',
  );
};

const gameIn = async (
  deps: ModuleSources,
  bytes: Uint8Array,
  act: InputContext,
): Promise<{ readonly game: SavedGame } | { readonly why: Message | RefusalSentence }> => {
  const { words, person } = act;
  const { chess, fault } = words.commands.gameFiles;
  const text = bytes.length > MOST_BYTES_OF_PGN ? undefined : decodeFileText(words, bytes);
  if (!text || 'why' in text || !isChessText(text.text)) {
    const ruled = await refusalOfUploading(deps.games, act);
    if (ruled !== undefined) return { why: ruled };
    const read = await readGameApart(act, bytes);
    if (read === 'no-text') return { why: words.commands.files.noText };
    if (typeof read === 'string') return { why: words.commands.files.unworked(read) };
    return read.ok ? read : { why: fault(read.fault) };
  }
  const listed = [...listHostModules(deps), ...(await listStartableModules(deps, act))].find(
    ({ notation }) => notation === 'chess',
  );
  const module = listed && (await loadModuleByName(deps, act, listed.name));
  if (!module) return { why: chess.noModule };
  if ('why' in module) return module;
  const pgn = readPgn(text.text);
  const game = 'code' in pgn ? pgn : await gameFromPgn(pgn, module, person.id, deps.games.now);
  if (game === 'none') return { why: chess.none(module.title) };
  return 'code' in game ? { why: chess.fault(game) } : { game };
};

const MOST_BYTES_OF_PGN = 4 * LARGEST_PGN;

const picturesFor = async (
  games: Games,
  act: InputContext,
  saved: SavedGame,
): Promise<
  { readonly saved: SavedGame; readonly pictures: readonly HashedPicture[] } | { readonly why: RefusalSentence }
> => {
  const { words } = act;
  const { pictures, bad } = await games.library.decoded(act, savedPicturesByName(saved));
  if (bad.length > 0) return { why: badPicturesText(words, bad) };
  const named = [...pictureHashesOfSave(saved)].filter(([file]) => !pictures.has(file));
  const lacking = await games.library.lacking(new Map(named));
  const { title } = saved.module.definition;
  const beyond = lacking.length > 0 ? undefined : await games.library.keepPictures(act, [...pictures.values()]);
  if (beyond) return { why: words.commands.files.pictures.beyondShare(beyond.over, beyond.share) };
  return lacking.length > 0
    ? { why: words.commands.gameFiles.imported.pictures(title, lacking) }
    : { saved, pictures: [...pictures.values()] };
};

const notHost = (host: InputContext['person']['id'], { person: { id } }: InputContext) =>
  host === id ? undefined : refuse('host-only', { host });

const question = async (running: OpenGame, input: InputContext): Promise<Reply> =>
  toAsker(
    await readAs(running, input, (view) => {
      const { refusals, commands } = input.words;
      if (view.of(gameQueries).host !== input.person.id)
        return refusals.refusalText(refuse('host-only', { host: view.of(gameQueries).host }), view);
      const { game } = running.session;
      const { question, instead } = commands.gameFiles.imported;
      return {
        text: question(view.of(gameQueries).title),
        rows: [
          [
            button(controlId('game', 'import', game), instead, 'danger'),
            button(controlId('game', 'keep', game), commands.buttons.keepIt),
          ],
        ],
      };
    }),
  );

const notStopped = async (games: Games, running: OpenGame, input: InputContext): Promise<Reply | undefined> => {
  const outcome = await running.session.run(
    { kind: 'stop', actor: input.person.id },
    second(input.interaction, 'stop'),
  );
  if (outcome.kind === 'refused')
    return outcome.refusal.code === 'game-over' ? undefined : refused(running, input, outcome.refusal);
  if (outcome.kind !== 'done') return toAsker(formatFailedOperation(input, outcome));
  releaseStepMessages(await tell(running, input, outcome));
  games.ended(running);
  return undefined;
};

const replyTo = async (imported: ImportResult, input: InputContext): Promise<Reply> => {
  if (imported.kind === 'runs') return toAsker(input.words.commands.gameFiles.imported.overtaken);
  if (imported.kind === 'full') return toAsker(formatFailedOperation(input, imported));
  return imported.kind === 'imported'
    ? replyToOutcome(imported.game, input, imported.outcome)
    : toAsker(input.words.commands.table.failed);
};
