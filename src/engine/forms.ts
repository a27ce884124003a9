/** The forms of the parts of a module, by which files are read and games are checked: for what reads modules alone. */

export { counterForm } from './counters/form.ts';
export { deck, deckContents, deckContentsInGame, deckInGame } from './play/cards/form.ts';
export { action } from './play/lines/action-form.ts';
export { effect } from './play/lines/effect-form.ts';
export { amount, lines } from './play/lines/form.ts';
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
