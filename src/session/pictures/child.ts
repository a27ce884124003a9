import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { Clock } from '../game/ports.ts';

/** How long a child may take for one question, in milliseconds: a usual one takes a second at most. */
export const MOST_TIME = 20_000;
/**
 * What V8 keeps free for each of a child's two threads from Node 24 on, in KB: it counts as its memory, though nothing
 * is ever there.
 */
const KEPT_FREE = Number.parseInt(process.versions.node, 10) < 24 ? 0 : 528 * 1024;
/** What a child may have of memory, in KB, and of processors, in seconds. */
const MOST_MEMORY = 640 * 1024 + 2 * KEPT_FREE;
const MOST_WORK = 120;
const LINE_FEED = 0x0a;

/**
 * A program with bounds of memory and of so many seconds of processors, which the system keeps where it has a shell: the
 * command and its arguments.
 */
export const limitedProgram = (program: readonly string[], work: number): readonly [string, readonly string[]] => {
  const [command = '', ...args] = program;
  if (process.platform === 'win32') return [command, args];
  const limits = `ulimit -d ${MOST_MEMORY} 2>/dev/null; ulimit -t ${work} 2>/dev/null; exec "$0" "$@"`;
  return ['/bin/sh', ['-c', limits, ...program]];
};

/** Why there is no answer: the child ended, or answered more than it may. */
export type NoAnswer = { readonly none: 'ended' | 'too-long' };

/**
 * A process that reads what strangers sent, of another environment than this one, with bounds that the system keeps
 * where it has a shell. It answers each line that it is asked by a line.
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

  /** `mostLetters`: of an answer. */
  constructor(script: URL, mostLetters: number, clock: Pick<Clock, 'after'>) {
    this.#clock = clock;
    this.#mostLetters = mostLetters;
    const path = fileURLToPath(script);
    const loader = path.endsWith('.ts') ? ['--import', import.meta.resolve('tsx')] : [];
    const program = [process.execPath, '--max-old-space-size=128', ...loader, path];
    const [command, args] = limitedProgram(program, MOST_WORK);
    const env = { UV_THREADPOOL_SIZE: '1', VIPS_CONCURRENCY: '1' };
    this.#child = spawn(command, args, { stdio: ['pipe', 'pipe', 'ignore'], env, windowsHide: true });
    this.#child.stdin.on('error', () => undefined);
    this.#child.stdout.on('data', (part: Buffer) => this.#hear(part));
    for (const event of ['error', 'close']) this.#child.on(event, () => this.#gone());
  }

  /** One question at a time, of one line each; `time`: in milliseconds, what it may take. */
  ask(line: string, time: number = MOST_TIME): Promise<string | NoAnswer> {
    if (this.hasEnded) return Promise.resolve(this.#why);
    return new Promise((resolve) => {
      const stop = this.#clock.after(time, () => this.kill());
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

/** Bytes as they are sent to a child. */
export const base64Of = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');

/** So many requests are under way at most, one of them in a child. */
const MOST_REQUESTS = 6;
let requests = 0;
let tail: Promise<unknown> = Promise.resolve();

/** Does what needs a child when it is its turn, one at a time in the process; `busy` where too many wait. */
export const inTurn = async <T>(work: () => Promise<T>): Promise<T | 'busy'> => {
  if (requests >= MOST_REQUESTS) return 'busy';
  requests += 1;
  const answer = tail.then(work);
  tail = answer.catch(() => undefined);
  try {
    return await answer;
  } finally {
    requests -= 1;
  }
};
