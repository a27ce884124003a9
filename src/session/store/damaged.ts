import { hash } from 'node:crypto';
import type { GameId } from '../../engine/core/ids.ts';
import type { Words } from '../../words/index.ts';
import { NONCE, type Ports, stackOf } from '../game/ports.ts';
import type { ChannelId } from '../where.ts';
import { DamagedLog } from './damage.ts';
import { type RowKey, readRow, rowKey } from './row.ts';
import { isOutdated } from './store-version.ts';

/** A damaged game is looked at again after this time: it may have been repaired (ms). */
const LOOK = 60_000;

/** Word for a game's channel that its log was cut before that step, left by whoever repaired the store. */
export const cutKey = (game: GameId): RowKey<{ readonly step: number; readonly at: number }> =>
  rowKey(`game:${game}:cut`);

/** Games whose logs can't be followed (D34). */
export class Damaged {
  readonly #ports: Ports;
  readonly #known = new Map<GameId, { readonly damage: DamagedLog; readonly at: number }>();

  constructor(ports: Ports) {
    this.#ports = ports;
  }

  /** Loads a game; what is wrong with it is named in the log, told to its channel once, and thrown. */
  async guarded<T>(game: GameId, channel: ChannelId, load: () => Promise<T>): Promise<T> {
    const known = this.#known.get(game);
    if (known && this.#ports.clock.now() - known.at < LOOK) throw known.damage;
    this.#known.delete(game);
    try {
      return await load();
    } catch (damage) {
      if (damage instanceof DamagedLog) await this.#tell(channel, damage);
      throw damage;
    }
  }

  /** Tells the channel of a game that was repaired, once. */
  async tellOfCut(game: GameId, channel: ChannelId, words: Words): Promise<void> {
    const { store, messenger, log } = this.#ports;
    try {
      const cut = await readRow(store, cutKey(game));
      if (!cut) return;
      const nonce = hash('sha256', `${game} ${cut.step} ${cut.at}`, 'base64url').slice(0, 22);
      const sent = await messenger.post(channel, { text: words.damage.cutText(cut) }, nonce);
      if (sent.kind !== 'unknown') await store.delete([cutKey(game)]);
    } catch (error) {
      log.warn({ game, error: stackOf(error) }, 'a channel was not told that its game was repaired');
    }
  }

  async #tell(channel: ChannelId, damage: DamagedLog): Promise<void> {
    const { store, messenger, log, random, clock, spoken, formats } = this.#ports;
    const { game, step, fault } = damage;
    // The players of a process that is about to end are heard by one of the newer version.
    if (fault === 'newer' && (await isOutdated(store, formats)))
      return log.warn({ game }, 'a newer version is at work');
    log.error({ game, channel, step, fault }, 'a stored game is damaged');
    this.#known.set(game, { damage, at: clock.now() });
    const nonce = random(NONCE).toString('base64url');
    if ((await store.append(`game:${game}:damage:${step}`, { fault, nonce })) !== 'written') return;
    await messenger.post(channel, { text: spoken.en.damage.damageText(damage) }, nonce);
  }
}
