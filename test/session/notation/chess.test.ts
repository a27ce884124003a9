import { Chess } from 'chessops/chess';
import { makeFen, parseFen } from 'chessops/fen';
import { makePgn, type PgnNodeData } from 'chessops/pgn';
import { makeSan } from 'chessops/san';
import { expect, onTestFinished, test } from 'vitest';
import type { PgnFault } from '../../../src/facts/notation-fault.ts';
import type { OpenGame } from '../../../src/session/channel/open-game.ts';
import { findReplayFault } from '../../../src/session/file/replay.ts';
import { Games } from '../../../src/session/games/games.ts';
import { isChessText, LARGEST_PGN, readPgn } from '../../../src/session/notation/pgn.ts';
import { gameFromPgn, moduleWithChessPosition } from '../../../src/session/notation/played.ts';
import { exportGameAsPgn } from '../../../src/session/notation/written.ts';
import type { InteractionId } from '../../../src/table/index.ts';
import { gameQueries } from '../../../src/view/game.ts';
import { channelViewer } from '../../../src/view/viewer.ts';
import { shippedModule } from '../../support/modules/shipped.ts';
import { CHANNEL, GUILD, killed, newInteraction, newProcess } from '../../support/session.ts';
import { ANN } from '../../support/table.ts';

const chess = await shippedModule('chess');

const read = async (text: string) => {
  const pgn = readPgn(text);
  const game = 'code' in pgn ? pgn : await gameFromPgn(pgn, chess, ANN, 0);
  if (game === 'none') throw new Error('chess is written as PGN');
  return game;
};

/** The game of a text, in a channel of its own process. */
const brought = async (text: string): Promise<OpenGame> => {
  const saved = await read(text);
  if ('code' in saved) throw new Error(JSON.stringify(saved));
  expect(await findReplayFault(saved)).toBeUndefined();
  const process = newProcess();
  const games = new Games(process.ports);
  const interaction: InteractionId = newInteraction();
  const made = await games.import({ channel: CHANNEL, guild: GUILD, host: ANN, saved, interaction });
  onTestFinished(() => void killed(process));
  if (made.kind !== 'imported') throw new Error(made.kind);
  return made.game;
};

const fenIn = ({ session }: OpenGame): Promise<string | undefined> =>
  session.read(channelViewer, (view) => view.of(gameQueries).fen);

const nobody = () => undefined;

const movesIn = (pgn: string): string => pgn.slice(pgn.indexOf('\n\n')).trim().replace(/\s+/g, ' ');

/** A game by chance in a public library: how it is written there, and how it ends. */
const random = (start: string | undefined, plies: number, seed: number) => {
  const position = start === undefined ? Chess.default() : Chess.fromSetup(parseFen(start).unwrap()).unwrap();
  const sans: string[] = [];
  for (let chance = seed; sans.length < plies && !position.isEnd(); ) {
    chance = (chance * 48271) % 2147483647;
    const moves = [...position.allDests()].flatMap(([from, dests]) => [...dests].map((to) => ({ from, to })));
    const move = moves[chance % moves.length];
    if (!move) break;
    const isLast = position.board.get(move.from)?.role === 'pawn' && (move.to < 8 || move.to > 55);
    const played = isLast ? { ...move, promotion: (['queen', 'knight'] as const)[chance % 2] ?? 'queen' } : move;
    sans.push(makeSan(position, played));
    position.play(played);
  }
  return { sans, fen: makeFen(position.toSetup()) };
};

test('[V12] chess games are read from PGN and written as chess libraries do', async () => {
  const KIWIPETE = 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1';
  const PROMOTIONS = 'n1n1k3/PPP2ppp/8/3p4/4P3/8/ppp2PPP/N1N1K3 b - - 3 40';
  for (const [start, plies, seed] of [
    [undefined, 40, 7],
    [KIWIPETE, 16, 11],
    [PROMOTIONS, 12, 5],
  ] as const) {
    const { sans, fen } = random(start, plies, seed);
    const headers = new Map(start === undefined ? [] : [['FEN', start]]);
    const moves = sans.map((san): PgnNodeData => ({ san, comments: ['a { comment', 'more'], nags: [1] }));
    let node: { data: PgnNodeData; children: readonly unknown[] } | undefined;
    for (const data of moves.toReversed()) node = { data, children: node ? [node] : [] };
    const pgn = makePgn({ headers, moves: { children: node ? [node] : [] } as never });
    const game = await brought(pgn);
    expect(await fenIn(game)).toBe(fen);
    const written = await exportGameAsPgn(game.session, nobody);
    if (written === 'none' || 'step' in written) throw new Error('no PGN');
    expect(movesIn(written.text).replace(/\d+\.+ /g, '')).toBe([...sans, '*'].join(' '));
    expect(written.text.split('\n').every((line) => line.length < 80)).toBe(true);
    expect(await fenIn(await brought(written.text))).toBe(fen);
  }
});

