import { deckSystem } from '../features/cards/rules/decks.ts';
import { undoneDeckSystem } from '../features/cards/rules/undone.ts';
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
import { type ActionOffer, choosableIn, offersOf } from './actions/offers.ts';
import { questionSystem } from './actions/questions.ts';
import { actionSystem } from './actions/system.ts';
import { armySystem } from './armies/system.ts';
import { effectiveValue as ruleLook } from './modifiers/effective-value.ts';
import { refusalOf } from './modifiers/may.ts';
import { namesAskedOf } from './modifiers/names-asked.ts';
import type { PropertyQuestion } from './modifiers/subject.ts';
import { beaconSystem } from './play/chance/beacon.ts';
import { publishSystem } from './play/chance/publish.ts';
import { shareSystem } from './play/chance/shares.ts';
import { rollSystem } from './play/dice/roll.ts';
import { type Disclosure, disclosuresIn, type Revealed, revealedBy } from './play/flow/disclosures.ts';
import { actsOf, type Foresight, foresightOf } from './play/foresight.ts';
import { historySystem } from './play/history/history.ts';
import { refusalBeyondRules } from './play/interest.ts';
import { isRunning } from './play/lines/queue.ts';
import { modifierSystem } from './play/modifiers/modify.ts';
import type { Module } from './play/module.ts';
import { arrangeSystem } from './play/pieces/arrange.ts';
import { pieceSystem } from './play/pieces/pieces.ts';
import { pointSystem } from './play/points/system.ts';
import { reloadSystem } from './play/reload.ts';
import { type Changes, changesBetween as changesIn } from './play/reload-reports.ts';
import { requestSystem } from './play/seats/requests.ts';
import { seatSystem } from './play/seats/seats.ts';
import { coverSystem } from './play/secrecy/covers.ts';
import { secrecySystem } from './play/secrecy/secrecy.ts';
import { witnessSystem } from './play/secrecy/witnesses.ts';
import { settingsSystem } from './play/settings.ts';
import { endingSystem } from './play/turns/endings.ts';
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
  settingsSystem,
  reloadSystem,
  seatSystem,
  shareSystem,
  beaconSystem,
  requestSystem,
  pieceSystem,
  arrangeSystem,
  armySystem,
  deckSystem,
  coverSystem,
  rollSystem,
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
  endingSystem,
  historySystem,
  undoneDeckSystem,
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
export type KindToldByView = {
  [K in Kind]: Extract<
    SystemInOrder,
    { readonly records: { readonly [P in K]: { readonly reports: 'by-view' } } }
  > extends never
    ? never
    : K;
}[Kind];

/** Reads a value after modifiers. A view can read no more with it than its viewer may see (P1). */
export const look: (world: World, question: PropertyQuestion) => Value | undefined = ruleLook;

export const namesAsked = (kind: string): AskedNames => namesAskedOf(systems, kind);

/** Judges operations in advance, as far as the actor can know. */
export type { Foresight };
export const foresightFor = (table: Table, actor: PersonId, isByRules = false): Foresight => {
  const judge = foresightOf(table, refusalOf, actor);
  return isByRules ? (operation) => judge(operation) ?? refusalBeyondRules(table, operation) : judge;
};

/** Lists an actor's legal acts by the rules of the module, as far as the actor knows (G5). */
export const actsFor = (table: Table, actor: PersonId, asked?: ActsAsked, cut?: () => void): Generator<Operation> =>
  actsOf(table, refusalOf, actor, asked, cut);

/** Lists the module's actions that an actor can do now, with their targets, in the module's order. */
export const offersFor = (table: Table, actor: PersonId, action?: string, cut?: () => void): Iterable<ActionOffer> => {
  const asked = { kind: 'act', isBrief: true, ...(action === undefined ? {} : { action }) } as const;
  return offersOf(table, actor, actsFor(table, actor, asked), cut);
};

export const choosableFor = (
  table: Table,
  begun: Parameters<typeof choosableIn>[1],
  choice: string,
): ReturnType<typeof choosableIn> => choosableIn(table, begun, choice, foresightFor(table, begun.actor));

/** Returns the form of an answer if the game hides anything. It depends on the operation, never on its result. */
export const answerFormOf = (operation: Operation): AnswerForm => answerFormIn(systems, operation);

export const isPlay = (kind: OperationKind): boolean => handlerOf(systems, kind).play;

/** Lists all hidden facts that a module shows to viewers, declared or not (D2). */
export const disclosuresOf = (module: Module): readonly Disclosure[] => disclosuresIn(module, systems);

export const revealedIn = (module: Module): readonly Revealed[] => revealedBy(module, systems);

/** Returns how a game would change under another module, which is public. */
export const changesBetween = (before: Module, after: Module, isBegun: boolean): Changes =>
  changesIn(before, after, isBegun, systems);

