import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import type { Module } from '../../src/engine/index.ts';
import { shippedModules } from '../../src/session/module/shipped.ts';
import { boardPicture } from '../../src/view/board/board.ts';
import type { BoardView } from '../../src/view/board/view.ts';
import { placeQueries } from '../../src/view/places.ts';
import { boardSvg } from '../../src/view/svg/board.ts';
import { outlined } from '../../src/view/svg/outlined.ts';
import { escapeXml } from '../../src/view/svg/text.ts';
import { View } from '../../src/view/view.ts';
import { channelViewer } from '../../src/view/viewer.ts';
import { en } from '../../src/words/en/index.ts';
import { ANN, newPlay, played, startOf } from '../support/table.ts';
import { alternating, median, medianRatio, type Row } from './row.ts';

const MODULES = fileURLToPath(new URL('../../data/modules', import.meta.url));
const PIECES = 100;
const WARM = 3;
const RUNS = 9;

const require = createRequire(import.meta.url);
const fontFiles = ['DejaVuSans.ttf', 'DejaVuSans-Bold.ttf'].map((name) =>
  require.resolve(`dejavu-fonts-ttf/ttf/${name}`),
);
const font = { loadSystemFonts: false, fontFiles, defaultFontFamily: 'DejaVu Sans', sansSerifFamily: 'DejaVu Sans' };

const pngOf = (svg: string): number => new Resvg(svg, { font, logLevel: 'off' }).render().asPng().length;

/**
 * The whole map of `marches`, 30 x 20 hexes with 100 pieces, from the table to the PNG: with terrain, roads, river,
 * zones, facing and legend. The rival is resvg alone on a picture of the same size with a plain hexagon and a text for
 * every cell, and a circle and a text for every piece.
 */
export const mapPicture = async (): Promise<Row> => {
  const { view, board } = await crowded();
  const pauses: number[] = [];
  const ours = async (): Promise<number> =>
    cpuOf(() => {
      const began = performance.now();
      const data = JSON.stringify(boardPicture(view, { board }, en.board.legend));
      pauses.push(performance.now() - began);
      pngOf(boardSvg(JSON.parse(data)));
    });
  const plain = plainSvg(view, board);
  const rival = async (): Promise<number> => cpuOf(() => pngOf(plain));
  for (let i = 0; i < WARM; i += 1) {
    await ours();
    await rival();
  }
  pauses.length = 0;
  const pairs = await alternating(RUNS, ours, rival);
  const [here, whole] = [median(pauses), median(pairs.map((pair) => pair.ours)) / 1000];
  return {
    what: `the picture of 600 hexes with ${PIECES} pieces`,
    against: 'resvg on as many plain shapes and texts',
    ratio: medianRatio(pairs),
    most: 4,
    note: `${Math.round(whole)} ms, of which ${here.toFixed(1)} on the thread that asks`,
  };
};

/** Marches with more pieces on cells of their own, up to the hundred. */
const crowded = async (): Promise<{ readonly view: View; readonly board: BoardView }> => {
  const marches = (await shippedModules(MODULES)).get('marches');
  if (!marches) throw new Error('no marches');
  const game = newPlay();
  played(game, startOf(withPieces(marches)), { kind: 'alone', actor: ANN }, { kind: 'begin', actor: ANN });
  const view = new View(game.table, channelViewer);
  const board = view.of(placeQueries).maps()[0]?.boards[0];
  if (!board) throw new Error('no board');
  return { view, board };
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

/** As many hexagons, circles and texts, as large and in the same places. */
const plainSvg = (view: View, board: BoardView): string => {
  const { cells, outline = [], pieces } = outlined(boardPicture(view, { board }, en.board.legend));
  if (pieces.length !== PIECES) throw new Error(`${pieces.length} pieces are in the picture`);
  const [, width = 0, height = 0] = (
    /width="(\d+)" height="(\d+)"/.exec(boardSvg(boardPicture(view, { board }, en.board.legend))) ?? []
  ).map(Number);
  const unit = width / 24;
  const at = new Map(cells.map(({ id, centre }) => [id, { x: (centre.x + 0.5) * unit, y: (centre.y + 1) * unit }]));
  const text = (x: number, y: number, size: number, words: string): string =>
    `<text x="${x}" y="${y}" font-size="${size}" text-anchor="middle" fill="#333333">${escapeXml(words)}</text>`;
  const hexes = [...at].map(([id, { x, y }]) => {
    const corners = outline.map((corner) => `${x + corner.x * unit},${y + corner.y * unit}`).join(' ');
    return `<polygon points="${corners}" fill="#eef3dc" stroke="#b9c0c9"/>${text(x, y - unit * 0.3, unit * 0.17, id)}`;
  });
  const tokens = pieces.map(({ cell, label, name }) => {
    const { x, y } = at.get(cell) ?? { x: 0, y: 0 };
    return `<circle cx="${x}" cy="${y}" r="${unit * 0.24}" fill="#b3261e" stroke="#20242a"/>${text(x, y, unit * 0.25, label ?? name.slice(0, 2))}`;
  });
  const content = [...hexes, ...tokens].join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="DejaVu Sans">${content}</svg>`;
};

/** Processor time in microseconds. */
const cpuOf = (work: () => void): number => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
};
