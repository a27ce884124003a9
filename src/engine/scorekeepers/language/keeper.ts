import { type Expression, reads } from '../../../table/expression/index.ts';
import { formatKeyAsText } from '../../play/labels.ts';
import { hasScoreChange, readActions, readMessages } from './body.ts';
import { fail, MOST_FORMS_PER_SCOREKEEPER, type ProgramDraft, suggestSimilarNames, warn } from './draft.ts';
import { parseScorekeeperTest } from './expression.ts';
import { formNameOf, type GdlForm, headSymbolOf } from './form.ts';
import { requiredEventValuesOf } from './needs.ts';
import { isWhole, numberOfForm } from './plain-number.ts';
import { ALL_SIDES, parseSideSet } from './side-set.ts';
import type {
  Action,
  CheckCondition,
  CheckMoment,
  KeeperDefinition,
  RankingMode,
  ScorekeeperCard,
  ScorekeeperTest,
  SideSet,
} from './tree.ts';
import { warnOfUnknownNamesInText } from './unknown.ts';

export interface WrittenProperty {
  readonly form: GdlForm;
  readonly operands: readonly GdlForm[];
  readonly text: string;
}

/** The value of `initial` that means that the scorekeeper keeps no numeric score (S12). */
const NO_SCORE = -9999;

const MOMENTS: readonly string[] = [
  'before-turn',
  'after-turn',
  'after-event',
  'after-action',
] satisfies readonly CheckMoment[];

/** The properties of a scorekeeper, by their names in both manuals of Xconq (S4). */
export const SCOREKEEPER_PROPERTIES: { readonly [name: string]: string } = {
  title: 'title',
  when: 'when',
  'applies-to': 'applies-to',
  'known-to': 'known-to',
  card: 'card',
  reveals: 'reveals',
  trigger: 'trigger',
  triggered: 'triggered',
  do: 'do',
  messages: 'messages',
  says: 'says',
  initial: 'initial',
  'initial-score': 'initial',
  'keep-score': 'keep-score',
  ranks: 'ranks',
  notes: 'notes',
};

/** Returns the definitions of a scorekeeper: one, or one for each side if the scorekeeper is on cards. */
export const parseScorekeeperDefinitions = (
  draft: ProgramDraft,
  name: string,
  form: GdlForm,
  text: string,
  given: ReadonlyMap<string, WrittenProperty>,
): readonly KeeperDefinition[] => {
  const prototype = cardOf(draft, name, given.get('card'));
  if (prototype === undefined) return [readKeeper(draft, name, form, text, given, undefined)];
  return draft.names.sides.map(({ id }, i) => {
    const [faults, open, warnings] = [draft.faults.length, draft.openFaults.length, draft.warnings.length];
    const definition = readKeeper(draft, name, form, text, given, { prototype, name, side: id });
    // Report the faults of copies for other sides only once.
    if (i > 0) [draft.faults.length, draft.openFaults.length, draft.warnings.length] = [faults, open, warnings];
    return definition;
  });
};

/** Properties that Xconq writes without a value if the author gave none. */
const MAY_BE_EMPTY: ReadonlySet<string> = new Set(['when', 'trigger', 'applies-to', 'do', 'messages']);

const isEmpty = ({ operands }: WrittenProperty): boolean =>
  operands.length === 0 || (operands.length === 1 && operands[0] !== undefined && isNothing(operands[0]));

const isNothing = (form: GdlForm): boolean => form.kind === 'list' && form.items.length === 0;

const CARD = '(card PROTOTYPE)';

const cardOf = (draft: ProgramDraft, keeper: string, given: WrittenProperty | undefined): string | undefined => {
  if (!given) return undefined;
  [draft.keeper, draft.text] = [keeper, given.text];
  const [operand, more] = given.operands;
  const name = formNameOf(operand);
  const { types } = draft.names;
  if (!operand || name === undefined || more) return fail(draft, 'bad-form', given.form, CARD);
  return types.includes(name) ? name : fail(draft, 'bad-form', operand, suggestSimilarNames(operand, types) || CARD);
};

