import type { SideId, Value } from '../../../table/index.ts';
import {
  createProgramDraft,
  fail,
  MOST_FORMS_PER_SCOREKEEPER,
  type ProgramDraft,
  suggestSimilarHeads,
  suggestSimilarNames,
  warn,
} from './draft.ts';
import { formNameOf, type GdlForm, headSymbolOf, operandsOfGdlForm } from './form.ts';
import {
  hasLastSideAction,
  parseScorekeeperDefinitions,
  SCOREKEEPER_PROPERTIES,
  type WrittenProperty,
} from './keeper.ts';
import type { Names } from './names.ts';
import type { ProgramFault, ProgramFaultCode, ProgramWarning } from './note.ts';
import { isWhole, numberOfForm, numbersInGdlList } from './plain-number.ts';
import { findRankingConflicts, undeclaredRankScorekeepers } from './ranking.ts';
import { parseGdlForms } from './read-forms.ts';
import { findGdlSide } from './side-set.ts';
import { type GdlSide, type KeeperDefinition, POINT_VALUE_SUM, type ScoringProgram } from './tree.ts';
import { parseUnitTypes } from './type-list.ts';
import { readChosenVariants } from './variant-forms.ts';

/** The largest number of scorekeepers in a game (S27). */
const MOST_SCOREKEEPERS = 100;

export type CompileResult =
  /** A program without serious faults. `open` has faults that a new text must not have, but stored games may. */
  | {
      readonly ok: true;
      readonly program: ScoringProgram;
      readonly warnings: readonly ProgramWarning[];
      readonly open: readonly ProgramFault[];
    }
  | { readonly ok: false; readonly faults: readonly ProgramFault[] };

interface Keeper {
  readonly form: GdlForm;
  readonly text: string;
  readonly given: Map<string, WrittenProperty>;
}

/**
 * Compiles several texts of GDL together. Later texts can change earlier definitions (S1). One fault rejects all texts.
 */
export const compileScorekeepers = (texts: readonly string[], names: Names): CompileResult => {
  const draft = createProgramDraft(names);
  const keepers = new Map<string, Keeper>();
  for (const text of texts) {
    const read = parseGdlForms(text);
    if (!read.ok) return { ok: false, faults: [read.fault] };
    draft.text = text;
    for (const form of read.forms) {
      draft.left = MOST_FORMS_PER_SCOREKEEPER;
      topLevel(draft, keepers, form);
    }
  }
  const definitions = ranksSettled(
    keepers,
    [...keepers].flatMap(([name, { form, text, given }]) =>
      parseScorekeeperDefinitions(draft, name, form, text, given),
    ),
  );
  for (const [first, other] of findRankingConflicts(definitions))
    faultAt(draft, keepers, other, 'ranks', 'ranks-apart', first.name);
  if (draft.faults.length > 0) return { ok: false, faults: draft.faults };
  const { lastTurn, book, types, sides, quantities } = draft;
  const points = definitions.some(({ body }) => hasLastSideAction(body))
    ? quantities.property({ kind: 'sum', sum: POINT_VALUE_SUM })
    : undefined;
  const hides = definitions.some(
    ({ knownTo, messages }) =>
      knownTo.kind !== 'all' || messages.some(({ to }) => to !== undefined && to.kind !== 'all'),
  );
  return {
    ok: true,
    warnings: draft.warnings,
    open: openFaults(draft, keepers, definitions),
    program: {
      definitions,
      quantities: quantities.all,
      points: points?.kind === 'property' ? points.name : undefined,
      constants: constantsOf(draft),
      types,
      sides,
      lastTurn,
      book,
      hides,
    },
  };
};

const faultAt = (
  draft: ProgramDraft,
  keepers: ReadonlyMap<string, Keeper>,
  { card, name: full }: KeeperDefinition,
  property: string,
  code: ProgramFaultCode,
  expected: string,
): void => {
  const name = card?.name ?? full;
  const keeper = keepers.get(name);
  const place = keeper?.given.get(property) ?? keeper;
  if (!place) return;
  [draft.keeper, draft.text] = [name, place.text];
  fail(draft, code, place.form, expected);
  draft.keeper = undefined;
};

const openFaults = (
  draft: ProgramDraft,
  keepers: ReadonlyMap<string, Keeper>,
  definitions: readonly KeeperDefinition[],
): readonly ProgramFault[] => {
  for (const one of undeclaredRankScorekeepers(definitions)) {
    faultAt(
      draft,
      keepers,
      one,
      keepers.get(one.card?.name ?? one.name)?.given.has('initial') ? 'initial' : 'keep-score',
      'ranks-open',
      '',
    );
  }
  return [...draft.openFaults, ...draft.faults];
};

/**
 * If several scorekeepers keep a score, those that don't mention scores at all (`ranks`, `initial`, `keep-score`) don't
 * rank.
 */
