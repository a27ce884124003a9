import { equal, type SideId, type Table } from '../../table/index.ts';
import type { KeeperDefinition } from './language/tree.ts';
import type { Reading, ScorekeeperFault, ScorekeeperRecord } from './records.ts';

/** The state of one scorekeeper while a check runs. */
export class ScorekeeperState {
  readonly definition: KeeperDefinition;
  readonly #before: ScorekeeperRecord | undefined;
  readonly #scores: Map<string, number>;
  readonly #noted: Map<string, number>;
  readonly #told: Set<string>;
  readonly #warned: Set<ScorekeeperFault>;
  #triggered: boolean;
  #read: Reading | undefined;
  #isChanged = false;

  constructor(table: Table, definition: KeeperDefinition) {
    const record = table.get('scorekeeper', definition.name);
    this.definition = definition;
    this.#before = record;
    this.#scores = new Map(Object.entries(record?.scores ?? {}));
    this.#noted = new Map(this.#scores);
    this.#told = new Set(Object.keys(record?.told ?? {}));
    this.#warned = new Set(record?.warned);
    this.#read = record?.read;
    this.#triggered = record?.triggered ?? definition.triggered;
  }

  get before(): ScorekeeperRecord | undefined {
    return this.#before;
  }

  get isTriggered(): boolean {
    return this.#triggered;
  }

  trigger(): void {
    this.#triggered = true;
    this.#isChanged = true;
  }

  /** Returns the score of a side; undefined if the scorekeeper keeps no numeric score. */
  score(side: SideId): number | undefined {
    const { initial } = this.definition;
    return initial === undefined ? undefined : (this.#scores.get(side) ?? initial);
  }

  setScore(side: SideId, score: number): void {
    if (score === this.score(side)) return;
    this.#scores.set(side, score);
    this.#isChanged = true;
  }

  /** Returns how much each side's score has changed since the last call. */
  takeGains(): ReadonlyMap<string, number> {
    const { initial = 0 } = this.definition;
    const gains = new Map<string, number>();
    for (const [side, score] of this.#scores) {
      const gained = score - (this.#noted.get(side) ?? initial);
      if (gained !== 0) gains.set(side, gained);
      this.#noted.set(side, score);
    }
    return gains;
  }

  readAt(reading: Reading): void {
    if (equal(reading, this.#read)) return;
    this.#read = reading;
    this.#isChanged = true;
  }

  /** Returns true if the condition of a message has just become true (S11). */
  becomes(message: string, isTrue: boolean): boolean {
    if (isTrue === this.#told.has(message)) return false;
    if (isTrue) this.#told.add(message);
    else this.#told.delete(message);
    this.#isChanged = true;
    return isTrue;
  }

  /** Returns true only when a fault occurs for the first time. */
  isNew(fault: ScorekeeperFault): boolean {
    if (this.#warned.has(fault)) return false;
    this.#warned.add(fault);
    this.#isChanged = true;
    return true;
  }

  record(): ScorekeeperRecord | undefined {
    if (!this.#isChanged) return undefined;
    return {
      kind: 'scorekeeper',
      id: this.definition.name,
      triggered: this.#triggered,
      scores: Object.fromEntries(this.#scores),
      told: Object.fromEntries([...this.#told].sort().map((message) => [message, true as const])),
      warned: [...this.#warned].sort(),
      ...(this.#read ? { read: this.#read } : {}),
    };
  }
}
