/** The library for tables: records, changes with exact inverses, steps, systems, values, chance and visibility. */
export { apply, trialOn } from './core/apply.ts';
export type { Audience } from './core/audience.ts';
export type { Change, FieldUpdates, RecordChange, RecordUpdate } from './core/change.ts';
export {
  added,
  applyRecordPatch,
  attachChangeParts,
  createUndoChange,
  fieldUpdateOf,
  invert,
  isEmptyChange,
  join,
  joinChangeList,
  keyOf,
  nothing,
  partsOf,
  recordKindOfChange,
  removed,
  revertRecordPatch,
  updated,
  updateWithWholeField,
} from './core/change.ts';
export type { Decimal, DecimalSum } from './core/decimal.ts';
export {
  add,
  addDecimalToSum,
  compare,
  DECIMAL_ONE,
  DECIMAL_SUM_ZERO,
  DecimalAdder,
  decimalFromNumber,
  floor,
  fromMillionths,
  MILLIONTHS_PER_UNIT,
  multiply,
  printDecimal,
  printDecimalSum,
  readDecimal,
  readDecimalSum,
  subtractDecimals,
  toNatural,
  toNumber,
  toPoints,
  ZERO,
} from './core/decimal.ts';
export { cachePerObjectPair, cachePerSystems, derived, whileSame } from './core/derived.ts';
export { FormerTable, tableBeforeChanges } from './core/former.ts';
export {
  hashTextTo32Bits,
  hashTextToIdentifier,
  RECORD_HANDLE_LENGTH,
  recordHandleForViewer,
  ViewerHandles,
} from './core/handle.ts';
export type { RunningModulePart } from './core/meter.ts';
export {
  COST,
  charge,
  chargeToKnownMeter,
  chargeToUnseenMeter,
  chargeToUpkeepMeter,
  isWorkMetered,
  iterateMetered,
  LONG_REQUEST_WORK_LIMIT,
  lastUsedWorkShare,
  noteWorkPlace,
  REQUEST_WORK_LIMIT,
  readWithSharedWorkLimit,
  runMetered,
  totalWorkUnits,
  WorkLimitError,
  workCutOffCount,
} from './core/meter.ts';
export { createIds } from './core/mint.ts';
export { INVISIBLE_CHARACTERS, toOneLineText } from './core/one-line.ts';
export type { Contribution, Operation, OperationKind, PastStep } from './core/operation.ts';
export type { PlacedItem } from './core/place.ts';
export { insertionIndexOf, placeOf } from './core/place.ts';
export type { PlainObject } from './core/plain.ts';
export { equal, isFields, omitUndefinedMembers } from './core/plain.ts';
export type { GameStateQuery } from './core/query.ts';
export { createWorldQuery } from './core/query.ts';
export type { RandomStreamSource } from './core/random.ts';
export {
  Chance,
  chanceSharesOfTable,
  createRandomStream,
  publicChanceInputs,
  secretCommitmentOf,
  stream,
} from './core/random.ts';
export type { AnyRecord, BeaconRound, ChanceShare, Kind, RandomDraw, Records } from './core/record.ts';
export { beaconSchema, chanceShareSchema, nextIdSchema, randomStreamSchema } from './core/record.ts';
export type { AffectedTablePart, RecordRules, ReturningPersonRule, VisibilityRule } from './core/record-rules.ts';
export {
  isRecordKindOfModule,
  isRecordValid,
  kindsKeptByUndo,
  recordKindsAffecting,
  returningPersonRules,
  rulesOfRecordKind,
  visibilityRulesOf,
} from './core/record-rules.ts';
export type { Refusal, RefusalCode } from './core/refusal.ts';
export { isRefusal, refuse } from './core/refusal.ts';
export type {
  ChangeReporter,
  OperationReporting,
  RecordChangeReports,
  ReportKind,
  ReportKindRules,
  ReportReader,
  ReportsOf,
  SeenReport,
  Telling,
} from './core/report.ts';
export {
  causedByOthersSchema,
  changesNotByActor,
  changesReportedByModule,
  countChangesBeforeClearing,
  MAX_REPORT_LIST_LENGTH,
  markMadeByModule,
  only,
  reportRules,
  times,
} from './core/report.ts';
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
export { compareTexts } from './core/sorted.ts';
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
  ActorViewTable,
  ActRefusalChecks,
  ActsAsked,
  AnswerForm,
  Ask,
  CommonEnvironment,
  EngineValueType,
  OperationGain,
  OperationHandler,
  OperationRules,
  PropertySource,
  PropertyValueType,
  PublicActivityTimes,
  RemainingRoom,
  StepContext,
  StepEnvironment,
  SubjectLocation,
  System,
  Trial,
} from './core/system.ts';
export type { Index, Systems, Table, World } from './core/table.ts';
export { LiveTable } from './core/table.ts';
export type { TextOrigin } from './core/texts.ts';
export type { Value } from './core/value.ts';
export {
  addValuesAsText,
  caseOf,
  decimalOf,
  isList,
  isOn,
  isTrue,
  sameValue,
  textOf,
} from './core/value.ts';
export type { AskedNames, NamedThingKind, PropertyReadByRules } from './core/vocabulary.ts';
export { meaningForNames } from './core/vocabulary.ts';
export { appendOrCreate, getOrCreateInnerMap, within } from './core/within.ts';
export type {
  ArmyId,
  BoardId,
  CellId,
  ContainerId,
  DeckId,
  GameId,
  InteractionId,
  MapId,
  PersonId,
  PieceId,
  Place,
  RecordHandle,
  SideId,
} from './ids/index.ts';
export { MIN_ACCOUNT_ID_LENGTH } from './ids/index.ts';
