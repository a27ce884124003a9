import { createHash } from 'node:crypto';
import { systems } from '../../engine/index.ts';
import { type AnyRecord, isEmptyChange, isRecordKindOfModule, type LiveTable, nothing } from '../../table/index.ts';
import { sortedInParts } from '../base/in-parts.ts';
import { createWorkCounter } from '../base/pace.ts';
import { yieldToEventLoop } from '../base/parts.ts';
import { canonicalParts } from '../text/hash.ts';
import type { SavedStep } from './format.ts';

/** The hash of a game: of each step as in its file, and of all final records except definitions. */
export class GameDigest {
  readonly #hash = createHash('sha256');
  readonly #isDue = createWorkCounter();

  async step({ change = nothing, ...step }: SavedStep): Promise<void> {
    await this.#add(step);
    if (isEmptyChange(change)) return;
    for (const parts of [change.removed, change.updated, change.added]) for (const part of parts) await this.#add(part);
  }

  /** Returns the hash in hex. Nothing can be added afterward. */
  async end(table: LiveTable, isLeftOut: (record: AnyRecord) => boolean = () => false): Promise<string> {
    const kinds = [...table.records.keys()].sort();
    for (const kind of kinds) {
      if (isRecordKindOfModule(systems, kind)) continue;
      for (const id of await sortedInParts(table.records.get(kind)?.keys() ?? [])) {
        const record = table.get(kind, id);
        if (record && !isLeftOut(record)) await this.#add(record);
      }
    }
    return this.#hash.digest('hex');
  }

  async #add(value: unknown): Promise<void> {
    for (const text of canonicalParts(value)) {
      this.#hash.update(text);
      if (this.#isDue(text.length)) await yieldToEventLoop();
    }
    this.#hash.update('\n');
  }
}
