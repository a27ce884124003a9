import type { ChannelId, GuildId } from '../../facts/where.ts';
import { appendRow, parseRowValue, type RowKey, readRow, readRows, rowKey, setRow } from '../../store/index.ts';
import type { GameId, PersonId } from '../../table/index.ts';
import { CompareAndSetValue } from '../base/compare-and-set.ts';
import { type Ports, stackOf } from '../base/ports.ts';
import { deleteChannelState } from './channel-state.ts';

export interface ChannelGameEntry {
  readonly game: GameId;
  readonly guild: GuildId | undefined;
  /** The number of the game within its channel, from 1. */
  readonly number: number;
}

export interface GameLocation {
  readonly game: GameId;
  readonly channel: ChannelId;
}

const MOST_GAMES_OF_A_PERSON = 25;

interface GuildGames {
  readonly games: readonly { readonly game: GameId; readonly channel: ChannelId }[];
}

const NONE: GuildGames = { games: [] };

interface ChannelRow {
  readonly game: GameId;
  readonly guild?: GuildId;
}

const channelKey = (channel: ChannelId, number: number): RowKey<ChannelRow> =>
  rowKey(`channel:${channel}:game:${number}`);
const guildKey = (guild: GuildId): RowKey<GuildGames> => rowKey(`guild:${guild}:running`);
/** The key of the list that older versions of the bot use. They overwrite it without checks. */
const formerGuildKey = (guild: GuildId): RowKey<GuildGames> => rowKey(`guild:${guild}:games`);
/** The prefix of rows for games outside servers. Each has its own row, since there can be any number. */
const DIRECT = 'direct:';
const directKey = (channel: ChannelId): RowKey<GameLocation> => rowKey(`${DIRECT}${channel}`);
const ROWS = 64;
const personKey = (person: PersonId): RowKey<readonly GameLocation[]> => rowKey(`person:${person}:games`);

/**
 * The games of each channel. A channel's rows are authoritative; a server's list of games is only a hint for finding
 * unsent posts.
 */
export class GameDirectory {
  readonly #ports: Pick<Ports, 'store' | 'random' | 'log'>;
  readonly #latest: CompareAndSetValue;
  #hints: Promise<void> = Promise.resolve();

  constructor(ports: Pick<Ports, 'store' | 'random' | 'log'>) {
    this.#ports = ports;
    this.#latest = new CompareAndSetValue(ports);
  }

