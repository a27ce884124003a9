export interface DiceThrow {
  readonly kind: 'dice';
  readonly text: string;
  readonly count: number;
  readonly sides: number;
  /** The faces that each add another die. */
  readonly bursts?: DieFaceTest;
  readonly keeps?: DiceSelection;
  /** The faces that count as 1. Without it, the numbers of all faces are added. */
  readonly counts?: DieFaceTest;
}

export interface DiceSelection {
  readonly does: 'keep' | 'drop';
  readonly which: 'highest' | 'lowest';
  readonly number: number;
}

export interface DieFaceTest {
  readonly sign: '=' | '<' | '>' | '<=' | '>=';
  readonly to: number;
}

export type DiceExpression =
  | DiceThrow
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'minus'; readonly of: DiceExpression }
  /** Arithmetic of two results. `over` divides and rounds down; its `b` is always a number other than 0. */
  | { readonly kind: 'plus' | 'less' | 'times' | 'over'; readonly a: DiceExpression; readonly b: DiceExpression };

export const DICE_LIMITS = {
  text: 100,
  /** The most dice, not counting dice that are added by bursts. */
  dice: 100,
  times: 20,
  /** The most dice that can be added by bursts. */
  bursts: 100,
  sides: 1000,
  /** The largest number in the text. `result` is the largest possible result. */
  number: 1_000_000,
  result: 1_000_000_000,
} as const;

export const passes = ({ sign, to }: DieFaceTest, face: number): boolean => {
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
