import { deckStream, systems } from '../../engine/index.ts';
import {
  apply,
  type ChanceSource,
  type Change,
  equal,
  handlerOf,
  isSound,
  join,
  keptKinds,
  LiveTable,
  mixedIn,
  nothing,
  undoOf,
} from '../../table/index.ts';
import { newPace, WORK_OF_STEP } from '../base/pace.ts';
import { isBig, partsOf, yieldToEventLoop } from '../base/parts.ts';
import type { Step } from '../base/step.ts';
import { advance, newTimeline, stepsReferredTo } from '../steps/timeline.ts';
import { areRollsOwed, isRollDrawn, outcomesOn, type RollStream, rollStreams } from './verify-roll.ts';
import { areSharesGiven } from './verify-shares.ts';
import { deckOf, owedStreams, type ShuffleCheck, shuffleCheck, shuffledDecks } from './verify-shuffle.ts';

/** A step of a log, as it is checked. */
export type Logged = Pick<Step, 'number' | 'operation' | 'change'>;

/** The secret that was posted; `since`: so many steps came with a file and were drawn with another. */
export interface Posted extends ChanceSource {
  readonly since?: number;
}

/**
 * What does not follow: a roll or a shuffle from the secret and what is mixed into it, a share from a seat, or the log
 * from itself.
 */
export type Mismatch = 'roll' | 'shuffle' | 'share' | 'log';

/** What was found: how many shuffles and rolls follow from the secret, up to the first step that does not. */
export interface Audit {
  readonly shuffles: number;
  readonly rolls: number;
  /** Steps that came with a file, whose chance is not this secret's. */
  readonly brought: number;
  readonly fault?: { readonly step: number; readonly what: Mismatch };
}

/** Kinds of records that an undo leaves as they are. */
const kept = keptKinds(systems);

/**
 * Plays a log again on a table of its own, and holds every shuffle and every die against the words that the secret
 * gives at that place of its stream (T21). It takes the outcomes from the log and asks no rule what they should be, so
 * it stays right for logs of other versions of the rules.
 */
export const audit = async (log: AsyncIterable<Logged> | Iterable<Logged>, secret: Posted): Promise<Audit> => {
  const auditor = new Auditor(secret);
  const isDue = newPace();
  for await (const step of log) {
    const what = await auditor.step(step);
    if (what) return { ...auditor.found, fault: { step: step.number, what } };
    if (isDue(WORK_OF_STEP + 100 * step.change.updated.length)) await yieldToEventLoop();
  }
  return auditor.found;
};

class Auditor {
  readonly #secret: Posted;
  readonly #table = new LiveTable(systems);
  /** The rolls that were drawn, by stream and place in it: an undo or a redo may show them again. */
  readonly #rolls = new Map<string, unknown>();
  readonly #timeline = newTimeline();
  /** What the steps of play did. */
  readonly #played = new Map<number, Change>();
  #shuffled = 0;
  #rolled = 0;
  #brought = 0;

  constructor(secret: Posted) {
    this.#secret = secret;
  }

  /** What the streams follow from, as far as it stands in the log by now. */
  get #source(): ChanceSource {
    return { ...this.#secret, ...mixedIn(this.#table) };
  }

  get found(): Audit {
    return { shuffles: this.#shuffled, rolls: this.#rolled, brought: this.#brought };
  }

  /** Checks one step more; `log` where it does not fit those before it, or holds what no step of a game can. */
  async step(step: Logged): Promise<Mismatch | undefined> {
    try {
      if (step.number > (this.#secret.since ?? 0)) return await this.#check(step);
      this.#brought += 1;
      await this.#play(step);
      for (const { name } of rollStreams) {
        for (const outcome of outcomesOn(this.#table, name)) this.#rolls.set(`${name} ${outcome.first}`, outcome);
      }
      return undefined;
    } catch {
      return 'log';
    }
  }

  async #play(step: Logged): Promise<void> {
    const { change } = step;
    if (!isBig(change)) apply(this.#table, change);
    else for await (const part of partsOf(change)) apply(this.#table, part);
    this.#note(step);
  }

  #note({ number, operation, change }: Logged): void {
    const isPlay = handlerOf(systems, operation.kind).play;
    if (isPlay) this.#played.set(number, change);
    advance(this.#timeline, number, operation, isPlay);
  }

  async #check(step: Logged): Promise<Mismatch | undefined> {
    const table = this.#table;
    const { operation, change } = step;
    const names = [...change.added, ...change.updated, ...change.removed].flatMap(({ kind, id }) =>
      kind === 'stream' ? id : [],
    );
    const used = new Map(names.map((name) => [name, table.get('stream', name)?.used ?? 0]));
    const shuffles = this.#shuffles(step, names);
    if (!shuffles) return 'log';
    if (!areSharesGiven(table, change)) return 'share';
    const owed = owedStreams(table, operation);
    await this.#play(step);
    const drawn = operation.kind === 'begin' ? shuffledDecks(table) : owed;
    if (drawn.some((name) => !used.has(name))) return operation.kind === 'roll' ? 'roll' : 'shuffle';
    for (const [name, before] of used) {
      const stream = table.get('stream', name);
      if (!stream || !isSound(table, stream) || stream.used <= before) return 'log';
      const check = shuffles.get(name);
      if (check && !check(this.#source, before, stream)) return 'shuffle';
      if (check) this.#shuffled += 1;
      else if (!this.#follows(name, before, stream.used, operation)) return 'roll';
    }
    return this.#areKnown(change) ? undefined : 'roll';
  }

  /**
   * The checks of the decks of these streams, by stream; undefined where the step takes back what can't be taken back.
   * An undo shuffles what has come back by then.
   */
  #shuffles({ operation }: Logged, names: readonly string[]): ReadonlyMap<string, ShuffleCheck> | undefined {
    const back =
      operation.kind === 'undo'
        ? stepsReferredTo(this.#timeline, operation).map((number) => this.#played.get(number) ?? nothing)
        : [];
    if (operation.kind === 'undo' && back.length < operation.steps) return undefined;
    const table = this.#table;
    const undone = join(...back.map((change) => undoOf(change, kept)));
    const decks = names.flatMap((name) => deckOf(table, name) ?? []);
    return new Map(decks.map((deck) => [deckStream(deck), shuffleCheck(table, deck, operation, undone)]));
  }

  /** Whether the rolls that were drawn from this stream follow from its words, one behind the other. */
  #follows(name: string, before: number, after: number, operation: Logged['operation']): boolean {
    const stream = name as RollStream;
    const outcomes = outcomesOn(this.#table, stream);
    if (outcomes[0]?.first !== before || !areRollsOwed(this.#table, stream, outcomes, operation)) return false;
    for (const [i, outcome] of outcomes.entries()) {
      const next = outcomes[i + 1]?.first ?? after;
      if (!isRollDrawn(this.#source, stream, outcome, next)) return false;
      this.#rolls.set(`${name} ${outcome.first}`, outcome);
    }
    this.#rolled += outcomes.length;
    return true;
  }

  /** Whether the rolls that a step shows were drawn, in this step or before. */
  #areKnown({ added, updated }: Logged['change']): boolean {
    const touched = [...added, ...updated].map(({ kind }) => kind);
    return rollStreams.every(({ kind, name }) => {
      const record = touched.includes(kind) ? this.#table.get(kind, kind) : undefined;
      if (!record?.outcome) return true;
      const outcomes = outcomesOn(this.#table, name);
      return outcomes.length > 0 && outcomes.every((one) => equal(this.#rolls.get(`${name} ${one.first}`), one));
    });
  }
}
