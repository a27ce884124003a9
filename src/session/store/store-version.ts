// biome-ignore-all lint/plugin/words: for whoever runs the bot, in its log
import { isFields } from '../../engine/core/plain.ts';
import { type Ports, stackOf } from '../game/ports.ts';
import { Formats, ownFormats } from './formats.ts';
import { BadRow, type Json, type Store } from './store.ts';

/** The row that says which format is written in this store: `{ format }`. Versions that don't know it don't start. */
export const STORE_VERSION = 'store:version';

/** The row that stands in a store while another one is copied into it. */
export const COPYING = 'store:copying';

/** So often a process looks whether another format is written from now on (ms). */
const LOOK = 10_000;

const HALF =
  'A copy into this database was begun and not ended: call the same npm run store -- restore or copy again, which ends it.';

/** The format that a version row says; 0 where there is none. */
const formatIn = (row: Json | undefined): number =>
  isFields(row) && typeof row['format'] === 'number' ? row['format'] : 0;

const newerText = (format: number, { newest }: Formats): string =>
  `The database was written by a newer version of this bot (its format is ${format}, this version knows up to ${newest}): start that version, or give another database.`;

/**
 * Notes which format is written from now on: the store's own, until whoever runs the bot raises it, as processes of the
 * version before may use it too; this version's where the store is new, or of a format that can't be written any more.
 * A sentence for whoever runs the bot where a newer version writes there: this one must not write into it (D34). Throws
 * when the store does not answer.
 */
export const versionFault = async (store: Store, formats = ownFormats): Promise<string | undefined> => {
  const [row, copying] = await store.getMany([STORE_VERSION, COPYING]);
  if (copying !== undefined) return HALF;
  let format = formatIn(row);
  // Of two versions that begin with an empty store at once, the one that comes second must know.
  if (row === undefined && (await store.append(STORE_VERSION, { format: formats.newest })) !== 'written')
    format = formatIn(await store.get(STORE_VERSION));
  if (format > formats.newest) return newerText(format, formats);
  if (row !== undefined && format < formats.oldest) await store.set(STORE_VERSION, { format: formats.newest });
  formats.write(format < formats.oldest ? formats.newest : format);
  return undefined;
};

/**
 * Why this version must not work at a store as it is: half a copy lies there; or, where it would write, a newer version
 * does so. A sentence for whoever runs the bot. Throws when the store does not answer.
 */
export const unfitText = async (store: Store, writes: boolean, formats = ownFormats): Promise<string | undefined> => {
  if ((await store.get(COPYING)) !== undefined) return HALF;
  if (!writes) return undefined;
  const format = await store.get(STORE_VERSION).then(formatIn, (error: unknown) => {
    // Other rows are found to be torn by the work itself, and told.
    if (error instanceof BadRow) return 0;
    throw error;
  });
  return format > formats.newest ? newerText(format, formats) : undefined;
};

/**
 * Has this version's format written from now on, by every process that uses the store; answers the format of before, or
 * a sentence where a newer version writes there. Throws when the store does not answer.
 */
export const raiseVersion = async (store: Store, formats = ownFormats): Promise<number | string> => {
  const format = formatIn(await store.get(STORE_VERSION));
  if (format > formats.newest) return newerText(format, formats);
  if (format < formats.newest) await store.set(STORE_VERSION, { format: formats.newest });
  return format;
};

/** What a process knows of formats, and keeps up with. */
export interface OpenVersion {
  readonly formats: Formats;
  /** Looks no more. */
  close(): void;
}

/**
 * As versionFault; then takes over what format is written as soon as it is raised. `outdated`: called once, with a
 * sentence, when a newer version has begun to write there.
 */
export const openVersion = async (
  { store, clock, log }: Pick<Ports, 'store' | 'clock' | 'log'>,
  outdated: (why: string) => void,
  formats = new Formats(),
): Promise<OpenVersion | string> => {
  const fault = await versionFault(store, formats);
  if (fault !== undefined) return fault;
  const { written, newest } = formats;
  if (written < newest)
    log.info({ written, newest }, 'steps are written as the version before reads them, until npm run store -- upgrade');
  let isOver = false;
  const look = async (): Promise<void> => {
    const format = await store.get(STORE_VERSION).then(formatIn, (error: unknown) => {
      log.warn({ error: stackOf(error) }, 'the version of the store could not be read');
      return 0;
    });
    if (isOver) return;
    if (format > newest) return outdated(newerText(format, formats));
    if (format > formats.written) log.info({ format }, 'another format is written from now on');
    if (format > 0) formats.write(format);
    stop = clock.after(LOOK, () => void look());
  };
  let stop = clock.after(LOOK, () => void look());
  const close = (): void => {
    isOver = true;
    stop();
  };
  return { formats, close };
};

/** Whether a newer version writes in the store. Throws when it does not answer. */
export const isOutdated = async (store: Store, formats = ownFormats): Promise<boolean> =>
  formatIn(await store.get(STORE_VERSION)) > formats.newest;