const ranksSettled = (
  keepers: ReadonlyMap<string, Keeper>,
  definitions: readonly KeeperDefinition[],
): readonly KeeperDefinition[] => {
  const scoring = definitions.filter(({ initial }) => initial !== undefined);
  if (scoring.length < 2) return definitions;
  const isSilent = ({ name, card, ranks }: KeeperDefinition): boolean => {
    const given = keepers.get(card?.name ?? name)?.given;
    return ranks === undefined && !given?.has('initial') && !given?.has('keep-score');
  };
  return definitions.map((one) => (scoring.includes(one) && isSilent(one) ? { ...one, ranks: 'nothing' } : one));
};

const topLevel = (draft: ProgramDraft, keepers: Map<string, Keeper>, form: GdlForm): undefined => {
  const operands = operandsOfGdlForm(form);
  switch (headSymbolOf(form)) {
    case 'scorekeeper':
      return scorekeeper(draft, keepers, form, operands);
    case 'define':
      return define(draft, form, operands);
    case 'unit-type':
      return unitType(draft, form, operands);
    case 'side':
      return side(draft, form, operands);
    case 'add':
      return addTo(draft, form, operands);
    case 'set':
      return set(draft, form, operands);
    case 'game-module':
      return gameModule(draft, keepers, form, operands);
    default:
      return warn(
        draft,
        'skipped',
        form,
        suggestSimilarHeads(form, ['scorekeeper', 'define', 'unit-type', 'side', 'add', 'set']),
      );
  }
};

/** Reads the forms of a `game-module`. Of its variants, only the default values count. */
const gameModule = (
  draft: ProgramDraft,
  keepers: Map<string, Keeper>,
  form: GdlForm,
  operands: readonly GdlForm[],
): undefined => {
  const { chosen, isAll } = readChosenVariants(operands);
  if (!isAll) warn(draft, 'skipped', form, '(variants (NAME VALUE (VALUE FORM ...)))');
  for (const one of chosen) topLevel(draft, keepers, one);
};

const scorekeeper = (
  draft: ProgramDraft,
  keepers: Map<string, Keeper>,
  form: GdlForm,
  operands: readonly GdlForm[],
): undefined => {
  const [first] = operands;
  const given = formNameOf(first);
  const name = given ?? nextNumber(keepers);
  draft.keeper = name;
  const keeper = keepers.get(name) ?? { form, text: draft.text, given: new Map<string, WrittenProperty>() };
  keepers.set(name, keeper);
  if (keepers.size > MOST_SCOREKEEPERS) fail(draft, 'too-large', form, `${MOST_SCOREKEEPERS}`);
  for (const property of given === undefined ? operands : operands.slice(1)) {
    const head = headSymbolOf(property);
    const known =
      head !== undefined && Object.hasOwn(SCOREKEEPER_PROPERTIES, head) ? SCOREKEEPER_PROPERTIES[head] : undefined;
    if (known === undefined)
      warn(draft, 'unknown-property', property, suggestSimilarHeads(property, Object.keys(SCOREKEEPER_PROPERTIES)));
    else keeper.given.set(known, { form: property, operands: operandsOfGdlForm(property), text: draft.text });
  }
  draft.keeper = undefined;
};

/** Returns the lowest number from 1 that no scorekeeper has as a name (S1). */
const nextNumber = (keepers: ReadonlyMap<string, Keeper>): string => {
  let number = 1;
  while (keepers.has(String(number))) number += 1;
  return String(number);
};

const define = (draft: ProgramDraft, form: GdlForm, [symbol, value, ...more]: readonly GdlForm[]): undefined => {
  if (symbol?.kind !== 'symbol' || !value || more.length > 0)
    return fail(draft, 'bad-form', form, '(define SYMBOL VALUE)');
  draft.defines.set(symbol.name, { form: value, text: draft.text });
};

const unitType = (draft: ProgramDraft, form: GdlForm, [named, ...properties]: readonly GdlForm[]): undefined => {
  const type = formNameOf(named);
  if (!named || type === undefined) return fail(draft, 'bad-form', form, '(unit-type TYPE (PROPERTY VALUE) ...)');
  if (!draft.names.types.includes(type))
    return warn(draft, 'unknown-type', named, suggestSimilarNames(named, draft.names.types));
  for (const property of properties) {
    const [name, value] = [headSymbolOf(property), numberOfForm(draft, operandsOfGdlForm(property)[0])];
    if (name === undefined || value === undefined) warn(draft, 'skipped', property, '(PROPERTY NUMBER)');
    else give(draft, property, [type], name, [value]);
  }
};

const ADD = '(add TYPES PROPERTY NUMBER), (add TYPES PROPERTY (NUMBER ...))';

/**
 * Properties that scorekeepers read. If such a property has a list of values, it must be as long as the list of types.
 */
const NEEDED: ReadonlySet<string> = new Set(['point-value', 'cp']);

