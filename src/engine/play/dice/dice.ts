
/** Dice of one kind that are thrown together. */
export interface Throw {
  readonly kind: 'dice';
  /** The typed text, without blanks. */
  readonly text: string;
  readonly count: number;
  /** The number of faces, from 1 to this, each equally likely. */
  readonly sides: number;
  /** The faces after which another die is thrown, each time. */
  readonly bursts?: FaceTest;
  readonly keeps?: Keeping;
  /** Counts the dice whose faces pass. Without it, the faces are added. */
  readonly counts?: FaceTest;
}

/** The number of highest or lowest dice to keep or drop. */
export interface Keeping {
  readonly does: 'keep' | 'drop';
  readonly which: 'highest' | 'lowest';
  readonly number: number;
}

export interface FaceTest {
  readonly sign: '=' | '<' | '>' | '<=' | '>=';
  readonly to: number;
}

export type Dice =
  | Throw
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'minus'; readonly of: Dice }
  /** `over` divides and rounds down; then `b` is a number other than 0. */
  | { readonly kind: 'plus' | 'less' | 'times' | 'over'; readonly a: Dice; readonly b: Dice };

/** Limits of a roll. */
export const DICE_LIMITS = {
  /** Characters. */
  text: 100,
  /** Dice, without those that bursts add. */
  dice: 100,
  /** Repetitions of the same dice. */
  times: 20,
  /** Dice that bursts add; after that, bursts stop. */
  bursts: 100,
  sides: 1000,
  /** The largest number in the text, and the largest possible result. */
  number: 1_000_000,
  result: 1_000_000_000,
} as const;

export const passes = ({ sign, to }: FaceTest, face: number): boolean => {
  switch (sign) {
    case '=':
      return face === to;
    case '<':
      return face < to;
    case '>':
      return face > to;
    case '<=':
      return face <= to;
    case '>=':
      return face >= to;
  }
};
