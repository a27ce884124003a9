import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculateDiceBounds } from '../../../../src/engine/play/dice/bounds.ts';
import { DICE_LIMITS } from '../../../../src/engine/play/dice/dice.ts';
import { parseDiceNotation } from '../../../../src/engine/play/dice/read.ts';
import { type RollResult, rollDice, rollDiceRepeatedly } from '../../../../src/engine/play/dice/throw.ts';
import { Chance } from '../../../../src/table/index.ts';

const KEY = Buffer.from('000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f', 'hex');

/** A chance whose faces are given. */
class Faces extends Chance {
  readonly #faces: number[];
  constructor(faces: readonly number[]) {
    super(KEY, 'faces', 0);
    this.#faces = [...faces];
  }
  override below(bound: number): number {
    const face = this.#faces.shift();
    if (face === undefined || face > bound) throw new Error(`no such face is left for d${bound}`);
    return face - 1;
  }
  get left(): number {
    return this.#faces.length;
  }
}

/** What these faces come to; all of them must be used. */
const rolled = (text: string, ...faces: readonly number[]): RollResult => {
  const read = parseDiceNotation(text);
  if (!read.ok) throw new Error(`${text}: ${JSON.stringify(read.fault)}`);
  const given = new Faces(faces);
  const result = rollDice(read.dice, given);
  expect(given.left).toBe(0);
  return result;
};

const total = (text: string, ...faces: readonly number[]): number => rolled(text, ...faces).total;

const fault = (text: string): string => {
  const read = parseDiceNotation(text);
  return read.ok ? 'none' : `${read.fault.code} ${read.fault.at}`;
};

describe('[U18] dice in players’ notation', () => {
  it('an advantage or disadvantage rolls one die twice', () => {
    expect(rolled('d20adv+5', 3, 17)).toEqual({
      total: 22,
      falls: [{ dice: 'd20adv', sides: 20, faces: [3, 17], dropped: [0], value: 17 }],
    });
    expect(total('1d20dis', 3, 17)).toBe(3);
    expect(total('1d20 + 5 adv', 3, 17)).toBe(22);
    expect(total('2 + d20 + d4 Disadvantage', 3, 17, 4)).toBe(9);
    expect(total('2d6kh1+d20 adv>=11', 1, 2, 3, 17)).toBe(3);
    expect(['2d20 adv', '4d6kh3 dis', 'd20adv!', 'd20adv adv', 'adv'].map(fault)).toEqual([
      'one-die 5',
      'one-die 4',
      'syntax 7',
      'syntax 7',
      'syntax 1',
    ]);
    expect(fault(`${Array.from({ length: 50 }, () => 'd2adv').join('+')}`)).toBe('too-long 101');
    expect([parseDiceNotation('98d2+d2adv').ok, fault('99d2+d2adv')]).toEqual([true, 'dice 8']);
  });

  it('a repeated roll has its own total each time', () => {
    const read = parseDiceNotation('1d6+d4', 3);
    if (!read.ok) throw new Error(read.fault.code);
    const fell = rollDiceRepeatedly(read.dice, 3, new Faces([1, 1, 2, 2, 6, 4]));
    expect(fell).toMatchObject({ total: 16, totals: [2, 4, 10] });
    expect(fell.falls.map(({ value }) => value)).toEqual([1, 1, 2, 2, 6, 4]);
    expect(rollDiceRepeatedly(read.dice, 1, new Faces([1, 1]))).not.toHaveProperty('totals');
    const faults = [
      parseDiceNotation('d6', 20),
      parseDiceNotation('5d6', 20),
      parseDiceNotation('d6', 21),
      parseDiceNotation('d6', 0),
      parseDiceNotation('6d6', 20),
    ].map((one) => (one.ok ? 'none' : one.fault.code));
    expect(faults).toEqual(['none', 'none', 'times', 'times', 'dice']);
  });
});

