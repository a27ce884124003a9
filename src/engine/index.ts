import { deckSystem } from '../features/cards/rules/decks.ts';
import { deckUndoSystem } from '../features/cards/rules/undone.ts';
import { clockSystem } from '../features/clock/rules/system.ts';
import { counterSystem } from '../features/counters/rules/system.ts';
import {
  type ActsAsked,
  type AnswerForm,
  type AskedNames,
  answerFormOf as answerFormIn,
  handlerOf,
  type Kind,
  type Operation,
  type OperationKind,
  type PersonId,
  type ReportKind,
  type System,
  type Table,
  type Value,
  type World,
} from '../table/index.ts';
import { coveredSystem } from './actions/covered.ts';
import { effectSystem } from './actions/effects.ts';
import { type ActionOffer, choiceOptionsIn, offersOf } from './actions/offers.ts';
import { questionSystem } from './actions/questions.ts';
import { actionSystem } from './actions/system.ts';
import { armySystem } from './armies/system.ts';
import { effectiveValue as ruleLook } from './modifiers/effective-value.ts';
import { refusalOf } from './modifiers/may.ts';
import { namesAskedOf } from './modifiers/names-asked.ts';
import type { PropertyQuestion } from './modifiers/subject.ts';
import { beaconSystem } from './play/chance/beacon.ts';
import { publishSystem } from './play/chance/publish.ts';
import { seedShareSystem } from './play/chance/shares.ts';
import { diceRollSystem } from './play/dice/roll.ts';
import { type Disclosure, disclosuresIn, type Revealed, revealedBy } from './play/flow/disclosures.ts';
import { type Foresight, foresightOf, listLegalActs } from './play/foresight.ts';
import { undoHistorySystem } from './play/history/history.ts';
import { refusalOfBypassingRules } from './play/interest.ts';
import { isRunning } from './play/lines/queue.ts';
import { modifierSystem } from './play/modifiers/modify.ts';
import type { Module } from './play/module.ts';
import { arrangeSystem } from './play/pieces/arrange.ts';
import { pieceSystem } from './play/pieces/pieces.ts';
import { pointSystem } from './play/points/system.ts';
import { reloadSystem } from './play/reload.ts';
import { type Changes, findModuleChanges as changesIn } from './play/reload-reports.ts';
import { requestSystem } from './play/seats/requests.ts';
import { seatSystem } from './play/seats/seats.ts';
import { coverSystem } from './play/secrecy/covers.ts';
import { secrecySystem } from './play/secrecy/secrecy.ts';
import { witnessSystem } from './play/secrecy/witnesses.ts';
import { gameSettingsSystem } from './play/settings.ts';
import { gameEndingSystem } from './play/turns/endings.ts';
import { gameSystem } from './play/turns/game.ts';
import { turnSystem } from './play/turns/turns.ts';
import { scorekeeperSystem } from './scorekeepers/system.ts';

/** Counts after each instruction of an action, so that the next instruction reads up-to-date counters. */
const countsBetweenLines = {
  name: 'counts between lines',
  operations: {},
  acts: 'none',
  reactions: (table, done) => (isRunning(done) ? counterSystem.reactions(table, done) : undefined),
} satisfies System;

const inOrder = [
  // Effects come first, to see every change before other reactions.
  effectSystem,
  gameSystem,
  gameSettingsSystem,
  reloadSystem,
  seatSystem,
  seedShareSystem,
  beaconSystem,
  requestSystem,
  pieceSystem,
  arrangeSystem,
  armySystem,
  deckSystem,
  coverSystem,
  diceRollSystem,
  publishSystem,
  secrecySystem,
  witnessSystem,
  modifierSystem,
  pointSystem,
  countsBetweenLines,
  questionSystem,
  coveredSystem,
  // Actions come before anything that may end because of them: a phase, a turn, the game.
  actionSystem,
  turnSystem,
  gameEndingSystem,
  undoHistorySystem,
  deckUndoSystem,
  counterSystem,
  scorekeeperSystem,
  // The clock comes last, when it is certain which players the game waits for.
  clockSystem,
] as const;

type KeysOf<T> = T extends unknown ? keyof T : never;
type SystemInOrder = (typeof inOrder)[number];

type Missing =
  | Exclude<Kind, KeysOf<Extract<SystemInOrder, { readonly records: unknown }>['records']>>
  | Exclude<OperationKind, KeysOf<SystemInOrder['operations']>>
  | Exclude<ReportKind, KeysOf<Extract<SystemInOrder, { readonly reports: unknown }>['reports']>>;

/**
 * All systems. If no system has a kind of record, operation or report, this doesn't compile, and the error names the
 * kind.
 */
export const systems: Missing extends never ? readonly System[] : Missing = inOrder;

