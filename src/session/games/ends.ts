import { seatQueries } from '../../view/seats.ts';
import { channelViewer } from '../../view/viewer.ts';
import { type Ports, stackOf } from '../base/ports.ts';
import type { Step } from '../base/step.ts';
import { bookEntryOf, newPhaseIn } from '../book/entry.ts';
import { isBetweenPeople, storedBookEntryOf } from '../book/kept.ts';
import type { ScoreBook } from '../book/score-book.ts';
import { isOver, type OpenGame } from '../channel/open-game.ts';
import type { GameDirectory } from '../log/directory.ts';
import { noteEnded } from '../log/ended.ts';
import type { ProfileStore } from '../server/people.ts';

export class GameEndRecorder {
  readonly #log: Ports['log'];
  readonly #store: Ports['store'];
  readonly #directory: GameDirectory;
  readonly #scoreBook: ScoreBook;
  readonly #people: Pick<ProfileStore, 'profile'>;
  readonly #noting = new Set<Promise<void>>();

  constructor(
    { log, store }: Pick<Ports, 'log' | 'store'>,
    directory: GameDirectory,
    scoreBook: ScoreBook,
    people: Pick<ProfileStore, 'profile'>,
  ) {
    this.#people = people;
    this.#log = log;
    this.#store = store;
    this.#directory = directory;
    this.#scoreBook = scoreBook;
  }

  hear(game: OpenGame, step: Step): void {
    const phase = newPhaseIn(step);
    if (phase === 'over') this.ended(game);
    else if (step.operation.kind === 'begin') this.while(this.#noteBeginning(game, step));
    else if (phase === 'playing') this.while(this.#noteReturn(game, step));
  }

  /** Records a game's result (S26), and that the game is over, so that the next start of the bot skips it. */
  ended(game: OpenGame): void {
    game.outbox.whenEmpty(() => this.while(this.#noteEnd(game)));
    this.while(this.filed(game));
  }

  /** Stores the end of a game in a list ordered by time, so that old games can be deleted (H12). */
  async filed({ session: { game, journal, number }, channel }: OpenGame): Promise<void> {
    try {
      const latest = await journal.step(number);
      if (latest) await noteEnded(this.#store, { game, channel, at: latest.at });
    } catch (error) {
      // The next time the game is loaded, this is tried again.
      this.#log.warn({ game, error: stackOf(error) }, 'the end of a game was not filed');
    }
  }

  /** Adds work that `settled` waits for. The work must not reject. */
  while(work: Promise<void>): void {
    const noting = work.finally(() => this.#noting.delete(noting));
    this.#noting.add(noting);
  }

  async settled(): Promise<void> {
    await Promise.all(this.#noting);
  }

  async #noteEnd({ session, channel, guild }: OpenGame): Promise<void> {
    try {
      const owner = { guild, channel };
      const entry = await bookEntryOf(session, await this.#scoreBook.keeps(owner));
      const agreed = entry?.module === undefined ? [] : await this.#scoreBook.ratedIn(owner, entry.game);
      if (entry) await this.#scoreBook.record(owner, await storedBookEntryOf(this.#people, entry, agreed));
      if (!(await isOver({ session }))) return;
      await this.#directory.note(guild, session.game, channel, false);
    } catch (error) {
      // At the next start, the game is still in the list of running games, and this is tried again.
      this.#log.warn({ game: session.game, error: stackOf(error) }, 'the end of a game was not recorded');
    }
  }

  /** Decides when a game begins if it counts for ratings, by its players' settings at that time (S36). */
  async #noteBeginning({ session, channel, guild }: OpenGame, { number }: Step): Promise<void> {
    try {
      if (!(await this.#scoreBook.keeps({ guild, channel }))) return;
      const sides = await session.read(channelViewer, (view) => view.of(seatQueries).sides());
      const players = sides.map((side) => side.players);
      const profiles = await Promise.all(players.flat().map((person) => this.#people.profile(person)));
      const isRated = isBetweenPeople(players) && profiles.every(({ book }) => book === 'rated');
      await this.#scoreBook.rate({ guild, channel }, session.game, number, isRated ? players.flat() : []);
    } catch (error) {
      this.#log.warn({ game: session.game, error: stackOf(error) }, 'whether a game is rated was not noted');
    }
  }

  async #noteReturn({ session, channel, guild }: OpenGame, { number }: Step): Promise<void> {
    try {
      await this.#scoreBook.takeBack({ guild, channel }, session.game, number);
      await this.#directory.note(guild, session.game, channel, true);
    } catch (error) {
      this.#log.warn({ game: session.game, error: stackOf(error) }, 'that a game goes on was not noted');
    }
  }
}
