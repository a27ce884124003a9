import type { Value } from '../../table/index.ts';
import type { ActiveModifier } from './active-modifiers.ts';
import type { PropertyEvaluation, SubjectInPass } from './chain.ts';
import type { JointTurns } from './joint-turns.ts';
import { ModifierTurnNameReader } from './judge.ts';
import type { EvaluationValues } from './pass-values.ts';

/** Reads property names during joint turns. A property's value is kept until a joint turn writes it. */
export class JointNames extends ModifierTurnNameReader {
  readonly #pass: EvaluationValues;
  readonly #subject: SubjectInPass;
  readonly #slots: ReadonlyMap<string, number>;
  readonly #values: (Value | undefined)[] = [];

  constructor(pass: EvaluationValues, acting: ActiveModifier, subject: SubjectInPass, { slots }: JointTurns) {
    super(pass, acting, subject);
    this.#pass = pass;
    this.#subject = subject;
    this.#slots = slots;
  }

  override own(name: string): Value | undefined {
    const slot = this.#slots.get(name) ?? -1;
    const known = this.#values[slot];
    if (known !== undefined) return known;
    const value = super.own(name);
    if (slot >= 0 && isSteady(this.#pass.chainOf(this.#subject, name))) this.#values[slot] = value;
    return value;
  }

  /** Sets the present value of the property in a slot. Undefined means that it must be read again. */
  write(slot: number, value: Value | undefined): void {
    this.#values[slot] = value;
  }
}

/** True if only joint turns can change the property, and if its value without modifiers is the same at every turn. */
const isSteady = ({ property, acting, values, base }: PropertyEvaluation): boolean =>
  (property.joint !== undefined || acting.length === 0) && (values.length > 0 || base !== undefined);
