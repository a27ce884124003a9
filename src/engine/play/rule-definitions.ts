/** What a module says of how pieces take, and of who goes where. */

/** How pieces take. Other maps and pieces than those that say it take by `capture:` where the rules let them. */
export type CaptureDefinition =
  | {
      /**
       * `displacement`: whoever stands where a move ends. `flip`: lines of enemies up to one's own become one's own.
       * `intervene`: the two enemies between whom a move ends. `manual`: whom the player names. `none`: nobody.
       */
      readonly by: 'displacement' | 'flip' | 'intervene' | 'manual' | 'none';
    }
  | {
      /** Who stands between the piece that moved and another of its side, or a cell that is hostile. */
      readonly by: 'custodial';
      /** A match of such a cell. */
      readonly hostile?: string;
    }
  | {
      /** Whoever is jumped over, one after the other in one move. */
      readonly by: 'jump';
      /** Whether something must be taken where that can be, and how much; it is the player's choice without it. */
      readonly must?: 'any' | 'most';
      /** Those who are jumped over go when the move ends; without it, one after the other. */
      readonly removed?: 'at end';
    }
  | {
      /** Groups of enemies beside which no cell is free. */
      readonly by: 'surrounded';
      readonly suicide: 'forbid' | 'allow';
    }
  | {
      /** An enemy who stands alone where a move ends. */
      readonly by: 'hit';
      /** The map where it goes; without it, off the table. */
      readonly to?: string;
    };

export interface TakenDefinition {
  /** On how many cells next to it enemies, or hostile cells, must be. */
  readonly sides: number | 'all';
  /** A match of the piece: elsewhere it is taken as others are. */
  readonly when?: string;
}

/** What cells say of pieces that move by rules, or freely: matches of the piece, true where nothing is said. */
export interface GroundRules {
  /** Who may end a move there. */
  readonly enter?: string;
  /** Who may go on through it. */
  readonly pass?: string;
  /** Who has to stop there; nobody where nothing is said. */
  readonly stop?: string;
}

/** One way in which a piece moves. */
export interface MoveDefinition {
  /** In Betza's notation. */
  readonly go: string;
  /** A match of the piece: it moves so only while it is true. */
  readonly when?: string;
}

/** What a piece becomes that ends a move somewhere. */
export interface BecomesDefinition {
  /** Where no cell lies further forward, or in a zone of that name. */
  readonly at: 'last-row' | { readonly zone: string };
  /** Prototypes, of which its player chooses one. */
  readonly to: readonly string[];
}
