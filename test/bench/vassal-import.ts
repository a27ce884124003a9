import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { BESIDE_PACKAGES, builtImporter, watchedImport } from '../support/modules/watched-import.ts';
import { type ZipPart, zipOf } from '../support/modules/zips.ts';
import { element, piece, pieceText } from '../vassal/small-module.ts';
import type { Row } from './row.ts';

/** What is promised of a module of so many megabytes: seconds, and megabytes of the process that imports it. */
const [MODULE_MB, SECONDS, MEGABYTES] = [80, 60, 300];
const COUNTERS = 1200;
const CARDS = 340;

/** Pixels that nothing packs: as large as scans are. */
const noise = (length: number, seed: number): Buffer => {
  const bytes = Buffer.alloc(length);
  let state = seed || 1;
  for (let at = 0; at + 4 <= length; at += 4) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    bytes.writeInt32LE(state | 0, at);
  }
  return bytes;
};

const scan = (width: number, height: number, seed: number): Sharp =>
  sharp(noise(width * height * 3, seed), { raw: { width, height, channels: 3 } });

/** A map, counters and cards, all of them scanned. */
const great = async (): Promise<Buffer> => {
  const parts: ZipPart[] = [
    { name: 'images/map.jpg', bytes: await scan(6000, 4000, 7).jpeg({ quality: 75 }).toBuffer(), method: 0 },
  ];
  const slots: string[] = [];
  for (let n = 0; n < COUNTERS + CARDS; n += 1) {
    const isCard = n >= COUNTERS;
    const file = `${isCard ? 'card' : 'counter'}-${n}.${isCard ? 'jpg' : 'png'}`;
    const bytes = isCard
      ? await scan(500, 700, n + 11)
          .jpeg({ quality: 60 })
          .toBuffer()
      : await scan(75, 75, n + 11)
          .png({ compressionLevel: 1 })
          .toBuffer();
    parts.push({ name: `images/${file}`, bytes, method: 0 });
    const text = pieceText([[['mark', 'Worth'], String(n % 7)], piece(file, `Piece ${n}`)]);
    const kind = `VASSAL.build.widget.${isCard ? 'CardSlot' : 'PieceSlot'}`;
    slots.push(element(kind, { entryName: `Piece ${n}`, gpid: n, width: 75, height: 75 }, text));
  }
  const board = element('VASSAL.build.module.map.boardPicker.Board', { name: 'Map', image: 'map.jpg' });
  const picker = element('VASSAL.build.module.map.BoardPicker', {}, board);
  const map = element('VASSAL.build.module.Map', { mapName: 'Map' }, picker);
  const window = element('VASSAL.build.module.PieceWindow', { name: 'Pieces' }, ...slots);
  const module = element('VASSAL.build.GameModule', { name: 'Great', version: '1.0' }, map, window);
  return zipOf([{ name: 'buildFile.xml', bytes: Buffer.from(module) }, ...parts]);
};

/** A module as large as they come, from the file to the folder of ours, in the process that does it. */
export const vassalImport = async (): Promise<readonly Row[]> => {
  const folder = await mkdtemp(join(BESIDE_PACKAGES, 'vassal-bench-'));
  try {
    const file = join(folder, 'great.vmod');
    await writeFile(file, await great());
    const script = await builtImporter(folder);
    const { answer, shown, seconds, megabytes } = await watchedImport(script, join(folder, 'made'), [file]);
    const last = answer?.kind;
    if (last !== 'made' || shown < COUNTERS) throw new Error(`the import ended with ${last}, after ${shown} pictures`);
    const size = (await stat(file)).size / 1024 / 1024;
    const what = `an import of a module of VASSAL of ${size.toFixed(0)} MB`;
    if (size < MODULE_MB) throw new Error(`the module has ${size} MB`);
    return [
      {
        what,
        against: `${SECONDS} s`,
        ratio: seconds / SECONDS,
        most: 1,
        note: `${seconds.toFixed(1)} s, ${shown} pictures told`,
      },
      {
        what: `the memory of ${what}`,
        against: `${MEGABYTES} MB`,
        ratio: megabytes / MEGABYTES,
        most: 1,
        note: `${megabytes.toFixed(0)} MB`,
      },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
