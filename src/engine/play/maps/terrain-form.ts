import { z } from 'zod';
import { meant } from '../../../form/carried.ts';
import { expects } from '../../../form/expects.ts';
import { nameOf } from '../../../form/names.ts';
import { keyed, oneOf, colour as writtenColour } from '../../../form/words.ts';
import type { Stored } from '../../../table/index.ts';
import { cellEntryRuleFields } from '../moves/form.ts';
import { isValidStepPrice } from '../pieces/prices.ts';

const MOST_COST = 1_000_000;
const COST = expects({ is: 'cost', most: MOST_COST });
const points = z.number(COST).min(0, COST).max(MOST_COST, COST).refine(isValidStepPrice, COST);
/** The cost of a step in move points. `closed` makes the step impossible. */
const cost = z.union([points, z.literal('closed', COST)], COST);
const costsByClass = z.record(nameOf('mover'), cost);
const costs = meant(
  z.union([cost, costsByClass], expects({ is: 'costs', most: MOST_COST })),
  costsByClass,
  (file): z.output<typeof costsByClass> => (typeof file === 'object' ? file : { default: file }),
).describe('One cost for all, or costs by the class of the mover, with default for those not named');

const colour = meant(writtenColour, writtenColour, (code) => code.toLowerCase());

export const terrain = keyed({
  colour: colour.exactOptional(),
  cost: costs.exactOptional().describe('The cost of entering a cell'),
  ...cellEntryRuleFields,
});

export const edgeDefinitionSchema = keyed({
  runs: oneOf(['along', 'between'])
    .default('along')
    .describe('along: from cell to cell, as a road; between: it parts a cell from the next, as a river'),
  colour: colour.exactOptional(),
  cost: costs
    .exactOptional()
    .describe(
      'The cost of a step. Along a road it replaces the cost of the terrain, and across a river it is added to it',
    ),
});

declare module '../module.ts' {
  interface Module {
    readonly terrain: { readonly [name: string]: Stored<typeof terrain> };
    /** Kinds of roads, rivers and other lines between cells. */
    readonly edges?: { readonly [name: string]: Stored<typeof edgeDefinitionSchema> };
  }
}
