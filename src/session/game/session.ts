import { moduleOf, refusalOf } from '../../engine/index.ts';
import { type AppendResult, ATTEMPT_ID_BYTES, readRow } from '../../store/index.ts';
import {
  apply,
  type Change,
  type Contribution,
  type GameId,
  type InteractionId,
  invert,
  isRefusal,
  type LiveTable,
  type Operation,
  type PersonId,
  perform,
  readWithSharedWorkLimit,
  type Table,
  tableBeforeChanges,
} from '../../table/index.ts';
import { View } from '../../view/view.ts';
import { channelViewer, type Viewer } from '../../view/viewer.ts';
import { type Words, wordsFor } from '../../words/index.ts';
import { FORMAT } from '../base/formats.ts';
import { type Outcome, UncertainStateError } from '../base/outcome.ts';
import { type Ports, stackOf } from '../base/ports.ts';
import { kept, type Reader, type Step, type StepMoment } from '../base/step.ts';
import { WorkQueue } from '../base/work-queue.ts';
import { emptyCheckpoint, forgottenMarkKey, HeadKeeper, readHead, stepsInCheckpoint } from '../log/checkpoint.ts';
import { confirmDamage, DamagedLogError } from '../log/damage.ts';
import { Journal } from '../log/journal.ts';
import { applyStep, type LoadedGame, load, newLoadedGame } from '../log/loaded.ts';
import { NoticeRules } from '../log/notice-rules.ts';
import { SnapshotTaker } from '../log/snapshots.ts';
import { textsInModule } from '../log/typed.ts';
import { postsOfDraftedStep } from '../posts/drafted.ts';
import { messagesOfStep } from '../posts/told-step.ts';
import { addStepToIndexes, type LogIndexes } from '../steps/indexes.ts';
import type { LogLines } from '../steps/log-index.ts';
import { isOperationOvertaken } from '../steps/overtaken.ts';
import { StepTags } from '../steps/step-names.ts';
import { hasNewModule, precomputeLargeBoards } from '../steps/survey.ts';
import { stepsReferredTo } from '../steps/timeline.ts';
import { exceededLimitOf } from './bounds.ts';
import { recognizeFirst } from './former-accounts.ts';
import { estimateGameMemory } from './memory.ts';
import { environmentOf } from './step-environment.ts';
import { countStepsToUndo, findLastKnownStep, findNextUndoStep, resolveUndoCount, type StepLog } from './step-log.ts';

/** In ms: an older game in memory checks for steps of other processes before it is used. */
export const STALE_AFTER = 2000;

