/** The cost of a pile or landscape. It has the same fields as `Cost`. */
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
  /** The types as printed on the card; they determine the colors. */
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

/** The texts of the picture besides names, in the reader's language. A number replaces each `#`. */
export interface KingdomWords {
  readonly kingdom: string;
  readonly extras: string;
  readonly more: string;
}

/** A kingdom to draw. All of it is public. */
export interface KingdomPicture {
  readonly shape: 'kingdom';
  readonly code: string;
  readonly words: KingdomWords;
  readonly groups: readonly { readonly title?: string; readonly piles: readonly PilePicture[] }[];
  /** The bane and other piles and cards besides the ten kingdom piles, each with its purpose. */
  readonly beside: readonly { readonly title: string; readonly pile: PilePicture }[];
  readonly landscapes: readonly LandscapePicture[];
  readonly extras: readonly string[];
  /** Chosen cards that have no tile: the Black Market's deck, the Druid's Boons, the second ten piles. */
  readonly lists: readonly { readonly title: string; readonly names: readonly string[] }[];
}
