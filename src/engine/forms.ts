/** The forms of the parts of a module, by which files are read and games are checked: for what reads modules alone. */

export { counterForm } from './counters/form.ts';
export { captures, mapCaptures, taken } from './play/captures/form.ts';
export { deck, deckContents, deckContentsInGame, deckInGame } from './play/cards/form.ts';
export { labelInGame, placeInGame, publishes } from './play/container-form.ts';
export { action } from './play/lines/action-form.ts';
export { effect } from './play/lines/effect-form.ts';
export { amount, condition, lines } from './play/lines/form.ts';
export {
  art,
  artInGame,
  look,
  lookInGame,
  MOST_ART_FILES,
  MOST_SHEETS,
  pictureFile,
  pictures,
  sheets,
} from './play/pieces/art-form.ts';
export { type FileCountedPiece, MOST_PIECES, stack, stackInGame } from './play/pieces/setup-form.ts';
export { objective } from './play/points/form.ts';
