import type { InputContext, Reply } from '../../src/port/command.ts';
import { MOST_GAME_FILE_BYTES } from '../../src/session/archive/read.ts';
import { exportVisibleGame } from '../../src/session/archive/seen.ts';
import { exportGame } from '../../src/session/archive/write.ts';
import type { OpenGame } from '../../src/session/channel/open-game.ts';
import type { Games } from '../../src/session/games/games.ts';
import { exportGameAsPgn } from '../../src/session/notation/written.ts';
import { gameQueries } from '../../src/view/game.ts';
import { readAs, toAsker } from '../common/table.ts';

export const EXPORT_FORMATS = ['game', 'pgn', 'fen'] as const;

export const exportGameInFormat = (
  games: Games,
  game: OpenGame,
  input: InputContext,
  format: string | undefined,
): Promise<Reply> =>
  format === 'pgn'
    ? exportPgn(games, game, input)
    : format === 'fen'
      ? exportFen(game, input)
      : exportFile(games, game, input);

/**
 * Replies privately with the moves of a chess game as PGN. They need no redaction: a chess game hides nothing (V12).
 */
const exportPgn = async ({ people }: Games, game: OpenGame, input: InputContext): Promise<Reply> => {
  const { chess } = input.words.commands.gameFiles;
  const position = await positionOf(game, input);
  if (position.fen === undefined) return toAsker(position.why);
  const pgn = await exportGameAsPgn(game.session, (person) => people.names.of(person, input.guild));
  if (pgn === 'none') return toAsker(chess.none(position.title));
  if ('step' in pgn) return toAsker(chess.noMove);
  return toAsker({ text: chess.pgn(position.title), file: { name: `${position.module}.pgn`, text: pgn.text } });
};

const exportFen = async (game: OpenGame, input: InputContext): Promise<Reply> => {
  const { chess } = input.words.commands.gameFiles;
  const position = await positionOf(game, input);
  return toAsker(position.fen === undefined ? position.why : chess.fen(position.title, position.fen));
};

const positionOf = (game: OpenGame, input: InputContext) =>
  readAs(game, input, (view) => {
    const { title, module, fen, hides, phase } = view.of(gameQueries);
    const { chess } = input.words.commands.gameFiles;
    const why = phase === 'seating' ? chess.notBegun : chess.none(title);
    return { title, module, fen: hides ? undefined : fen, why };
  });

/**
 * Replies privately with the game as a file. The file has the whole game if nothing is hidden, or after its secret was
 * posted (T21). Otherwise it has the part that the asker can see (T4, T6).
 */
const exportFile = async ({ history }: Games, game: OpenGame, input: InputContext): Promise<Reply> => {
  const { session } = game;
  const { exported: said } = input.words.commands.gameFiles;
  const { hides, isOver, isPublished, isSigned, module, title } = await readAs(game, input, (view) => ({
    hides: view.of(gameQueries).hides && view.of(gameQueries).chance.published === undefined,
    isOver: view.of(gameQueries).phase === 'over',
    isPublished: view.of(gameQueries).chance.published !== undefined,
    isSigned: view.of(gameQueries).origin?.isProved !== false,
    module: view.of(gameQueries).module,
    title: view.of(gameQueries).title,
  }));
  const text = hides
    ? await exportVisibleGame(input.words, history, session, input.person.id, MOST_GAME_FILE_BYTES)
    : await exportGame(history, session, MOST_GAME_FILE_BYTES);
  if (text === 'too-large') return toAsker(said.tooLarge(MOST_GAME_FILE_BYTES));
  const file = { name: hides ? `${module}-seen.json` : `${module}.json`, text };
  if (hides) return toAsker({ text: said.seen(title, isOver), file });
  const whole = isPublished ? said.published(title) : said.whole(title);
  const signed = isSigned ? said.signed(await history.publicKey()) : said.unsigned;
  return toAsker({ text: `${whole} ${signed}`, file });
};
