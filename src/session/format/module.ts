import { z } from 'zod';
import {
  action,
  amount,
  counterForm,
  deck,
  deckInGameSchema,
  description,
  edgeDefinitionSchema,
  effect,
  ending,
  gameGoalSchema,
  limits,
  MOST_PIECES,
  map,
  modifier,
  modifierPhasesSchema,
  objectiveDefinitionSchema,
  opponent,
  pictures,
  prototype,
  rules,
  rulesTextSchema,
  scorekeepers,
  seats,
  sheets,
  shortRulesSchema,
  sides,
  stack,
  storedMapSchema,
  storedRulesSchema,
  storedScorekeepersSchema,
  storedSetupStackSchema,
  storedTraitsSchema,
  storedTurnSchema,
  table,
  terrain,
  texts,
  turn,
  variantChoiceNameSchema,
} from '../../engine/forms.ts';
import { LONGEST_FEN, type Module } from '../../engine/index.ts';
import { carried, schemaOf } from '../../form/carried.ts';
import { repeated } from '../../form/each.ts';
import { expects } from '../../form/expects.ts';
import { changed, given, mapRecordValues, throwUncheckedModuleError } from '../../form/given.ts';
import { gives, nameOf } from '../../form/names.ts';
import { valuesOf as valuesGiven } from '../../form/values.ts';
import { keyed, line, list, name, oneOf, placeName } from '../../form/words.ts';
import { values } from '../../table/index.ts';
import { mapDefinitionOf } from './maps.ts';
import { gameModifierSchema, modifierDefinitionOf, nameResolverFor } from './modifiers.ts';
import { deckDefinitionOf, initialPropertyValues, MOST_DECKS, traitsOf } from './pieces.ts';
import { modulePlacesOf } from './places.ts';
import { moduleRulesFromFile } from './rules.ts';
import { scorekeepersFromText } from './scorekeepers.ts';
import { MOST_STACKS, setupStacksFromFile } from './setup.ts';
import { gameVariantSchema, variant, variantDefinitionOf } from './variants.ts';

/** The schemas of a module: one for its file (keys, values, defaults, and kinds of names), and one for a game. */

/** The longest time of a clock: a week, for games that are played by mail. */
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
  $schema: z.string().exactOptional().describe('The address of this schema, for editors; the game ignores it'),
  module: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]{0,31}$/, MODULE_NAME)
    .describe('The name by which the module is chosen'),
  title: line(100).describe('The title of the game'),
  like: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]{0,31}$/, MODULE_NAME)
    .exactOptional()
    .describe('A game that comes with the bot. Its parts are used unless this file has its own'),
  without: z
    .record(line(100), list(line(100), MOST_LEFT_OUT))
    .exactOptional()
    .describe('Names of parts to leave out of that game, by their key'),
  description,
  goal: gameGoalSchema,
  minutes: z.int().min(1).max(MOST_MINUTES).exactOptional().describe('The length of a game in minutes'),
  inShort: shortRulesSchema,
  maker: line(100).exactOptional().describe('The author'),
  version: line(20).exactOptional().describe('The version, in quotes, such as "1.2"'),
  howToPlay: rulesTextSchema,
  texts,
  labels: z.record(nameOf('labelled'), line(60)).exactOptional().describe('The names that players read for these keys'),
  untold: list(nameOf('property'), MOST_UNTOLD)
    .exactOptional()
    .describe("Properties for the rules alone: the bot doesn't announce their changes"),
  sides,
  turn: turn.exactOptional(),
  endings: list(ending, MOST_ENDINGS).exactOptional().describe('The usual ways in which the game ends'),
  notation: oneOf(['chess', 'draughts', 'go'])
    .exactOptional()
    .describe(
      'How moves are written and typed: as in chess by symbols, in draughts by numbers of squares, in Go by points. Games of chess can be exported and imported as PGN and FEN',
    ),
  seats: seats.exactOptional(),
  rules: rules.prefault({}),
  battle: battle.exactOptional().describe('The map of battles for units from maps without combat'),
  properties: z
    .record(gives('property', name), domain)
    .exactOptional()
    .describe('The types of properties; others can have any value'),
  values: valuesGiven('game').exactOptional().describe('Properties of the game itself'),
  maps: gives('map', list(repeated(map), MOST_MAPS).min(1, expects({ is: 'one-at-least', of: 'map' }))),
  terrain: gives('terrain', z.record(name, terrain)).default({}).describe('The kinds of terrain'),
  edges: gives('edge-kind', z.record(name, edgeDefinitionSchema))
    .exactOptional()
    .describe('The kinds of roads, rivers and other lines between cells'),
  prototypes: gives('prototype', z.record(name, prototype)).default({}).describe('The kinds of pieces'),
  sheets: sheets.exactOptional(),
  decks: gives('deck', list(repeated(deck), MOST_DECKS))
    .default([])
    .describe('Piles of pieces'),
  counters: list(repeated(counterForm), MOST_COUNTERS)
    .exactOptional()
    .describe('Counts of pieces and sums of their properties'),
  modifiers: gives('modifier', list(repeated(modifier), MOST_MODIFIERS))
    .exactOptional()
    .describe('Changes to rules and values while something is true'),
  phases: modifierPhasesSchema.exactOptional().describe('Named ranges of precedences, from the first to the last'),
  scorekeepers: scorekeepers.exactOptional().describe('Scoring, winning and losing, in GDL'),
  actions: gives('action', list(repeated(action), MOST_ACTIONS))
    .exactOptional()
    .describe('Actions of players besides those that every game has'),
  effects: list(repeated(effect), MOST_EFFECTS)
    .exactOptional()
    .describe('Lines that happen by themselves after an event'),
  tables: gives('table', list(table, MOST_TABLES))
    .exactOptional()
    .describe('Result tables, which lines of actions read'),
  objectives: gives('objective', list(objectiveDefinitionSchema, MOST_OBJECTIVES))
    .exactOptional()
    .describe('Objectives that sides claim for points'),
  variants: list(variant, MOST_VARIANTS).exactOptional().describe('Choices at the start of a game'),
  round: amount.exactOptional().describe('The number of the round, a formula of the game. By default, it is the turn'),
  opponent: opponent.exactOptional().describe('How the bot judges a position when it plays a side'),
  setup: list(repeated(stack), MOST_STACKS).prefault([]).describe('The pieces on the table at the start'),
});

