import { parseTextTemplate, reads } from '../../../table/expression/index.ts';
import type { SideId } from '../../../table/index.ts';
import { countForm, fail, type ProgramDraft, suggestSimilarHeads, warn } from './draft.ts';
import { parseScorekeeperTest } from './expression.ts';
import { type GdlForm, headSymbolOf, type ListForm, operandsOfGdlForm } from './form.ts';
import { UNOWNED_SIDE_CLASS, UNOWNED_SIDE_ID } from './names.ts';
import { hasIndependentSide, isIn, parseSideSet } from './side-set.ts';
import type { Action, ConditionalMessage, SideSet } from './tree.ts';
import { warnOfUnknownNamesInText } from './unknown.ts';

/** The actions of a scorekeeper (S11, S13 to S18). */

const KNOWN = ['last-side-wins', 'last-alliance-wins', 'if', 'cond', 'stop', 'end', 'win', 'lose', 'add', 'set'];

export const readActions = (draft: ProgramDraft, forms: readonly GdlForm[]): readonly Action[] =>
  forms.flatMap((form) => {
    if (!countForm(draft, form)) return [];
    return isSeveral(form) ? readActions(draft, form.items) : (readAction(draft, form) ?? []);
  });

const isSeveral = (form: GdlForm): form is ListForm =>
  form.kind === 'list' && (form.items.length === 0 || form.items[0]?.kind === 'list');

const readAction = (draft: ProgramDraft, form: GdlForm): Action | undefined => {
  const word = form.kind === 'symbol' ? form.name : headSymbolOf(form);
  const operands = operandsOfGdlForm(form);
  switch (word) {
    case 'last-side-wins':
    case 'last-alliance-wins':
      return operands.length === 0
        ? { kind: 'last', alliance: word === 'last-alliance-wins' }
        : fail(draft, 'bad-form', form, word);
    case 'if':
      return readIf(draft, form, operands);
    case 'cond':
      return form.kind === 'symbol' ? fail(draft, 'bad-form', form, COND) : readCond(draft, operands);
    case 'stop':
    case 'end':
      return readEnding(draft, form, word, operands);
    case 'win':
    case 'lose':
      return readVerdict(draft, form, word, operands);
    case 'add':
    case 'add-score':
    case 'set':
    case 'set-score':
      return readScoring(draft, form, word.startsWith('add') ? 'add' : 'set', operands);
    default:
      return warn(draft, 'unknown-form', form, suggestSimilarHeads(form, KNOWN));
  }
};

const readIf = (draft: ProgramDraft, form: GdlForm, operands: readonly GdlForm[]): Action | undefined => {
  const [test, action, other] = operands;
  if (!test || !action || operands.length > 3) return fail(draft, 'bad-form', form, '(if TEST ACTION [ELSE])');
  const then = { test: parseScorekeeperTest(draft, test), actions: readActions(draft, [action]) };
  return {
    kind: 'choose',
    clauses: other ? [then, { test: undefined, actions: readActions(draft, [other]) }] : [then],
  };
};

const COND = '(cond (TEST ACTION ...) ...)';

const readCond = (draft: ProgramDraft, operands: readonly GdlForm[]): Action => ({
  kind: 'choose',
  clauses: operands.flatMap((clause) => {
    const [test, ...actions] = clause.kind === 'list' ? clause.items : [];
    if (!test) return fail(draft, 'bad-form', clause, COND) ?? [];
    const always = test.kind === 'symbol' && test.name === 'else';
    return [{ test: always ? undefined : parseScorekeeperTest(draft, test), actions: readActions(draft, actions) }];
  }),
});

const readEnding = (
  draft: ProgramDraft,
  form: GdlForm,
  kind: 'stop' | 'end',
  operands: readonly GdlForm[],
): Action | undefined => {
  const [message] = operands;
  if (operands.length > 1 || (message && message.kind !== 'text'))
    return fail(draft, 'bad-form', form, `(${kind} [MESSAGE])`);
  warnOfUnknownNamesInText(draft, message);
  return { kind, message: message?.kind === 'text' ? message.text : undefined };
};

