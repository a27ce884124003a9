/** Dominion kingdoms, independent of tables and games. */
export type { Card, Landscape, PileRole } from './cards/card.ts';
export {
  cardInPileTypes,
  cardTypes,
  findPileRoles,
  handJudgedPileRoles,
  landscapeCardKinds,
  pileSize,
  roles,
  rolesFromEffects,
} from './cards/card.ts';
export type { CardCost } from './cards/cost.ts';
export { compareCosts, parseCardCost } from './cards/cost.ts';
export type { CardSet, Dominion, Edition } from './cards/dominion.ts';
export { foldName, mapCardsByName } from './cards/dominion.ts';
export type { ExtraKind, PileChoice, SetupExtra } from './cards/extra.ts';
export { pileChoices } from './cards/extra.ts';
export type { CardPrinting } from './cards/printing.ts';
export { cardPrintings, dominionForPrinting } from './cards/printing.ts';
export type { InvalidSetList } from './cards/sets.ts';
export { editionGroupNames, parseSetList } from './cards/sets.ts';
export {
  costExamples,
  landscapeCountExamples,
  potionCountExamples,
  setCountSuffixes,
  setMixExamples,
  shareWishExamples,
  typedRole,
} from './cards/typed.ts';
export type { InvalidKingdomCode } from './code.ts';
export { codeOf, decodeKingdomCode } from './code.ts';
export { drawKingdom } from './draw.ts';
export type { ConflictingWish, UnmetCardNeed, WishConflict } from './explain/conflict.ts';
export type { ImpossibilityProof } from './explain/proof.ts';
export { listLaterSetsToFetch, listSetsToFetch } from './fetch.ts';
export type { InvalidKingdomList, KingdomList, KingdomListWarning, KingdomListWithWarnings } from './list.ts';
export { isKingdomListComplete, numbersOfList, parseKingdomList, parseKingdomListLeniently } from './list.ts';
export type { KingdomPartToReplace, NoReplacementError } from './replace.ts';
export { replaceKingdomPart, replacementRequest } from './replace.ts';
export type { Wish as KingdomWish } from './request/frame.ts';
export { wishesOfRequest } from './request/frame.ts';
export { allKingdomPiles, collectPlayedCards, repeatedCardsIn, weightsFavoringUnplayed } from './request/fresh.ts';
export type { Kingdom, KingdomNumbers } from './request/kingdom.ts';
export {
  blackMarketDeckCards,
  extrasToFetch,
  formatKingdomNames,
  isDivineWind,
  kingdomFromNumbers,
  numbersOf,
  pilesOutsideSupply,
} from './request/kingdom.ts';
export type {
  DemandedPileProperty,
  KingdomRequest,
  PileCountDemand,
  PotionCountWish,
  RecentlyPlayedCards,
} from './request/request.ts';
export { kingdomSize, noEarlierChoices, plainRequest, unlimitedCount, usualRequest, ways } from './request/request.ts';
export type { KingdomRefusal, KingdomSampler } from './sampling/prepared.ts';
export { prepare } from './sampling/sampler.ts';
export type { DefaultWishes } from './sampling/usual.ts';
export { dropConflictingDefaults } from './sampling/usual.ts';
export type { Expression, InvalidKingdomExpression } from './typed/expression.ts';
export { readExpression } from './typed/expression.ts';
export { namesInExpressions } from './typed/lexicon.ts';
export { readLandscapes, readPotions } from './typed/numbers.ts';
export type { InvalidReplacementWish, ReplacementWish } from './typed/wishing.ts';
export { parseReplacementWish } from './typed/wishing.ts';
