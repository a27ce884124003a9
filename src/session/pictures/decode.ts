import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { type Clock, systemClock } from '../game/ports.ts';
import { headerOf } from './header.ts';
import { isDrawable, type MapPicture } from './picture.ts';

/** How long a child may take for one file, in milliseconds: a usual one takes a second at most. */
export const MOST_TIME = 20_000;
/** What a child may have of memory, in KB, and of processors, in seconds. */
const MOST_MEMORY = 512 * 1024;
const MOST_WORK = 120;
/** The most that a child may answer for a file: 8 MB in base64. */
const MOST_LETTERS = (8 * 1024 * 1024 * 4) / 3;
const LINE_FEED = 0x0a;
/** So many requests are under way at most, one of them in a child. */
const MOST_REQUESTS = 6;

/**
 * `broken`: it can't be decoded. `too-costly`: it takes more time or memory than a picture may, or breaks what decodes
 * it. `too-many-bytes`: written anew it is too large. `busy`: too many wait.
 */
export type DecodeFault = 'broken' | 'too-costly' | 'too-many-bytes' | 'busy';

/** A file of a type and size that its head says. */
export type Undecoded = Pick<MapPicture, 'type' | 'width' | 'height' | 'bytes'>;

type Decoded = Uint8Array | DecodeFault;

const LIMITS = `ulimit -d ${MOST_MEMORY} 2>/dev/null; ulimit -t ${MOST_WORK} 2>/dev/null; exec "$0" "$@"`;
const PROGRAM = [
  process.execPath,
  '--max-old-space-size=128',
  '--import',
  import.meta.resolve('tsx'),
  fileURLToPath(new URL('../../picture/decoder.ts', import.meta.url)),
];

/**
 * A process that decodes files one after the other, of another environment than this one, with bounds that the system
 * keeps where it has a shell.
 */
class DecodingChild {
  readonly #child: ChildProcessByStdio<Writable, Readable, null>;
  readonly #clock: Pick<Clock, 'after'>;
  #parts: Buffer[] = [];
  #size = 0;
  #answer: ((answer: Decoded) => void) | undefined;
  /** Why it ended, for the file that it had. */
  #why: DecodeFault = 'too-costly';
  hasEnded = false;

  constructor(clock: Pick<Clock, 'after'>) {
    this.#clock = clock;
    const [program = '', ...args] = process.platform === 'win32' ? PROGRAM : ['/bin/sh', '-c', LIMITS, ...PROGRAM];
    const env = { UV_THREADPOOL_SIZE: '1', VIPS_CONCURRENCY: '1' };
    this.#child = spawn(program, args, { stdio: ['pipe', 'pipe', 'ignore'], env, windowsHide: true });
    this.#child.stdin.on('error', () => undefined);
    this.#child.stdout.on('data', (part: Buffer) => this.#hear(part));
    for (const event of ['error', 'close']) this.#child.on(event, () => this.#gone());
  }

  /** One at a time. */
  ask({ type, width, height, bytes }: Undecoded): Promise<Decoded> {
    if (this.hasEnded) return Promise.resolve('too-costly');
    return new Promise((resolve) => {
      const stop = this.#clock.after(MOST_TIME, () => this.kill());
      this.#answer = (answer) => {
        this.#answer = undefined;
        stop();
        resolve(answer);
      };
      const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');
      this.#child.stdin.write(`${type} ${width} ${height} ${file}\n`);
    });
  }

  kill(): void {
    this.#child.kill('SIGKILL');
  }

  #hear(part: Buffer): void {
    this.#parts.push(part);
    this.#size += part.length;
    if (this.#size > MOST_LETTERS) {
      this.#why = 'too-many-bytes';
      this.kill();
    }
    if (part.at(-1) !== LINE_FEED) return;
    const text = Buffer.concat(this.#parts).toString('latin1').trimEnd();
    [this.#parts, this.#size] = [[], 0];
    this.#answer?.(text.startsWith('!') ? 'broken' : checked(Buffer.from(text, 'base64')));
  }

  #gone(): void {
    this.hasEnded = true;
    this.#answer?.(this.#why);
  }
}

/** What a child answered is not believed either: it is a PNG or JPEG of bounded size. */
const checked = (bytes: Uint8Array): Decoded => {
  const header = headerOf(bytes);
  if (typeof header === 'string' || (header.type !== 'png' && header.type !== 'jpeg')) return 'broken';
  return isDrawable(header) ? bytes : 'broken';
};

let requests = 0;
let tail: Promise<unknown> = Promise.resolve();

/**
 * Decodes files in a child process, which writes each anew as PNG or JPEG; in their order. Where a file ends its child,
 * another child goes on with the next. One child at a time in the process; it ends with the last of these files.
 */
export const decodeFiles = async (
  files: readonly Undecoded[],
  clock: Pick<Clock, 'after'> = systemClock,
): Promise<readonly Decoded[]> => {
  if (files.length === 0) return [];
  if (requests >= MOST_REQUESTS) return files.map(() => 'busy');
  requests += 1;
  const answers = tail.then(() => decodeNow(files, clock));
  tail = answers.catch(() => undefined);
  try {
    return await answers;
  } finally {
    requests -= 1;
  }
};

const decodeNow = async (files: readonly Undecoded[], clock: Pick<Clock, 'after'>): Promise<readonly Decoded[]> => {
  const answers: Decoded[] = [];
  let child = new DecodingChild(clock);
  try {
    for (const file of files) {
      if (child.hasEnded) child = new DecodingChild(clock);
      answers.push(await child.ask(file));
    }
  } finally {
    child.kill();
  }
  return answers;
};
