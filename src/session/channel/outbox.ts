import type { Post } from '../../facts/stored-post.ts';
import { type ChannelId, isSoloChannelId } from '../../facts/where.ts';
import type { InteractionId, PersonId } from '../../table/index.ts';
import { gameQueries } from '../../view/game.ts';
import type { Message } from '../../view/text/message.ts';
import { channelViewer } from '../../view/viewer.ts';
import type { Words } from '../../words/index.ts';
import type { Messenger, SendResult } from '../base/messenger.ts';
import { type Ports, stackOf } from '../base/ports.ts';
import { answeringInteractionOf, type Reader, type Step } from '../base/step.ts';
import type { Session } from '../game/session.ts';
import { addLostPost, type LostPosts } from '../log/checkpoint.ts';
import { messageMarkOf } from '../posts/board-buttons.ts';
import { withContextWords } from '../posts/drawings.ts';
import { buildStepMessage, directMessageOf } from '../posts/step-messages.ts';
import type { ProfileStore } from '../server/people.ts';
import type { LatestRequestTimes } from './presence.ts';
import { CurrentBoardPost } from './standing-board.ts';
import { ActionPostDelivery } from './waiting-readers.ts';

/** The time in ms in which an unanswered post is simply sent again. Later, the bot first searches for it (T3). */
export const RESEND_PERIOD = 120_000;
const LOOKS = 3;
/** The time in ms after a step in which only the process that stored it sends its posts. */
export const LEASE = 15_000;
/** The waits before each further attempt, in ms; the last one repeats. */
const WAITS = [500, 2000, 5000, 15_000, 60_000, 300_000] as const;
/** The time between two attempts to notify a channel of lost posts, in ms. */
const LOST_PAUSE = 3_600_000;
/** The time in ms after which the bot gives up a post, which then is only in the log. */
const GIVE_UP = 24 * 3_600_000;

/**
 * The unsent posts of a game. Every post of a stored step is sent at least once, and exactly once if Discord's answers
 * allow that (T3).
 */
export class Outbox {
  readonly #ports: Ports;
  readonly #session: Session;
  readonly #channel: ChannelId;
  readonly #people: ProfileStore;
  readonly #board: CurrentBoardPost;
  readonly #waiting: ActionPostDelivery;
  readonly #open = new Map<string, { readonly step: Step; readonly post: Post }>();
  readonly #under = new Set<Promise<void>>();
  readonly #emptied: (() => void)[] = [];
  /** The time of the last attempt to notify the channel of lost posts (ms since 1970). */
  #lostSaid = Number.NEGATIVE_INFINITY;
  #closed = false;

  constructor(ports: Ports, session: Session, channel: ChannelId, people: ProfileStore, presence: LatestRequestTimes) {
    this.#ports = ports;
    this.#session = session;
    this.#channel = channel;
    this.#people = people;
    this.#board = new CurrentBoardPost(ports, session, channel, people, presence);
    this.#waiting = new ActionPostDelivery(ports, session, channel, people);
  }

  /** True if a step's post is made by editing the previous turn's post, so that it isn't sent as an answer (U4). */
  async isQuiet(step: Step, post: Post): Promise<boolean> {
    return !this.#lost && (await this.#board.isQuiet(step, post));
  }

  /** Returns a line about players who have been unreachable for days; undefined if there is nothing new (T30). */
  async unreachedLine(): Promise<string | undefined> {
    const people = await this.#waiting.unreachable();
    return people.length === 0 ? undefined : this.#session.words.posts.unreachedLine(people);
  }

  /** Sends a player the result of an interaction once, as a direct message (C93). */
  async sendAsked(
    person: PersonId,
    words: Words,
    message: Message,
    interaction: InteractionId,
  ): Promise<SendResult['kind']> {
    const { title } = this.#session.viewNow(channelViewer).of(gameQueries);
    const told = { ...message, text: `${words.posts.gameLine({ title, channel: this.#channel })}\n${message.text}` };
    const sent = await this.#ports.messenger.direct(person, told, this.#session.names.nonce(interaction, person));
    if (sent.kind === 'refused' && sent.why !== 'invalid') await this.#people.closed(person);
    if (sent.kind === 'sent') await this.#people.reached(person).catch(() => undefined);
    return sent.kind;
  }

