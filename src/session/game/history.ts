import { systems } from '../../engine/index.ts';
import { type GameId, invert, LiveTable } from '../../table/index.ts';
import { addToLimitedMap } from '../base/keep-newest.ts';
import { createWorkCounter, LEAST_WORK_OF_STEP } from '../base/pace.ts';
import { yieldToEventLoop } from '../base/parts.ts';
import type { Ports } from '../base/ports.ts';
import { type FileSignature, readPublicKey, signStatement } from '../file/proof.ts';
import type { Journal } from '../log/journal.ts';
import { applyStepInParts } from '../log/loaded.ts';
import { readSnapshot } from '../log/snapshot.ts';
import type { Session } from './session.ts';

const MOST_GAMES_KEPT = 4;
/** The cost of reading a part of a snapshot, in steps. */
const STEPS_OF_PART = 8;

interface Past {
  table: LiveTable;
  number: number;
  tail: Promise<unknown>;
}

/** Earlier states of games (T16), rebuilt from the log on separate tables. */
export class History {
  readonly #ports: Ports;
  /** States by game, the least recently used first. */
  readonly #pasts = new Map<GameId, Past>();

  constructor(ports: Ports) {
    this.#ports = ports;
  }

  /** Calls `use` with the table after a step. No other call can change that table until `use` is done. */
  at<T>(session: Session, step: number, use: (table: LiveTable) => T | Promise<T>): Promise<T> {
    return this.#with(session, async (past) => {
      await this.#bring(past, session, step);
      return use(past.table);
    });
  }

  drop(game: GameId): void {
    this.#pasts.delete(game);
  }

  proof(statement: Uint8Array): Promise<FileSignature> {
    return signStatement(this.#ports, statement);
  }

  /** Returns the installation's public key: 32 bytes in base64url. */
  publicKey(): Promise<string> {
    return readPublicKey(this.#ports);
  }

  /** Runs one task at a time for each game, and drops its state after a failure. */
  #with<T>({ game }: Session, work: (past: Past) => Promise<T>): Promise<T> {
    const past = this.#pasts.get(game) ?? { table: new LiveTable(systems), number: 0, tail: Promise.resolve() };
    addToLimitedMap(this.#pasts, MOST_GAMES_KEPT, game, past);
    const result = past.tail.then(() => work(past));
    past.tail = result.catch(() => this.#pasts.get(game) === past && this.#pasts.delete(game));
    return result;
  }

  /**
   * Brings the table to a step the shortest way: from its current step, from the newest snapshot, or from the start.
   */
  async #bring(past: Past, { game, journal, head }: Session, step: number): Promise<void> {
    const { snapshot: newest } = head.head;
    const snapshot = newest?.mark === head.mark ? newest : undefined;
    const [fromHere, fromStart] = [Math.abs(step - past.number), step];
    const fromSnapshot = snapshot
      ? Math.abs(step - snapshot.step) + snapshot.parts * STEPS_OF_PART
      : Number.POSITIVE_INFINITY;
    if (snapshot && fromSnapshot < Math.min(fromHere, fromStart)) {
      try {
        const read = await readSnapshot(this.#ports.store, game, snapshot, this.#ports.formats);
        past.table = read.table;
        past.number = read.step;
      } catch {
        // A newer snapshot replaced this one in the meantime, so the log is read instead.
      }
    } else if (fromStart < fromHere) {
      past.table = new LiveTable(systems);
      past.number = 0;
    }
    await travel(past, journal, step);
  }
}

const travel = async (past: Past, journal: Journal, to: number): Promise<void> => {
  const isDue = createWorkCounter();
  while (past.number !== to) {
    const isForward = past.number < to;
    const number = isForward ? past.number + 1 : past.number;
    const step = await journal.step(number);
    if (!step) throw new Error(`step ${number} of game ${journal.game} lacks`);
    await applyStepInParts(past.table, journal.game, { number, change: isForward ? step.change : invert(step.change) });
    past.number += isForward ? 1 : -1;
    if (isDue(LEAST_WORK_OF_STEP)) await yieldToEventLoop();
  }
};
