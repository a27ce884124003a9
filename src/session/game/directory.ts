import type { GameId, PersonId } from '../../engine/core/ids.ts';
import { CompareAndSetValue } from '../store/compare-and-set.ts';
import { appendRow, type RowKey, readRow, readRows, rowKey, setRow } from '../store/row.ts';
import type { ChannelId, GuildId } from '../where.ts';
import { type Ports, stackOf } from './ports.ts';

/** A channel's newest game. */
export interface ChannelEntry {
  readonly game: GameId;
  readonly guild: GuildId | undefined;
  /** The games of a channel are numbered from 1. */
  readonly number: number;
}

/** A game at whose table a person sits. */
export interface Sitting {
  readonly game: GameId;
  readonly channel: ChannelId;
}

/** Of so many games it is known that a person sits there. */
const MOST_GAMES_OF_A_PERSON = 25;

interface GuildGames {
  readonly games: readonly { readonly game: GameId; readonly channel: ChannelId }[];
}

const NONE: GuildGames = { games: [] };

/** A channel's row: its key says the number. */
interface ChannelRow {
  readonly game: GameId;
  readonly guild?: GuildId;
}

const channelKey = (channel: ChannelId, number: number): RowKey<ChannelRow> =>
  rowKey(`channel:${channel}:game:${number}`);
const guildKey = (guild: GuildId): RowKey<GuildGames> => rowKey(`guild:${guild}:running`);
/** Where earlier versions note them, unconditionally: what another process wrote meanwhile is lost there. */
const formerGuildKey = (guild: GuildId): RowKey<GuildGames> => rowKey(`guild:${guild}:games`);
const personKey = (person: PersonId): RowKey<readonly Sitting[]> => rowKey(`person:${person}:games`);

/**
 * Which game is played where. A channel's rows are the truth; a server's list is a hint for those who look for what is
 * left to be delivered.
 */
export class Directory {
  readonly #ports: Pick<Ports, 'store' | 'random' | 'log'>;
  readonly #latest: CompareAndSetValue;
  #hints: Promise<void> = Promise.resolve();

  constructor(ports: Pick<Ports, 'store' | 'random' | 'log'>) {
    this.#ports = ports;
    this.#latest = new CompareAndSetValue(ports);
  }

  /** The channel's newest game, looked for from the number that is known already. */
  async newest(channel: ChannelId, from = 0): Promise<ChannelEntry | undefined> {
    let found: ChannelEntry | undefined;
    for (let number = from + 1, ahead = 1; ; number += ahead, ahead = 8) {
      const keys = Array.from({ length: ahead }, (_, i) => channelKey(channel, number + i));
      const rows = await readRows(this.#ports.store, keys);
      for (const [i, row] of rows.entries()) {
        if (row === undefined) return found;
        found = { guild: undefined, ...row, number: number + i };
      }
    }
  }

  /** Makes a game the channel's newest one; false when another was quicker. */
  async claim(channel: ChannelId, { game, guild, number }: ChannelEntry): Promise<boolean> {
    const key = channelKey(channel, number);
    const outcome = await appendRow(this.#ports.store, key, { game, ...(guild === undefined ? {} : { guild }) });
    if (outcome !== 'unknown') return outcome === 'written';
    return (await readRow(this.#ports.store, key))?.game === game;
  }

  /** The games that run in a server, as far as is known. */
  async running(guild: GuildId): Promise<GuildGames['games']> {
    const [noted, former] = await Promise.all([this.#latest.read(guildKey(guild)), this.#former(guild)]);
    const games = noted?.games ?? [];
    const known = new Set(games.map(({ game }) => game));
    return [...former.filter(({ game }) => !known.has(game)), ...games];
  }

  /** Notes that a game runs in a server, or no longer does. One after the other; a failure costs a hint only. */
  note(guild: GuildId, game: GameId, channel: ChannelId, runs: boolean): Promise<void> {
    return this.#change(guild, (all) => {
      const others = all.filter((one) => one.game !== game);
      return runs ? [...others, { game, channel }] : others;
    });
  }

  /** Notes that nothing runs in a channel, which is gone. As `note`. */
  async noteGone(guild: GuildId, gone: ChannelId): Promise<void> {
    const isThere = (await this.running(guild).catch(() => [])).some(({ channel }) => channel === gone);
    if (isThere) await this.#change(guild, (all) => all.filter(({ channel }) => channel !== gone));
  }

  async #former(guild: GuildId): Promise<GuildGames['games']> {
    return (await readRow(this.#ports.store, formerGuildKey(guild)))?.games ?? [];
  }

  #change(guild: GuildId, change: (all: GuildGames['games']) => GuildGames['games']): Promise<void> {
    this.#hints = this.#hints.then(async () => {
      try {
        const former = await this.#former(guild);
        const { games } = await this.#latest.change(guildKey(guild), (all = NONE) => ({ games: change(all.games) }));
        const known = new Set(games.map(({ game }) => game));
        const left = change(former).filter((one) => former.includes(one) && !known.has(one.game));
        if (left.length < former.length) await setRow(this.#ports.store, formerGuildKey(guild), { games: left });
      } catch (error) {
        this.#ports.log.warn({ guild, error: stackOf(error) }, "a server's list of games was not written");
      }
    });
    return this.#hints;
  }

  /** The games at whose tables a person sits, as far as is known, the newest last. */
  async sittings(person: PersonId): Promise<readonly Sitting[]> {
    return (await this.#latest.read(personKey(person))) ?? [];
  }

  /** Notes that a person sits at the table of a game, or no longer does. */
  async noteSitting(person: PersonId, { game, channel }: Sitting, sits: boolean): Promise<void> {
    // Who is forgotten has no row, and gets none by leaving.
    if (!sits && (await this.sittings(person)).length === 0) return;
    await this.#latest.change(personKey(person), (all = []) => {
      if (all.some((one) => one.game === game) === sits) return all;
      const others = all.filter((one) => one.game !== game);
      return sits ? [...others, { game, channel }].slice(-MOST_GAMES_OF_A_PERSON) : others;
    });
  }

  close(): Promise<void> {
    return this.#hints;
  }
}
