import { derived, type RecordChange, type Table, within } from '../../../table/index.ts';
import { modifierEvaluationOf } from '../../modifiers/evaluation.ts';
import { type EvaluationResult, isCurrentTable, ReadLog } from '../../modifiers/read-log.ts';

/**
 * Records the reads that decide how pieces move, if formulas or modifiers do. Valid until a change is written or tried
 * on the table.
 */
export class MoveRuleReadLog {
  readonly #world: Table;
  readonly #findings = new Map<EvaluationResult, string>();
  #log: ReadLog | undefined;

  constructor(world: Table) {
    this.#world = world;
  }

  get isEmpty(): boolean {
    return this.#findings.size === 0;
  }

  /** Computes a value and records what was read for it. Undefined in a world that doesn't record reads. */
  of<T>(piece: string, find: (world: Table) => T): { readonly found: T } | undefined {
    if (!isCurrentTable(this.#world)) return undefined;
    const known = modifierEvaluationOf(this.#world)?.world;
    this.#log ??= known instanceof ReadLog ? known : new ReadLog(this.#world);
    const log = this.#log;
    const finding = within(findingsIn(log), piece, newFinding);
    finding.isHeld = true;
    this.#findings.set(finding, piece);
    const outer = log.finding;
    log.finding = finding;
    try {
      return { found: find(log) };
    } finally {
      log.finding = outer;
    }
  }

  concernedBy(changes: readonly RecordChange[]): ReadonlySet<string> {
    const concerned = new Set<string>();
    const pass = modifierEvaluationOf(this.#world);
    for (const finding of this.#log?.concernedBy(changes, (kind, id) => pass?.subject(kind, id)) ?? []) {
      const piece = this.#findings.get(finding);
      if (piece !== undefined) concerned.add(piece);
    }
    return concerned;
  }
}

/** One finding for each piece, so that reads from earlier calls still count. */
const findingsIn = derived((_log: ReadLog) => new Map<string, EvaluationResult>());

const newFinding = (): EvaluationResult => ({ kind: '', id: '', readers: undefined, isHeld: true, forget });

const forget = (): void => undefined;
