export interface Throw {
  readonly kind: 'dice';
  readonly text: string;
  readonly count: number;
  readonly sides: number;
  /** The faces that add another die, each time. */
  readonly bursts?: FaceTest;
  readonly keeps?: Keeping;
  /** Counts the dice whose faces pass. Without it, the faces are added. */
  readonly counts?: FaceTest;
}

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

export const DICE_LIMITS = {
  text: 100,
  /** Without the dice that bursts add. */
  dice: 100,
  times: 20,
  /** The most dice that bursts add. */
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
