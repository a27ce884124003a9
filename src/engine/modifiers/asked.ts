import type { Ask } from '../../table/index.ts';
import type { ActiveModifier } from './active-modifiers.ts';
import type { PassValues } from './pass-values.ts';

/** The evaluation that a value is read in, and the turn before which it is read. */
interface Asked {
  readonly pass: PassValues;
  readonly turn: ActiveModifier | undefined;
}

const asking = new WeakMap<Ask, Asked>();

export const noteAsk = (ask: Ask, pass: PassValues, turn: ActiveModifier | undefined): void => {
  asking.set(ask, { pass, turn });
};

/** Returns the evaluation behind a read, if any, and marks the value as dependent on the turn. */
export const askedIn = (ask: Ask): Asked | undefined => {
  const asked = asking.get(ask);
  asked?.pass.dependsOnTurn();
  return asked;
};