export { cardsOf } from '../features/cards/rules/cards.ts';
export { MOST_CARDS_TAKEN } from '../features/cards/rules/draws.ts';
export { reshufflesBy } from '../features/cards/rules/form.ts';
export type { VariantDefinition } from '../features/cards/rules/variant-form.ts';
export { choicesIn, votersOn } from '../features/clock/rules/choices.ts';
export {
  type ClockLimit,
  MOST_BANK_CLOCK,
  TIMEOUT_CHOICES,
  type TimeoutChoice,
} from '../features/clock/rules/records.ts';
export { lateSides, runningClocks } from '../features/clock/rules/times.ts';
export { counterFaults } from '../features/counters/rules/definitions.ts';
export { counterDefaults } from '../features/counters/rules/form.ts';
export {
  type Counter,
  counterTitle,
  REPORT_NAMES,
} from '../features/counters/rules/records.ts';
export { PLAYER } from '../features/counters/rules/reports.ts';
export { countersOf } from '../features/counters/rules/scope.ts';
export { countersSummed, LONGEST_REPORT } from '../features/counters/rules/told.ts';
export { COUNTED_ON } from '../features/counters/rules/value.ts';
export { aggregatesIn, MOST_NAMES_TOLD, near, readFormat } from '../table/expression/index.ts';
export { answersFor, paymentFor } from './actions/offers.ts';
export { surveyBoards } from './armies/costs.ts';
export type { UnitGroup } from './armies/group.ts';
export { groupOf } from './armies/groups.ts';
export { armyLimit } from './armies/limits.ts';
export { armyNameKey } from './armies/names/name-index.ts';
export { pointsLeft } from './armies/points.ts';
export { closedNeighbours, rangeOf } from './armies/range.ts';
export { representative } from './armies/representative.ts';
export { pathThrough } from './armies/route.ts';
export { type Listed, readSelection, type Unread } from './armies/selection/text.ts';
export { classOf, isUnit, unitsOf } from './armies/units.ts';
export { changesOf, readAlteration, takesText } from './modifiers/change.ts';
export { baseOf, isBent } from './modifiers/effective-value.ts';
export { type ExplainedTurn, type Explanation, explain } from './modifiers/explain.ts';
export type { CounterOf, Expected, ModifierFault } from './modifiers/faults.ts';
export { modifierFaults, subjectKinds } from './modifiers/faults.ts';
export type { ModifierDefinition } from './modifiers/form.ts';
export { captureRuleIn, isWithoutCombat, takesByHand } from './play/captures/capture-rule.ts';
export { takenBy } from './play/captures/captured.ts';
export { HOSTILE_NAMES } from './play/captures/custodial.ts';
export { jumpRuleOf } from './play/captures/jumps.ts';
export { WAYS } from './play/captures/ways.ts';
export { areSharesOpen, MOST_SHARES } from './play/chance/shares.ts';
export {
  answerDue,
  askedPeople,
  isGranted,
  MINUTE,
  patience,
  peopleAsked,
  REACH_TIME,
  toldAt,
  waitsFor,
  wished,
} from './play/consent/consent.ts';
export type { Concern } from './play/consent/notices.ts';
export { numberTold, type Publishes } from './play/container-form.ts';
export { diceBounds } from './play/dice/bounds.ts';
export { DICE_LIMITS } from './play/dice/dice.ts';
export { type DiceFault, diceText, readDice, writtenOut } from './play/dice/read.ts';
export { DICE, PRIVATE_DICE, type RollOutcome } from './play/dice/roll.ts';
export { type Fall, type Rolled, rollTimes } from './play/dice/throw.ts';
export type { Difference } from './play/difference.ts';
export type { Misfit } from './play/fit.ts';
export { type Disclosure, nameableIn } from './play/flow/disclosures.ts';
export { commutes, goBack } from './play/history/commute.ts';
export { type BotLevel, canBotPlay, housePlayer, isHouse, LEVELS, levelOfHouse } from './play/house.ts';
export { givenLabel, isUntold, labelOf, readable } from './play/labels.ts';
export type { ActionDefinition } from './play/lines/action-form.ts';
export { EFFECT_EVENTS } from './play/lines/effect-form.ts';
export type { LateAnswer } from './play/lines/form.ts';
export { ACTOR, ALL, OWN_NAMES, SIDES } from './play/lines/names.ts';
export { openQuestion } from './play/lines/question.ts';
export { UNTRIED, VERBS, type Verb } from './play/lines/verbs.ts';
export { effectOf, type ModifierEffect } from './play/modifiers/reports.ts';
export type { Module } from './play/module.ts';
export { attackedOf } from './play/moves/attacks.ts';
export { becomesOn } from './play/moves/becoming.ts';
export { readMoves } from './play/moves/betza.ts';
export { castlesTo, destinationsOf, isRuledPiece } from './play/moves/judge.ts';
export type { MovesFault, Towards } from './play/moves/notation.ts';
export { forwardOfSide } from './play/moves/rule.ts';
export { type FenFault, LONGEST_FEN, readFen } from './play/notation/fen.ts';
export { type ChessNotation, chessNotationOf } from './play/notation/notation.ts';
export { fenOf } from './play/notation/position.ts';
export type { SanFault } from './play/notation/san.ts';
export type { WrittenOperation } from './play/notation/style.ts';
export { notations } from './play/notation/told.ts';
export { isPlaceCalled } from './play/pieces/called-places.ts';
export type { CountedName } from './play/pieces/counted-names.ts';
export { countNames } from './play/pieces/counted-names.ts';
export { BACK } from './play/pieces/form.ts';
export { deckStream } from './play/pieces/new-pieces.ts';
export { overruleWish } from './play/pieces/overruled.ts';
export { overruleActWish } from './play/pieces/overruled-act.ts';
export { overruledStepOf } from './play/pieces/overruled-step.ts';
export { idsIn, isInGroup, type PieceGroup, sizeOf } from './play/pieces/piece-group.ts';
export { aliasOf, pieceIndex } from './play/pieces/piece-index.ts';
export { isPoints } from './play/pieces/prices.ts';
export { isStock } from './play/pieces/stock.ts';
export { traitsOf } from './play/pieces/traits.ts';
export { cardHeld, isChecked } from './play/points/claims.ts';
export type { ObjectiveDefinition } from './play/points/form.ts';
export { LONGEST_REASON, MOST_POINTS, pointsOf } from './play/points/records.ts';
export type { Location } from './play/queries.ts';
export {
  boardsBeside,
  cellTold,
  gameOf,
  handOf,
  hides,
  hidesAnything,
  isForAll,
  isInGame,
  isMaster,
  isOut,
  languageIn,
  locate,
  mapId,
  moduleOf,
  onTurn,
  playersOf,
  postsIn,
  sideId,
  sidesOf,
} from './play/queries.ts';
export type { Board, Deck, ModuleRecord, Piece, Posts, Request, Side, Wish } from './play/records.ts';
export { EDITION, POSTS, wishSchema } from './play/records.ts';
export { isGated, reloadRefusal } from './play/reload.ts';
export type { Changes, ModulePart } from './play/reload-reports.ts';
export { ownerOf } from './play/rights.ts';
export { areTurnsStrict, isForbidden, movesAnyPiece, undoMannerOf } from './play/rules.ts';
export { MOST_SIDES } from './play/seats/form.ts';
export { type Concerned, concernedBy, handsShown } from './play/seats/noticed.ts';
export { isFull, lapseOf, OPEN_TIME, reservesIn } from './play/seats/open-seats.ts';
export { type WishSeen, wishSeen } from './play/seats/request-reports.ts';
export { granted } from './play/seats/requests.ts';
export { publishedTo, seesAllIn, seesInto } from './play/secrecy/hiding.ts';
export { type Knowledge, knowledgeOf } from './play/secrecy/knowledge.ts';
export { sentenceIn, sentencesFor } from './play/sentences.ts';
export { argumentsOf, TABLE_ARGUMENTS, type TableArgument } from './play/tables/form.ts';
export { ruledDice } from './play/tables/rolls.ts';
export { coveredBy, sidesChoosing } from './play/turns/covered-acts.ts';
export { ANY, mannerOf, PHASE_ACTS, type PhaseAct, STUCK, staysCovered } from './play/turns/form.ts';
export { readiness } from './play/turns/game.ts';
export { isDecided } from './play/turns/outcomes.ts';
export { owedFor } from './play/turns/owing.ts';
export { allowedIn, refusalOfEnding } from './play/turns/phase-rules.ts';
export { isBidding, phaseNow } from './play/turns/phases.ts';
export { beginningOf, type VariantChosen, variantsOf, variantsTyped, withVariants } from './play/variants.ts';
export { type EndingWay, keepersEnding, waysToEnd } from './scorekeepers/ends.ts';
export { canRank } from './scorekeepers/final.ts';
export { type CompileResult as GdlResult, compile as compileGdl } from './scorekeepers/language/compile.ts';
export { namesOf as namesForGdl } from './scorekeepers/language/names.ts';
export type { Note as GdlNote } from './scorekeepers/language/note.ts';
export { LONGEST_PROGRAM as LONGEST_GDL, readForms } from './scorekeepers/language/read-forms.ts';
export { leadOf } from './scorekeepers/lead.ts';
export { compileWith, programOf } from './scorekeepers/program.ts';
export type { PartProgress, Progress, SideProgress } from './scorekeepers/progress.ts';
export { progressOf } from './scorekeepers/progress.ts';
export type { RoundScore, Said } from './scorekeepers/records.ts';
export type { FinalScore, ReadingSeen } from './scorekeepers/reports.ts';
export {
  finalScores,
  type ResultSeen,
  readingSeen,
  resultsOf,
  revealedScores,
  sideName,
} from './scorekeepers/results.ts';
export { LONGEST_MESSAGE } from './scorekeepers/told.ts';
export { refusalOf };
