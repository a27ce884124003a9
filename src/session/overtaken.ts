import type { InteractionId } from '../engine/core/ids.ts';
import type { Operation } from '../engine/core/operation.ts';
import { answeredBy, type Step } from './game/step.ts';
import type { Indexes } from './indexes.ts';

/** So many of the newest steps are looked through. */
const STEPS = 50;

/** A game's log, as far as it is asked. */
interface WrittenSteps {
  readonly hasWritten: (step: number) => boolean;
  step(number: number): Promise<Step | undefined>;
}

/** Discord numbers what people do in the order in which they do it. */
const numberOf = (interaction: string): bigint | undefined => {
  const plain = answeredBy(interaction as InteractionId);
  return /^\d{17,20}$/.test(plain) ? BigInt(plain) : undefined;
};

/**
 * Whether whoever does this has done something else since, which another process carried out (H27). Two processes that
 * hear the same may be at it one after the other: what one of them refused must not be done by the other once it could
 * be. What this process wrote itself it heard in that order.
 */
export const isOvertaken = async (
  journal: WrittenSteps,
  { interactions }: Indexes,
  { actor }: Operation,
  interaction: InteractionId,
): Promise<boolean> => {
  const own = numberOf(interaction);
  if (own === undefined) return false;
  for (const [other, step] of [...interactions].slice(-STEPS)) {
    if (journal.hasWritten(step)) continue;
    const number = numberOf(other);
    if (number === undefined || number <= own) continue;
    if ((await journal.step(step))?.operation.actor === actor) return true;
  }
  return false;
};
