import { type BotLevel, LEVELS } from '../engine/index.ts';
import type { work } from './thinking.ts';
import { Thread } from './worker.ts';

type Task = Parameters<typeof work>[0];
type Thought = ReturnType<typeof work>;

/** The effort of a turn: about 0.2, 1 and 3 seconds of a core. */
const EFFORT: { readonly [L in BotLevel]: number } = { easy: 2_000_000, normal: 10_000_000, hard: 30_000_000 };

/** An act of the same turn gets this part of the effort that the turn has left. */
const LEFT_FOR_ACT = 0.5;

/** With so many questions waiting, the next one gets the effort of a lower level, with twice as many of the lowest. */
const CROWD = 3;

/** So much memory the thread may use, in MB. */
const MEMORY = 512;

/** The bot acts after so many milliseconds at the earliest. */
const PAUSE = 800;

/** Returns the effort of a turn's nth act, from 0. */
export const effortOfAct = (level: BotLevel, done: number): number =>
  Math.ceil(EFFORT[level] * LEFT_FOR_ACT ** (done + Math.min(1, done)));

/** How the bot thinks when it plays. */
export interface Thinking {
  readonly think: (question: Task) => Promise<Thought>;
  /** The bot acts after so many milliseconds at the earliest, so that people can follow. */
  readonly pause: number;
  /** Ends what is thought about now: those who wait for it get an error. */
  readonly end?: () => void;
}

/** What it thinks at a level, and the level that was left of it. */
interface LevelThought extends Thought {
  readonly level: BotLevel;
}

/** Asks the opponent, one question after the other. If many wait, the level drops. */
export class Thinker {
  readonly #thinking: Thinking;
  #waiting = 0;

  constructor(thinking: Thinking) {
    this.#thinking = thinking;
  }

  /** `done`: the number of acts that the bot has done in this turn. */
  async think(question: Omit<Task, 'effort'>, level: BotLevel, done: number): Promise<LevelThought> {
    const place = Math.max(0, LEVELS.indexOf(level) - Math.floor(this.#waiting / CROWD));
    const left = LEVELS[place] ?? level;
    this.#waiting += 1;
    try {
      return { ...(await this.#thinking.think({ ...question, effort: effortOfAct(left, done) })), level: left };
    } finally {
      this.#waiting -= 1;
    }
  }
}

/** The bot's thinking in a thread of its own, so that nobody's command waits for it. */
export const thinkingApart = (): Thinking => {
  const thread = new Thread<Task, Thought>(new URL('./thinking.ts', import.meta.url), 'thinking', MEMORY);
  return { think: (question) => thread.ask(question), pause: PAUSE, end: () => thread.end() };
};
