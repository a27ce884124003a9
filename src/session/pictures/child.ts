import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { Clock } from '../base/ports.ts';

/**
 * The unused memory, in KB, that V8 reserves for each of a child's two threads from Node 24 on. It counts toward the
 * limit.
 */
const KEPT_FREE = Number.parseInt(process.versions.node, 10) < 24 ? 0 : 528 * 1024;
/** The limit of processor time for a child process, in seconds. */
const MOST_WORK = 120;
const LINE_FEED = 0x0a;

/**
 * Returns the command and arguments that start a program with limits. If the system has a shell, the shell sets them.
 * `memory`: in MB. `work`: processor time in seconds.
 */
export const limitedProgram = (
  program: readonly string[],
  memory: number,
  work: number,
): readonly [string, readonly string[]] => {
  const [command = '', ...args] = program;
  if (process.platform === 'win32') return [command, args];
  const data = memory * 1024 + 2 * KEPT_FREE;
  const limits = `ulimit -d ${data} 2>/dev/null; ulimit -t ${work} 2>/dev/null; exec "$0" "$@"`;
  return ['/bin/sh', ['-c', limits, ...program]];
};

/** The limits for answering one question: time in ms, and processor time in seconds. */
export interface QuestionLimits {
  readonly time: number;
  readonly processor: number;
}

/** The time between two checks of a child's processor time, in ms. */
const LOOK_EVERY = 500;
/** Linux reports processor time in 1/100 s, in these fields after the program's name. */
const [TICKS, USER_TICKS, SYSTEM_TICKS] = [100, 11, 12];

/** Returns the processor time of a process in seconds; 0 if unknown. */
const processorTime = (pid: number | undefined): number => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[USER_TICKS]) + Number(fields[SYSTEM_TICKS])) / TICKS;
  } catch {
    return 0;
  }
};

export type NoAnswer = { readonly none: 'ended' | 'too-long' };

/**
 * A child process that reads untrusted files. It answers each line with a line. It doesn't get this process's
 * environment variables. If there is a shell, the system enforces its limits.
 */
export class LimitedChild {
  readonly #child: ChildProcessByStdio<Writable, Readable, null>;
  readonly #clock: Pick<Clock, 'after'>;
  readonly #mostLetters: number;
  #parts: Buffer[] = [];
  #size = 0;
  #answer: ((answer: string | NoAnswer) => void) | undefined;
  #why: NoAnswer = { none: 'ended' };
  hasEnded = false;

  /** `mostLetters`: the most characters of an answer. `memory`: in MB. */
  constructor(script: URL, mostLetters: number, memory: number, clock: Pick<Clock, 'after'>) {
    this.#clock = clock;
    this.#mostLetters = mostLetters;
    const path = fileURLToPath(script);
    const loader = path.endsWith('.ts') ? ['--import', import.meta.resolve('tsx')] : [];
    const program = [process.execPath, '--max-old-space-size=128', ...loader, path];
    const [command, args] = limitedProgram(program, memory, MOST_WORK);
    const env = { UV_THREADPOOL_SIZE: '1', VIPS_CONCURRENCY: '1' };
    this.#child = spawn(command, args, { stdio: ['pipe', 'pipe', 'ignore'], env, windowsHide: true });
    this.#child.stdin.on('error', () => undefined);
    this.#child.stdout.on('data', (part: Buffer) => this.#hear(part));
    for (const event of ['error', 'close']) this.#child.on(event, () => this.#gone());
  }

  /** Asks a question of one line; only one at a time. Kills the child if it exceeds the limits. */
  ask(line: string, limits: QuestionLimits): Promise<string | NoAnswer> {
    if (this.hasEnded) return Promise.resolve(this.#why);
    return new Promise((resolve) => {
      const stop = this.#watch(limits);
      this.#answer = (answer) => {
        this.#answer = undefined;
        stop();
        resolve(answer);
      };
      this.#child.stdin.write(`${line}\n`);
    });
  }

  kill(): void {
    this.#child.kill('SIGKILL');
  }

  /** Kills the child when it exceeds the limits. The returned function stops watching. */
  #watch({ time, processor }: QuestionLimits): () => void {
    const before = processorTime(this.#child.pid);
    const late = this.#clock.after(time, () => this.kill());
    let next: () => void;
    const look = (): void => {
      if (processorTime(this.#child.pid) - before > processor) this.kill();
      else next = this.#clock.after(LOOK_EVERY, look);
    };
    next = this.#clock.after(LOOK_EVERY, look);
    return () => {
      late();
      next();
    };
  }

  #hear(part: Buffer): void {
    this.#parts.push(part);
    this.#size += part.length;
    if (this.#size > this.#mostLetters) {
      this.#why = { none: 'too-long' };
      this.kill();
    }
    if (part.at(-1) !== LINE_FEED) return;
    const text = Buffer.concat(this.#parts).toString('latin1').trimEnd();
    [this.#parts, this.#size] = [[], 0];
    this.#answer?.(text);
  }

  #gone(): void {
    this.hasEnded = true;
    this.#answer?.(this.#why);
  }
}

export const base64Of = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');
