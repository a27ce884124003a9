import { z } from 'zod';
import { LONGEST_GDL } from '../../engine/index.ts';
import { colour, keyed, line, list, name, oneOf, text } from '../module/words.ts';
import { counter } from './counters.ts';
import { deck } from './decks.ts';
import { edge, map, terrain } from './maps.ts';
import { modifier, phases } from './modifiers.ts';
import { gives, nameOf } from './names.ts';
import { prototype, stack } from './pieces.ts';
import { values } from './values.ts';

/**
 * The form of a module's file: every key, what may stand there, what is meant where it is left out. What must fit
 * something else in the file is in the checks.
 */

/** The most sides: a button for each, beside the others, must fit one message. */
const MOST_SIDES = 20;
const MOST_MAPS = 100;
const MOST_STACKS = 5_000;
const MOST_DECKS = 200;
const MOST_MODIFIERS = 500;
const MOST_COUNTERS = 1_000;

const side = keyed({
  name,
  colour: colour.optional(),
  class: name.optional().describe('What kind of side it is; scorekeepers can apply to all of a class'),
  trusts: list(nameOf('side'), MOST_SIDES).optional().describe('The sides that it trusts'),
  values: values.optional().describe('Properties of the side'),
});

const turn = keyed({
  order: list(nameOf('side'), MOST_SIDES)
    .min(1, 'at least one side')
    .optional()
    .describe('The sides as they go; as they are listed when it is left out'),
  ends: oneOf(['by-command', 'after-move'])
    .default('by-command')
    .describe("Whether a side's turn ends by /turn end or after its first move"),
});

const MOST_UNITS = 10_000;
const SIZE = `a whole number from 1 to ${MOST_UNITS}`;

const LIMIT = 'a whole number from 0 to 1000';

const rules = keyed({
  pieces: oneOf(['owner', 'side', 'anyone']).default('owner').describe('Whose pieces one may move'),
  turns: oneOf(['strict', 'free'])
    .optional()
    .describe('Whether only the side on turn acts; strict where there is a turn'),
  captures: oneOf(['none', 'manual']).default('none').describe('manual: the side on turn may take enemy pieces'),
  changes: oneOf(['host', 'owner'])
    .optional()
    .describe('Who sets, turns and stacks pieces: the host where nothing is hidden; owner: whoever may move them'),
  armyMaxSize: z
    .int(SIZE)
    .min(1, SIZE)
    .max(MOST_UNITS, SIZE)
    .optional()
    .describe('How many units stand together at most, in an army or beside each other'),
  handLimit: z.int(LIMIT).min(0, LIMIT).max(1000, LIMIT).optional().describe('How many cards a hand holds at most'),
  drawLimit: z
    .int(LIMIT)
    .min(0, LIMIT)
    .max(1000, LIMIT)
    .optional()
    .describe('How many cards are drawn at once at most'),
  movePoints: oneOf(['each-turn', 'once'])
    .optional()
    .describe(
      'Units move by their MovePoints, which come back at the start of the turn of their side, or never by themselves',
    ),
  zoneOfControl: z.boolean('true or false').optional().describe('A unit that comes next to an enemy goes no further'),
  alwaysOneStep: z.boolean('true or false').optional().describe('Whoever has any points left can make one step'),
  undo: oneOf(['ask', 'reshuffle', 'forbid'])
    .optional()
    .describe(
      'How a step is taken back by which somebody saw something new: the others must agree, the deck is shuffled again, or not at all',
    ),
});

const SEATS = `a whole number from 1 to ${MOST_SIDES}`;
const seats = keyed({
  least: z
    .int(SEATS)
    .min(1, SEATS)
    .max(MOST_SIDES, SEATS)
    .describe('So many sides must be played; the others are left out of the game when it begins'),
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
  sides: gives('side', list(side, MOST_SIDES).min(1, 'at least one side')),
  turn: turn.optional(),
  seats: seats.optional(),
  rules: rules.prefault({}),
  battle: keyed({
    map: nameOf('map').describe('The map of battles'),
    attackers: nameOf('battle zone').describe('The zone of its board in which the attackers are set up'),
    defenders: nameOf('battle zone').describe('The zone of its board in which the defenders are set up'),
  })
    .optional()
    .describe('Where units fight that come from maps without combat'),
  properties: z
    .record(gives('property', name), domain)
    .optional()
    .describe('What properties hold; others may hold anything'),
  values: values.optional().describe('Properties of the game itself'),
  maps: gives('map', list(map, MOST_MAPS).min(1, 'at least one map')),
  terrain: gives('terrain', z.record(name, terrain)).default({}).describe('The kinds of terrain'),
  edges: gives('kind of edge', z.record(name, edge))
    .optional()
    .describe('The kinds of roads, rivers and other lines between cells'),
  prototypes: gives('prototype', z.record(name, prototype))
    .default({})
    .describe('What pieces of one kind have in common'),
  decks: gives('deck', list(deck, MOST_DECKS)).default([]).describe('Piles of pieces'),
  counters: list(counter, MOST_COUNTERS).optional().describe('What is counted and summed'),
  modifiers: gives('modifier', list(modifier, MOST_MODIFIERS))
    .optional()
    .describe('What bends the rules and the values of the game'),
  phases: phases.optional().describe('Named ranges of precedences, from the first to the last'),
  scorekeepers: text(LONGEST_GDL).optional().describe('Scoring, winning and losing, in GDL'),
  setup: list(stack, MOST_STACKS).default([]).describe('What stands where when the game begins'),
});

/** A file whose form is right. */
export type ModuleFile = z.output<typeof fileSchema>;