const readVerdict = (
  draft: ProgramDraft,
  form: GdlForm,
  kind: 'win' | 'lose',
  operands: readonly GdlForm[],
): Action | undefined => {
  const [first] = operands;
  const named = first && first.kind !== 'text' ? first : undefined;
  const texts = named ? operands.slice(1) : operands;
  if (texts.length > 2 || texts.some((text) => text.kind !== 'text')) {
    return fail(draft, 'bad-form', form, `(${kind} [SIDES] [OWN-MESSAGE] [OTHER-MESSAGE])`);
  }
  for (const one of texts) warnOfUnknownNamesInText(draft, one);
  const [own, other] = texts.map((text) => (text.kind === 'text' && text.text !== '' ? text.text : undefined));
  return { kind, sides: named && parseSideSet(draft, named, { isOfOne: true }), own, other };
};

const readScoring = (
  draft: ProgramDraft,
  form: GdlForm,
  kind: 'add' | 'set',
  operands: readonly GdlForm[],
): Action | undefined => {
  const [amount, side] = operands;
  if (operands.length > 2 || (kind === 'set' && !amount)) {
    return fail(draft, 'bad-form', form, kind === 'add' ? '(add [EXPRESSION [SIDE]])' : '(set EXPRESSION [SIDE])');
  }
  const one: GdlForm = { kind: 'number', number: 1, at: form.at };
  const named = side && parseSideSet(draft, side, { isOfOne: true });
  if (named) warnUnjudged(draft, form, named);
  return { kind, amount: parseScorekeeperTest(draft, amount ?? one), side: named };
};

/** Warns of a score for a side that the scorekeeper doesn't judge. Such a score is never shown and doesn't rank. */
const warnUnjudged = (draft: ProgramDraft, form: GdlForm, named: SideSet): void => {
  const { sides } = draft.names;
  const classOf = (side: SideId): string | undefined =>
    draft.sides.get(side)?.class ?? sides.find(({ id }) => id === side)?.class;
  const nobody = hasIndependentSide(named) ? [{ id: UNOWNED_SIDE_ID, name: UNOWNED_SIDE_CLASS }] : [];
  const all = [...sides.map(({ id, name }) => ({ id, name })), ...nobody];
  const unjudged = all.filter(({ id }) => isIn(named, id, classOf) && !isIn(draft.judged, id, classOf));
  if (unjudged.length > 0) warn(draft, 'not-judged', form, unjudged.map(({ name }) => name).join(', '));
};

const MESSAGE = '(messages (TEST TEXT [SIDES]) ...)';

export const readMessages = (draft: ProgramDraft, forms: readonly GdlForm[]): readonly ConditionalMessage[] =>
  forms.flatMap((form) => {
    if (!countForm(draft, form)) return [];
    const items = form.kind === 'list' ? form.items : [];
    if (items[1]?.kind === 'text') return readMessage(draft, form, items) ?? [];
    const isList = items.length > 0 && items.every((item) => item.kind === 'list');
    return isList
      ? items.flatMap((item) => readMessage(draft, item, item.kind === 'list' ? item.items : []) ?? [])
      : (fail(draft, 'bad-form', form, MESSAGE) ?? []);
  });

const readMessage = (
  draft: ProgramDraft,
  form: GdlForm,
  [condition, text, sides, ...more]: readonly GdlForm[],
): ConditionalMessage | undefined => {
  if (!condition || text?.kind !== 'text' || more.length > 0) return fail(draft, 'bad-form', form, MESSAGE);
  const test = parseScorekeeperTest(draft, condition);
  const to: SideSet | undefined = sides && parseSideSet(draft, sides);
  warnOfUnknownNamesInText(draft, text);
  const named = parseTextTemplate(text.text).flatMap((part) => (typeof part === 'string' ? [] : [part.name]));
  const eachSide =
    named.some((name) => name !== 'title' && name !== 'turn') ||
    [...reads(test.expression)].some(
      (name) => !['turn', 'constant', 'zero'].includes(draft.quantities.of(name)?.kind ?? ''),
    );
  return { test, text: text.text, to, eachSide };
};

/** True if an action changes a score (S12). */
export const hasScoreChange = (actions: readonly Action[]): boolean =>
  actions.some((action) => {
    if (action.kind === 'add' || action.kind === 'set') return true;
    return action.kind === 'choose' && action.clauses.some((clause) => hasScoreChange(clause.actions));
  });
