import { z } from 'zod';
import { edge, map, terrain } from './format-maps.ts';
import { prototype, stack } from './format-pieces.ts';
import { values } from './format-values.ts';
import { colour, keyed, line, list, name, oneOf, text } from './words.ts';

/** The form of a module's file: every key, what may stand there, what is meant where it is left out. What must fit something else in the file is in the checks. */

/** The most sides: a button for each, beside the others, must fit one message. */
const MOST_SIDES = 20;
const MOST_MAPS = 100;
const MOST_STACKS = 5_000;

const side = keyed({ name, colour: colour.optional() });

const turn = keyed({
  order: list(name, MOST_SIDES)
    .min(1, 'at least one side')
    .optional()
    .describe('The sides as they go; as they are listed when it is left out'),
  ends: oneOf(['by-command', 'after-move'])
    .default('by-command')
    .describe("Whether a side's turn ends by /turn end or after its first move"),
});

const rules = keyed({
  pieces: oneOf(['owner', 'side', 'anyone']).default('owner').describe('Whose pieces one may move'),
  turns: oneOf(['strict', 'free']).optional().describe('Whether only the side on turn acts; strict where there is a turn'),
  captures: oneOf(['none', 'manual']).default('none').describe('manual: the side on turn may take enemy pieces'),
  changes: oneOf(['host', 'owner'])
    .optional()
    .describe('Who sets, turns and stacks pieces: the host where nothing is hidden; owner: whoever may move them'),
});

const domain = oneOf(['natural', 'number', 'text', 'flag', 'list']);

const MODULE_NAME = 'lower-case letters, digits and hyphens, at most 32';

export const fileSchema = keyed({
  $schema: z.string().optional().describe('Where an editor finds this schema; of no meaning to the game'),
  module: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]{0,31}$/, MODULE_NAME)
    .describe('The name by which the module is chosen'),
  title: line(100).describe('The title of the game'),
  description: text(1000).optional(),
  sides: list(side, MOST_SIDES).min(1, 'at least one side'),
  turn: turn.optional(),
  rules: rules.prefault({}),
  properties: z.record(name, domain).optional().describe('What properties hold; others may hold anything'),
  values: values.optional().describe('Properties of the game itself'),
  maps: list(map, MOST_MAPS).min(1, 'at least one map'),
  terrain: z.record(name, terrain).default({}).describe('The kinds of terrain'),
  edges: z.record(name, edge).optional().describe('The kinds of roads, rivers and other lines between cells'),
  prototypes: z.record(name, prototype).default({}).describe('What pieces of one kind have in common'),
  setup: list(stack, MOST_STACKS).default([]).describe('What stands where when the game begins'),
});

/** A file whose form is right. */
export type ModuleFile = z.output<typeof fileSchema>;
