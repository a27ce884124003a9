import type { Value } from '../../table/index.ts';
import type { ActiveModifier } from './active-modifiers.ts';
import type { Chain, SubjectInPass } from './chain.ts';
import type { JointTurns } from './joint-turns.ts';
import { TurnNames } from './judge.ts';
import type { PassValues } from './pass-values.ts';

/**
 * What names mean at turns that are taken together, one after the other: what one of these can write is kept until it
 * does.
 */
export class JointNames extends TurnNames {
  readonly #pass: PassValues;
  readonly #subject: SubjectInPass;
  readonly #slots: ReadonlyMap<string, number>;
  readonly #values: (Value | undefined)[] = [];

  constructor(pass: PassValues, acting: ActiveModifier, subject: SubjectInPass, { slots }: JointTurns) {
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

  /** What the property in a slot reads as from here on; undefined: it is to be asked for again. */
  write(slot: number, value: Value | undefined): void {
    this.#values[slot] = value;
  }
}

/** Whether it changes at turns that are taken together alone, or at none: not what is made of others' values. */
const isSteady = ({ property, acting, values, base }: Chain): boolean =>
  (property.joint !== undefined || acting.length === 0) && (values.length > 0 || base !== undefined);
