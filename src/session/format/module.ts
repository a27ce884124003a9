import { z } from 'zod';
import { makeWhole } from '../../engine/core/plain.ts';
import { values as valuesInGame } from '../../engine/core/schema.ts';
import { LONGEST_FEN, type Module } from '../../engine/index.ts';
import { carried, schemaOf } from '../../form/carried.ts';
import { expects } from '../../form/expects.ts';
import { mapped, unchecked } from '../../form/given.ts';
import { gives, nameOf } from '../../form/names.ts';
import { keyed, line, list, name, oneOf, placeName } from '../../form/words.ts';
import { action, actionInGame, actionOf } from './actions.ts';
import { picturesInGame, sheets } from './art.ts';
import { counter, counterInGame, counterOf } from './counters.ts';
import { deck, deckInGame, deckOf, MOST_DECKS } from './decks.ts';
import { effect, effectInGame, effectOf } from './effects.ts';
import { ending, endingOf } from './endings.ts';
import { amount, amountInGame } from './lines.ts';
import { map, mapInGame, mapOf } from './maps.ts';
import { modifier, modifierInGame, modifierOf, namingFor, phases } from './modifiers.ts';
import { objective, objectiveInGame, objectiveOf } from './objectives.ts';
import { prototype, traitsInGame, traitsOf, valuesOf } from './pieces.ts';
import { placesOf } from './places.ts';
import { limitsInGame, limitsOf, rules, rulesInGame, rulesOf } from './rules.ts';
import { scorekeepers, scorekeepersInGame, scorekeepersOf } from './scorekeepers.ts';
import { MOST_PIECES, MOST_STACKS, stack, stackInGame, stacksOf } from './setup.ts';
import { seats, sideOf, sides, sidesInGame } from './sides.ts';
import { table, tableInGame, tableOf } from './tables.ts';
import { edge, edgeInGame, edgeOf, terrain, terrainInGame, terrainOf } from './terrain.ts';
import { description, goal, howToPlay, inShort, texts, textsInGame, textsOf } from './texts.ts';
import { turn, turnInGame, turnOf } from './turns.ts';
import { simpleValues, valuesOf as valuesGiven } from './values.ts';
import { chosenInGame, variant, variantInGame, variantOf } from './variants.ts';

/**
 * A module: the form of its file (every key, what may stand there, what is meant where it is left out, what names in it
 * are names of), and the form in which a game carries it. What else must fit something in the file is in the checks.
 */

/** A week: a game that is played by mail, so to speak. */
const MOST_MINUTES = 7 * 24 * 60;
const MOST_MAPS = 100;
const MOST_ENDINGS = 20;
const MOST_MODIFIERS = 500;
const MOST_COUNTERS = 1_000;
export const MOST_ACTIONS = 200;
const MOST_EFFECTS = 200;
const MOST_TABLES = 100;
const MOST_OBJECTIVES = 200;
export const MOST_VARIANTS = 20;
const MOST_LEFT_OUT = 1_000;
const MOST_UNTOLD = 100;

const domain = oneOf(['natural', 'number', 'text', 'flag', 'list']);

const battle = keyed({
  map: nameOf('map').describe('The map of battles'),
  attackers: nameOf('battle-zone').describe('The zone of its board in which the attackers are set up'),
  defenders: nameOf('battle-zone').describe('The zone of its board in which the defenders are set up'),
});

const MODULE_NAME = expects({ is: 'module-name' });

