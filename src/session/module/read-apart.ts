import { Worker } from 'node:worker_threads';
import { rememberHash } from './hash.ts';
import type { ReadModule } from './read.ts';

export interface Request {
  readonly id: number;
  readonly text: string;
}

export type Answer =
  | { readonly id: number; readonly read: ReadModule; readonly hash?: string }
  | { readonly id: number; readonly fault: string };

interface Waiting {
  readonly resolve: (read: ReadModule) => void;
  readonly reject: (error: Error) => void;
}

/** A thread takes over no loader of TypeScript from whoever starts it: it registers tsx itself. */
const loader = `data:text/javascript,import { register } from ${JSON.stringify(import.meta.resolve('tsx/esm/api'))}; register();`;

/** The thread that reads, while there is one, and who waits for it. It keeps the process alive only while someone waits. */
let thread: { readonly worker: Worker; readonly waiting: Map<number, Waiting> } | undefined;
let last = 0;

const start = (): NonNullable<typeof thread> => {
  const waiting = new Map<number, Waiting>();
  const worker = new Worker(new URL('./reading.ts', import.meta.url), { execArgv: ['--import', loader] });
  const started = { worker, waiting };
  worker.on('message', (answer: Answer) => {
    const asked = waiting.get(answer.id);
    waiting.delete(answer.id);
    if (waiting.size === 0) worker.unref();
    if ('fault' in answer) return asked?.reject(new Error(`A module could not be read: ${answer.fault}`));
    if (answer.read.ok && answer.hash !== undefined) rememberHash(answer.read.module, answer.hash);
    return asked?.resolve(answer.read);
  });
  const gone = (error: Error): void => {
    if (thread === started) thread = undefined;
    for (const asked of waiting.values()) asked.reject(error);
    waiting.clear();
  };
  worker.on('error', gone);
  worker.on('exit', (code) => gone(new Error(`The reading thread ended with code ${code}`)));
  return started;
};

/**
 * Reads a module's file as readModule does, in a thread of its own, one after the other: a file made to be slow takes half a second, and the
 * process never waits for it. Rejects when the thread ends; the next call starts another.
 */
export const readApart = (text: string): Promise<ReadModule> =>
  new Promise((resolve, reject) => {
    thread ??= start();
    const id = ++last;
    thread.waiting.set(id, { resolve, reject });
    thread.worker.ref();
    thread.worker.postMessage({ id, text } satisfies Request);
  });
