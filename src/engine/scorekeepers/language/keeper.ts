import { type Expression, reads } from '../../../table/expression/index.ts';
import { readable } from '../../play/labels.ts';
import { readActions, readMessages, speaksOfScores } from './body.ts';
import { closest, fail, MOST_FORMS, type ProgramDraft, warn } from './draft.ts';
import { readTest } from './expression.ts';
import { type Form, headOf, nameOf } from './form.ts';
import { needsOf } from './needs.ts';
import { isWhole, numberIn } from './plain-number.ts';
import { ALL, readSides } from './side-set.ts';
import type { Action, CheckMoment, KeeperCard, KeeperDefinition, Ranks, SideSet, Test, When } from './tree.ts';
import { warnInFormat } from './unknown.ts';

export interface GivenProperty {
  readonly form: Form;
  readonly operands: readonly Form[];
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
export const PROPERTIES: { readonly [name: string]: string } = {
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
export const readKeepers = (
  draft: ProgramDraft,
  name: string,
  form: Form,
  text: string,
  given: ReadonlyMap<string, GivenProperty>,
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

const isEmpty = ({ operands }: GivenProperty): boolean =>
  operands.length === 0 || (operands.length === 1 && operands[0] !== undefined && isNothing(operands[0]));

const isNothing = (form: Form): boolean => form.kind === 'list' && form.items.length === 0;

const CARD = '(card PROTOTYPE)';

const cardOf = (draft: ProgramDraft, keeper: string, given: GivenProperty | undefined): string | undefined => {
  if (!given) return undefined;
  [draft.keeper, draft.text] = [keeper, given.text];
  const [operand, more] = given.operands;
  const name = nameOf(operand);
  const { types } = draft.names;
  if (!operand || name === undefined || more) return fail(draft, 'bad-form', given.form, CARD);
  return types.includes(name) ? name : fail(draft, 'bad-form', operand, closest(operand, types) || CARD);
};

/** Reads one definition. Warnings about the whole definition refer to `form`. */
const readKeeper = (
  draft: ProgramDraft,
  name: string,
  form: Form,
  text: string,
  given: ReadonlyMap<string, GivenProperty>,
  card: KeeperCard | undefined,
): KeeperDefinition => {
  draft.keeper = name;
  draft.left = MOST_FORMS;
  const use = <T>(property: string, read: (given: GivenProperty) => T | undefined, otherwise: T): T => {
    const found = given.get(property);
    if (!found || (MAY_BE_EMPTY.has(property) && isEmpty(found))) return otherwise;
    draft.text = found.text;
    return read(found) ?? otherwise;
  };
  const one =
    <T>(read: (operand: Form) => T | undefined) =>
    ({ form: whole, operands }: GivenProperty): T | undefined => {
      const [operand] = operands;
      return operand && operands.length === 1
        ? read(operand)
        : fail(draft, 'bad-form', whole, `(${headOf(whole)} VALUE)`);
    };
  draft.judged = use(
    'applies-to',
    one((operand) => readSides(draft, operand)),
    ALL,
  );
  const ofHolder = (set: SideSet): SideSet =>
    card ? { kind: 'and', parts: [{ kind: 'side', side: card.side }, set] } : set;
  draft.judged = ofHolder(draft.judged);
  const body = use<readonly Action[]>('do', ({ operands }) => readActions(draft, operands), []);
  const definition: KeeperDefinition = {
    name: card ? `${name}: ${card.side}` : name,
    title: use(
      'title',
      one((operand) => nameOf(operand) ?? fail(draft, 'bad-form', operand, '"TITLE"')),
      card ? readable(name) : '',
    ),
    when: use('when', (found) => readWhen(draft, found), { moment: 'after-turn', test: undefined, needs: new Map() }),
    appliesTo: draft.judged,
    knownTo: ofHolder(
      use(
        'known-to',
        one((operand) => readSides(draft, operand)),
        ALL,
      ),
    ),
    card,
    saysKnown: given.has('known-to') || card !== undefined,
    reveals: use<readonly string[]>('reveals', (found) => readNames(draft, found), []),
    at: form.at,
    trigger: use<Test | undefined>(
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
    ranks: use<Ranks | undefined>('ranks', (found) => readRanks(draft, found), card ? 'nothing' : undefined),
  };
  draft.text = text;
  remark(draft, definition, form);
  draft.keeper = undefined;
  return definition;
};

const readSays = (draft: ProgramDraft, form: Form): string | undefined => {
  if (form.kind !== 'text') return fail(draft, 'bad-form', form, '(says "SENTENCE")');
  warnInFormat(draft, form);
  return form.text;
};

const REVEALS = '(reveals NAME ...)';

const readNames = (draft: ProgramDraft, { form, operands }: GivenProperty): readonly string[] | undefined => {
  const names = operands.flatMap((operand) => nameOf(operand) ?? []);
  return names.length > 0 && names.length === operands.length ? names : fail(draft, 'bad-form', form, REVEALS);
};

const WHEN = '(when MOMENT), (when (MOMENT [EXPRESSION])): before-turn, after-turn, after-event, after-action';

const readWhen = (draft: ProgramDraft, { form, operands }: GivenProperty): When | undefined => {
  const [what] = operands;
  const moment = what && (what.kind === 'symbol' ? what.name : headOf(what));
  const tests = what?.kind === 'list' ? what.items.slice(1) : [];
  if (operands.length !== 1 || moment === undefined || !MOMENTS.includes(moment) || tests.length > 1)
    return fail(draft, 'bad-form', form, WHEN);
  const [test] = tests;
  if (!test || isNothing(test)) return { moment: moment as CheckMoment, test: undefined, needs: new Map() };
  const event = moment === 'after-event' || moment === 'after-action' ? moment : undefined;
  const from = numberIn(draft, test);
  // A number means every turn from that turn on (S6).
  const read: Test = from === undefined ? readTest(draft, test, event) : readTest(draft, fromTurn(test));
  return { moment: moment as CheckMoment, test: read, needs: event ? needsOf(draft, test) : new Map() };
};

const fromTurn = (number: Form): Form => ({
  kind: 'list',
  at: number.at,
  items: [{ kind: 'symbol', name: '<=', at: number.at }, number, { kind: 'symbol', name: 'turn', at: number.at }],
});

/** Returns the test of a trigger. Undefined for `false` and the empty list, which mean that there is no trigger. */
const readTrigger = (draft: ProgramDraft, form: Form): Test | undefined =>
  (form.kind === 'flag' && !form.flag) || (form.kind === 'list' && form.items.length === 0)
    ? undefined
    : readTest(draft, form);

const readFlag = (draft: ProgramDraft, form: Form): boolean | undefined => {
  if (form.kind === 'flag') return form.flag;
  if (form.kind === 'list' && form.items.length === 0) return false;
  const number = numberIn(draft, form);
  return number === undefined ? fail(draft, 'bad-form', form, 'true, false') : number !== 0;
};

/** Returns the initial score. Without one, it is 0 if the scorekeeper gives points. */
const readInitial = (
  draft: ProgramDraft,
  given: ReadonlyMap<string, GivenProperty>,
  body: readonly Action[],
): number | undefined => {
  const initial = given.get('initial');
  const keeps = given.get('keep-score');
  const found = initial ?? keeps;
  if (!found) return speaksOfScores(body) ? 0 : undefined;
  draft.text = found.text;
  const [value, ...more] = found.operands;
  if (!initial && value?.kind === 'flag') return value.flag ? 0 : undefined;
  const number = numberIn(draft, value);
  if (more.length > 0 || !isWhole(number)) return fail(draft, 'bad-form', found.form, '(initial NUMBER)');
  return number === NO_SCORE ? undefined : number;
};

const RANKS = '(ranks most [PLACE]), (ranks least [PLACE]), (ranks nothing)';

const readRanks = (draft: ProgramDraft, { form, operands }: GivenProperty): Ranks | undefined => {
  const [way, place, ...more] = operands;
  const word = nameOf(way);
  const order = place === undefined ? 1 : numberIn(draft, place);
  if (word === 'nothing' && operands.length === 1) return 'nothing';
  if ((word !== 'most' && word !== 'least') || !isWhole(order) || order < 1 || more.length > 0)
    return fail(draft, 'bad-form', form, RANKS);
  return { way: word, order };
};

const remark = (
  draft: ProgramDraft,
  { when, trigger, triggered, initial, ranks, body, messages }: KeeperDefinition,
  form: Form,
): void => {
  const { names, quantities } = draft;
  if (trigger && triggered) warn(draft, 'never-waits', form, '(triggered false)');
  if (!names.hasTurns && (when.moment === 'after-turn' || when.moment === 'before-turn')) warn(draft, 'no-turns', form);
  const tests = [when.test, trigger, ...messages.map(({ test }) => test), ...testsOf(body)];
  const read = tests.flatMap((test) => (test ? [...reads(test.expression)] : [])).map((name) => quantities.of(name));
  const speaks = typeof ranks === 'object' || speaksOfScores(body) || read.some((one) => one?.kind === 'score');
  if (initial === undefined && speaks) warn(draft, 'no-score', form, '(initial 0)');
};

/** True if the actions include `last`, which judges by points. */
export const hasLast = (actions: readonly Action[]): boolean =>
  actions.some(
    (action) =>
      action.kind === 'last' || (action.kind === 'choose' && action.clauses.some((clause) => hasLast(clause.actions))),
  );

export const testsOf = (actions: readonly Action[]): readonly Test[] =>
  actions.flatMap((action) => {
    if (action.kind === 'add' || action.kind === 'set') return [action.amount];
    if (action.kind !== 'choose') return [];
    return action.clauses.flatMap(({ test, actions: inner }) => [...(test ? [test] : []), ...testsOf(inner)]);
  });

export const expressionsOf = ({ when, trigger, body, messages }: KeeperDefinition): readonly Expression[] =>
  [when.test, trigger, ...messages.map(({ test }) => test), ...testsOf(body)].flatMap((test) =>
    test ? [test.expression] : [],
  );
