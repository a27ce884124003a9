import { firstDeliveryTime, UNREACHABLE_PLAYER_WAIT_MS } from '../../engine/index.ts';
import type { UndeliveredMessage, UserPreferences } from '../../facts/profile.ts';
import { nextPingTimeFor } from '../../facts/quiet-hours.ts';
import type { ChannelId, GuildId } from '../../facts/where.ts';
import { type RowKey, rowKey } from '../../store/index.ts';
import { type PersonId, toOneLineText } from '../../table/index.ts';
import type { Message } from '../../view/text/message.ts';
import type { Words } from '../../words/index.ts';
import { CompareAndSetValue } from '../base/compare-and-set.ts';
import type { Ports } from '../base/ports.ts';
import { commonAbsenceTime } from '../time/away.ts';
import type { CountedTime } from '../time/heard-time.ts';
import { ChannelAccessCache } from './members.ts';

const GAMES = 25;

/** The number of people whose language is kept in memory, and the time for which it is kept, in ms. */
const MET = 10_000;
const KNOWN = 600_000;

const ENGLISH = 'en';

const NEW: UserPreferences = { dms: true };

const keyOf = (person: PersonId): RowKey<UserPreferences> => rowKey(`person:${person}:settings`);

/**
 * The profiles of people. Changes by several processes at the same time are safe. Throws UncertainStateError if the store does
 * not answer.
 */
export class ProfileStore {
  readonly members: ChannelAccessCache;
  readonly names = new LastKnownNames();
  readonly #ports: Pick<Ports, 'store' | 'random' | 'clock'>;
  readonly #latest: CompareAndSetValue;
  /** Each person's latest or stored language, the oldest first. */
  readonly #locales = new Map<PersonId, { readonly locale: string; readonly at: number }>();

  constructor(ports: Pick<Ports, 'store' | 'random' | 'clock' | 'messenger'>) {
    this.members = new ChannelAccessCache(ports);
    this.#ports = ports;
    this.#latest = new CompareAndSetValue(ports);
  }

  /** Records a person's language, which the bot uses in direct messages from now on (U16). English is not stored. */
  async met(person: PersonId, locale: string): Promise<void> {
    const known = this.#locales.get(person);
    this.#remember(person, locale);
    if (known?.locale === locale || ((await this.profile(person)).locale ?? ENGLISH) === locale) return;
    await this.change(person, ({ locale: _, ...now }) => (locale === ENGLISH ? now : { ...now, locale }));
  }

