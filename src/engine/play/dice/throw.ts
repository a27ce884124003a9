import { z } from 'zod';
import { type Chance, count, keyed, list, type Stored, shortText } from '../../../table/index.ts';
import { DICE_LIMITS, type DiceExpression, type DiceSelection, type DiceThrow, passes } from './dice.ts';

const places = list(count, 1000).exactOptional();

export const dieResultsSchema = keyed({
  dice: shortText,
  sides: z
    .int()
    .min(1)
    .max(2 ** 32),
  faces: list(count, 1000),
  /** Indexes in `faces`: `bursts` has the dice that added another die, the other list has the dice that don't count. */
  bursts: places,
  dropped: places,
  /** The sum of the counted faces, or the number of successes. */
  value: z.int(),
});
export type DieResults = Stored<typeof dieResultsSchema>;

/** The fields of an outcome; see `RollResult`. `dice` is the rolled text without blanks. */
export const rollOutcomeFields = {
  dice: shortText,
  falls: list(dieResultsSchema, DICE_LIMITS.dice),
  total: z.int(),
  totals: list(z.int(), DICE_LIMITS.times).exactOptional(),
};

export interface RollResult {
  readonly falls: readonly DieResults[];
  /** The sum of all repetitions, at most DICE_LIMITS.result in size. */
  readonly total: number;
  /** The result of each repetition. Each repetition has the same number of `falls`. */
  readonly totals?: readonly number[];
}

export const rollDiceRepeatedly = (dice: DiceExpression, times: number, chance: Chance): RollResult => {
  const [first = { falls: [], total: 0 }, ...others] = Array.from({ length: times }, () => rollDice(dice, chance));
  if (others.length === 0) return first;
  const all = [first, ...others];
  const totals = all.map(({ total }) => total);
  return { falls: all.flatMap(({ falls }) => falls), total: totals.reduce((sum, one) => sum + one, 0), totals };
};

/**
 * Rolls dice from left to right. Each die takes one random number below `sides`. A die that a burst adds is rolled
 * directly after the die that bursts.
 */
export const rollDice = (dice: DiceExpression, chance: Chance): RollResult => {
  const falls: DieResults[] = [];
  let bursts = DICE_LIMITS.bursts;
  const thrown = (asked: DiceThrow): number => {
    const fall = fallOf(asked, chance, bursts);
    bursts -= fall.faces.length - asked.count;
    falls.push(fall);
    return fall.value;
  };
  // Adding 0 turns -0 into 0; -0 would be shown with a minus sign.
  return { total: worthOf(dice, thrown) + 0, falls };
};

const worthOf = (dice: DiceExpression, thrown: (asked: DiceThrow) => number): number => {
  switch (dice.kind) {
    case 'number':
      return dice.value;
    case 'dice':
      return thrown(dice);
    case 'minus':
      return -worthOf(dice.of, thrown);
    case 'plus':
      return worthOf(dice.a, thrown) + worthOf(dice.b, thrown);
    case 'less':
      return worthOf(dice.a, thrown) - worthOf(dice.b, thrown);
    case 'times':
      return worthOf(dice.a, thrown) * worthOf(dice.b, thrown);
    case 'over':
      return Math.floor(worthOf(dice.a, thrown) / worthOf(dice.b, thrown));
  }
};

const fallOf = ({ text, count, sides, bursts, keeps, counts }: DiceThrow, chance: Chance, most: number): DieResults => {
  const faces: number[] = [];
  const burst: number[] = [];
  for (let left = count; left > 0; left -= 1) {
    const face = chance.below(sides) + 1;
    if (bursts && passes(bursts, face) && burst.length < most) {
      burst.push(faces.length);
      left += 1;
    }
    faces.push(face);
  }
  const dropped = keeps ? droppedOf(faces, keeps) : [];
  const kept = faces.filter((_, i) => !dropped.includes(i));
  return {
    dice: text,
    sides,
    faces,
    ...(burst.length > 0 ? { bursts: burst } : {}),
    ...(dropped.length > 0 ? { dropped } : {}),
    value: counts ? kept.filter((face) => passes(counts, face)).length : kept.reduce((sum, face) => sum + face, 0),
  };
};

const droppedOf = (faces: readonly number[], { does, which, number }: DiceSelection): readonly number[] => {
  const rising = faces.map((_, i) => i).sort((a, b) => (faces[a] as number) - (faces[b] as number));
  const lowestGo = (does === 'drop') === (which === 'lowest');
  const going = does === 'drop' ? number : Math.max(0, faces.length - number);
  const gone = lowestGo ? rising.slice(0, going) : rising.slice(faces.length - going);
  return gone.sort((a, b) => a - b);
};
