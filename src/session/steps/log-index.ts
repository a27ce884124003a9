import { yieldToEventLoop } from '../base/parts.ts';
import type { Reader, Step } from '../base/step.ts';
import { roomOf } from './room.ts';

export type LogStep = Pick<Step, 'number' | 'at' | 'operation' | 'posts'>;

interface Teller {
  told(numbers: readonly number[]): Promise<readonly LogStep[]>;
}

/** A reader's log: the step of each line, and the number of characters that the line needs. */
export interface LogLines {
  readonly steps: readonly number[];
  readonly rooms: readonly number[];
}

interface Growing extends LogLines {
  readonly steps: number[];
  readonly rooms: number[];
  /** The newest step with a post for this reader alone. */
  own: number;
}

/**
 * A post of a step: the index of its reader, the number of the step, and the characters of its line (0 for no line).
 */
export type LogIndexEntry = readonly [reader: number, step: number, room: number];

export interface SavedLogIndex {
  readonly readers: readonly string[];
  readonly entries: Iterable<LogIndexEntry>;
}

const CHANNEL = 'channel';
const WIDTH = 3;
const STEPS_TOGETHER = 16;

/** The steps in each reader's log, to find a page without reading the whole game. */
export class LogIndex {
  readonly #readers: string[] = [CHANNEL];
  #entries: number[] = [];
  readonly #lines = new Map<string, Growing>();
  /** The steps up to this number are missing, because an old snapshot was written without an index. */
  #missing: number;
  #completing: Promise<void> | undefined;

  constructor(missing = 0) {
    this.#missing = missing;
  }

  get size(): number {
    return this.#entries.length / WIDTH;
  }

  note(step: LogStep): void {
    for (const post of step.posts) this.#add(post.reader, step.number, roomOf(step, post));
  }

  of(reader: Reader): LogLines {
    const known = this.#lines.get(reader);
    if (known) return known;
    const lines: Growing = { steps: [], rooms: [], own: 0 };
    const [own, at] = [this.#readers.indexOf(reader), this.#entries];
    for (let i = 0; i < at.length; i += WIDTH)
      take(lines, at[i] === own, at[i] === 0, at[i + 1] as number, at[i + 2] as number);
    this.#lines.set(reader, lines);
    return lines;
  }

  /** Returns the current index, which can be read later; undefined if it is incomplete. */
  saved(): SavedLogIndex | undefined {
    return this.#missing > 0 ? undefined : { readers: [...this.#readers], entries: this.#from(this.#entries.length) };
  }

  add({ readers, entries }: SavedLogIndex): void {
    for (const [reader, step, room] of entries) this.#add(readers[reader] as string, step, room);
  }

  complete(journal: Teller): Promise<void> {
    this.#completing ??= this.#complete(journal).catch((error) => {
      this.#completing = undefined;
      throw error;
    });
    return this.#completing;
  }

  async #complete(journal: Teller): Promise<void> {
    if (this.#missing === 0) return;
    const whole = new LogIndex();
    for (let first = 1; first <= this.#missing; first += STEPS_TOGETHER) {
      const count = Math.min(STEPS_TOGETHER, this.#missing - first + 1);
      for (const step of await journal.told(Array.from({ length: count }, (_, i) => first + i))) whole.note(step);
      await yieldToEventLoop();
    }
    whole.add({ readers: this.#readers, entries: this.#from(this.#entries.length) });
    this.#readers.splice(0, this.#readers.length, ...whole.#readers);
    this.#entries = whole.#entries;
    this.#lines.clear();
    this.#missing = 0;
  }

  *#from(end: number): Generator<LogIndexEntry> {
    const at = this.#entries;
    for (let i = 0; i < end; i += WIDTH) yield [at[i] as number, at[i + 1] as number, at[i + 2] as number];
  }

  #add(reader: string, step: number, room: number): void {
    const known = this.#readers.indexOf(reader);
    const number = known < 0 ? this.#readers.push(reader) - 1 : known;
    this.#entries.push(number, step, room);
    for (const [one, lines] of this.#lines) take(lines, one === reader, number === 0, step, room);
  }
}

/**
 * Adds a post to a reader's log. The reader's own post replaces the channel's post of the same step, even if it has no
 * text.
 */
const take = (lines: Growing, isOwn: boolean, isChannels: boolean, step: number, room: number): void => {
  if (!isOwn && (!isChannels || lines.own === step)) return;
  const { steps, rooms } = lines;
  if (isOwn) {
    lines.own = step;
    if (steps.at(-1) === step) {
      steps.pop();
      rooms.pop();
    }
  }
  if (room === 0) return;
  steps.push(step);
  rooms.push(room);
};
