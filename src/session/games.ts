import { createHash } from 'node:crypto';
import type { GameId, InteractionId, PersonId } from '../engine/core/ids.ts';
import { chanceKey } from '../engine/core/random.ts';
import type { Module } from '../engine/index.ts';
import { channelViewer } from '../view/viewer.ts';
import { Directory, type Entry } from './directory.ts';
import { moduleHash } from './module/hash.ts';
import { Outbox } from './outbox.ts';
import { type Ports, stackOf } from './ports.ts';
import { type Outcome, Session } from './session.ts';
import type { Step } from './step.ts';
import type { ChannelId, GuildId } from './where.ts';

/** Bytes of each of a game's keys (T21). */
const KEY = 32;
/** What another process may have changed is asked for again after this time (ms). */
const STALE = 2000;

/** A channel's game in this process. */
export interface OpenGame {
  readonly session: Session;
  readonly outbox: Outbox;
  readonly channel: ChannelId;
  readonly guild: GuildId | undefined;
}

export interface Start {
  readonly channel: ChannelId;
  readonly guild: GuildId | undefined;
  readonly module: Module;
  readonly host: PersonId;
  readonly interaction: InteractionId;
  /** What the players mix into the game's chance (T21). */
  readonly seed: string;
}

/** `runs`: a game is being played in that channel, which must be stopped first (T19). */
export type Started =
  | { readonly kind: 'started'; readonly game: OpenGame; readonly outcome: Outcome }
  | { readonly kind: 'runs'; readonly game: OpenGame };

interface Cached extends OpenGame {
  readonly entry: Entry;
  checked: number;
}

/** All games of this process: at most so many in memory, each in one session. */
export class Games {
  readonly #ports: Ports;
  readonly #directory: Directory;
  /** The least recently used first. */
  readonly #open = new Map<ChannelId, Cached>();
  readonly #opening = new Map<ChannelId, Promise<Cached | undefined>>();
  /** Sessions let go, whose last writes are under way. */
  readonly #closing = new Set<Promise<void>>();

  constructor(ports: Ports) {
    this.#ports = ports;
    this.#directory = new Directory(ports);
  }

  get now(): number {
    return this.#ports.clock.now();
  }

  /** The channel's newest game, running or over; undefined when there was none. Throws when the store cannot be read. */
  async at(channel: ChannelId): Promise<OpenGame | undefined> {
    const cached = this.#open.get(channel);
    return cached && this.now - cached.checked < STALE ? this.#use(cached) : this.#lookUp(channel);
  }

