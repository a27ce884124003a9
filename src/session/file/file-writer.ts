import { createWorkCounter } from '../base/pace.ts';
import { yieldToEventLoop } from '../base/parts.ts';
import { printed } from './print.ts';

/** The bytes of a text file (UTF-8) in parts, or `too-large`. */
export type WrittenFile = readonly Uint8Array[] | 'too-large';

class TooLarge extends Error {}

/** A growing text file, which yields to the event loop and keeps its content as bytes. */
export class FileWriter {
  readonly parts: Uint8Array[] = [];
  readonly #most: number;
  readonly #isDue = createWorkCounter();
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

  async print(value: unknown, indent: string, label = ''): Promise<void> {
    for (const text of printed(value, indent, label)) {
      this.#run.push(text);
      if (this.#isDue(text.length)) await this.#turn();
    }
  }

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
