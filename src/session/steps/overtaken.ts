import type { InteractionId, Operation } from '../../table/index.ts';
import { answeredBy, type Step } from '../base/step.ts';
import type { Indexes } from './indexes.ts';

/** Only so many of the newest steps can have overtaken an act. */
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
 * Returns whether another process has carried out something newer of the same person in this game (H27). Where two
 * processes hear the same, one may refuse an act and its player go on, before the other hears it and could carry it out.
 * What this process wrote itself it heard in that order. `newest`: the number of the last step.
 */
export const isOvertaken = async (
  journal: WrittenSteps,
  { interactions }: Indexes,
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
