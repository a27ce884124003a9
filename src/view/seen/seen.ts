import type { KindReportedByView } from '../../engine/index.ts';
import {
  type AnyRecord,
  type Change,
  type ChangeReporter,
  findHandler,
  type Kind,
  type Operation,
  only,
  type RecordChangeReports,
  type Records,
  type RecordUpdate,
  rulesOfRecordKind,
  type Table,
  type Telling,
} from '../../table/index.ts';
import { Lens } from '../lens.ts';
import { queryContextOf } from '../queries.ts';
import type { Viewer } from '../viewer.ts';
import { isConsequenceReport } from './following.ts';
import { RecordingVisibleTable } from './noting-lens.ts';
import { PiecesNarrator } from './pieces.ts';
import type { ChangeNarration, SeenReport } from './report.ts';
import { AttemptNarrator } from './secrecy.ts';
import { ToldChange } from './told-change.ts';

/**
 * Returns the meaning of an applied change for a viewer, in the order of the change, without anything that the viewer
 * may not know. The list is empty if it means nothing to this viewer.
 */
export const reportChangeToViewer = (
  table: Table,
  change: Change,
  viewer: Viewer,
  operation?: Operation,
): readonly SeenReport[] => narrateChangeForViewer(new ToldChange(table, change, operation), viewer).seen;

/**
 * Returns the reports and the marks on a board. A viewer who would give the same answers as an earlier one gets the
 * same result, which is computed once.
 */
export const narrateChangeForViewer = (told: ToldChange, viewer: Viewer): ChangeNarration => {
  const { table, narrations } = told;
  const audience = new Lens(table, viewer);
  for (const [lens, known] of narrations) if (lens.isAnsweredAlikeBy(audience)) return known;
  const lens = new RecordingVisibleTable(table, viewer);
  const narration = narrationFor(told, lens);
  narrations.set(lens, narration);
  return narration;
};

/**
 * Makes the reports through one lens. Nothing else about the viewer may affect them, because viewers with equal lenses
 * share the result.
 */
const narrationFor = (told: ToldChange, lens: Lens): ChangeNarration => {
  const { change, operation } = told;
  const sight = queryContextOf(lens);
  const pieces = new PiecesNarrator(told, sight);
  const narrator = new ChangeNarrator(
    { reader: lens, operation },
    {
      piece: pieces,
      attempt: new AttemptNarrator(sight, operation),
    },
  );
  const seen: SeenReport[] = [];
  if (operation) seen.push(...doneSeen({ reader: lens, operation }, operation));
  const tell = (one: { readonly kind: Kind; readonly id: string }, found: readonly SeenReport[]): unknown =>
    told.isSpoken(one) && SPOKEN.has(one.kind)
      ? undefined
      : seen.push(...(one.kind === 'roll' ? told.following.markEach(found, one) : found));
  for (const update of change.updated) tell(update, narrator.updated(update));
  for (const record of change.removed) tell(record, narrator.removed(record));
  for (const record of change.added) tell(record, narrator.added(record));
  seen.push(...narrator.whole(change));
  return {
    seen: told.following.inOrder(withWritten(told.written, withoutSpoken(operation, seen))),
    marks: pieces.marks,
  };
};

const withWritten = (written: SeenReport<'written'> | undefined, seen: readonly SeenReport[]): readonly SeenReport[] =>
  written ? [written, ...seen.filter((one) => !WRITTEN.has(one.what) || isConsequenceReport(one))] : seen;

const WRITTEN: ReadonlySet<SeenReport['what']> = new Set<SeenReport['what']>(['moved', 'vanished', 'became']);

/** The kinds of records that get no report of their own if a sentence of the module describes the act (G32). */
const SPOKEN: ReadonlySet<Kind> = new Set<Kind>(['own-values', 'roll', 'reading', 'point']);

/**
 * Leaves out the act and the results if a sentence of the module describes them (G32, G39). It also leaves out the end
 * of the game if the results show it.
 */
