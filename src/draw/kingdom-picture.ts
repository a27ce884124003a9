/** What a pile or landscape costs: as `Cost` of the engine. */
export interface PriceTag {
  readonly coins: number;
  readonly potion: boolean;
  readonly debt: number;
  readonly mark?: '+' | '*';
}

export interface PilePicture {
  readonly name: string;
  readonly cost: PriceTag;
  /** Of the lower card of a split pile. */
  readonly lower?: PriceTag;
  /** As printed; they give the colours. */
  readonly types: readonly string[];
  /** Its set, and its roles in a word each. */
  readonly set: string;
  readonly roles: readonly string[];
  /** What lies on the pile: names of traits, the Obelisk. */
  readonly marks: readonly string[];
}

export interface LandscapePicture {
  readonly name: string;
  /** `event`, `way`: it gives the colour. */
  readonly kind: string;
  readonly cost?: PriceTag;
}

/** What stands in the picture beside names, in the reader's language; a `#` stands for a number. */
export interface KingdomWords {
  readonly kingdom: string;
  /** Before what else is fetched. */
  readonly extras: string;
  /** How many there is no room for. */
  readonly more: string;
}

/** A kingdom: everything on it may be seen by everyone. */
export interface KingdomPicture {
  readonly shape: 'kingdom';
  readonly code: string;
  readonly words: KingdomWords;
  /** The ten, in the order in which they are drawn, with what a group has in common. */
  readonly groups: readonly { readonly title?: string; readonly piles: readonly PilePicture[] }[];
  /** The bane and other piles and cards that are set beside the ten, each with what it is there for. */
  readonly beside: readonly { readonly title: string; readonly pile: PilePicture }[];
  readonly landscapes: readonly LandscapePicture[];
  /** What else is fetched from the box. */
  readonly extras: readonly string[];
  /** Cards that were chosen and have no tile: the Black Market's deck, the Druid's Boons, the second ten. */
  readonly lists: readonly { readonly title: string; readonly names: readonly string[] }[];
}
