import { type GameId, handleOf, type Table } from '../../table/index.ts';
import type { Step } from '../base/step.ts';

/** Opaque names of a game's steps and of what they tell, made with the key of its handles. */
export class StepNames {
  readonly #game: GameId;
  readonly #table: Table;
  /** The step that was named last: a message names its own more than once. */
  #last: { readonly step: number; readonly tag: string } | undefined;

  constructor(game: GameId, table: Table) {
    this.#game = game;
    this.#table = table;
  }

  /** The name of a step in controls. */
  tag(step: number): string {
    if (this.#last?.step !== step) this.#last = { step, tag: handleOf(this.#key, 'step', String(step), 0) };
    return this.#last.tag;
  }

  /** The same; undefined where there is no step. */
  tagOf(step: number | undefined): string | undefined {
    return step === undefined ? undefined : this.tag(step);
  }

  /**
   * The name of a step as it was stored, by which its message is found again (T3): after a copy was restored the next
   * step of that number has another.
   */
  mark({ attempt }: Pick<Step, 'attempt'>): string {
    return handleOf(this.#key, 'mark', attempt, 0);
  }

  /**
   * The nonce of what is told to a reader: 22 characters (T3). `of`: the attempt that was stored, so that after a copy
   * was restored nothing new has an old one (D35).
   */
  nonce(of: string, reader: string): string {
    const parts = [0, 1, 2].map((part) => handleOf(this.#key, `nonce ${this.#game} ${reader}`, of, part));
    return parts.join('').slice(0, 22);
  }

  get #key(): string {
    return this.#table.get('secret', 'secret')?.handles ?? '';
  }
}