  /** Returns the language for a person's private messages; undefined while the store does not answer. */
  async localeOf(person: PersonId): Promise<string | undefined> {
    const known = this.#locales.get(person);
    if (known && this.#ports.clock.now() - known.at < KNOWN) return known.locale;
    const locale = await this.profile(person).then(
      (profile) => profile.locale ?? ENGLISH,
      () => undefined,
    );
    if (locale !== undefined) this.#remember(person, locale);
    return locale ?? known?.locale;
  }

  #remember(person: PersonId, locale: string): void {
    this.#locales.delete(person);
    this.#locales.set(person, { locale, at: this.#ports.clock.now() });
    const [oldest] = this.#locales.keys();
    if (this.#locales.size > MET && oldest !== undefined) this.#locales.delete(oldest);
  }

  async profile(person: PersonId): Promise<UserPreferences> {
    return (await this.#latest.read(keyOf(person))) ?? NEW;
  }

  change(person: PersonId, change: (now: UserPreferences) => UserPreferences): Promise<UserPreferences> {
    return this.#latest.change(keyOf(person), (now = NEW) => change(now));
  }

  /**
   * Records that Discord refused a direct message. The bot sends no more until the person can probably be reached again
   * (T9).
   */
  async closed(person: PersonId): Promise<void> {
    await this.change(person, (now) => ({ ...now, closed: now.closed ?? this.#ports.clock.now() }));
  }

  async reached(person: PersonId): Promise<void> {
    if ((await this.profile(person)).closed === undefined) return;
    await this.change(person, ({ closed: _, ...now }) => now);
  }

  /**
   * True if a direct message about a game in that channel may be sent to a person, and is likely to arrive (T9, T35).
   */
  async isReachable(person: PersonId, channel: ChannelId): Promise<boolean> {
    if (this.members.isAway(person, channel)) return false;
    const { dms, closed } = await this.profile(person);
    return dms && closed === undefined;
  }

  /** Records a message that was not sent, so that a later answer mentions it. */
  async missed(person: PersonId, missed: Omit<UndeliveredMessage, 'isTold'>): Promise<void> {
    await this.change(person, (now) => {
      const all = now.missed ?? [];
      const before = all.find(({ game }) => game === missed.game);
      if (before && before.step >= missed.step) return now;
      return { ...now, missed: [...all.filter((one) => one !== before), { ...missed, isTold: false }].slice(-GAMES) };
    });
  }

  async untold(person: PersonId): Promise<readonly UndeliveredMessage[]> {
    return ((await this.profile(person)).missed ?? []).filter(({ isTold }) => !isTold);
  }

  async told(person: PersonId, missed: readonly UndeliveredMessage[]): Promise<void> {
    const isKnown = (one: UndeliveredMessage): boolean =>
      missed.some(({ game, step }) => game === one.game && step >= one.step);
    await this.change(person, (now) => ({
      ...now,
      missed: (now.missed ?? []).map((one) => (isKnown(one) ? { ...one, isTold: true } : one)),
    }));
  }

  /**
   * Returns the message without mentions of people in quiet hours (T18), and of people who don't want mentions for this
   * reason (D23). Adds lines about absent people. Returns it unchanged while the store does not answer.
   */
  async dressed(words: Words, message: Message): Promise<Message> {
    const { news = [], ...all } = message;
    const { mentions = [] } = all;
    if (mentions.length === 0) return message;
    try {
      const profiles = await Promise.all(mentions.map((person) => this.profile(person)));
      const now = this.#ports.clock.now();
      const away = mentions.flatMap((person, i) => awayLine(words, person, profiles[i]) ?? []);
      return {
        ...all,
        text: [message.text, ...away].join('\n'),
        mentions: mentions.filter(
          (person, i) =>
            nextPingTimeFor(profiles[i]?.quiet, now) === undefined &&
            wantsPing(profiles[i]?.pings, news.includes(person)),
        ),
      };
    } catch {
      return message;
    }
  }

  /**
   * Returns a function for the time since a moment that doesn't count, in ms. In that time, all these people were away
   * or not notified, or the bot was down.
   */
  async awayOf(
    persons: readonly PersonId[],
    { down, downtime, delivered }: CountedTime,
  ): Promise<(people: readonly PersonId[], since: number) => number> {
    const profiles = new Map(
      await Promise.all(persons.map(async (person) => [person, await this.profile(person)] as const)),
    );
    const now = this.#ports.clock.now();
    return (people, since) => {
      const told =
        firstDeliveryTime(since, people, { delivered }) ?? since + UNREACHABLE_PLAYER_WAIT_MS + downtime(since);
      const untold = { from: since, to: Math.min(now, told) };
      return commonAbsenceTime(
        people.map((person) => profiles.get(person) ?? NEW),
        since,
        now,
        [...down, untold],
      );
    };
  }

  async awayLines(words: Words, persons: readonly PersonId[]): Promise<readonly string[]> {
    const profiles = await Promise.all(persons.map((person) => this.profile(person)));
    return persons.flatMap((person, i) => awayLine(words, person, profiles[i]) ?? []);
  }
}

const awayLine = ({ posts }: Words, person: PersonId, profile: UserPreferences | undefined): string | undefined =>
  profile?.away === undefined ? undefined : posts.awayLine(person, profile.away);

const wantsPing = (pings: UserPreferences['pings'], isNews: boolean): boolean =>
  pings !== 'none' && !(pings === 'turns' && isNews);

const MOST_NAMES_MET = 10_000;
const LONGEST_NAME_MET = 80;

/**
 * The names that people had when they last used the bot in a server, or in direct messages. They are kept only in
 * memory, and a name from one server is not shown in another.
 */
export class LastKnownNames {
  readonly #names = new Map<string, string>();

  met({ id, name }: { readonly id: PersonId; readonly name: string }, guild: GuildId | undefined): void {
    const key = metKey(id, guild);
    this.#names.delete(key);
    this.#names.set(key, toOneLineText(name, LONGEST_NAME_MET));
    const [oldest] = this.#names.keys();
    if (this.#names.size > MOST_NAMES_MET && oldest !== undefined) this.#names.delete(oldest);
  }

  of(person: PersonId, guild: GuildId | undefined): string | undefined {
    return this.#names.get(metKey(person, guild));
  }

  forget(person: PersonId): void {
    for (const key of this.#names.keys()) if (key.startsWith(`${person} `)) this.#names.delete(key);
  }
}

const metKey = (person: PersonId, guild: GuildId | undefined): string => `${person} ${guild ?? ''}`;
