import { newPace } from '../base/pace.ts';
import { yieldToEventLoop } from '../base/parts.ts';
import { printed } from './print.ts';

/** The bytes of a file of text (UTF-8), part by part; or that they are more than may be. */
export type WrittenFile = readonly Uint8Array[] | 'too-large';

/** Thrown by the writer, to whoever writes the file. */
class TooLarge extends Error {}

/** A text file that grows, with breaths in between; what is written is kept as bytes, and once. */
export class FileWriter {
  readonly parts: Uint8Array[] = [];
  readonly #most: number;
  readonly #isDue = newPace();
  #left: number;
  #run: string[] = [];

  constructor(most: number) {
    this.#most = most;
    this.#left = most;
  }

  async write(text: string): Promise<void> {
    this.#run.push(text);
    if (this.#isDue(text.length)) await this.#turn();
  }

  /** Writes plain data as JSON for people. */
  async print(value: unknown, indent: string, label = ''): Promise<void> {
    for (const text of printed(value, indent, label)) {
      this.#run.push(text);
      if (this.#isDue(text.length)) await this.#turn();
    }
  }

  /** Makes bytes of what was written last. */
  close(): void {
    const part = Buffer.from(this.#run.join(''));
    this.#run = [];
    this.#left -= part.length;
    if (this.#left < 0) throw new TooLarge(`more than ${this.#most} bytes`);
    this.parts.push(part);
  }

  #turn(): Promise<void> {
    this.close();
    return yieldToEventLoop();
  }
}

/** A file of at most so many bytes, as `write` writes it; no more of a larger one is written. */
export const writtenFile = async (most: number, write: (file: FileWriter) => Promise<void>): Promise<WrittenFile> => {
  const file = new FileWriter(most);
  try {
    await write(file);
    file.close();
    return file.parts;
  } catch (fault) {
    if (fault instanceof TooLarge) return 'too-large';
    throw fault;
  }
};
