import type { LogFault } from '../../facts/log-fault.ts';
import { type AppendResult, appendRow, InvalidRowError, readRow, readRows, type Store } from '../../store/index.ts';
import { type Change, type GameId, nothing } from '../../table/index.ts';
import { newestStorageFormats, type StorageFormats } from '../base/formats.ts';
import { addToLimitedMap } from '../base/keep-newest.ts';
import { isBigChange, partsOf, whole, yieldToEventLoop } from '../base/parts.ts';
import type { Ports } from '../base/ports.ts';
import type { Step } from '../base/step.ts';
import type { LogStep } from '../steps/log-index.ts';
import {
  addRowHash,
  chainLinkOfRow,
  changePartRowKey,
  findStepRowFault,
  hasChainedFormat,
  initialChainLink,
  isSuccessorOf,
  type StepChainLink,
  type StepRow,
  sha256OfTexts,
  stepRowKey,
} from './chain.ts';
import { DamagedLogError } from './damage.ts';
import { PersonalItems } from './personal.ts';
import { hasKnownKinds, schemasOf } from './schemas.ts';
import { shareStepParts } from './sharing.ts';
import { decodeTextsIn, encodePersonalChangeData, encodePersonalStepData } from './stored-step.ts';
import type { PersonalItemNumbers } from './tokens.ts';
import { typedTextsIn } from './typed.ts';

const STEPS_AHEAD = 16;
/** The number of newest steps in memory. Steps that change more than MANY records are not kept. */
const RECENT = 32;
const MANY = 32;
const TOGETHER = 4;

const WRITTEN = 100;

/** A game's log in the store. Each step is a row under its number, linked to the row before it, and never rewritten. */
export class Journal {
  readonly game: GameId;
  readonly apart: PersonalItems;
  readonly #store: Store;
  readonly #random: (bytes: number) => Buffer;
  readonly #formats: StorageFormats;
  readonly #recent = new Map<number, Step>();
  /** The first step, kept separately because it contains a whole module. */
  #first: { readonly step: Step; readonly link: StepChainLink } | undefined;
  readonly #written = new Map<number, true>();
  /** The newest known step, to which the next one links. */
  #end: StepChainLink;

  constructor(
    game: GameId,
    { store, random, formats = newestStorageFormats }: Pick<Ports, 'store' | 'random' | 'formats'>,
  ) {
    this.game = game;
    this.apart = new PersonalItems(game, store);
    this.#store = store;
    this.#random = random;
    this.#formats = formats;
    this.#end = initialChainLink(game);
  }

