/** What a module says that is done by itself, as plain data in the words in which it was written. */

/** All of a kind that match, in a place; everywhere, where none is named. */
export interface SubjectMatch {
  readonly kind: 'piece' | 'cell' | 'side';
  /** An expression over the properties of each; blank matches all. */
  readonly match: string;
  /** A map, a board, a zone, a deck, `Hand`, `here`, or what was chosen; of sides none. */
  readonly on?: string;
  /** At most so many steps from all that `of` stands for, `it` where that lacks: a formula. */
  readonly within?: string;
  readonly of?: string;
  /** And in a straight line with these, with nothing between. */
  readonly clear?: true;
}

/** So many of those that match, or a whole number between two formulas. */
export type ChoiceDefinition = SubjectChoice | NumberChoice;

export interface SubjectChoice extends SubjectMatch {
  readonly least: number;
  readonly most: number;
}

export interface NumberChoice {
  readonly kind: 'number';
  readonly from: string;
  readonly to: string;
}

/**
 * What becomes of a question whose time is up: nothing, it waits; as little as will do is chosen, what comes first;
 * chance chooses; the host has chance choose.
 */
export const LATE_ANSWERS = ['wait', 'least', 'random', 'host'] as const;
export type LateAnswer = (typeof LATE_ANSWERS)[number];

/**
 * One thing that is done: exactly one of the words in `VERBS`, and what belongs to it. What stands for pieces is `it`
 * (what the line is about) or a name that was given by a choice or `let`; what stands for a place is that of a map, a
 * cell or a deck, `Hand`, `here`, or such a name.
 */
export interface Instruction {
  /** It is done only while this is true. */
  readonly when?: string;
  /** It is done once for each of these, found when the line begins; `it` is each in turn. */
  readonly each?: SubjectMatch;
  /** Gives a value a name, for the lines behind it. */
  readonly let?: string;
  /** The value of `let`, or by which a table is read: a formula. */
  readonly be?: string;
  readonly move?: string;
  /** The prototype of a new piece. */
  readonly place?: string;
  readonly remove?: string;
  /** Into the hand of the side `to`. */
  readonly give?: string;
  /** The property that is set, of `of` (a piece, a side or `game`), to the value of the formula `to`. */
  readonly set?: string;
  /** A modifier of the module that waits, which comes into force for what `of` stands for. */
  readonly modify?: string;
  readonly flip?: string;
  readonly rotate?: string;
  readonly reveal?: string;
  readonly hide?: string;
  /** So many cards from the deck `from`: a formula. */
  readonly draw?: string;
  /** So many to each side's hand: a formula. */
  readonly deal?: string;
  readonly shuffle?: string;
  /** Dice such as `2d6`, for all to see. */
  readonly roll?: string;
  /** A result table of the module, which is read; \`name\` stands for what came of it. */
  readonly table?: string;
  /** What is weighed against each other in a table: formulas. */
  readonly attack?: string;
  readonly defence?: string;
  /**
   * Those who go so many steps (`cells`, a formula) away from what `away` stands for, by cells that no other side holds;
   * `name` stands for those who can't, in the lines behind.
   */
  readonly retreat?: string;
  readonly away?: string;
  readonly cells?: string;
  /**
   * What a side is asked for, once all before is done: a name for what it chooses, for the lines behind. `side` is
   * asked, the one for which it is done where that lacks.
   */
  readonly ask?: string;
  /** Among what one chooses; `Hand` and `Actor` are those of who is asked. */
  readonly choose?: ChoiceDefinition;
  /** So many hours are given to answer, and what happens behind that; without them the answer is waited for. */
  readonly hours?: number;
  readonly late?: LateAnswer;
  /** What is read by who is asked. */
  readonly text?: string;
  /** So many points for the side `of`, the one for which it is done where that lacks: a formula; `text` says for what. */
  readonly points?: string;
  readonly end?: 'turn';
  /** The side that wins, or loses, by its rules; `win: all`: all that are left in the game win together. */
  readonly win?: string;
  readonly lose?: string;
  /** All that are left in the game draw. */
  readonly tie?: 'all';
  /** The side whose turn comes next. */
  readonly next?: string;
  readonly of?: string;
  readonly to?: string;
  readonly from?: string;
  /** In a deck. */
  readonly where?: 'top' | 'bottom' | 'random';
  /** The owner of a new piece: the name of a side, or such a name; nobody's, without it. */
  readonly side?: string;
  /** What a new piece is called; what a roll or the result of a table is called in the lines behind it. */
  readonly name?: string;
  readonly discards?: true;
}

/** The words of which each line has one, with what must stand beside it, and what may. */
export const VERBS = {
  let: { needs: ['be'], takes: [] },
  move: { needs: ['to'], takes: ['where'] },
  place: { needs: ['to'], takes: ['side', 'name'] },
  remove: { needs: [], takes: [] },
  give: { needs: ['to'], takes: [] },
  set: { needs: ['to'], takes: ['of'] },
  modify: { needs: [], takes: ['of'] },
  flip: { needs: [], takes: ['to'] },
  rotate: { needs: ['to'], takes: [] },
  reveal: { needs: [], takes: [] },
  hide: { needs: [], takes: [] },
  draw: { needs: ['from'], takes: ['to'] },
  deal: { needs: ['from'], takes: [] },
  shuffle: { needs: [], takes: ['discards'] },
  roll: { needs: [], takes: ['name'] },
  table: { needs: ['name'], takes: ['attack', 'defence', 'be'] },
  retreat: { needs: ['away', 'cells'], takes: ['name'] },
  ask: { needs: ['choose'], takes: ['side', 'hours', 'late', 'text'] },
  points: { needs: [], takes: ['of', 'text'] },
  end: { needs: [], takes: [] },
  win: { needs: [], takes: [] },
  lose: { needs: [], takes: [] },
  tie: { needs: [], takes: [] },
  next: { needs: [], takes: [] },
} as const satisfies {
  readonly [word in keyof Instruction]?: {
    readonly needs: readonly (keyof Instruction)[];
    readonly takes: readonly (keyof Instruction)[];
  };
};

export type Verb = keyof typeof VERBS;

/** What nobody can try: chance falls by it, or somebody else learns or chooses something. */
export const UNTRIED: readonly Verb[] = ['draw', 'deal', 'shuffle', 'roll', 'table', 'ask'];

/** Which word a line has; of one without faults there is one. */
export const verbOf = (line: Instruction): Verb | undefined =>
  (Object.keys(VERBS) as Verb[]).find((verb) => line[verb] !== undefined);
