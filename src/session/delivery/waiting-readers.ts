import type { PersonId } from '../../engine/core/ids.ts';
import { gameQueries } from '../../view/game.ts';
import { channelViewer } from '../../view/viewer.ts';
import type { Ports } from '../game/ports.ts';
import type { Session } from '../game/session.ts';
import { answeredBy, type Step } from '../game/step.ts';
import { withUnheard } from '../store/checkpoint.ts';
import { waitedIn } from '../time/heard-time.ts';
import type { ChannelId } from '../where.ts';
import { markOf } from './board-buttons.ts';
import { toldIn } from './drawings.ts';
import { isReachable, type People } from './people.ts';
import { directOf, messageOf } from './step-messages.ts';
import type { Post } from './stored-post.ts';

/** Sees to it that whoever a post waits for is told of it, and keeps in mind who was not (T30). */
export class WaitingReaders {
  readonly #ports: Ports;
  readonly #session: Session;
  readonly #channel: ChannelId;
  readonly #people: People;

  constructor(ports: Ports, session: Session, channel: ChannelId, people: People) {
    this.#ports = ports;
    this.#session = session;
    this.#channel = channel;
    this.#people = people;
  }

  /** Nobody was told of a step so far: its post is tried again. */
  noteUntold(step: Step): void {
    this.#note(
      step,
      waitedIn(step).map((_, place) => place),
    );
  }

  /** A step's post stands in the channel now; `isLate`: it did not come at once. */
  notePosted(step: Step, isLate: boolean): void {
    if (isLate || this.#session.head.head.unheard?.some((one) => one.step === step.number)) this.#note(step, []);
  }

  /**
   * Tells those for whom a step's post waits directly, as the channel can't have it: what the channel would read and no
   * more; `lookFirst`: it may be there. False if it is not known whether that reached all, and has to be tried again.
   */
  async tellDirectly(step: Step, post: Post, lookFirst: boolean): Promise<boolean> {
    const missed: number[] = [];
    for (const [place, person] of waitedIn(step).entries()) {
      const isTold = await this.#tell(step, post, person, lookFirst);
      if (isTold === undefined) return false;
      if (!isTold) missed.push(place);
    }
    this.#note(step, missed);
    return true;
  }

  /** Whether it reached that person; undefined: not known. */
  async #tell(step: Step, post: Post, person: PersonId, lookFirst: boolean): Promise<boolean | undefined> {
    const { messenger } = this.#ports;
    const session = this.#session;
    if (isReachable(await this.#people.profile(person))) {
      const marks = { tag: markOf(session, step), interaction: answeredBy(step.interaction), since: step.at };
      if (lookFirst && (await messenger.find({ person }, marks)) === true) return true;
      const game = toldIn(await session.wordsTo(person), session);
      const before = post.tells ? await session.notices.stepsWith(step) : [];
      const message = await session.read(channelViewer, () => messageOf(game, step, post, before));
      const nonce = session.names.nonce(step.attempt, `asked ${person}`);
      const sent = await messenger.direct(person, directOf(game, step, message, this.#channel), nonce);
      if (sent.kind === 'sent') return true;
      if (sent.kind === 'unknown') return undefined;
      if (sent.why !== 'invalid') await this.#people.closed(person);
    }
    const { title } = session.viewNow(channelViewer).of(gameQueries);
    await this.#people.missed(person, { game: session.game, channel: this.#channel, title, step: step.number });
    return false;
  }

  /** `missed`: the places of those who were not told, among all for whom the step's post waits. */
  #note(step: Step, missed: readonly number[]): void {
    const all = waitedIn(step).length;
    if (all === 0) return;
    const { head } = this.#session;
    const told = missed.length < all ? { at: this.#ports.clock.now() } : {};
    head.change({ unheard: withUnheard(head.head.unheard, { step: step.number, ...told, people: missed }) });
  }
}
