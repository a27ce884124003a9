import { z } from 'zod';
import { InvalidRowError, type RowKey, readRow, rowKey, type Store, setRow } from '../../store/index.ts';
import type { GameId } from '../../table/index.ts';
import { type Ports, stackOf } from '../base/ports.ts';
import { DelayedWriter } from './lazy-write.ts';
import type { SnapshotReference } from './snapshot.ts';

/** Information about a game besides its log. It is written with a delay, and the log is always right if they differ. */
export interface GameCheckpoint {
  readonly snapshot?: SnapshotReference;
  /** The posts of all steps up to this one were sent, except for those of `open` steps. */
  readonly delivered: number;
  readonly open: readonly number[];
  /** The step that started the current turn, and its time (T18). */
  readonly turn?: { readonly step: number; readonly at: number };
  /** Posts about turns and questions that did not reach all their players at once (T30). */
  readonly unheard?: readonly MissedDelivery[];
  /**
   * The first and last step whose post the channel did not get, and the last such step that the channel was notified of
   * (T32).
   */
  readonly lost?: LostPosts;
}

export interface LostPosts {
  readonly first: number;
  readonly last: number;
  readonly told: number;
}

export interface MissedDelivery {
  readonly step: number;
  /** The time when the other people were reached (ms since 1970), if there were any. */
  readonly at?: number;
  /** The people who were not reached, as indexes into the list of all who must act because of the step's post. */
  readonly people: readonly number[];
}

export const MOST_MISSED_DELIVERIES = 20;

export const checkpointKey = (game: GameId): RowKey<GameCheckpoint> => rowKey(`game:${game}:head`);

const number = z.int().min(0);
/** The key of a mark that changes whenever something of the game is forgotten. There is no row before that. */
export const forgottenMarkKey = (game: GameId): RowKey<string> => rowKey(`game:${game}:forgotten`);
export const DELETED_GAME_MARK = 'gone';
export const isGameDeleted = async (store: Store, game: GameId): Promise<boolean> =>
  (await readRow(store, forgottenMarkKey(game))) === DELETED_GAME_MARK;

const headSchema = z.object({
  snapshot: z
    .object({
      step: number,
      format: number.optional(),
      hash: z.string().optional(),
      attempt: z.string(),
      parts: number,
      sum: z.string().optional(),
      mark: z.string().optional(),
    })
    .optional(),
  delivered: number,
  open: z.array(number),
  turn: z.object({ step: number, at: z.number() }).optional(),
  unheard: z.array(z.object({ step: number, at: z.number().optional(), people: z.array(number) })).optional(),
  lost: z.object({ first: number, last: number, told: number }).optional(),
});

/** Reads a game's head. If it can't be read, loading takes longer, and a message may be repeated. */
export const readHead = async ({ store, log }: Pick<Ports, 'store' | 'log'>, game: GameId): Promise<GameCheckpoint> => {
  const key = checkpointKey(game);
  try {
    const head = (await readRow(store, key)) ?? emptyCheckpoint;
    if (headSchema.safeParse(head).success) return head;
    log.warn({ game, key }, 'the head of a game is something else');
    return emptyCheckpoint;
  } catch (error) {
    if (!(error instanceof InvalidRowError)) throw error;
    log.warn({ game, key: error.key }, 'the head of a game is no JSON');
    return emptyCheckpoint;
  }
};

export const stepsInCheckpoint = ({ delivered, snapshot, turn, open }: GameCheckpoint): readonly number[] => [
  delivered,
  snapshot?.step ?? 0,
  turn?.step ?? 0,
  ...open,
];

export const emptyCheckpoint: GameCheckpoint = { delivered: 0, open: [] };

/**
 * Merges the heads of two processes: the newer snapshot and turn, and every step whose delivery either of them knows.
 */
const together = (one: GameCheckpoint, other: GameCheckpoint): GameCheckpoint => {
  const snapshot = later(one.snapshot, other.snapshot);
  const open = new Set([...one.open, ...other.open].filter((step) => isLeft(one, step) && isLeft(other, step)));
  const turn = later(one.turn, other.turn);
  const unheard = addMissedDeliveries(one.unheard, ...(other.unheard ?? []));
  return {
    ...(snapshot ? { snapshot } : {}),
    ...(turn ? { turn } : {}),
    ...(unheard.length > 0 ? { unheard } : {}),
    ...lostIn(one.lost, other.lost),
    delivered: Math.max(one.delivered, other.delivered),
    open: [...open],
  };
};

/**
 * Adds entries for steps, one for each step, and keeps the newest steps. Of two entries for a step, the one with fewer
 * missed people is newer.
 */
export const addMissedDeliveries = (
  all: readonly MissedDelivery[] = [],
  ...more: readonly MissedDelivery[]
): readonly MissedDelivery[] => {
  const known = new Map(all.map((one) => [one.step, one]));
  for (const one of more) {
    const before = known.get(one.step);
    if (!before || one.people.length < before.people.length) known.set(one.step, one);
  }
  return [...known.values()].sort((a, b) => a.step - b.step).slice(-MOST_MISSED_DELIVERIES);
};

const lostIn = (one: LostPosts | undefined, other: LostPosts | undefined): Pick<GameCheckpoint, 'lost'> => {
  if (!one || !other) return one || other ? { lost: one ?? (other as LostPosts) } : {};
  const told = Math.max(one.told, other.told);
  const first = Math.min(...[one, other].filter(({ last }) => last > told).map((lost) => lost.first));
  return { lost: { first: Number.isFinite(first) ? first : told, last: Math.max(one.last, other.last), told } };
};

export const addLostPost = (lost: LostPosts | undefined, step: number): LostPosts =>
  lost && lost.last > lost.told
    ? { ...lost, first: Math.min(lost.first, step), last: Math.max(lost.last, step) }
    : { first: step, last: Math.max(step, lost?.last ?? 0), told: Math.min(lost?.told ?? 0, step - 1) };

const later = <T extends { readonly step: number }>(one: T | undefined, other: T | undefined): T | undefined =>
  one && !(other && other.step >= one.step) ? one : other;

const isLeft = ({ delivered, open }: GameCheckpoint, step: number): boolean => step > delivered || open.includes(step);

/** One game's head, written with a delay, at the latest when the game is closed. */
export class HeadKeeper {
  readonly mark: string | undefined;
  readonly #ports: Ports;
  readonly #game: GameId;
  readonly #later: DelayedWriter;
  #head: GameCheckpoint;

  constructor(ports: Ports, game: GameId, head: GameCheckpoint, mark?: string) {
    this.mark = mark;
    this.#ports = ports;
    this.#game = game;
    this.#head = head;
    this.#later = new DelayedWriter(ports.clock, () => this.#write());
  }

  /**
   * True if a part of the game was forgotten since it was loaded. Copies in memory and their snapshots must then not be
   * used. Throws if the store does not answer.
   */
  async isPast(): Promise<boolean> {
    return (await readRow(this.#ports.store, forgottenMarkKey(this.#game))) !== this.mark;
  }

  get head(): GameCheckpoint {
    return this.#head;
  }

  change(part: Partial<GameCheckpoint>): void {
    this.#head = { ...this.#head, ...part };
    this.#later.schedule();
  }

  flush(): Promise<void> {
    return this.#later.flush();
  }

  async #write(): Promise<void> {
    try {
      this.#head = together(await readHead(this.#ports, this.#game), this.#head);
      await setRow(this.#ports.store, checkpointKey(this.#game), this.#head);
    } catch (error) {
      this.#ports.log.warn({ game: this.#game, error: stackOf(error) }, 'the head of a game was not written');
    }
  }
}
