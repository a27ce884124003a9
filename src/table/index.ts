/** The library for tables: records, changes with exact inverses, steps, systems, values, chance and visibility. */
export { apply, trialOn } from './core/apply.ts';
export type { Audience } from './core/audience.ts';
export type { Change, NewFields, RecordChange, Update } from './core/change.ts';
export {
  added,
  formerRecord,
  inSequence,
  invert,
  isNothing,
  join,
  joined,
  keyOf,
  kindOf,
  nothing,
  partsOf,
  patchedRecord,
  removed,
  undoOf,
  updated,
  updatedIn,
  updatedWhole,
} from './core/change.ts';
export type { Decimal, Sum } from './core/decimal.ts';
export {
  Adder,
  add,
  addTo,
  compare,
  EMPTY_SUM,
  floor,
  fromMillionths,
  fromNumber,
  multiply,
  ONE,
  printDecimal,
  printSum,
  readDecimal,
  readSum,
  subtract,
  toNatural,
  toNumber,
  toPoints,
  UNIT,
  ZERO,
} from './core/decimal.ts';
export { derived, derivedOfBoth, derivedOfSystems, whileSame } from './core/derived.ts';
export { FormerTable, tableBefore } from './core/former.ts';
export { digestOf, HANDLE_LENGTH, Handles, handleOf, hash32 } from './core/handle.ts';
export type { WorkPlace } from './core/meter.ts';
export {
  asKnown,
  asUnseen,
  asUpkeep,
  COST,
  charge,
  isMetered,
  LONG_WORK_LIMIT,
  lastShare,
  metered,
  meteredEach,
  Overrun,
  readTogether,
  WORK_LIMIT,
  workAt,
  workCutOff,
  workDone,
} from './core/meter.ts';
export { mint } from './core/mint.ts';
export { INVISIBLE, inOneLine } from './core/one-line.ts';
export type { Contribution, Operation, OperationKind, PastStep } from './core/operation.ts';
export type { PlacedItem } from './core/place.ts';
export { insertion, placeOf } from './core/place.ts';
export type { Fields } from './core/plain.ts';
export { equal, isFields, makeWhole } from './core/plain.ts';
export type { Query } from './core/query.ts';
export { query } from './core/query.ts';
export type { ChanceSource } from './core/random.ts';
export { Chance, commitmentOf, mixedIn, sharesOf, stream, streamOf } from './core/random.ts';
export type { AnyRecord, BeaconRound, Draw, Kind, Records, Share } from './core/record.ts';
export { beaconSchema, sequenceSchema, shareSchema, streamSchema } from './core/record.ts';
export type { Effect, RecognitionRule, RecordRules, VisibilityRule } from './core/record-rules.ts';
export {
  isOfModule,
  isSound,
  keptKinds,
  kindsAffecting,
  recognitionRules,
  rulesOf,
  visibilityOf,
} from './core/record-rules.ts';
export type { Refusal, RefusalCode } from './core/refusal.ts';
export { isRefusal, refuse } from './core/refusal.ts';
export type {
  ChangeReports,
  OperationTold,
  Reader,
  RecordReports,
  ReportKind,
  ReportRules,
  ReportsOf,
  Seen,
  Telling,
} from './core/report.ts';
export { byLine, followingIn, follows, MOST_TOLD, momentIn, only, reportRules, times, toldIn } from './core/report.ts';
export { lineAndColumn, Scanner } from './core/scanner.ts';
export type { Declared, FormulaText, MatchText, Stored, TextKind } from './core/schema.ts';
export {
  bytes32,
  count,
  id,
  idOf,
  keyed,
  LONGEST_TEXT,
  LONGEST_VALUE,
  list,
  longText,
  person,
  reference,
  shortText,
  values,
} from './core/schema.ts';
export { byText } from './core/sorted.ts';
export type { May } from './core/step.ts';
export {
  answerFormOf,
  findHandler,
  forgetHalfDone,
  gateOf,
  handlerOf,
  perform,
  performListed,
  refusalOfWork,
} from './core/step.ts';
export type {
  ActsAsked,
  ActsJudge,
  AnswerForm,
  Ask,
  CommonEnvironment,
  Domain,
  Gain,
  Hearing,
  OperationHandler,
  OperationRules,
  OwnDomain,
  Properties,
  Room,
  SightedTable,
  StepContext,
  StepEnvironment,
  System,
  Trial,
  Whereabouts,
} from './core/system.ts';
export type { Index, Systems, Table, World } from './core/table.ts';
export { LiveTable } from './core/table.ts';
export type { TextOrigin } from './core/texts.ts';
export type { Value } from './core/value.ts';
export { caseOf, decimalOf, isList, isOn, isTrue, plusText, sameValue, textOf } from './core/value.ts';
export type { AskedNames, RuledProperty, TextMeaning } from './core/vocabulary.ts';
export { allNamed } from './core/vocabulary.ts';
export { appended, innerMap, within } from './core/within.ts';
export type {
  ArmyId,
  BoardId,
  CellId,
  ContainerId,
  DeckId,
  GameId,
  Handle,
  InteractionId,
  MapId,
  PersonId,
  PieceId,
  Place,
  SideId,
} from './ids/index.ts';
export { SHORTEST_ACCOUNT } from './ids/index.ts';
