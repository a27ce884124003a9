import { z } from 'zod';
import { makeWhole } from '../../engine/core/plain.ts';
import { isPoints, type Module } from '../../engine/index.ts';
import { carried, schemaOf } from '../../form/carried.ts';
import { expects } from '../../form/expects.ts';
import { given } from '../../form/given.ts';
import { nameOf, reading } from '../../form/names.ts';
import { colour, keyed, oneOf } from '../../form/words.ts';

/** What lies on the cells of boards and between them, and what going there costs. */

type Terrain = Module['terrain'][string];
type Edge = NonNullable<Module['edges']>[string];

const match = reading('match', z.string().max(4000));
const rule = z.union([z.boolean(), match], expects({ is: 'ground-rule' }));
/** Of terrain and zones. */
export const groundRules = {
  enter: rule.exactOptional().describe('A match of the pieces that may end a move there; all, when it is left out'),
  pass: rule.exactOptional().describe('A match of the pieces that may go on through it; all, when it is left out'),
  stop: rule.exactOptional().describe('A match of the pieces that have to stop there; none, when it is left out'),
};
export const groundRulesInGame = {
  enter: match.exactOptional(),
  pass: match.exactOptional(),
  stop: match.exactOptional(),
};

type FileRule = boolean | string | undefined;

/** All pieces or none, as a match in braces. */
const matchOf = (rule: FileRule): string | undefined => (typeof rule === 'boolean' ? `{${rule}}` : rule);

export const groundRulesOf = (of: {
  readonly enter?: FileRule;
  readonly pass?: FileRule;
  readonly stop?: FileRule;
}): Pick<Terrain, 'enter' | 'pass' | 'stop'> =>
  makeWhole<Pick<Terrain, 'enter' | 'pass' | 'stop'>>({
    enter: matchOf(of.enter),
    pass: matchOf(of.pass),
    stop: matchOf(of.stop),
  });

const MOST_COST = 1_000_000;
const COST = expects({ is: 'cost', most: MOST_COST });
const points = z.number(COST).min(0, COST).max(MOST_COST, COST).refine(isPoints, COST);
const cost = z.union([points, z.literal('closed', COST)], COST);
const costsByClass = z.record(nameOf('mover'), cost);
const costs = z
  .union([cost, costsByClass], expects({ is: 'costs', most: MOST_COST }))
  .describe('One cost for all, or costs by the class of the mover, with default for those not named');

export const terrain = keyed({
  colour: colour.exactOptional(),
  cost: costs.exactOptional().describe('What entering a cell costs'),
  ...groundRules,
});

export const edge = keyed({
  runs: oneOf(['along', 'between'])
    .default('along')
    .describe('along: from cell to cell, as a road; between: it parts a cell from the next, as a river'),
  colour: colour.exactOptional(),
  cost: costs
    .exactOptional()
    .describe('Of a step along it, in the place of the cost of the terrain; of a step across it, on top of that'),
});

export const terrainInGame = schemaOf<Terrain>()(
  carried(terrain, { ...groundRulesInGame, cost: costsByClass.exactOptional() }),
);
export const edgeInGame = schemaOf<Edge>()(carried(edge, { cost: costsByClass.exactOptional() }));

export const terrainOf = ({ colour, cost, ...rules }: z.output<typeof terrain>): Terrain => ({
  ...given('colour', colour?.toLowerCase()),
  ...given('cost', cost === undefined ? undefined : costsOf(cost)),
  ...groundRulesOf(rules),
});

export const edgeOf = ({ runs, ...rest }: z.output<typeof edge>): Edge => ({ runs, ...terrainOf(rest) });

const costsOf = (own: z.output<typeof costs>): NonNullable<Terrain['cost']> =>
  typeof own === 'object' ? own : { default: own };
