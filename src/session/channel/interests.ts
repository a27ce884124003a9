import type { OpenSeatsInterest } from '../../facts/profile.ts';
import type { GuildId } from '../../facts/where.ts';
import { type RowKey, rowKey } from '../../store/index.ts';
import type { InteractionId, PersonId } from '../../table/index.ts';
import { gameQueries } from '../../view/game.ts';
import { seatQueries } from '../../view/seats.ts';
import { channelViewer } from '../../view/viewer.ts';
import { CompareAndSetValue } from '../base/compare-and-set.ts';
import { type Ports, stackOf } from '../base/ports.ts';
import type { ProfileStore } from '../server/people.ts';
import type { OpenGame } from './open-game.ts';

interface Interested {
  readonly [module: string]: readonly PersonId[];
}

const keyOf = (guild: GuildId): RowKey<Interested> => rowKey(`guild:${guild}:interested`);

const MOST_INTERESTS = 25;
const MOST_INTERESTED = 500;
const MOST_CALLED = 20;
/** The least time between two messages to a person about open seats, in ms. */
const TELLING = 24 * 3_600_000;

/**
 * The people who want a message about open seats, for each server (U23). Their profiles decide; a server's list only
 * names them.
 */
export class OpenSeatSubscribers {
  readonly #ports: Pick<Ports, 'store' | 'random' | 'clock' | 'messenger' | 'log'>;
  readonly #people: ProfileStore;
  readonly #listed: CompareAndSetValue;
  readonly #under = new Set<Promise<void>>();

  constructor(ports: Pick<Ports, 'store' | 'random' | 'clock' | 'messenger' | 'log'>, people: ProfileStore) {
    this.#ports = ports;
    this.#people = people;
    this.#listed = new CompareAndSetValue(ports);
  }

  /**
   * Returns the modules on a server whose open seats a person wants messages about, the newest last. Throws if the
   * store does not answer.
   */
  async of(person: PersonId, guild: GuildId): Promise<readonly OpenSeatsInterest[]> {
    return ((await this.#people.profile(person)).interests ?? []).filter((one) => one.guild === guild);
  }

  /** Adds or removes an interest. Throws if the store does not answer. */
  async note(person: PersonId, interest: OpenSeatsInterest, isThere: boolean): Promise<void> {
    const { guild, module } = interest;
    await this.#people.change(person, ({ interests = [], ...now }) => {
      const others = interests.filter((one) => one.guild !== guild || one.module !== module);
      const all = isThere ? [...others, interest].slice(-MOST_INTERESTS) : others;
      return all.length === 0 ? now : { ...now, interests: all };
    });
    await this.#listed.change(keyOf(guild), (all = {}) => {
      const others = (Object.hasOwn(all, module) ? (all[module] ?? []) : []).filter((one) => one !== person);
      const listed = isThere ? [...others, person].slice(-MOST_INTERESTED) : others;
      const { [module]: _, ...rest } = all;
      return listed.length === 0 ? rest : { ...rest, [module]: listed };
    });
  }

  /**
   * Mentions interested people in the game's channel. Each is mentioned at most once a day, and never if they already
   * have a seat.
   */
  tell(game: OpenGame): void {
    const telling = this.#tell(game)
      .catch((error: unknown) =>
        this.#ports.log.warn({ game: game.session.game, error: stackOf(error) }, 'open seats were not told of'),
      )
      .finally(() => this.#under.delete(telling));
    this.#under.add(telling);
  }

  async settled(): Promise<void> {
    await Promise.all(this.#under);
  }

  async #tell({ session, channel, guild }: OpenGame): Promise<void> {
    if (guild === undefined) return;
    const view = session.viewNow(channelViewer);
    const { module, title, host } = view.of(gameQueries);
    const seated = new Set([
      host,
      ...view
        .of(seatQueries)
        .sides()
        .flatMap(({ players }) => players),
    ]);
    const listed = (await this.#listed.read(keyOf(guild))) ?? {};
    const told: PersonId[] = [];
    for (const person of Object.hasOwn(listed, module) ? (listed[module] ?? []) : []) {
      if (told.length >= MOST_CALLED) break;
      if (!seated.has(person) && (await this.#claims(person, guild, module))) told.push(person);
    }
    if (told.length === 0) return;
    const message = { text: session.words.posts.interestedLine(title, told), mentions: told, news: told };
    const nonce = session.names.nonce(`${session.game}/open/${session.number}` as InteractionId, 'said');
    await this.#ports.messenger.post(channel, await this.#people.dressed(session.words, message), nonce);
  }

  /**
   * Returns true if a person is still interested and got no such message within a day. It then stores the current time.
   */
  async #claims(person: PersonId, guild: GuildId, module: string): Promise<boolean> {
    const now = this.#ports.clock.now();
    let isDue = false;
    await this.#people.change(person, (profile) => {
      const { interests = [], toldOfSeats = Number.NEGATIVE_INFINITY } = profile;
      isDue = interests.some((one) => one.guild === guild && one.module === module) && now - toldOfSeats >= TELLING;
      return isDue ? { ...profile, toldOfSeats: now } : profile;
    });
    return isDue;
  }
}
