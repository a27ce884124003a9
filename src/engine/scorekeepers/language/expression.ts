import type { Expression } from '../../../table/expression/index.ts';
import { createTruncatedDivision, expressionSizeOf, joinWithOperator, MAX_EXPRESSION_SIZE } from './compound.ts';
import {
  countForm,
  fail,
  type ProgramDraft,
  reportFaultOfNewText,
  suggestSimilarHeads,
  suggestSimilarNames,
  useSymbolDefinition,
  warn,
} from './draft.ts';
import { checkComparedEventWord, type EventCheckMoment } from './event-words.ts';
import { formNameOf, type GdlForm, headSymbolOf, operandsOfGdlForm, symbolNameOf } from './form.ts';
import { valueLabelOf } from './label.ts';
import { UNOWNED_SIDE_CLASS } from './names.ts';
import { printForm } from './print-form.ts';
import {
  isEventField,
  type ScorekeeperTest,
  SIDE_STANDING_KINDS,
  type StandingKind,
  type TestPart,
  type UnitSum,
} from './tree.ts';
import { isUnitTypeName, parseUnitTypes } from './type-list.ts';
import { warnOfUnknownProperty } from './unknown.ts';

/** Translates GDL expressions to the project's common expressions (S19 to S21). */

interface SymbolContext {
  /** True in the test of a sum. Symbols are then properties of the unit. */
  readonly unit: boolean;
  /** The kind of moment, in a test of an event. Such a test can read the data of the event (S7). */
  readonly event: EventCheckMoment | undefined;
  readonly isNegated?: true;
  readonly isOfOthers?: true;
  readonly parts: TestPart[];
  /** True if an unknown symbol can be a word: the text of its own name. */
  readonly orWord?: true;
}

const COMPARISONS: { readonly [head: string]: TestPart['operator'] } = {
  '=': '==',
  '/=': '!=',
  '>': '>',
  '>=': '>=',
  '<': '<',
  '<=': '<=',
};

const FORMS = [
  ...['and', 'or', 'not', ...Object.keys(COMPARISONS), '+', '-', '*', '/', 'sum', 'turn', 'score'],
  ...[...SIDE_STANDING_KINDS, 'majority', 'every-other', 'any-other'],
];

const yes: Expression = { kind: 'literal', value: true };
const no: Expression = { kind: 'literal', value: false };

const LARGEST_TEST_OF_UNIT = 500;

export const parseScorekeeperTest = (draft: ProgramDraft, form: GdlForm, event?: EventCheckMoment): ScorekeeperTest => {
  const parts: TestPart[] = [];
  const expression = readIn(draft, form, { unit: false, event, parts });
  if (expressionSizeOf(expression) <= MAX_EXPRESSION_SIZE) return { expression, parts };
  fail(draft, 'too-large', form, `${MAX_EXPRESSION_SIZE}`);
  return { expression: no, parts: [] };
};

const readIn = (draft: ProgramDraft, form: GdlForm, place: SymbolContext): Expression => {
  if (!countForm(draft, form)) return no;
  switch (form.kind) {
    case 'number':
      return { kind: 'literal', value: form.number };
    case 'flag':
      return form.flag ? yes : no;
    case 'text':
      return { kind: 'literal', value: form.text };
    case 'quote':
      return { kind: 'literal', value: symbolNameOf(form) ?? printForm(form.of) };
    case 'symbol':
      return symbol(draft, form.name, form, place);
    case 'list':
      return form.items.length === 0 ? no : list(draft, form, place);
  }
};

