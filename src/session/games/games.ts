import type { PostFrequency } from '../../engine/index.ts';
import type { ExceededHostLimit } from '../../facts/bound.ts';
import type { ChannelId, GuildId } from '../../facts/where.ts';
import { Chance, type InteractionId, type PersonId } from '../../table/index.ts';
import type { Message } from '../../view/text/message.ts';
import { type Words, wordsFor } from '../../words/index.ts';
import { storeImportedGame } from '../archive/store.ts';
import { deriveGameId } from '../base/game-id.ts';
import type { Messenger, SendResult } from '../base/messenger.ts';
import type { Outcome } from '../base/outcome.ts';
import { type Ports, type RandomnessBeacon, SECRET_BYTES } from '../base/ports.ts';
import type { Step } from '../base/step.ts';
import { ScoreBook } from '../book/score-book.ts';
import { canAffectDeadlines, PlayerClocks } from '../channel/clocks.ts';
import { BotPlayer } from '../channel/house.ts';
import { type CachedGame, isGameIdle, isOver, type OpenGame } from '../channel/open-game.ts';
import { Outbox } from '../channel/outbox.ts';
import { PlayerGames } from '../channel/player-games.ts';
import { LatestRequestTimes } from '../channel/presence.ts';
import { hasTurnSeatOrGameChange, recordTurnStart, TurnReminders } from '../channel/reminders.ts';
import { dropMessagesWithoutReader } from '../channel/unheard.ts';
import { exceededLimitOfSaved, exceededLimitOfServer } from '../game/bounds.ts';
import { History } from '../game/history.ts';
import { RecentGames } from '../game/memory.ts';
import { Session, STALE_AFTER } from '../game/session.ts';
import { Kingdoms } from '../kingdom/kingdoms.ts';
import { isGameDeleted } from '../log/checkpoint.ts';
import { DamagedLogError } from '../log/damage.ts';
import { DamagedGames } from '../log/damaged.ts';
import { type ChannelGameEntry, GameDirectory, type GameLocation } from '../log/directory.ts';
import { ModuleLibrary } from '../module/library.ts';
import { ProfileStore } from '../server/people.ts';
import { ServerRulesStore } from '../server/servers.ts';
import { moduleHash } from '../text/hash.ts';
import { LARGEST_HOST_MODULE, LARGEST_MODULE } from '../text/work.ts';
import { PrivacyRequests } from '../upkeep/privacy.ts';
import { GameEndRecorder } from './ends.ts';
import { countUndeliveredPosts, resumeRunningGames, undeliveredStepsOf } from './left.ts';
import { OpenSeatGames } from './openings.ts';
import type { GameImportRequest, GameStartRequest, ImportResult, StartResult } from './starting.ts';

export class Games {
  readonly history: History;
  readonly library: ModuleLibrary;
  readonly scoreBook: ScoreBook;
  readonly servers: ServerRulesStore;
  readonly kingdoms: Kingdoms;
  readonly people: ProfileStore;
  readonly openings: OpenSeatGames;
  readonly sittings: PlayerGames;
  readonly privacy: PrivacyRequests;
  readonly #ports: Ports;
  readonly #directory: GameDirectory;
  readonly #reminders: TurnReminders;
  readonly #clocks: PlayerClocks;
  readonly #house: BotPlayer;
  readonly #open = new RecentGames<CachedGame>();
  readonly #opening = new Map<ChannelId, Promise<CachedGame | undefined>>();
  readonly #damaged: DamagedGames;
  readonly #ends: GameEndRecorder;
  readonly #closing = new Set<Promise<void>>();
  readonly #mayGo = (game: CachedGame): boolean => isGameIdle(game) && !this.openings.begins(game.session.game);

