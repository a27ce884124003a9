import { type AnyRecord, equal } from '../../table/index.ts';
import type { Step } from './step.ts';

/**
 * The conversions between a storage format and the one before it. A missing function means that nothing needs
 * conversion.
 */
export interface FormatMigration {
  /** Converts a step from the previous format. A large change is stored separately, and is empty here. */
  readonly raised?: (step: Step) => Step;
  readonly raisedRecord?: (record: AnyRecord) => AnyRecord;
  /**
   * Converts a step to the previous format; undefined if that format can't express it. Without this function the
   * previous format is no longer written. The previous version of the bot then can't run at the same time as this one.
   */
  readonly lowered?: (step: Step) => Step | undefined;
}

const MIGRATIONS: readonly FormatMigration[] = [
  // 2: the secret for random numbers consists of a key and a seed. Without a seed, the key is the secret.
  {},
  // 3: rows are chained by hashes, and have numbers instead of accounts and typed texts (src/session/log/chain.ts).
  {},
  // 4: snapshots contain an index of each reader's log. If it is missing, the steps are read.
  {},
  // 5: posts are stored as data. Older ones keep their sentences.
  {},
  // 6: posts contain mentions, and snapshots contain the latest ones. Without them a person may be mentioned twice.
  {},
  // 7: steps name the schemas they were written with (src/session/log/schemas.ts). Format 6 was extended without a new
  // number. Versions that write format 6 can't run next to this one.
  {},
];

/** The format that this version stores; it also loads older ones (T5). */
export const FORMAT = MIGRATIONS.length + 1;

const UNNAMED = 6;

/**
 * The formats that a process can read, and the format that it writes. It writes the store's format until the operator
 * upgrades all processes. So processes of the previous version can still read it (H3).
 */
export class StorageFormats {
  readonly newest: number;
  readonly oldest: number;
  readonly #migrations: readonly FormatMigration[];
  #written: number;

  constructor(later: readonly FormatMigration[] = []) {
    this.#migrations = [...MIGRATIONS, ...later];
    this.newest = this.#migrations.length + 1;
    this.#written = this.newest;
    let oldest = this.newest;
    while (this.#migrations[oldest - 2]?.lowered) oldest -= 1;
    this.oldest = oldest;
  }

  get written(): number {
    return this.#written;
  }

  /** Sets the format to write, or the closest format that can be written. */
  write(format: number): void {
    this.#written = Math.min(this.newest, Math.max(this.oldest, format));
  }

  raised(step: Step): Step {
    const raise = (one: Step, { raised }: FormatMigration): Step => raised?.(one) ?? one;
    return this.#behind(step.format).reduce(raise, step);
  }

  raisedRecord(record: AnyRecord, format = UNNAMED): AnyRecord {
    const raise = (one: AnyRecord, { raisedRecord }: FormatMigration): AnyRecord => raisedRecord?.(one) ?? one;
    return this.#behind(format).reduce(raise, record);
  }

  /**
   * Converts a step to the written format. Undefined if that format can't express it, or if reading it back would
   * change its effect.
   */
  lowered(step: Step): Step | undefined {
    if (this.#written === this.newest) return { ...step, format: this.newest };
    let low: Step | undefined = step;
    for (const { lowered } of this.#behind(this.#written).toReversed()) low = low && lowered?.(low);
    if (!low) return undefined;
    const stored = { ...low, format: this.#written };
    const read = this.raised(stored);
    return equal(read.change, step.change) && equal(read.operation, step.operation) ? stored : undefined;
  }

  /** The format as a field of a snapshot; empty for the format that snapshots needn't name. */
  get named(): { readonly format?: number } {
    return this.newest === UNNAMED ? {} : { format: this.newest };
  }

  #behind(format: number): readonly FormatMigration[] {
    return this.#migrations.slice(format - 1);
  }
}

/** The formats of a process whose store is already in the newest one. */
export const newestStorageFormats = new StorageFormats();
