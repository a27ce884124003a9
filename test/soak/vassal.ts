import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { readModule } from '../../src/session/module/read.ts';
import { modulePictureFiles } from '../../src/session/pictures/pictured.ts';
import { workForHostFile } from '../../src/session/text/work.ts';
import { readPicturePixelSize } from '../../src/vassal/module/raster.ts';
import { openArchive, openArchiveFromBytes, pictureFileOf } from '../../src/vassal/source/archive.ts';
import { boardPlaceAtPixel } from '../../src/vassal/source/board.ts';
import { everyElement, textOf } from '../../src/vassal/source/element.ts';
import { findBoardAtPixel, readMaps } from '../../src/vassal/source/maps.ts';
import { parsePieceText } from '../../src/vassal/source/piece-text.ts';
import { decodeSavedGame, savedBoardTextsIn, savedCommandsIn, savedPieces } from '../../src/vassal/source/saved.ts';
import { readVassalModuleSource } from '../../src/vassal/source/source.ts';
import { BESIDE_PACKAGES, builtImporter, watchedImport } from '../support/modules/watched-import.ts';
import { placedOf } from './vassal-placed.ts';
import { playedOn } from './vassal-played.ts';
import { readBuildFile } from './vassal-reading.ts';

/**
 * `npm run soak:vassal -- PATH ...` brings each of these modules of VASSAL over, holds what came of it against a second
 * reading of the build file and against the names that VASSAL wrote beside saved pieces, and plays a little (V9): what is
 * otherwise, then a line of a table for each. Exit code 1 where a promise is broken.
 */

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** A place on the very pixel of a deck bears the name of that. */
const decksIn = (text: string): ReadonlyMap<string, string> =>
  new Map(
    [...savedCommandsIn(text)].flatMap((command) => {
      const deck = parsePieceText(command)?.traits.at(-1);
      const [map = '', x = '', y = ''] = deck?.code === 'deck' ? deck.state.split(';') : [];
      return deck?.code === 'deck' ? [[`${map} ${x} ${y}`, deck.parameters[12] ?? ''] as const] : [];
    }),
  );

interface Named {
  readonly all: number;
  readonly same: number;
  readonly pieces: number;
  /** The first of those that are otherwise. */
  readonly other: readonly string[];
}

/** Names computed for the pixels of saved pieces, and how many are what VASSAL wrote. */
const named = async (path: string): Promise<Named> => {
  const archive = await openArchive(path);
  const { root } = await readVassalModuleSource(archive);
  const sizes = new Map<string, { readonly width: number; readonly height: number }>();
  for (const one of everyElement(root)) {
    const image = one.kind === 'Board' ? textOf(one, 'image') : '';
    const file = pictureFileOf(archive, image);
    const bytes = file === undefined ? undefined : await archive.read(file);
    const size = bytes && (await readPicturePixelSize(bytes));
    if (size) sizes.set(image, size);
  }
  const maps = readMaps(root, (image) => sizes.get(image));
  const count = { all: 0, same: 0, pieces: 0 };
  const other: string[] = [];
  for (const save of [...archive.names].filter((name) => /\.vsav$/i.test(name))) {
    const bytes = await archive.read(save);
    if (!bytes) continue;
    const text = await decodeSavedGame(await openArchiveFromBytes(bytes));
    const lying = savedBoardTextsIn(text);
    const laid = new Map(
      maps.map((map) => {
        const said = lying.get(map.name);
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
        : findBoardAtPixel(boards, pixel);
      const place = under && boardPlaceAtPixel(under.board.board, under.pixel);
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
  return { ...count, other };
};

/** The sizes of pictures by the names of images and of boards, found by this alone. */
const measuresOf = async (
  path: string,
): Promise<ReadonlyMap<string, { readonly width: number; readonly height: number }>> => {
  const sizes = new Map<string, { readonly width: number; readonly height: number }>();
  const text = await buildFileIn(path);
  for (const [tag] of text.matchAll(/<VASSAL[\w.]*\.Board\b[^>]*>/g)) {
    const [, image = ''] = /\bimage="([^"]*)"/.exec(tag) ?? [];
    const [, name = ''] = /\bname="([^"]*)"/.exec(tag) ?? [];
    const file = [image, `${image}.gif`].map((one) => join(path, 'images', one.replaceAll('&amp;', '&')));
    for (const one of image === '' ? [] : file) {
      const size = await sharp(one, { limitInputPixels: false })
        .metadata()
        .catch(() => undefined);
      if (size) for (const key of [image, name]) sizes.set(key, { width: size.width, height: size.height });
    }
  }
  return sizes;
};

