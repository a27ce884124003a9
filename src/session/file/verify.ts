import { randomStreamOfDeck, systems } from '../../engine/index.ts';
import {
  apply,
  type Change,
  createUndoChange,
  equal,
  handlerOf,
  isRecordValid,
  join,
  kindsKeptByUndo,
  LiveTable,
  nothing,
  publicChanceInputs,
  type RandomStreamSource,
} from '../../table/index.ts';
import { createWorkCounter, LEAST_WORK_OF_STEP } from '../base/pace.ts';
import { isBigChange, partsOf, yieldToEventLoop } from '../base/parts.ts';
import type { Step } from '../base/step.ts';
import { advanceTimeline, createUndoTimeline, stepsReferredTo } from '../steps/timeline.ts';
import {
  areRollsRequired,
  isRollFromStream,
  type RollStreamName,
  randomStreamsOfRolls,
  rollOutcomesOf,
} from './verify-roll.ts';
import { areSeedChangesAllowed } from './verify-shares.ts';
import {
  findDeckByRandomStream,
  prepareShuffleCheck,
  requiredStreamsOf,
  type ShuffleCheck,
  startShuffleStreamsOf,
} from './verify-shuffle.ts';

export type LoggedStep = Pick<Step, 'number' | 'operation' | 'change'>;

/** The published secret. `since`: the number of imported steps, which used another secret. */
export interface PublishedSecret extends RandomStreamSource {
  readonly since?: number;
}

/**
 * The kind of error: a roll or shuffle that doesn't follow from the secret, a seed contribution without a seat, or an
 * inconsistent log.
 */
export type AuditMismatch = 'roll' | 'shuffle' | 'share' | 'log';

export interface GameAudit {
  readonly shuffles: number;
  readonly rolls: number;
  readonly brought: number;
  readonly fault?: { readonly step: number; readonly what: AuditMismatch };
}

const kept = kindsKeptByUndo(systems);

/**
 * Replays a log on a separate table, and compares every shuffle and die with the secret's random words at that position
 * (T21). It takes the results from the log and applies no rules, so it works for logs of other versions.
 */
export const auditLog = async (
  log: AsyncIterable<LoggedStep> | Iterable<LoggedStep>,
  secret: PublishedSecret,
): Promise<GameAudit> => {
  const auditor = new Auditor(secret);
  const isDue = createWorkCounter();
  for await (const step of log) {
    const what = await auditor.step(step);
    if (what) return { ...auditor.found, fault: { step: step.number, what } };
    if (isDue(LEAST_WORK_OF_STEP + 100 * step.change.updated.length)) await yieldToEventLoop();
  }
  return auditor.found;
};

class Auditor {
  readonly #secret: PublishedSecret;
  readonly #table = new LiveTable(systems);
  /** The verified rolls by stream and position: an undo or a redo may show them again. */
  readonly #rolls = new Map<string, unknown>();
  readonly #timeline = createUndoTimeline();
  readonly #played = new Map<number, Change>();
  #shuffled = 0;
  #rolled = 0;
  #brought = 0;

  constructor(secret: PublishedSecret) {
    this.#secret = secret;
  }

  get #source(): RandomStreamSource {
    return { ...this.#secret, ...publicChanceInputs(this.#table) };
  }

