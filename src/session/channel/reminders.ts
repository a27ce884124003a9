import { isHouse, MINUTE_MS } from '../../engine/index.ts';
import type { UserPreferences } from '../../facts/profile.ts';
import { nextPingTimeFor } from '../../facts/quiet-hours.ts';
import type { ChannelId } from '../../facts/where.ts';
import { appendRow, type RowKey, readRow, rowKey, setRow } from '../../store/index.ts';
import type { GameId, InteractionId, PersonId } from '../../table/index.ts';
import { gameQueries } from '../../view/game.ts';
import { seatQueries } from '../../view/seats.ts';
import { arrangeButtonsInRows, DISCORD_LIMITS, type Message } from '../../view/text/message.ts';
import { channelViewer } from '../../view/viewer.ts';
import { NONCE_SIZE, type Ports } from '../base/ports.ts';
import type { Step } from '../base/step.ts';
import type { Session } from '../game/session.ts';
import { lookButton } from '../posts/step-messages.ts';
import { turnWordingIn } from '../posts/turn-post.ts';
import type { ProfileStore } from '../server/people.ts';
import { downtimeSince } from '../time/uptime.ts';
import type { OpenGame } from './open-game.ts';
import { LEASE, RESEND_PERIOD } from './outbox.ts';
import type { PlayerGames } from './player-games.ts';
import { GameCheckTimers, LONGEST_CHECK_DELAY } from './wakes.ts';

/** The longest time before profiles are read again if no player wants a reminder (ms). */
const LONG = 24 * LONGEST_CHECK_DELAY;

interface Wait {
  readonly step: number;
  readonly since: number;
  readonly side: string;
  readonly players: readonly PersonId[];
  /** The time after which a reminder is due, in minutes. */
  readonly after: number;
}

/**
 * A record that a player's reminder for a turn is being sent. It is stored first, so that no other process sends the
 * reminder too.
 */
interface Claim {
  readonly nonce: string;
  readonly at: number;
  readonly sent?: true;
}

/**
 * Reminds the players whom a game waits for, once for each turn and player (T18). The game sets the time, and a player
 * can choose a longer one. There are no reminders in quiet hours. Stores nothing: when a game is opened, it starts
 * waiting again.
 */
export class TurnReminders {
  readonly #ports: Ports;
  readonly #people: ProfileStore;
  readonly #sittings: Pick<PlayerGames, 'of'>;
  readonly #at: (channel: ChannelId) => Promise<OpenGame | undefined>;
  readonly #wakes: GameCheckTimers;

