import { REACH_TIME, toldAt } from '../../engine/index.ts';
import type { Missed, Profile } from '../../facts/profile.ts';
import { quietUntil } from '../../facts/quiet-hours.ts';
import type { ChannelId, GuildId } from '../../facts/where.ts';
import { type RowKey, rowKey } from '../../store/index.ts';
import { inOneLine, type PersonId } from '../../table/index.ts';
import type { Message } from '../../view/text/message.ts';
import type { Words } from '../../words/index.ts';
import { CompareAndSetValue } from '../base/compare-and-set.ts';
import type { Ports } from '../base/ports.ts';
import { awayTime } from '../time/away.ts';
import type { HeardTime } from '../time/heard-time.ts';
import { Members } from './members.ts';

/** Of so many games it is known what was missed. */
const GAMES = 25;

/** Of so many people it is kept in memory in which language they were met, and for so long (ms). */
const MET = 10_000;
const KNOWN = 600_000;

const ENGLISH = 'en';

const NEW: Profile = { dms: true };

const keyOf = (person: PersonId): RowKey<Profile> => rowKey(`person:${person}:settings`);

/**
 * What is known of people beside games. Changes are conditional writes, so that none is lost, whichever process makes
 * it. Throws Unsettled when the store does not answer.
 */
export class People {
  /** Who may be where. */
  readonly members: Members;
  readonly names = new MetNames();
  readonly #ports: Pick<Ports, 'store' | 'random' | 'clock'>;
  readonly #latest: CompareAndSetValue;
  /** In which language each was met here, or is stored to speak; the oldest first. */
  readonly #locales = new Map<PersonId, { readonly locale: string; readonly at: number }>();

  constructor(ports: Pick<Ports, 'store' | 'random' | 'clock' | 'messenger'>) {
    this.members = new Members(ports);
    this.#ports = ports;
    this.#latest = new CompareAndSetValue(ports);
  }

  /**
   * This person was met in this language: direct messages are in it from now on (U16). Only another one than English is
   * stored.
   */
  async met(person: PersonId, locale: string): Promise<void> {
    const known = this.#locales.get(person);
    this.#remember(person, locale);
    if (known?.locale === locale || ((await this.profile(person)).locale ?? ENGLISH) === locale) return;
    await this.change(person, ({ locale: _, ...now }) => (locale === ENGLISH ? now : { ...now, locale }));
  }

  /** In which language a person is told what is for him alone; undefined while the store does not answer. */
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

