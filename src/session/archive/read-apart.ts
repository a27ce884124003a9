import type { TaskFailureReason } from '../../facts/work-limits.ts';
import { createWorkCounter } from '../base/pace.ts';
import { yieldToEventLoop } from '../base/parts.ts';
import type { SavedGame } from '../file/format.ts';
import { readJson } from '../file/json.ts';
import { createKillableRunner } from '../pool/killable.ts';
import type { WorkOwner } from '../pool/pool.ts';
import type { work } from './checking.ts';
import { type GameFileResult, readGame } from './read.ts';

/** Smaller files, in bytes, are read directly, since a thread would cost more. */
const SMALLEST_APART = 64 * 1024;
const PART = 64 * 1024;

const check = createKillableRunner<Uint8Array, Awaited<ReturnType<typeof work>>>(
  new URL('./checking.ts', import.meta.url),
  'game',
);

/**
 * Reads a game's file without blocking other work: a worker thread checks large files first. `no-text`: the file is not
 * UTF-8.
 */
export const readGameApart = async (
  owner: WorkOwner,
  bytes: Uint8Array,
): Promise<GameFileResult | 'no-text' | TaskFailureReason> => {
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

const textIn = async (bytes: Uint8Array): Promise<string | undefined> => {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const isDue = createWorkCounter(PART);
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