  constructor(
    ports: Ports,
    people: ProfileStore,
    sittings: Pick<PlayerGames, 'of'>,
    at: (channel: ChannelId) => Promise<OpenGame | undefined>,
  ) {
    this.#ports = ports;
    this.#people = people;
    this.#sittings = sittings;
    this.#at = at;
    this.#wakes = new GameCheckTimers(ports, 'a reminder could not be made', (channel, game) =>
      this.#look(channel, game),
    );
  }

  watch(game: OpenGame): void {
    const wait = waitOf(game);
    const after = wait && Math.max(0, wait.since + wait.after * MINUTE_MS - this.#ports.clock.now());
    this.#wakes.set(game.channel, game.session.game, after);
  }

  /** Waits for reminders that are being sent, and leaves later ones to the next process. */
  close(): Promise<void> {
    return this.#wakes.close();
  }

  /** Sends the reminders that are due. Returns the time in ms until the next check. */
  async #look(channel: ChannelId, id: GameId): Promise<number | undefined> {
    const game = await this.#at(channel);
    const wait = game?.session.game === id ? await this.#waitNow(game) : undefined;
    if (!game || !wait) return undefined;
    const now = this.#ports.clock.now();
    if (now >= wait.since + wait.after * MINUTE_MS) await this.#tellDraft(game, wait);
    const dues = await Promise.all(
      wait.players.map(async (player) => ({ player, at: dueAt(await this.#people.profile(player), wait, now) })),
    );
    const due = dues.flatMap(({ player, at }) => (at !== undefined && at <= now ? [player] : []));
    const alone: PersonId[] = [];
    for (const player of due) if (!(await this.#remindTogether(game, wait, player))) alone.push(player);
    const again = alone.length > 0 ? await this.#remind(game, wait, alone) : undefined;
    const times = [again, ...dues.map(({ at }) => at)].filter((at) => at !== undefined && at > now) as number[];
    // A player may turn on reminders before this turn ends, so the profiles are read again even if none is due.
    const soonest =
      times.length > 0
        ? Math.min(now + LONGEST_CHECK_DELAY, ...times)
        : due.length < dues.length
          ? now + LONG
          : undefined;
    return soonest === undefined ? undefined : soonest - now;
  }

  /**
   * Returns the players whom the game waits for, after reading the newest steps. The start is shifted by the bot's
   * downtime since then (T29).
   */
  async #waitNow(game: OpenGame): Promise<Wait | undefined> {
    const down = (await this.#ports.uptime?.downtimes()) ?? [];
    game.session.markStale();
    const wait = await game.session.read(channelViewer, () => waitOf(game));
    return wait && { ...wait, since: wait.since + downtimeSince(down, wait.since) };
  }

  /** If a turn lasts long, posts its acts so far, once (U3). */
  async #tellDraft({ session, outbox }: OpenGame, { step, players: [actor] }: Wait): Promise<void> {
    if (!session.notices.isDrafted || actor === undefined) return;
    const interaction = `${session.game}/draft/${step}` as InteractionId;
    const outcome = await session.run({ kind: 'tell-turn', actor }, interaction);
    if (outcome.kind === 'done' && !outcome.repeated) outbox.take(outcome.step, undefined, outcome.told);
  }

  /**
   * Reminds a player of all waiting games in one direct message, because no channel may show a player's other games
   * (U11). False if no other game waits, or direct messages don't reach the player.
   */
  async #remindTogether(game: OpenGame, wait: Wait, player: PersonId): Promise<boolean> {
    const { messenger, clock, random, store } = this.#ports;
    const now = clock.now();
    const profile = await this.#people.profile(player);
    const isReachable = await this.#people.isReachable(player, game.channel);
    const others = isReachable ? await this.#othersDue(game, player, profile) : [];
    const fresh: Claim = { nonce: random(NONCE_SIZE).toString('base64url'), at: now };
    const isOurs = async (of: DueGame): Promise<boolean> =>
      (await this.#claim(claimKey(of.game.session.game, of.wait.step, player), fresh)).nonce === fresh.nonce;
    const claimed: DueGame[] = [];
    for (const other of others) if (await isOurs(other)) claimed.push(other);
    const own = { game, wait };
    if (claimed.length === 0 || !(await isOurs(own))) return false;
    const all = [own, ...claimed];
    const sent = await messenger.direct(player, togetherMessage(all, player, fresh.nonce), fresh.nonce);
    const isThere =
      sent.kind === 'sent' ||
      (sent.kind === 'unknown' &&
        (await messenger.find({ person: player }, { tag: fresh.nonce, since: now })) === true);
    if (sent.kind === 'refused' && sent.why === 'closed') await this.#people.closed(player);
    // The direct message failed, so each channel gets its reminder.
    if (!isThere)
      for (const { game: one, wait: its } of all)
        await this.#send(one, its, { nonce: random(NONCE_SIZE).toString('base64url'), at: now }, [player], false);
    else
      for (const { game: one, wait: its } of all)
        await setRow(store, claimKey(one.session.game, its.step, player), { ...fresh, sent: true });
    return true;
  }

  /** Sends the reminder as a direct message, because the channel can't get it (T30). */
  async #remindDirectly(due: DueGame, player: PersonId, nonce: string): Promise<void> {
    if (!(await this.#people.isReachable(player, due.game.channel))) return;
    const sent = await this.#ports.messenger.direct(player, togetherMessage([due], player, nonce), nonce);
    if (sent.kind === 'refused' && sent.why === 'closed') await this.#people.closed(player);
  }

  /** Returns the player's other games with a reminder that is due before the next check. */
  async #othersDue(game: OpenGame, player: PersonId, profile: UserPreferences): Promise<readonly DueGame[]> {
    const found: DueGame[] = [];
    const now = this.#ports.clock.now();
    for (const sat of await this.#sittings.of(player)) {
      const isAway = this.#people.members.isAway(player, sat.channel);
      if (!sat.isOnTurn || isAway || sat.game === game.session.game) continue;
      const other = await this.#at(sat.channel);
      const wait = other?.session.game === sat.game ? await this.#waitNow(other) : undefined;
      const at = wait?.players.includes(player) ? dueAt(profile, wait, now) : undefined;
      if (other && wait && at !== undefined && at <= now + LONGEST_CHECK_DELAY) found.push({ game: other, wait });
    }
    return found;
  }

  /** Sends one message with all reminders that no other process has claimed. Returns the time until the next check. */
  async #remind(game: OpenGame, wait: Wait, players: readonly PersonId[]): Promise<number | undefined> {
    const now = this.#ports.clock.now();
    const fresh: Claim = { nonce: this.#ports.random(NONCE_SIZE).toString('base64url'), at: now };
    const groups = new Map<string, { readonly claim: Claim; readonly players: PersonId[] }>();
    for (const player of players) {
      const claim = await this.#claim(claimKey(game.session.game, wait.step, player), fresh);
      const group = groups.get(claim.nonce) ?? { claim, players: [] };
      group.players.push(player);
      groups.set(claim.nonce, group);
    }
    let again: number | undefined;
    for (const { claim, players: claimed } of groups.values()) {
      if (claim.sent) continue;
      const isOurs = claim.nonce === fresh.nonce;
      const isFree = isOurs || now >= claim.at + LEASE;
      if (!isFree || !(await this.#send(game, wait, claim, claimed, !isOurs))) again = now + LEASE;
    }
    return again;
  }

  /** Stores this process's claim and returns it, or returns the claim of another process that came first. */
  async #claim(key: RowKey<Claim>, claim: Claim): Promise<Claim> {
    const { store } = this.#ports;
    if ((await appendRow(store, key, claim)) === 'written') return claim;
    const there = await readRow(store, key);
    if (!there) throw new Error(`${key} could not be claimed`);
    return there;
  }

  /** Sends a claimed reminder, unless it was already sent or its turn is over. False if the result is unknown. */
  async #send(
    game: OpenGame,
    wait: Wait,
    claim: Claim,
    players: readonly PersonId[],
    lookFirst: boolean,
  ): Promise<boolean> {
    const { messenger, log, clock } = this.#ports;
    const { session, channel } = game;
    const found = lookFirst ? await messenger.find(channel, { tag: claim.nonce, since: claim.at }) : false;
    const isUnsure = found === undefined && clock.now() - claim.at > RESEND_PERIOD;
    if (!found && !isUnsure && (await this.#waitNow(game))?.step === wait.step) {
      const { title } = session.viewNow(channelViewer).of(gameQueries);
      const { gameLine, reminderLine } = session.words.posts;
      const text = [gameLine({ title, channel }), reminderLine(wait.side, players, turnWordingIn(session))].join('\n');
      const message = { text, mentions: players, rows: [[lookButton(session, claim.nonce)]] };
      const sent = await messenger.post(channel, await this.#people.dressed(session.words, message), claim.nonce);
      if (sent.kind === 'unknown') return false;
      if (sent.kind === 'refused') {
        log.warn({ game: session.game, why: sent.why }, 'a reminder was refused');
        for (const player of players) await this.#remindDirectly({ game, wait }, player, claim.nonce);
      }
    }
    const keys = players.map((player) => claimKey(session.game, wait.step, player));
    await Promise.all(keys.map((key) => setRow(this.#ports.store, key, { ...claim, sent: true })));
    return true;
  }
}

interface DueGame {
  readonly game: OpenGame;
  readonly wait: Wait;
}

const togetherMessage = (all: readonly DueGame[], player: PersonId, nonce: string): Message => {
  const sorted = all.toSorted((a, b) => a.wait.since - b.wait.since);
  const lines = sorted.flatMap(({ game: { session, channel }, wait }) => {
    const { gameLine, reminderLine } = session.words.posts;
    return [gameLine({ title: titleOf(session), channel }), reminderLine(wait.side, [player], turnWordingIn(session))];
  });
  const buttons = sorted.map(({ game: { session } }) => ({
    ...lookButton(session, nonce),
    label: titleOf(session).slice(0, DISCORD_LIMITS.label),
  }));
  return {
    text: lines.join('\n'),
    rows: arrangeButtonsInRows(buttons),
  };
};

const titleOf = (session: Session): string => session.viewNow(channelViewer).of(gameQueries).title;

export const hasTurnSeatOrGameChange = ({ change }: Step): boolean =>
  [...change.added, ...change.updated, ...change.removed].some(
    ({ kind }) => kind === 'turn' || kind === 'turn-phase' || kind === 'seat' || kind === 'game',
  );

/**
 * True if another side's turn begins with a change. In a phase in which each side acts in order, that happens within a
 * turn.
 */
const isTurnIn = ({ added, updated }: Step['change']): boolean =>
  [...added, ...updated].some(({ kind }) => kind === 'turn') ||
  updated.some(({ kind, to }) => kind === 'turn-phase' && 'side' in to);

export const recordTurnStart = ({ head }: Session, { number, at, change }: Step): void => {
  if (isTurnIn(change) && number > (head.head.turn?.step ?? 0)) head.change({ turn: { step: number, at } });
};

const claimKey = (game: GameId, step: number, player: PersonId): RowKey<Claim> =>
  rowKey(`game:${game}:reminder:${step}:${player}`);

/**
 * Returns the players whose turn it is, with its start. Undefined if no other people play, the game waits for no
 * player, or reminders are off.
 */
const waitOf = ({ session }: OpenGame): Wait | undefined => {
  const view = session.viewNow(channelViewer);
  const { turn: came } = session.head.head;
  const after = session.notices.reminder;
  const turn = view.of(gameQueries).phase === 'playing' ? view.of(gameQueries).turn() : undefined;
  if (!turn || !came || after === 0) return undefined;
  const others = view
    .of(seatQueries)
    .sides()
    .filter(({ id }) => id !== turn.side.id);
  const players = turn.side.players.filter((player) =>
    others.some((side) => side.players.some((other) => other !== player && !isHouse(other))),
  );
  return players.length > 0 ? { step: came.step, since: came.at, side: turn.side.name, players, after } : undefined;
};

/** Returns the time of a player's reminder; undefined for never. */
const dueAt = (
  { reminders, quiet, pings }: UserPreferences,
  { since, after }: Wait,
  now: number,
): number | undefined => {
  if (reminders === 'off' || pings === 'none') return undefined;
  const due = since + Math.max(after, reminders ?? 0) * MINUTE_MS;
  const free = nextPingTimeFor(quiet, Math.max(due, now));
  return free === 'never' ? undefined : (free ?? due);
};
