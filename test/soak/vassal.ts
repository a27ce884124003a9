import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { PersonId, SideId } from '../../src/engine/core/ids.ts';
import { cells } from '../../src/engine/grid/grid.ts';
import type { Module } from '../../src/engine/index.ts';
import { readModule } from '../../src/session/module/read.ts';
import { ownWork } from '../../src/session/module/work.ts';
import { importApart } from '../../src/vassal/apart.ts';
import { pixelSize } from '../../src/vassal/pictures/raster.ts';
import { archiveOf, openArchive, pictureFileOf } from '../../src/vassal/source/archive.ts';
import { placeAt } from '../../src/vassal/source/board.ts';
import { everyElement, textOf } from '../../src/vassal/source/element.ts';
import { boardUnder, readMaps } from '../../src/vassal/source/maps.ts';
import { readPiece } from '../../src/vassal/source/piece-text.ts';
import { commandsIn, savedBoards, savedPieces, savedText } from '../../src/vassal/source/saved.ts';
import { readSource } from '../../src/vassal/source/source.ts';
import { ANN, join as joined, newPlay, outcome, play, startOf, undo } from '../support/table.ts';

/**
 * `npm run soak:vassal -- PATH ...` brings each of these modules of VASSAL over, plays a little on what came of
 * it, and holds the names of places in its saves against those that VASSAL wrote beside them.
 */

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** So many pieces are tried. */
const TRIED = 200;

/** What can be done on a game of the module: what was not is named. */
const playedOn = (module: Module): string => {
  const game = newPlay();
  play(game, startOf(module));
  for (const [index, side] of module.sides.entries()) {
    const person = index === 0 ? ANN : (String(200000000000000000n + BigInt(index)) as PersonId);
    play(game, joined(person, side.name as SideId));
  }
  const began = outcome(game, { kind: 'begin', actor: ANN });
  const codes = new Set<string>();
  let [moved, undone] = ['nothing to move', '-'];
  for (const { id, place } of [...game.table.all('piece')].slice(0, TRIED)) {
    const map = module.maps.find(({ name }) => place.in.startsWith(`${name}/`));
    const board = map?.boards.find(({ name }) => place.in === `${map.name}/${name}`);
    const to = board && [...cells(board.grid)].find((cell) => cell !== place.cell);
    if (!to) continue;
    moved = outcome(game, { kind: 'move', actor: ANN, pieces: [id], to: { in: place.in, cell: to }, captures: [] });
    codes.add(moved);
    if (moved !== 'done') continue;
    undone = outcome(game, undo(ANN));
    break;
  }
  const [deck] = [...game.table.all('deck')];
  const drawn = deck
    ? outcome(game, {
        kind: 'draw',
        actor: ANN,
        deck: deck.id,
        count: 1,
        named: [],
        to: { in: deck.board ?? deck.map, ...(deck.cell === undefined ? {} : { cell: deck.cell }) },
      })
    : 'no deck';
  return `begun: ${began}, ${[...game.table.all('piece')].length} pieces; moved: ${[...codes].join(', ') || moved}; undone: ${undone}; drawn: ${drawn}`;
};

/** A place on the very pixel of a deck bears the name of that. */
const decksIn = (text: string): ReadonlyMap<string, string> =>
  new Map(
    [...commandsIn(text)].flatMap((command) => {
      const deck = readPiece(command)?.traits.at(-1);
      const [map = '', x = '', y = ''] = deck?.code === 'deck' ? deck.state.split(';') : [];
      return deck?.code === 'deck' ? [[`${map} ${x} ${y}`, deck.parameters[12] ?? ''] as const] : [];
    }),
  );

/** Names computed for the pixels of saved pieces, and how many are what VASSAL wrote. */
const named = async (path: string): Promise<string> => {
  const archive = await openArchive(path);
  const { root } = await readSource(archive);
  const sizes = new Map<string, { readonly width: number; readonly height: number }>();
  for (const one of everyElement(root)) {
    const image = one.kind === 'Board' ? textOf(one, 'image') : '';
    const file = pictureFileOf(archive, image);
    const bytes = file === undefined ? undefined : await archive.read(file);
    const size = bytes && (await pixelSize(bytes));
    if (size) sizes.set(image, size);
  }
  const maps = readMaps(root, (image) => sizes.get(image));
  const count = { all: 0, same: 0, pieces: 0 };
  const other: string[] = [];
  for (const save of [...archive.names].filter((name) => /\.vsav$/i.test(name))) {
    const bytes = await archive.read(save);
    if (!bytes) continue;
    const text = await savedText(await archiveOf(bytes));
    const laid = new Map(
      maps.map((map) => {
        const said = savedBoards(text, map.name);
        return [map.name, said === undefined ? map.boards : map.laidBy(said)];
      }),
    );
    const decks = decksIn(text);
    for (const { notes } of savedPieces(text)) {
      count.pieces += 1;
      const old = (key: string): string => notes.get(`Old${key}`) ?? '';
      const pixel = { x: Number(old('X')), y: Number(old('Y')) };
      const boards = laid.get(old('Map'));
      if (!boards || old('X') === '' || old('Board') === '') continue;
      // Where the picture of the only board lacks, nothing says how large that is.
      const [only] = boards.length === 1 ? boards : [];
      const unknown = only && !sizes.has(only.board.image) ? only : undefined;
      const under = unknown
        ? { board: unknown, pixel: { x: pixel.x - unknown.left, y: pixel.y - unknown.top } }
        : boardUnder(boards, pixel);
      const place = under && placeAt(under.board.board, under.pixel);
      const all = [
        ['LocationName', decks.get(`${old('Map')} ${pixel.x} ${pixel.y}`) ?? place?.location ?? 'offboard'],
        ['Zone', place?.zone?.name ?? ''],
        ['Board', under?.board.board.name ?? ''],
      ] as const;
      for (const [key, found] of all) {
        if (!notes.has(`Old${key}`)) continue;
        count.all += 1;
        if (old(key) === found) count.same += 1;
        else if (other.length < 5)
          other.push(`${save} ${old('Map')} ${pixel.x},${pixel.y} ${key}: ${found} for ${old(key)}`);
      }
    }
  }
  archive.close();
  return [`names: ${count.same} of ${count.all} (${count.pieces} saved pieces)`, ...other].join('\n    ');
};

for (const path of process.argv.slice(2)) {
  const folder = await mkdtemp(join(tmpdir(), 'vassal-soak-'));
  try {
    const report = await importApart([path], folder, () => undefined);
    say(`== ${basename(path)}: ${JSON.stringify('counts' in report ? report.counts : report)}`);
    const [file] = (await readdir(folder)).filter((name) => name.endsWith('.yaml'));
    const read = readModule(await readFile(join(folder, file ?? ''), 'utf8'), ownWork());
    say(`  read: ${read.ok ? 'without a fault' : JSON.stringify(read.faults.slice(0, 3))}`);
    if (read.ok) say(`  ${playedOn(read.module)}`);
    if ('losses' in report)
      for (const { loss, count } of report.losses)
        if (/missing|bad|unread|many|cell-names|not-in-use/.test(loss)) say(`  ${loss}: ${count}`);
    say(`  ${await named(path)}`);
  } catch (fault) {
    say(`  FAIL ${fault instanceof Error ? fault.stack : String(fault)}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
