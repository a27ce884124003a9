import type { Ask } from '../../table/index.ts';
import type { ActiveModifier } from './active-modifiers.ts';
import type { PassValues } from './pass-values.ts';

/** In which pass somebody asks, and as modified before which turn. */
interface Asked {
  readonly pass: PassValues;
  readonly turn: ActiveModifier | undefined;
}

const asking = new WeakMap<Ask, Asked>();

export const noteAsk = (ask: Ask, pass: PassValues, turn: ActiveModifier | undefined): void => {
  asking.set(ask, { pass, turn });
};

/** Undefined where no modifier is in play. What is made of it depends on the turn. */
export const askedIn = (ask: Ask): Asked | undefined => {
  const asked = asking.get(ask);
  asked?.pass.dependsOnTurn();
  return asked;
};