export type FileForm = z.input<typeof fileSchema>;

export type ModuleFile = z.output<typeof fileSchema>;

/**
 * The schema of a module in a game. Setups and decks may have thousands of entries, so these are checked separately
 * (see src/session/archive/check-module.ts).
 */
export const gameModuleSchema = schemaOf<Module>()(
  carried(fileSchema, {
    $schema: undefined,
    like: undefined,
    without: undefined,
    turn: storedTurnSchema.exactOptional(),
    rules: storedRulesSchema,
    limits: limits.exactOptional(),
    battle: carried(battle, { board: placeName }).exactOptional(),
    maps: gives('map', list(storedMapSchema, MOST_MAPS).min(1)),
    prototypes: gives('prototype', z.record(name, values)),
    traits: z.record(nameOf('prototype'), storedTraitsSchema).exactOptional(),
    modifiers: gives('modifier', list(gameModifierSchema, MOST_MODIFIERS)).exactOptional(),
    scorekeepers: storedScorekeepersSchema.exactOptional(),
    variants: list(gameVariantSchema, MOST_VARIANTS).exactOptional(),
    chosen: z.record(name, variantChoiceNameSchema).exactOptional(),
    position: z.string().max(LONGEST_FEN).exactOptional(),
    decks: gives('deck', list(deckInGameSchema, MOST_DECKS)).exactOptional(),
    sheets: undefined,
    pictures: pictures.exactOptional(),
    setup: list(storedSetupStackSchema, MOST_PIECES),
  }),
);

/** Returns the module that a valid file describes, with all defaults. Each cell is written as its board writes it. */
export const moduleOf = (file: ModuleFile): Module => {
  const { $schema: _, like: __, without: ___, sheets, rules, scorekeepers: text, decks, ...rest } = file;
  const maps = file.maps.map(mapDefinitionOf);
  const places = modulePlacesOf(maps);
  const naming = nameResolverFor(maps, zonesIn(maps), file.phases ?? {});
  const prototypes = mapRecordValues(file.prototypes, initialPropertyValues);
  const traits = Object.entries(file.prototypes).flatMap(([name, prototype]) => {
    const own = traitsOf(prototype, sheets);
    return own ? [[name, own] as const] : [];
  });
  return {
    ...changed(rest, {
      turn: (turn) => ({ order: file.sides.map(({ name }) => name), ...turn }),
      battle: (battle) => battleOf(maps, battle),
      maps: () => maps,
      prototypes: () => prototypes,
      modifiers: (all) => all.map((one) => modifierDefinitionOf(one, naming)),
      variants: (all) => all.map((one) => variantDefinitionOf(one, places, file)),
      setup: (all) => all.flatMap((stack) => setupStacksFromFile(places, stack, file)),
    }),
    ...moduleRulesFromFile(rules, file.turn !== undefined),
    ...given('traits', traits.length > 0 ? Object.fromEntries(traits) : undefined),
    ...given('scorekeepers', scorekeepersFromText(text, { ...file, prototypes })),
    ...given('decks', decks.length > 0 ? decks.map((deck) => deckDefinitionOf(places, deck, file)) : undefined),
  };
};

const zonesIn = (maps: Module['maps']) =>
  maps.flatMap((map) =>
    map.boards.flatMap((board) =>
      (board.zones ?? []).map(({ name }) => ({ board: `${map.name}/${board.name}`, name })),
    ),
  );

const battleOf = (maps: Module['maps'], file: z.output<typeof battle>): NonNullable<Module['battle']> => ({
  ...file,
  board: findBattleBoard(maps, file) ?? throwUncheckedModuleError(file.map),
});

export const findBattleBoard = (
  maps: Module['maps'],
  { map, attackers, defenders }: z.output<typeof battle>,
): string | undefined =>
  maps
    .find(({ name }) => name === map)
    ?.boards.find(({ zones = [] }) => [attackers, defenders].every((zone) => zones.some(({ name }) => name === zone)))
    ?.name;