/** Kinds of records whose reports the view creates: `by-view` in src/table/core/record-rules.ts. */
export type KindReportedByView = {
  [K in Kind]: Extract<
    SystemInOrder,
    { readonly records: { readonly [P in K]: { readonly reports: 'by-view' } } }
  > extends never
    ? never
    : K;
}[Kind];

/** Reads a value after modifiers. A view can read no more with it than its viewer may see (P1). */
export const look: (world: World, question: PropertyQuestion) => Value | undefined = ruleLook;

export const propertyNamesOfKind = (kind: string): AskedNames => namesAskedOf(systems, kind);

/** Judges operations in advance, as far as the actor can know. */
export type { Foresight };
export const createLegalityCheck = (table: Table, actor: PersonId, isByRules = false): Foresight => {
  const judge = foresightOf(table, refusalOf, actor);
  return isByRules ? (operation) => judge(operation) ?? refusalOfBypassingRules(table, operation) : judge;
};

/** Lists an actor's legal acts by the rules of the module, as far as the actor knows (G5). */
export const actsFor = (table: Table, actor: PersonId, asked?: ActsAsked, cut?: () => void): Generator<Operation> =>
  listLegalActs(table, refusalOf, actor, asked, cut);

/** Lists the module's actions that an actor can do now, with their targets, in the module's order. */
export const offersFor = (table: Table, actor: PersonId, action?: string, cut?: () => void): Iterable<ActionOffer> => {
  const asked = { kind: 'act', isBrief: true, ...(action === undefined ? {} : { action }) } as const;
  return offersOf(table, actor, actsFor(table, actor, asked), cut);
};

export const choiceOptionsFor = (
  table: Table,
  begun: Parameters<typeof choiceOptionsIn>[1],
  choice: string,
): ReturnType<typeof choiceOptionsIn> => choiceOptionsIn(table, begun, choice, createLegalityCheck(table, begun.actor));

/** Returns the form of an answer if the game hides anything. It depends on the operation, never on its result. */
export const answerFormOf = (operation: Operation): AnswerForm => answerFormIn(systems, operation);

export const isPlay = (kind: OperationKind): boolean => handlerOf(systems, kind).play;

/** Lists all hidden facts that a module shows to viewers, declared or not (D2). */
export const disclosuresOf = (module: Module): readonly Disclosure[] => disclosuresIn(module, systems);

export const declaredRevelationsIn = (module: Module): readonly Revealed[] => revealedBy(module, systems);

/** Returns how a game would change under another module, which is public. */
export const moduleChangesBetween = (before: Module, after: Module, isBegun: boolean): Changes =>
  changesIn(before, after, isBegun, systems);

