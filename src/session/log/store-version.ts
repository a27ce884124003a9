// biome-ignore-all lint/plugin/words: for whoever runs the bot, in its log

import { BadRow, type Json, type Store } from '../../store/index.ts';
import { isFields } from '../../table/index.ts';
import { Formats, ownFormats } from '../base/formats.ts';
import { type Ports, stackOf } from '../base/ports.ts';
import { knowsSchemas, schemasOf } from './schemas.ts';

/**
 * The row that says what is written in this store: `{ format, schemas }`, the latter a fingerprint (see schemas.ts).
 * Versions that don't know both don't start.
 */
export const STORE_VERSION = 'store:version';

/** The row that stands in a store while another one is copied into it. */
export const COPYING = 'store:copying';

/** So often a process looks whether another format is written from now on (ms). */
const LOOK = 10_000;

const HALF =
  'A copy into this database was started but not finished: run the same npm run store -- restore or copy again to finish it.';

interface Version {
  /** 0 where there is no row. */
  readonly format: number;
  readonly schemas?: string;
}

const versionIn = (row: Json | undefined): Version => {
  const { format, schemas } = isFields(row) ? row : {};
  return {
    format: typeof format === 'number' ? format : 0,
    ...(typeof schemas === 'string' ? { schemas } : {}),
  };
};

/** What a version row says where steps are written in that format. */
const rowOf = (format: number): { readonly [field: string]: Json } => {
  const schemas = schemasOf(format)?.fingerprint;
  return { format, ...(schemas === undefined ? {} : { schemas }) };
};

/** True if this version does not know what is written there. */
const isNewer = ({ format, schemas }: Version, { newest }: Formats): boolean =>
  format > newest || (schemas !== undefined && !knowsSchemas(schemas));

const newerText = ({ format, schemas }: Version, { newest }: Formats): string =>
  `The database was written by a newer version of this bot (its format is ${format}${schemas === undefined ? '' : ` ${schemas}`}, this version knows up to ${newest}): start that version, or give another database.`;

/**
 * Notes which format is written from now on: the store's own, until whoever runs the bot raises it, as processes of the
 * version before may use it too; this version's where the store is new, or of a format that can't be written any more.
 * A sentence for whoever runs the bot where a newer version writes there: this one must not write into it (D34). Throws
 * when the store does not answer.
 */
export const versionFault = async (store: Store, formats = ownFormats): Promise<string | undefined> => {
  const [row, copying] = await store.getMany([STORE_VERSION, COPYING]);
  if (copying !== undefined) return HALF;
  let version = versionIn(row);
  // Of two versions that begin with an empty store at once, the one that comes second must know.
  if (row === undefined && (await store.append(STORE_VERSION, rowOf(formats.newest))) !== 'written')
    version = versionIn(await store.get(STORE_VERSION));
  if (isNewer(version, formats)) return newerText(version, formats);
  const format = version.format < formats.oldest ? formats.newest : version.format;
  // Older schemas of the same format are raised at once: a version that knows no more ends by itself.
  if (row !== undefined && (format !== version.format || schemasOf(format)?.fingerprint !== version.schemas))
    await store.set(STORE_VERSION, rowOf(format));
  formats.write(format);
  return undefined;
};

/**
 * Why this version must not work at a store as it is: half a copy lies there; or, where it would write, a newer version
 * does so. A sentence for whoever runs the bot. Throws when the store does not answer.
 */
export const unfitText = async (store: Store, writes: boolean, formats = ownFormats): Promise<string | undefined> => {
  if ((await store.get(COPYING)) !== undefined) return HALF;
  if (!writes) return undefined;
  const version = await store.get(STORE_VERSION).then(versionIn, (error: unknown): Version => {
    // Other rows are found to be torn by the work itself, and told.
    if (error instanceof BadRow) return { format: 0 };
    throw error;
  });
  return isNewer(version, formats) ? newerText(version, formats) : undefined;
};

/**
 * Has this version's format written from now on, by every process that uses the store; answers the format of before, or
 * a sentence where a newer version writes there. Throws when the store does not answer.
 */
export const raiseVersion = async (store: Store, formats = ownFormats): Promise<number | string> => {
  const version = versionIn(await store.get(STORE_VERSION));
  if (isNewer(version, formats)) return newerText(version, formats);
  if (version.format < formats.newest) await store.set(STORE_VERSION, rowOf(formats.newest));
  return version.format;
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
    const version = await store.get(STORE_VERSION).then(versionIn, (error: unknown): Version => {
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
