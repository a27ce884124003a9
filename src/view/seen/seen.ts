import type { Change } from '../../engine/core/change.ts';
import type { Operation } from '../../engine/core/operation.ts';
import type { AnyRecord, Kind } from '../../engine/core/record.ts';
import { rulesOf } from '../../engine/core/record-rules.ts';
import type { RecordReports, Telling } from '../../engine/core/report.ts';
import { findHandler } from '../../engine/core/step.ts';
import type { Table } from '../../engine/core/table.ts';
import type { KindToldByView } from '../../engine/index.ts';
import { Lens } from '../lens.ts';
import { scoresSeen } from '../scores.ts';
import { View } from '../view.ts';
import type { Viewer } from '../viewer.ts';
import { countersSeen, countsSeen } from './counters.ts';
import { PiecesNarrator } from './pieces.ts';
import { proposalSeen, reloadSeen } from './reloads.ts';
import type { Marks, Seen } from './report.ts';
import { answerSeen, closedSeen, wishSeen } from './requests.ts';
import { stoppedSeen } from './stopped.ts';

/**
 * What a change means to a viewer, after it was applied: in the order of the change, without anything that the viewer
 * may not know of. An empty list: it means nothing to this viewer.
 */
export const viewChange = (table: Table, change: Change, viewer: Viewer, operation?: Operation): readonly Seen[] =>
  reportOf(table, change, viewer, operation).seen;

/** The same, and where on a board it is seen. */
export const reportOf = (
  table: Table,
  change: Change,
  viewer: Viewer,
  operation?: Operation,
): { readonly seen: readonly Seen[]; readonly marks: Marks | undefined } => {
  const [lens, view] = [new Lens(table, viewer), new View(table, viewer)];
  const pieces = new PiecesNarrator(table, lens, view, operation, change);
  const records = new RecordsNarrator(table, lens, view, operation);
  const seen = [
    ...(operation ? doneSeen({ reader: lens, operation }, operation) : []),
    ...change.updated.flatMap((update) => (update.kind === 'piece' ? pieces.updated(update) : records.updated(update))),
    ...change.removed.flatMap((record) => (record.kind === 'piece' ? pieces.removed(record) : records.removed(record))),
    ...change.added.flatMap((record) => (record.kind === 'piece' ? pieces.added(record) : records.added(record))),
    ...pieces.passed(change),
    ...records.last(),
    ...(operation ? [...countersSeen(lens, change, operation), ...countsSeen(lens, change, operation)] : []),
    ...scoresSeen(table, lens, change),
    ...(operation ? stoppedSeen(view, lens, operation, change) : []),
  ];
  return { seen, marks: pieces.marks };
};

/** What of an operation is told beside its change, as its system says. */
const doneSeen = (telling: Telling, operation: Operation): readonly Seen[] =>
  findHandler(telling.reader.systems, operation.kind)?.reports?.(telling, operation) ?? [];

type AnyReports = RecordReports<Kind>;
type Entry = readonly [AnyRecord, Change['updated'][number]] | readonly [AnyRecord];

/** What is told of the records of a change, as the systems say, or for some kinds the view itself. */
class RecordsNarrator {
  readonly #lens: Lens;
  readonly #telling: Telling;
  readonly #own: { readonly [K in KindToldByView]: RecordReports<K> | 'in-sum' };
  readonly #last = new Map<AnyReports, readonly Seen[]>();

  constructor(table: Table, lens: Lens, view: View, operation: Operation | undefined) {
    this.#lens = lens;
    this.#telling = { reader: lens, operation };
    this.#own = {
      module: moduleReports(table, view),
      request: requestReports(table, view),
      // What these come to is told by the other narrators, from the change as a whole.
      piece: 'in-sum',
      counter: 'in-sum',
      tally: 'in-sum',
      scoring: 'in-sum',
      check: 'in-sum',
      outcome: 'in-sum',
      attempt: 'in-sum',
    };
  }

  added(record: AnyRecord): readonly Seen[] {
    return this.#told('added', record);
  }

  updated(update: Change['updated'][number]): readonly Seen[] {
    const record = this.#lens.ground.get(update.kind, update.id);
    return record ? this.#told('updated', record, update) : [];
  }

  removed(record: AnyRecord): readonly Seen[] {
    return this.#told('removed', record);
  }

  /** What is told behind all else. */
  last(): readonly Seen[] {
    return [...this.#last.values()].flat();
  }

  #told(how: 'added' | 'updated' | 'removed', ...[record, update]: Entry): readonly Seen[] {
    const reports = this.#reportsOf(record.kind);
    const [narrate, seen] = [reports?.[how] ?? 'nothing', this.#lens.seen(record)];
    if (!reports || narrate === 'nothing' || !seen) return [];
    const told = narrate(this.#telling, seen, update as Change['updated'][number]);
    if (!reports.isLast) return told;
    this.#last.set(reports, told);
    return [];
  }

  #reportsOf(kind: Kind): AnyReports | undefined {
    const brought = rulesOf(this.#lens.systems, kind)?.reports;
    const reports = brought === 'by-view' ? this.#own[kind as KindToldByView] : brought;
    return typeof reports === 'object' ? (reports as AnyReports) : undefined;
  }
}

const moduleReports = (table: Table, view: View): RecordReports<'module'> => ({
  added: 'nothing',
  updated: (_telling, _module, update) => reloadSeen(table, view, update),
  removed: 'nothing',
});

const requestReports = (table: Table, view: View): RecordReports<'request'> => ({
  added: (_telling, request) => [
    { what: 'asked', wants: wishSeen(request.wants), ...proposalSeen(table, view, request) },
  ],
  updated: ({ operation }, request) => answerSeen(request, operation),
  removed: ({ operation }, request) => closedSeen(request, operation),
});