export { cardsInDeck } from '../features/cards/rules/cards.ts';
export { MOST_CARDS_TAKEN } from '../features/cards/rules/draws.ts';
export { reshufflingOf } from '../features/cards/rules/form.ts';
export type { VariantDefinition } from '../features/cards/rules/variant-form.ts';
export { timeoutChoicesIn, timeoutVotersFor } from '../features/clock/rules/choices.ts';
export {
  type ClockLimit,
  MAX_BANK_CLOCK_MINUTES,
  TIMEOUT_CHOICES,
  type TimeoutChoice,
} from '../features/clock/rules/records.ts';
export { findSidesOutOfTime, listRunningClocks } from '../features/clock/rules/times.ts';
export { findCounterFaults } from '../features/counters/rules/definitions.ts';
export { counterDefaults, mapCounterFlags } from '../features/counters/rules/form.ts';
export {
  type Counter,
  counterTitle,
  REPORT_PLACEHOLDER_NAMES,
} from '../features/counters/rules/records.ts';
export { PLAYER_PLACEHOLDER } from '../features/counters/rules/reports.ts';
export { countersOf } from '../features/counters/rules/scope.ts';
export { combineCounterReports, LONGEST_COUNTER_REPORT } from '../features/counters/rules/told.ts';
export { COUNTER_SUBJECT_KINDS } from '../features/counters/rules/value.ts';
export { aggregatesInExpression, MAX_SUGGESTED_NAMES, near, parseTextTemplate } from '../table/expression/index.ts';
export { answerOptionsFor, smallestPaymentFor } from './actions/offers.ts';
export { surveyBoards } from './armies/costs.ts';
export type { UnitGroup } from './armies/group.ts';
export { groupOf } from './armies/groups.ts';
export { unitLimitInCell } from './armies/limits.ts';
export { armyNameKey } from './armies/names/name-index.ts';
export { movePointsLeft } from './armies/points.ts';
export { listClosedNeighbors, moveRangeOf } from './armies/range.ts';
export { findArmyRepresentative } from './armies/representative.ts';
export { pathThrough } from './armies/route.ts';
export { type ListedUnit, parseUnitSelection, type UnitSelectionError } from './armies/selection/text.ts';
export { isUnit, unitClassOf, unitsOfArmy } from './armies/units.ts';
export { canTakeText, changesOf, readAlteration } from './modifiers/change.ts';
export { isBent, valueBeforeModifiers } from './modifiers/effective-value.ts';
export { type ExplainedModifier, explain, type ValueExplanation } from './modifiers/explain.ts';
export type { CounterLookup, ExpectedText, ModifierFault } from './modifiers/faults.ts';
export { modifierFaults, subjectKinds } from './modifiers/faults.ts';
export type { ModifierDefinition } from './modifiers/form.ts';
export { captureRuleOfContainer, hasManualCaptures, isContainerWithoutCombat } from './play/captures/capture-rule.ts';
export { capturedPiecesOf } from './play/captures/captured.ts';
export { HOSTILE_CELL_PROPERTIES } from './play/captures/custodial.ts';
export { jumpCapturesOf } from './play/captures/jumps.ts';
export { WAYS } from './play/captures/ways.ts';
export { canAddSeedShares, MOST_SEED_SHARES } from './play/chance/shares.ts';
export {
  answerDeadlineOf,
  expectedResponseOf,
  firstDeliveryTime,
  isRequestGranted,
  MINUTE_MS,
  patience,
  peopleRequiredToConsent,
  peopleStillToAnswer,
  requestedOperationOf,
  UNREACHABLE_PLAYER_WAIT_MS,
} from './play/consent/consent.ts';
export type { MentionReason } from './play/consent/notices.ts';
export { type PublishedContents, publishedNumberOf } from './play/container-form.ts';
export { calculateDiceBounds } from './play/dice/bounds.ts';
export { DICE_LIMITS } from './play/dice/dice.ts';
export { attachAdvantageToDie, type DiceFault, normalizeDiceText, parseDiceNotation } from './play/dice/read.ts';
export { OPEN_ROLL_STREAM, PRIVATE_ROLL_STREAM, type RollOutcome } from './play/dice/roll.ts';
export { type DieResults, type RollResult, rollDiceRepeatedly } from './play/dice/throw.ts';
export type { ModuleDifference } from './play/difference.ts';
export type { MissingModulePart } from './play/fit.ts';
export { type Disclosure, secretNamesIn } from './play/flow/disclosures.ts';
export { canSkipLaterSteps, selectStepsToUndo } from './play/history/commute.ts';
export { BOT_LEVELS, type BotLevel, botLevelOf, botPlayerId, canBotPlayModule, isHouse } from './play/house.ts';
export { formatKeyAsText, isUntold, labelOfModuleKey, moduleLabelOf } from './play/labels.ts';
export type { ActionDefinition } from './play/lines/action-form.ts';
export { EFFECT_EVENTS } from './play/lines/effect-form.ts';
export type { LateAnswerPolicy } from './play/lines/form.ts';
export { ACTOR_NAME, ALL_SIDES_NAME, RESERVED_NAMES, SIDES_NAME } from './play/lines/names.ts';
export { findOpenQuestion } from './play/lines/question.ts';
export { type InstructionVerb, UNTRIABLE_VERBS, VERBS } from './play/lines/verbs.ts';
export { type ModifierEffect, modifierEffectOf } from './play/modifiers/reports.ts';
export type { Module } from './play/module.ts';
export { findRoyalAttack } from './play/moves/attacks.ts';
export { promotionChoicesOn } from './play/moves/becoming.ts';
export { parseMoveNotation } from './play/moves/betza.ts';
export { canCastleTo, destinationsOf, hasPieceMoveRules } from './play/moves/judge.ts';
export type { MoveDirection, MoveNotationFault } from './play/moves/notation.ts';
export { forwardDirectionOfSide } from './play/moves/rule.ts';
export { type FenFault, LONGEST_FEN, parseFenPosition } from './play/notation/fen.ts';
export { type ChessNotation, chessNotationOf } from './play/notation/notation.ts';
export { fenOf } from './play/notation/position.ts';
export type { ChessMoveTextFault } from './play/notation/san.ts';
export type { NotatedOperation } from './play/notation/style.ts';
export { notationFunctions } from './play/notation/told.ts';
export { isNameOfPlace } from './play/pieces/called-places.ts';
export type { CountedName } from './play/pieces/counted-names.ts';
export { countEqualNames } from './play/pieces/counted-names.ts';
export { DEFAULT_PIECE_BACK } from './play/pieces/form.ts';
export { randomStreamOfDeck } from './play/pieces/new-pieces.ts';
export { overruledMoveRequestOf } from './play/pieces/overruled.ts';
export { overruledActRequestOf } from './play/pieces/overruled-act.ts';
export { overruledStepOf } from './play/pieces/overruled-step.ts';
export { isPieceInGroup, type PieceGroup, pieceIdsInGroup, sizeOfPieceGroup } from './play/pieces/piece-group.ts';
export { handleSourceOf, pieceIndex } from './play/pieces/piece-index.ts';
export { isValidStepPrice } from './play/pieces/prices.ts';
export { isStock } from './play/pieces/stock.ts';
export { traitsOf } from './play/pieces/traits.ts';
export { cardHeld, isObjectiveCheckable } from './play/points/claims.ts';
export type { ObjectiveDefinition } from './play/points/form.ts';
export { LONGEST_POINTS_REASON, MOST_POINTS, totalPointsOfSide } from './play/points/records.ts';
export type { ContainerLocation } from './play/queries.ts';
export {
  canGameHideAnything,
  canModuleHideAnything,
  formatCellLabel,
  gameLanguageOf,
  gameOf,
  handMapOfSide,
  isInGame,
  isMaster,
  isOut,
  isSimultaneousPhase,
  locateContainer,
  mapIdOfName,
  moduleOf,
  onTurn,
  otherBoardsOfMap,
  playersOf,
  postFrequencyOf,
  sideId,
  sidesOf,
} from './play/queries.ts';
export type { Board, ConsentRequest, Deck, ModuleRecord, Piece, PostFrequency, Side, Wish } from './play/records.ts';
export { POST_FREQUENCIES, RULES_EDITION, requestedChangeSchema } from './play/records.ts';
export { isGated, refusalOfNewModule } from './play/reload.ts';
export type { Changes, ModulePartName } from './play/reload-reports.ts';
export { ownerOf } from './play/rights.ts';
export { areTurnsStrict, canMoveAnyPiece, isForbidden, undoPolicyOf } from './play/rules.ts';
export { MOST_SIDES } from './play/seats/form.ts';
export { handsToSend, type PersonToMention, peopleToMention } from './play/seats/noticed.ts';
export { isFull, listReserveSeats, OPEN_SEATS_DURATION_MS, openSeatsDeadlineOf } from './play/seats/open-seats.ts';
export { type RequestedChangeReport, reportRequestedChange } from './play/seats/request-reports.ts';
export { findGrantedRequest } from './play/seats/requests.ts';
export { canSeeAllContents, canSeeContents, publishedContentsFor } from './play/secrecy/hiding.ts';
export { knowledgeOfPlayer, type PlayerKnowledge } from './play/secrecy/knowledge.ts';
export { translateTextOfModule, translationsOfText } from './play/sentences.ts';
export { argumentSetsOfTable, LOOKUP_TABLE_ARGUMENTS, type LookupTableArgument } from './play/tables/form.ts';
export { diceRolledByModule } from './play/tables/rolls.ts';
export { choosingSidesIn, readyCoveredActOf } from './play/turns/covered-acts.ts';
export { ANY, areActsAlwaysCovered, PHASE_ACTS, type PhaseAct, phaseMannerOf, STUCK } from './play/turns/form.ts';
export { checkGameStart } from './play/turns/game.ts';
export { isGameDecided } from './play/turns/outcomes.ts';
export { phaseDutiesFor } from './play/turns/owing.ts';
export { refusalOfEndingTurn } from './play/turns/phase-rules.ts';
export { findCurrentPhase, isBiddingPhase } from './play/turns/phases.ts';
export {
  applyVariants,
  type ChosenVariantOption,
  chosenVariantsOf,
  initialSetupOf,
  parseVariantChoices,
} from './play/variants.ts';
export { type EndingWay, endingScorekeepersIn, waysToEnd } from './scorekeepers/ends.ts';
export { canRank } from './scorekeepers/final.ts';
export { type CompileResult as GdlResult, compileScorekeepers as compileGdl } from './scorekeepers/language/compile.ts';
export { moduleNamesOf as namesForGdl } from './scorekeepers/language/names.ts';
export type { ProgramNote as GdlNote } from './scorekeepers/language/note.ts';
export { MAX_SCORING_PROGRAM_LENGTH as LONGEST_GDL, parseGdlForms } from './scorekeepers/language/read-forms.ts';
export { scoreLeadOf } from './scorekeepers/lead.ts';
export { compileWithAddedText, scoringProgramOf } from './scorekeepers/program.ts';
export type { PartProgress, ScorekeeperProgress, SideProgress } from './scorekeepers/progress.ts';
export { progressOf } from './scorekeepers/progress.ts';
export type { RoundScore, ScorekeeperRemark } from './scorekeepers/records.ts';
export type { FinalScore, ScoreUpdateTimeReport } from './scorekeepers/reports.ts';
export {
  finalScores,
  listResultsOfSides,
  listScoresRevealedAtEnd,
  type ResultReport,
  reportScoreUpdateTime,
  sideNameOrNobody,
} from './scorekeepers/results.ts';
export { LONGEST_MESSAGE } from './scorekeepers/told.ts';
export { refusalOf };
