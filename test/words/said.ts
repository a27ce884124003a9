import type { Phrase } from './phrase-book.ts';

/** What other languages say beside English while tests run. */
interface Said {
  /** What was said otherwise than the phrase book has it, by the test that is running. */
  readonly otherwise: (Phrase & { readonly locale: string; readonly expected: readonly string[] })[];
  /** All that was said, a line of JSON each, where it is noted for a new book. */
  readonly heard: Set<string>;
}

const SAID = Symbol.for('quartermaster: said');
const world = globalThis as { [SAID]?: Said };

/** One for all files of a worker. */
export const said: Said = world[SAID] ?? { otherwise: [], heard: new Set() };
world[SAID] = said;

/** The file to which all is noted that is said. */
export const NOTES = process.env['QUARTERMASTER_PHRASES'];
