// biome-ignore-all lint/plugin/words: a program
import { Worker } from 'node:worker_threads';

/**
 * Registers tsx for a TypeScript script: a thread doesn't inherit the loader, and `--import tsx` does nothing in it.
 */
const loader = `data:text/javascript,import { register } from ${JSON.stringify(import.meta.resolve('tsx/esm/api'))}; register();`;

/** Returns the code of the thread, which calls the script's function `work` for one message after the other. */
const loop = (script: URL): URL => {
  const lines = [
    `import { parentPort } from 'node:worker_threads';`,
    `import { work } from ${JSON.stringify(script.href)};`,
    'const told = async (asked) => { try { return { answer: await work(asked) }; } catch (error) { return { fault: String(error?.stack ?? error) }; } };',
    'let before;',
    `parentPort.on('message', ({ id, asked }) => { before = Promise.resolve(before).then(async () => parentPort.postMessage({ id, ...(await told(asked)) })); });`,
  ];
  return new URL(`data:text/javascript,${encodeURIComponent(lines.join('\n'))}`);
};

type WorkerAnswer<Answer> = { readonly id: number } & ({ readonly answer: Answer } | { readonly fault: string });

interface Waiting<Answer> {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

interface Running<Answer> {
  readonly worker: Worker;
  readonly waiting: Map<number, Waiting<Answer>>;
}

export class ThreadEndedError extends Error {}

/**
 * A thread that calls the function `work` of a file for one question after the other. The first question starts it, and
 * it keeps the process alive only while a question is open. If the work throws, the answer's promise rejects. If the
 * thread ends, it rejects with ThreadEndedError, and the next question starts another thread.
 */
export class WorkerThread<Asked, Answer> {
  readonly #script: URL;
  readonly #name: string;
  readonly #memory: number | undefined;
  #running: Running<Answer> | undefined;
  #last = 0;

  /** `name`: the thread's name in error messages, such as `drawing`. `memory`: the limit in MB. */
  constructor(script: URL, name: string, memory?: number) {
    this.#script = script;
    this.#name = name;
    this.#memory = memory;
  }

  ask(asked: Asked): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#running ??= this.#start();
      const { worker, waiting } = this.#running;
      const id = ++this.#last;
      waiting.set(id, { resolve, reject });
      worker.ref();
      worker.postMessage({ id, asked });
    });
  }

  end(): void {
    void this.#running?.worker.terminate();
  }

  #start(): Running<Answer> {
    const waiting = new Map<number, Waiting<Answer>>();
    const execArgv = this.#script.pathname.endsWith('.ts') ? ['--import', loader] : [];
    const worker = new Worker(loop(this.#script), {
      execArgv,
      ...(this.#memory === undefined ? {} : { resourceLimits: { maxOldGenerationSizeMb: this.#memory } }),
    });
    const started = { worker, waiting };
    worker.on('message', (told: WorkerAnswer<Answer>) => {
      const asked = waiting.get(told.id);
      waiting.delete(told.id);
      if (waiting.size === 0) worker.unref();
      if ('fault' in told) asked?.reject(new Error(`The thread for ${this.#name} failed: ${told.fault}`));
      else asked?.resolve(told.answer);
    });
    const gone = (why: string): void => {
      const error = new ThreadEndedError(`The thread for ${this.#name} ended ${why}`);
      if (this.#running === started) this.#running = undefined;
      for (const asked of waiting.values()) asked.reject(error);
      waiting.clear();
    };
    worker.on('error', (error) => gone(`by ${error}`));
    worker.on('exit', (code) => gone(`with code ${code}`));
    return started;
  }
}

export const threaded = <Asked, Answer>(script: URL, name: string): ((asked: Asked) => Promise<Answer>) => {
  const thread = new WorkerThread<Asked, Answer>(script, name);
  return (asked) => thread.ask(asked);
};
