import { nameOf, reveals } from '../../../form/names.ts';
import { keyed, name, oneOf, placeName, text } from '../../../form/words.ts';
import type { Stored } from '../../core/schema.ts';
import { amount, condition } from '../lines/form.ts';

/** Who adds points by hand; the game master always may. */
export const POINT_RIGHTS = ['own', 'agreed', 'host', 'master'] as const;

/** How often an objective is scored: by each side once, once in the game, by each side once a round, or as often as it likes. */
const OBJECTIVE_TIMES = ['side', 'game', 'round', 'any'] as const;

/** Something that scores once a side claims it (S32). */
export const objective = keyed({
  name: name.describe('What players call it: /score claim'),
  points: amount.exactOptional().describe('So many points: a number, or a formula of the side'),
  scorekeeper: name
    .exactOptional()
    .describe('In place of points: as many as the side has by the scorekeeper of that name, which lies on the card'),
  when: condition.exactOptional().describe('What must be true of the side; without it the others confirm it'),
  once: oneOf(OBJECTIVE_TIMES)
    .default('side')
    .describe(
      'side: each side scores it once; game: who is first; round: each side once a round; any: again and again',
    ),
  text: text(500).exactOptional().describe('What players read of it'),
  card: nameOf('prototype').exactOptional().describe('Only who holds a card of this prototype claims it'),
  to: placeName.exactOptional().describe('Where that card goes then: a map or a deck'),
  silence: oneOf(['agrees', 'waits'])
    .exactOptional()
    .describe('Whether who says nothing until the turn ends agrees; agrees, when it is left out'),
  reveals: reveals.exactOptional().describe('What is hidden and may be told by it'),
});

export type ObjectiveDefinition = Stored<typeof objective>;