const withoutSpoken = (operation: Operation | undefined, seen: readonly SeenReport[]): readonly SeenReport[] => {
  const lines = only(seen, 'spoken').flatMap((one) => one.lines);
  const ended = new Set<string>(only(seen, 'ended').map(({ ending }) => ending));
  if (lines.length === 0 && ended.size === 0) return seen;
  const action = operation?.kind === 'act' && !operation.overruled ? operation.action : undefined;
  const isActSpoken = lines.some(({ part, name }) => part === 'action' && name === action);
  const hasResults = only(seen, 'result').length > 0;
  const isTold = (one: SeenReport): boolean =>
    one.what === 'result' && one.cause?.by === 'ending' && ended.has(one.cause.ending);
  return seen.filter(
    (one) => !(one.what === 'acted' && isActSpoken) && !(one.what === 'over' && hasResults) && !isTold(one),
  );
};

const doneSeen = (telling: Telling, operation: Operation): readonly SeenReport[] =>
  findHandler(telling.reader.systems, operation.kind)?.reports?.(telling, operation) ?? [];

export interface RecordNarrator<K extends Kind> {
  readonly added: (record: Records[K]) => readonly SeenReport[];
  readonly updated: (update: RecordUpdate) => readonly SeenReport[];
  readonly removed: (record: Records[K]) => readonly SeenReport[];
  readonly whole: (change: Change) => readonly SeenReport[];
}

/**
 * The functions that report changes, by kind of record. The type fails to compile if a kind with reports `by-view` has
 * no function.
 */
type Narrators = { readonly [K in KindReportedByView]: RecordNarrator<K> };

type AnyReports = RecordChangeReports<Kind>;
type Entry = readonly ['updated', AnyRecord, RecordUpdate] | readonly ['added' | 'removed', AnyRecord];

class ChangeNarrator {
  readonly #telling: Telling;
  readonly #narrators: { readonly [K in Kind]?: RecordNarrator<Kind> };
  #last: Map<AnyReports, readonly SeenReport[]> | undefined;
  #whole: Set<ChangeReporter> | undefined;

  constructor(telling: Telling, narrators: Narrators) {
    this.#telling = telling;
    this.#narrators = narrators as { readonly [K in Kind]?: RecordNarrator<Kind> };
  }

  added(record: AnyRecord): readonly SeenReport[] {
    return this.#narrators[record.kind]?.added(record) ?? this.#told('added', record);
  }

  updated(update: RecordUpdate): readonly SeenReport[] {
    const narrator = this.#narrators[update.kind];
    if (narrator) return narrator.updated(update);
    const record = this.#telling.reader.ground.get(update.kind, update.id);
    return record ? this.#told('updated', record, update) : [];
  }

  removed(record: AnyRecord): readonly SeenReport[] {
    return this.#narrators[record.kind]?.removed(record) ?? this.#told('removed', record);
  }

  whole(change: Change): readonly SeenReport[] {
    return [
      ...Object.values(this.#narrators).flatMap((narrator) => narrator.whole(change)),
      ...[...(this.#last?.values() ?? [])].flat(),
      ...[...(this.#whole ?? [])].flatMap((reports) => reports(this.#telling, change)),
    ];
  }

  #told(...[how, record, update]: Entry): readonly SeenReport[] {
    const { reader } = this.#telling;
    const reports = rulesOfRecordKind(reader.systems, record.kind)?.reports;
    if (typeof reports === 'function') {
      this.#whole ??= new Set();
      this.#whole.add(reports);
    }
    if (typeof reports !== 'object') return [];
    const [narrate, seen] = [reports[how], reader.seen(record)];
    if (narrate === 'nothing' || !seen) return [];
    const told = narrate(this.#telling, seen, update as RecordUpdate);
    if (!reports.isLast) return told;
    this.#last ??= new Map();
    this.#last.set(reports, told);
    return [];
  }
}
