import type { Change } from '../engine/core/change.ts';
import { nothing } from '../engine/core/change.ts';
import type { GameId } from '../engine/core/ids.ts';
import { isBig, partsOf, whole } from './parts.ts';
import { partKey, type Step, stepKey } from './step.ts';
import type { Appended, Json, Store } from './store.ts';

/** How many steps are asked for at once when it is not known how many there are. */
const AHEAD = 16;
/** How many of the newest steps are kept in memory. */
const RECENT = 64;

/** A game's log in the store: steps are appended under their number and never rewritten. */
export class Journal {
  readonly game: GameId;
  readonly #store: Store;
  readonly #recent = new Map<number, Step>();

  constructor(game: GameId, store: Store) {
    this.game = game;
    this.#store = store;
  }

  /** The moment of truth: one conditional write. Big changes are written before it, as rows that only this step's row makes part of the game. */
  async append(step: Step): Promise<Appended> {
    if (!isBig(step.change)) return this.#write(step, step);
    const written: Promise<Appended>[] = [];
    for await (const part of partsOf(step.change)) {
      written.push(this.#store.append(partKey(this.game, step.attempt, written.length), part as unknown as Json));
    }
    const outcomes = await Promise.all(written);
    if (outcomes.some((outcome) => outcome !== 'written')) return 'unknown';
    return this.#write(step, { ...step, change: nothing, parts: outcomes.length });
  }

  async #write(step: Step, row: Step): Promise<Appended> {
    const outcome = await this.#store.append(stepKey(this.game, step.number), row as unknown as Json);
    if (outcome === 'written') this.#remember(step);
    return outcome;
  }

  /** Whether an attempt that was not answered is in the log. Throws when that cannot be told. */
  async holds(step: Step): Promise<boolean> {
    const row = (await this.#store.get(stepKey(this.game, step.number))) as unknown as Step | undefined;
    if (row?.attempt !== step.attempt) return false;
    this.#remember(step);
    return true;
  }

  /** One step, or undefined when it is not there. */
  async step(number: number): Promise<Step | undefined> {
    const recent = this.#recent.get(number);
    if (recent) return recent;
    const row = (await this.#store.get(stepKey(this.game, number))) as unknown as Step | undefined;
    return row && this.#complete(row);
  }

  /** The steps behind that number, in order, until one lacks. */
  async *since(number: number, ahead = AHEAD): AsyncGenerator<Step> {
    for (let first = number + 1; ; first += ahead) {
      const keys = Array.from({ length: ahead }, (_, i) => stepKey(this.game, first + i));
      for (const row of (await this.#store.getMany(keys)) as unknown as readonly (Step | undefined)[]) {
        if (!row) return;
        const step = await this.#complete(row);
        this.#remember(step);
        yield step;
      }
    }
  }

  async #complete(row: Step): Promise<Step> {
    if (row.parts === undefined) return row;
    const keys = Array.from({ length: row.parts }, (_, part) => partKey(this.game, row.attempt, part));
    const parts = await this.#store.getMany(keys);
    if (parts.includes(undefined)) throw new Error(`step ${row.number} of game ${this.game} lacks a part`);
    const { parts: _count, ...step } = row;
    return { ...step, change: whole(parts as readonly Json[]) as Change };
  }

  #remember(step: Step): void {
    this.#recent.set(step.number, step);
    if (this.#recent.size <= RECENT) return;
    const [oldest] = this.#recent.keys();
    if (oldest !== undefined) this.#recent.delete(oldest);
  }
}
