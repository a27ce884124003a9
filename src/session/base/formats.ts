import { type AnyRecord, equal } from '../../table/index.ts';
import type { Step } from './step.ts';

/** How one format of what is stored differs from the one before it. What is left out is read as it stands. */
export interface Migration {
  /** A step of the format before, as this one has it. Where a change is kept in rows beside it, it has none yet. */
  readonly raised?: (step: Step) => Step;
  /** A record in a snapshot of the format before, as this one has it. */
  readonly raisedRecord?: (record: AnyRecord) => AnyRecord;
  /**
   * A step as the format before has it; undefined where that can't say it. Left out where the format before is not
   * written any more: its version and this one can't run side by side.
   */
  readonly lowered?: (step: Step) => Step | undefined;
}

/** What each format brought, from the second on. */
const MIGRATIONS: readonly Migration[] = [
  // 2: the secret of chance is made of a key and a seed. Without a seed the key is the secret.
  {},
  // 3: rows are chained, and hold numbers for accounts and typed texts (src/session/log/chain.ts).
  {},
  // 4: snapshots say what each reader was told. Without that it is read from the steps.
  {},
  // 5: posts are what was seen, as data. Sentences of earlier ones are shown as they are.
  {},
  // 6: posts say who is mentioned, and snapshots what each person got of late. Without that somebody may be mentioned
  // once more.
  {},
  // 7: steps say by which schemas they were written (src/session/log/schemas.ts). Format 6 was added to without a new
  // number, so its earlier versions can't read all of it: none of them may run beside this one.
  {},
];

/** The version of what this version of the bot stores; a store of an older one still loads (T5). */
export const FORMAT = MIGRATIONS.length + 1;

/** Snapshots that do not say their format are of this one, or need nothing to be read as if they were. */
const UNNAMED = 6;

/**
 * The formats that a process knows, and the one that it writes: that of its store, so that processes of the version
 * before can read it until whoever runs them all has raised it (H3).
 */
export class Formats {
  /** The newest format that is known. */
  readonly newest: number;
  /** The oldest one that can be written. */
  readonly oldest: number;
  readonly #migrations: readonly Migration[];
  #written: number;

  /** `later`: what comes after this version's own formats, for tests. */
  constructor(later: readonly Migration[] = []) {
    this.#migrations = [...MIGRATIONS, ...later];
    this.newest = this.#migrations.length + 1;
    this.#written = this.newest;
    let oldest = this.newest;
    while (this.#migrations[oldest - 2]?.lowered) oldest -= 1;
    this.oldest = oldest;
  }

  /** The format in which steps are written now. */
  get written(): number {
    return this.#written;
  }

  /** `format`: what the store says; one that can't be written is no choice. */
  write(format: number): void {
    this.#written = Math.min(this.newest, Math.max(this.oldest, format));
  }

  /** A step that was read, as the newest format has it. */
  raised(step: Step): Step {
    const raise = (one: Step, { raised }: Migration): Step => raised?.(one) ?? one;
    return this.#behind(step.format).reduce(raise, step);
  }

  /** A record of a snapshot of that format, as the newest one has it. */
  raisedRecord(record: AnyRecord, format = UNNAMED): AnyRecord {
    const raise = (one: AnyRecord, { raisedRecord }: Migration): AnyRecord => raisedRecord?.(one) ?? one;
    return this.#behind(format).reduce(raise, record);
  }

  /**
   * A step as it is written now; undefined where the format that is written can't say it, or what is read of it would
   * do something else.
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

  /** How a snapshot says its format. */
  get named(): { readonly format?: number } {
    return this.newest === UNNAMED ? {} : { format: this.newest };
  }

  /** What came after that format, the oldest first. */
  #behind(format: number): readonly Migration[] {
    return this.#migrations.slice(format - 1);
  }
}

/** What a process works with whose store has been raised to its own version. */
export const ownFormats = new Formats();