test('[V12] a PGN of a mated game states its result; comments are skipped', async () => {
  const text = `[Event "A \\"game\\""]
[White "?"]

% a line of its own
1. f3 {weak (very) } e5 ; to the end
2. g4?? $4 (2. e4 Nc6 (2... d5 3. exd5) 3. Nf3) 2... Qh4# 0-1
`;
  const game = await brought(text);
  const written = await exportGameAsPgn(game.session, nobody);
  expect(written).toHaveProperty('text', expect.stringContaining('[Result "0-1"]'));
  expect(movesIn('text' in (written as object) ? (written as { text: string }).text : '')).toBe(
    '1. f3 e5 2. g4 Qh4# 0-1',
  );
});

test('[V12] PGN is read with castling, en passant and ambiguous pieces', async () => {
  const text = '1.e4 a6 2.e5 d5 3.exd6e.p. Nc6 4.Nf3 Bg4 5.Be2 Qxd6 6.0-0 O-O-O 7.c3 h6 8.Na3 h5 9.Nc2 h4 10.Ncd4 *';
  const written = await exportGameAsPgn((await brought(text)).session, nobody);
  expect(written).toHaveProperty('text', expect.stringContaining('3. exd6 Nc6'));
  expect(written).toHaveProperty('text', expect.stringContaining('6. O-O O-O-O'));
  expect(written).toHaveProperty('text', expect.stringContaining('10. Ncd4 *'));
});

test.each<[string, PgnFault['code'], number]>([
  ['1. e4 e5\n2. Ke3', 'illegal', 2],
  ['1. e4 e5\n2. Kxx', 'unreadable', 2],
  ['1. Nf3 a6 2. Na3 a5 3. Nc4 a4\n4. Nd4 b6 5. Nf5 b5 6. Ne3', 'ambiguous', 2],
  ['1. f3 e5 2. g4 Qh4#\n3. a3', 'over', 2],
  ['1. e4 (1. d4', 'token', 1],
  ['1. e4 ) e5', 'token', 1],
  ['1. e4 \u0000', 'token', 1],
  ['[Variant "Crazyhouse"]\n\n1. e4', 'variant', 1],
  ['1. e4 *\n\n[Event "x"]\n1. d4', 'second', 3],
  ['1. e4 *\n1. d4', 'second', 2],
  ['1. e4 {never closed', 'token', 1],
  ['[FEN "8/8/8/8/8/8/8/8 w - - 0 1"]\n1. e4', 'position', 1],
])('[V12] the chess text %.40j is refused as %s, on line %i', async (text, code, line) => {
  expect(isChessText(text)).toBe(true);
  expect(await read(text)).toMatchObject({ code, line });
});

test('[V12] chess texts without an end are refused before any play', async () => {
  expect(await read(`1. e4 {${'x'.repeat(LARGEST_PGN)}}`)).toMatchObject({ code: 'too-long' });
  expect(await read(`1. ${'Nf3 '.repeat(3000)}`)).toMatchObject({ code: 'too-many' });
  expect(moduleWithChessPosition(chess, `${'8/'.repeat(500)} w - -`)).toMatchObject({ code: 'parts' });
});

test.each([
  ['rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP w KQkq -', 'rows'],
  ['rnbqkbnr/pppppppp/9/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -', 'row'],
  ['rnbqkbnr/ppppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -', 'row'],
  ['rnbqkbnr/ppppxppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -', 'letter'],
  ['rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR x KQkq -', 'turn'],
  ['rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKB1R w KQkqK -', 'castling'],
  ['rnbqkbn1/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -', 'castling'],
  ['rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq e6', 'passing'],
  ['rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - x 1', 'number'],
  ['rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQ1BNR w kq -', 'kings'],
  ['rnbqkbnP/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQq -', 'last-row'],
  ['4k3/8/8/8/8/8/8/4RK2 w - -', 'check'],
  ['7k/5Q2/6K1/8/8/8/8/8 b - -', 'over'],
  ['nonsense', 'parts'],
])('[V12] a chess game is refused from the position %s: %s', (fen, code) => {
  expect(moduleWithChessPosition(chess, fen)).toMatchObject({ code });
});

test('[V12] a chess position keeps castling, en passant and move counters', async () => {
  for (const fen of [
    'r3k2r/8/8/8/8/8/8/R3K2R w Kq - 12 34',
    'rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 3',
    '8/5k2/8/8/8/8/5K2/8 b - - 99 120',
  ])
    expect(await fenIn(await brought(fen))).toBe(fen);
});

test('[V12] a module counts as chess by its content, not its name', async () => {
  const { notation: _, ...other } = chess;
  expect(moduleWithChessPosition(other, '8/8/8/8/8/8/8/8 w - -')).toBe('none');
  expect(moduleWithChessPosition(await shippedModule('tablut'), '8/8/8/8/8/8/8/8 w - -')).toBe('none');
});

test.each(['Qh4e1', 'Qee1', 'Q1e1'])(
  '[V12] the notation of three queens’ move %s adds column, row or both',
  async (san) => {
    const text = `[SetUp "1"]\n[FEN "2k5/8/8/8/4Q2Q/8/8/K6Q w - - 0 1"]\n\n1. ${san} *\n`;
    const written = await exportGameAsPgn((await brought(text)).session, nobody);
    expect(written).toHaveProperty('text', expect.stringContaining(`1. ${san} *`));
  },
);
