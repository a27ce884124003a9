import { Worker } from 'node:worker_threads';

export interface Request {
  readonly id: number;
  /** A picture's data as JSON. */
  readonly data: string;
}

export type Answer = { readonly id: number; readonly png: Uint8Array } | { readonly id: number; readonly fault: string };

interface Waiting {
  readonly resolve: (png: Uint8Array) => void;
  readonly reject: (error: Error) => void;
}

/** A thread takes over no loader of TypeScript from whoever starts it, and `--import tsx` does nothing in one: it registers tsx itself. */
const loader = `data:text/javascript,import { register } from ${JSON.stringify(import.meta.resolve('tsx/esm/api'))}; register();`;

/** The thread that draws, while there is one, and who waits for it. It keeps the process alive only while someone waits. */
let thread: { readonly worker: Worker; readonly waiting: Map<number, Waiting> } | undefined;
let last = 0;

const start = (): NonNullable<typeof thread> => {
  const waiting = new Map<number, Waiting>();
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { execArgv: ['--import', loader] });
  const started = { worker, waiting };
  worker.on('message', (answer: Answer) => {
    const asked = waiting.get(answer.id);
    waiting.delete(answer.id);
    if (waiting.size === 0) worker.unref();
    if ('png' in answer) asked?.resolve(answer.png);
    else asked?.reject(new Error(`The picture could not be drawn: ${answer.fault}`));
  });
  const gone = (error: Error): void => {
    if (thread === started) thread = undefined;
    for (const asked of waiting.values()) asked.reject(error);
    waiting.clear();
  };
  worker.on('error', gone);
  worker.on('exit', (code) => gone(new Error(`The drawing thread ended with code ${code}`)));
  return started;
};

/**
 * A picture, given as the JSON of its data, as a PNG file: written as SVG and drawn in a thread of its own, one after the other,
 * for the SVG of a large board alone takes 70 ms. A text is handed over at once, data object by object. Rejects when it can't be
 * drawn, and when the thread ends; the next call starts another.
 */
export const png = (data: string): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    thread ??= start();
    const id = ++last;
    thread.waiting.set(id, { resolve, reject });
    thread.worker.ref();
    thread.worker.postMessage({ id, data } satisfies Request);
  });
