/** The schemas of a module's parts, for code that only reads modules. */

export { deck, deckContents, deckContentsInGame, deckInGame } from '../features/cards/rules/form.ts';
export { choiceName, variantWith } from '../features/cards/rules/variant-form.ts';
export { counterForm } from '../features/counters/rules/form.ts';
export { modifier, modifierDefinition, modifierPhases } from './modifiers/form.ts';
export { action } from './play/lines/action-form.ts';
export { effect } from './play/lines/effect-form.ts';
export { amount } from './play/lines/form.ts';
export { PAYMENT_NAMES } from './play/lines/source.ts';
export { type board, map, mapInGame } from './play/maps/form.ts';
export { grid } from './play/maps/grid-form.ts';
export { edge, terrain } from './play/maps/terrain-form.ts';
export {
  type art,
  type look,
  MOST_ART_FILES,
  MOST_SHEETS,
  pictures,
  sheets,
} from './play/pieces/art-form.ts';
export { MOST_LAYERS, prototype, type prototypeFields, traits, traitsInGame } from './play/pieces/form.ts';
export { type FileCountedPiece, MOST_PIECES, stack, stackInGame } from './play/pieces/setup-form.ts';
export { objective } from './play/points/form.ts';
export { LIMITS, limits, rules, rulesInGame } from './play/rules.ts';
export { seats, sides } from './play/seats/form.ts';
export { opponent } from './play/seats/opponent-form.ts';
export { oddsIn, rangeIn, table } from './play/tables/form.ts';
export { description, goal, howToPlay, inShort, texts } from './play/texts.ts';
export { ending, endingNames } from './play/turns/ending-form.ts';
export { turn, turnInGame } from './play/turns/form.ts';
export { scorekeepers, scorekeepersInGame } from './scorekeepers/program.ts';
