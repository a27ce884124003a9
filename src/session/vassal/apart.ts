import { spawn } from 'node:child_process';
import { open, readdir, stat } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { ImportFault, ImportReport } from '../../facts/import-report.ts';
import { WORK_LIMITS } from '../../facts/work-limits.ts';
import { limitedProgram } from '../pictures/child.ts';

/** Imports of VASSAL's modules in a process of their own, with bounds of memory and time. */

/** What that process says, line by line. */
export type ImportAnswer =
  | { readonly kind: 'progress'; readonly done: number; readonly of: number }
  | { readonly kind: 'made'; readonly report: ImportReport }
  | { readonly kind: 'refused'; readonly fault: ImportFault };

const PROGRAM = new URL('./program.ts', import.meta.url);
/** What V8 may keep, in MB; pictures stand beside that, one at a time. */
const MOST_HEAP = 128;
/** What is new of that, in MB: what lives short is cleared away soon. */
const MOST_NEW = 4;
/** Of that process: one thread beside its own, and one heap of the system's. */
export const IMPORT_ENVIRONMENT = { UV_THREADPOOL_SIZE: '1', VIPS_CONCURRENCY: '1', MALLOC_ARENA_MAX: '1' };

/** Whether a path is a module or an extension of VASSAL's: an archive or a folder with a build file. */
export const isVassal = async (path: string): Promise<boolean> => {
  if (/\.(?:vmod|vmdx)$/i.test(path)) return true;
  const found = await stat(path).catch(() => undefined);
  if (found?.isDirectory()) return (await readdir(path)).some((name) => /^buildFile(?:\.xml)?$/.test(name));
  return found?.isFile() === true && (await hasBuildFile(path));
};

/** The list of an archive's files stands at its end. */
const TAIL = 4 * 1024 * 1024;

const hasBuildFile = async (path: string): Promise<boolean> => {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const tail = Buffer.alloc(Math.min(size, TAIL));
    await file.read(tail, 0, tail.length, size - tail.length);
    return tail.includes('PK\u0001\u0002') && /buildFile(?:\.xml)?(?!\w)/.test(tail.toString('latin1'));
  } finally {
    await file.close();
  }
};

/** How a script that imports these paths into a folder is run: the command and its arguments. `times`: see importApart. */
export const importCommand = (
  script: string,
  folder: string,
  paths: readonly string[],
  times = 1,
): readonly [string, readonly string[]] => {
  const { memory, processor } = WORK_LIMITS.import;
  const loader = script.endsWith('.ts') ? ['--import', import.meta.resolve('tsx')] : [];
  const flags = [`--max-old-space-size=${MOST_HEAP}`, `--max-semi-space-size=${MOST_NEW}`];
  return limitedProgram([process.execPath, ...flags, ...loader, script, folder, ...paths], memory, times * processor);
};

/**
 * Makes the module of these paths in a folder; what ends without an answer is `too-costly`. `times`: so many times as
 * long as usual it may take.
 */
export const importApart = async (
  paths: readonly string[],
  folder: string,
  progress: (done: number, of: number) => void,
  times = 1,
): Promise<ImportReport | ImportFault> => {
  const [command, args] = importCommand(fileURLToPath(PROGRAM), folder, paths, times);
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: IMPORT_ENVIRONMENT,
    timeout: times * WORK_LIMITS.import.time,
    killSignal: 'SIGKILL',
    windowsHide: true,
  });
  let answer: ImportReport | ImportFault = { code: 'too-costly', file: '' };
  for await (const line of createInterface({ input: child.stdout })) {
    const said = JSON.parse(line) as ImportAnswer;
    if (said.kind === 'progress') progress(said.done, said.of);
    else answer = said.kind === 'made' ? said.report : said.fault;
  }
  return answer;
};
