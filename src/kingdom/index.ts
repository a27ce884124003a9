/** Dominion kingdoms, independent of tables and games. */
export type { Card, Landscape, Role } from './cards/card.ts';
export {
  cardTypes,
  judgedRoles,
  landscapeKinds,
  partTypes,
  pileSize,
  roles,
  rolesGiven,
  rolesOf,
} from './cards/card.ts';
export type { Cost } from './cards/cost.ts';
export { compareCosts, readCost } from './cards/cost.ts';
export type { CardSet, Dominion, Edition } from './cards/dominion.ts';
export { byName, foldName } from './cards/dominion.ts';
export type { Extra, ExtraKind, PileChoice } from './cards/extra.ts';
export { pileChoices } from './cards/extra.ts';
export type { Printing } from './cards/printing.ts';
export { asPrinted, printings } from './cards/printing.ts';
export type { BadSets } from './cards/sets.ts';
export { namedSets, readSets } from './cards/sets.ts';
export {
  typedCosts,
  typedCounted,
  typedLandscapes,
  typedMixes,
  typedPotions,
  typedRole,
  typedShares,
} from './cards/typed.ts';
export type { BadCode } from './code.ts';
export { codeOf, readCode } from './code.ts';
export { drawKingdom } from './draw.ts';
export type { Culprit, Impossible, ShortNeed } from './explain/conflict.ts';
export type { Proof } from './explain/proof.ts';
export { fetchLater, fetchOf } from './fetch.ts';
export type { BadList, KingdomList, ListNote, LooseList } from './list.ts';
export { isWholeList, numbersOfList, readList, readLoosely } from './list.ts';
export type { NothingElse, ReplaceTarget } from './replace.ts';
export { replaceIn, replacing } from './replace.ts';
export type { Wish as KingdomWish } from './request/frame.ts';
export { wishesOf } from './request/frame.ts';
export { comesAgain, pilesOf, playedCards, unseenWeights } from './request/fresh.ts';
export type { Kingdom, KingdomNumbers } from './request/kingdom.ts';
export { besideOf, deckCards, isDivineWind, kingdomOf, namesText, numbersOf, setUpOf } from './request/kingdom.ts';
export type { Demand, DemandSubject, KingdomRequest, Played, Potions } from './request/request.ts';
export { kingdomSize, noMost, noSide, plainRequest, usualRequest, ways } from './request/request.ts';
export type { KingdomRefusal, Sampler } from './sampling/prepared.ts';
export { prepare } from './sampling/sampler.ts';
export type { Usual } from './sampling/usual.ts';
export { withoutUsual } from './sampling/usual.ts';
export type { BadExpression, Expression } from './typed/expression.ts';
export { readExpression } from './typed/expression.ts';
export { namesInExpressions } from './typed/lexicon.ts';
export { readLandscapes, readPotions } from './typed/numbers.ts';
export type { BadWish, Wished } from './typed/wishing.ts';
export { readWish } from './typed/wishing.ts';
