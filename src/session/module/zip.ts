import { HOST_TIME_LIMIT_FACTOR, TASK_LIMITS } from '../../facts/work-limits.ts';
import {
  LARGEST_FILE_IN_ZIP,
  UPLOADED_ZIP_LIMITS,
  ZIP_FAULTS,
  type ZipBounds,
  type ZipFault,
} from '../../facts/zip-fault.ts';
import { type Clock, systemClock } from '../base/ports.ts';
import { base64Of, LimitedChild, type NoAnswer } from '../pictures/child.ts';
import { type WorkOwner, type WorkPool, workPool } from '../pool/pool.ts';

const MOST_UNZIPPED_LETTERS = (LARGEST_FILE_IN_ZIP * 4) / 3 + 100_000;
const UNZIPPER = new URL('../../picture/unzipper.ts', import.meta.url);

export interface UnpackedModule {
  readonly text: Uint8Array;
  readonly files: ReadonlyMap<string, Uint8Array>;
}

export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && ((bytes[2] === 3 && bytes[3] === 4) || (bytes[2] === 5 && bytes[3] === 6));

interface UnzipPorts {
  readonly pool: WorkPool;
  readonly clock: Pick<Clock, 'after'>;
}

/** Unpacks an archive in a child process with limits of time and memory. */
export const unzipInChildProcess = async (
  owner: WorkOwner,
  bytes: Uint8Array,
  { pool, clock }: UnzipPorts = { pool: workPool, clock: systemClock },
): Promise<UnpackedModule | ZipFault> => {
  const read = await pool.run(owner, 'archive', async () => {
    const child = startUnzipProcess(clock);
    try {
      return await unzipWithChild(child, bytes);
    } finally {
      child.kill();
    }
  });
  return typeof read === 'string' ? { code: read, file: '' } : read;
};

export const startUnzipProcess = (clock: Pick<Clock, 'after'> = systemClock): LimitedChild =>
  new LimitedChild(UNZIPPER, MOST_UNZIPPED_LETTERS, TASK_LIMITS.archive.memory, clock);

/** Asks the child process. An archive given by its path is from the host, and may take longer. */
const ask = (child: LimitedChild, line: string): Promise<string | NoAnswer> => {
  const { time, processor } = TASK_LIMITS.archive;
  const times = line.startsWith('file ') ? HOST_TIME_LIMIT_FACTOR : 1;
  return child.ask(line, { time: times * time, processor: times * processor });
};

/** The files of an archive: the module's file, and the files next to it, each by its index in the archive. */
export interface ZipIndex {
  readonly module: number;
  /** The other files, by name. */
  readonly beside: ReadonlyMap<string, number>;
}

/** Opens an archive from its bytes or its path, and closes the previous archive. */
export const openZipInChild = async (
  child: LimitedChild,
  archive: Uint8Array | string,
  { file, together, entries }: ZipBounds,
): Promise<ZipIndex | ZipFault> => {
  const given = typeof archive === 'string' ? Buffer.from(archive).toString('base64') : base64Of(archive);
  const verb = typeof archive === 'string' ? 'file' : 'zip';
  const answer = await ask(child, `${verb} ${given} ${file} ${together} ${entries}`);
  if (typeof answer !== 'string') return { code: 'too-costly', file: '' };
  if (answer.startsWith('!')) return faultIn(answer);
  return moduleAmong(answer.split(' ').slice(1).map(nameIn));
};

export const unzipFile = async (child: LimitedChild, place: number): Promise<Uint8Array | ZipFault> => {
  const answer = await ask(child, `get ${place}`);
  if (typeof answer !== 'string') return { code: 'too-costly', file: '' };
  return answer.startsWith('!') ? faultIn(answer) : Buffer.from(answer.slice(1), 'base64');
};

export const unzipWithChild = async (child: LimitedChild, bytes: Uint8Array): Promise<UnpackedModule | ZipFault> => {
  const opened = await openZipInChild(child, bytes, UPLOADED_ZIP_LIMITS);
  if ('code' in opened) return opened;
  const text = await unzipFile(child, opened.module);
  if ('code' in text) return text;
  const files = new Map<string, Uint8Array>();
  let size = text.length;
  for (const [name, place] of opened.beside) {
    const file = await unzipFile(child, place);
    if ('code' in file) return file;
    size += file.length;
    if (size > UPLOADED_ZIP_LIMITS.together) return { code: 'too-large', file: name.slice(0, SHOWN) };
    files.set(name, file);
  }
  return { text, files };
};

const SHOWN = 100;

const nameIn = (base64: string): string => Buffer.from(base64, 'base64').toString('utf8');

const faultIn = (answer: string): ZipFault => {
  const [code = '', name = ''] = answer.slice(1).split(' ');
  return { code: ZIP_FAULTS.find((known) => known === code) ?? 'broken', file: nameIn(name).slice(0, SHOWN) };
};

export const isModuleFile = (name: string): boolean => /\.(?:ya?ml|json)$/i.test(name);

const moduleAmong = (names: readonly string[]): ZipIndex | ZipFault => {
  const depth = (name: string): number => name.split('/').length;
  const modules = names.filter(isModuleFile);
  const highest = Math.min(...modules.map(depth));
  const [module, other] = modules.filter((name) => depth(name) === highest);
  if (module === undefined) return { code: 'no-module', file: '' };
  if (other !== undefined) return { code: 'several-modules', file: other.slice(0, SHOWN) };
  const folder = module.slice(0, module.lastIndexOf('/') + 1);
  const beside = [...names.entries()].flatMap(([place, name]) =>
    name !== module && name.startsWith(folder) && depth(name) === highest
      ? [[name.slice(folder.length), place] as const]
      : [],
  );
  return { module: names.indexOf(module), beside: new Map(beside) };
};
