import { availableParallelism } from 'node:os';
import type { Drawn, DrawRequest } from './worker.ts';

export type LoadPicture = (hash: string) => Promise<Uint8Array | undefined>;

export type RenderPicture = (data: string, bring?: LoadPicture) => Promise<Uint8Array>;

type Threaded = (script: URL, name: string) => (asked: DrawRequest) => Promise<Drawn>;

/** The number of drawing threads. One core is left free for answers. */
export const DRAWING_THREAD_COUNT = Math.max(1, availableParallelism() - 1);

/**
 * Draws pictures in threads, because a large board takes long. A thread with the least work gets a picture. Among
 * several, the thread that last drew a board of that title is preferred, because parts of it are still cached there.
 * The data is sent as JSON. Rejects if a picture can't be drawn.
 */
export const pngBy = (threaded: Threaded, workers: number = DRAWING_THREAD_COUNT): RenderPicture => {
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
      // The thread may have removed pictures from its cache in the meantime, for another board.
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

const titleIn = (data: string): string => /"title":"((?:[^"\\]|\\.)*)"/.exec(data)?.[1] ?? '';