  get #lost(): LostPosts | undefined {
    const { lost } = this.#session.head.head;
    return lost && lost.last > lost.told ? lost : undefined;
  }

  get isEmpty(): boolean {
    return this.#open.size === 0;
  }

  get isIdle(): boolean {
    return this.isEmpty && this.#under.size === 0 && !this.#board.isWaiting;
  }

  /** The number of unsent messages, and the time of the oldest step among them (ms since 1970). */
  get left(): { readonly count: number; readonly oldest: number | undefined } {
    const steps = [...this.#open.values()].map(({ step }) => step.at);
    return { count: steps.length, oldest: steps.length === 0 ? undefined : Math.min(...steps) };
  }

  whenEmpty(call: () => void): void {
    if (this.isEmpty) call();
    else this.#emptied.push(call);
  }

  /** Adds a stored step. Sends its posts unless an answer in this process contains them. */
  hear(step: Step, isAnswered: boolean): void {
    this.#add(step);
    if (!isAnswered) this.resume([step]);
  }

  /**
   * Sends the posts of a stored step. The posts in answers (`answered`, `also`) are left out: `settle` reports their
   * fate. `told`: messages that are already made.
   */
  take(step: Step, answered: Reader | undefined, told?: ReadonlyMap<Reader, Message>, also?: Reader): void {
    this.#add(step);
    for (const post of outgoing(step))
      if (post.reader !== answered && post.reader !== also) this.#start(step, post, 0, false, told?.get(post.reader));
    if (outgoing(step).length === 0) this.#mark();
  }

  /** Records if the answer was sent. If that is unknown, the bot searches for the answer, and posts it if missing. */
  settle(step: Step, reader: Reader, out: boolean): void {
    const open = this.#open.get(keyOf(step, reader));
    if (!open) return;
    if (out) this.#out(step, open.post);
    else this.#start(step, open.post, 0, true);
  }

  /**
   * Sends posts that another process may have left unsent, after its lease (`LEASE`) has ended. Searches for each post
   * first, since it may exist.
   */
  resume(steps: readonly Step[]): void {
    for (const step of steps) this.#add(step);
    for (const step of steps) {
      const wait = Math.max(0, step.at + LEASE - this.#ports.clock.now());
      for (const post of outgoing(step)) this.#ports.clock.after(wait, () => this.#start(step, post, 0, true));
    }
    this.#mark();
  }

  /** Continues the work that an earlier process left in the game. */
  wake(): void {
    this.#while(this.#board.resume());
  }

  async settled(): Promise<void> {
    await Promise.allSettled(this.#under);
  }

  /** Waits for posts that are being sent, and leaves all others to the next process. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#board.close();
    await this.settled();
  }

  #add(step: Step): void {
    // The game has no channel, so its player gets everything in answers.
    const posts = isSoloChannelId(this.#channel) ? [] : outgoing(step);
    for (const post of posts) this.#open.set(keyOf(step, post.reader), { step, post });
  }

  #start(step: Step, post: Post, attempt: number, lookFirst = false, made?: Message): void {
    if (this.#closed || isSoloChannelId(this.#channel)) return;
    const sending = this.#try(step, post, attempt, lookFirst, made)
      .catch((fault: unknown) => {
        this.#ports.log.error(
          { game: this.#session.game, step: step.number, error: stackOf(fault) },
          'a post could not be made',
        );
        this.#again(step, post, attempt);
      })
      .finally(() => this.#under.delete(sending));
    this.#under.add(sending);
  }

  async #try(step: Step, post: Post, attempt: number, lookFirst: boolean, made: Message | undefined): Promise<void> {
    const { reader } = post;
    const age = this.#ports.clock.now() - step.at;
    if (reader !== 'channel') {
      const isKept = post.direct === 'kept' || age > GIVE_UP;
      if (isKept || !(await this.#people.isReachable(reader, this.#channel))) return this.#missed(step, reader);
    }
    const late = age > RESEND_PERIOD;
    if (lookFirst || late) {
      const found = await this.#find(step, post);
      if (found) return this.#out(step, post);
      if (this.#closed) return;
      if (found === undefined && attempt < LOOKS) return this.#again(step, post, attempt, lookFirst);
    }
    if (age > GIVE_UP) return this.#givenUp(step, post, attempt);
    const sent = await this.#send(step, post, late, made);
    if (sent.kind === 'unknown') {
      if (reader === 'channel') this.#waiting.noteUntold(step);
      return this.#again(step, post, attempt);
    }
    if (sent.kind === 'refused')
      this.#ports.log.warn({ game: this.#session.game, step: step.number, why: sent.why }, 'a post was refused');
    if (reader === 'channel')
      return sent.kind === 'sent' ? this.#out(step, post, sent) : this.#givenUp(step, post, attempt);
    if (sent.kind === 'refused') {
      if (sent.why !== 'invalid') await this.#people.closed(reader);
      return this.#missed(step, reader);
    }
    this.#done(step, reader);
    await this.#people.reached(reader).catch(() => undefined);
  }

  /** Gives up a post: the channel can't get it, so the players who must act get a direct message. */
  async #givenUp(step: Step, post: Post, attempt: number): Promise<void> {
    const { head } = this.#session;
    head.change({ lost: addLostPost(head.head.lost, step.number) });
    if (await this.#waiting.tellDirectly(step, post, attempt > 0)) this.#done(step, post.reader);
    else this.#again(step, post, attempt);
  }

  /**
   * Records a private post that wasn't sent, for example because its reader already got a direct message this turn. The
   * reader's next private answer mentions it without its content (T9). Other players don't learn of it.
   */
  async #missed(step: Step, reader: PersonId): Promise<void> {
    const { title } = this.#session.viewNow(channelViewer).of(gameQueries);
    await this.#people.missed(reader, { game: this.#session.game, channel: this.#channel, title, step: step.number });
    this.#done(step, reader);
  }

  #out(step: Step, post: Post, sent?: SendResult): void {
    if (post.reader === 'channel') {
      this.#waiting.notePosted(step, sent !== undefined && this.#ports.clock.now() - step.at > RESEND_PERIOD);
      this.#while(this.#board.stands(step, post, sent));
      if (this.#lost) this.#while(this.#tellLost(this.#lost));
    }
    this.#done(step, post.reader);
  }

  /** Notifies a channel once that it misses posts, as soon as it accepts posts again (T32). */
  async #tellLost({ first, last }: LostPosts): Promise<void> {
    const { head, words, journal, names } = this.#session;
    const now = this.#ports.clock.now();
    if (now - this.#lostSaid < LOST_PAUSE) return;
    this.#lostSaid = now;
    const [from, to] = [await journal.step(first), await journal.step(last)];
    if (!from || !to) return;
    const untold = await this.#waiting.untold();
    const mentions = [...new Set(untold.flatMap(({ people }) => people))];
    const calls = mentions.length > 0 ? [words.posts.waitedLine(mentions)] : [];
    const message = { text: [words.posts.lostLine(from.at), ...calls].join('\n'), mentions };
    const dressed = await this.#people.dressed(words, message);
    const sent = await this.#ports.messenger.post(this.#channel, dressed, names.nonce(to.attempt, 'lost'));
    if (sent.kind !== 'sent') return;
    this.#waiting.noteTold(untold);
    this.#lostSaid = Number.NEGATIVE_INFINITY;
    head.change({ lost: { first, last: Math.max(last, head.head.lost?.last ?? 0), told: last } });
  }

  #while(work: Promise<void>): void {
    const under = work
      .catch((fault: unknown) => {
        this.#ports.log.warn({ game: this.#session.game, error: stackOf(fault) }, 'a former post was left as it is');
      })
      .finally(() => this.#under.delete(under));
    this.#under.add(under);
  }

  #again(step: Step, post: Post, attempt: number, lookFirst = false): void {
    const wait = WAITS[Math.min(attempt, WAITS.length - 1)] as number;
    this.#ports.clock.after(wait, () => this.#start(step, post, attempt + 1, lookFirst));
  }

  #find(step: Step, post: Post): ReturnType<Messenger['find']> {
    const place = post.reader === 'channel' ? this.#channel : { person: post.reader };
    const marks = {
      tag: messageMarkOf(this.#session, step),
      interaction: answeringInteractionOf(step.interaction),
      since: step.at,
    };
    return this.#ports.messenger.find(place, marks, () => this.#closed);
  }

  async #send(step: Step, post: Post, late: boolean, made: Message | undefined): Promise<SendResult> {
    const before = made || !post.tells ? [] : await this.#session.notices.stepsWith(step);
    const words = await this.#session.wordsTo(post.reader);
    const game = withContextWords(words, this.#session);
    const message = made ?? (await this.#session.read(channelViewer, () => buildStepMessage(game, step, post, before)));
    const told = late ? { ...message, text: words.posts.repeated(message.text) } : message;
    const nonce = this.#session.names.nonce(step.attempt, post.reader);
    if (post.reader === 'channel') {
      const replaced = late ? undefined : await this.#board.replace(step, post, told);
      return replaced ?? this.#ports.messenger.post(this.#channel, await this.#people.dressed(words, told), nonce);
    }
    return this.#ports.messenger.direct(post.reader, directMessageOf(game, step, told, this.#channel), nonce);
  }

  #done(step: Step, reader: Reader): void {
    this.#open.delete(keyOf(step, reader));
    this.#mark();
    if (this.isEmpty) for (const call of this.#emptied.splice(0)) call();
  }

  /**
   * Stores that the posts of all steps except the open ones were delivered. Each step is added here before anything
   * else happens in the game.
   */
  #mark(): void {
    const { number: delivered, head } = this.#session;
    const open = [...new Set([...this.#open.values()].map(({ step }) => step.number))];
    if (delivered > head.head.delivered || open.join() !== head.head.open.join()) head.change({ delivered, open });
  }
}

/** Returns the posts to send now, without those that are sent together with a later step. */
const outgoing = ({ posts }: Step): readonly Post[] => posts.filter(({ waits }) => !waits);

const keyOf = (step: Step, reader: Reader): string => `${step.number} ${reader}`;
