import { PAYMENT_NAMES, sentenceNamesOfEnding } from '../../engine/forms.ts';
import {
  ACTOR_NAME,
  ANY,
  canTakeText,
  HOSTILE_CELL_PROPERTIES,
  parseTextTemplate,
  REPORT_PLACEHOLDER_NAMES,
  RESERVED_NAMES,
  readAlteration,
  SIDES_NAME,
  STUCK,
} from '../../engine/index.ts';
import {
  type Expression,
  type ExpressionName,
  type ExpressionPositions,
  expressionNamesIn,
  isFormula,
  readExpression,
  readFormula,
} from '../../table/expression/index.ts';
import { derived } from '../../table/index.ts';
import type { TextWithNames } from '../format/name-uses.ts';
import { childItemsAt, childNodeAt, childTextAt, type FileNode } from '../text/spot.ts';
import type { NameInText, UsableNames } from './asked-names.ts';

const DISTANCE = ['Distance'];

const entriesOf = ({ as, within }: TextWithNames): readonly (FileNode | undefined)[] => {
  const entry = within[as === 'near' ? 1 : 0];
  return [entry, within.at(-1) === entry ? undefined : within.at(-1)];
};

const targetOf = (entry: FileNode | undefined): string => {
  const isLink = childNodeAt(entry ?? NOTHING, 'link') ?? childNodeAt(entry ?? NOTHING, 'unlink');
  return isLink ? 'cell' : ((entry && childTextAt(entry, 'of')) ?? 'piece');
};

const NOTHING: FileNode = { value: undefined, at: 0, path: '', written: '' };

/**
 * Returns the kind of thing that a modifier comes from. If another modifier grants it, that is the target of the
 * granting modifier.
 */
const sourceOf = (entry: FileNode | undefined, granting: FileNode | undefined): string => {
  if (granting) return targetOf(granting);
  const on = entry && childNodeAt(entry, 'on');
  if (!on) return 'game';
  return on.entries?.has('zone') ? 'zone' : on.entries?.has('side') ? 'side' : 'piece';
};

const NAMING = ['draw', 'roll', 'table', 'retreat'];

const LINES = ['does', 'instead', 'begin', 'end'];

export const ruleLinesOf = (node: FileNode): readonly FileNode[] =>
  LINES.flatMap((key) => childNodeAt(node, key)?.items ?? []);

/** The lines that give names their values before anything is done, so that a preview can use them (G51). */
const firstLetsOf = (action: FileNode): readonly FileNode[] => {
  const lines = ruleLinesOf(action);
  const end = lines.findIndex((line) => childNodeAt(line, 'let') === undefined);
  return end < 0 ? lines : lines.slice(0, end);
};

const actionNames = (text: TextWithNames): UsableNames => {
  const { within } = text;
  const outer = within.at(-1) ?? NOTHING;
  if (childNodeAt(outer, 'rows')) return tableNames(text, outer);
  const holder = within.find((node) => ruleLinesOf(node).length > 0) ?? outer;
  return namesIn(text, holder, aboutIn(outer));
};

const aboutIn = (outer: FileNode): string | undefined => {
  if (outer.path === 'turn') return 'side';
  if (outer.path.startsWith('prototypes')) return 'piece';
  return outer.path.startsWith('effects') ? ofEffect(outer) : undefined;
};

const ofEffect = (effect: FileNode): string => {
  const when = childTextAt(effect, 'when') ?? '';
  return when.startsWith('phase') ? 'side' : when === 'becomes-true' ? 'game' : 'piece';
};

/** Returns the names that are valid in a result table: all names of the lines that use the table. */
const tableNames = (text: TextWithNames, table: FileNode): UsableNames => {
  const name = childTextAt(table, 'name');
  const phases = childItemsAt(childNodeAt(text.root, 'turn'), 'phases').map((phase) => [phase, 'side'] as const);
  const actions = childItemsAt(text.root, 'actions').map((action) => [action, undefined] as const);
  const effects = childItemsAt(text.root, 'effects').map((effect) => [effect, ofEffect(effect)] as const);
  const all = [...actions, ...phases, ...effects]
    .filter(([node]) => ruleLinesOf(node).some((line) => childTextAt(line, 'table') === name))
    .map(([node, kind]) => namesIn({ ...text, within: [] }, node, kind));
  return {
    kinds: all.flatMap(({ kinds }) => kinds),
    own: all.flatMap(({ own }) => own),
    things: all.flatMap(({ things = [] }) => things),
  };
};

