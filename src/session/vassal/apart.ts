import { spawn } from 'node:child_process';
import { open, readdir, stat } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { ImportFault, ImportReport } from '../../facts/import-report.ts';
import { TASK_LIMITS } from '../../facts/work-limits.ts';
import { limitedProgram } from '../pictures/child.ts';

/** Imports of VASSAL modules in a child process, with limits for memory and time. */

export type VassalImportAnswer =
  | { readonly kind: 'progress'; readonly done: number; readonly of: number }
  | { readonly kind: 'made'; readonly report: ImportReport }
  | { readonly kind: 'refused'; readonly fault: ImportFault };

const PROGRAM = new URL('./program.ts', import.meta.url);
/** The limit of V8's heap in MB. Pictures need memory outside the heap, one at a time. */
const MOST_HEAP = 128;
/** The limit of V8's heap for new objects, in MB. */
const MOST_NEW = 4;
/** Environment variables that restrict the process to one extra thread and one memory arena. */
export const VASSAL_IMPORT_ENVIRONMENT = { UV_THREADPOOL_SIZE: '1', VIPS_CONCURRENCY: '1', MALLOC_ARENA_MAX: '1' };

/** True if a path is a VASSAL module or extension: an archive or a folder with a build file. */
export const isVassalModule = async (path: string): Promise<boolean> => {
  if (/\.(?:vmod|vmdx)$/i.test(path)) return true;
  const found = await stat(path).catch(() => undefined);
  if (found?.isDirectory()) return (await readdir(path)).some((name) => /^buildFile(?:\.xml)?$/.test(name));
  return found?.isFile() === true && (await hasBuildFile(path));
};

/** The number of bytes read from the end of an archive, where its list of files is. */
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

/** Returns the import command with its arguments. `times`: see importVassalInChild. */
export const importCommand = (
  script: string,
  folder: string,
  paths: readonly string[],
  times = 1,
): readonly [string, readonly string[]] => {
  const { memory, processor } = TASK_LIMITS.import;
  const loader = script.endsWith('.ts') ? ['--import', import.meta.resolve('tsx')] : [];
  const flags = [`--max-old-space-size=${MOST_HEAP}`, `--max-semi-space-size=${MOST_NEW}`];
  return limitedProgram([process.execPath, ...flags, ...loader, script, folder, ...paths], memory, times * processor);
};

/**
 * Imports these paths into a folder. If the process gives no answer, the result is `too-costly`. `times` multiplies the
 * time limit.
 */
export const importVassalInChild = async (
  paths: readonly string[],
  folder: string,
  progress: (done: number, of: number) => void,
  times = 1,
): Promise<ImportReport | ImportFault> => {
  const [command, args] = importCommand(fileURLToPath(PROGRAM), folder, paths, times);
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: VASSAL_IMPORT_ENVIRONMENT,
    timeout: times * TASK_LIMITS.import.time,
    killSignal: 'SIGKILL',
    windowsHide: true,
  });
  let answer: ImportReport | ImportFault = { code: 'too-costly', file: '' };
  for await (const line of createInterface({ input: child.stdout })) {
    const said = JSON.parse(line) as VassalImportAnswer;
    if (said.kind === 'progress') progress(said.done, said.of);
    else answer = said.kind === 'made' ? said.report : said.fault;
  }
  return answer;
};
