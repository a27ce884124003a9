import { MINUTE_MS } from '../../engine/index.ts';
import type { Post } from '../../facts/stored-post.ts';
import type { ChannelId } from '../../facts/where.ts';
import { appendRow, type RowKey, readRow, rowKey, setRow } from '../../store/index.ts';
import { gameQueries } from '../../view/game.ts';
import type { Message } from '../../view/text/message.ts';
import { channelViewer } from '../../view/viewer.ts';
import { addToLimitedMap } from '../base/keep-newest.ts';
import type { SendResult, SentMessageReference } from '../base/messenger.ts';
import { NONCE_SIZE, type Ports, stackOf } from '../base/ports.ts';
import type { Step } from '../base/step.ts';
import type { Session } from '../game/session.ts';
import { messageMarkOf } from '../posts/board-buttons.ts';
import { buildStepMessage } from '../posts/step-messages.ts';
import { hasLastingNews, isCurrentBoardPost } from '../posts/turn-post.ts';
import type { ProfileStore } from '../server/people.ts';
import { peopleMentionedInPost } from '../steps/mentions.ts';
import type { LatestRequestTimes } from './presence.ts';

/**
 * The post of the newest turn shows the game's current board. The previous post usually loses its controls (U5). If the
 * next players are active anyway and the previous post has no news, it is edited instead of a new post. If a player
 * then does nothing for a while, a new post mentions them once (U4).
 */

/** The time without activity after which an active player gets a mention, in ms. */
const CALL = 3 * MINUTE_MS;
const FAR = 500;
const MOST_PLACES = 8;
/**
 * The most earlier posts that wait for the removal of their controls. Buttons of even older posts answer that they are
 * outdated.
 */
const MOST_LOSING_CONTROLS = 3;

/**
 * A turn whose post was edited in without a mention. It is stored before the edit, so that a later mention can't be
 * lost.
 */
interface Call {
  readonly nonce: string;
  readonly sent?: true;
}

interface Replacement {
  readonly step: Step;
  readonly post: Post;
  readonly former: Step;
  readonly message: Message;
  settle(sent: Promise<SendResult | undefined>): void;
}

export class CurrentBoardPost {
  readonly #ports: Ports;
  readonly #session: Session;
  readonly #channel: ChannelId;
  readonly #people: ProfileStore;
  readonly #presence: LatestRequestTimes;
  #cancel: (() => void) | undefined;
  #placed = 0;
  #next: Replacement | undefined;
  #isReplacing = false;
  readonly #places = new Map<number, string>();
  /**
   * Earlier steps whose posts must lose their controls. There are several only if play is faster than Discord's edits.
   */
  readonly #former: Step[] = [];
  #isTakingControls = false;

  constructor(ports: Ports, session: Session, channel: ChannelId, people: ProfileStore, presence: LatestRequestTimes) {
    this.#ports = ports;
    this.#session = session;
    this.#channel = channel;
    this.#people = people;
    this.#presence = presence;
  }

