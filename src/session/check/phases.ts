import { near, PHASE_ACTS } from '../../engine/index.ts';
import type { ModuleFaultRemedy } from '../../facts/clauses.ts';
import type { ModuleFaultAtOffset } from '../../facts/module-fault.ts';
import { type Check, type EntryForm, knownNamesOfKind, type PartForm, tell } from '../checking/check.ts';
import { checkMatchExpression } from '../checking/values.ts';
import { childEntriesOf, childNodeOf, type FileNode, itemsIn, itemsOfNode, textIn } from '../text/spot.ts';
import { findSetups } from './setup.ts';

type PhaseNode = FileNode<EntryForm<'phases', PartForm<'turn'>>>;

export const checkPhases = (check: Check): void => {
  const turn = childNodeOf(check.root, 'turn');
  if (!turn) return;
  const phases = childNodeOf(turn, 'phases');
  if (!phases) return;
  const list = itemsOfNode(phases);
  const ends = childNodeOf(turn, 'ends');
  if (ends?.value === 'after-move')
    tell(check, 'wrong-value', ends, { is: 'ends-by-phases' }, { is: 'without-key', key: 'ends' });
  for (const phase of list) checkAtOnce(check, phase, list);
  const free = childNodeOf(childNodeOf(check.root, 'rules'), 'turns');
  if (free?.value === 'free') tell(check, 'wrong-value', free, { is: 'free-phases' }, { is: 'word', word: 'strict' });
  if (list.length > 0 && list.every((phase) => phase.entries && !phase.partial && !canAct(phase)))
    tell(check, 'wrong-value', phases, { is: 'idle-phases' }, { is: 'acts' });
};

/**
 * Checks that phases in which all sides choose at once have actions of their own. Only these can hide choices and
 * publish them later.
 */
const checkAtOnce = (check: Check, phase: PhaseNode, all: readonly PhaseNode[]): void => {
  if (childNodeOf(phase, 'who')?.value !== 'all') {
    for (const key of ['publishes', 'covered', 'ready'] as const) {
      const found = childNodeOf(phase, key);
      if (found) tell(check, 'unknown-key', found, { is: 'no-key', key }, { is: 'without-key', key });
    }
    return;
  }
  const actions = knownNamesOfKind(check, 'action');
  for (const [name, { keyAt, spot }] of childEntriesOf(phase, 'act')) {
    const isShared = all.some((other) => other !== phase && childEntriesOf(other, 'act').has(name));
    if ((!actions.complete || actions.all.has(name)) && !isShared) continue;
    const names = [...actions.all].filter(
      (one) => !all.some((other) => other !== phase && childEntriesOf(other, 'act').has(one)),
    );
    const remedy: ModuleFaultRemedy = names.length > 0 ? { is: 'one-of', names } : { is: 'apart-action' };
    tell(check, 'wrong-value', { ...spot, at: keyAt }, { is: 'unfit-value', value: name }, remedy);
  }
};

export const checkEndings = (check: Check): void => {
  for (const one of itemsIn(check.root, 'endings')) {
    const [when, result, match, count] = (['when', 'result', 'match', 'count'] as const).map((key) =>
      childNodeOf(one, key),
    );
    if (typeof match?.value === 'string') checkMatchExpression(check, match, match.value);
    const isCounted = ['line', 'passes', 'few-left'].includes(String(when?.value));
    if (when && !one.partial && isCounted !== (count !== undefined))
      tell(check, count ? 'wrong-value' : 'missing', count ?? one, { is: 'ending-count' }, { is: 'ending-count' });
    const isOfAmounts = result?.value === 'most' || result?.value === 'area';
    if (when?.value === 'passes' && result && result.value !== 'draw' && !isOfAmounts)
      tell(check, 'wrong-value', result, { is: 'ending-of-all' }, { is: 'one-of', names: ['draw', 'most', 'area'] });
    const plus = childNodeOf(one, 'plus');
    if (plus && result && !isOfAmounts)
      tell(check, 'unknown-key', plus, { is: 'no-key', key: 'plus' }, { is: 'without-key', key: 'plus' });
    const tied = childNodeOf(one, 'tied');
    if (tied && result && !isOfAmounts)
      tell(check, 'unknown-key', tied, { is: 'no-key', key: 'tied' }, { is: 'without-key', key: 'tied' });
    if (when?.value === 'passes' && !childNodeOf(childNodeOf(check.root, 'turn'), 'pass'))
      tell(check, 'wrong-value', when, { is: 'no-passing' }, { is: 'turn-pass' });
  }
};

