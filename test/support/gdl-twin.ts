import type { GdlForm } from '../../src/engine/scorekeepers/language/form.ts';

/**
 * Scorekeepers a second time, slowly: what the manual says of a turn's end, without the engine's program, evaluator or
 * tally. A random program must come out the same by both.
 */

export interface TwinUnit {
  readonly side: string;
  readonly type: string;
}

export interface TwinKeeper {
  readonly name: string;
  readonly body: readonly GdlForm[];
}

type Found = number | boolean;

/** Something was divided by zero. */
class NoValue extends Error {}

export class TwinGame {
  turn = 1;
  units: readonly TwinUnit[] = [];
  readonly results = new Map<string, 'won' | 'lost'>();
  readonly scores = new Map<string, number>();
  readonly #sides: readonly string[];
  readonly #keepers: readonly TwinKeeper[];
  readonly #points: Readonly<Record<string, number>>;
  readonly #trusts: Readonly<Record<string, readonly string[]>>;
  #losses = new Set<string>();
  #wins = new Set<string>();

  constructor(
    sides: readonly string[],
    keepers: readonly TwinKeeper[],
    points: Readonly<Record<string, number>>,
    trusts: Readonly<Record<string, readonly string[]>>,
  ) {
    [this.#sides, this.#keepers, this.#points, this.#trusts] = [sides, keepers, points, trusts];
  }

  get playing(): readonly string[] {
    return this.#sides.filter((side) => !this.results.has(side));
  }

  endTurn(): void {
    for (const keeper of this.#keepers) {
      const once = new Set<GdlForm>();
      for (const side of this.playing) this.#act(keeper, keeper.body, side, once);
    }
    while (this.#settle())
      for (const { body } of this.#keepers) for (const form of body) if (this.#isLast(form)) this.#last(form, true);
    this.turn += 1;
  }

  /** Losses come before wins. Whether a side has lost, so that another may be the last. */
  #settle(): boolean {
    const [losses, wins] = [this.#losses, this.#wins];
    [this.#losses, this.#wins] = [new Set(), new Set()];
    for (const side of losses) this.results.set(side, 'lost');
    for (const side of wins) if (!this.results.has(side)) this.results.set(side, 'won');
    return losses.size > 0;
  }

  /** False where the side's own loss ends what is done for it. */
  #act(keeper: TwinKeeper, forms: readonly GdlForm[], side: string, once: Set<GdlForm>): boolean {
    return forms.every((form) => this.#do(keeper, form, side, once));
  }

  #do(keeper: TwinKeeper, form: GdlForm, side: string, once: Set<GdlForm>): boolean {
    const [head, ...operands] = parts(form);
    switch (head) {
      case 'last-side-wins':
      case 'last-alliance-wins':
        if (!once.has(form)) this.#last(form, false);
        once.add(form);
        return true;
      case 'if': {
        const [test, then, other] = operands;
        const chosen = test && this.#isTrue(keeper, test, side) ? then : other;
        return chosen === undefined || this.#act(keeper, [chosen], side, once);
      }
      case 'cond': {
        const clause = operands.map(items).find(([test]) => test && this.#isTrue(keeper, test, side));
        return this.#act(keeper, clause?.slice(1) ?? [], side, once);
      }
      case 'win':
        for (const one of this.#meant(operands[0], side)) this.#wins.add(one);
        return true;
      case 'lose': {
        const fallen = this.#meant(operands[0], side).filter((one) => !this.#losses.has(one));
        for (const one of fallen) this.#losses.add(one);
        return !fallen.includes(side);
      }
      case 'add':
      case 'set': {
        const amount = this.#top(keeper, operands[0], side);
        const sides = operands[1] ? this.#named(operands[1], side) : [side];
        for (const one of amount === undefined ? [] : sides) {
          const key = `${keeper.name} ${one}`;
          this.scores.set(key, (head === 'add' ? (this.scores.get(key) ?? 0) : 0) + Number(amount));
        }
        return true;
      }
      default:
        // Several forms in one list.
        return this.#act(keeper, items(form), side, once);
    }
  }

  #isLast(form: GdlForm): boolean {
    return ['last-side-wins', 'last-alliance-wins'].includes(String(parts(form)[0]));
  }

  #last(form: GdlForm, isEarly: boolean): void {
    const isAlliance = parts(form)[0] === 'last-alliance-wins';
    const present = this.playing.filter((side) => !this.#losses.has(side));
    const worth = (side: string): number =>
      this.units.filter((unit) => unit.side === side).reduce((sum, { type }) => sum + (this.#points[type] ?? 1), 0);
    const trusts = (side: string, other: string): boolean => this.#trusts[side]?.includes(other) ?? false;
    const together = (side: string): readonly string[] => [
      side,
      ...(isAlliance ? present.filter((other) => other !== side && trusts(side, other)) : []),
    ];
    const losers = this.playing.filter((side) => together(side).reduce((sum, one) => sum + worth(one), 0) === 0);
    const left = present.filter((side) => !losers.includes(side));
    const areAllied = left.every((side) => left.every((other) => side === other || trusts(side, other)));
    const isDecided = left.length === 1 || (isAlliance && left.length > 0 && areAllied);
    if (isEarly && !isDecided) return;
    for (const side of losers) this.#losses.add(side);
    for (const side of isDecided ? left : []) this.#wins.add(side);
  }

  #meant(form: GdlForm | undefined, side: string): readonly string[] {
    return form === undefined ? [side] : this.#named(form, side).filter((one) => !this.results.has(one));
  }

  #named(form: GdlForm, side: string): readonly string[] {
    const [name] = parts(form);
    if (name === 'others') return this.#sides.filter((one) => one !== side);
    return this.#sides.filter((one) => one === name);
  }

  #isTrue(keeper: TwinKeeper, form: GdlForm, side: string): boolean {
    return Boolean(this.#top(keeper, form, side));
  }

  /** Undefined where something was divided by zero. */
  #top(keeper: TwinKeeper, form: GdlForm | undefined, side: string): Found | undefined {
    try {
      return form === undefined ? 1 : this.#value(keeper, form, side);
    } catch (error) {
      if (error instanceof NoValue) return undefined;
      throw error;
    }
  }

  #value(keeper: TwinKeeper, form: GdlForm, side: string, own?: string): Found {
    if (form.kind === 'number') return form.number;
    if (form.kind === 'flag') return form.flag;
    const [head, ...operands] = parts(form);
    const of = (one: GdlForm): Found => this.#value(keeper, one, side, own);
    const number = (one: GdlForm): number => Number(of(one));
    const pairs = (holds: (a: number, b: number) => boolean): boolean =>
      operands.slice(1).every((one, i) => holds(number(operands[i] as GdlForm), number(one)));
    const others = this.playing.filter((other) => other !== side);
    const isSo = (other: string): boolean => Boolean(this.#value(keeper, operands[0] as GdlForm, other, side));
    switch (head) {
      case 'turn':
        return this.turn;
      case 'score':
        return this.scores.get(`${keeper.name} ${side}`) ?? 0;
      case 'and':
        return operands.every((one) => Boolean(of(one)));
      case 'or':
        return operands.some((one) => Boolean(of(one)));
      case 'not':
        return !operands.some((one) => Boolean(of(one)));
      case '=':
        return pairs((a, b) => a === b);
      case '<':
        return pairs((a, b) => a < b);
      case '>=':
        return pairs((a, b) => a >= b);
      case '+':
        return operands.reduce((sum, one) => sum + number(one), 0);
      case '-':
        return operands.slice(1).reduce((left, one) => left - number(one), number(operands[0] as GdlForm));
      case '/': {
        const divisor = number(operands[1] as GdlForm);
        if (divisor === 0) throw new NoValue();
        return Math.trunc(number(operands[0] as GdlForm) / divisor);
      }
      case 'sum': {
        const type = parts(operands[0] as GdlForm)[0];
        return this.units.filter((unit) => unit.side === side && (type === 'u*' || unit.type === type)).length;
      }
      // Every other side is looked at, also behind one that decides it.
      case 'every-other':
        return others.map(isSo).every(Boolean);
      case 'any-other':
        return others.map(isSo).some(Boolean);
      case 'own':
        return this.#value(keeper, operands[0] as GdlForm, own ?? side);
      default:
        throw new Error(`the twin knows no ${String(head)}`);
    }
  }
}

const items = (form: GdlForm): readonly GdlForm[] => (form.kind === 'list' ? form.items : [form]);

/** A form's word, and what stands behind it. */
const parts = (form: GdlForm): readonly [string | undefined, ...GdlForm[]] => {
  const [head, ...operands] = items(form);
  return [head?.kind === 'symbol' ? head.name : undefined, ...operands];
};
