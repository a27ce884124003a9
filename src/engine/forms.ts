/** The schemas of a module's parts, for code that only reads modules. */

export { deck, deckContentsInGameSchema, deckContentsSchema, deckInGameSchema } from '../features/cards/rules/form.ts';
export { createVariantSchema, variantChoiceNameSchema } from '../features/cards/rules/variant-form.ts';
export { counterForm } from '../features/counters/rules/form.ts';
export { modifier, modifierDefinitionSchema, modifierPhasesSchema } from './modifiers/form.ts';
export { action } from './play/lines/action-form.ts';
export { effect } from './play/lines/effect-form.ts';
export { amount } from './play/lines/form.ts';
export { stepsOfPlaceAround } from './play/lines/names.ts';
export { PAYMENT_NAMES } from './play/lines/source.ts';
export { type board, map, storedMapSchema } from './play/maps/form.ts';
export { grid } from './play/maps/grid-form.ts';
export { edgeDefinitionSchema, terrain } from './play/maps/terrain-form.ts';
export {
  type art,
  type look,
  MOST_ART_FILES,
  MOST_PICTURE_SHEETS,
  pictures,
  sheets,
} from './play/pieces/art-form.ts';
export {
  MOST_PIECE_LAYERS,
  prototype,
  type prototypeFieldsSchema,
  storedTraitsSchema,
  traits,
} from './play/pieces/form.ts';
export { type FileCountedPiece, MOST_PIECES, stack, storedSetupStackSchema } from './play/pieces/setup-form.ts';
export { objectiveDefinitionSchema } from './play/points/form.ts';
export { LIMIT_NAMES_BY_RULE, limits, rules, storedRulesSchema } from './play/rules.ts';
export { seats, sides } from './play/seats/form.ts';
export { opponent } from './play/seats/opponent-form.ts';
export { parseNumberRange, parseOdds, table } from './play/tables/form.ts';
export { description, gameGoalSchema, rulesTextSchema, shortRulesSchema, texts } from './play/texts.ts';
export { ending, sentenceNamesOfEnding } from './play/turns/ending-form.ts';
export { storedTurnSchema, turn } from './play/turns/form.ts';
export { scorekeepers, storedScorekeepersSchema } from './scorekeepers/program.ts';
