import type { LogFault } from '../../facts/log-fault.ts';
import type { ChannelId } from '../../facts/where.ts';
import { appendRow, type RowKey, readRow, rowKey, type StoreKey, type TextRow } from '../../store/index.ts';
import type { GameId } from '../../table/index.ts';
import type { Words } from '../../words/index.ts';
import { NONCE_SIZE, nonceFromText, type Ports, stackOf } from '../base/ports.ts';
import { isGameDeleted } from './checkpoint.ts';
import { DamagedLogError } from './damage.ts';

/** The time in ms after which a damaged game is read again, because the operator may have repaired it. */
const LOOK = 60_000;

/**
 * The key of a message for a game's channel: the repair of the store removed all steps of its log from that step on.
 */
export const repairNoticeKey = (game: GameId): RowKey<{ readonly step: number; readonly at: number }> =>
  rowKey(`game:${game}:cut`);

/** A record that a game's channel was notified of its damage. It is deleted when the game is intact again. */
interface DamageRow {
  readonly fault: LogFault;
  readonly nonce: string;
}

const damagePrefix = (game: GameId): StoreKey => `game:${game}:damage:`;
const damageKey = (game: GameId, step: number): RowKey<DamageRow> => rowKey(`${damagePrefix(game)}${step}`);

const ROWS = 8;

/**
 * Returns a text for recognizing a repeated post: it is the same only for the same rows, because each row contains a
 * random nonce.
 */
const onceOf = (rows: readonly TextRow[]): string => rows.map(({ value }) => value).join();

/** Games with damaged logs (D34). */
export class DamagedGames {
  readonly #ports: Ports;
  readonly #known = new Map<GameId, { readonly damage: DamagedLogError; readonly at: number }>();

  constructor(ports: Ports) {
    this.#ports = ports;
  }

  /**
   * Loads a game. If its log is damaged, logs that, notifies the channel once, and throws. Undefined if the game was
   * deleted in the meantime.
   */
  async guarded<T>(game: GameId, channel: ChannelId, load: () => Promise<T>): Promise<T | undefined> {
    const known = this.#known.get(game);
    if (known && this.#ports.clock.now() - known.at < LOOK) throw known.damage;
    this.#known.delete(game);
    try {
      return await load();
    } catch (damage) {
      if (!(damage instanceof DamagedLogError)) throw damage;
      if (await isGameDeleted(this.#ports.store, game)) return undefined;
      await this.#tell(channel, damage);
      throw damage;
    }
  }

  /**
   * Notifies the channel of an intact game once that it was repaired, or that it can be read again after an earlier
   * message about damage.
   */
  async tellOfRepair(game: GameId, channel: ChannelId, words: Words): Promise<void> {
    const { store, log } = this.#ports;
    try {
      const [cut, damages] = await Promise.all([readRow(store, repairNoticeKey(game)), this.#damagesOf(game)]);
      if (cut && (await this.#post(channel, words.damage.cutText(cut), `${game} ${cut.step} ${cut.at}`)))
        await store.delete([repairNoticeKey(game)]);
      const isTold =
        cut || damages.length === 0 || (await this.#post(channel, words.damage.wholeText, onceOf(damages)));
      if (isTold) await store.delete(damages.map(({ key }) => key));
      if (damages.length > 0) log.info({ game, channel }, 'a game that was called damaged can be read again');
    } catch (error) {
      log.warn({ game, error: stackOf(error) }, 'a channel was not told that its game was repaired');
    }
  }

  async #damagesOf(game: GameId): Promise<readonly TextRow[]> {
    const prefix = damagePrefix(game);
    const rows = await this.#ports.store.rowsAfter(prefix, ROWS);
    return rows.filter(({ key }) => key.startsWith(prefix));
  }

  /** True if the post may be in the channel. If two posts have the same `once`, only one is sent. */
  async #post(channel: ChannelId, text: string, once: string): Promise<boolean> {
    return (await this.#ports.messenger.post(channel, { text }, nonceFromText(once))).kind !== 'unknown';
  }

  async #tell(channel: ChannelId, damage: DamagedLogError): Promise<void> {
    const { store, messenger, log, random, clock, spoken } = this.#ports;
    const { game, step, fault } = damage;
    this.#known.set(game, { damage, at: clock.now() });
    // A game saved by a newer version isn't damaged. Write and post nothing, since that version may be running.
    if (fault === 'newer') return log.warn({ game, channel, step }, 'a game was written by a newer version');
    log.error({ game, channel, step, fault }, 'a stored game is damaged');
    const nonce = random(NONCE_SIZE).toString('base64url');
    if ((await appendRow(store, damageKey(game, step), { fault, nonce })) !== 'written') return;
    await messenger.post(channel, { text: spoken.en.damage.damageText(damage) }, nonce);
  }
}