const namesIn = ({ as, within, node }: TextWithNames, action: FileNode, about: string | undefined): UsableNames => {
  const line = within.find((node) => childNodeAt(node, 'each') !== undefined && node !== action);
  const of = about ?? kindOfSubject(childNodeAt(action, 'of')) ?? 'game';
  const each = line && childNodeAt(line, 'each');
  // In conditions and in the match of `each`, `it` still means the subject of the whole action.
  const isOfEach = as === 'condition' || each === node || each === within[0];
  const it = (isOfEach ? undefined : kindOfSubject(each)) ?? of;
  const choices = [...(childNodeAt(action, 'choose')?.entries ?? [])].map(([name, { spot }]) => [name, spot] as const);
  const lines = node === childNodeAt(action, 'preview') ? firstLetsOf(action) : ruleLinesOf(action);
  const given = lines.flatMap(
    (one) =>
      childTextAt(one, 'let') ??
      childTextAt(one, 'ask') ??
      (NAMING.some((word) => childNodeAt(one, word)) ? childTextAt(one, 'name') : []) ??
      [],
  );
  const here = as === 'match-here' ? kindHere(within[0] ?? NOTHING) : it;
  return {
    kinds: [
      { behind: 'it.', kind: it },
      { behind: `${ACTOR_NAME}.`, kind: 'side' },
      ...[...choices, ...questionsIn(action)].map(([name, spot]) => ({
        behind: `${name}.`,
        kind: kindOfSubject(spot) ?? 'piece',
      })),
      { behind: '', kind: here },
    ],
    own: [
      ...RESERVED_NAMES,
      ...(childNodeAt(action, 'pay') ? PAYMENT_NAMES : []),
      ...choices.map(([name]) => name),
      ...given,
    ],
    aliases: aliasesIn(ruleLinesOf(action)),
    things: [
      { name: ACTOR_NAME, kind: 'side' },
      ...itselfAs(it),
      ...[...choices, ...questionsIn(action)].flatMap(thingChosen),
    ],
  };
};

type AskedThing = NonNullable<UsableNames['things']>[number];

const itselfAs = (kind: string): readonly AskedThing[] =>
  kind === 'piece' || kind === 'cell' || kind === 'side' ? [{ name: 'it', kind }] : [];

const questionsIn = (action: FileNode): readonly (readonly [string, FileNode])[] =>
  ruleLinesOf(action).flatMap((line) => {
    const [name, choose] = [childTextAt(line, 'ask'), childNodeAt(line, 'choose')];
    return name !== undefined && choose ? [[name, choose] as const] : [];
  });

const thingChosen = ([name, spot]: readonly [string, FileNode]): readonly AskedThing[] =>
  childNodeAt(spot, 'number') ? [] : [{ name, kind: kindOfSubject(spot) ?? 'piece' }];

const aliasesIn = (lines: readonly FileNode[]): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  for (const line of lines) {
    const [name, be = ''] = [childTextAt(line, 'let'), childTextAt(line, 'be')];
    if (name !== undefined) found.set(name, found.has(name) && found.get(name) !== be ? '' : be);
  }
  return new Map([...found].filter(([name, be]) => be !== name && /^[\p{L}_][\p{L}\p{N}_.]*$/u.test(be)));
};

const kindOfSubject = (node: FileNode | undefined): 'piece' | 'cell' | 'side' | undefined => {
  if (!node) return undefined;
  return childNodeAt(node, 'cell') ? 'cell' : childNodeAt(node, 'side') ? 'side' : 'piece';
};

const kindHere = (node: FileNode): string =>
  childNodeAt(node, 'does') || childNodeAt(node, 'with') ? 'piece' : (kindOfSubject(node) ?? 'piece');

