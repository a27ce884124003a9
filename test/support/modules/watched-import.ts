import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { buildInto } from '../../../build.ts';
import {
  importCommand,
  VASSAL_IMPORT_ENVIRONMENT,
  type VassalImportAnswer,
} from '../../../src/session/vassal/apart.ts';

/** Imports of VASSAL's modules as the built bot makes them, with the time and the memory that they take. */

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const PROGRAM = 'src/session/vassal/program.ts';
/** What is built is run where it finds its packages. */
export const BESIDE_PACKAGES = join(ROOT, 'node_modules');

/** How often the memory of a process is looked at, in milliseconds. */
const EVERY = 20;

/** Builds the program that imports into a folder, and answers where it is. */
export const builtImporter = async (folder: string): Promise<string> => {
  const metafile = await buildInto(ROOT, join(folder, 'app', 'dist'), { scripts: [PROGRAM] });
  const found = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint === PROGRAM);
  return join(ROOT, found?.[0] ?? '');
};

export interface WatchedImport {
  /** The last that it said; undefined where it said nothing. */
  readonly answer: VassalImportAnswer | undefined;
  /** How many pictures were told. */
  readonly shown: number;
  readonly seconds: number;
  /** The most memory that it had; 0 where the system does not tell it. */
  readonly megabytes: number;
}

export const watchedImport = async (script: string, made: string, paths: readonly string[]): Promise<WatchedImport> => {
  const [command, args] = importCommand(script, made, paths);
  const began = performance.now();
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'], env: VASSAL_IMPORT_ENVIRONMENT });
  let [megabytes, shown]: [number, number] = [0, 0];
  let answer: VassalImportAnswer | undefined;
  const watching = setInterval(async () => {
    megabytes = Math.max(megabytes, await peakOf(child.pid));
  }, EVERY);
  for await (const line of createInterface({ input: child.stdout })) {
    answer = JSON.parse(line) as VassalImportAnswer;
    if (answer.kind === 'progress') shown += 1;
  }
  clearInterval(watching);
  return { answer, shown, seconds: (performance.now() - began) / 1000, megabytes };
};

/** The most memory of a process so far, in MB, where the system tells it. */
const peakOf = async (pid: number | undefined): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024;
};
