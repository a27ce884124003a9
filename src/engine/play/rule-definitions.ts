import type { CaptureDefinition, TakenDefinition } from './captures/form.ts';

/** What a module says of who goes where. */

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

/** How far zones of control reach. */
export interface ZoneOfControlRule {
  /** Levels of pieces that hold up enemies as units do (G16). */
  readonly levels?: readonly string[];
  /** Terrain into which no zone of control reaches, and edges over which none does. */
  readonly terrain?: readonly string[];
  readonly edges?: readonly string[];
}