const ENDING = /^(?:endings\[\d+\]|maps\[\d+\]\.(?:repeat|quiet))$/;

const endingOf = ({ within }: TextWithNames): FileNode | undefined => within.find(({ path }) => ENDING.test(path));

const namesOfEnding = ({ node, within, root }: TextWithNames, ending: FileNode): UsableNames => {
  const tied = childNodeAt(ending, 'tied');
  const isTied = tied !== undefined && (tied === node || within.includes(tied));
  const [, ofMap] = /\.(repeat|quiet)$/.exec(ending.path) ?? [];
  const when = ofMap ?? childTextAt(ending, 'when') ?? '';
  const result = ofMap === undefined ? (childTextAt(ending, 'result') ?? '') : 'draw';
  const { sides, pieces, values } = sentenceNamesOfEnding({ when, result }, childItemsAt(root, 'sides').length, isTied);
  const things = [
    ...sides.map((name) => ({ name, kind: 'side' as const })),
    ...pieces.map((name) => ({ name, kind: 'piece' as const })),
  ];
  return {
    kinds: [
      ...things.map(({ name, kind }) => ({ behind: `${name}.`, kind })),
      { behind: '', kind: sides.includes('it') ? 'side' : 'game' },
    ],
    own: values,
    things,
  };
};

const askedIn = (text: TextWithNames): UsableNames => {
  const [entry, granting] = entriesOf(text);
  const source = { behind: 'source.', kind: sourceOf(entry, granting) };
  switch (text.as) {
    case 'match':
    case 'formula':
    case 'sum':
      return { kinds: [{ behind: '', kind: 'piece' }], own: [] };
    case 'cell':
      return { kinds: [{ behind: '', kind: 'cell' }], own: HOSTILE_CELL_PROPERTIES };
    case 'side-match':
    case 'side-formula':
      return {
        kinds: ['it.', `${ACTOR_NAME}.`, ''].map((behind) => ({ behind, kind: 'side' })),
        own: [...RESERVED_NAMES, STUCK],
      };
    case 'when':
      return { kinds: [source, { ...source, behind: '' }], own: [] };
    case 'near': {
      const near = (text.within[0] && childTextAt(text.within[0], 'of')) ?? 'piece';
      const target = { behind: 'target.', kind: targetOf(entry) };
      return { kinds: [source, target, { behind: '', kind: near }], own: DISTANCE };
    }
    case 'target':
    case 'change':
      return { kinds: [source, { behind: '', kind: targetOf(entry) }], own: DISTANCE };
    case 'report':
      return { kinds: [{ behind: '', kind: 'map' }], own: REPORT_PLACEHOLDER_NAMES };
    case 'scorekeepers':
      return { kinds: [], own: [] };
    case 'match-here':
    case 'condition':
    case 'amount':
    case 'sentence': {
      const ending = endingOf(text);
      return ending ? namesOfEnding(text, ending) : actionNames(text);
    }
  }
};

/** True if texts of this kind can count or sum things in places, as in `count(PLACE, MATCH)`. */
export const canTextUseAggregates = ({ as }: TextWithNames): boolean => OF_ACTIONS.has(as);

export const usableNamesOf = derived((text: TextWithNames): UsableNames => askedIn(text));

/** Returns the names in a text; empty for an unreadable text, which another check reports. Computed once. */
export const findNamesInText = derived((text: TextWithNames): readonly NameInText[] => {
  const asked = usableNamesOf(text);
  if (text.as === 'report' || text.as === 'sentence') return inReport(text.text, asked);
  if (text.as === 'change') return inChange(text.text, asked);
  if (text.as === 'sum' && !isFormula(text.text)) return [{ is: 'property', name: text.text, at: 0, asked }];
  const isRead = text.as === 'sum' || text.as === 'formula' || text.as === 'side-formula' || text.as === 'amount';
  if (text.as === 'side-formula' && text.text === ANY) return [];
  const places: ExpressionPositions = new Map();
  const hasAggregates = OF_ACTIONS.has(text.as);
  const read = isRead
    ? readFormula(text.text, places, hasAggregates)
    : readExpression(text.text, places, hasAggregates);
  if (!read.ok) return [];
  return [
    ...setTo(text, read.expression, places, asked),
    ...expressionNamesIn(read.expression, places).map((one) => named(one, asked, text.text)),
  ];
});

