import { yieldToEventLoop } from '../base/parts.ts';
import type { Reader, Step } from '../base/step.ts';
import { roomOf } from './room.ts';

/** What a step tells. */
export type ToldStep = Pick<Step, 'number' | 'at' | 'operation' | 'posts'>;

/** Where what steps tell is read; see Journal. */
interface Teller {
  told(numbers: readonly number[]): Promise<readonly ToldStep[]>;
}

/** A reader's log, line by line: of which step each is, by number, and how much room it takes. */
export interface Lines {
  readonly steps: readonly number[];
  readonly rooms: readonly number[];
}

interface Growing extends Lines {
  readonly steps: number[];
  readonly rooms: number[];
  /** The newest step of which this reader was told otherwise than the channel. */
  own: number;
}

/**
 * One post of a step: its reader, as a place in `readers`; the step's number; how much room its line takes, 0 where the
 * reader's log has none.
 */
export type Entry = readonly [reader: number, step: number, room: number];

/** What is kept of it in snapshots. */
export interface SavedIndex {
  readonly readers: readonly string[];
  readonly entries: Iterable<Entry>;
}

const CHANNEL = 'channel';
/** So many numbers are an entry. */
const WIDTH = 3;
/** So many steps are read at a time. */
const STEPS_TOGETHER = 16;

/** Which steps each reader's log has: an index of the log, so that a page of it is found without reading the game. */
export class LogIndex {
  readonly #readers: string[] = [CHANNEL];
  /** All entries in the order of their steps, number after number. */
  #entries: number[] = [];
  /** The logs that were asked for. */
  readonly #lines = new Map<string, Growing>();
  /** Steps up to this one are not in it: they lie before a snapshot that was written without an index. */
  #missing: number;
  #completing: Promise<void> | undefined;

  constructor(missing = 0) {
    this.#missing = missing;
  }

  /** How many entries it has. */
  get size(): number {
    return this.#entries.length / WIDTH;
  }

  note(step: ToldStep): void {
    for (const post of step.posts) this.#add(post.reader, step.number, roomOf(step, post));
  }

  /** A reader's whole log. It grows as the game goes on. */
  of(reader: Reader): Lines {
    const known = this.#lines.get(reader);
    if (known) return known;
    const lines: Growing = { steps: [], rooms: [], own: 0 };
    const [own, at] = [this.#readers.indexOf(reader), this.#entries];
    for (let i = 0; i < at.length; i += WIDTH)
      take(lines, at[i] === own, at[i] === 0, at[i + 1] as number, at[i + 2] as number);
    this.#lines.set(reader, lines);
    return lines;
  }

  /** The index as it is now, to be read at any later time; undefined while it is not whole. */
  saved(): SavedIndex | undefined {
    return this.#missing > 0 ? undefined : { readers: [...this.#readers], entries: this.#from(this.#entries.length) };
  }

  /** Notes what a snapshot holds. */
  add({ readers, entries }: SavedIndex): void {
    for (const [reader, step, room] of entries) this.#add(readers[reader] as string, step, room);
  }

  /** Reads what it lacks. */
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

  *#from(end: number): Generator<Entry> {
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

/** A reader's own post stands in the place of the channel's, also where it says nothing. */
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