const symbol = (draft: ProgramDraft, name: string, form: GdlForm, place: SymbolContext): Expression => {
  if (place.event && isEventField(name)) return draft.quantities.property({ kind: 'event', field: name });
  const defined = draft.defines.get(name);
  const { orWord, ...inner } = place;
  if (defined && 'items' in defined.form)
    return useSymbolDefinition(draft, name, form, (value) => readIn(draft, value, inner)) ?? no;
  if (defined && defined.form.kind !== 'symbol') return draft.quantities.property({ kind: 'constant', name });
  if (defined) return useSymbolDefinition(draft, name, form, (value) => readIn(draft, value, place)) ?? no;
  if (name === 'turn') return draft.quantities.property({ kind: 'turn' });
  if (!orWord && (place.unit || name !== 'score'))
    warnOfUnknownProperty(draft, place.unit ? 'unit' : 'side', name === 'side' && !place.unit ? 'name' : name, form);
  if (place.unit) return draft.quantities.property({ kind: 'unit', name });
  if (name === 'score') return draft.quantities.property({ kind: 'score' });
  return draft.quantities.property({ kind: 'property', name: name === 'side' ? 'name' : name });
};

const list = (draft: ProgramDraft, form: GdlForm, place: SymbolContext): Expression => {
  const head = headSymbolOf(form);
  const operands = operandsOfGdlForm(form);
  const comparison = head !== undefined && Object.hasOwn(COMPARISONS, head) ? COMPARISONS[head] : undefined;
  if (comparison !== undefined) return compared(draft, form, comparison, operands, place);
  switch (head) {
    case 'and':
      return joinWithOperator(
        '&&',
        operands.map((one) => readIn(draft, one, place)),
        yes,
      );
    case 'or':
      return joinWithOperator(
        '||',
        operands.map((one) => readIn(draft, one, place)),
        no,
      );
    case 'not':
      // A `not` with several operands is true if none of them is true.
      return {
        kind: 'not',
        of: joinWithOperator(
          '||',
          operands.map((one) => readIn(draft, one, { ...place, isNegated: true })),
          no,
        ),
      };
    case '+':
    case '-':
    case '*':
    case '/':
      return computed(draft, form, head, operands, place);
    case 'sum':
    case 'sum-uprop':
    case 'sum-prop':
      return summed(draft, form, operands, place);
    case 'rank':
    case 'most':
    case 'second-most':
    case 'sole-most':
    case 'sole-second-most':
      return standing(draft, form, head, operands, place);
    case 'majority':
      return majority(draft, form, operands, place);
    case 'every-other':
    case 'any-other':
      return ofOthers(draft, form, head === 'every-other' ? 'every' : 'any', operands, place);
    case 'own':
      return ownValue(draft, form, operands, place);
    case 'turn':
    case 'score':
      if (operands.length > 0) return fail(draft, 'bad-form', form, `(${head})`) ?? no;
      return symbol(draft, head, form, place);
    default:
      return warn(draft, 'unknown-form', form, suggestSimilarHeads(form, FORMS)) ?? no;
  }
};

/** Compares each operand with the next one; `/=` compares every pair. */
const compared = (
  draft: ProgramDraft,
  form: GdlForm,
  operator: TestPart['operator'],
  operands: readonly GdlForm[],
  place: SymbolContext,
): Expression => {
  if (operands.length < 2) return fail(draft, 'bad-form', form, `(${headSymbolOf(form)} A B ...)`) ?? no;
  const asWord = operator === '==' || operator === '!=';
  const fields = operands.flatMap((one) => (one.kind === 'symbol' && isEventField(one.name) ? one.name : []));
  const asksEvent = place.event !== undefined && fields.length > 0;
  const values = operands.map((one) => (asWord ? wordOr(draft, one, place, asksEvent) : readIn(draft, one, place)));
  if (place.event !== undefined && asksEvent) {
    const isNegated = place.isNegated === true || operator === '!=';
    for (const [i, one] of operands.entries())
      if (values[i]?.kind === 'literal') checkComparedEventWord(draft, { event: place.event, isNegated }, fields, one);
  }
  const pairs = values.flatMap((left, i) => {
    const others = operator === '!=' ? values.slice(i + 1) : values.slice(i + 1, i + 2);
    return others.map((right): Expression & { kind: 'binary' } => ({ kind: 'binary', operator, left, right }));
  });
  if (!place.unit) {
    for (const [i, { left, right }] of pairs.entries()) {
      const label = valueLabelOf((operator === '!=' ? operands[0] : operands[i]) as GdlForm);
      place.parts.push({ label, left, operator, right });
    }
  }
  return joinWithOperator('&&', pairs, yes);
};