  /** True if a step's post is made by editing the previous post, because it would mention only active players. */
  async isQuiet(step: Step, post: Post): Promise<boolean> {
    return (await this.#replaced(step, post)) !== undefined;
  }

  get isWaiting(): boolean {
    return this.#cancel !== undefined;
  }

  /**
   * Replaces the previous post by editing it; undefined if a new post is needed. If play is faster than Discord's
   * edits, only the newest waiting post is used.
   */
  async replace(
    step: Step,
    post: Post,
    { mentions: _, news: __, ...message }: Message,
  ): Promise<SendResult | undefined> {
    const former = await this.#replaced(step, post);
    if (!former) return undefined;
    const passed = this.#next;
    if (step.number < Math.max(this.#placed, passed?.step.number ?? 0)) return { kind: 'sent' };
    return new Promise((resolve) => {
      const settle = (sent: Promise<SendResult | undefined>): void => {
        resolve(sent);
        passed?.settle(sent.then((one) => one ?? { kind: 'sent' }));
      };
      this.#next = { step, post, former: passed?.former ?? former, message, settle };
      if (!this.#isReplacing) void this.#replaceNext();
    });
  }

  async #replaceNext(): Promise<void> {
    this.#isReplacing = true;
    for (let next = this.#next; next; next = this.#next) {
      this.#next = undefined;
      const put = this.#put(next);
      next.settle(put);
      await put.catch(() => undefined);
    }
    this.#isReplacing = false;
  }

  async #put({ step, post, former, message }: Replacement): Promise<SendResult | undefined> {
    const isCalled = peopleMentionedInPost(step, post).length > 0;
    if (isCalled) await appendRow(this.#ports.store, this.#key(step), this.#newCall());
    const { messenger } = this.#ports;
    const sent = await messenger.edit(this.#channel, this.#marks(former), message);
    // An edit without an answer may have worked.
    const isDone = sent.kind === 'refused' && (await messenger.find(this.#channel, this.#marks(step))) === true;
    if (isDone || sent.kind !== 'refused') {
      this.#placed = step.number;
      this.#note(step, sent);
      if (isCalled) this.#watch(step);
      return isDone ? { kind: 'sent' } : sent;
    }
    if (isCalled) await setRow<Call>(this.#ports.store, this.#key(step), { ...this.#newCall(), sent: true });
    return undefined;
  }

  async stands(step: Step, post: Post, sent?: SendResult): Promise<void> {
    if (!isCurrentBoardPost(post) || step.number <= this.#placed) return;
    if (sent) this.#note(step, sent);
    this.#stop();
    const former = await this.#before(step);
    if (!former) return;
    this.#former.push(former);
    if (this.#former.length > MOST_LOSING_CONTROLS) this.#former.shift();
    if (!this.#isTakingControls) await this.#takeControls();
  }

  async #takeControls(): Promise<void> {
    this.#isTakingControls = true;
    try {
      for (let next = this.#former.shift(); next; next = this.#former.shift())
        await this.#ports.messenger.edit(this.#channel, this.#marks(next));
    } finally {
      this.#isTakingControls = false;
    }
  }

  async resume(): Promise<void> {
    const { turn } = this.#session.head.head;
    const step = turn && (await this.#session.journal.step(turn.step));
    const call = step && (await readRow(this.#ports.store, this.#key(step)));
    if (step && call && !call.sent) this.#watch(step);
  }

  close(): void {
    this.#stop();
    this.#former.length = 0;
    this.#next?.settle(Promise.resolve({ kind: 'unknown' }));
    this.#next = undefined;
  }

  async #replaced(step: Step, post: Post): Promise<Step | undefined> {
    if (!isCurrentBoardPost(post) || step.operation.kind === 'begin') return undefined;
    const isHere = (post.turn?.players ?? []).every((person) => this.#presence.isHere(person));
    const isQuiet = peopleMentionedInPost(step, post).every(({ for: concern }) => concern === 'turn');
    const former = isHere && isQuiet ? await this.#before(step) : undefined;
    return former && (await this.#keepsNews(former)) ? undefined : former;
  }

  async #keepsNews(step: Step): Promise<boolean> {
    const before = await this.#session.notices.stepsWith({ posts: step.posts.filter(isCurrentBoardPost) });
    return [...before, step].some(hasLastingNews);
  }

  /** Returns the newest earlier step whose post shows the board. */
  async #before({ number }: Pick<Step, 'number'>): Promise<Step | undefined> {
    for (let one = number - 1; one > 0 && one >= number - FAR; one -= 1) {
      const step = await this.#session.journal.step(one);
      if (step?.posts.some(isCurrentBoardPost)) return step;
    }
    return undefined;
  }

  #marks(step: Step): SentMessageReference {
    const message = this.#places.get(step.number);
    return { tag: messageMarkOf(this.#session, step), since: step.at, ...(message === undefined ? {} : { message }) };
  }

  #note({ number }: Step, sent: SendResult): void {
    if (sent.kind === 'sent' && sent.message !== undefined)
      addToLimitedMap(this.#places, MOST_PLACES, number, sent.message);
  }

  #key({ number }: Pick<Step, 'number'>): RowKey<Call> {
    return rowKey(`game:${this.#session.game}:call:${number}`);
  }

  #newCall(): Call {
    return { nonce: this.#ports.random(NONCE_SIZE).toString('base64url') };
  }

  #stop(): void {
    this.#cancel?.();
    this.#cancel = undefined;
  }

  #watch(step: Step): void {
    this.#stop();
    const post = step.posts.find(isCurrentBoardPost);
    if (!post) return;
    const last = Math.max(
      step.at,
      ...peopleMentionedInPost(step, post).map(({ person }) => this.#presence.last(person)),
    );
    const wait = Math.max(0, last + CALL - this.#ports.clock.now());
    this.#cancel = this.#ports.clock.after(wait, () => void this.#due(step, post, last));
  }

  /** Mentions the players, unless they were active in the meantime or the turn is over. */
  async #due(step: Step, post: Post, last: number): Promise<void> {
    const { clock, log } = this.#ports;
    this.#cancel = undefined;
    try {
      if (peopleMentionedInPost(step, post).some(({ person }) => this.#presence.last(person) > last))
        return this.#watch(step);
      this.#session.markStale();
      const isOver = await this.#session.read(channelViewer, (view) => view.of(gameQueries).phase === 'over');
      const newest = await this.#before({ number: this.#session.number + 1 });
      if (!isOver && newest?.number === step.number) await this.#call(step, post);
    } catch (error) {
      log.error({ game: this.#session.game, error: stackOf(error) }, 'a turn could not be called');
      this.#cancel = clock.after(CALL, () => void this.#due(step, post, last));
    }
  }

  async #call(step: Step, post: Post): Promise<void> {
    const { store, messenger } = this.#ports;
    const call = await readRow(store, this.#key(step));
    if (!call || call.sent) return;
    const before = await this.#session.notices.stepsWith(step);
    const message = await this.#session.read(channelViewer, () => buildStepMessage(this.#session, step, post, before));
    await messenger.edit(this.#channel, this.#marks(step));
    const sent = await messenger.post(
      this.#channel,
      await this.#people.dressed(this.#session.words, message),
      call.nonce,
    );
    this.#note(step, sent);
    if (sent.kind !== 'unknown') await setRow<Call>(store, this.#key(step), { ...call, sent: true });
    else this.#cancel = this.#ports.clock.after(MINUTE_MS, () => void this.#due(step, post, 0));
  }
}
