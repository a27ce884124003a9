import type { Ask } from '../../table/index.ts';
import type { ActiveModifier } from './active-modifiers.ts';
import type { EvaluationValues } from './pass-values.ts';

/** The evaluation in which a value is read, and the modifier before whose turn it is read. */
interface Asked {
  readonly pass: EvaluationValues;
  readonly turn: ActiveModifier | undefined;
}

const asking = new WeakMap<Ask, Asked>();

export const linkReadToEvaluation = (ask: Ask, pass: EvaluationValues, turn: ActiveModifier | undefined): void => {
  asking.set(ask, { pass, turn });
};

/**
 * Returns the evaluation to which a read belongs, if any. Marks the value that is being computed as dependent on the
 * modifier's turn.
 */
export const evaluationOfRead = (ask: Ask): Asked | undefined => {
  const asked = asking.get(ask);
  asked?.pass.dependsOnTurn();
  return asked;
};
