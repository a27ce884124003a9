import type { Unworked } from '../../facts/work-limits.ts';
import { newPace } from '../base/pace.ts';
import { yieldToEventLoop } from '../base/parts.ts';
import type { SavedGame } from '../file/format.ts';
import { readJson } from '../file/json.ts';
import { killable } from '../pool/killable.ts';
import type { WorkOwner } from '../pool/pool.ts';
import type { work } from './checking.ts';
import { type ReadGame, readGame } from './read.ts';

/** A file of fewer bytes is read at once, by who asks: a thread would cost more. */
const SMALLEST_APART = 64 * 1024;
/** So many bytes become text at one go. */
const PART = 64 * 1024;

const check = killable<Uint8Array, Awaited<ReturnType<typeof work>>>(new URL('./checking.ts', import.meta.url), 'game');

/**
 * Reads the bytes of a file as readGame reads its text, and holds nobody up whatever is in it: all checks of a large one
 * are made in a thread of its own, and of a sound one nothing is left to do but to take its data, bit by bit. `no-text`:
 * it is no UTF-8.
 */
export const readGameApart = async (owner: WorkOwner, bytes: Uint8Array): Promise<ReadGame | 'no-text' | Unworked> => {
  const text = await textIn(bytes);
  if (text === undefined) return 'no-text';
  if (bytes.length < SMALLEST_APART) return readGame(text);
  const fault = await check(owner, bytes);
  if (typeof fault === 'string') return fault;
  if (fault) return { ok: false, fault };
  const json = await readJson(text);
  if (!json.ok) throw new Error('a file that was sound is no JSON any more');
  return { ok: true, game: json.value as SavedGame };
};

/** The text of a file of UTF-8, undefined where it is none. */
const textIn = async (bytes: Uint8Array): Promise<string | undefined> => {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const isDue = newPace(PART);
  const parts: string[] = [];
  try {
    for (let first = 0; first < bytes.length; first += PART) {
      parts.push(decoder.decode(bytes.subarray(first, first + PART), { stream: true }));
      if (isDue(PART)) await yieldToEventLoop();
    }
    parts.push(decoder.decode());
  } catch {
    return undefined;
  }
  return parts.join('');
};
