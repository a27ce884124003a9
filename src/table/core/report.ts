import { z } from 'zod';
import type { Audience } from './audience.ts';
import { type Change, keyOf, partsOf, type RecordUpdate } from './change.ts';
import { cachePerSystems, derived } from './derived.ts';
import type { Operation, OperationKind } from './operation.ts';
import type { AnyRecord, Kind, Records } from './record.ts';
import { count, type Stored } from './schema.ts';
import type { Systems, World } from './table.ts';
import type { RequiredTextOrigins } from './texts.ts';

/**
 * The meaning of one part of a change for one viewer, by kind (`what`). It is plain data, stored with the step and
 * turned into a sentence when it is shown. Names are as this viewer may know them. Places are names of cells, decks,
 * boards or maps. It holds only what its sentence says, and leaves out usual values. Each system adds its own kinds by
 * declaration merging; src/words has a sentence for each.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the systems through declaration merging
export interface Reports {}

export type ReportKind = keyof Reports;

export const MAX_REPORT_LIST_LENGTH = 100_000;

/** The number of equal events that the report stands for; absent if it is 1. */
export const times = count.exactOptional();

/**
 * True if the rules or the choices of other players caused the change. It is then not shown as something that the
 * acting player did (G41).
 */
export const causedByOthersSchema = z.literal(true).exactOptional();

/** One part of a change as one viewer sees it. */
export type SeenReport<W extends ReportKind = ReportKind> = Reports[W];

/**
 * The rules of one kind of report. There are no defaults: each kind belongs to one system, and a missing rule does not
 * compile (src/engine/index.ts).
 */
export type ReportKindRules<W extends ReportKind> = {
  /**
   * The content of a report. The report's type is derived from this schema, and imported files are checked against it.
   */
  readonly schema: z.ZodType<Reports[W]>;
  /**
   * The place of the report in the message.
   * - `phrase`: among the deeds; `phraseWithout` leaves out one of its fields.
   * - `line`: on its own line, after the deeds.
   * - `request`: on its own line and once, for the result of a request.
   * - `by-form`: only if the operation's own rule includes it (`told` in src/table/core/system.ts).
   * - `behind`: after the deeds, whatever the operation, for readers who see that something was done.
   * - `sentence`: in its own sentences, whatever the operation.
   */
  readonly told:
    | 'phrase'
    | 'line'
    | 'request'
    | 'by-form'
    | 'behind'
    | 'sentence'
    | { readonly phraseWithout: keyof Reports[W] };
  /** True if equal reports are merged, with their number as `count`. */
  readonly isCounted: Reports[W] extends { readonly count?: number } ? boolean : false;
} & RequiredTextOrigins<Reports[W]>;

export type ReportRulesByKind = { readonly [W in ReportKind]?: ReportKindRules<W> };

export type ReportsOf<Rules extends { readonly [what: string]: { readonly schema: z.ZodType } }> = {
  readonly [W in keyof Rules]: Stored<Rules[W]['schema']>;
};

export const reportRules = cachePerSystems(
  (systems: Systems): ReadonlyMap<string, ReportKindRules<ReportKind>> =>
    new Map(
      systems.flatMap(
        ({ reports }) => Object.entries(reports ?? {}) as unknown as [string, ReportKindRules<ReportKind>][],
      ),
    ),
);

export const only = <W extends ReportKind>(
  seen: readonly SeenReport[],
  ...whats: readonly W[]
): readonly Extract<SeenReport, { readonly what: W }>[] =>
  seen.filter((one): one is Extract<SeenReport, { readonly what: W }> =>
    (whats as readonly ReportKind[]).includes(one.what),
  );

/**
 * A function that selects the reports to show from everything that a viewer saw of an operation. `phrases` selects
 * every report that has a phrase.
 */
export type ReportSelector<K extends OperationKind> = (
  seen: readonly SeenReport[],
  operation: Operation<K>,
) => readonly SeenReport[] | 'phrases';

/**
 * The way in which an operation is shown. `by-past`: only by the steps that it undoes or redoes. `by-name`: every
 * reader sees that it was done, and nothing else.
 */
export type OperationReporting<K extends OperationKind> =
  | 'phrases'
  | 'by-past'
  | 'by-name'
  | ReportSelector<K>
  | ReportingByName<K>;

/**
 * Shows every reader that the operation was done, and the reports of `also`. A function in `isDone` decides from the
 * reports if it was done.
 */
export interface ReportingByName<K extends OperationKind> {
  readonly isDone: 'always' | ((seen: readonly SeenReport[]) => boolean);
  readonly also: 'nothing' | ReportSelector<K>;
}

/** The viewer who gets the reports, with the table as this viewer may see it. */
export interface ReportReader extends World, Audience {
  /**
   * Returns the part of a record that this viewer may see, on the table or in a change. Undefined if they may see
   * nothing of it.
   */
  seen<R extends AnyRecord>(record: R): R | undefined;
}

