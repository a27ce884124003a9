/** A color as 0xrrggbb. */
export type RgbColor = number;

const MOST_COLOURS = 256;
/** The most colors of a board's ground. The other colors are left for the pieces on it. */
const OF_GROUND = 128;
/** Colors are merged if no channel differs by more than this. The second value is for colors that fill large areas. */
const [NEAR, SAME] = [14, 2];
/** If a picture has fewer colors than this, only colors within the smaller of these differences are merged. */
const ROOMY = 176;
const NEARER = 6;
/** A color that fills at least this fraction of a picture keeps its exact value. */
const LARGE = 0.0005;
const ENOUGH = 0.97;

/** The most color tones of a drawing, which usually has a few hundred. A picture with more counts as a photograph. */
const MOST_TONES = 8000;

const KEYS = 1 << 18;
/** Returns a key that is the same for similar colors: six bits of each channel. */
export const keyOf = (r: number, g: number, b: number): number => ((r >> 2) << 12) | ((g >> 2) << 6) | (b >> 2);

/**
 * The colors of a picture, at most 256. They are added in the order of requests, so that equal drawings get equal
 * palettes. When the palette is full, the most similar color is used.
 */
export class Palette {
  readonly colours: RgbColor[] = [];
  readonly lut: Int16Array = new Int16Array(KEYS).fill(-1);
  /** The channels of the colors in separate arrays, for a fast search of the most similar color. */
  readonly #reds = new Uint8Array(MOST_COLOURS);
  readonly #greens = new Uint8Array(MOST_COLOURS);
  readonly #blues = new Uint8Array(MOST_COLOURS);

  private constructor(colours: readonly RgbColor[]) {
    for (const colour of colours) this.#add(colour);
  }

  static of(colours: readonly RgbColor[] = []): Palette {
    const palette = new Palette([]);
    for (const colour of colours) palette.want(colour);
    return palette;
  }

  /**
   * Returns a palette for the largest part of a picture, given as bytes of red, green and blue. Undefined if no palette
   * is good enough, as for a photograph.
   */
  static ofPixels(rgb: Uint8Array, first: readonly RgbColor[]): Palette | undefined {
    const counts = new Map<number, { readonly colour: RgbColor; count: number }>();
    for (let at = 0; at < rgb.length; at += 3) {
      const [r, g, b] = [rgb[at] ?? 0, rgb[at + 1] ?? 0, rgb[at + 2] ?? 0];
      const key = keyOf(r, g, b);
      const met = counts.get(key);
      if (met) met.count += 1;
      else if (counts.size === MOST_TONES) return undefined;
      else counts.set(key, { colour: (r << 16) | (g << 8) | b, count: 1 });
    }
    const palette = Palette.of(first);
    const pixels = rgb.length / 3;
    let covered = 0;
    for (const { colour, count } of [...counts.values()].sort((a, b) => b.count - a.count || a.colour - b.colour)) {
      const [number, distance] = palette.#nearest(colour);
      const isLarge = count > pixels * LARGE;
      const near = palette.colours.length < OF_GROUND / 2 ? NEARER : NEAR;
      if (distance <= (isLarge ? SAME : near)) palette.#stands(colour, number);
      else if (palette.colours.length < OF_GROUND) palette.#add(colour);
      else continue;
      covered += count;
    }
    return covered >= pixels * ENOUGH ? palette : undefined;
  }

  afresh(): Palette {
    return new Palette(this.colours);
  }

  want(colour: RgbColor): void {
    const [number, distance] = this.#nearest(colour);
    if (distance <= SAME || this.colours.length === MOST_COLOURS) this.#stands(colour, number);
    else this.#add(colour);
  }

  numberOf(r: number, g: number, b: number): number {
    const colour = (r << 16) | (g << 8) | b;
    const [number, distance] = this.#nearest(colour);
    const near = this.colours.length < ROOMY ? NEARER : NEAR;
    return distance <= near || this.colours.length === MOST_COLOURS ? this.#stands(colour, number) : this.#add(colour);
  }

  nearestTo(r: number, g: number, b: number): number {
    const colour = (r << 16) | (g << 8) | b;
    return this.#stands(colour, this.#nearest(colour)[0]);
  }

  #add(colour: RgbColor): number {
    const number = this.colours.push(colour) - 1;
    this.#reds[number] = colour >> 16;
    this.#greens[number] = colour >> 8;
    this.#blues[number] = colour;
    return this.#stands(colour, number);
  }

  #stands(colour: RgbColor, number: number): number {
    this.lut[keyOf(colour >> 16, (colour >> 8) & 255, colour & 255)] = number;
    return number;
  }

  #nearest(colour: RgbColor): readonly [number: number, distance: number] {
    const [r, g, b] = [colour >> 16, (colour >> 8) & 255, colour & 255];
    const [reds, greens, blues, count] = [this.#reds, this.#greens, this.#blues, this.colours.length];
    let [found, least] = [0, 256];
    for (let i = 0; i < count && least > 0; i += 1) {
      const red = Math.abs((reds[i] as number) - r);
      if (red >= least) continue;
      const green = Math.abs((greens[i] as number) - g);
      if (green >= least) continue;
      const blue = Math.abs((blues[i] as number) - b);
      if (blue >= least) continue;
      found = i;
      least = Math.max(red, green, blue);
    }
    return [found, least];
  }
}
