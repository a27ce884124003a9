import type { Audience } from './audience.ts';
import type { Update } from './change.ts';
import type { Operation } from './operation.ts';
import type { AnyRecord, Kind, Records } from './record.ts';
import type { World } from './table.ts';

/**
 * What one thing in a change can mean to one viewer, by kind. Plain data that is stored with the step and put into words
 * when it is shown: names as this viewer may know them, places by the name of the cell, deck, board or map. What a
 * sentence does not tell is not in it, nor what is as usual. Each system adds its own by declaration merging;
 * src/words has a sentence for every one of them.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the systems through declaration merging
export interface Reports {}

export type ReportKind = keyof Reports;

/** What one thing in a change means to one viewer. */
export type Seen<W extends ReportKind = ReportKind> = { [K in W]: { readonly what: K } & Reports[K] }[W];

/** Who is told: the table as one viewer may see it. */
export interface Reader extends World, Audience {
  /** What this viewer sees of a record, be it on the table or in a change; undefined where that is nothing. */
  seen<R extends AnyRecord>(record: R): R | undefined;
}

/** To whom a change is told, after it was applied, and which operation made it, where that is known. */
export interface Telling {
  readonly reader: Reader;
  readonly operation: Operation | undefined;
}

/**
 * What a viewer is told when a record of a kind that he sees comes, changes (as it is now, with what changed) or goes.
 * Nobody is told of a record of which he sees nothing.
 */
export interface RecordReports<K extends Kind> {
  readonly added: 'nothing' | ((telling: Telling, record: Records[K]) => readonly Seen[]);
  readonly updated: 'nothing' | ((telling: Telling, record: Records[K], update: Update) => readonly Seen[]);
  readonly removed: 'nothing' | ((telling: Telling, record: Records[K]) => readonly Seen[]);
  /** It is told behind all else, and once, however often such records changed. */
  readonly isLast?: true;
}
