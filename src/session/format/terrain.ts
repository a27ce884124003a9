import { z } from 'zod';
import { isPoints, type Module } from '../../engine/index.ts';
import { expects } from '../module/expects.ts';
import { given } from '../module/given.ts';
import { colour, keyed, oneOf } from '../module/words.ts';
import { carried, schemaOf } from './carried.ts';
import { nameOf } from './names.ts';

/** What lies on the cells of boards and between them, and what going there costs. */

type Terrain = Module['terrain'][string];
type Edge = NonNullable<Module['edges']>[string];

const MOST_COST = 1_000_000;
const COST = expects({ is: 'cost', most: MOST_COST });
const points = z.number(COST).min(0, COST).max(MOST_COST, COST).refine(isPoints, COST);
const cost = z.union([points, z.literal('closed', COST)], COST);
const costsByClass = z.record(nameOf('mover'), cost);
const costs = z
  .union([cost, costsByClass], expects({ is: 'costs', most: MOST_COST }))
  .describe('One cost for all, or costs by the class of the mover, with default for those not named');

export const terrain = keyed({
  colour: colour.optional(),
  cost: costs.optional().describe('What entering a cell costs'),
});

export const edge = keyed({
  runs: oneOf(['along', 'between'])
    .default('along')
    .describe('along: from cell to cell, as a road; between: it parts a cell from the next, as a river'),
  colour: colour.optional(),
  cost: costs
    .optional()
    .describe('Of a step along it, in the place of the cost of the terrain; of a step across it, on top of that'),
});

export const terrainInGame = schemaOf<Terrain>()(carried(terrain, { cost: costsByClass.optional() }));
export const edgeInGame = schemaOf<Edge>()(carried(edge, { cost: costsByClass.optional() }));

export const terrainOf = ({ colour, cost }: z.output<typeof terrain>): Terrain => ({
  ...given('colour', colour?.toLowerCase()),
  ...given('cost', cost === undefined ? undefined : costsOf(cost)),
});

export const edgeOf = ({ runs, ...rest }: z.output<typeof edge>): Edge => ({ runs, ...terrainOf(rest) });

const costsOf = (own: z.output<typeof costs>): NonNullable<Terrain['cost']> =>
  typeof own === 'object' ? own : { default: own };