/** Reads `(add TYPES PROPERTY NUMBER)`: one number for all types, or a list with a number for each (S28). */
const addTo = (
  draft: ProgramDraft,
  form: GdlForm,
  [named, property, value, ...more]: readonly GdlForm[],
): undefined => {
  const name = formNameOf(property);
  const isOurs = name !== undefined && NEEDED.has(name);
  if (!named || name === undefined || !value || more.length > 0)
    return isOurs || !property ? fail(draft, 'bad-form', form, ADD) : warn(draft, 'skipped', form, ADD);
  const one = numberOfForm(draft, value);
  const values = one === undefined ? numbersInGdlList(draft, value) : [one];
  if (!values) return warn(draft, 'skipped', form, ADD);
  const before = draft.warnings.length;
  const types = parseUnitTypes(draft, named);
  const isFitting = one !== undefined || values.length === types.length;
  const isElsewhere = !isOurs || draft.warnings.length > before;
  if (isElsewhere && (!isFitting || (!isOurs && types.length === 0))) {
    // The form belongs to other parts of Xconq, or to unknown types. One warning about it is enough.
    draft.warnings.length = before;
    return warn(draft, 'skipped', form, ADD);
  }
  if (!isFitting) return fail(draft, 'bad-form', value, `${types.length} x NUMBER`);
  give(draft, form, types, name, values);
};

const give = (
  draft: ProgramDraft,
  form: GdlForm,
  types: readonly string[],
  property: string,
  values: readonly number[],
): undefined => {
  const twice = types.some((type) => draft.names.given.get(type)?.has(property));
  if (twice) warn(draft, 'given-twice', form);
  for (const [i, type] of types.entries()) {
    const own = draft.types.get(type) ?? new Map<string, number>();
    draft.types.set(type, own.set(property, values[i] ?? values[0] ?? 0));
  }
};

const sidesIn = ({ names }: ProgramDraft): readonly string[] => names.sides.map(({ name }) => name);

const side = (draft: ProgramDraft, form: GdlForm, [named, ...properties]: readonly GdlForm[]): undefined => {
  const name = formNameOf(named);
  const id = named && name !== undefined ? findGdlSide(draft, name, named) : undefined;
  if (id === undefined)
    return warn(draft, 'unknown-side', named ?? form, suggestSimilarNames(named ?? form, sidesIn(draft)));
  for (const property of properties) {
    const head = headSymbolOf(property);
    const operands = operandsOfGdlForm(property);
    const className = formNameOf(operands[0]);
    if (head === 'class' && className !== undefined) giveSide(draft, id, { class: className });
    else if (head === 'trusts') giveSide(draft, id, { trusts: operands.flatMap((one) => trusted(draft, one)) });
    else if (typeof property === 'object' && property.kind === 'list')
      warn(draft, 'skipped', property, '(class NAME), (trusts SIDE ...)');
  }
};

const giveSide = ({ sides }: ProgramDraft, id: SideId, given: GdlSide): undefined => {
  sides.set(id, { ...sides.get(id), ...given });
};

/** Reads a trusted side, or a side with a number. The number 0 means that the side isn't trusted. */
const trusted = (draft: ProgramDraft, form: GdlForm): readonly SideId[] => {
  const [first, amount] = form.kind === 'list' ? form.items : [form];
  if (amount?.kind === 'number' && amount.number === 0) return [];
  const name = formNameOf(first);
  const id = first && name !== undefined ? findGdlSide(draft, name, first) : undefined;
  if (id !== undefined) return [id];
  const found = first ?? form;
  return warn(draft, 'unknown-side', found, suggestSimilarNames(found, sidesIn(draft))) ?? [];
};

const set = (draft: ProgramDraft, form: GdlForm, [named, value, ...more]: readonly GdlForm[]): undefined => {
  const name = formNameOf(named);
  if (name !== 'last-turn' && name !== 'scorefile-name')
    return warn(draft, 'skipped', form, 'last-turn, scorefile-name');
  if (name === 'scorefile-name') {
    if (value?.kind !== 'text' || more.length > 0) return fail(draft, 'bad-form', form, '(set scorefile-name "NAME")');
    draft.book = value.text;
    return;
  }
  const last = numberOfForm(draft, value);
  if (!isWhole(last) || last < 1 || more.length > 0) return fail(draft, 'bad-form', form, '(set last-turn NUMBER)');
  draft.lastTurn = last;
  if (!draft.names.hasTurns) warn(draft, 'no-turns', form);
};

const constantsOf = ({ defines }: ProgramDraft): ReadonlyMap<string, Value> =>
  new Map(
    [...defines].flatMap(([name, { form }]): readonly (readonly [string, Value])[] => {
      if (form.kind === 'number') return [[name, form.number]];
      if (form.kind === 'text') return [[name, form.text]];
      return form.kind === 'flag' ? [[name, form.flag]] : [];
    }),
  );
