import type { Directory } from './directory.ts';
import { isOver, type OpenGame } from './open-game.ts';
import { type Ports, stackOf } from './ports.ts';
import type { ScoreBook } from './score-book.ts';
import { bookEntryOf, phaseIn } from './score-book-entry.ts';
import type { Step } from './step.ts';

/** Where it is noted that games have ended, or go on. */
export class Ends {
  readonly #log: Ports['log'];
  readonly #directory: Directory;
  readonly #scoreBook: ScoreBook;
  /** What is being noted. */
  readonly #noting = new Set<Promise<void>>();

  constructor({ log }: Pick<Ports, 'log'>, directory: Directory, scoreBook: ScoreBook) {
    this.#log = log;
    this.#directory = directory;
    this.#scoreBook = scoreBook;
  }

  /** A step may have ended its game, or brought it back. */
  hear(game: OpenGame, step: Step): void {
    const phase = phaseIn(step);
    if (phase === 'over') this.ended(game);
    else if (phase === 'playing') this.while(this.#noteReturn(game, step));
  }

  /**
   * Notes that a game is over, once all of it is told, so that nobody looks for it at the next start; and records how
   * it ended (S26).
   */
  ended(game: OpenGame): void {
    game.outbox.whenEmpty(() => this.while(this.#noteEnd(game)));
  }

  /** Work that `settled` waits for; it never rejects. */
  while(work: Promise<void>): void {
    const noting = work.finally(() => this.#noting.delete(noting));
    this.#noting.add(noting);
  }

  async settled(): Promise<void> {
    await Promise.all(this.#noting);
  }

  async #noteEnd({ session, channel, guild }: OpenGame): Promise<void> {
    try {
      const entry = await bookEntryOf(session);
      if (entry) await this.#scoreBook.record({ guild, channel }, entry);
      if (guild && (await isOver({ session }))) await this.#directory.note(guild, session.game, channel, false);
    } catch (error) {
      // Whoever looks for running games at the next start finds it, and tries again.
      this.#log.warn({ game: session.game, error: stackOf(error) }, 'the end of a game was not recorded');
    }
  }

  async #noteReturn({ session, channel, guild }: OpenGame, { number }: Step): Promise<void> {
    try {
      await this.#scoreBook.takeBack({ guild, channel }, session.game, number);
      if (guild) await this.#directory.note(guild, session.game, channel, true);
    } catch (error) {
      this.#log.warn({ game: session.game, error: stackOf(error) }, 'that a game goes on was not noted');
    }
  }
}
