import { Scanner } from '../../../table/index.ts';
import {
  DICE_LIMITS,
  type DiceExpression,
  type DiceSelection,
  type DiceThrow,
  type DieFaceTest,
  passes,
} from './dice.ts';

/**
 * An error in typed dice. `at` is its position in the normalized text, from 1. `keeps`: more dice are kept or dropped
 * than there are. `one-die`: advantage needs a single die. `endless`: every face adds another die. `divisor`: the
 * divisor must be a number other than 0.
 */
export interface DiceFault {
  readonly code:
    | 'syntax'
    | 'too-long'
    | 'dice'
    | 'sides'
    | 'number'
    | 'result'
    | 'no-dice'
    | 'keeps'
    | 'one-die'
    | 'times'
    | 'endless'
    | 'divisor';
  readonly at: number;
}

export type DiceParseResult =
  | { readonly ok: true; readonly dice: DiceExpression }
  | { readonly ok: false; readonly fault: DiceFault };

class Stop extends Error {
  readonly fault: DiceFault;

  constructor(code: DiceFault['code'], at: number) {
    super(code);
    this.fault = { code, at: at + 1 };
  }
}

/**
 * Reads dice in the usual notation (T20). Examples are `2d6+1`, `4d6kh3`, `d%`, `3d6!`, `3d6!>=5`, `8d10>=7`
 * (successes), `d20adv` and `d20dis` (U18). Sums, products and brackets are possible too. Faulty dice must be refused
 * before the roll, because a refusal after it would reveal the result.
 */
export const parseDiceNotation = (text: string, times = 1): DiceParseResult => {
  try {
    if (times < 1 || times > DICE_LIMITS.times) throw new Stop('times', 0);
    if (text.length > DICE_LIMITS.text) throw new Stop('too-long', DICE_LIMITS.text);
    return { ok: true, dice: new DiceReader(attachAdvantageToDie(text).toLowerCase()).whole(times) };
  } catch (fault) {
    if (!(fault instanceof Stop)) throw fault;
    return { ok: false, fault: fault.fault };
  }
};

const BEHIND = /\s*(adv|dis)(?:(?<=adv)antage|(?<=dis)advantage)?$/;
const SINGLE = /(?<!\d)1?d(?:\d+|%)(?!\d|[kd!])/;
const ANY = /\d*d(?:\d+|%)/;

/** Moves a final `adv` or `dis` to the first single die. For example, `1d20+5 adv` becomes `1d20adv+5`. */
export const attachAdvantageToDie = (typed: string): string => {
  const text = typed.trim().toLowerCase();
  const word = BEHIND.exec(text)?.[1];
  const dice = text.replace(BEHIND, '');
  return word === undefined ? typed : dice.replace(SINGLE.test(dice) ? SINGLE : ANY, `$&${word}`);
};

/** Returns dice as stored and shown: lowercase, without blanks. */
export const normalizeDiceText = (typed: string): string =>
  attachAdvantageToDie(typed).toLowerCase().replace(/\s/g, '');

const DIGITS = /\d+/y;
const BLANKS = /\s*/y;

class DiceReader extends Scanner {
  #dice = 0;