/** Reads an operand of `=` or `/=`. An unknown symbol is a word here, such as `Cosmic` in `(= Type Cosmic)`. */
const wordOr = (draft: ProgramDraft, form: GdlForm, place: SymbolContext, asksEvent: boolean): Expression => {
  const read = readIn(draft, form, form.kind === 'symbol' ? { ...place, orWord: true } : place);
  if (form.kind !== 'symbol' || draft.defines.has(form.name) || read.kind !== 'property') return read;
  const kind = draft.quantities.of(read.name)?.kind;
  if ((kind !== 'property' && kind !== 'unit') || (form.name === 'side' && kind === 'property')) return read;
  const isProperty = draft.names.properties.has(form.name) || form.name === 'side';
  if (!asksEvent && !isWord(draft, form.name))
    warnOfUnknownProperty(draft, kind === 'unit' ? 'unit' : 'side', form.name, form, true);
  if (isProperty) return read;
  const word: Expression = { kind: 'literal', value: form.name };
  if (asksEvent || isWord(draft, form.name)) return word;
  const isBlank: Expression = { kind: 'binary', operator: '==', left: read, right: { kind: 'literal', value: '' } };
  return { kind: 'choice', test: isBlank, whenTrue: word, whenFalse: read };
};

const isWord = ({ names }: ProgramDraft, name: string): boolean =>
  name === UNOWNED_SIDE_CLASS ||
  names.types.includes(name) ||
  names.sides.some((side) => side.name === name || side.class === name);

const computed = (
  draft: ProgramDraft,
  form: GdlForm,
  head: '+' | '-' | '*' | '/',
  operands: readonly GdlForm[],
  place: SymbolContext,
): Expression => {
  const [first, ...others] = operands.map((one) => readIn(draft, one, place));
  if (!first || (head === '/' && others.length === 0)) return fail(draft, 'bad-form', form, `(${head} A B ...)`) ?? no;
  if (head === '-' && others.length === 0) return { kind: 'negative', of: first };
  if (head === '+' || head === '*') return joinWithOperator(head, [first, ...others], no);
  if (head === '-') return { kind: 'binary', operator: '-', left: first, right: joinWithOperator('+', others, no) };
  return others.reduce((left, right) => createTruncatedDivision(draft, left, right), first);
};

const standing = (
  draft: ProgramDraft,
  form: GdlForm,
  asks: StandingKind,
  operands: readonly GdlForm[],
  place: SymbolContext,
): Expression => {
  const [operand] = operands;
  if (place.unit || !operand || operands.length > 1) return fail(draft, 'bad-form', form, `(${asks} NUMBER)`) ?? no;
  return draft.quantities.property({ kind: 'standing', asks, of: readIn(draft, operand, { ...place, parts: [] }) });
};

/**
 * Reads a test of the other sides. Names in it mean values of those sides, but names in `own` mean values of the judged
 * side.
 */
const ofOthers = (
  draft: ProgramDraft,
  form: GdlForm,
  asks: 'every' | 'any',
  operands: readonly GdlForm[],
  place: SymbolContext,
): Expression => {
  const [operand] = operands;
  if (place.unit || place.isOfOthers || !operand || operands.length > 1)
    return fail(draft, 'bad-form', form, `(${asks}-other TEST)`) ?? no;
  const of = readIn(draft, operand, { ...place, parts: [], isOfOthers: true });
  return draft.quantities.property({ kind: 'others', asks, of });
};

const ownValue = (
  draft: ProgramDraft,
  form: GdlForm,
  operands: readonly GdlForm[],
  place: SymbolContext,
): Expression => {
  const { isOfOthers, ...outer } = place;
  const [operand] = operands;
  if (!isOfOthers || place.unit) return warn(draft, 'unknown-form', form, suggestSimilarHeads(form, FORMS)) ?? no;
  if (!operand || operands.length > 1) return fail(draft, 'bad-form', form, '(own EXPRESSION)') ?? no;
  return draft.quantities.property({ kind: 'own', of: readIn(draft, operand, { ...outer, parts: [] }) });
};

