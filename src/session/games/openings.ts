import { OPEN_SEATS_DURATION_MS } from '../../engine/index.ts';
import type { ChannelId } from '../../facts/where.ts';
import type { GameId, InteractionId } from '../../table/index.ts';
import { gameQueries } from '../../view/game.ts';
import { seatQueries } from '../../view/seats.ts';
import { channelViewer } from '../../view/viewer.ts';
import { type Ports, stackOf } from '../base/ports.ts';
import type { Step } from '../base/step.ts';
import { OpenSeatSubscribers } from '../channel/interests.ts';
import type { OpenGame } from '../channel/open-game.ts';
import { hasTurnSeatOrGameChange } from '../channel/reminders.ts';
import { GameCheckTimers } from '../channel/wakes.ts';
import type { ProfileStore } from '../server/people.ts';
import { downtimeSince } from '../time/uptime.ts';
import { addBeaconToSeed } from './mix-beacon.ts';

/**
 * Games with open seats (U23). Each begins as soon as every side has a player. If its time is over before that, it ends
 * without a message. Stores nothing: when a game is opened, everything due is done.
 */
export class OpenSeatGames {
  readonly interests: OpenSeatSubscribers;
  readonly #ports: Ports;
  readonly #at: (channel: ChannelId) => Promise<OpenGame | undefined>;
  readonly #ended: (game: OpenGame) => void;
  readonly #wakes: GameCheckTimers;
  readonly #under = new Map<GameId, Promise<void>>();

  constructor(
    ports: Ports,
    people: ProfileStore,
    at: (channel: ChannelId) => Promise<OpenGame | undefined>,
    ended: (game: OpenGame) => void,
  ) {
    this.#ports = ports;
    this.interests = new OpenSeatSubscribers(ports, people);
    this.#at = at;
    this.#ended = ended;
    this.#wakes = new GameCheckTimers(ports, 'open seats could not be looked at', (channel, game) =>
      this.#look(channel, game),
    );
  }

  hear(game: OpenGame, step: Step): void {
    if (hasTurnSeatOrGameChange(step)) this.watch(game);
    if (opensSeats(step)) this.interests.tell(game);
  }

  begins(game: GameId): boolean {
    return this.#under.has(game);
  }

  watch(game: OpenGame): void {
    const { session, channel } = game;
    const open = session.viewNow(channelViewer).of(seatQueries).open();
    this.#wakes.set(channel, session.game, open && Math.max(0, open.until - this.#ports.clock.now()));
    if (!open?.isFull || this.#under.has(session.game)) return;
    const beginning = this.#begin(game)
      .catch((error: unknown) =>
        this.#ports.log.error({ game: session.game, error: stackOf(error) }, 'a game could not begin'),
      )
      .finally(() => this.#under.delete(session.game));
    this.#under.set(session.game, beginning);
  }

  /** Waits for running work, and leaves later work to the next process. */
  async close(): Promise<void> {
    await this.#wakes.close();
    await Promise.all([...this.#under.values(), this.interests.settled()]);
  }

  async #begin({ session, outbox }: OpenGame): Promise<void> {
    const { host: actor } = session.viewNow(channelViewer).of(gameQueries);
    const interaction = `${session.game}/full/${session.number}` as InteractionId;
    const { beacon, settings } = this.#ports;
    await addBeaconToSeed(beacon, { session, outbox }, actor, interaction);
    const outcome = await session.run({ kind: 'begin', actor, posts: settings.posts ?? 'act' }, interaction);
    if (outcome.kind === 'done' && !outcome.repeated) outbox.take(outcome.step, undefined, outcome.told);
    // A player may have left a seat, or pressed Begin, in the meantime.
    else if (outcome.kind !== 'refused')
      this.#ports.log.warn({ game: session.game, kind: outcome.kind }, 'a game did not begin');
  }

  /** Starts or ends a game if that is due. Returns the time in ms until the next check, or undefined. */
  async #look(channel: ChannelId, id: GameId): Promise<number | undefined> {
    const game = await this.#at(channel);
    if (game?.session.game !== id) return undefined;
    const { session } = game;
    session.markStale();
    const [open, actor] = await session.read(channelViewer, (view) => [
      view.of(seatQueries).open(),
      view.of(gameQueries).host,
    ]);
    const now = this.#ports.clock.now();
    if (!open) return undefined;
    const until =
      open.until + downtimeSince((await this.#ports.uptime?.downtimes()) ?? [], open.until - OPEN_SEATS_DURATION_MS);
    if (now < until) return until - now;
    const outcome = await session.run({ kind: 'lapse', actor }, `${id}/lapse/${open.until}` as InteractionId);
    if (outcome.kind === 'done') this.#ended(game);
    return undefined;
  }
}

const opensSeats = ({ change: { added, updated } }: Step): boolean =>
  added.some((record) => record.kind === 'game' && record.opened !== undefined) ||
  updated.some(({ kind, to }) => kind === 'game' && to['opened'] !== undefined);