describe('[T20] dice in the usual notation', () => {
  it('dice are added, with numbers', () => {
    expect(total('2d6+1', 3, 5)).toBe(9);
    expect(total('d20', 17)).toBe(17);
    expect(total('D6 - 4', 1)).toBe(-3);
    expect(total('-2d4', 1, 2)).toBe(-3);
    expect(total('1d8+2d6+1d4-1', 8, 1, 2, 4)).toBe(14);
    expect(total(' 1 d 6 ', 6)).toBe(6);
  });

  it('percentile dice are read', () => {
    expect(total('d%', 100)).toBe(100);
    expect(rolled('2d%', 7, 42).falls).toEqual([{ dice: '2d%', sides: 100, faces: [7, 42], value: 49 }]);
  });

  it('dice can be kept or dropped, the highest or the lowest', () => {
    expect(rolled('4d6kh3', 3, 6, 1, 3)).toEqual({
      total: 12,
      falls: [{ dice: '4d6kh3', sides: 6, faces: [3, 6, 1, 3], dropped: [2], value: 12 }],
    });
    expect(total('4d6k3', 3, 6, 1, 3)).toBe(12);
    expect(total('2d20kl1', 4, 19)).toBe(4);
    expect(total('2d20kl', 4, 19)).toBe(4);
    expect(total('4d6dl1', 3, 6, 1, 3)).toBe(12);
    expect(total('4d6d1', 3, 6, 1, 3)).toBe(12);
    expect(total('4d6dh2', 3, 6, 1, 3)).toBe(4);
    expect(total('3d6dl0', 1, 2, 3)).toBe(6);
    expect(rolled('3d6kh1', 6, 6, 6).falls[0]?.dropped).toEqual([0, 1]);
  });

  it('exploding dice are rolled again and again', () => {
    expect(rolled('2d6!', 6, 6, 2, 5)).toEqual({
      total: 19,
      falls: [{ dice: '2d6!', sides: 6, faces: [6, 6, 2, 5], bursts: [0, 1], value: 19 }],
    });
    expect(total('1d6!>=5', 5, 6, 4)).toBe(15);
    expect(total('1d6!4', 4, 4, 6)).toBe(14);
    expect(total('3d6!kh2', 6, 4, 1, 2)).toBe(10);
    // A hundred more at most, however they fall.
    expect(rolled('1d2!', ...Array.from({ length: 101 }, () => 2)).total).toBe(202);
  });

  it('dice can be counted as successes', () => {
    expect(total('5d10>=7', 7, 10, 6, 1, 9)).toBe(3);
    expect(total('4d6=6', 6, 5, 6, 1)).toBe(2);
    expect(total('3d6<2+10', 1, 2, 1)).toBe(12);
    expect(total('4d6kh2>4', 5, 1, 2, 6)).toBe(2);
  });

  it('dice are multiplied and divided, halves rounded down', () => {
    expect(total('2*(1d6+3)', 4)).toBe(14);
    expect(total('1d6/2', 5)).toBe(2);
    expect(total('(1d6-6)/2', 1)).toBe(-3);
    expect(total('2+1d6*3', 2)).toBe(8);
    expect(Object.is(total('0*(1d6-7)', 3), 0)).toBe(true);
  });
});

describe('[T20] the limits of dice', () => {
  it.each([
    '100d6',
    '60d6+40d6',
    '1d1000',
    '1d6+1000000',
    '1d1000*1000000',
    '-1d1000*1000000',
    '1d1000*1000000/2',
    '1d1000!*9900',
    `${' '.repeat(97)}1d6`,
    '3d6kh3',
    '3d6dl3',
  ])('%s is rolled, within the limits of dice', (text) => {
    expect(parseDiceNotation(text).ok).toBe(true);
  });
});

describe('[T20] invalid dice', () => {
  it.each([
    ['', 'syntax 1'],
    ['hello', 'syntax 1'],
    ['2d6+', 'syntax 5'],
    ['2d6 + x', 'syntax 7'],
    ['2d', 'syntax 3'],
    ['(2d6', 'syntax 5'],
    ['2d6)', 'syntax 4'],
    ['2d6kh2kh1', 'syntax 7'],
    ['3+4', 'no-dice 1'],
    ['0d6', 'dice 1'],
    ['101d6', 'dice 1'],
    ['60d6+41d6', 'dice 6'],
    ['1d0', 'sides 3'],
    ['1d1001', 'sides 3'],
    ['1d6+1000001', 'number 5'],
    ['1d6*1000000*1000', 'result 1'],
    ['3d6kh4', 'keeps 6'],
    ['3d6kh0', 'keeps 6'],
    ['3d6dl4', 'keeps 6'],
    ['2d6!>=1', 'endless 4'],
    ['1d1!', 'endless 4'],
    ['1d6/0', 'divisor 5'],
    ['1d6/2d6', 'divisor 5'],
    ['1d6/(2)', 'divisor 5'],
    ['1d1000*1000000+1', 'result 1'],
    ['-1d1000*1000000-1', 'result 1'],
    ['1d1000!*9901', 'result 1'],
    [`${'1+'.repeat(60)}1d6`, 'too-long 101'],
    [`${' '.repeat(98)}1d6`, 'too-long 101'],
  ])('the dice %s are refused, with the position', (text, expected) => {
    expect(fault(text)).toBe(expected);
  });
});

/** Dice as people may write them. */
const notation = fc
  .array(
    fc.record({
      sign: fc.constantFrom('+', '-', '*'),
      count: fc.integer({ min: 1, max: 20 }),
      sides: fc.oneof(fc.integer({ min: 2, max: 20 }).map(String), fc.constant('%')),
      more: fc.constantFrom('', '!', '!>1', 'kh1', 'kl', 'dl0', 'd', '>=2', '!kh1>1'),
    }),
    { minLength: 1, maxLength: 4 },
  )
  .map((parts) =>
    parts.map(({ sign, count, sides, more }, i) => `${i === 0 ? '' : sign}${count}d${sides}${more}`).join(''),
  );