  /** Starts a game, unless one runs there. Exactly one for an interaction: its id is made from it. */
  async start({ channel, guild, module, host, interaction, seed }: Start): Promise<Started> {
    const id = gameId(interaction);
    const before = await this.at(channel);
    if (before && before.session.game !== id && !(await isOver(before))) return { kind: 'runs', game: before };
    const session = Session.empty(this.#ports, id);
    const [chance, handles] = [this.#ports.random(KEY), this.#ports.random(KEY)].map((key) => key.toString('hex')) as [string, string];
    const outcome = await session.run(
      { kind: 'start', actor: host, module, hash: moduleHash(module), chance: chanceKey(chance, seed), handles },
      interaction,
    );
    if (before?.session.game === id) return { kind: 'started', game: before, outcome };
    const entry = { game: id, guild, number: ((await this.#newest(channel))?.number ?? 0) + 1 };
    if (outcome.kind !== 'done' || !(await this.#directory.claim(channel, entry))) {
      const other = outcome.kind === 'done' ? await this.#lookUp(channel) : undefined;
      return other ? { kind: 'runs', game: other } : { kind: 'started', game: this.#opened(channel, entry, session), outcome };
    }
    if (guild) void this.#directory.note(guild, id, channel, true);
    return { kind: 'started', game: this.#keep(this.#opened(channel, entry, session)), outcome };
  }

  /** Notes that a game is over, so that nobody looks for it at the next start. */
  ended({ session, channel, guild }: OpenGame): void {
    if (guild) void this.#directory.note(guild, session.game, channel, false);
  }

  /** Delivers what was left when a process ended (T3): asks for the running games of these servers. */
  async resume(guilds: Iterable<GuildId>): Promise<void> {
    for (const guild of guilds) {
      try {
        for (const { channel } of await this.#directory.running(guild)) await this.#resumeAt(channel);
      } catch (error) {
        this.#ports.log.error({ guild, error: stackOf(error) }, "a server's list of games could not be read");
      }
    }
  }

  /** Waits for everything that was begun and lets go of all games. */
  async close(): Promise<void> {
    for (const game of [...this.#open.values()]) this.#letGo(game);
    await Promise.all(this.#closing);
    await this.#directory.close();
  }

  async #resumeAt(channel: ChannelId): Promise<void> {
    try {
      await this.at(channel);
    } catch (error) {
      this.#ports.log.error({ channel, error: stackOf(error) }, 'a game could not be read');
    }
  }

  /** The channel's newest game from the store; once for all who ask at the same time. */
  #lookUp(channel: ChannelId): Promise<Cached | undefined> {
    const opening = this.#opening.get(channel) ?? this.#find(channel).finally(() => this.#opening.delete(channel));
    this.#opening.set(channel, opening);
    return opening;
  }

  async #newest(channel: ChannelId): Promise<Entry | undefined> {
    const known = this.#open.get(channel)?.entry;
    return (await this.#directory.newest(channel, known?.number)) ?? known;
  }

  async #find(channel: ChannelId): Promise<Cached | undefined> {
    const newest = await this.#newest(channel);
    const cached = this.#open.get(channel);
    if (!newest) return undefined;
    if (cached && cached.entry.number >= newest.number) {
      cached.checked = this.now;
      return this.#use(cached);
    }
    const session = await Session.load(this.#ports, newest.game);
    if (!session) return undefined;
    const left = await stepsLeft(session);
    const game = this.#opened(channel, newest, session);
    game.outbox.resume(left);
    if (cached) this.#letGo(cached);
    return this.#keep(game);
  }

  #opened(channel: ChannelId, entry: Entry, session: Session): Cached {
    const outbox = new Outbox(this.#ports, session, channel);
    session.onStep = (step, isAnswered) => outbox.hear(step, isAnswered);
    return { session, outbox, channel, guild: entry.guild, entry, checked: this.now };
  }

  #use(game: Cached): Cached {
    this.#open.delete(game.channel);
    this.#open.set(game.channel, game);
    return game;
  }

  #keep(game: Cached): Cached {
    this.#use(game);
    if (this.#open.size > this.#ports.settings.gamesInMemory) {
      for (const old of this.#open.values()) {
        if (this.#open.size <= this.#ports.settings.gamesInMemory) break;
        if (old !== game && old.session.idle && old.outbox.isEmpty) this.#letGo(old);
      }
    }
    return game;
  }

  #letGo(game: Cached): void {
    if (this.#open.get(game.channel) === game) this.#open.delete(game.channel);
    const closing = game.outbox
      .close()
      .then(() => game.session.close())
      .finally(() => this.#closing.delete(closing));
    this.#closing.add(closing);
  }
}

/** The steps whose posts may not have gone out. */
const stepsLeft = async ({ journal, head: { head } }: Session): Promise<readonly Step[]> => {
  const open = await Promise.all(head.open.map((number) => journal.step(number)));
  const left = open.flatMap((step) => step ?? []);
  for await (const step of journal.since(head.delivered)) left.push(step);
  return left;
};

const isOver = ({ session }: OpenGame): Promise<boolean> => session.read(channelViewer, (view) => view.phase === 'over');

/** 12 characters of a hash of the interaction that starts it: the same for a repeated one. */
const gameId = (interaction: InteractionId): GameId =>
  [...createHash('sha256').update(`game ${interaction}`).digest().subarray(0, 12)]
    .map((byte) => 'abcdefghijkmnpqrstuvwxyz23456789'[byte & 31])
    .join('') as GameId;
