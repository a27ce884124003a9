import { type Check, type EntryForm, type PartForm, tell } from '../checking/check.ts';
import { entriesIn, type FileNode, itemsIn, itemsOf, partOf, textIn } from '../text/spot.ts';

type ArtForm = PartForm<'back', EntryForm<'decks'>>;
type LookForm = ArtForm | { readonly sides: { readonly [side: string]: ArtForm }; readonly others?: ArtForm };

export const checkSheets = (check: Check): void => {
  for (const [, { spot }] of entriesIn(check.root, 'prototypes')) {
    const layers = partOf(spot, 'layers');
    const levels = [...itemsOf(layers), ...itemsIn(layers, 'levels')];
    checkLook(check, partOf(spot, 'picture'));
    for (const level of levels) checkLook(check, partOf(level, 'picture'));
    checkArt(check, partOf(spot, 'back'));
  }
  for (const deck of itemsIn(check.root, 'decks')) checkArt(check, partOf(deck, 'back'));
};

const checkLook = (check: Check, look: FileNode<LookForm> | undefined): void => {
  checkArt(check, look as FileNode<ArtForm> | undefined);
  checkArt(check, partOf(look, 'others'));
  for (const [, { spot }] of entriesIn(look, 'sides')) checkArt(check, spot);
};

const checkArt = (check: Check, art: FileNode<ArtForm> | undefined): void => {
  const at = partOf(art, 'at');
  const name = textIn(art, 'sheet') ?? '';
  const sheet = partOf(partOf(check.root, 'sheets'), name);
  const [columns, rows] = [numberIn(partOf(sheet, 'columns')), numberIn(partOf(sheet, 'rows'))];
  if (!at || columns === undefined || rows === undefined) return;
  const [column = 1, row = 1, wide = 1, high = 1] = (at.items ?? []).map(({ value }) =>
    typeof value === 'number' ? value : undefined,
  );
  if (column + wide - 1 > columns || row + high - 1 > rows)
    tell(check, 'wrong-value', at, { is: 'off-sheet', name, columns, rows }, { is: 'on-sheet', columns, rows });
};

const numberIn = (node: FileNode | undefined): number | undefined =>
  typeof node?.value === 'number' ? node.value : undefined;
