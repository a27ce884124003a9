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
      /** What is hidden and may be told by it. */
      readonly reveals?: readonly string[];
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
      /** The map where those go who are taken; without it, off the table. */
      readonly to?: string;
    }
  | {
      /** One enemy of the board whom the player names, where the move ends in a straight line of so many of its side. */
      readonly by: 'line';
      readonly count: number;
      /** Those who stand in such a line are taken only where all do. */
      readonly spares?: 'lines';
      readonly to?: string;
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
  /** What is hidden and may be told by it. */
  readonly reveals?: readonly string[];
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
  /** In Betza's notation, or in words that mean something on every board. */
  readonly go: string;
  /** A match of the piece: it moves so only while it is true. */
  readonly when?: string;
  /** A formula of the piece: so many steps at most, in the place of what the notation says. */
  readonly range?: string;
}

/** What a piece becomes that ends a move somewhere. */
interface BecomesDefinition {
  /** Where no cell lies further forward, or in a zone of that name. */
  readonly at: 'last-row' | { readonly zone: string };
  /** Prototypes, of which its player chooses one. */
  readonly to: readonly string[];
  /** Who takes by jumping ends its move by it. */
  readonly ends?: true;
}

/**
 * What becomes of a position of a map that was there before. `tie`: the game is drawn where it comes for so many times,
 * with the same side to move. `forbid`: a move that brings it back is not made, be it the one before the other side's
 * last move, or any.
 */
export type RepeatDefinition =
  | { readonly tie: number; readonly reveals?: readonly string[] }
  | { readonly forbid: 'last' | 'any' };

/** The game is drawn after so many moves of each side by which nobody was taken. */
export interface QuietDefinition {
  readonly tie: number;
  /** A match of pieces: counting begins anew with each move of theirs, too. */
  readonly unless?: string;
  /** What is hidden and may be told by it. */
  readonly reveals?: readonly string[];
}

/** What the rules of moves say of pieces of one prototype. */
export interface PieceRules {
  /** How it moves; without it, where its player says. */
  readonly moves?: readonly MoveDefinition[];
  /** How it takes; without it as on the map where it moves. */
  readonly captures?: CaptureDefinition;
  /** Where it jumps to take, as moves are written: steps over an enemy to the cell behind. */
  readonly jumps?: string;
  /** A move that leaves it where an enemy could take it is not made. */
  readonly royal?: true;
  readonly becomes?: BecomesDefinition;
  /** What it needs to be taken by enemies around it, where two at opposite sides are not enough. */
  readonly taken?: TakenDefinition;
}
