import { type Clock, systemClock } from '../game/ports.ts';
import { base64Of, inTurn, LimitedChild } from '../pictures/child.ts';
import { LARGEST_PART, LARGEST_UNPACKED, ZIP_FAULTS, type ZipFault } from './zip-fault.ts';

/** Modules as archives: a zip of a module's file and its pictures, or of the folder in which they lie. */

const MOST_UNZIPPED_LETTERS = (LARGEST_PART * 4) / 3 + 100_000;
const UNZIPPER = new URL('../../picture/unzipper.ts', import.meta.url);

/** What an archive holds of a module. */
export interface Unpacked {
  readonly text: Uint8Array;
  /** The files beside it that may be pictures, by their names. */
  readonly files: ReadonlyMap<string, Uint8Array>;
}

/** Whether a file is a zip, by how it begins. */
export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && ((bytes[2] === 3 && bytes[3] === 4) || (bytes[2] === 5 && bytes[3] === 6));

/** The module in an archive. It is unpacked in a child process with limits of time and memory. */
export const unzipped = async (
  bytes: Uint8Array,
  clock: Pick<Clock, 'after'> = systemClock,
): Promise<Unpacked | ZipFault> => {
  const read = await inTurn(async () => {
    const child = unzipper(clock);
    try {
      return await unzipIn(child, bytes);
    } finally {
      child.kill();
    }
  });
  return read === 'busy' ? { code: 'busy', file: '' } : read;
};

/** A process that unpacks archives, one after the other. */
export const unzipper = (clock: Pick<Clock, 'after'> = systemClock): LimitedChild =>
  new LimitedChild(UNZIPPER, MOST_UNZIPPED_LETTERS, clock);

/** The module in an archive that such a process unpacks. */
export const unzipIn = async (child: LimitedChild, bytes: Uint8Array): Promise<Unpacked | ZipFault> => {
  const files = new Map<string, Uint8Array>();
  let answer = await child.ask(`zip ${base64Of(bytes)} ${LARGEST_PART} ${LARGEST_UNPACKED}`);
  for (let size = 0; answer !== '.'; answer = await child.ask('next')) {
    if (typeof answer !== 'string') return { code: 'too-costly', file: '' };
    if (answer.startsWith('!')) return faultIn(answer);
    if (answer === '+') continue;
    const [name = '', content = ''] = answer.split(' ');
    const file = Buffer.from(content, 'base64');
    size += file.length;
    if (size > LARGEST_UNPACKED) return { code: 'too-large', file: nameIn(name).slice(0, SHOWN) };
    files.set(nameIn(name), file);
  }
  return moduleAmong(files);
};

/** So many letters of a name in an archive are shown. */
const SHOWN = 100;

const nameIn = (base64: string): string => Buffer.from(base64, 'base64').toString('utf8');

const faultIn = (answer: string): ZipFault => {
  const [code = '', name = ''] = answer.slice(1).split(' ');
  return { code: ZIP_FAULTS.find((known) => known === code) ?? 'broken', file: nameIn(name).slice(0, SHOWN) };
};

const MODULE = /\.(?:ya?ml|json)$/i;

/** The one file of a module that lies highest, and what lies beside it. */
const moduleAmong = (files: ReadonlyMap<string, Uint8Array>): Unpacked | ZipFault => {
  const depth = (name: string): number => name.split('/').length;
  const modules = [...files.keys()].filter((name) => MODULE.test(name));
  const highest = Math.min(...modules.map(depth));
  const [module, other] = modules.filter((name) => depth(name) === highest);
  const text = module === undefined ? undefined : files.get(module);
  if (module === undefined || !text) return { code: 'no-module', file: '' };
  if (other !== undefined) return { code: 'several-modules', file: other.slice(0, SHOWN) };
  const folder = module.slice(0, module.lastIndexOf('/') + 1);
  const beside = [...files].flatMap(([name, bytes]) =>
    name !== module && name.startsWith(folder) && depth(name) === highest
      ? [[name.slice(folder.length), bytes] as const]
      : [],
  );
  return { text, files: new Map(beside) };
};
