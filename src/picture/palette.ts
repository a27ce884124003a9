/** A colour as 0xrrggbb. */
export type Colour = number;

/** The most colours of a PNG with a palette. */
const MOST_COLOURS = 256;
/** So many a ground may have: the others are left to what stands on it. */
const OF_GROUND = 128;
/** Colours of which no part differs by more than this are one where shapes meet, and where large faces are filled. */
const [NEAR, SAME] = [14, 2];
/** As long as there are no more colours, those that are not that near are taken in, too. */
const ROOMY = 176;
const NEARER = 6;
/** A colour that fills so much of a picture keeps its exact tone. */
const LARGE = 0.0005;
/** A palette stands for a picture where so much of it has colours that it was made for. */
const ENOUGH = 0.97;

/** What has more tones than this is like a photograph; what is drawn, with all shades of its rims, has a few hundred. */
const MOST_TONES = 8000;

const KEYS = 1 << 18;
/** What colours have in common that can't be told apart: six bits of each part. */
export const keyOf = (r: number, g: number, b: number): number => ((r >> 2) << 12) | ((g >> 2) << 6) | (b >> 2);

/**
 * The colours of a picture, at most 256. They are taken in the order in which they are asked for, so that the same
 * drawing gets the same colours; when there is no room for another one, the nearest stands for it.
 */
export class Palette {
  readonly colours: Colour[] = [];
  /** By key, the number of the colour that stands for it; -1: not asked for yet. */
  readonly lut: Int16Array = new Int16Array(KEYS).fill(-1);
  /** The parts of the colours, each in a row of its own: so the nearest one is found quickly. */
  readonly #reds = new Uint8Array(MOST_COLOURS);
  readonly #greens = new Uint8Array(MOST_COLOURS);
  readonly #blues = new Uint8Array(MOST_COLOURS);

  private constructor(colours: readonly Colour[]) {
    for (const colour of colours) this.#add(colour);
  }

  /** One that begins with a few colours. */
  static of(colours: readonly Colour[] = []): Palette {
    const palette = new Palette([]);
    for (const colour of colours) palette.want(colour);
    return palette;
  }

  /**
   * The palette of what fills most of a picture, given as bytes of red, green and blue; undefined where no palette does
   * it justice, as that of a photograph.
   */
  static ofPixels(rgb: Uint8Array, first: readonly Colour[]): Palette | undefined {
    const counts = new Map<number, { readonly colour: Colour; count: number }>();
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

  /** One with the same colours, which stand for no other colours yet. */
  afresh(): Palette {
    return new Palette(this.colours);
  }

  /** Has this very tone, or one that nobody tells from it, as long as there is room. */
  want(colour: Colour): void {
    const [number, distance] = this.#nearest(colour);
    if (distance <= SAME || this.colours.length === MOST_COLOURS) this.#stands(colour, number);
    else this.#add(colour);
  }

  /** The number of the colour that stands for this one, which was not asked for before. */
  numberOf(r: number, g: number, b: number): number {
    const colour = (r << 16) | (g << 8) | b;
    const [number, distance] = this.#nearest(colour);
    const near = this.colours.length < ROOMY ? NEARER : NEAR;
    return distance <= near || this.colours.length === MOST_COLOURS ? this.#stands(colour, number) : this.#add(colour);
  }

  /** The same without taking another colour in. */
  nearestTo(r: number, g: number, b: number): number {
    const colour = (r << 16) | (g << 8) | b;
    return this.#stands(colour, this.#nearest(colour)[0]);
  }

  #add(colour: Colour): number {
    const number = this.colours.push(colour) - 1;
    this.#reds[number] = colour >> 16;
    this.#greens[number] = colour >> 8;
    this.#blues[number] = colour;
    return this.#stands(colour, number);
  }

  #stands(colour: Colour, number: number): number {
    this.lut[keyOf(colour >> 16, (colour >> 8) & 255, colour & 255)] = number;
    return number;
  }

  /** The nearest colour's number, and by how much a part of it differs at most. */
  #nearest(colour: Colour): readonly [number: number, distance: number] {
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
