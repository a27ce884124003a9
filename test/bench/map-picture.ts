import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import type { BoardPicture } from '../../src/draw/index.ts';
import type { Module } from '../../src/engine/index.ts';
import { font } from '../../src/picture/font.ts';
import { work } from '../../src/picture/worker.ts';
import { loadShippedModules } from '../../src/session/module/shipped.ts';
import { boardPicture } from '../../src/view/board/board.ts';
import { placeQueries } from '../../src/view/places.ts';
import { View } from '../../src/view/view.ts';
import { channelViewer } from '../../src/view/viewer.ts';
import { GREAT_MAP, greatMap, greatMapFiles } from '../support/games/great-map.ts';
import { tablutFiles, tablutPicture } from '../support/pictures/board-picture.ts';
import { boardSvg } from '../support/pictures/board-svg.ts';
import { ANN, newPlay, played, startOf } from '../support/table.ts';
import { en } from '../support/words.ts';
import { alternating, median, medianRatio, type Row } from './row.ts';

const MODULES = fileURLToPath(new URL('../../data/modules', import.meta.url));
const PIECES = 100;
const WARM = 8;
const RUNS = 15;
/** The map of 6,000 x 4,000 pixels: so many runs, as the rival's take long, and what is promised. */
const [GREAT_RUNS, GREAT_MS] = [5, 150];

/** As it was drawn before: all of it at one go, from its SVG. */
const atOneGo = (picture: BoardPicture): number =>
  new Resvg(boardSvg(picture), { font, logLevel: 'off' }).render().asPng().length;

/**
 * Pictures after a move, from the data to the file, while the ground and the other pieces are known: the whole map of
 * `marches`, 30 x 20 hexes with 100 pieces, and tablut. The rival draws the same board at one go by resvg. The rows of
 * files hold their size against what is promised.
 */
export const mapPicture = async (): Promise<readonly Row[]> => [
  ...(await pictureRows('the picture of 600 hexes with 100 pieces after a move', await crowded(), 60, 250_000)),
  ...(await squareRows()),
  ...(await greatMapRows()),
];

const squareRows = async (): Promise<readonly Row[]> => {
  const board = await tablutPicture();
  const files = await tablutFiles(board);
  return pictureRows('the picture of 9 x 9 squares after a move', board, 8, 30_000, files);
};

const pictureRows = async (
  what: string,
  board: BoardPicture,
  mostMs: number,
  mostBytes: number,
  kept: ReadonlyMap<string, Uint8Array> = new Map(),
): Promise<readonly Row[]> => {
  let turn = 0;
  let bytes = 0;
  const next = (): BoardPicture => afterMove(board, turn++);
  const ours = async (): Promise<number> => {
    const data = next();
    return cpuOf(async () => {
      const drawn = await work({ data: JSON.stringify(data), ...(turn === 1 ? { kept } : {}) });
      bytes = 'file' in drawn ? Math.max(bytes, drawn.file.byteLength) : Number.NaN;
    });
  };
  const rival = async (): Promise<number> => {
    const data = next();
    return cpuOf(async () => atOneGo(JSON.parse(JSON.stringify(data))));
  };
  for (let i = 0; i < WARM; i += 1) {
    await ours();
    await rival();
  }
  const pairs = await alternating(RUNS, ours, rival);
  const [mine, other] = [median(pairs.map((pair) => pair.ours)) / 1000, median(pairs.map((pair) => pair.rival)) / 1000];
  const before = atOneGo(board);
  return [
    {
      what,
      against: `${mostMs} ms`,
      ratio: mine / mostMs,
      most: 1,
      note: `${mine.toFixed(1)} ms, ${other.toFixed(1)} at one go: ${medianRatio(pairs).toFixed(2)} of it`,
    },
    {
      what: `the file of ${what}`,
      against: `${mostBytes / 1000} KB`,
      ratio: bytes / mostBytes,
      most: 1,
      note: `${Math.round(bytes / 1000)} KB, ${Math.round(before / 1000)} at one go`,
    },
  ];
};

/**
 * A part of a map of 6,000 x 4,000 pixels with 300 pictured pieces, each time around another cell. The rival has resvg
 * draw the map's part from its file, without the pieces' pictures.
 */