/** One game in this process: its table, its log, and a queue that runs one operation at a time (T2). */
export class Session {
  readonly game: GameId;
  readonly journal: Journal;
  readonly head: HeadKeeper;
  readonly names: StepTags;
  readonly notices: NoticeRules;
  readonly memory = (): number => estimateGameMemory(this.#table, this.#number, this.journal.atHand);
  readonly #ports: Ports;
  readonly #table: LiveTable;
  readonly #open: View;
  readonly #indexes: LogIndexes;
  #number: number;
  readonly #queue = new WorkQueue();
  #checked: number;
  #uncertain: { readonly step: Step; readonly change: Change } | undefined;
  readonly snapshots: SnapshotTaker;
  #isTorn = false;
  /** Called for every stored step. `isAnswered`: its actor gets an answer from this process. */
  onStep: ((step: Step, isAnswered: boolean) => void) | undefined;

  private constructor(ports: Ports, journal: Journal, head: HeadKeeper, loaded: LoadedGame) {
    this.game = journal.game;
    this.journal = journal;
    this.head = head;
    this.snapshots = new SnapshotTaker(ports, journal.game, head);
    this.#ports = ports;
    this.#table = loaded.table;
    this.names = new StepTags(journal.game, loaded.table);
    this.#open = new View(loaded.table, channelViewer);
    this.#indexes = loaded;
    this.notices = new NoticeRules(loaded.table, loaded, journal, head);
    this.#number = loaded.number;
    this.#checked = ports.clock.now();
  }

  /** Creates a game without steps. Its first operation must be `start`. */
  static empty(ports: Ports, game: GameId): Session {
    return new Session(ports, new Journal(game, ports), new HeadKeeper(ports, game, emptyCheckpoint), newLoadedGame());
  }

  /** Loads a game from the store; undefined if there is none. Throws DamagedLogError if the log is unusable. */
  static load(ports: Ports, game: GameId): Promise<Session | undefined> {
    return confirmDamage(async () => {
      const [head, mark] = await Promise.all([readHead(ports, game), readRow(ports.store, forgottenMarkKey(game))]);
      const journal = new Journal(game, ports);
      const loaded = await load(ports, journal, head.snapshot?.mark === mark ? head.snapshot : undefined);
      await journal.checkEnd(loaded.number, stepsInCheckpoint(head));
      return loaded.number === 0
        ? undefined
        : new Session(ports, journal, new HeadKeeper(ports, game, head, mark), loaded);
    });
  }

  /** The words of the game's channel: the host's choice, at first the language of its starter. */
  get words(): Words {
    return wordsFor(this.#ports.spoken, this.#table.get('game', 'game')?.language);
  }

  readonly wordsTo = async (reader: Reader): Promise<Words> =>
    (reader === 'channel' ? undefined : await this.#ports.wordsOf?.(reader)) ?? this.words;

  get number(): number {
    return this.#number;
  }

  /** True if the log in the store isn't the log that was loaded: the session then rejects every operation. */
  get isTorn(): boolean {
    return this.#isTorn;
  }

  get idle(): boolean {
    return this.#queue.isEmpty && !this.#uncertain;
  }

  /** Runs one operation after the earlier ones, once for each interaction. `share`: a new player's, for the seed. */
  run(operation: Operation, interaction: InteractionId, share?: Contribution): Promise<Outcome> {
    return this.#queue.run(() => this.#run(operation, interaction, share));
  }

  /** Returns the lines of a reader's log so far (T19). Throws as `read` does. */
  async lines(reader: Reader): Promise<LogLines> {
    await this.#indexes.lines.complete(this.journal);
    return this.read(channelViewer, () => this.#indexes.lines.of(reader));
  }

  /**
   * Reads the game as a viewer, after all earlier operations are stored. `read` must be synchronous, because the view
   * shows the table at that moment. Throws UncertainStateError while the store does not answer.
   */
  read<T>(viewer: Viewer, read: (view: View) => T): Promise<T> {
    return this.#queue.run(async () => {
      if (!(await this.#settle(false)) || !(await this.#isFresh())) throw new UncertainStateError();
      return readWithSharedWorkLimit(() => read(this.viewNow(viewer)));
    });
  }

  /** Returns the view at this moment, for a picture that is drawn on demand. */
  viewNow(viewer: Viewer): View {
    return viewer === channelViewer ? this.#open : new View(this.#table, viewer);
  }

  /** Returns the view before the last changes of a step; undefined if newer steps exist. */
  viewBefore({ step, changes }: StepMoment, viewer: Viewer): View | undefined {
    return step === this.#number ? this.glanceAt(tableBeforeChanges(this.#table, changes), viewer) : undefined;
  }

  /** Returns the view of an earlier state. The viewer sees it with the permissions of their present seat (T16). */
  glanceAt(earlier: Table, viewer: Viewer): View {
    return new View(earlier, viewer, this.#table);
  }

  /** Returns the tag of the newest step that Undo would take back and this person knows; undefined if there is none. */
  undoTagFor(person: PersonId): Promise<string | undefined> {
    return this.#queue.run(async () => this.names.tagOf(await findNextUndoStep(this.#log, person)));
  }

  /** Returns the number of steps to undo, up to the step with this tag, or up to the person's own newest step (W12). */
  stepsBackTo(person: PersonId, tag?: string): Promise<number | undefined> {
    return this.#queue.run(() => countStepsToUndo(this.#log, person, tag, (step) => this.names.tag(step.number)));
  }

  /** Returns the tag of the newest step of play, undo or redo that this person knows; undefined if there is none. */
  newestToldTag(person: PersonId): Promise<string | undefined> {
    return this.#queue.run(async () => this.names.tagOf((await findLastKnownStep(this.#log, person))?.number));
  }

  /** The tag of the newest step that can be undone, even if some players don't know that step. */
  get undoTag(): string | undefined {
    return this.names.tagOf(this.#indexes.timeline.done.at(-1));
  }

  readonly stands = (step: number): boolean => this.#indexes.timeline.done.includes(step);

  get redoTag(): string | undefined {
    return this.names.tagOf(this.#indexes.timeline.undone.at(-1));
  }

  markStale(): void {
    this.#checked = Number.NEGATIVE_INFINITY;
  }

  async close(): Promise<void> {
    await this.#queue.settled();
    await this.snapshots.close();
    await this.head.flush();
  }

  get #log(): StepLog {
    const { timeline, draft } = this.#indexes;
    return { journal: this.journal, table: this.#table, timeline, draft, number: this.#number };
  }

  async #run(operation: Operation, interaction: InteractionId, share?: Contribution): Promise<Outcome> {
    if (!(await this.#settle(false))) return { kind: 'unsaved' };
    if (!(await this.#isFresh())) return { kind: 'failed' };
    const isKnown = await recognizeFirst(this.#ports, this.journal, operation, (...back) => this.#carryOut(...back));
    return isKnown ? this.#carryOut(operation, interaction, share) : { kind: 'failed' };
  }

  async #carryOut(operation: Operation, interaction: InteractionId, share?: Contribution): Promise<Outcome> {
    for (let isNewest = false; ; ) {
      const { number } = this;
      const earlier = this.#indexes.interactions.get(interaction);
      const step = earlier === undefined ? undefined : await this.journal.step(earlier);
      if (step) return this.#done(step, true);
      if (await isOperationOvertaken(this.journal, this.#indexes, number, operation, interaction))
        return { kind: 'failed' };
      const outcome = await this.#attempt(operation, interaction, share);
      if (outcome && (outcome.kind !== 'refused' || isNewest)) return outcome;
      // The refusal may be wrong because of a newer step of another process.
      if (!(await this.#catchUp())) return { kind: 'failed' };
      isNewest = outcome !== undefined && this.#number === number;
      if (isNewest && outcome) return outcome;
    }
  }

  async #attempt(asked: Operation, interaction: InteractionId, share?: Contribution): Promise<Outcome | undefined> {
    const operation = await resolveUndoCount(this.#log, asked);
    if (isRefusal(operation)) return { kind: 'refused', refusal: operation };
    const spoken = await this.journal.steps(stepsReferredTo(this.#indexes.timeline, operation));
    const waiting = await this.journal.steps(this.#indexes.draft.numbers);
    const environment = await environmentOf(this.#log, operation, spoken, this.#ports, this.head.head.unheard);
    const change = perform(this.#table, refusalOf, operation, { ...environment, share });
    if (isRefusal(change)) {
      if (change.code === 'unknown-item')
        this.#ports.log.warn({ game: this.game, item: change.item }, 'movement does not know what is in the way');
      return { kind: 'refused', refusal: change };
    }
    const bound = exceededLimitOf(this.#ports.settings, operation, change, this.#number, this.#table);
    if (bound) return this.#notDone(change, { kind: 'full', bound });
    const step = this.#stepOf({ interaction, operation, change, at: environment.now }, spoken, waiting);
    const appended = await this.#append(step);
    if (appended === 'written') {
      this.#commit(step, true);
      return this.#done(step, false);
    }
    if (appended === 'conflict' || appended === 'later')
      return this.#notDone(change, appended === 'later' ? { kind: appended } : undefined);
    this.#uncertain = { step, change };
    if (!(await this.#settle(true))) return { kind: 'unsaved' };
    return this.#number === step.number ? this.#done(step, false) : { kind: 'failed' };
  }

  #notDone<T>(change: Change, outcome: T): T {
    apply(this.#table, invert(change));
    return outcome;
  }

  /** `spoken`: the steps that the operation refers to. `waiting`: the steps that are not posted yet. */
  #stepOf(
    { interaction, operation, change, at }: Pick<Step, 'interaction' | 'operation' | 'change' | 'at'>,
    spoken: readonly Step[],
    waiting: readonly Step[],
  ): Step {
    const { draft, given } = this.#indexes;
    try {
      const it = { number: this.#number + 1, interaction, operation, change };
      return {
        ...it,
        format: FORMAT,
        attempt: this.#ports.random(ATTEMPT_ID_BYTES).toString('base64url'),
        at,
        operation: kept(operation),
        posts: given.count(
          it,
          readWithSharedWorkLimit(() => postsOfDraftedStep(this.#table, { operation, change, spoken, draft, waiting })),
        ),
      };
    } catch (fault) {
      apply(this.#table, invert(change));
      throw fault;
    }
  }

  /** Appends a step. If the store fails, the step is read back later, as if there was no answer. */
  async #append(step: Step): Promise<AppendResult | 'later'> {
    try {
      return await this.journal.append([step], () => textsInModule(moduleOf(this.#table)));
    } catch (error) {
      this.#ports.log.error({ game: this.game, error: stackOf(error) }, 'a step could not be written');
      return 'unknown';
    }
  }

  async #done(step: Step, repeated: boolean): Promise<Outcome> {
    return { kind: 'done', step, ...(await messagesOfStep(this, step, await this.notices.stepsWith(step))), repeated };
  }

  #commit(step: Step, isAnswered: boolean): void {
    this.#note(step, isAnswered);
    const { number, journal } = this;
    this.snapshots.offer({ table: this.#table, number, hash: journal.hash, indexes: this.#indexes });
  }

  /** Reads back a step whose append got no answer, and keeps or reverts it. False if reading fails. */
  async #settle(isAnswered: boolean): Promise<boolean> {
    if (!this.#uncertain) return true;
    const { step, change } = this.#uncertain;
    try {
      const isStored = await this.journal.holds(step);
      this.#uncertain = undefined;
      if (isStored) this.#commit(step, isAnswered);
      else apply(this.#table, invert(change));
      return true;
    } catch (error) {
      this.#ports.log.error({ game: this.game, error: stackOf(error) }, 'the store does not answer: this game waits');
      return false;
    }
  }

  async #isFresh(): Promise<boolean> {
    if (this.#isTorn) return false;
    const isOld = this.#number > 0 && this.#ports.clock.now() - this.#checked > STALE_AFTER;
    return !isOld || this.#catchUp();
  }

  async #catchUp(): Promise<boolean> {
    try {
      for await (const step of this.journal.since(this.#number, 2)) {
        applyStep(this.#table, this.game, step);
        this.#note(step, false);
      }
      this.#checked = this.#ports.clock.now();
      return true;
    } catch (error) {
      this.#isTorn ||= error instanceof DamagedLogError;
      this.#ports.log.error({ game: this.game, error: stackOf(error) }, 'the newest steps could not be read');
      return false;
    }
  }

  #note(step: Step, isAnswered: boolean): void {
    this.#number = step.number;
    this.#checked = this.#ports.clock.now();
    addStepToIndexes(this.#indexes, step);
    if (hasNewModule(step)) void precomputeLargeBoards(moduleOf(this.#table));
    this.onStep?.(step, isAnswered);
  }
}
