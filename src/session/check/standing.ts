import { type Check, type EntryForm, tell } from '../checking/check.ts';
import { checkPropertyBounds } from '../checking/values.ts';
import { childEntriesOf, childNodeOf, type FileNode, itemsIn, itemsOfNode, textIn } from '../text/spot.ts';
import { findSetups, type StackNode } from './setup.ts';

export const checkSetupPieces = (check: Check): void => {
  const prototypes = childEntriesOf(check.root, 'prototypes');
  const windows = new Set(
    itemsIn(check.root, 'maps').flatMap((map) => (childNodeOf(map, 'private') ? [textIn(map, 'name')] : [])),
  );
  for (const stack of new Set(findSetups(check).flatMap(({ stacks }) => stacks))) {
    const isOwned = childNodeOf(stack, 'side') !== undefined || inWindow(check, stack, windows);
    for (const piece of itemsIn(stack, 'pieces')) {
      const name = textIn(piece, 'prototype') ?? '';
      const prototype = prototypes.get(name)?.spot;
      if (prototype) checkPiece(check, { piece, prototype, name, isOwned });
    }
  }
};

/** True if all places of a stack are on maps in `windows`: the owner of a private window sees the pieces in it. */
const inWindow = (check: Check, stack: StackNode, windows: ReadonlySet<string | undefined>): boolean => {
  const at = childNodeOf(stack, 'at');
  const spots = at?.items ?? (at ? [at] : []);
  return spots.every((spot) => (check.places.get(spot) ?? []).every(({ map }) => windows.has(map)));
};

interface SetUp {
  readonly piece: FileNode<EntryForm<'pieces', EntryForm<'setup'>>>;
  readonly prototype: FileNode<EntryForm<'prototypes'>>;
  readonly name: string;
  readonly isOwned: boolean;
}

const checkPiece = (check: Check, setUp: SetUp): void => {
  checkLayer(check, setUp);
  checkFacing(check, setUp);
  checkHidden(check, setUp, 'covered', 'mask');
  checkHidden(check, setUp, 'unseen', 'invisible');
  const { piece, prototype, isOwned } = setUp;
  const unseen = childNodeOf(piece, 'unseen');
  if (unseen?.value === true && !isOwned)
    tell(check, 'missing', unseen, { is: 'lacks', key: 'side' }, { is: 'one-of', names: ['side'] });
  for (const [name, { spot }] of childNodeOf(piece, 'values')?.entries ?? [])
    checkPropertyBounds(check, spot, childNodeOf(prototype, name));
};

const layersOf = (prototype: FileNode<EntryForm<'prototypes'>>): readonly string[] => {
  const layers = childNodeOf(prototype, 'layers');
  return [...itemsOfNode(layers), ...itemsIn(layers, 'levels')].flatMap((item) =>
    typeof item.value === 'string' ? item.value : (textIn(item, 'name') ?? []),
  );
};

const checkLayer = (check: Check, { piece, prototype, name }: SetUp): void => {
  const layer = childNodeOf(piece, 'layer');
  const names = layersOf(prototype);
  if (typeof layer?.value !== 'string') return;
  if (childNodeOf(childNodeOf(prototype, 'layers'), 'follows')) {
    const wrong = { is: 'not-so', prototype: name, as: 'layer' } as const;
    tell(check, 'wrong-value', layer, wrong, { is: 'without-key', key: 'layer' });
    return;
  }
  if (names.includes(layer.value)) return;
  const remedy = names.length > 0 ? ({ is: 'one-of', names } as const) : ({ is: 'without-key', key: 'layer' } as const);
  tell(check, 'unknown-name', layer, { is: 'no-layer', name: layer.value, prototype: name }, remedy);
};

const checkFacing = (check: Check, { piece, prototype, name }: SetUp): void => {
  const facing = childNodeOf(piece, 'facing');
  const steps = childNodeOf(prototype, 'facing')?.value;
  if (typeof facing?.value !== 'number') return;
  if (typeof steps !== 'number')
    tell(
      check,
      'wrong-value',
      facing,
      { is: 'not-so', prototype: name, as: 'facing' },
      { is: 'without-key', key: 'facing' },
    );
  else if (facing.value >= steps)
    tell(
      check,
      'wrong-value',
      facing,
      { is: 'out-of-bounds', value: facing.value },
      { is: 'range', from: 0, to: steps - 1 },
    );
};

const checkHidden = (
  check: Check,
  { piece, prototype, name }: SetUp,
  as: 'covered' | 'unseen',
  trait: 'mask' | 'invisible',
): void => {
  const own = childNodeOf(piece, as);
  const can = childNodeOf(prototype, trait);
  if (own?.value !== true || (can !== undefined && can.value !== false)) return;
  tell(check, 'wrong-value', own, { is: 'not-so', prototype: name, as }, { is: 'prototype-says', key: trait });
};
