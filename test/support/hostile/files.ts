import { readGame } from '../../../src/session/archive/read.ts';
import { readModule } from '../../../src/session/module/read.ts';
import { isZip, unzipInChildProcess } from '../../../src/session/module/zip.ts';
import { decodePictures } from '../../../src/session/pictures/drawn.ts';
import { readPictureFiles } from '../../../src/session/pictures/picture.ts';
import { createParsingWork } from '../../../src/session/text/work.ts';
import { type Dice, diceOf } from '../modules/whole-file.ts';
import { mutationsOf } from '../pictures/hostile-pictures.ts';
import { MemoryStore } from '../store/memory-store.ts';
import type { HostileFindings } from './findings.ts';

/** Files of which somebody has changed something: every one is taken or refused, and none does anything else. */

type Around = (one: () => Promise<void>) => Promise<void>;

const alone: Around = (one) => one();

/** What is written into a text, or in the place of some of it. */
const SNIPPETS = [
  '',
  '-',
  ': ',
  '{',
  ']',
  '"',
  "'",
  '&a ',
  '*a',
  '!!js ',
  '<<: ',
  '# ',
  '\n',
  '\n  ',
  '\t',
  '\0',
  '\ud800',
  '1e999',
  '-1',
  '99999999999999999999',
  'null',
  'true',
  '__proto__',
  'constructor',
  '[[[[[[[[[[',
  '(((((((((((',
  '#{x}',
  '$x$',
];

/** A text with some of it changed, left out, doubled or exchanged. */
const mutatedText = (dice: Dice, text: string): string => {
  let now = text;
  for (let times = dice.oneOf([1, 1, 2, 4]); times > 0; times -= 1) {
    const at = dice.below(now.length + 1);
    const end = Math.min(now.length, at + dice.oneOf([0, 1, 2, 8, 60, 400]));
    const other = dice.below(now.length + 1);
    const put = dice.oneOf([dice.oneOf(SNIPPETS), now.slice(other, other + dice.oneOf([1, 10, 200]))]);
    now = now.slice(0, at) + put + now.slice(end);
  }
  return now;
};

const triedAll = async <T>(
  count: number,
  make: (i: number) => T,
  read: (file: T) => Promise<{ readonly taken: boolean; readonly why?: string }>,
  around: Around,
): Promise<HostileFindings> => {
  const wrong: string[] = [];
  let done = 0;
  for (let i = 0; i < count; i += 1) {
    const file = make(i);
    await around(async () => {
      const { taken, why } = await read(file).catch((error: unknown) => {
        return { taken: false, why: String(error instanceof Error ? error.stack : error) };
      });
      if (taken) done += 1;
      if (why !== undefined) wrong.push(`${why}: ${JSON.stringify(String(file).slice(0, 200))}`);
    });
  }
  return { tried: count, done, wrong };
};

/** Modules' files: each is read with bounded work. */
export const hostileModules = (
  texts: readonly string[],
  count: number,
  seed: number,
  around: Around = alone,
): Promise<HostileFindings> => {
  const dice = diceOf(seed);
  const read = async (text: string) => {
    const work = createParsingWork();
    const found = readModule(text, work);
    const isSilent = !found.ok && found.faults.length === 0;
    const why = isSilent ? 'refused without a fault' : work.done > work.limit ? 'more work than there is' : undefined;
    return { taken: found.ok, ...(why === undefined ? {} : { why }) };
  };
  return triedAll(count, () => mutatedText(dice, dice.oneOf(texts)), read, around);
};

/** Files of whole games. */
export const hostileSaves = (
  texts: readonly string[],
  count: number,
  seed: number,
  around: Around = alone,
): Promise<HostileFindings> => {
  const dice = diceOf(seed);
  const read = async (text: string) => ({ taken: (await readGame(text)).ok });
  return triedAll(count, () => mutatedText(dice, dice.oneOf(texts)), read, around);
};

/** Pictures and archives. */
export const hostileBytes = async (
  files: readonly Uint8Array[],
  count: number,
  seed: number,
  around: Around = alone,
): Promise<HostileFindings> => {
  const each = Math.ceil(count / files.length);
  const all = files.flatMap((file, i) => mutationsOf(file, each, seed + i)).slice(0, count);
  const store = new MemoryStore();
  const read = async (bytes: Uint8Array) => {
    const unpacked = isZip(bytes) ? await unzipInChildProcess('host', bytes) : { files: new Map([['a', bytes]]) };
    if (!('files' in unpacked)) return { taken: false };
    const { pictures } = readPictureFiles(unpacked.files);
    return { taken: (await decodePictures(store, 'host', pictures)).pictures.size > 0 };
  };
  return triedAll(all.length, (i) => all[i] ?? new Uint8Array(), read, around);
};