  constructor(given: Ports) {
    const people = new ProfileStore(given);
    const wordsOf = async (person: PersonId): Promise<Words> => wordsFor(given.spoken, await people.localeOf(person));
    const ports: Ports = { ...given, messenger: dropMessagesWithoutReader(given.messenger), wordsOf };
    this.#ports = ports;
    this.people = people;
    this.#house = new BotPlayer(ports);
    this.#directory = new GameDirectory(ports);
    this.#damaged = new DamagedGames(ports);
    this.history = new History(ports);
    this.library = new ModuleLibrary(ports, ports.settings.pictureShare);
    this.scoreBook = new ScoreBook(ports);
    this.#ends = new GameEndRecorder(ports, this.#directory, this.scoreBook, this.people);
    this.servers = new ServerRulesStore(ports);
    this.kingdoms = new Kingdoms(ports);
    this.sittings = new PlayerGames(ports.log, this.#directory, (channel) => this.at(channel));
    this.privacy = new PrivacyRequests(ports, () => {
      for (const game of this.#open.all()) game.checked = Number.NEGATIVE_INFINITY;
    });
    this.#reminders = new TurnReminders(ports, this.people, this.sittings, (channel) => this.at(channel));
    this.#clocks = new PlayerClocks(ports, this.people, (channel) => this.at(channel));
    this.openings = new OpenSeatGames(ports, this.people, (channel) => this.at(channel), this.ended);
  }

  get now(): number {
    return this.#ports.clock.now();
  }

  get load(): { readonly games: number; readonly undelivered: number; readonly oldest: number | undefined } {
    return { games: this.#open.size, ...countUndeliveredPosts(this.#open.all()) };
  }

  get beacon(): RandomnessBeacon | undefined {
    return this.#ports.beacon;
  }

  get largestModule(): number {
    return Math.min(this.#ports.settings.moduleSize ?? LARGEST_MODULE, LARGEST_HOST_MODULE);
  }

  get posts(): PostFrequency {
    return this.#ports.settings.posts ?? 'act';
  }

  /** Random numbers for rolls outside of games, which can't be verified. */
  get dice(): Chance {
    return new Chance(this.#ports.random(SECRET_BYTES), 'dice', 0);
  }

  /** Returns the channel's newest game, running or over. Throws DamagedLogError, and if the store can't be read. */
  async at(channel: ChannelId): Promise<CachedGame | undefined> {
    const cached = this.#open.get(channel);
    return cached && !cached.session.isTorn && this.now - cached.checked < STALE_AFTER
      ? this.#open.use(cached)
      : this.#lookUp(channel);
  }

  /**
   * Returns the channel's newest game and its number. A damaged game may be replaced by a new one, but not a game that
   * a newer version of the bot saved.
   */
  async #before(channel: ChannelId): Promise<{ readonly game: CachedGame | undefined; readonly number: number }> {
    try {
      const game = await this.at(channel);
      return { game, number: game?.entry.number ?? (await this.#newest(channel))?.number ?? 0 };
    } catch (error) {
      if (!(error instanceof DamagedLogError) || error.fault === 'newer') throw error;
      return { game: undefined, number: (await this.#newest(channel))?.number ?? 0 };
    }
  }

  /** Starts a game, unless another one runs in the channel. Each interaction starts only one. */
  async start({
    channel,
    guild,
    module,
    host,
    interaction,
    seed,
    language,
    open,
  }: GameStartRequest): Promise<StartResult> {
    const id = deriveGameId(interaction);
    const { game: before, number } = await this.#before(channel);
    if (before && before.session.game !== id && !(await isOver(before))) return { kind: 'runs', game: before };
    const session = Session.empty(this.#ports, id);
    // If the channel has a newer game by now, this claim must not replace it.
    const entry = { game: id, guild, number: number + 1 };
    const bound = before?.session.game === id ? undefined : await this.boundIn(guild, channel);
    if (bound)
      return { kind: 'started', game: this.#opened(channel, entry, session), outcome: { kind: 'full', bound } };
    const secret = (): string => this.#ports.random(SECRET_BYTES).toString('hex');
    const [chance, handles] = [secret(), secret()];
    const told = { ...(language === undefined || language === 'en' ? {} : { language }), ...(open ? { open } : {}) };
    const outcome = await session.run(
      { kind: 'start', actor: host, module, hash: moduleHash(module), chance, seed, handles, ...told },
      interaction,
    );
    if (before?.session.game === id) return { kind: 'started', game: before, outcome };
    if (outcome.kind !== 'done' || !(await this.#directory.claim(channel, entry))) {
      let other = outcome.kind === 'done' ? await this.#lookUp(channel) : undefined;
      if (outcome.kind === 'done' && (other?.entry.number ?? 0) < entry.number) other = await this.#lookUp(channel);
      return other
        ? { kind: 'runs', game: other }
        : { kind: 'started', game: this.#opened(channel, entry, session), outcome };
    }
    void this.#directory.note(guild, id, channel, true);
    const game = this.#keep(this.#opened(channel, entry, session));
    if (outcome.kind === 'done') this.#hearSeats(game, outcome.step);
    return { kind: 'started', game, outcome };
  }

  /**
   * Starts the game of a file with empty seats, unless another game is running there. `end`: if given, ends the running
   * game after the new one is stored, and returns true if that worked.
   */
  async import(
    { channel, guild, saved, pictures, host, interaction }: GameImportRequest,
    end?: (game: OpenGame) => Promise<boolean>,
  ): Promise<ImportResult> {
    const id = deriveGameId(interaction);
    const { game: before, number } = await this.#before(channel);
    const taken = (session: Session): Promise<Outcome> => session.run({ kind: 'import', actor: host }, interaction);
    if (before?.session.game === id) {
      const outcome = await taken(before.session);
      return outcome.kind === 'done' ? { kind: 'imported', game: before, outcome } : { kind: 'failed' };
    }
    const running = before && !(await isOver(before)) ? before : undefined;
    if (running && !end) return { kind: 'runs', game: running };
    const bound = exceededLimitOfSaved(this.#ports.settings, saved) ?? (await this.boundIn(guild, channel));
    if (bound) return { kind: 'full', bound };
    if (!(await storeImportedGame(this.#ports, id, saved, interaction, pictures))) return { kind: 'failed' };
    const session = await Session.load(this.#ports, id);
    const outcome = session && (await taken(session));
    if (!session || outcome?.kind !== 'done') return { kind: 'failed' };
    if (running && !(await end?.(running))) return { kind: 'kept' };
    const entry = { game: id, guild, number: number + 1 };
    if (!(await this.#directory.claim(channel, entry))) {
      const other = await this.#lookUp(channel);
      return other ? { kind: 'runs', game: other } : { kind: 'failed' };
    }
    const game = this.#keep(this.#opened(channel, entry, session));
    void this.#directory.note(guild, id, channel, !(await isOver(game)));
    if (!outcome.repeated) game.outbox.hear(outcome.step, true);
    return { kind: 'imported', game, outcome };
  }

  readonly boundIn = (guild: GuildId | undefined, channel: ChannelId): Promise<ExceededHostLimit | undefined> =>
    exceededLimitOfServer(this.#ports.settings, this.servers, this.#directory, guild, channel);

  readonly thread: Messenger['thread'] = (channel, title) => this.#ports.messenger.thread(channel, title);

  /** Posts the result of a request that came from elsewhere in a game's channel, once for each interaction (W3). */
  readonly say = ({ session, channel }: OpenGame, message: Message, interaction: InteractionId): Promise<SendResult> =>
    this.#ports.messenger.post(channel, message, session.names.nonce(interaction, 'said'));

  readonly ended = (game: OpenGame): void => this.#ends.ended(game);

  readonly gone: GameDirectory['noteGone'] = async (guild, channel) => {
    await this.#open.get(channel)?.session.snapshots.shown.end();
    await this.#directory.noteGone(guild, channel);
  };

  /**
   * Sends the posts that an earlier process left unsent (T3), for games of these servers; undefined means direct
   * messages.
   */
  resume(guilds: Iterable<GuildId | undefined>): Promise<void> {
    return resumeRunningGames(this.#ports, this.#directory, guilds, (...one) => this.#resumeAt(...one));
  }

  async close(): Promise<void> {
    await Promise.all([this.#reminders, this.#clocks, this.#house, this.openings].map((one) => one.close()));
    for (const game of this.#open.all()) void this.#letGo(game);
    await this.#ends.settled();
    await Promise.all(this.#closing);
    await this.#directory.close();
  }

  async #resumeAt(guild: GuildId | undefined, { channel, game: id }: GameLocation): Promise<void> {
    const isOpen = this.#open.get(channel);
    const newest = await this.at(channel);
    const game = newest?.session.game === id ? newest : await this.#load(channel, { game: id, guild, number: 0 });
    if (game && (game !== newest || (await isOver(game)))) this.ended(game);
    // No request opened the game, so it is closed again; its timers will reopen it.
    await newest?.outbox.settled();
    if (newest && !isOpen && this.#mayGo(newest)) void this.#letGo(newest);
  }

  /** Loads the channel's newest game, once for simultaneous requests. */
  #lookUp(channel: ChannelId): Promise<CachedGame | undefined> {
    const opening = this.#opening.get(channel) ?? this.#find(channel).finally(() => this.#opening.delete(channel));
    this.#opening.set(channel, opening);
    return opening;
  }

  async #newest(channel: ChannelId): Promise<ChannelGameEntry | undefined> {
    const known = this.#open.get(channel)?.entry;
    return (await this.#directory.newest(channel, known?.number)) ?? known;
  }

  async #find(channel: ChannelId): Promise<CachedGame | undefined> {
    const newest = await this.#newest(channel);
    const cached = this.#open.get(channel);
    if (!newest) return undefined;
    const isPast = cached && (cached.session.isTorn || (await cached.session.head.isPast()));
    if (cached && !isPast && cached.entry.number >= newest.number) {
      cached.checked = this.now;
      return this.#open.use(cached);
    }
    if (cached) await this.#letGo(cached);
    if (cached && isPast) this.history.drop(cached.session.game);
    const game = await this.#load(channel, newest);
    return game && this.#keep(game);
  }

  #load(channel: ChannelId, entry: ChannelGameEntry): Promise<CachedGame | undefined> {
    return this.#damaged.guarded(entry.game, channel, () => this.#loaded(channel, entry));
  }

  /** Returns the game; undefined if it was deleted. */
  async #loaded(channel: ChannelId, entry: ChannelGameEntry): Promise<CachedGame | undefined> {
    if (await isGameDeleted(this.#ports.store, entry.game)) return undefined;
    const session = await Session.load(this.#ports, entry.game);
    if (!session) throw new DamagedLogError({ game: entry.game, step: 1, fault: 'missing' });
    const left = await undeliveredStepsOf(session);
    const game = this.#opened(channel, entry, session);
    for (const step of left) recordTurnStart(session, step);
    this.#reminders.watch(game);
    this.#clocks.watch(game);
    await this.#damaged.tellOfRepair(entry.game, channel, session.words);
    game.outbox.resume(left);
    game.outbox.wake();
    this.#house.watch(game);
    if (await isOver(game)) this.#ends.while(this.#ends.filed(game));
    this.openings.watch(game);
    return game;
  }

  #opened(channel: ChannelId, entry: ChannelGameEntry, session: Session): CachedGame {
    const [people, house, presence, { guild }] = [
      this.people,
      this.#house,
      new LatestRequestTimes(this.#ports.clock),
      entry,
    ];
    const outbox = new Outbox(this.#ports, session, channel, people, presence);
    session.snapshots.shown.begin(channel);
    const game: CachedGame = { session, outbox, people, presence, house, channel, guild, entry, checked: this.now };
    session.notices.nameOf = (person) => people.names.of(person, guild);
    session.onStep = (step, isAnswered) => {
      if (this.#open.get(channel) === game) this.#open.weigh(game);
      outbox.hear(step, isAnswered);
      house.watch(game);
      recordTurnStart(session, step);
      if (hasTurnSeatOrGameChange(step)) this.#reminders.watch(game);
      if (canAffectDeadlines(step)) this.#clocks.watch(game);
      this.#ends.hear(game, step);
      this.#hearSeats(game, step);
    };
    return game;
  }

  #hearSeats(game: CachedGame, step: Step): void {
    this.#ends.while(this.sittings.note(game, step));
    this.openings.hear(game, step);
  }

  #keep(game: CachedGame): CachedGame {
    this.#open.use(game);
    const mayGo = (old: CachedGame): boolean => old !== game && this.#mayGo(old);
    for (const old of this.#open.beyond(this.#ports.settings.memoryForGames, mayGo)) void this.#letGo(old);
    return game;
  }

  #letGo(game: CachedGame): Promise<void> {
    if (this.#open.get(game.channel) === game) this.#open.drop(game.channel);
    const closing = game.outbox
      .close()
      .then(() => game.session.close())
      .finally(() => this.#closing.delete(closing));
    this.#closing.add(closing);
    return closing;
  }
}
