import { createHash } from 'node:crypto';
import type { RowKey } from '../../store/index.ts';
import type { CompareAndSetValue } from '../base/compare-and-set.ts';
import type { Ports } from '../base/ports.ts';
import { kingdomPlaceKey, type Place } from './place.ts';

/** A kingdom that was played, without people except for the typed winner. */
export interface PlayedKingdom {
  /**
   * The key of the answer with the buttons: all presses there are about the same game. It has 8 letters, digits, `-`
   * and `_`.
   */
  readonly key: string;
  readonly code: string;
  /** The time at which it was played (ms since 1970). */
  readonly at: number;
  /** The winner, at most 100 characters. */
  readonly won?: string;
}

export const MOST_PLAYED_KINGDOMS = 50;

/**
 * The kingdoms played in each channel, or in a person's direct messages (K25). Throws UncertainStateError if the store does not
 * answer.
 */
export class PlayedKingdoms {
  readonly #latest: CompareAndSetValue;
  readonly #clock: Ports['clock'];

  constructor(latest: CompareAndSetValue, { clock }: Pick<Ports, 'clock'>) {
    this.#latest = latest;
    this.#clock = clock;
  }

  /** Returns the kingdoms, the newest first. */
  async list(place: Place): Promise<readonly PlayedKingdom[]> {
    return listIn(await this.#latest.read(keyOf(place)));
  }

  /** Adds a kingdom that was played, once for each key. */
  async add(
    place: Place,
    key: string,
    code: string,
  ): Promise<{ readonly all: readonly PlayedKingdom[]; readonly isNew: boolean }> {
    const at = this.#clock.now();
    let isNew = false;
    const all = await this.#change(place, (now) => {
      isNew = !now.some((one) => one.key === key);
      return isNew ? [{ key, code, at }, ...now].slice(0, MOST_PLAYED_KINGDOMS) : now;
    });
    return { all, isNew };
  }

  async remove(place: Place, key: string): Promise<PlayedKingdom | undefined> {
    let gone: PlayedKingdom | undefined;
    await this.#change(place, (now) => {
      gone = now.find((one) => one.key === key);
      return now.filter((one) => one !== gone);
    });
    return gone;
  }

  /** Sets the winner; blank removes it. */
  async won(place: Place, key: string, who: string): Promise<PlayedKingdom | undefined> {
    const all = await this.#change(place, (now) =>
      now.map((one) => {
        if (one.key !== key) return one;
        const { won: _, ...rest } = one;
        return who === '' ? rest : { ...rest, won: who };
      }),
    );
    return all.find((one) => one.key === key);
  }

  async #change(
    place: Place,
    change: (now: readonly PlayedKingdom[]) => readonly PlayedKingdom[],
  ): Promise<readonly PlayedKingdom[]> {
    const kept = await this.#latest.change(keyOf(place), (now) => ({ played: change(listIn(now)) }));
    return listIn(kept);
  }
}

export const playedKingdomKey = (answer: string): string =>
  createHash('sha256').update(answer).digest('base64url').slice(0, 8);

interface PlayedRow {
  readonly played: readonly PlayedKingdom[];
}

const keyOf = (place: Place): RowKey<PlayedRow> => kingdomPlaceKey(place, 'played');

const listIn = (row: PlayedRow | undefined): readonly PlayedKingdom[] => row?.played ?? [];