export const fileSchema = keyed({
  $schema: z.string().optional().describe('Where an editor finds this schema; of no meaning to the game'),
  module: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]{0,31}$/, MODULE_NAME)
    .describe('The name by which the module is chosen'),
  title: line(100).describe('The title of the game'),
  like: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]{0,31}$/, MODULE_NAME)
    .optional()
    .describe('The module that comes along of which all is taken that does not stand here'),
  without: z
    .record(line(100), list(line(100), MOST_LEFT_OUT))
    .optional()
    .describe('Names of what is not taken of it, by the key under which it stands there'),
  description,
  goal,
  minutes: z.int().min(1).max(MOST_MINUTES).optional().describe('How long a game takes, about'),
  inShort,
  maker: line(100).optional().describe('Who made it'),
  version: line(20).optional().describe('Which version of it this is, as "1.2": in quotes'),
  howToPlay,
  texts,
  labels: z
    .record(nameOf('labelled'), line(60))
    .optional()
    .describe('What players read in the place of keys: of properties, prototypes, classes, terrain and edges'),
  untold: list(nameOf('property'), MOST_UNTOLD)
    .optional()
    .describe('Properties of which players are told nothing when they change: for the rules alone'),
  sides,
  turn: turn.optional(),
  endings: list(ending, MOST_ENDINGS).optional().describe('How the game ends, by the usual words'),
  notation: oneOf(['chess'])
    .optional()
    .describe(
      'chess: games are written and read as PGN and FEN, pieces by their symbols; where its moves are those of chess',
    ),
  seats: seats.optional(),
  rules: rules.prefault({}),
  battle: battle.optional().describe('Where units fight that come from maps without combat'),
  properties: z
    .record(gives('property', name), domain)
    .optional()
    .describe('What properties hold; others may hold anything'),
  values: valuesGiven('game').optional().describe('Properties of the game itself'),
  maps: gives('map', list(map, MOST_MAPS).min(1, expects({ is: 'one-at-least', of: 'map' }))),
  terrain: gives('terrain', z.record(name, terrain)).default({}).describe('The kinds of terrain'),
  edges: gives('edge-kind', z.record(name, edge))
    .optional()
    .describe('The kinds of roads, rivers and other lines between cells'),
  prototypes: gives('prototype', z.record(name, prototype))
    .default({})
    .describe('What pieces of one kind have in common'),
  sheets: sheets.optional(),
  decks: gives('deck', list(deck, MOST_DECKS)).default([]).describe('Piles of pieces'),
  counters: list(counter, MOST_COUNTERS).optional().describe('What is counted and summed'),
  modifiers: gives('modifier', list(modifier, MOST_MODIFIERS))
    .optional()
    .describe('What bends the rules and the values of the game'),
  phases: phases.optional().describe('Named ranges of precedences, from the first to the last'),
  scorekeepers: scorekeepers.optional().describe('Scoring, winning and losing, in GDL'),
  actions: gives('action', list(action, MOST_ACTIONS))
    .optional()
    .describe('What players can do beside what every game has'),
  effects: list(effect, MOST_EFFECTS).optional().describe('What happens by itself where something else happens'),
  tables: gives('table', list(table, MOST_TABLES)).optional().describe('Result tables, which lines of actions read'),
  objectives: gives('objective', list(objective, MOST_OBJECTIVES)).optional().describe('What sides claim for points'),
  variants: list(variant, MOST_VARIANTS).optional().describe('What can be chosen when a game starts'),
  round: amount
    .optional()
    .describe('Which round it is, for scores by round: a formula of the game; the turn, when it is left out'),
  setup: list(stack, MOST_STACKS).default([]).describe('What stands where when the game begins'),
});

/** A file whose form is right. */
export type ModuleFile = z.output<typeof fileSchema>;

/** What stands in the set-up and in decks may be thousands: they are looked at by themselves (see check-module.ts). */
export const moduleInGame = schemaOf<Module>()(
  carried(fileSchema, {
    $schema: undefined,
    like: undefined,
    without: undefined,
    sides: sidesInGame,
    texts: textsInGame.optional(),
    turn: turnInGame.optional(),
    rules: rulesInGame,
    limits: limitsInGame.optional(),
    battle: carried(battle, { board: placeName }).optional(),
    values: valuesInGame.optional(),
    maps: gives('map', list(mapInGame, MOST_MAPS).min(1)),
    terrain: gives('terrain', z.record(name, terrainInGame)),
    edges: gives('edge-kind', z.record(name, edgeInGame)).optional(),
    prototypes: gives('prototype', z.record(name, valuesInGame)),
    traits: z.record(nameOf('prototype'), traitsInGame).optional(),
    counters: list(counterInGame, MOST_COUNTERS).optional(),
    modifiers: gives('modifier', list(modifierInGame, MOST_MODIFIERS)).optional(),
    scorekeepers: scorekeepersInGame.optional(),
    actions: gives('action', list(actionInGame, MOST_ACTIONS)).optional(),
    effects: list(effectInGame, MOST_EFFECTS).optional(),
    tables: gives('table', list(tableInGame, MOST_TABLES)).optional(),
    objectives: gives('objective', list(objectiveInGame, MOST_OBJECTIVES)).optional(),
    round: amountInGame.optional(),
    variants: list(variantInGame, MOST_VARIANTS).optional(),
    chosen: chosenInGame.optional(),
    position: z.string().max(LONGEST_FEN).optional(),
    decks: gives('deck', list(deckInGame, MOST_DECKS)).optional(),
    sheets: undefined,
    pictures: picturesInGame.optional(),
    setup: list(stackInGame, MOST_PIECES),
  }),
);