  /**
   * Appends steps with one conditional write. Personal items and large changes are written before it, and become valid
   * only with this row. Several steps can be appended together if no other process knows the game. `words`: texts of
   * the module, which were not typed. `later`: the current format can't express a step, and nothing was written.
   */
  async append(steps: readonly Step[], words: () => ReadonlySet<string>): Promise<AppendResult | 'later'> {
    const written = steps.flatMap((step) => this.#formats.lowered(step) ?? []);
    if (written.length < steps.length) return 'later';
    await this.apart.read();
    const rows: StepRow[] = [];
    const first = this.#end;
    let end = first;
    for (const step of written) {
      const row = await this.#rowOf(step, end, words);
      if (row === 'unknown') return row;
      rows.push(row);
      end = chainLinkOfRow(row);
    }
    if (rows[0]?.number === 1) await yieldToEventLoop();
    const kept = await this.apart.keep();
    if (kept !== 'written') return kept;
    const behind = first.number === 0 ? undefined : { key: stepRowKey(this.game, first.number), mark: first.attempt };
    const outcome = worst(
      await Promise.all(
        rows.map((row, i) =>
          appendRow(this.#store, stepRowKey(this.game, row.number), row, i === 0 ? behind : undefined),
        ),
      ),
    );
    if (outcome !== 'written') return outcome;
    this.#fasten(end);
    for (const [i, step] of steps.entries()) this.#wrote(step, chainLinkOfRow(rows[i] as StepRow));
    return outcome;
  }

  async #rowOf(step: Step, end: StepChainLink, words: () => ReadonlySet<string>): Promise<StepRow | 'unknown'> {
    const { operation, change } = step;
    const numbers = this.apart.numbersFor(operation.actor, typedTextsIn(operation, words), this.#random);
    const parts = isBigChange(change) ? await this.#appendParts(step, numbers) : {};
    if (parts === 'unknown') return parts;
    const stored = encodePersonalStepData(isBigChange(change) ? { ...step, change: nothing } : step, numbers);
    if (step.number === 1) await yieldToEventLoop();
    const fingerprint = schemasOf(step.format)?.fingerprint;
    const schemas = fingerprint === undefined ? {} : { schemas: fingerprint };
    return addRowHash({ ...stored, before: end.hash, apart: numbers.used(), ...schemas, ...parts });
  }

  async #appendParts(
    { attempt, change }: Step,
    numbers: PersonalItemNumbers,
  ): Promise<Pick<StepRow, 'parts' | 'sum'> | 'unknown'> {
    const written: Promise<AppendResult>[] = [];
    const sums: string[] = [];
    for await (const part of partsOf(change)) {
      const stored = encodePersonalChangeData(part, numbers);
      sums.push(sha256OfTexts(JSON.stringify(stored)));
      written.push(appendRow(this.#store, changePartRowKey(this.game, attempt, written.length), stored));
    }
    return worst(await Promise.all(written)) === 'written'
      ? { parts: sums.length, sum: sha256OfTexts(...sums) }
      : 'unknown';
  }

  /**
   * Returns true if the log contains this attempt of a step, after an append without an answer. Throws if the store
   * does not answer.
   */
  async holds(step: Step): Promise<boolean> {
    const row = await readRow(this.#store, stepRowKey(this.game, step.number));
    if (row?.attempt !== step.attempt) return false;
    this.#fasten(chainLinkOfRow(row));
    this.#wrote(step, chainLinkOfRow(row));
    return true;
  }

  #wrote(step: Step, link: StepChainLink): void {
    addToLimitedMap(this.#written, WRITTEN, step.number, true);
    this.#remember(step, link);
  }

  readonly hasWritten = (step: number): boolean => this.#written.has(step);

  get atHand(): number {
    return this.#recent.size;
  }

  /** Returns a step; undefined if there is none. Throws DamagedLogError if it is unusable. */
  async step(number: number): Promise<Step | undefined> {
    const recent = number === 1 ? this.#first?.step : this.#recent.get(number);
    if (recent) return recent;
    const [row] = await this.#rows(number, 1);
    return row && this.#complete(row);
  }

  /** Returns the steps with these numbers in the given order, without missing ones. Throws as `step` does. */
  async steps(numbers: readonly number[]): Promise<readonly Step[]> {
    if (numbers.length === 0) return [];
    const steps = await Promise.all(numbers.map((number) => this.step(number)));
    return steps.flatMap((step) => step ?? []);
  }

  /**
   * Yields the steps after a number, in order, up to the first missing step. Throws DamagedLogError if a step is
   * unusable, breaks the chain, or is missing although later ones exist. The step with that number must also be the
   * step known to this process.
   */
  async *since(number: number, ahead = STEPS_AHEAD): AsyncGenerator<Step> {
    const known = number === 0 ? this.#first : undefined;
    let link = known?.link ?? initialChainLink(this.game);
    if (known) yield known.step;
    for (let first = known ? 2 : Math.max(1, number); ; ) {
      const rows = await this.#rows(first, first === number ? ahead + 1 : ahead);
      for (const [i, row] of rows.entries()) {
        if (!row) {
          if (first + i === number || rows.slice(i).some((later) => later))
            throw this.#damaged({ number: first + i }, 'missing');
          return;
        }
        const isAnchor = row.number === number;
        const own = isAnchor ? chainLinkOfRow(row) : undefined;
        if (own ? own.number === this.#end.number && own.hash !== this.#end.hash : !isSuccessorOf(row, link))
          throw this.#damaged(row, 'other-line');
        link = own ?? chainLinkOfRow(row);
        this.#fasten(link);
        if (isAnchor) continue;
        const step = await this.#complete(row);
        this.#remember(step, link);
        yield step;
      }
      first += rows.length;
    }
  }

  /**
   * Returns the posts of these steps in order, without separately stored changes. Throws DamagedLogError if one is
   * missing or unusable.
   */
  async told(numbers: readonly number[]): Promise<readonly LogStep[]> {
    const unknown = numbers.filter((number) => !this.#recent.has(number));
    const rows = new Map((unknown.length > 0 ? await this.#rowsOf(unknown) : []).map((row, i) => [unknown[i], row]));
    const told: LogStep[] = [];
    for (const number of numbers) {
      const recent = this.#recent.get(number);
      const row = rows.get(number);
      if (!recent && !row) throw this.#damaged({ number }, 'missing');
      if (row) await this.#know(row);
      const { at, operation, posts } = recent ?? this.#stepOf(row as StepRow);
      told.push({ number, at, operation, posts });
    }
    return told;
  }

  async hashAt(number: number): Promise<string | undefined> {
    const [row] = await this.#rows(number, 1);
    return row && chainLinkOfRow(row).hash;
  }

  get hash(): string {
    return this.#end.hash;
  }

  /**
   * Checks that the log really ends. Throws DamagedLogError if the next step is missing, but a later one exists or is
   * `known` to have existed. Uses a single read, since another process may append between two.
   */
  async checkEnd(number: number, known: readonly number[]): Promise<void> {
    const [next, ...later] = await this.#rows(number + 1, STEPS_AHEAD);
    if (next) return;
    if (later.some((row) => row) || known.some((one) => one > number))
      throw this.#damaged({ number: number + 1 }, 'missing');
  }

  #rows(first: number, count: number): Promise<readonly (StepRow | undefined)[]> {
    return this.#rowsOf(Array.from({ length: count }, (_, i) => first + i));
  }

  async #rowsOf(numbers: readonly number[]): Promise<readonly (StepRow | undefined)[]> {
    const keys = numbers.map((number) => stepRowKey(this.game, number));
    const rows = await readRows(this.#store, keys).catch((error: unknown) => {
      throw error instanceof InvalidRowError
        ? new DamagedLogError(
            {
              game: this.game,
              step: numbers[(keys as readonly string[]).indexOf(error.key)] as number,
              fault: 'no-json',
            },
            { cause: error },
          )
        : error;
    });
    if (numbers[0] === 1) await yieldToEventLoop();
    for (const [i, row] of rows.entries()) {
      const fault = row === undefined ? undefined : findStepRowFault(row, numbers[i] as number, this.#formats.newest);
      if (fault) throw this.#damaged({ number: numbers[i] as number }, fault);
    }
    return rows;
  }

  async #complete(row: StepRow): Promise<Step> {
    await this.#know(row);
    if (row.number === 1) await yieldToEventLoop();
    if (row.parts === undefined) return this.#stepOf(row);
    return this.#stepOf(row, await this.#whole(row, row.parts));
  }

  /** Loads the personal items that a row refers to, and checks their hashes. */
  async #know(row: StepRow): Promise<void> {
    const said = Object.entries(hasChainedFormat(row) ? row.apart : {});
    if (said.length === 0) return;
    await this.apart.read(Math.max(...said.map(([number]) => Number(number)))).catch((error) => this.#torn(row, error));
    if (said.some(([number, hash]) => !this.apart.is(Number(number), hash))) throw this.#damaged(row, 'altered');
  }

  #stepOf(row: StepRow, change?: Change): Step {
    const stored = this.#meant(row, without(row));
    const step = this.#formats.raised(change ? { ...stored, change } : stored);
    if (!hasKnownKinds(step)) throw this.#damaged(row, 'newer');
    return shareStepParts(step);
  }

  #meant<T>(row: StepRow, stored: T): T {
    return hasChainedFormat(row) ? decodeTextsIn(stored, this.apart.kept) : stored;
  }

  async #whole(row: StepRow, count: number): Promise<Change> {
    const parts: Change[] = [];
    const sums: string[] = [];
    for (let first = 0; first < count; first += TOGETHER) {
      const keys = Array.from({ length: Math.min(TOGETHER, count - first) }, (_, i) =>
        changePartRowKey(this.game, row.attempt, first + i),
      );
      for (const part of await readRows(this.#store, keys).catch((error) => this.#torn(row, error))) {
        if (part === undefined) throw this.#damaged(row, 'no-part');
        await yieldToEventLoop();
        if (hasChainedFormat(row)) sums.push(sha256OfTexts(JSON.stringify(part)));
        await yieldToEventLoop();
        parts.push(this.#meant(row, part));
      }
      await yieldToEventLoop();
    }
    if (hasChainedFormat(row) && sha256OfTexts(...sums) !== row.sum) throw this.#damaged(row, 'altered');
    return whole(parts);
  }

  #torn(row: StepRow, error: unknown): never {
    throw error instanceof InvalidRowError ? this.#damaged(row, 'no-json') : error;
  }

  #damaged({ number: step }: { readonly number: number }, fault: LogFault): DamagedLogError {
    return new DamagedLogError({ game: this.game, step, fault });
  }

  #fasten(link: StepChainLink): void {
    if (link.number > this.#end.number) this.#end = link;
  }

  #remember(step: Step, link: StepChainLink): void {
    if (step.number === 1) this.#first = { step, link };
    const { added, updated, removed } = step.change;
    if (added.length + updated.length + removed.length <= MANY)
      addToLimitedMap(this.#recent, RECENT, step.number, step);
  }
}

const without = ({
  before: _before,
  apart: _apart,
  schemas: _schemas,
  parts: _parts,
  sum: _sum,
  hash: _hash,
  ...step
}: StepRow): Step => step;

const worst = (outcomes: readonly AppendResult[]): AppendResult =>
  outcomes.includes('unknown') ? 'unknown' : outcomes.includes('conflict') ? 'conflict' : 'written';
