/** Dominion kingdoms, independent of tables and games. */
export type { Card, Landscape, Role } from './cards/card.ts';
export {
  cardTypes,
  judgedRoles,
  landscapeKinds,
  partTypes,
  pileSize,
  roles,
  rolesFromEffects,
  rolesOf,
} from './cards/card.ts';
export type { Cost } from './cards/cost.ts';
export { compareCosts, readCost } from './cards/cost.ts';
export type { CardSet, Dominion, Edition } from './cards/dominion.ts';
export { foldName, mapCardsByName } from './cards/dominion.ts';
export type { ExtraKind, PileChoice, SetupExtra } from './cards/extra.ts';
export { pileChoices } from './cards/extra.ts';
export type { Printing } from './cards/printing.ts';
export { dominionForPrinting, printings } from './cards/printing.ts';
export type { BadSets } from './cards/sets.ts';
export { editionGroupNames, readSets } from './cards/sets.ts';
export {
  costExamples,
  landscapeCountExamples,
  potionCountExamples,
  setCountSuffixes,
  setMixExamples,
  shareWishExamples,
  typedRole,
} from './cards/typed.ts';
export type { BadCode } from './code.ts';
export { codeOf, readCode } from './code.ts';
export { drawKingdom } from './draw.ts';
export type { ConflictingWish, UnmetCardNeed, WishConflict } from './explain/conflict.ts';
export type { Proof } from './explain/proof.ts';
export { listLaterSetsToFetch, listSetsToFetch } from './fetch.ts';
export type { BadList, KingdomList, KingdomListWithWarnings, ListNote } from './list.ts';
export { isWholeList, numbersOfList, readList, readLoosely } from './list.ts';
export type { NoReplacementError, ReplaceTarget } from './replace.ts';
export { replaceKingdomPart, replacementRequest } from './replace.ts';
export type { Wish as KingdomWish } from './request/frame.ts';
export { wishesOf } from './request/frame.ts';
export { allKingdomPiles, playedCards, repeatedCardsIn, unseenWeights } from './request/fresh.ts';
export type { Kingdom, KingdomNumbers } from './request/kingdom.ts';
export {
  deckCards,
  extrasToFetch,
  isDivineWind,
  kingdomOf,
  namesText,
  numbersOf,
  pilesOutsideSupply,
} from './request/kingdom.ts';
export type { Demand, DemandSubject, KingdomRequest, Potions, RecentlyPlayedCards } from './request/request.ts';
export { kingdomSize, noEarlierChoices, plainRequest, unlimitedCount, usualRequest, ways } from './request/request.ts';
export type { KingdomRefusal, Sampler } from './sampling/prepared.ts';
export { prepare } from './sampling/sampler.ts';
export type { DefaultWishes } from './sampling/usual.ts';
export { withoutUsual } from './sampling/usual.ts';
export type { BadExpression, Expression } from './typed/expression.ts';
export { readExpression } from './typed/expression.ts';
export { namesInExpressions } from './typed/lexicon.ts';
export { readLandscapes, readPotions } from './typed/numbers.ts';
export type { BadWish, ReplacementWish } from './typed/wishing.ts';
export { readWish } from './typed/wishing.ts';
