// biome-ignore-all lint/plugin/words: for whoever runs the bot, in its log
import { isFields } from '../../engine/core/plain.ts';
import { FORMAT } from '../game/step.ts';
import type { Store } from './store.ts';

/** The row that says which format the newest version of the bot wrote that has used this store: `{ format }`. */
export const STORE_VERSION = 'store:version';

/** The row that stands in a store while another one is copied into it. */
export const COPYING = 'store:copying';

/**
 * Notes in the store which format is written from now on. A sentence for whoever runs the bot where a newer version has
 * written there already: this one must not write into it (D34). Throws when the store does not answer.
 */
export const versionFault = async (store: Store): Promise<string | undefined> => {
  const [row, copying] = await store.getMany([STORE_VERSION, COPYING]);
  if (copying !== undefined)
    return 'A copy into this database was begun and not ended: end it with the same command (npm run store).';
  const format = isFields(row) && typeof row['format'] === 'number' ? row['format'] : 0;
  if (format > FORMAT) {
    return `The database was written by a newer version of this bot (its format is ${format}, this version knows up to ${FORMAT}): start that version, or give another database.`;
  }
  if (format < FORMAT) await store.set(STORE_VERSION, { format: FORMAT });
  return undefined;
};
