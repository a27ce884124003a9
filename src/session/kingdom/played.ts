import { createHash } from 'node:crypto';
import type { RowKey } from '../../store/index.ts';
import type { CompareAndSetValue } from '../base/compare-and-set.ts';
import type { Ports } from '../base/ports.ts';
import { type Place, placeKey } from './place.ts';

/** A kingdom that was played. Nothing says who pressed or who was there, but what was typed of who won. */
export interface PlayedKingdom {
  /**
   * Of the answer below which it was said: whatever is pressed there is about this one game. 8 letters, digits, `-` and
   * `_`.
   */
  readonly key: string;
  readonly code: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** As it was typed, at most 100 characters. */
  readonly won?: string;
}

/** So many of a channel are kept, the newest. */
export const KEPT_PLAYED = 50;

/**
 * What was played in each channel, in direct messages by that person: a plain value that many may change at the same
 * time (K25). Throws Unsettled when the store does not answer.
 */
export class PlayedKingdoms {
  readonly #latest: CompareAndSetValue;
  readonly #clock: Ports['clock'];

  constructor(latest: CompareAndSetValue, { clock }: Pick<Ports, 'clock'>) {
    this.#latest = latest;
    this.#clock = clock;
  }

  /** The newest first. */
  async list(place: Place): Promise<readonly PlayedKingdom[]> {
    return listIn(await this.#latest.read(keyOf(place)));
  }

  /**
   * Notes a game; one that is known by its key already counts once. Answers all there are now, and whether this one is
   * new.
   */
  async add(
    place: Place,
    key: string,
    code: string,
  ): Promise<{ readonly all: readonly PlayedKingdom[]; readonly isNew: boolean }> {
    const at = this.#clock.now();
    let isNew = false;
    const all = await this.#change(place, (now) => {
      isNew = !now.some((one) => one.key === key);
      return isNew ? [{ key, code, at }, ...now].slice(0, KEPT_PLAYED) : now;
    });
    return { all, isNew };
  }

  /** Takes it back; answers it, or undefined where it is none of those that are kept. */
  async remove(place: Place, key: string): Promise<PlayedKingdom | undefined> {
    let gone: PlayedKingdom | undefined;
    await this.#change(place, (now) => {
      gone = now.find((one) => one.key === key);
      return now.filter((one) => one !== gone);
    });
    return gone;
  }

  /** Says who won, or nothing of that any more where it is blank. */
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

/** By what a game is known that was played below the answer of that name. */
export const gameKey = (answer: string): string => createHash('sha256').update(answer).digest('base64url').slice(0, 8);

interface PlayedRow {
  readonly played: readonly PlayedKingdom[];
}

const keyOf = (place: Place): RowKey<PlayedRow> => placeKey(place, 'played');

const listIn = (row: PlayedRow | undefined): readonly PlayedKingdom[] => row?.played ?? [];