describe('[T20] any dice', () => {
  it('any dice roll within their bounds and sum to their faces', () => {
    fc.assert(
      fc.property(notation, fc.nat(1000), (text, used) => {
        const read = parseDiceNotation(text);
        if (!read.ok) {
          expect(read.fault.code).toBe('result');
          return;
        }
        const { falls, total: sum } = rollDice(read.dice, new Chance(KEY, 'dice', used));
        expect(Math.abs(sum)).toBeLessThanOrEqual(DICE_LIMITS.result);
        const bursts = falls.reduce((count, fall) => count + (fall.bursts?.length ?? 0), 0);
        expect(bursts).toBeLessThanOrEqual(DICE_LIMITS.bursts);
        for (const { sides, faces, bursts: more = [], dropped = [], dice, value } of falls) {
          expect(faces.every((face) => Number.isInteger(face) && face >= 1 && face <= sides)).toBe(true);
          expect(faces.length).toBe(Number(/^\d+/.exec(dice)?.[0]) + more.length);
          const kept = faces.filter((_, i) => !dropped.includes(i));
          const needed = />=?(\d)$/.exec(dice)?.[0];
          if (needed === undefined || dice.endsWith('!>1')) expect(value).toBe(kept.reduce((a, b) => a + b, 0));
          else expect(value).toBe(kept.filter((face) => face > 1).length);
        }
      }),
    );
  });

  it('dice use one random word per die, besides rejected words', () => {
    const read = parseDiceNotation('3d8+1d4');
    if (!read.ok) throw new Error('no dice');
    const chance = new Chance(KEY, 'dice', 5);
    rollDice(read.dice, chance);
    expect(chance.used).toBe(9);
  });

  it('reading dice never throws, whatever is typed', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (text) => void parseDiceNotation(text)));
    const signs = fc.string({ unit: fc.constantFrom(...'0123456789d%!kl h+-*/()<>='), maxLength: 30 });
    fc.assert(
      fc.property(signs, (text) => {
        const read = parseDiceNotation(text);
        if (!read.ok) expect(read.fault.at).toBeGreaterThan(0);
        else expect(Number.isInteger(rollDice(read.dice, new Chance(KEY, 'dice', 0)).total)).toBe(true);
      }),
    );
  });
});

describe('[T20] the distribution of dice', () => {
  const chance = new Chance(KEY, 'dice', 0);
  const counts = (text: string, rolls: number): ReadonlyMap<number, number> => {
    const read = parseDiceNotation(text);
    if (!read.ok) throw new Error(text);
    const found = new Map<number, number>();
    for (let i = 0; i < rolls; i += 1) {
      const { total: sum } = rollDice(read.dice, chance);
      found.set(sum, (found.get(sum) ?? 0) + 1);
    }
    return found;
  };

  it('the sum of two dice has a triangular distribution in 36,000 rolls', () => {
    const found = counts('2d6', 36_000);
    const chiSquare = [...found].reduce((sum, [value, count]) => {
      const expected = 1000 * (6 - Math.abs(value - 7));
      return sum + (count - expected) ** 2 / expected;
    }, 0);
    expect(found.size).toBe(11);
    // 10 degrees of freedom: more than this in one of a hundred.
    expect(chiSquare).toBeLessThan(23.2);
  });

  it('the best three of four dice average 12.24; an exploding die averages 4.2', () => {
    const mean = (text: string, rolls: number): number =>
      [...counts(text, rolls)].reduce((sum, [value, count]) => sum + value * count, 0) / rolls;
    expect(mean('4d6kh3', 20_000)).toBeCloseTo(12.2446, 1);
    expect(mean('1d6!', 20_000)).toBeCloseTo(4.2, 1);
  });
});

describe('[T20] the range of dice', () => {
  it.each([
    ['1d6+7', 8, 13],
    ['3d6', 3, 18],
    ['4d6kh3', 3, 18],
    ['4d6dl3', 1, 6],
    ['d20adv', 1, 20],
    ['3d6>=5', 0, 3],
    ['4d6kl2>=5', 0, 2],
    ['2d6!', 2, Number.POSITIVE_INFINITY],
    ['2d6!>=5>=6', 0, Number.POSITIVE_INFINITY],
    ['3d6!kh2', 2, 12],
    ['-2d6', -12, -2],
    ['1d6+1d4', 2, 10],
    ['1d6-1d4', -3, 5],
    ['(1d6-3)*(1d4-2)', -4, 6],
    ['0*1d6!', 0, 0],
    ['1d6/4', 0, 1],
    ['-1d6/4', -2, -1],
  ])('the dice %s range from %d to %d', (text, least, most) => {
    const read = parseDiceNotation(text);
    expect(read.ok && calculateDiceBounds(read.dice)).toEqual({ least, most });
  });
});
