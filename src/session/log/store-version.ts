// biome-ignore-all lint/plugin/words: for whoever runs the bot, in its log

import { InvalidRowError, type JsonValue, type Store } from '../../store/index.ts';
import { isFields } from '../../table/index.ts';
import { newestStorageFormats, StorageFormats } from '../base/formats.ts';
import { type Ports, stackOf } from '../base/ports.ts';
import { isKnownFingerprint, schemasOf } from './schemas.ts';

/**
 * The key of the row with the store's version: `{ format, schemas }`. The second part is a fingerprint (see
 * schemas.ts). A version of the bot that doesn't know both doesn't start.
 */
export const STORE_VERSION_KEY = 'store:version';

/** The key of a row that exists while another store is being copied into this one. */
export const COPY_IN_PROGRESS_KEY = 'store:copying';

/** Time between two checks for a newer version, in ms. */
const LOOK = 10_000;

const HALF =
  'A copy into this database was started but not finished: run the same npm run store -- restore or copy again to finish it.';

interface Version {
  /** The format; 0 if there is no row. */
  readonly format: number;
  readonly schemas?: string;
}

const versionIn = (row: JsonValue | undefined): Version => {
  const { format, schemas } = isFields(row) ? row : {};
  return {
    format: typeof format === 'number' ? format : 0,
    ...(typeof schemas === 'string' ? { schemas } : {}),
  };
};

const rowOf = (format: number): { readonly [field: string]: JsonValue } => {
  const schemas = schemasOf(format)?.fingerprint;
  return { format, ...(schemas === undefined ? {} : { schemas }) };
};

const isNewer = ({ format, schemas }: Version, { newest }: StorageFormats): boolean =>
  format > newest || (schemas !== undefined && !isKnownFingerprint(schemas));

const newerText = ({ format, schemas }: Version, { newest }: StorageFormats): string =>
  `The database was written by a newer version of this bot (its format is ${format}${schemas === undefined ? '' : ` ${schemas}`}, this version knows up to ${newest}): start that version, or give another database.`;

/**
 * Chooses the format to write. It is the store's own format, or this version's for a new store or if the store's can't
 * be written any more. Returns a sentence for the operator if a newer version uses the store, since this one must not
 * write there (D34). Throws if the store does not answer.
 */
export const checkStoreVersion = async (store: Store, formats = newestStorageFormats): Promise<string | undefined> => {
  const [row, copying] = await store.getMany([STORE_VERSION_KEY, COPY_IN_PROGRESS_KEY]);
  if (copying !== undefined) return HALF;
  let version = versionIn(row);
  // If two versions start with an empty store at the same time, the second one must notice that.
  if (row === undefined && (await store.append(STORE_VERSION_KEY, rowOf(formats.newest))) !== 'written')
    version = versionIn(await store.get(STORE_VERSION_KEY));
  if (isNewer(version, formats)) return newerText(version, formats);
  const format = version.format < formats.oldest ? formats.newest : version.format;
  // Newer schemas of the same format are stored at once. A version of the bot that doesn't know them stops itself.
  if (row !== undefined && (format !== version.format || schemasOf(format)?.fingerprint !== version.schemas))
    await store.set(STORE_VERSION_KEY, rowOf(format));
  formats.write(format);
  return undefined;
};

/**
 * Returns a sentence for the operator if the store is an incomplete copy. If this command `writes`, also if a newer
 * version uses the store. Throws if the store does not answer.
 */
export const unfitReasonOf = async (
  store: Store,
  writes: boolean,
  formats = newestStorageFormats,
): Promise<string | undefined> => {
  if ((await store.get(COPY_IN_PROGRESS_KEY)) !== undefined) return HALF;
  if (!writes) return undefined;
  const version = await store.get(STORE_VERSION_KEY).then(versionIn, (error: unknown): Version => {
    // A damaged version row is not reported here: the command itself finds and reports damaged rows.
    if (error instanceof InvalidRowError) return { format: 0 };
    throw error;
  });
  return isNewer(version, formats) ? newerText(version, formats) : undefined;
};

/**
 * Makes every process that uses the store write this version's format. Returns the former format, or a sentence for the
 * operator if a newer version uses the store. Throws if the store does not answer.
 */
export const upgradeStoreVersion = async (store: Store, formats = newestStorageFormats): Promise<number | string> => {
  const version = versionIn(await store.get(STORE_VERSION_KEY));
  if (isNewer(version, formats)) return newerText(version, formats);
  if (version.format < formats.newest) await store.set(STORE_VERSION_KEY, rowOf(formats.newest));
  return version.format;
};

export interface StoreVersionWatch {
  readonly formats: StorageFormats;
  close(): void;
}

/**
 * Chooses the format to write as `checkStoreVersion` does. Then regularly checks the store, and switches to a newer
 * format when the operator upgrades it. `outdated`: called once, with a sentence for the operator, when a newer version
 * uses the store.
 */
export const watchStoreVersion = async (
  { store, clock, log }: Pick<Ports, 'store' | 'clock' | 'log'>,
  outdated: (why: string) => void,
  formats = new StorageFormats(),
): Promise<StoreVersionWatch | string> => {
  const fault = await checkStoreVersion(store, formats);
  if (fault !== undefined) return fault;
  const { written, newest } = formats;
  if (written < newest)
    log.info({ written, newest }, 'steps are written as the version before reads them, until npm run store -- upgrade');
  let isOver = false;
  const look = async (): Promise<void> => {
    const version = await store.get(STORE_VERSION_KEY).then(versionIn, (error: unknown): Version => {
      log.warn({ error: stackOf(error) }, 'the version of the store could not be read');
      return { format: 0 };
    });
    if (isOver) return;
    if (isNewer(version, formats)) return outdated(newerText(version, formats));
    const { format } = version;
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
