/** The cost of a pile or landscape, with the fields of `Cost`. */
export interface PriceTag {
  readonly coins: number;
  readonly potion: boolean;
  readonly debt: number;
  readonly mark?: '+' | '*';
}

export interface PilePicture {
  readonly name: string;
  readonly cost: PriceTag;
  readonly lower?: PriceTag;
  /** As printed; they determine the colors. */
  readonly types: readonly string[];
  readonly set: string;
  readonly roles: readonly string[];
  readonly marks: readonly string[];
}

export interface LandscapePicture {
  readonly name: string;
  readonly kind: string;
  readonly cost?: PriceTag;
}

/** The picture's texts besides names, in the reader's language; a `#` is replaced by a number. */
export interface KingdomWords {
  readonly kingdom: string;
  readonly extras: string;
  readonly more: string;
}

/** A kingdom; all of it is public. */
export interface KingdomPicture {
  readonly shape: 'kingdom';
  readonly code: string;
  readonly words: KingdomWords;
  readonly groups: readonly { readonly title?: string; readonly piles: readonly PilePicture[] }[];
  /** The bane and other piles and cards next to the ten, each with its purpose. */
  readonly beside: readonly { readonly title: string; readonly pile: PilePicture }[];
  readonly landscapes: readonly LandscapePicture[];
  readonly extras: readonly string[];
  /** Chosen cards without a tile: the Black Market's deck, the Druid's Boons, the second ten. */
  readonly lists: readonly { readonly title: string; readonly names: readonly string[] }[];
}
