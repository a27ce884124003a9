/** What is to be rolled, as data: dice and numbers, and what is done with them. */

/** Dice of one kind that are thrown together. */
export interface Throw {
  readonly kind: 'dice';
  /** As it was typed, without blanks. */
  readonly text: string;
  readonly count: number;
  /** Faces from 1 to this, each equally likely. */
  readonly sides: number;
  /** The faces after which one more die is thrown, each time. */
  readonly bursts?: FaceTest;
  readonly keeps?: Keeping;
  /** The dice whose faces pass are counted; without it the faces are added. */
  readonly counts?: FaceTest;
}

/** So many of the highest or lowest are kept, or dropped. */
export interface Keeping {
  readonly does: 'keep' | 'drop';
  readonly which: 'highest' | 'lowest';
  readonly number: number;
}

/** How a face is compared. */
export interface FaceTest {
  readonly sign: '=' | '<' | '>' | '<=' | '>=';
  readonly to: number;
}

export type Dice =
  | Throw
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'minus'; readonly of: Dice }
  /** `over`: divided, the result rounded down; `b` is a number other than 0 then. */
  | { readonly kind: 'plus' | 'less' | 'times' | 'over'; readonly a: Dice; readonly b: Dice };

/** The most that one roll may have. */
export const DICE_LIMITS = {
  /** Characters. */
  text: 100,
  /** Dice, those that follow from others aside. */
  dice: 100,
  /** Times that the same dice are rolled. */
  times: 20,
  /** Dice that follow from others: no more are thrown. */
  bursts: 100,
  sides: 1000,
  /** The largest number that is written, and the largest that may come out. */
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