const setTo = (
  { as, within }: TextWithNames,
  whole: Expression,
  places: ExpressionPositions,
  asked: UsableNames,
): readonly NameInText[] => {
  const [line = NOTHING] = within;
  const property = as === 'amount' ? childTextAt(line, 'set') : undefined;
  if (property === undefined) return [];
  const each = childNodeAt(line, 'each');
  const of = childTextAt(line, 'of') ?? 'it';
  const kind =
    of === 'game'
      ? of
      : each && of === 'it'
        ? kindOfSubject(each)
        : asked.kinds.find(({ behind }) => behind === `${of}.`)?.kind;
  const own: UsableNames = { kinds: [{ behind: '', kind: kind ?? 'side' }], own: [] };
  const open = [whole];
  const found: NameInText[] = [];
  for (let next = open.pop(); next; next = open.pop()) {
    if (next.kind === 'choice') open.push(next.whenTrue, next.whenFalse);
    if (next.kind === 'literal' && typeof next.value === 'string')
      found.push({ is: 'text', text: next.value, at: places.get(next) ?? 0, property, asked: own, isGiven: true });
  }
  return found;
};

const OF_ACTIONS: ReadonlySet<TextWithNames['as']> = new Set([
  ...(['match-here', 'condition', 'amount'] as const),
  ...(['side-match', 'side-formula'] as const),
]);

/** Returns the kind of things that are counted in a place; by default pieces. */
const kindIn = ({ kinds }: UsableNames, scope: string): string =>
  scope === SIDES_NAME ? 'side' : (kinds.find(({ behind }) => behind === `${scope}.`)?.kind ?? 'piece');

const named = (one: ExpressionName, outer: UsableNames, whole: string): NameInText => {
  const { at = 0, scope } = one;
  const asked =
    scope === undefined
      ? outer
      : {
          ...outer,
          kinds: [...outer.kinds.filter(({ behind }) => behind !== ''), { behind: '', kind: kindIn(outer, scope) }],
        };
  if (one.is === 'property')
    return { is: 'property', name: one.name, at, asked, ...(one.with === undefined ? {} : { with: one.with }) };
  const { text, of: property, isOrder } = one;
  const isBare = one.at !== undefined && whole.startsWith(text, at) && !/["']/.test(whole[at - 1] ?? '');
  return { is: 'text', text, at, property, asked, ...(isOrder ? { isOrder } : {}), ...(isBare ? { isBare } : {}) };
};

/** Returns the names in a change of a property, which belongs to the modifier's target. */
const inChange = (text: string, asked: UsableNames): readonly NameInText[] => {
  const places: ExpressionPositions = new Map();
  const read = readAlteration(text, places);
  if (!read.ok) return [];
  const { property, doing, amount } = read.alteration;
  if (!amount) return [];
  const target: UsableNames = { kinds: asked.kinds.slice(-1), own: [] };
  const given: readonly NameInText[] =
    canTakeText(doing) && amount.kind === 'literal' && typeof amount.value === 'string'
      ? [{ is: 'text', text: amount.value, at: places.get(amount) ?? 0, property, asked: target }]
      : [];
  const changed: NameInText = { is: 'property', name: property, at: text.indexOf(property), asked: target };
  return [changed, ...given, ...expressionNamesIn(amount, places).map((one) => named(one, asked, text))];
};

const inReport = (text: string, asked: UsableNames): readonly NameInText[] => {
  let from = 0;
  return parseTextTemplate(text).flatMap((part): readonly NameInText[] => {
    if (typeof part === 'string') return [];
    const at = text.indexOf(`$${part.name}$`, from) + 1;
    from = at + part.name.length + 1;
    return [{ is: 'property', name: part.name, at, asked }];
  });
};