  async newest(channel: ChannelId, from = 0): Promise<ChannelGameEntry | undefined> {
    let found: ChannelGameEntry | undefined;
    for (let number = from + 1, ahead = 1; ; number += ahead, ahead = 8) {
      const keys = Array.from({ length: ahead }, (_, i) => channelKey(channel, number + i));
      const rows = await readRows(this.#ports.store, keys);
      for (const [i, row] of rows.entries()) {
        if (row === undefined) return found;
        found = { guild: undefined, ...row, number: number + i };
      }
    }
  }

  /** Makes a game the channel's newest one; false if another process was first. */
  async claim(channel: ChannelId, { game, guild, number }: ChannelGameEntry): Promise<boolean> {
    const key = channelKey(channel, number);
    const outcome = await appendRow(this.#ports.store, key, { game, ...(guild === undefined ? {} : { guild }) });
    if (outcome !== 'unknown') return outcome === 'written';
    return (await readRow(this.#ports.store, key))?.game === game;
  }

  async running(guild: GuildId | undefined): Promise<GuildGames['games']> {
    if (guild === undefined) return this.#direct();
    const [noted, former] = await Promise.all([this.#latest.read(guildKey(guild)), this.#former(guild)]);
    const games = noted?.games ?? [];
    const known = new Set(games.map(({ game }) => game));
    return [...former.filter(({ game }) => !known.has(game)), ...games];
  }

  /** Records that a game is running or not. Calls run one after the other. If a call fails, only a hint is lost. */
  note(guild: GuildId | undefined, game: GameId, channel: ChannelId, runs: boolean): Promise<void> {
    if (guild === undefined) return this.#hint({ channel }, () => this.#noteDirect({ game, channel }, runs));
    return this.#change(guild, (all) => {
      const others = all.filter((one) => one.game !== game);
      return runs ? [...others, { game, channel }] : others;
    });
  }

  /** Records that a deleted channel has no running game, and deletes its shown state. Fails as `note` does. */
  async noteGone(guild: GuildId, gone: ChannelId): Promise<void> {
    await this.#hint({ channel: gone }, () => deleteChannelState(this.#ports.store, gone));
    const isThere = (await this.running(guild).catch(() => [])).some(({ channel }) => channel === gone);
    if (isThere) await this.#change(guild, (all) => all.filter(({ channel }) => channel !== gone));
  }

  async #direct(): Promise<GuildGames['games']> {
    const found: GameLocation[] = [];
    for (let behind = DIRECT; ; ) {
      const rows = (await this.#ports.store.rowsAfter(behind, ROWS)).filter(({ key }) => key.startsWith(DIRECT));
      for (const { value } of rows) found.push(...[parseRowValue<GameLocation>(value) ?? []].flat());
      const last = rows.at(-1);
      if (!last) return found;
      behind = last.key;
    }
  }

  async #former(guild: GuildId): Promise<GuildGames['games']> {
    return (await readRow(this.#ports.store, formerGuildKey(guild)))?.games ?? [];
  }

  #change(guild: GuildId, change: (all: GuildGames['games']) => GuildGames['games']): Promise<void> {
    return this.#hint({ guild }, async () => {
      const former = await this.#former(guild);
      const { games } = await this.#latest.change(guildKey(guild), (all = NONE) => ({ games: change(all.games) }));
      const known = new Set(games.map(({ game }) => game));
      const left = change(former).filter((one) => former.includes(one) && !known.has(one.game));
      if (left.length < former.length) await setRow(this.#ports.store, formerGuildKey(guild), { games: left });
    });
  }

  async #noteDirect(sitting: GameLocation, runs: boolean): Promise<void> {
    const { store } = this.#ports;
    const key = directKey(sitting.channel);
    if (runs) await setRow(store, key, sitting);
    else if ((await readRow(store, key))?.game === sitting.game) await store.delete([key]);
  }

  #hint(where: object, write: () => Promise<void>): Promise<void> {
    this.#hints = this.#hints.then(write).catch((error: unknown) => {
      this.#ports.log.warn({ ...where, error: stackOf(error) }, 'a list of running games was not written');
    });
    return this.#hints;
  }

  /** Returns the games in which a person has seats, the newest last. */
  async sittings(person: PersonId): Promise<readonly GameLocation[]> {
    return (await this.#latest.read(personKey(person))) ?? [];
  }

  async noteSitting(person: PersonId, { game, channel }: GameLocation, sits: boolean): Promise<void> {
    // A forgotten person has no row, and must not get a new one by leaving a seat.
    if (!sits && (await this.sittings(person)).length === 0) return;
    await this.#latest.change(personKey(person), (all = []) => {
      if (all.some((one) => one.game === game) === sits) return all;
      const others = all.filter((one) => one.game !== game);
      return sits ? [...others, { game, channel }].slice(-MOST_GAMES_OF_A_PERSON) : others;
    });
  }

  /** Records that a person's solo game has ended. If the list gets full, ended games are dropped first. */
  async noteEnded(person: PersonId, { game, channel }: GameLocation): Promise<void> {
    if ((await this.sittings(person)).length === 0) return;
    await this.#latest.change(personKey(person), (all = []) =>
      [{ game, channel }, ...all.filter((one) => one.game !== game)].slice(-MOST_GAMES_OF_A_PERSON),
    );
  }

  close(): Promise<void> {
    return this.#hints;
  }
}
