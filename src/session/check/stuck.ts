import type { FoundFault } from '../module/fault.ts';
import { entriesIn, type FileNode, itemsIn, partOf, textIn } from '../module/spot.ts';
import type { Check } from './check.ts';
import { setupsIn } from './setup.ts';

/** Warns if a side can never be without a move, or is so from the start, in a game that ends by that. */
export const stuckWarnings = (check: Check): readonly FoundFault[] =>
  itemsIn(check.root, 'endings').flatMap((ending) => {
    const when = partOf(ending, 'when');
    if (!when || partOf(ending, 'match') || !ENDINGS.has(when.value)) return [];
    return [...neverStuck(check, when), ...stuckAtStart(check, when)];
  });

const ENDINGS: ReadonlySet<unknown> = new Set(['no-move', 'checkmate']);

const warning = ({ at, path }: FileNode, rest: Pick<FoundFault, 'wrong' | 'expected'>): FoundFault => ({
  code: 'wrong-value',
  at,
  path,
  ...rest,
});

/** Pieces without moves go where their players say: a side that has one can always move. */
const neverStuck = (check: Check, when: FileNode): readonly FoundFault[] => {
  const owned = new Set(setupsIn(check).flatMap(({ stacks }) => stacks.flatMap((stack) => kindsOf(stack))));
  const all = [...entriesIn(check.root, 'prototypes')];
  const free = all.filter(([, { spot }]) => !partOf(spot, 'moves') && !partOf(spot, 'jumps'));
  const found = free.find(([name]) => owned.has(name)) ?? (free.length === all.length ? free[0] : undefined);
  return found
    ? [warning(when, { wrong: { is: 'never-stuck', prototype: found[0] }, expected: { is: 'moves-or-match' } })]
    : [];
};

/** The prototypes of the pieces that a stack gives a side. */
const kindsOf = (stack: Parameters<typeof sideOf>[0]): readonly string[] =>
  sideOf(stack) === undefined ? [] : itemsIn(stack, 'pieces').flatMap((piece) => textIn(piece, 'prototype') ?? []);

const sideOf = (stack: ReturnType<typeof setupsIn>[number]['stacks'][number]): string | undefined =>
  textIn(stack, 'side');

/** Without a piece a side has no move, and the ending comes before its first turn. Phases may place pieces before. */
const stuckAtStart = (check: Check, when: FileNode): readonly FoundFault[] => {
  if (when.value !== 'no-move' || partOf(partOf(check.root, 'turn'), 'phases')) return [];
  const setups = setupsIn(check);
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