  get found(): GameAudit {
    return { shuffles: this.#shuffled, rolls: this.#rolled, brought: this.#brought };
  }

  /** Checks the next step. Returns `log` if the step contradicts the earlier ones, or is impossible in a game. */
  async step(step: LoggedStep): Promise<AuditMismatch | undefined> {
    try {
      if (step.number > (this.#secret.since ?? 0)) return await this.#check(step);
      this.#brought += 1;
      await this.#play(step);
      for (const { name } of randomStreamsOfRolls) {
        for (const outcome of rollOutcomesOf(this.#table, name)) this.#rolls.set(`${name} ${outcome.first}`, outcome);
      }
      return undefined;
    } catch {
      return 'log';
    }
  }

  async #play(step: LoggedStep): Promise<void> {
    const { change } = step;
    if (!isBigChange(change)) apply(this.#table, change);
    else for await (const part of partsOf(change)) apply(this.#table, part);
    this.#note(step);
  }

  #note({ number, operation, change }: LoggedStep): void {
    const isPlay = handlerOf(systems, operation.kind).play;
    if (isPlay) this.#played.set(number, change);
    advanceTimeline(this.#timeline, number, operation, isPlay);
  }

  async #check(step: LoggedStep): Promise<AuditMismatch | undefined> {
    const table = this.#table;
    const { operation, change } = step;
    const names = [...change.added, ...change.updated, ...change.removed].flatMap(({ kind, id }) =>
      kind === 'stream' ? id : [],
    );
    const used = new Map(names.map((name) => [name, table.get('stream', name)?.used ?? 0]));
    const shuffles = this.#shuffles(step, names);
    if (!shuffles) return 'log';
    if (!areSeedChangesAllowed(table, change)) return 'share';
    const owed = requiredStreamsOf(table, operation);
    await this.#play(step);
    const drawn = operation.kind === 'begin' ? startShuffleStreamsOf(table) : owed;
    if (drawn.some((name) => !used.has(name))) return operation.kind === 'roll' ? 'roll' : 'shuffle';
    for (const [name, before] of used) {
      const stream = table.get('stream', name);
      if (!stream || !isRecordValid(table, stream) || stream.used <= before) return 'log';
      const check = shuffles.get(name);
      if (check && !check(this.#source, before, stream)) return 'shuffle';
      if (check) this.#shuffled += 1;
      else if (!this.#follows(name, before, stream.used, operation)) return 'roll';
    }
    return this.#areKnown(change) ? undefined : 'roll';
  }

  /**
   * Returns the checks for the decks of these random streams; undefined if an undo is impossible. Before its shuffle,
   * an undo has already returned cards to the decks.
   */
  #shuffles({ operation }: LoggedStep, names: readonly string[]): ReadonlyMap<string, ShuffleCheck> | undefined {
    const back =
      operation.kind === 'undo'
        ? stepsReferredTo(this.#timeline, operation).map((number) => this.#played.get(number) ?? nothing)
        : [];
    if (operation.kind === 'undo' && back.length < operation.steps) return undefined;
    const table = this.#table;
    const undone = join(...back.map((change) => createUndoChange(change, kept)));
    const decks = names.flatMap((name) => findDeckByRandomStream(table, name) ?? []);
    return new Map(
      decks.map((deck) => [randomStreamOfDeck(deck), prepareShuffleCheck(table, deck, operation, undone)]),
    );
  }

  /** True if the rolls of this random stream follow from its words, one after the other. */
  #follows(name: string, before: number, after: number, operation: LoggedStep['operation']): boolean {
    const stream = name as RollStreamName;
    const outcomes = rollOutcomesOf(this.#table, stream);
    if (outcomes[0]?.first !== before || !areRollsRequired(this.#table, stream, outcomes, operation)) return false;
    for (const [i, outcome] of outcomes.entries()) {
      const next = outcomes[i + 1]?.first ?? after;
      if (!isRollFromStream(this.#source, stream, outcome, next)) return false;
      this.#rolls.set(`${name} ${outcome.first}`, outcome);
    }
    this.#rolled += outcomes.length;
    return true;
  }

  #areKnown({ added, updated }: LoggedStep['change']): boolean {
    const touched = [...added, ...updated].map(({ kind }) => kind);
    return randomStreamsOfRolls.every(({ kind, name }) => {
      const record = touched.includes(kind) ? this.#table.get(kind, kind) : undefined;
      if (!record?.outcome) return true;
      const outcomes = rollOutcomesOf(this.#table, name);
      return outcomes.length > 0 && outcomes.every((one) => equal(this.#rolls.get(`${name} ${one.first}`), one));
    });
  }
}