  async profile(person: PersonId): Promise<Profile> {
    return (await this.#latest.read(keyOf(person))) ?? NEW;
  }

  /** Puts in the place of a profile what `change` makes of it, which may be asked several times. */
  change(person: PersonId, change: (now: Profile) => Profile): Promise<Profile> {
    return this.#latest.change(keyOf(person), (now = NEW) => change(now));
  }

  /** Discord did not take a direct message: none is tried until there is a reason to (T9). */
  async closed(person: PersonId): Promise<void> {
    await this.change(person, (now) => ({ ...now, closed: now.closed ?? this.#ports.clock.now() }));
  }

  /** Something reached this person directly: the next direct message is tried again. */
  async reached(person: PersonId): Promise<void> {
    if ((await this.profile(person)).closed === undefined) return;
    await this.change(person, ({ closed: _, ...now }) => now);
  }

  /** Whether a direct message about the game of that channel may go to a person, and is worth a try (T9, T35). */
  async isReachable(person: PersonId, channel: ChannelId): Promise<boolean> {
    if (this.members.isAway(person, channel)) return false;
    const { dms, closed } = await this.profile(person);
    return dms && closed === undefined;
  }

  /** Something for this person was not sent; no answer has said so yet. */
  async missed(person: PersonId, missed: Omit<Missed, 'isTold'>): Promise<void> {
    await this.change(person, (now) => {
      const all = now.missed ?? [];
      const before = all.find(({ game }) => game === missed.game);
      if (before && before.step >= missed.step) return now;
      return { ...now, missed: [...all.filter((one) => one !== before), { ...missed, isTold: false }].slice(-GAMES) };
    });
  }

  /** The games where something waits of which this person does not know. */
  async untold(person: PersonId): Promise<readonly Missed[]> {
    return ((await this.profile(person)).missed ?? []).filter(({ isTold }) => !isTold);
  }

  /** This person was told of these. */
  async told(person: PersonId, missed: readonly Missed[]): Promise<void> {
    const isKnown = (one: Missed): boolean => missed.some(({ game, step }) => game === one.game && step >= one.step);
    await this.change(person, (now) => ({
      ...now,
      missed: (now.missed ?? []).map((one) => (isKnown(one) ? { ...one, isTold: true } : one)),
    }));
  }

  /**
   * A message as it goes out: it pings nobody who wants quiet (T18), or no pings for what it says (D23), and says who
   * of those whom it calls is away. As it is while the store does not answer.
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
            quietUntil(profiles[i]?.quiet, now) === undefined && wantsPing(profiles[i]?.pings, news.includes(person)),
        ),
      };
    } catch {
      return message;
    }
  }

  /**
   * How long all of some of these were away since a time, or were not told of what came then, or the bot was down (ms):
   * the clocks of games leave that out.
   */
  async awayOf(
    persons: readonly PersonId[],
    { down, downtime, delivered }: HeardTime,
  ): Promise<(people: readonly PersonId[], since: number) => number> {
    const profiles = new Map(
      await Promise.all(persons.map(async (person) => [person, await this.profile(person)] as const)),
    );
    const now = this.#ports.clock.now();
    return (people, since) => {
      const told = toldAt(since, people, { delivered }) ?? since + REACH_TIME + downtime(since);
      const untold = { from: since, to: Math.min(now, told) };
      return awayTime(
        people.map((person) => profiles.get(person) ?? NEW),
        since,
        now,
        [...down, untold],
      );
    };
  }

  /** A line for each of these who is away. */
  async awayLines(words: Words, persons: readonly PersonId[]): Promise<readonly string[]> {
    const profiles = await Promise.all(persons.map((person) => this.profile(person)));
    return persons.flatMap((person, i) => awayLine(words, person, profiles[i]) ?? []);
  }
}

const awayLine = ({ posts }: Words, person: PersonId, profile: Profile | undefined): string | undefined =>
  profile?.away === undefined ? undefined : posts.awayLine(person, profile.away);

const wantsPing = (pings: Profile['pings'], isNews: boolean): boolean =>
  pings !== 'none' && !(pings === 'turns' && isNews);

/** So many names are known; the oldest are forgotten first. */
const MOST_NAMES_MET = 10_000;
const LONGEST_NAME_MET = 80;

/**
 * The names that people had when they last used the bot in a server, or in direct messages. They are kept in memory
 * alone, and a name of one server is not shown in another.
 */
export class MetNames {
  readonly #names = new Map<string, string>();

  met({ id, name }: { readonly id: PersonId; readonly name: string }, guild: GuildId | undefined): void {
    const key = metKey(id, guild);
    this.#names.delete(key);
    this.#names.set(key, inOneLine(name, LONGEST_NAME_MET));
    const [oldest] = this.#names.keys();
    if (this.#names.size > MOST_NAMES_MET && oldest !== undefined) this.#names.delete(oldest);
  }

  of(person: PersonId, guild: GuildId | undefined): string | undefined {
    return this.#names.get(metKey(person, guild));
  }

  /** Forgets a person everywhere. */
  forget(person: PersonId): void {
    for (const key of this.#names.keys()) if (key.startsWith(`${person} `)) this.#names.delete(key);
  }
}

const metKey = (person: PersonId, guild: GuildId | undefined): string => `${person} ${guild ?? ''}`;
