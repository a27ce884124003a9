import type { InteractionId, Operation } from '../../table/index.ts';
import { answeringInteractionOf, type Step } from '../base/step.ts';
import type { LogIndexes } from './indexes.ts';

/** The number of newest steps in which to search for a later act of the same person. */
const STEPS = 50;

interface WrittenSteps {
  readonly hasWritten: (step: number) => boolean;
  step(number: number): Promise<Step | undefined>;
}

/** Converts Discord's id of an interaction to a number. These ids increase with time. */
const numberOf = (interaction: string): bigint | undefined => {
  const plain = answeringInteractionOf(interaction as InteractionId);
  return /^\d{17,20}$/.test(plain) ? BigInt(plain) : undefined;
};

/**
 * Returns true if another process has already done a later act of the same person (H27). That process may have refused
 * this act. `newest`: the number of the last step.
 */
export const isOperationOvertaken = async (
  journal: WrittenSteps,
  { interactions }: LogIndexes,
  newest: number,
  { actor }: Operation,
  interaction: InteractionId,
): Promise<boolean> => {
  const own = numberOf(interaction);
  if (own === undefined) return false;
  for (const [other, step] of interactions) {
    if (step <= newest - STEPS || journal.hasWritten(step)) continue;
    const number = numberOf(other);
    if (number === undefined || number <= own) continue;
    if ((await journal.step(step))?.operation.actor === actor) return true;
  }
  return false;
};
