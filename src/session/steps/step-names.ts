import { type GameId, recordHandleForViewer, type Table } from '../../table/index.ts';
import type { Step } from '../base/step.ts';

/** The opaque tags of a game's steps and posts, made with the secret key of its handles. */
export class StepTags {
  readonly #game: GameId;
  readonly #table: Table;
  #last: { readonly step: number; readonly tag: string } | undefined;

  constructor(game: GameId, table: Table) {
    this.#game = game;
    this.#table = table;
  }

  tag(step: number): string {
    if (this.#last?.step !== step)
      this.#last = { step, tag: recordHandleForViewer(this.#key, 'step', String(step), 0) };
    return this.#last.tag;
  }

  tagOf(step: number | undefined): string | undefined {
    return step === undefined ? undefined : this.tag(step);
  }

  /**
   * Returns the tag that identifies a stored step's message (T3). After a restored backup, a step with the same number
   * gets another tag.
   */
  mark({ attempt }: Pick<Step, 'attempt'>): string {
    return recordHandleForViewer(this.#key, 'mark', attempt, 0);
  }

  /**
   * Returns the nonce of a message to a reader: 22 characters (T3). `of`: the id of the attempt to store the step.
   * After a restored backup, new messages therefore don't get old nonces (D35).
   */
  nonce(of: string, reader: string): string {
    const parts = [0, 1, 2].map((part) => recordHandleForViewer(this.#key, `nonce ${this.#game} ${reader}`, of, part));
    return parts.join('').slice(0, 22);
  }

  get #key(): string {
    return this.#table.get('secret', 'secret')?.handles ?? '';
  }
}
