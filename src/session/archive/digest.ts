import { createHash } from 'node:crypto';
import { isNothing, nothing } from '../../engine/core/change.ts';
import type { AnyRecord } from '../../engine/core/record.ts';
import type { LiveTable } from '../../engine/core/table.ts';
import { canonical } from '../module/hash.ts';
import { newPace } from '../pace.ts';
import { yieldToEventLoop } from '../parts.ts';
import type { SavedStep } from './format.ts';
import { isDefinition } from './format-records.ts';

/**
 * The hash of a game: of each step as its file has it, and of all records that stand at the end, but the definitions.
 */
export class Digest {
  readonly #hash = createHash('sha256');
  readonly #isDue = newPace();

  async step({ change = nothing, ...step }: SavedStep): Promise<void> {
    await this.#add(step);
    if (isNothing(change)) return;
    for (const part of [...change.removed, ...change.updated, ...change.added]) await this.#add(part);
  }

  /**
   * The hash in hex, for a game that stands like this now, without the records that are to be left out: nothing may be
   * added afterwards.
   */
  async end(table: LiveTable, isLeftOut: (record: AnyRecord) => boolean = () => false): Promise<string> {
    for (const [kind, records] of [...table.records].sort(byFirst)) {
      if (isDefinition(kind)) continue;
      for (const [, record] of [...records].sort(byFirst)) if (!isLeftOut(record)) await this.#add(record);
    }
    return this.#hash.digest('hex');
  }

  async #add(value: unknown): Promise<void> {
    const text = canonical(value);
    this.#hash.update(`${text}\n`);
    if (this.#isDue(text.length)) await yieldToEventLoop();
  }
}

const byFirst = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => (a < b ? -1 : 1);