const greatMapRows = async (): Promise<readonly Row[]> => {
  const kept = await greatMapFiles();
  const map = `data:image/jpeg;base64,${Buffer.from(kept.get(GREAT_MAP) ?? []).toString('base64')}`;
  let turn = 0;
  let bytes = 0;
  const ours = async (): Promise<number> => {
    const data = JSON.stringify(greatMap(turn++));
    return cpuOf(async () => {
      const drawn = await work({ data, ...(turn === 1 ? { kept } : {}) });
      bytes = 'file' in drawn ? drawn.file.byteLength : Number.NaN;
    });
  };
  const rival = async (): Promise<number> => {
    const board = greatMap(turn);
    const plain = { ...board, pieces: board.pieces.map(({ art: _, ...piece }) => piece) };
    return cpuOf(async () => new Resvg(boardSvg(plain, map), { font, logLevel: 'off' }).render().asPng());
  };
  for (let i = 0; i < WARM; i += 1) await ours();
  const pairs = await alternating(GREAT_RUNS, ours, rival);
  const [mine, other] = [median(pairs.map((pair) => pair.ours)) / 1000, median(pairs.map((pair) => pair.rival)) / 1000];
  const what = 'a part of a map of 6,000 x 4,000 pixels with 300 pictured pieces';
  return [
    {
      what,
      against: `${GREAT_MS} ms`,
      ratio: mine / GREAT_MS,
      most: 1,
      note: `${mine.toFixed(0)} ms, ${other.toFixed(0)} at one go without pictures: ${medianRatio(pairs).toFixed(2)} of it`,
    },
    {
      what: `the file of ${what}`,
      against: '250 KB',
      ratio: bytes / 250_000,
      most: 1,
      note: `${Math.round(bytes / 1000)} KB`,
    },
  ];
};

/** A piece stands elsewhere, each time, and the words below say so. */
const afterMove = (board: BoardPicture, turn: number): BoardPicture => {
  const to = board.cells[(turn * 37) % board.cells.length]?.id ?? '';
  return {
    ...board,
    caption: `A piece moves to ${to}.`,
    pieces: board.pieces.map((piece, i) => (i === 0 ? { ...piece, cell: to, changed: true } : piece)),
  };
};

/** Marches with more pieces on cells of their own, up to the hundred. */
const crowded = async (): Promise<BoardPicture> => {
  const marches = (await loadShippedModules(MODULES)).get('marches');
  if (!marches) throw new Error('no marches');
  const game = newPlay();
  played(game, startOf(withPieces(marches)), { kind: 'alone', actor: ANN }, { kind: 'begin', actor: ANN });
  const view = new View(game.table, channelViewer);
  const board = view.of(placeQueries).maps()[0]?.boards[0];
  if (!board) throw new Error('no board');
  return boardPicture(view, { board }, en.board.legend);
};

const withPieces = (module: Module): Module => {
  const taken = new Set(module.setup.map(({ cell }) => cell));
  const field = module.maps[0]?.boards[0];
  const free = (field?.terrain['plain'] ?? []).filter((cell) => !taken.has(cell));
  const kinds = ['pikeman', 'bowman', 'horseman'];
  const count = module.setup.length;
  const more = Array.from({ length: PIECES - count }, (_, i) => ({
    map: 'Field',
    board: 'Field',
    cell: free[(i * 37) % free.length] ?? '',
    side: i % 2 === 0 ? 'Red' : 'Blue',
    pieces: [{ prototype: kinds[i % kinds.length] ?? '', name: `Company ${i % 8}`, count: 1 }],
  }));
  const setup = module.setup.map((stack) => ({
    ...stack,
    pieces: stack.pieces.slice(0, 1).map((piece) => ({ ...piece, count: 1 })),
  }));
  return { ...module, setup: [...setup, ...more] };
};

/** Processor time in microseconds. */
const cpuOf = async (task: () => Promise<unknown>): Promise<number> => {
  const before = process.cpuUsage();
  await task();
  const { user, system } = process.cpuUsage(before);
  return user + system;
};
