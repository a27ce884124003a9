import { MOST_PICTURE_SHEETS } from '../../engine/forms.ts';
import { type Archive, pictureFileOf, readUndamagedFile } from '../source/archive.ts';
import type { PieceAppearance } from './looks.ts';
import type { ImportLossCollector } from './losses.ts';
import { type Piece, packRectangles } from './packing.ts';
import { composePictures, convertMapPicture, type Drawn, drawPictureSheet } from './raster.ts';

/** The pictures of an imported module: files next to it, and the position of each look in them. */

export type PictureReference =
  | string
  | { readonly sheet: string; readonly at: readonly [number, number, number, number] };

export interface PictureSheet {
  readonly file: string;
  readonly columns: number;
  readonly rows: number;
}

export type WriteFile = (name: string, bytes: Uint8Array) => Promise<void>;

const MOST_SINGLE_PICTURES = 300;
/** The greatest side of a picture on a sheet, in pixels. */
const LONGEST = 300;

/** The number of pixels after which a sheet is written. It limits the memory. */
const AREA = 1_900_000;
/** The fraction of that area that most sheets fill. What doesn't fit then has room on the next sheet. */
const FILLED = 0.8;

export const keyOf = (look: PieceAppearance): string => JSON.stringify(look);

/**
 * Returns the greatest side for each of `count` pictures. If large pictures could need too many sheets, it is smaller.
 */
export const longestPictureSideFor = (count: number): number =>
  Math.min(LONGEST, Math.floor(Math.sqrt((MOST_PICTURE_SHEETS * FILLED * AREA) / count)));

export class ImportedPictureWriter {
  readonly #archive: Archive;
  readonly #losses: ImportLossCollector;
  readonly #write: WriteFile;
  readonly #names = new Set<string>();
  readonly art = new Map<string, PictureReference>();
  readonly sheets: { [name: string]: PictureSheet } = {};
  files = 0;

  constructor(archive: Archive, write: WriteFile, losses: ImportLossCollector) {
    this.#archive = archive;
    this.#write = write;
    this.#losses = losses;
  }

  /** Adds the picture of a board. Returns its file; undefined if it can't be read. */
  async board(image: string): Promise<string | undefined> {
    const bytes = await this.#bytes(image);
    const drawn = bytes && (await convertMapPicture(bytes));
    if (bytes && !drawn) this.#losses.note('bad-picture', image);
    return drawn && (await this.#put(image, drawn));
  }

  /** Draws looks with their names. `progress`: called with the number of looks that are drawn. */
  async draw(
    looks: ReadonlyMap<string, { readonly look: PieceAppearance; readonly name: string }>,
    progress: (done: number) => void,
  ): Promise<void> {
    if (looks.size <= MOST_SINGLE_PICTURES) {
      let done = 0;
      for (const [key, { look, name }] of looks) {
        const drawn = await this.#drawn(look);
        if (drawn) this.art.set(key, await this.#put(name, drawn));
        done += 1;
        progress(done);
      }
    } else await this.#drawSheets(looks, progress);
  }

  async #drawSheets(
    looks: ReadonlyMap<string, { readonly look: PieceAppearance }>,
    progress: (done: number) => void,
  ): Promise<void> {
    const pieces: Piece[] = [];
    const drawn = new Map<string, Drawn>();
    let done = 0;
    const flush = async (): Promise<void> => {
      for (const { width, height, places } of packRectangles(pieces.splice(0))) {
        const name = `sheet-${Object.keys(this.sheets).length + 1}`;
        const parts = [...places].flatMap(([key, at]) => {
          const part = drawn.get(key);
          return part ? [{ ...part, ...at }] : [];
        });
        const file = await this.#put(name, await drawPictureSheet(width, height, parts));
        this.sheets[name] = { file, columns: width, rows: height };
        for (const [key, { left, top }] of places) {
          const part = drawn.get(key);
          if (part) this.art.set(key, { sheet: name, at: [left + 1, top + 1, part.width, part.height] });
        }
      }
      drawn.clear();
    };
    let area = 0;
    const longest = longestPictureSideFor(looks.size);
    for (const [key, { look }] of looks) {
      const one = await this.#drawn(look, longest);
      done += 1;
      progress(done);
      if (!one) continue;
      if (area + one.width * one.height > AREA) {
        await flush();
        area = 0;
      }
      drawn.set(key, one);
      pieces.push({ key, width: one.width, height: one.height });
      area += one.width * one.height;
    }
    await flush();
  }

  async #drawn(look: PieceAppearance, longest = LONGEST): Promise<Drawn | undefined> {
    const stamps = [];
    for (const { image, x, y } of look) {
      const bytes = await this.#bytes(image);
      if (bytes) stamps.push({ bytes, x, y });
    }
    const drawn = stamps.length > 0 ? await composePictures(stamps, longest) : undefined;
    if (stamps.length > 0 && !drawn) this.#losses.note('bad-picture', look[0]?.image ?? '');
    return drawn;
  }

  async #bytes(image: string): Promise<Uint8Array | undefined> {
    const file = pictureFileOf(this.#archive, image);
    if (file === undefined && image !== '') this.#losses.note('missing-picture', image);
    if (file === undefined) return undefined;
    return readUndamagedFile(this.#archive, file, () => this.#losses.note('bad-picture', image));
  }

  async #put(wanted: string, { bytes, type }: Pick<Drawn, 'bytes' | 'type'>): Promise<string> {
    const base = wanted
      .replace(/^.*\//, '')
      .replace(/\.\w+$/, '')
      .normalize('NFKD')
      .replace(/[^A-Za-z0-9_-]+/g, '-');
    const stem = base.replace(/^-+|-+$/g, '').slice(0, 60) || 'picture';
    let name = stem;
    for (let number = 2; this.#names.has(name.toLowerCase()); number++) name = `${stem}-${number}`;
    this.#names.add(name.toLowerCase());
    await this.#write(`${name}.${type}`, bytes);
    this.files += 1;
    return `${name}.${type}`;
  }
}
