import { BOT_LEVELS, type BotLevel, type PlayerKnowledge } from '../../engine/index.ts';
import type { Operation, PieceId } from '../../table/index.ts';
import type { work } from './thinking.ts';
import { WorkerThread } from './worker.ts';

type Task = Parameters<typeof work>[0];
type Thought = ReturnType<typeof work>;
type LeftCell = NonNullable<Task['left']>[number];

/** The effort for the first act of a turn: about 0.1, 0.6 and 3 seconds of processor time, and half more in chess. */
const EFFORT: { readonly [L in BotLevel]: number } = { easy: 2_000_000, normal: 10_000_000, hard: 50_000_000 };

/** The part of the acts that the bot overlooks, as a beginner does. Hints and answers to offers overlook none. */
export const PART_OVERLOOKED: { readonly [L in BotLevel]: number } = { easy: 0.5, normal: 0, hard: 0 };

/**
 * All further acts of a turn share the same effort once more. Each act gets this fraction of the remaining effort, but
 * at least this part of the first.
 */
const FURTHER = 0.25;
const LEAST_FURTHER = 0.05;

/** The number of waiting tasks at which the next task's level is lowered by one; at twice as many, by two. */
const CROWD = 3;

/** The memory limit of the bot's thread, in MB. */
const MEMORY = 512;

const PAUSE = 800;

export const searchEffortForAct = (level: BotLevel, done: number): number =>
  Math.ceil(EFFORT[level] * (done === 0 ? 1 : Math.max(LEAST_FURTHER, FURTHER * (1 - FURTHER) ** (done - 1))));

/**
 * Remembers how many acts a bot has done in a turn, the acts of its last thought, and where its pieces were. If the
 * sides act in rotation within a turn, as in a trick, each time counts as a turn.
 */
export class BotTurnMemory {
  #turn = '';
  #done = 0;
  #known: readonly Operation[] = [];
  #records: PlayerKnowledge['records'] = [];
  #left: readonly LeftCell[] = [];

  /** The cells that pieces left since the last act that wasn't a move. */
  get left(): readonly LeftCell[] {
    return this.#left;
  }

  get known(): readonly Operation[] {
    return this.#known;
  }

  /** Returns the number of acts that were done before in this turn. */
  before({ person, records }: PlayerKnowledge): number {
    const turn = [person, ...records.flatMap(turnParts)].join(' ');
    this.#done = turn === this.#turn ? this.#done + 1 : 0;
    if (this.#done === 0) [this.#known, this.#left] = [[], []];
    this.#turn = turn;
    this.#records = records;
    return this.#done;
  }

  /** Keeps the acts of a thought, the best first. */
  after(acts: readonly Operation[]): void {
    this.#known = acts;
    const [act] = acts;
    this.#left = act?.kind === 'move' ? [...this.#left, ...this.#cellsOf(act.pieces)] : [];
  }

  #cellsOf(pieces: readonly PieceId[]): readonly LeftCell[] {
    return this.#records.flatMap((record) => {
      const cell = record.kind === 'piece' && pieces.includes(record.id) ? record.place.cell : undefined;
      return cell === undefined ? [] : [{ piece: record.id as PieceId, cell }];
    });
  }
}

const turnParts = (record: PlayerKnowledge['records'][number]): readonly unknown[] => {
  if (record.kind === 'turn') return [record.number, record.position];
  return record.kind === 'turn-phase' ? [record.acting, record.goes] : [];
};

export interface BotThinkingPorts {
  readonly think: (task: Task) => Promise<Thought>;
  /** The least time before an act, in ms, so that players can follow the acts. */
  readonly pause: number;
  readonly end?: () => void;
}

interface LevelThought extends Thought {
  readonly level: BotLevel;
}

/** Gives tasks to the thread that computes the bot's acts. If many tasks wait, the level drops. */
export class BotThinker {
  readonly #thinking: BotThinkingPorts;
  #waiting = 0;

  constructor(thinking: BotThinkingPorts) {
    this.#thinking = thinking;
  }

  /** `done`: the number of acts that the bot has done in this turn. */
  async think(task: Omit<Task, 'effort'>, level: BotLevel, done: number): Promise<LevelThought> {
    const place = Math.max(0, BOT_LEVELS.indexOf(level) - Math.floor(this.#waiting / CROWD));
    const left = BOT_LEVELS[place] ?? level;
    this.#waiting += 1;
    try {
      return { ...(await this.#thinking.think({ ...task, effort: searchEffortForAct(left, done) })), level: left };
    } finally {
      this.#waiting -= 1;
    }
  }
}

export const createThinkingThread = (): BotThinkingPorts => {
  const thread = new WorkerThread<Task, Thought>(new URL('./thinking.ts', import.meta.url), 'thinking', MEMORY);
  return { think: (task) => thread.ask(task), pause: PAUSE, end: () => thread.end() };
};
