import { MINUTE_MS } from '../../engine/index.ts';
import { type RowKey, readRow, rowKey, setRow } from '../../store/index.ts';
import type { GameId } from '../../table/index.ts';
import { gameQueries } from '../../view/game.ts';
import { channelViewer } from '../../view/viewer.ts';
import { nonceFromText, type Ports, stackOf } from '../base/ports.ts';
import { isOver } from '../channel/open-game.ts';
import { Session, STALE_AFTER } from '../game/session.ts';
import { deleteChannelState } from '../log/channel-state.ts';
import { DELETED_GAME_MARK, forgottenMarkKey, isGameDeleted } from '../log/checkpoint.ts';
import { DamagedLogError } from '../log/damage.ts';
import { GameDirectory } from '../log/directory.ts';
import { type EndedGame, listEndedGames, noteEnded, removeEndedGameRow } from '../log/ended.ts';

/** The time between the notice in a channel and the deletion of its ended game, in ms. */
export const DELETION_NOTICE_TIME = 7 * 24 * 60 * MINUTE_MS;
/** Time between two checks of ended games, in ms. */
const LOOK = 6 * 60 * MINUTE_MS;
const PAGE = 50;

const noticeKey = (game: GameId): RowKey<number> => rowKey(`game:${game}:notice`);

/**
 * Deletes ended games after the time that the operator set, a week after a notice in their channel (H12). If the
 * channel has a newer game by then, there is no notice. A mark stays, so that no copy in another process's memory
 * restores the game. The score book keeps its entries.
 */
export class EndedGameExpiry {
  readonly #ports: Ports;
  readonly #directory: GameDirectory;
  #waiting: (() => void) | undefined;
  #looking: Promise<void> = Promise.resolve();
  #isClosed = false;

  constructor(ports: Ports) {
    this.#ports = ports;
    this.#directory = new GameDirectory(ports);
  }

  /** Checks for old games now, and regularly afterward; never if the operator set no time. */
  begin(): void {
    const { settings, clock, log } = this.#ports;
    const kept = settings.endedGamesKept;
    if (kept === undefined || this.#isClosed) return;
    this.#waiting?.();
    this.#looking = this.#look(kept).catch((error: unknown) =>
      log.error({ error: stackOf(error) }, 'ended games could not be looked through'),
    );
    this.#waiting = clock.after(LOOK, () => void this.#looking.then(() => this.begin()));
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#waiting?.();
    await this.#looking;
  }

  async #look(kept: number): Promise<void> {
    const { store, clock, log } = this.#ports;
    let behind: EndedGame | undefined;
    for (;;) {
      const page = await listEndedGames(store, PAGE, behind);
      for (const ended of page) {
        if (this.#isClosed || ended.at > clock.now() - Math.max(0, kept - DELETION_NOTICE_TIME)) return;
        await this.#lookAt(ended, kept).catch((error: unknown) =>
          log.error({ game: ended.game, error: stackOf(error) }, 'an ended game could not be looked at'),
        );
      }
      behind = page.at(-1);
      if (!behind) return;
    }
  }

  async #lookAt(ended: EndedGame, kept: number): Promise<void> {
    const { store, clock } = this.#ports;
    const { game, at } = ended;
    if (await isGameDeleted(store, game)) return this.#delete(ended);
    const session = await this.#load(game);
    if (session === 'damaged') return;
    const latest = (await session?.journal.step(session.number))?.at ?? at;
    if (!session || !(await isOver({ session }))) return removeEndedGameRow(store, ended);
    if (latest > at) {
      await noteEnded(store, { ...ended, at: latest });
      return removeEndedGameRow(store, ended);
    }
    const told = (await readRow(store, noticeKey(game))) ?? (await this.#tell(ended, session, kept));
    if (told === undefined || clock.now() < Math.max(at + kept, told + DELETION_NOTICE_TIME)) return;
    await setRow(store, forgottenMarkKey(game), DELETED_GAME_MARK);
    // Wait until no process uses older copies. If the end of the game was undone in the meantime, the game stays.
    await new Promise<void>((resolve) => void clock.after(2 * STALE_AFTER, resolve));
    if (await session.journal.step(session.number + 1))
      return setRow(store, forgottenMarkKey(game), `kept ${clock.now()}`);
    await this.#delete(ended);
  }

  async #load(game: GameId): Promise<Session | 'damaged' | undefined> {
    try {
      return await Session.load(this.#ports, game);
    } catch (error) {
      if (error instanceof DamagedLogError) return 'damaged';
      throw error;
    }
  }

  async #tell({ game, channel, at }: EndedGame, session: Session, kept: number): Promise<number | undefined> {
    const { store, clock, messenger } = this.#ports;
    const now = clock.now();
    if ((await this.#directory.newest(channel))?.game === game) {
      const title = await session.read(channelViewer, (view) => view.of(gameQueries).title);
      const text = session.words.upkeep.goesText({
        title,
        ended: at,
        goes: Math.max(at + kept, now + DELETION_NOTICE_TIME),
      });
      if ((await messenger.post(channel, { text }, nonceFromText(`${game} goes`))).kind === 'unknown') return undefined;
    }
    await setRow(store, noticeKey(game), now);
    return now;
  }

  /** Deletes all rows of a game except its mark. After a failure, a repeated call deletes the rest. */
  async #delete(ended: EndedGame): Promise<void> {
    const { store, log } = this.#ports;
    const [own, mark] = [`game:${ended.game}:`, forgottenMarkKey(ended.game)];
    for (let behind = own; ; ) {
      const rows = (await store.rowsAfter(behind, PAGE)).filter(({ key }) => key.startsWith(own));
      const last = rows.at(-1);
      if (!last) break;
      await store.delete(rows.flatMap(({ key }) => (key === mark ? [] : [key])));
      behind = last.key;
    }
    await deleteChannelState(store, ended.channel, ended.game);
    await removeEndedGameRow(store, ended);
    log.info({ game: ended.game }, 'an ended game was deleted');
  }
}
