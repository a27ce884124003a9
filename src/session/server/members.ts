import type { ChannelId, GuildId } from '../../facts/where.ts';
import type { PersonId } from '../../table/index.ts';
import { addToLimitedMap } from '../base/keep-newest.ts';
import type { ChannelAccess, Messenger } from '../base/messenger.ts';
import type { Clock } from '../base/ports.ts';

/** The times in ms for which an answer of Discord is reused: if the person has access, and for any other answer. */
const YES_KEPT = 5 * 60_000;
const NO_KEPT = 60_000;
/** The time in ms for which the last positive answer is trusted if Discord doesn't answer. */
const YES_TRUSTED = 30 * 60_000;
/** Longest time to wait for an answer, in ms. */
const ADMISSION_WAIT = 1_000;
const MOST_ADMISSIONS = 10_000;

interface KnownAdmission {
  readonly admission: ChannelAccess;
  /** The time of the answer, and of the newest positive answer (ms since 1970). */
  readonly at: number;
  readonly here?: number;
}

/** People's access to channels, by Discord's recent answers. Only in this process's memory. */
export class ChannelAccessCache {
  readonly #messenger: Pick<Messenger, 'admission'>;
  readonly #clock: Clock;
  readonly #known = new Map<string, KnownAdmission>();
  readonly #asking = new Map<string, Promise<ChannelAccess>>();

  constructor({ messenger, clock }: { readonly messenger: Pick<Messenger, 'admission'>; readonly clock: Clock }) {
    this.#messenger = messenger;
    this.#clock = clock;
  }

  saw(person: PersonId, channel: ChannelId): void {
    this.#note(keyOf(person, channel), 'here');
  }

  /** Returns a person's access to a channel; always `here` in direct messages. It returns within a second. */
  async admission(person: PersonId, guild: GuildId | undefined, channel: ChannelId): Promise<ChannelAccess> {
    if (guild === undefined) return 'here';
    const key = keyOf(person, channel);
    const known = this.#known.get(key);
    if (known && this.#clock.now() - known.at < (known.admission === 'here' ? YES_KEPT : NO_KEPT))
      return this.#trusted(known);
    const asking = this.#asking.get(key) ?? this.#ask(key, person, guild, channel);
    this.#asking.set(key, asking);
    return this.#soon(asking, known);
  }

  /** True if Discord's last answer was that the person has no access. */
  isAway(person: PersonId, channel: ChannelId): boolean {
    const { admission } = this.#known.get(keyOf(person, channel)) ?? {};
    return admission === 'left' || admission === 'hidden';
  }

  #soon(asking: Promise<ChannelAccess>, known: KnownAdmission | undefined): Promise<ChannelAccess> {
    return new Promise((resolve) => {
      const late = known ? this.#trusted({ ...known, admission: unlessNo(known) }) : 'unknown';
      const stop = this.#clock.after(ADMISSION_WAIT, () => resolve(late));
      void asking.then((admission) => {
        stop();
        resolve(admission);
      });
    });
  }

  async #ask(key: string, person: PersonId, guild: GuildId, channel: ChannelId): Promise<ChannelAccess> {
    const said = await this.#messenger.admission(person, guild, channel);
    this.#asking.delete(key);
    const former = this.#known.get(key);
    return this.#trusted(this.#note(key, said === 'unknown' && former ? unlessNo(former) : said));
  }

  #note(key: string, admission: ChannelAccess): KnownAdmission {
    const at = this.#clock.now();
    const here = admission === 'here' ? at : this.#known.get(key)?.here;
    const known = { admission, at, ...(here === undefined ? {} : { here }) };
    addToLimitedMap(this.#known, MOST_ADMISSIONS, key, known);
    return known;
  }

  #trusted({ admission, here }: KnownAdmission): ChannelAccess {
    const isTrusted = here !== undefined && this.#clock.now() - here < YES_TRUSTED;
    return admission === 'unknown' && isTrusted ? 'here' : admission;
  }
}

const keyOf = (person: PersonId, channel: ChannelId): string => `${channel} ${person}`;

/** Returns the last known access if Discord doesn't answer: a person without access stays without access. */
const unlessNo = ({ admission }: KnownAdmission): ChannelAccess => (admission === 'here' ? 'unknown' : admission);
