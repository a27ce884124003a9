import { derived, type RecordChange, type Table, within } from '../../../table/index.ts';
import { passOf } from '../../modifiers/evaluation.ts';
import { type Finding, isWritten, ReadLog } from '../../modifiers/read-log.ts';

/**
 * What was read for how pieces move, where formulas and modifiers say it. It is good until something is written, or
 * tried, on the table.
 */
export class MoveReads {
  readonly #world: Table;
  readonly #findings = new Map<Finding, string>();
  #log: ReadLog | undefined;

  constructor(world: Table) {
    this.#world = world;
  }

  get isEmpty(): boolean {
    return this.#findings.size === 0;
  }

  /** What is found of a piece; undefined in a world of which nobody notes what is read. */
  of<T>(piece: string, find: (world: Table) => T): { readonly found: T } | undefined {
    if (!isWritten(this.#world)) return undefined;
    const known = passOf(this.#world)?.world;
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

  /** The pieces of which something would be found anew after these changes. */
  concernedBy(changes: readonly RecordChange[]): ReadonlySet<string> {
    const concerned = new Set<string>();
    const pass = passOf(this.#world);
    for (const finding of this.#log?.concernedBy(changes, (kind, id) => pass?.subject(kind, id)) ?? []) {
      const piece = this.#findings.get(finding);
      if (piece !== undefined) concerned.add(piece);
    }
    return concerned;
  }
}

/** One for each piece, however often it is found: what was noted before is noted for it already. */
const findingsIn = derived((_log: ReadLog) => new Map<string, Finding>());

const newFinding = (): Finding => ({ kind: '', id: '', readers: undefined, isHeld: true, forget });

const forget = (): void => undefined;