/** True if the file contains something that players can do in a phase. */
const canAct = (phase: PhaseNode): boolean =>
  [...childEntriesOf(phase, 'act').values()].some(({ spot }) => spot.value !== 0) &&
  childNodeOf(phase, 'most')?.value !== 0;

export const checkActName = (check: Check, node: FileNode, name: string): void => {
  const actions = knownNamesOfKind(check, 'action');
  const known: readonly string[] = [...PHASE_ACTS, ...actions.all];
  if (known.includes(name) || !actions.complete) return;
  const like = near(name, known);
  const expected =
    like.length > 0 ? ({ is: 'near-names', names: like } as const) : ({ is: 'one-of', names: known } as const);
  tell(check, 'unknown-name', node, { is: 'no-such', kind: 'act', name }, expected);
};

/**
 * Warns about a game that ends when a side has no legal moves: if that never happens, or if it happens at the start.
 */
export const findStalemateWarnings = (check: Check): readonly ModuleFaultAtOffset[] =>
  itemsIn(check.root, 'endings').flatMap((ending) => {
    const when = childNodeOf(ending, 'when');
    if (!when || childNodeOf(ending, 'match') || !ENDINGS.has(when.value)) return [];
    return [...neverStuck(check, when), ...stuckAtStart(check, when)];
  });

const ENDINGS: ReadonlySet<unknown> = new Set(['no-move', 'checkmate']);

const warning = (
  { at, path }: FileNode,
  rest: Pick<ModuleFaultAtOffset, 'wrong' | 'expected'>,
): ModuleFaultAtOffset => ({
  code: 'wrong-value',
  at,
  path,
  ...rest,
});

/** A piece without rules for its moves can go anywhere, so a side with such a piece can always move. */
const neverStuck = (check: Check, when: FileNode): readonly ModuleFaultAtOffset[] => {
  const owned = new Set(findSetups(check).flatMap(({ stacks }) => stacks.flatMap((stack) => kindsOf(stack))));
  const all = [...childEntriesOf(check.root, 'prototypes')];
  const free = all.filter(([, { spot }]) => !childNodeOf(spot, 'moves') && !childNodeOf(spot, 'jumps'));
  const found = free.find(([name]) => owned.has(name)) ?? (free.length === all.length ? free[0] : undefined);
  return found
    ? [warning(when, { wrong: { is: 'never-stuck', prototype: found[0] }, expected: { is: 'moves-or-match' } })]
    : [];
};

const kindsOf = (stack: Parameters<typeof sideOf>[0]): readonly string[] =>
  sideOf(stack) === undefined ? [] : itemsIn(stack, 'pieces').flatMap((piece) => textIn(piece, 'prototype') ?? []);

const sideOf = (stack: ReturnType<typeof findSetups>[number]['stacks'][number]): string | undefined =>
  textIn(stack, 'side');

/** A side without pieces has no move. Unless phases place pieces, the game ends before its first turn. */
const stuckAtStart = (check: Check, when: FileNode): readonly ModuleFaultAtOffset[] => {
  if (when.value !== 'no-move' || childNodeOf(childNodeOf(check.root, 'turn'), 'phases')) return [];
  const setups = findSetups(check);
  const bare = itemsIn(check.root, 'sides').flatMap((side) => {
    const name = textIn(side, 'name');
    const isBare = setups.every(({ stacks }) => !stacks.some((stack) => sideOf(stack) === name));
    return name !== undefined && isBare ? [name] : [];
  });
  const [side] = bare;
  return side === undefined
    ? []
    : [warning(when, { wrong: { is: 'stuck-at-start', side }, expected: { is: 'piece-of-side', side } })];
};
