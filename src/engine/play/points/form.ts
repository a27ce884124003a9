import { nameOf, reveals } from '../../../form/names.ts';
import { keyed, name, oneOf, placeName, text } from '../../../form/words.ts';
import type { Stored } from '../../../table/index.ts';
import { amount, condition } from '../lines/form.ts';

/** The players who may add points by hand. The game master always may. */
export const POINT_RIGHTS = ['own', 'agreed', 'host', 'master'] as const;

const OBJECTIVE_TIMES = ['side', 'game', 'round', 'any'] as const;

/** An objective. A side gets its points by claiming it (S32). */
export const objectiveDefinitionSchema = keyed({
  name: name.describe('The name of the objective, as in /score claim'),
  points: amount.exactOptional().describe('The points: a number, or a formula of the side'),
  scorekeeper: name
    .exactOptional()
    .describe('Instead of points: the points of the side in the scorekeeper of that name, which is on the card'),
  when: condition.exactOptional().describe('A condition on the side; without one, the other players confirm the claim'),
  once: oneOf(OBJECTIVE_TIMES)
    .default('side')
    .describe(
      'side: each side scores it once; game: only the first side; round: each side once a round; any: without limit',
    ),
  text: text(500).exactOptional().describe('The text that players read'),
  card: nameOf('prototype')
    .exactOptional()
    .describe('The prototype of a card; only its holder can claim the objective'),
  to: placeName.exactOptional().describe('The map or deck to which the card goes'),
  silence: oneOf(['agrees', 'waits'])
    .exactOptional()
    .describe('The meaning of no answer until the turn ends; agrees by default'),
  reveals: reveals.exactOptional().describe('The hidden things that it may reveal'),
});

export type ObjectiveDefinition = Stored<typeof objectiveDefinitionSchema>;
