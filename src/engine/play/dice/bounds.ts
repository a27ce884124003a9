import type { DiceExpression, DiceThrow } from './dice.ts';

/** The lowest and the highest possible result. The highest is infinite if another die may always follow. */
export interface DiceBounds {
  readonly least: number;
  readonly most: number;
}

export const calculateDiceBounds = (dice: DiceExpression): DiceBounds => {
  switch (dice.kind) {
    case 'number':
      return { least: dice.value, most: dice.value };
    case 'dice':
      return thrown(dice);
    case 'minus': {
      const { least, most } = calculateDiceBounds(dice.of);
      return { least: -most, most: -least };
    }
    default:
      return combined(dice.kind, calculateDiceBounds(dice.a), calculateDiceBounds(dice.b));
  }
};

const combined = (kind: 'plus' | 'less' | 'times' | 'over', a: DiceBounds, b: DiceBounds): DiceBounds => {
  if (kind === 'plus') return { least: a.least + b.least, most: a.most + b.most };
  if (kind === 'less') return { least: a.least - b.most, most: a.most - b.least };
  const ends = [a.least, a.most].flatMap((x) =>
    [b.least, b.most].map((y) => (kind === 'over' ? Math.floor(x / y) : x === 0 || y === 0 ? 0 : x * y)),
  );
  return { least: Math.min(...ends), most: Math.max(...ends) };
};

const thrown = ({ count, sides, bursts, keeps, counts }: DiceThrow): DiceBounds => {
  const kept = keeps ? (keeps.does === 'keep' ? keeps.number : count - keeps.number) : count;
  const most = bursts && !keeps ? Number.POSITIVE_INFINITY : kept;
  return counts ? { least: 0, most } : { least: kept, most: most * sides };
};