/** The module of a file without faults: everything that was left out is there, every cell as its board writes it. */
export const moduleOf = (file: ModuleFile): Module => {
  const maps = file.maps.map(mapOf);
  const places = placesOf(maps);
  const naming = namingFor(maps, zonesIn(maps), file.phases ?? {});
  const prototypes = mapped(file.prototypes, valuesOf);
  const traits = Object.entries(file.prototypes).flatMap(([name, prototype]) => {
    const own = traitsOf(prototype, file.sheets);
    return own ? [[name, own] as const] : [];
  });
  return makeWhole<Module>({
    module: file.module,
    title: file.title,
    description: file.description,
    goal: file.goal,
    minutes: file.minutes,
    inShort: file.inShort,
    maker: file.maker,
    version: file.version,
    howToPlay: file.howToPlay,
    texts: file.texts && textsOf(file.texts),
    labels: file.labels,
    untold: file.untold,
    sides: file.sides.map(sideOf),
    turn: file.turn && turnOf(file.turn, file.sides),
    endings: file.endings?.map(endingOf),
    notation: file.notation,
    seats: file.seats,
    rules: rulesOf(file.rules, file.turn !== undefined),
    limits: limitsOf(file.rules),
    battle: file.battle && battleOf(maps, file.battle),
    properties: file.properties,
    values: file.values && simpleValues(file.values),
    maps,
    terrain: mapped(file.terrain, terrainOf),
    edges: file.edges && mapped(file.edges, edgeOf),
    prototypes,
    traits: traits.length > 0 ? Object.fromEntries(traits) : undefined,
    scorekeepers: scorekeepersOf(file.scorekeepers, { ...file, prototypes }),
    counters: file.counters?.map(counterOf),
    modifiers: file.modifiers?.map((one) => modifierOf(one, naming)),
    phases: file.phases,
    actions: file.actions?.map(actionOf),
    effects: file.effects?.map(effectOf),
    tables: file.tables?.map(tableOf),
    objectives: file.objectives?.map(objectiveOf),
    variants: file.variants?.map((one) => variantOf(one, places, file)),
    round: file.round === undefined ? undefined : String(file.round),
    decks: file.decks.length > 0 ? file.decks.map((deck) => deckOf(places, deck, file)) : undefined,
    setup: file.setup.flatMap((stack) => stacksOf(places, stack, file)),
    // What a game adds: the variants that were chosen, where it begins, and the names of its pictures.
    chosen: undefined,
    position: undefined,
    pictures: undefined,
  });
};

const zonesIn = (maps: Module['maps']) =>
  maps.flatMap((map) =>
    map.boards.flatMap((board) =>
      (board.zones ?? []).map(({ name }) => ({ board: `${map.name}/${board.name}`, name })),
    ),
  );

const battleOf = (maps: Module['maps'], file: z.output<typeof battle>): NonNullable<Module['battle']> => ({
  ...file,
  board: battleBoard(maps, file) ?? unchecked(file.map),
});

/** The board of the map of battles that has both zones. */
export const battleBoard = (
  maps: Module['maps'],
  { map, attackers, defenders }: z.output<typeof battle>,
): string | undefined =>
  maps
    .find(({ name }) => name === map)
    ?.boards.find(({ zones = [] }) => [attackers, defenders].every((zone) => zones.some(({ name }) => name === zone)))
    ?.name;
