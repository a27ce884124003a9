import type { DrawRequest, work } from './worker.ts';

type Png = ReturnType<typeof work>;

/** A picture, given as the JSON of its data, as a PNG file; `kept`: the files of the kept pictures in it, by hash. */
export type Render = (data: string, kept?: ReadonlyMap<string, Uint8Array>) => Promise<Png>;

/**
 * How a picture becomes a PNG file: written as SVG and drawn in a thread of its own, one after the other, for the SVG
 * of a large board alone takes 70 ms. A text is handed over at once, data object by object. Rejects when it can't be
 * drawn. `threaded`: makes the thread of a file that exports `work`.
 */
export const pngBy = (threaded: (script: URL, name: string) => (asked: DrawRequest) => Promise<Png>): Render => {
  const ask = threaded(new URL('./worker.ts', import.meta.url), 'drawing');
  return (data, kept) => ask({ data, ...(kept ? { kept } : {}) });
};
