import { answerDeadlineOf } from '../../engine/index.ts';
import type { Post } from '../../facts/stored-post.ts';
import type { ChannelId } from '../../facts/where.ts';
import type { PersonId } from '../../table/index.ts';
import { questionQueries } from '../../view/find/questions.ts';
import { gameQueries } from '../../view/game.ts';
import { requestQueries } from '../../view/requests.ts';
import { channelViewer } from '../../view/viewer.ts';
import type { Ports } from '../base/ports.ts';
import { answeringInteractionOf, type Step } from '../base/step.ts';
import type { Session } from '../game/session.ts';
import { addMissedDeliveries } from '../log/checkpoint.ts';
import { messageMarkOf } from '../posts/board-buttons.ts';
import { withContextWords } from '../posts/drawings.ts';
import { buildStepMessage, directMessageOf } from '../posts/step-messages.ts';
import type { ProfileStore } from '../server/people.ts';
import { awaitedPeopleIn, countedTimeOf } from '../time/heard-time.ts';

interface Untold {
  readonly step: Step;
  readonly people: readonly PersonId[];
}

/** True if the turn that a step started is still the current one, or a request in the step is still open. */
const isWaiting = (session: Session, { number, change }: Step): boolean => {
  const view = session.viewNow(channelViewer);
  const requests = view.of(requestQueries);
  const open = new Set(requests.all().map(({ handle }) => requests.id(handle)));
  return (
    session.head.head.turn?.step === number ||
    change.added.some(
      (one) =>
        (one.kind === 'request' && open.has(one.id)) ||
        (one.kind === 'question' && view.of(questionQueries).open() !== undefined),
    )
  );
};

/** Makes sure that each person learns of a post that needs their action, and records who didn't (T30). */
export class ActionPostDelivery {
  readonly #ports: Ports;
  readonly #session: Session;
  readonly #channel: ChannelId;
  readonly #people: ProfileStore;
  readonly #said = new Set<number>();

  constructor(ports: Ports, session: Session, channel: ChannelId, people: ProfileStore) {
    this.#ports = ports;
    this.#session = session;
    this.#channel = channel;
    this.#people = people;
  }

  /** Records that a step's post has reached none of the people who must act. */
  noteUntold(step: Step): void {
    this.#note(
      step,
      awaitedPeopleIn(step).map((_, place) => place),
    );
  }

  /** Records that a step's post is in the channel. `isLate`: it was not posted at once. */
  notePosted(step: Step, isLate: boolean): void {
    if (isLate || this.#session.head.head.unheard?.some((one) => one.step === step.number)) this.#note(step, []);
  }

  /**
   * Sends a post to the people who must act, as a direct message with exactly the channel's content. `lookFirst`: the
   * message may exist already. False if the result is unknown and the bot must try again.
   */
  async tellDirectly(step: Step, post: Post, lookFirst: boolean): Promise<boolean> {
    const missed: number[] = [];
    for (const [place, person] of awaitedPeopleIn(step).entries()) {
      const isTold = await this.#tell(step, post, person, lookFirst);
      if (isTold === undefined) return false;
      if (!isTold) missed.push(place);
    }
    this.#note(step, missed);
    return true;
  }

  async untold(): Promise<readonly Untold[]> {
    const all: Untold[] = [];
    for (const { step: number, people } of this.#session.head.head.unheard ?? []) {
      const step = people.length > 0 ? await this.#session.journal.step(number) : undefined;
      if (!step || !isWaiting(this.#session, step)) continue;
      const waited = awaitedPeopleIn(step);
      all.push({ step, people: people.flatMap((place) => waited[place] ?? []) });
    }
    return all;
  }

  noteTold(untold: readonly Untold[]): void {
    for (const { step } of untold) this.#note(step, []);
  }

  /** Returns the people who could not be reached for a long time, each only once. */
  async unreachable(): Promise<readonly PersonId[]> {
    const untold = (await this.untold()).filter(({ step }) => !this.#said.has(step.number));
    if (untold.length === 0) return [];
    const time = await countedTimeOf(this.#ports, this.#session.journal, this.#session.head.head.unheard);
    const now = this.#ports.clock.now();
    const gone = untold.filter(({ step, people }) => now >= answerDeadlineOf(step.at, 0, people, time));
    for (const { step } of gone) this.#said.add(step.number);
    return [...new Set(gone.flatMap(({ people }) => people))];
  }

  /** Sends the direct message. Returns true if it reached the person; undefined if that is unknown. */
  async #tell(step: Step, post: Post, person: PersonId, lookFirst: boolean): Promise<boolean | undefined> {
    const { messenger } = this.#ports;
    const session = this.#session;
    if (await this.#people.isReachable(person, this.#channel)) {
      const marks = {
        tag: messageMarkOf(session, step),
        interaction: answeringInteractionOf(step.interaction),
        since: step.at,
      };
      if (lookFirst && (await messenger.find({ person }, marks)) === true) return true;
      const game = withContextWords(await session.wordsTo(person), session);
      const before = post.tells ? await session.notices.stepsWith(step) : [];
      const message = await session.read(channelViewer, () => buildStepMessage(game, step, post, before));
      const nonce = session.names.nonce(step.attempt, `asked ${person}`);
      const sent = await messenger.direct(person, directMessageOf(game, step, message, this.#channel), nonce);
      if (sent.kind === 'sent') return true;
      if (sent.kind === 'unknown') return undefined;
      if (sent.why !== 'invalid') await this.#people.closed(person);
    }
    const { title } = session.viewNow(channelViewer).of(gameQueries);
    await this.#people.missed(person, { game: session.game, channel: this.#channel, title, step: step.number });
    return false;
  }

  /** `missed`: the people who were not reached, as indexes into the list of all who must act because of the post. */
  #note(step: Step, missed: readonly number[]): void {
    const all = awaitedPeopleIn(step).length;
    if (all === 0) return;
    const { head } = this.#session;
    const told = missed.length < all ? { at: this.#ports.clock.now() } : {};
    head.change({ unheard: addMissedDeliveries(head.head.unheard, { step: step.number, ...told, people: missed }) });
  }
}
