import { type Check, type EntryForm, type PartForm, tell } from '../checking/check.ts';
import { childEntriesOf, childNodeOf, type FileNode, itemsIn, itemsOfNode, textIn } from '../text/spot.ts';

type ArtForm = PartForm<'back', EntryForm<'decks'>>;
type LookForm = ArtForm | { readonly sides: { readonly [side: string]: ArtForm }; readonly others?: ArtForm };

export const checkImageSheetParts = (check: Check): void => {
  for (const [, { spot }] of childEntriesOf(check.root, 'prototypes')) {
    const layers = childNodeOf(spot, 'layers');
    const levels = [...itemsOfNode(layers), ...itemsIn(layers, 'levels')];
    checkLook(check, childNodeOf(spot, 'picture'));
    for (const level of levels) checkLook(check, childNodeOf(level, 'picture'));
    checkArt(check, childNodeOf(spot, 'back'));
  }
  for (const deck of itemsIn(check.root, 'decks')) checkArt(check, childNodeOf(deck, 'back'));
};

const checkLook = (check: Check, look: FileNode<LookForm> | undefined): void => {
  checkArt(check, look as FileNode<ArtForm> | undefined);
  checkArt(check, childNodeOf(look, 'others'));
  for (const [, { spot }] of childEntriesOf(look, 'sides')) checkArt(check, spot);
};

const checkArt = (check: Check, art: FileNode<ArtForm> | undefined): void => {
  const at = childNodeOf(art, 'at');
  const name = textIn(art, 'sheet') ?? '';
  const sheet = childNodeOf(childNodeOf(check.root, 'sheets'), name);
  const [columns, rows] = [numberIn(childNodeOf(sheet, 'columns')), numberIn(childNodeOf(sheet, 'rows'))];
  if (!at || columns === undefined || rows === undefined) return;
  const [column = 1, row = 1, wide = 1, high = 1] = (at.items ?? []).map(({ value }) =>
    typeof value === 'number' ? value : undefined,
  );
  if (column + wide - 1 > columns || row + high - 1 > rows)
    tell(check, 'wrong-value', at, { is: 'off-sheet', name, columns, rows }, { is: 'on-sheet', columns, rows });
};

const numberIn = (node: FileNode | undefined): number | undefined =>
  typeof node?.value === 'number' ? node.value : undefined;
