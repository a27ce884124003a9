import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type BoardPicture, storedPictureHashesIn } from '../../../src/draw/index.ts';
import { pngBy } from '../../../src/picture/png.ts';
import { threaded } from '../../../src/session/base/worker.ts';
import { loadShippedModules } from '../../../src/session/module/shipped.ts';
import { readPictureBytes } from '../../../src/session/pictures/store.ts';
import type { BoardId, CellId } from '../../../src/table/index.ts';
import { boardPicture } from '../../../src/view/board/board.ts';
import { placeQueries } from '../../../src/view/places.ts';
import { View } from '../../../src/view/view.ts';
import { channelViewer } from '../../../src/view/viewer.ts';
import { MemoryStore } from '../store/memory-store.ts';
import { ANN, move, newPlay, type Play, played, spot, startOf } from '../table.ts';
import { en } from '../words.ts';

/**
 * The pictures of the README. `npx tsx test/support/pictures/board-picture.ts docs/board.png` draws the first anew, and
 * `npx tsx test/support/pictures/board-picture.ts docs/marches.png marches Field/Field` the start of another game.
 */

const MODULES = fileURLToPath(new URL('../../../data/modules', import.meta.url));
const BOARD = 'Board/Board' as BoardId;

/** Where the pictures of the pieces are kept. */
const KEPT = new MemoryStore();

/** The way from cell to cell. */
type Written = readonly [from: string, to: string];

const OPENING: readonly Written[] = [
  ['D1', 'D4'],
  ['E4', 'G4'],
  ['F1', 'F4'],
  ['E3', 'E4'],
  ['A4', 'C4'],
  ['D5', 'D6'],
  ['A6', 'C6'],
  ['F5', 'F4'],
  ['D9', 'D7'],
  ['E5', 'D5'],
  ['B5', 'C5'],
  ['G5', 'G8'],
  ['H5', 'G5'],
];
/** The last of them, and who is taken by it. */
const LAST = ['G8', 'G6', 'G5'] as const;

/** A game of a shipped module that has just begun. */
const begun = async (name: string): Promise<Play> => {
  const module = (await loadShippedModules(MODULES, KEPT)).get(name);
  if (!module) throw new Error(`no ${name}`);
  const game = newPlay();
  played(game, startOf(module), { kind: 'alone', actor: ANN }, { kind: 'begin', actor: ANN });
  return game;
};

const viewed = ({ table }: Play, id: BoardId) => {
  const view = new View(table, channelViewer);
  const board = view.of(placeQueries).board(id);
  if (!board) throw new Error(`no ${id}`);
  return { view, board };
};

/** Tablut after fourteen moves, of which the last one took a Muscovite. */
export const tablutPicture = async (): Promise<BoardPicture> => {
  const game = await begun('tablut');
  for (const [from, to] of [...OPENING, LAST]) played(game, move(game, ANN, spot(BOARD, from), spot(BOARD, to)));
  const { view, board } = viewed(game, BOARD);
  const [from, to, taken] = LAST as readonly string[] as readonly [CellId, CellId, CellId];
  const caption = `Swedes: a Swede moves ${from} → ${to} and takes a Muscovite on ${taken}.`;
  return boardPicture(view, { board, arrows: [{ from, to }], crosses: [taken], caption }, en.board.legend);
};

/** The files of the pictures that it shows, by hash. */
export const tablutFiles = async (picture: BoardPicture): Promise<ReadonlyMap<string, Uint8Array>> => {
  const files = new Map<string, Uint8Array>();
  for (const hash of storedPictureHashesIn(picture)) {
    const bytes = await readPictureBytes(KEPT, hash);
    if (bytes) files.set(hash, bytes);
  }
  return files;
};

/** A board at the start of a game. */
const startPicture = async (name: string, id: BoardId): Promise<BoardPicture> => {
  const { view, board } = viewed(await begun(name), id);
  return boardPicture(view, { board, arrows: [], crosses: [] }, en.board.legend);
};

const [, program, file, name, board] = process.argv;
if (program === fileURLToPath(import.meta.url) && file !== undefined) {
  const picture = name && board ? await startPicture(name, board as BoardId) : await tablutPicture();
  await writeFile(file, await pngBy(threaded)(JSON.stringify(picture), (hash) => readPictureBytes(KEPT, hash)));
}