const MAJORITY = '(majority ZONE [TYPES])';

/** Reads `majority`, which is true if a side has more units in a zone than each other side. */
const majority = (
  draft: ProgramDraft,
  form: GdlForm,
  operands: readonly GdlForm[],
  place: SymbolContext,
): Expression => {
  const [zone, types] = operands;
  const name = zone && formNameOf(zone);
  if (place.unit || name === undefined || operands.length > 2) return fail(draft, 'bad-form', form, MAJORITY) ?? no;
  if (!draft.names.zones.includes(name)) {
    const near = suggestSimilarNames(zone as GdlForm, draft.names.zones);
    if (place.isNegated) reportFaultOfNewText(draft, 'unknown-in-not', zone as GdlForm, near);
    else warn(draft, 'unknown-name', zone as GdlForm, near);
  }
  const isThere: Expression = {
    kind: 'binary',
    operator: '==',
    left: draft.quantities.property({ kind: 'unit', name: 'CurrentZone' }),
    right: { kind: 'literal', value: name },
  };
  const isAll = types === undefined || symbolNameOf(types) === 'u*';
  const sum: UnitSum = {
    types: isAll ? undefined : new Set(parseUnitTypes(draft, types)),
    properties: [1],
    test: isThere,
  };
  return draft.quantities.property({
    kind: 'standing',
    asks: 'sole-most',
    of: draft.quantities.property({ kind: 'sum', sum }),
  });
};

const SUM = '(sum [TYPES] PROPERTIES [TEST])';

const summed = (draft: ProgramDraft, form: GdlForm, operands: readonly GdlForm[], place: SymbolContext): Expression => {
  if (place.unit || operands.length === 0 || operands.length > 3) return fail(draft, 'bad-form', form, SUM) ?? no;
  const sum = readSum(draft, form, operands);
  return sum ? draft.quantities.property({ kind: 'sum', sum }) : no;
};

const readSum = (draft: ProgramDraft, form: GdlForm, operands: readonly GdlForm[]): UnitSum | undefined => {
  const [first, second, third] = operands.length === 1 ? [undefined, operands[0], undefined] : operands;
  const properties = propertiesIn(draft, second as GdlForm);
  const [property] = properties ?? [];
  if (
    !properties ||
    property === undefined ||
    (operands.length === 1 && typeof property === 'string' && isUnitTypeName(draft, property))
  ) {
    return fail(draft, 'bad-form', form, SUM);
  }
  const isAll = first === undefined || symbolNameOf(first) === 'u*';
  const test = third && readIn(draft, third, { unit: true, event: undefined, parts: [] });
  if (test && third && expressionSizeOf(test) > LARGEST_TEST_OF_UNIT)
    return fail(draft, 'too-large', third, `${LARGEST_TEST_OF_UNIT}`);
  return { types: isAll ? undefined : new Set(parseUnitTypes(draft, first)), properties, test };
};

/** Reads the properties of units that a sum adds up. A number in the list adds the same for every unit. */
const propertiesIn = (draft: ProgramDraft, form: GdlForm): readonly (string | number)[] | undefined => {
  if (!countForm(draft, form)) return undefined;
  if (form.kind === 'number') return [form.number];
  if (form.kind === 'symbol' && draft.defines.has(form.name))
    return useSymbolDefinition(draft, form.name, form, (value) => propertiesIn(draft, value));
  const name = formNameOf(form);
  if (name !== undefined) {
    warnOfUnknownProperty(draft, 'unit', name, form);
    return [name];
  }
  if (form.kind === 'quote') return propertiesIn(draft, form.of);
  if (form.kind !== 'list') return undefined;
  const parts = form.items.map((item) => propertiesIn(draft, item));
  return parts.some((part) => part === undefined) ? undefined : parts.flatMap((part) => part ?? []);
};
