/** Modifiers as a module or a record holds them: plain data, in the words in which they were written. */

declare module '../core/record.ts' {
  interface Records {
    modifier: Modifier;
    source: ModifierSource;
    ties: Ties;
  }
}

/** One passive modification, as it is defined; `definitionFaults` finds what is wrong with it. */
export interface ModifierDefinition {
  readonly name: string;
  /** What it hangs on; nothing: the game as a whole. */
  readonly on?: Bearer;
  /** The kind of its targets: `piece`, `cell`, `zone`, `side`, `game`, `step`, `may`, `limit`, `modifier` ... */
  readonly of: string;
  /** Which of these it reaches from its source; see scope.ts. */
  readonly scope: string;
  /**
   * What a target must be: an expression over its properties, with `source.X` for the source's and `Distance` for the
   * steps to it; blank matches all.
   */
  readonly match: string;
  /** What must be true for it to have any effect: an expression over the source and the game. */
  readonly when?: string;
  /** What must be near each target. */
  readonly near?: readonly Near[];
  /** What it does to each target; see change.ts. Of no meaning where it grants something. */
  readonly change: string;
  /** The two cells that `link` and `unlink` are about, by their ids; without them: its targets. */
  readonly cells?: readonly [string, string];
  /** The modifier that each target is the source of while this one applies, in the place of a change (P14). */
  readonly grants?: Granted;
  /** A whole number; lower is earlier (P2). */
  readonly precedence: number;
  /** For how long after it began; without it as long as its source is in play, or until it is removed (P3). */
  readonly lasts?: Duration;
  /** Everybody knows its name and effect, also those who don't see its source (P19). */
  readonly knownTo?: 'all';
  /**
   * What is hidden and may show in its effect: names of private maps, of decks, and of prototypes whose pieces can be
   * covered.
   */
  readonly reveals?: readonly string[];
}

/** What a module's modifier hangs on: every piece of a prototype or of a name, a zone or a side by its id. */
export type Bearer =
  | { readonly prototype: string }
  | { readonly piece: string }
  | { readonly zone: string }
  | { readonly side: string };

/**
 * A condition on what stands around a target: of this kind, within this scope of it, matching, from `least` (1) to
 * `most` of them.
 */
export interface Near {
  readonly of: string;
  readonly scope: string;
  readonly match: string;
  readonly least?: number;
  readonly most?: number;
}

export type Granted = Omit<ModifierDefinition, 'on' | 'grants' | 'lasts' | 'knownTo' | 'reveals'>;

/** So many turns of all sides, or goes of one side (S6), the one in which it began counted. */
export interface Duration {
  readonly count: number;
  readonly of: 'turns' | 'goes';
}

/** A modifier that was put into play by command; a definition of the module has no record of its own. */
export interface Modifier {
  readonly kind: 'modifier';
  readonly id: string;
  /** When it began: the later, the higher; what began in one step is of one age. */
  readonly since: number;
  readonly began?: TurnMoment;
  readonly definition: ModifierDefinition;
  /** The piece on which it hangs, where it hangs on a single one. */
  readonly piece?: string;
}

/**
 * A piece that is in play and on which modifiers hang. One that returns is a new source, with a new timestamp (P11).
 */
export interface ModifierSource {
  readonly kind: 'source';
  /** The piece's id. */
  readonly id: string;
  readonly since: number;
  readonly began?: TurnMoment;
}

/** The turn's number and the place in the order of sides. */
export interface TurnMoment {
  readonly number: number;
  readonly position: number;
}

/** The order that players have fixed among modifiers of the same precedence: their ids, the first first (P2). */
export interface Ties {
  readonly kind: 'ties';
  readonly id: 'ties';
  readonly order: { readonly [precedence: string]: readonly string[] };
}