/** Reads one definition. Warnings about the whole definition refer to `form`. */
const readKeeper = (
  draft: ProgramDraft,
  name: string,
  form: GdlForm,
  text: string,
  given: ReadonlyMap<string, WrittenProperty>,
  card: ScorekeeperCard | undefined,
): KeeperDefinition => {
  draft.keeper = name;
  draft.left = MOST_FORMS_PER_SCOREKEEPER;
  const use = <T>(property: string, read: (given: WrittenProperty) => T | undefined, otherwise: T): T => {
    const found = given.get(property);
    if (!found || (MAY_BE_EMPTY.has(property) && isEmpty(found))) return otherwise;
    draft.text = found.text;
    return read(found) ?? otherwise;
  };
  const one =
    <T>(read: (operand: GdlForm) => T | undefined) =>
    ({ form: whole, operands }: WrittenProperty): T | undefined => {
      const [operand] = operands;
      return operand && operands.length === 1
        ? read(operand)
        : fail(draft, 'bad-form', whole, `(${headSymbolOf(whole)} VALUE)`);
    };
  draft.judged = use(
    'applies-to',
    one((operand) => parseSideSet(draft, operand)),
    ALL_SIDES,
  );
  const ofHolder = (set: SideSet): SideSet =>
    card ? { kind: 'and', parts: [{ kind: 'side', side: card.side }, set] } : set;
  draft.judged = ofHolder(draft.judged);
  const body = use<readonly Action[]>('do', ({ operands }) => readActions(draft, operands), []);
  const definition: KeeperDefinition = {
    name: card ? `${name}: ${card.side}` : name,
    title: use(
      'title',
      one((operand) => formNameOf(operand) ?? fail(draft, 'bad-form', operand, '"TITLE"')),
      card ? formatKeyAsText(name) : '',
    ),
    when: use('when', (found) => readWhen(draft, found), { moment: 'after-turn', test: undefined, needs: new Map() }),
    appliesTo: draft.judged,
    knownTo: ofHolder(
      use(
        'known-to',
        one((operand) => parseSideSet(draft, operand)),
        ALL_SIDES,
      ),
    ),
    card,
    saysKnown: given.has('known-to') || card !== undefined,
    reveals: use<readonly string[]>('reveals', (found) => readNames(draft, found), []),
    at: form.at,
    trigger: use<ScorekeeperTest | undefined>(
      'trigger',
      one((operand) => readTrigger(draft, operand)),
      undefined,
    ),
    triggered: use(
      'triggered',
      one((operand) => readFlag(draft, operand)),
      true,
    ),
    body,
    messages: use('messages', ({ operands }) => readMessages(draft, operands), []),
    says: use<string | undefined>(
      'says',
      one((operand) => readSays(draft, operand)),
      undefined,
    ),
    initial: readInitial(draft, given, body),
    ranks: use<RankingMode | undefined>('ranks', (found) => readRanks(draft, found), card ? 'nothing' : undefined),
  };
  draft.text = text;
  remark(draft, definition, form);
  draft.keeper = undefined;
  return definition;
};

const readSays = (draft: ProgramDraft, form: GdlForm): string | undefined => {
  if (form.kind !== 'text') return fail(draft, 'bad-form', form, '(says "SENTENCE")');
  warnOfUnknownNamesInText(draft, form);
  return form.text;
};

const REVEALS = '(reveals NAME ...)';

const readNames = (draft: ProgramDraft, { form, operands }: WrittenProperty): readonly string[] | undefined => {
  const names = operands.flatMap((operand) => formNameOf(operand) ?? []);
  return names.length > 0 && names.length === operands.length ? names : fail(draft, 'bad-form', form, REVEALS);
};

const WHEN = '(when MOMENT), (when (MOMENT [EXPRESSION])): before-turn, after-turn, after-event, after-action';

const readWhen = (draft: ProgramDraft, { form, operands }: WrittenProperty): CheckCondition | undefined => {
  const [what] = operands;
  const moment = what && (what.kind === 'symbol' ? what.name : headSymbolOf(what));
  const tests = what?.kind === 'list' ? what.items.slice(1) : [];
  if (operands.length !== 1 || moment === undefined || !MOMENTS.includes(moment) || tests.length > 1)
    return fail(draft, 'bad-form', form, WHEN);
  const [test] = tests;
  if (!test || isNothing(test)) return { moment: moment as CheckMoment, test: undefined, needs: new Map() };
  const event = moment === 'after-event' || moment === 'after-action' ? moment : undefined;
  const from = numberOfForm(draft, test);
  // A number means every turn from that turn on (S6).
  const read: ScorekeeperTest =
    from === undefined ? parseScorekeeperTest(draft, test, event) : parseScorekeeperTest(draft, fromTurn(test));
  return { moment: moment as CheckMoment, test: read, needs: event ? requiredEventValuesOf(draft, test) : new Map() };
};

