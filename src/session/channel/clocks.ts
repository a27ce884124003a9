import { answerDeadlineOf, MINUTE_MS } from '../../engine/index.ts';
import type { ChannelId } from '../../facts/where.ts';
import type { GameId, InteractionId, Operation } from '../../table/index.ts';
import { questionQueries } from '../../view/find/questions.ts';
import { channelViewer } from '../../view/viewer.ts';
import type { Ports } from '../base/ports.ts';
import type { Step } from '../base/step.ts';
import type { Session } from '../game/session.ts';
import type { ProfileStore } from '../server/people.ts';
import { type CountedTime, countedTimeOf, loadMissedDeliveries } from '../time/heard-time.ts';
import type { OpenGame } from './open-game.ts';
import { GameCheckTimers, LONGEST_CHECK_DELAY } from './wakes.ts';

interface Due {
  readonly at: number;
  /** The operation that ends the time. Undefined if the time isn't over yet, or if no player is late. */
  readonly operation?: Operation;
  readonly key?: string;
}

/**
 * Acts when a player's time is over: it ends the time of a side, or answers a question (U22, G23). Stores nothing: when
 * a game is opened, it starts waiting again.
 */
export class PlayerClocks {
  readonly #ports: Pick<Ports, 'clock' | 'log' | 'store' | 'uptime'>;
  readonly #people: ProfileStore;
  readonly #at: (channel: ChannelId) => Promise<OpenGame | undefined>;
  readonly #wakes: GameCheckTimers;

  constructor(
    ports: Pick<Ports, 'clock' | 'log' | 'store' | 'uptime'>,
    people: ProfileStore,
    at: (channel: ChannelId) => Promise<OpenGame | undefined>,
  ) {
    this.#ports = ports;
    this.#people = people;
    this.#at = at;
    this.#wakes = new GameCheckTimers(ports, 'a clock could not be looked at', (channel, game) =>
      this.#look(channel, game),
    );
  }

  watch({ session, channel }: OpenGame): void {
    const now = this.#ports.clock.now();
    const dues = [questionDue(session)?.at, session.notices.nextClock(now)?.at].filter((at) => at !== undefined);
    const after = dues.length === 0 ? undefined : Math.max(0, Math.min(...dues) - now);
    this.#wakes.set(channel, session.game, after);
  }

  close(): Promise<void> {
    return this.#wakes.close();
  }

  async #look(channel: ChannelId, id: GameId): Promise<number | undefined> {
    const game = await this.#at(channel);
    if (game?.session.game !== id) return undefined;
    const { session } = game;
    session.markStale();
    await session.read(channelViewer, () => undefined);
    const missed = await loadMissedDeliveries(this.#ports, id, session.head.head.unheard);
    const time = await countedTimeOf(this.#ports, session.journal, missed);
    const dues = [questionDue(session, time), await this.#clockDue(game, time)].filter((due) => due !== undefined);
    const now = this.#ports.clock.now();
    for (const { at, operation, key } of dues) {
      if (at > now || !operation) continue;
      const outcome = await session.run(operation, `${session.game}/${key}` as InteractionId);
      if (outcome.kind === 'unsaved' || outcome.kind === 'failed') return MINUTE_MS;
      if (outcome.kind === 'done' && !outcome.repeated) game.outbox.take(outcome.step, undefined, outcome.told);
    }
    const later = dues.map(({ at }) => at - now).filter((ms) => ms > 0);
    return later.length === 0 ? undefined : Math.min(LONGEST_CHECK_DELAY, ...later);
  }

  async #clockDue({ session }: OpenGame, time: CountedTime): Promise<Due | undefined> {
    const away = await this.#people.awayOf(session.notices.clockPlayers, time);
    const now = this.#ports.clock.now();
    const { at, actor } = session.notices.nextClock(now, away) ?? {};
    if (at === undefined) return undefined;
    return { at, ...(actor === undefined ? {} : { operation: { kind: 'run-out', actor }, key: `clock/${at}` }) };
  }
}

/**
 * Returns the deadline of an open question. Without an answer until then, the bot makes the smallest or a random choice
 * for the player.
 */
const questionDue = (session: Session, time: Partial<CountedTime> = {}): Due | undefined => {
  const question = session.viewNow(channelViewer).of(questionQueries).open();
  const actor = question?.side?.players[0];
  if (!question || question.until === undefined || actor === undefined) return undefined;
  if (question.late !== 'least' && question.late !== 'random') return undefined;
  const { until, within } = question;
  const at = answerDeadlineOf(until - within, within, question.side?.players ?? [], time);
  return { at, operation: { kind: 'answer', actor, chosen: undefined }, key: `question/${until}` };
};

/** True if a step may have changed the players that the game waits for, or their deadline. */
export const canAffectDeadlines = ({ change }: Step): boolean =>
  [...change.added, ...change.updated, ...change.removed].some(
    ({ kind }) => kind === 'clock' || kind === 'timeout' || kind === 'question',
  );
