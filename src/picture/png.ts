import { availableParallelism } from 'node:os';
import type { Drawn, DrawRequest } from './worker.ts';

/** A kept picture's file by its hash, undefined where it is not there. May reject. */
export type BringPicture = (hash: string) => Promise<Uint8Array | undefined>;

/** A picture, given as the JSON of its data, as a PNG or JPEG file. */
export type Render = (data: string, bring?: BringPicture) => Promise<Uint8Array>;

/** Makes a thread of a file that exports `work`. */
type Threaded = (script: URL, name: string) => (asked: DrawRequest) => Promise<Drawn>;

/** As many threads as cores but one, which is left to the answers. */
export const WORKERS = Math.max(1, availableParallelism() - 1);

/**
 * How a picture becomes a file: in threads of their own, for a large board takes long. A picture goes to the thread that
 * has the least to do, among those to the one that drew a board of that title last, for it keeps parts of it. A text is
 * handed over at once, data object by object. Rejects when it can't be drawn.
 */
export const pngBy = (threaded: Threaded, workers: number = WORKERS): Render => {
  const script = new URL('./worker.ts', import.meta.url);
  const threads = Array.from({ length: workers }, () => ({ ask: threaded(script, 'drawing'), busy: 0, last: '' }));
  return async (data, bring = async () => undefined) => {
    const title = titleIn(data);
    const least = Math.min(...threads.map(({ busy }) => busy));
    const idle = threads.filter(({ busy }) => busy === least);
    const thread = idle.find(({ last }) => last === title) ?? idle[0];
    if (!thread) throw new Error('there is no thread for drawing');
    thread.last = title;
    thread.busy += 1;
    try {
      const kept = new Map<string, Uint8Array | undefined>();
      let drawn = await thread.ask({ data });
      // What it had may have had to go meanwhile, for another board.
      while ('lacking' in drawn) {
        for (const hash of drawn.lacking) {
          if (kept.has(hash)) throw new Error('the thread for drawing asked for what it was given');
          kept.set(hash, await bring(hash));
        }
        drawn = await thread.ask({ data, kept });
      }
      return drawn.file;
    } finally {
      thread.busy -= 1;
    }
  };
};

/** What a picture's data begins with tells the boards apart well enough to find the thread that knows one. */
const titleIn = (data: string): string => /"title":"((?:[^"\\\\]|\\\\.)*)"/.exec(data)?.[1] ?? '';