  whole(times: number): DiceExpression {
    const dice = this.#sum();
    if (this.#sign() !== '') throw new Stop('syntax', this.at);
    if (this.#dice === 0) throw new Stop('no-dice', 0);
    if (this.#dice * times > DICE_LIMITS.dice) throw new Stop('dice', 0);
    if (most(dice) > DICE_LIMITS.result) throw new Stop('result', 0);
    return dice;
  }

  #sum(): DiceExpression {
    let a = this.#product();
    for (;;) {
      if (this.#takes('+')) a = { kind: 'plus', a, b: this.#product() };
      else if (this.#takes('-') || this.#takes('−')) a = { kind: 'less', a, b: this.#product() };
      else return a;
    }
  }

  #product(): DiceExpression {
    let a = this.#factor();
    for (;;) {
      if (this.#takes('*') || this.#takes('×')) a = { kind: 'times', a, b: this.#factor() };
      else if (this.#takes('/') || this.#takes('÷')) a = { kind: 'over', a, b: this.#divisor() };
      else return a;
    }
  }

  #divisor(): DiceExpression {
    this.#sign();
    const { at, value } = { at: this.at, value: this.#number() };
    if (value === undefined || value === 0 || this.#sign() === 'd') throw new Stop('divisor', at);
    return { kind: 'number', value };
  }

  #factor(): DiceExpression {
    if (this.#takes('-') || this.#takes('−')) return { kind: 'minus', of: this.#factor() };
    if (this.#takes('(')) {
      const inner = this.#sum();
      this.#wants(')');
      return inner;
    }
    this.#sign();
    const start = this.at;
    const number = this.#number();
    if (this.#sign() === 'd') return this.#throw(start, number ?? 1);
    if (number === undefined) throw new Stop('syntax', this.at);
    return { kind: 'number', value: number };
  }

  #throw(start: number, count: number): DiceThrow {
    this.#dice += count;
    if (count === 0 || this.#dice > DICE_LIMITS.dice) throw new Stop('dice', start);
    this.#wants('d');
    const sides = this.#sides();
    const advantage = this.#advantage(count);
    const bursts = advantage ? undefined : this.#bursts(sides);
    const keeps = advantage ?? this.#keeps(count);
    const counts = this.#test();
    const text = this.text.slice(start, this.at).replace(/\s/g, '');
    return {
      kind: 'dice',
      text,
      count: advantage ? 2 : count,
      sides,
      ...(bursts && { bursts }),
      ...(keeps && { keeps }),
      ...(counts && { counts }),
    };
  }

  #sides(): number {
    if (this.#takes('%')) return 100;
    this.#sign();
    const at = this.at;
    const sides = this.#number();
    if (sides === undefined) throw new Stop('syntax', at);
    if (sides === 0 || sides > DICE_LIMITS.sides) throw new Stop('sides', at);
    return sides;
  }

  #bursts(sides: number): DieFaceTest | undefined {
    const at = this.at;
    if (!this.#takes('!')) return undefined;
    const test = this.#test() ?? { sign: '=', to: this.#number() ?? sides };
    for (let face = 1; face <= sides; face += 1) if (!passes(test, face)) return test;
    throw new Stop('endless', at);
  }

  /** Reads advantage or disadvantage. The die is rolled twice, and the better or worse roll counts. */
  #advantage(count: number): DiceSelection | undefined {
    const at = this.at;
    const which = this.#takes('adv') ? 'highest' : this.#takes('dis') ? 'lowest' : undefined;
    if (which === undefined) return undefined;
    if (count !== 1) throw new Stop('one-die', at);
    this.#dice += 1;
    if (this.#dice > DICE_LIMITS.dice) throw new Stop('dice', at);
    return { does: 'keep', which, number: 1 };
  }

  #keeps(count: number): DiceSelection | undefined {
    const does = this.#takes('k') ? 'keep' : this.#takes('d') ? 'drop' : undefined;
    if (!does) return undefined;
    const which = this.#takes('h') ? 'highest' : this.#takes('l') ? 'lowest' : does === 'keep' ? 'highest' : 'lowest';
    this.#sign();
    const at = this.at;
    const number = this.#number() ?? 1;
    if (number > count || (does === 'keep' && number === 0)) throw new Stop('keeps', at);
    return { does, which, number };
  }

  #test(): DieFaceTest | undefined {
    const sign = (['<=', '>=', '<', '>', '='] as const).find((one) => this.#takes(one));
    if (!sign) return undefined;
    const to = this.#number();
    if (to === undefined) throw new Stop('syntax', this.at);
    return { sign, to };
  }

  #number(): number | undefined {
    this.#sign();
    const at = this.at;
    const [digits] = this.find(DIGITS) ?? [];
    if (digits === undefined) return undefined;
    const value = Number(digits);
    if (value > DICE_LIMITS.number) throw new Stop('number', at);
    this.at += digits.length;
    return value;
  }

  #sign(): string {
    this.passShape(BLANKS);
    return this.sign;
  }

  #takes(word: string): boolean {
    this.#sign();
    return this.pass(word);
  }

  #wants(word: string): void {
    if (!this.#takes(word)) throw new Stop('syntax', this.at);
  }
}

const most = (dice: DiceExpression): number => {
  switch (dice.kind) {
    case 'number':
      return dice.value;
    case 'dice':
      return (dice.count + (dice.bursts ? DICE_LIMITS.bursts : 0)) * dice.sides;
    case 'minus':
      return most(dice.of);
    case 'over':
      return most(dice.a);
    case 'times':
      return most(dice.a) * most(dice.b);
    default:
      return most(dice.a) + most(dice.b);
  }
};
