import type { SideId } from '../../../table/index.ts';
import {
  countForm,
  fail,
  type ProgramDraft,
  reportFaultOfNewText,
  suggestSimilarNames,
  useSymbolDefinition,
  warn,
} from './draft.ts';
import { formNameOf, type GdlForm, headSymbolOf, operandsOfGdlForm } from './form.ts';
import { UNOWNED_SIDE_CLASS, UNOWNED_SIDE_ID } from './names.ts';
import type { SideSet } from './tree.ts';

/** Sets of sides (S8). */

export const ALL_SIDES: SideSet = { kind: 'all' };
const NONE: SideSet = { kind: 'or', parts: [] };
const OTHERS = 'others';

interface SidesAsked {
  readonly isNegated?: boolean;
  readonly isOfOne?: boolean;
}

const SHAPE = 'side*, SIDE, CLASS, (SIDE ...), (not ...), (and ...), (or ...)';

/**
 * Reads a set of sides. An unknown name gives a warning and means no side. Within a `not` it would mean all sides, so
 * it is a fault there.
 */
export const parseSideSet = (draft: ProgramDraft, form: GdlForm, asked: SidesAsked = {}): SideSet => {
  if (!countForm(draft, form)) return NONE;
  const name = formNameOf(form);
  if (name !== undefined) return named(draft, name, form, asked);
  if (form.kind === 'quote') return parseSideSet(draft, form.of, asked);
  if (form.kind !== 'list') return fail(draft, 'bad-form', form, SHAPE) ?? NONE;
  const head = headSymbolOf(form);
  if (head === 'not' || head === 'and' || head === 'or') {
    const inner = head === 'not' ? { ...asked, isNegated: true } : asked;
    return { kind: head, parts: operandsOfGdlForm(form).map((part) => parseSideSet(draft, part, inner)) };
  }
  return { kind: 'or', parts: form.items.map((part) => parseSideSet(draft, part, asked)) };
};

const named = (draft: ProgramDraft, name: string, form: GdlForm, asked: SidesAsked): SideSet => {
  if (name === 'side*') return ALL_SIDES;
  const side = findGdlSide(draft, name, form);
  if (side !== undefined) return { kind: 'side', side };
  const { sides } = draft.names;
  const classes = [
    ...sides.map((one) => one.class),
    ...[...draft.sides.values()].map((one) => one.class),
    UNOWNED_SIDE_CLASS,
  ];
  const known = classes.find((one) => one === name) ?? classes.find((one) => one?.toLowerCase() === name.toLowerCase());
  if (known !== undefined) return { kind: 'class', name: known };
  const defined =
    form.kind === 'symbol'
      ? useSymbolDefinition(draft, name, form, (value) => parseSideSet(draft, value, asked))
      : undefined;
  if (defined) return defined;
  if (asked.isOfOne && name === OTHERS) return { kind: 'others' };
  const names = [...sides.map((one) => one.name), ...(asked.isOfOne ? [OTHERS] : [])];
  const near = suggestSimilarNames(form, names, [...classes.flatMap((one) => one ?? []), ...draft.defines.keys()]);
  if (asked.isNegated && form.kind !== 'number')
    return reportFaultOfNewText(draft, 'unknown-in-not', form, near) ?? NONE;
  return warn(draft, 'unknown-side', form, near) ?? NONE;
};

/** Returns a side by its name or number: 1 is the module's first side, and 0 means pieces without an owner. */
export const findGdlSide = (draft: ProgramDraft, name: string, form: GdlForm): SideId | undefined => {
  const { sides } = draft.names;
  const exact =
    sides.find((side) => side.name === name) ?? sides.find((side) => side.name.toLowerCase() === name.toLowerCase());
  if (exact) return exact.id;
  if (form.kind !== 'number') return undefined;
  return form.number === 0 ? UNOWNED_SIDE_ID : sides[form.number - 1]?.id;
};

export const resolveOthersInSideSet = (set: SideSet, judged: SideId | undefined): SideSet => {
  if (set.kind === 'others') return judged === undefined ? NONE : { kind: 'and', parts: [ALL_SIDES, allBut(judged)] };
  return 'parts' in set ? { ...set, parts: set.parts.map((part) => resolveOthersInSideSet(part, judged)) } : set;
};

const allBut = (side: SideId): SideSet => ({ kind: 'not', parts: [{ kind: 'side', side }] });

/** True if a side is in a set. If no side is being judged, `others` means all sides. */
export const isIn = (set: SideSet, side: SideId, classOf: (side: SideId) => string | undefined): boolean => {
  switch (set.kind) {
    case 'all':
    case 'others':
      return side !== UNOWNED_SIDE_ID;
    case 'side':
      return set.side === side;
    case 'class':
      return classOf(side) === set.name;
    case 'not':
      return !set.parts.some((part) => isIn(part, side, classOf));
    case 'and':
      return set.parts.every((part) => isIn(part, side, classOf));
    case 'or':
      return set.parts.some((part) => isIn(part, side, classOf));
  }
};

/**
 * True if the set names sides, and doesn't just mean all. Only such a set can include the pieces without an owner
 * (S29).
 */
export const isExplicitSideSet = (set: SideSet): boolean => set.kind !== 'all';

export const hasIndependentSide = (set: SideSet): boolean => {
  if (set.kind === 'side') return set.side === UNOWNED_SIDE_ID;
  if (set.kind === 'class') return set.name === UNOWNED_SIDE_CLASS;
  return 'parts' in set && set.kind !== 'not' && set.parts.some(hasIndependentSide);
};
