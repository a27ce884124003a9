import { createHash } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import type { Picture } from '../draw/index.ts';
import type { Drawing, DrawnPicture } from '../view/text/message.ts';
import { ByteLimitedCache } from './kept-bytes.ts';
import type { LoadPicture, RenderPicture } from './png.ts';

const MOST_WAITING = 60;
const AT_ONCE = 2;
const CACHE_BYTES = 16 * 1024 * 1024;

interface WaitingDrawing {
  readonly drawing: Drawing;
  readonly answer: (drawn: DrawnPicture) => void;
}

export interface DrawerPorts {
  readonly render: RenderPicture;
  readonly kept?: LoadPicture;
  /** Called with the reason if a drawing failed; must not throw. */
  readonly onFault: (error: unknown) => void;
  /** The most drawings at a time, by default 2: while a picture is drawn, the data for the next picture is made. */
  readonly atOnce?: number;
  readonly cacheBytes?: number;
}

/**
 * Draws pictures without delaying answers. For each key, only one is drawn at a time. The newest request is drawn
 * first. A board that looks like an earlier one isn't drawn again.
 */
export class Drawer {
  readonly #ports: DrawerPorts;
  readonly #waiting = new Map<string, WaitingDrawing>();
  readonly #running = new Set<string>();
  readonly #finished: ByteLimitedCache<Uint8Array>;
  readonly #idlers: (() => void)[] = [];

  constructor(ports: DrawerPorts) {
    this.#ports = ports;
    this.#finished = new ByteLimitedCache(ports.cacheBytes ?? CACHE_BYTES);
  }

  /**
   * Returns the picture as PNG or JPEG, or as GIF if it is animated. If there is none, returns the reason. The bytes
   * must not be changed. Never rejects.
   */
  draw(drawing: Drawing): Promise<DrawnPicture> {
    return new Promise((answer) => {
      this.#waiting.get(drawing.key)?.answer('overtaken');
      this.#waiting.set(drawing.key, { drawing, answer });
      this.#begin();
      this.#shed();
    });
  }

  idle(): Promise<void> {
    return this.#running.size + this.#waiting.size === 0
      ? Promise.resolve()
      : new Promise((resolve) => this.#idlers.push(resolve));
  }

  #shed(): void {
    const [longest] = this.#waiting;
    if (this.#waiting.size <= MOST_WAITING || !longest) return;
    this.#waiting.delete(longest[0]);
    longest[1].answer('crowded');
  }

  #begin(): void {
    for (const [key, request] of this.#waiting) {
      if (this.#running.size >= (this.#ports.atOnce ?? AT_ONCE)) return;
      if (this.#running.has(key)) continue;
      this.#waiting.delete(key);
      this.#running.add(key);
      void this.#work(key, request);
    }
  }

  async #work(key: string, { drawing, answer }: WaitingDrawing): Promise<void> {
    answer(await this.#picture(drawing));
    this.#running.delete(key);
    this.#begin();
    if (this.#running.size > 0) return;
    for (const resolve of this.#idlers.splice(0)) resolve();
  }

  async #still(picture: Picture): Promise<Uint8Array> {
    await turn();
    const data = JSON.stringify(picture);
    const hash = createHash('sha256').update(data).digest('base64');
    const known = this.#finished.get(hash);
    if (known) return known;
    const file = await this.#ports.render(data, this.#ports.kept);
    this.#finished.keep(hash, file, file.byteLength);
    return file;
  }

  async #picture(drawing: Drawing): Promise<Uint8Array | undefined> {
    try {
      // The caller continues first. The data of a large board and its JSON are made in two separate turns of the
      // event loop.
      await turn();
      if (!drawing.frames) return await this.#still(await drawing.picture());
      const files: Uint8Array[] = [];
      for (const frame of drawing.frames) files.push(await this.#still(await frame()));
      // The code for animations takes 16 MB of memory and is rarely needed, so it is loaded on demand.
      const { encodeFramesAsFilm: filmFile } = await import('./film.ts');
      return await filmFile(files);
    } catch (error) {
      this.#ports.onFault(error);
      return undefined;
    }
  }
}