const fromTurn = (number: GdlForm): GdlForm => ({
  kind: 'list',
  at: number.at,
  items: [{ kind: 'symbol', name: '<=', at: number.at }, number, { kind: 'symbol', name: 'turn', at: number.at }],
});

/** Returns the test of a trigger. Undefined for `false` and the empty list, which mean that there is no trigger. */
const readTrigger = (draft: ProgramDraft, form: GdlForm): ScorekeeperTest | undefined =>
  (form.kind === 'flag' && !form.flag) || (form.kind === 'list' && form.items.length === 0)
    ? undefined
    : parseScorekeeperTest(draft, form);

const readFlag = (draft: ProgramDraft, form: GdlForm): boolean | undefined => {
  if (form.kind === 'flag') return form.flag;
  if (form.kind === 'list' && form.items.length === 0) return false;
  const number = numberOfForm(draft, form);
  return number === undefined ? fail(draft, 'bad-form', form, 'true, false') : number !== 0;
};

/** Returns the initial score. Without one, it is 0 if the scorekeeper gives points. */
const readInitial = (
  draft: ProgramDraft,
  given: ReadonlyMap<string, WrittenProperty>,
  body: readonly Action[],
): number | undefined => {
  const initial = given.get('initial');
  const keeps = given.get('keep-score');
  const found = initial ?? keeps;
  if (!found) return hasScoreChange(body) ? 0 : undefined;
  draft.text = found.text;
  const [value, ...more] = found.operands;
  if (!initial && value?.kind === 'flag') return value.flag ? 0 : undefined;
  const number = numberOfForm(draft, value);
  if (more.length > 0 || !isWhole(number)) return fail(draft, 'bad-form', found.form, '(initial NUMBER)');
  return number === NO_SCORE ? undefined : number;
};

const RANKS = '(ranks most [PLACE]), (ranks least [PLACE]), (ranks nothing)';

const readRanks = (draft: ProgramDraft, { form, operands }: WrittenProperty): RankingMode | undefined => {
  const [way, place, ...more] = operands;
  const word = formNameOf(way);
  const order = place === undefined ? 1 : numberOfForm(draft, place);
  if (word === 'nothing' && operands.length === 1) return 'nothing';
  if ((word !== 'most' && word !== 'least') || !isWhole(order) || order < 1 || more.length > 0)
    return fail(draft, 'bad-form', form, RANKS);
  return { way: word, order };
};

const remark = (
  draft: ProgramDraft,
  { when, trigger, triggered, initial, ranks, body, messages }: KeeperDefinition,
  form: GdlForm,
): void => {
  const { names, quantities } = draft;
  if (trigger && triggered) warn(draft, 'never-waits', form, '(triggered false)');
  if (!names.hasTurns && (when.moment === 'after-turn' || when.moment === 'before-turn')) warn(draft, 'no-turns', form);
  const tests = [when.test, trigger, ...messages.map(({ test }) => test), ...testsInActions(body)];
  const read = tests.flatMap((test) => (test ? [...reads(test.expression)] : [])).map((name) => quantities.of(name));
  const speaks = typeof ranks === 'object' || hasScoreChange(body) || read.some((one) => one?.kind === 'score');
  if (initial === undefined && speaks) warn(draft, 'no-score', form, '(initial 0)');
};

/** True if the actions include `last`, which judges by points. */
export const hasLastSideAction = (actions: readonly Action[]): boolean =>
  actions.some(
    (action) =>
      action.kind === 'last' ||
      (action.kind === 'choose' && action.clauses.some((clause) => hasLastSideAction(clause.actions))),
  );

export const testsInActions = (actions: readonly Action[]): readonly ScorekeeperTest[] =>
  actions.flatMap((action) => {
    if (action.kind === 'add' || action.kind === 'set') return [action.amount];
    if (action.kind !== 'choose') return [];
    return action.clauses.flatMap(({ test, actions: inner }) => [...(test ? [test] : []), ...testsInActions(inner)]);
  });

export const expressionsOfScorekeeper = ({ when, trigger, body, messages }: KeeperDefinition): readonly Expression[] =>
  [when.test, trigger, ...messages.map(({ test }) => test), ...testsInActions(body)].flatMap((test) =>
    test ? [test.expression] : [],
  );