const buildFileIn = async (path: string): Promise<string> =>
  await readFile(join(path, 'buildFile.xml'), 'utf8').catch(() => readFile(join(path, 'buildFile'), 'utf8'));

/** What stood in the table before. */
const HEAD =
  '| Module | VASSAL | Slots | Prototypes | Stacks and decks | Names | Pictures missing | Did not come over, by kind | Played | Import | Memory |\n| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |';

/** The share of names that must be as VASSAL wrote them. */
const LEAST_NAMES = 0.995;

const tableLine = async (path: string, script: string): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'vassal-soak-'));
  try {
    const { answer, seconds, megabytes } = await watchedImport(script, folder, [path]);
    if (answer?.kind !== 'made')
      throw new Error(answer?.kind === 'refused' ? JSON.stringify(answer.fault) : 'it ended');
    const { report } = answer;
    const [file] = (await readdir(folder)).filter((name) => name.endsWith('.yaml'));
    const read = readModule(await readFile(join(folder, file ?? ''), 'utf8'), workForHostFile());
    if (!read.ok) throw new Error(JSON.stringify(read.faults.slice(0, 3)));
    const sizes = await measuresOf(path);
    const own = readBuildFile(await buildFileIn(path), (image) => sizes.get(image));
    const played = await playedOn(read.module);
    const placed = placedOf(read.module, played, own.stacks, (name) => sizes.get(name));
    const names = await named(path);
    const lost = new Map(report.losses.map(({ loss, count }) => [loss, count]));
    const unread = lost.get('unreadable-slot') ?? 0;
    const files = new Set(await readdir(folder));
    const gone = modulePictureFiles(read.module).filter((one) => !files.has(one));
    for (const line of [...placed.elsewhere.slice(0, 12), ...names.other, ...gone.slice(0, 5)]) say(`  ${line}`);
    const acts = [...played.tried].map(([what, became]) => (became === 'done' ? what : `${what}: ${became}`));
    const isKept =
      report.counts.slots === own.slots &&
      placed.elsewhere.length === 0 &&
      names.same >= names.all * LEAST_NAMES &&
      gone.length === 0 &&
      [...played.tried.values()].every((became) =>
        /^(?:done|no deck|no piece|nothing to undo|too-few-cards)$/.test(became),
      );
    if (!isKept) process.exitCode = 1;
    const kinds = [...report.losses].sort((a, b) => b.count - a.count).map(({ loss, count }) => `${loss} ${count}`);
    const share = names.all === 0 ? 'no saves' : `${names.same} of ${names.all}`;
    return `| ${[
      `${isKept ? '' : 'BROKEN '}${basename(path)}`,
      own.vassal,
      `${report.counts.slots} of ${own.slots}${unread === 0 ? '' : `, ${unread} named as unreadable`}`,
      report.counts.prototypes,
      `${placed.byName} by name, ${placed.byPixel} by pixel, of ${placed.stacks}`,
      share,
      `${lost.get('missing-picture') ?? 0} in the module, ${gone.length} of ours`,
      kinds.join(', '),
      acts.join(', '),
      `${seconds.toFixed(0)} s`,
      `${megabytes.toFixed(0)} MB`,
    ].join(' | ')} |`;
  } catch (fault) {
    process.exitCode = 1;
    return `| FAIL ${basename(path)} | ${fault instanceof Error ? fault.message : String(fault)} |`;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

const lines: string[] = [];
const app = await mkdtemp(join(BESIDE_PACKAGES, 'vassal-soak-'));
try {
  const script = await builtImporter(app);
  for (const path of process.argv.slice(2)) {
    say(`== ${path}`);
    const line = await tableLine(path, script);
    say(line);
    lines.push(line);
  }
} finally {
  await rm(app, { recursive: true, force: true });
}
say([HEAD, ...lines].join('\n'));