/** The reader of a change that was just applied, and the operation that made it, if known. */
export interface Telling {
  readonly reader: ReportReader;
  readonly operation: Operation | undefined;
}

/**
 * The reports for a viewer when a record of one kind is added, updated or removed. An updated record is as it is now.
 * There are no reports of records that the viewer can't see.
 */
export interface RecordChangeReports<K extends Kind> {
  readonly added: 'nothing' | ((telling: Telling, record: Records[K]) => readonly SeenReport[]);
  readonly updated: 'nothing' | ((telling: Telling, record: Records[K], update: RecordUpdate) => readonly SeenReport[]);
  readonly removed: 'nothing' | ((telling: Telling, record: Records[K]) => readonly SeenReport[]);
  /** True if the report comes after all others. It then comes only once, however many such records changed. */
  readonly isLast?: true;
}

/**
 * Returns the reports of a change as a whole, for all records of some kinds together. They come once, after the reports
 * of single records.
 */
export type ChangeReporter = (telling: Telling, change: Change) => readonly SeenReport[];

interface LineMark {
  /** True if a sentence of the module reports this change. */
  isTold?: boolean;
  /** True if the rules made this change on their own, after a player's action. */
  isByRules?: boolean;
  /** True if the acting player made this change, by the instructions of an action. */
  isOwn?: boolean;
}

const lineMarks = derived((_change: Change): LineMark => ({}));

/** Marks a change as made by the module. The mark is not stored; only the reports of the step use it. */
export const markMadeByModule = <C extends Change>(change: C, mark: LineMark): C => {
  Object.assign(lineMarks(change), mark);
  return change;
};

/**
 * Returns for each change of a step, in order, true if a sentence of the module reports it. A change that the rules
 * made after an instruction belongs to that instruction. Returns undefined if the module reports none of them.
 */
export const changesReportedByModule = (change: Change): readonly boolean[] | undefined => {
  const parts = partsOf(change);
  if (!parts.some((part) => lineMarks(part).isTold)) return undefined;
  let isTold = false;
  return parts.map((part) => {
    isTold = lineMarks(part).isTold ?? isTold;
    return isTold;
  });
};

/**
 * Returns for each change of a step, in order, true if the acting player did not make it (G41). Then the rules or the
 * choices of other players made it. A change that follows from another counts like that one.
 */
export const changesNotByActor = (change: Change): readonly boolean[] => {
  let isFollowing = false;
  return partsOf(change).map((part) => {
    const { isOwn } = lineMarks(part);
    if (isOwn !== undefined) isFollowing = !isOwn;
    return isFollowing;
  });
};

/**
 * Returns how many changes of a step come before the rules clear away pieces that the player just placed. Examples are
 * a trick, votes or a fight. Otherwise returns how many come before the rules reroll dice that no player could use.
 * Undefined if there is neither.
 */
export const countChangesBeforeClearing = (change: Change): number | undefined => {
  const parts = partsOf(change);
  return beforeClearing(parts) ?? beforeNextThrow(parts);
};

const beforeClearing = (parts: readonly Change[]): number | undefined => {
  const first = parts.findIndex((part) => lineMarks(part).isByRules && goneIn(part).length > 0);
  if (first < 0) return undefined;
  const put = new Set(
    parts.slice(0, first).flatMap((part) => [...part.added.filter(isPiece), ...placedIn(part)].map(keyOf)),
  );
  const isCleared = parts
    .slice(first)
    .some((part) => lineMarks(part).isByRules && goneIn(part).some((key) => put.has(key)));
  return isCleared ? first : undefined;
};

/**
 * Returns the position of the first change by which the rules change a thing again that they changed before a later
 * roll of this step.
 */
const beforeNextThrow = (parts: readonly Change[]): number | undefined => {
  const turned = new Map<string, number>();
  let rolls = 0;
  for (const [at, part] of parts.entries()) {
    if ([...part.added, ...part.updated].some(({ kind }) => kind === 'roll')) rolls += 1;
    if (rolls === 0 || !lineMarks(part).isByRules) continue;
    for (const key of turnedIn(part)) {
      if ((turned.get(key) ?? rolls) < rolls) return at;
      turned.set(key, rolls);
    }
  }
  return undefined;
};

const isPiece = ({ kind }: { readonly kind: Kind }): boolean => kind === 'piece';

const placedIn = ({ updated }: Change): readonly RecordUpdate[] =>
  updated.filter((one) => isPiece(one) && 'place' in one.to);

const turnedIn = ({ updated }: Change): readonly string[] =>
  updated.filter((one) => isPiece(one) && 'layer' in one.to).map(keyOf);

const goneIn = (change: Change): readonly string[] =>
  [...change.removed.filter(isPiece), ...placedIn(change)].map(keyOf);
