import { entriesIn, type FileNode, itemsIn, partOf, textIn } from '../module/spot.ts';
import { type Check, tell } from './check.ts';

/** Checks that what pieces and decks show of a sheet lies on it. */
export const checkSheets = (check: Check): void => {
  for (const [, { spot }] of entriesIn(check.root, 'prototypes')) {
    const layers = partOf(spot, 'layers');
    const levels = layers?.items ?? itemsIn(layers, 'levels');
    for (const look of [spot, ...levels].map((one) => partOf(one, 'picture'))) checkLook(check, look);
    checkArt(check, partOf(spot, 'back'));
  }
  for (const deck of itemsIn(check.root, 'decks')) checkArt(check, partOf(deck, 'back'));
};

const checkLook = (check: Check, look: FileNode | undefined): void => {
  for (const art of [look, partOf(look, 'others')]) checkArt(check, art);
  for (const [, { spot }] of entriesIn(look, 'sides')) checkArt(check, spot);
};

const checkArt = (check: Check, art: FileNode | undefined): void => {
  const at = partOf(art, 'at');
  const name = textIn(art, 'sheet') ?? '';
  const sheet = partOf(partOf(check.root, 'sheets'), name);
  const [columns, rows] = [numberIn(sheet, 'columns'), numberIn(sheet, 'rows')];
  if (!at || columns === undefined || rows === undefined) return;
  const [column = 1, row = 1, wide = 1, high = 1] = (at.items ?? []).map(({ value }) =>
    typeof value === 'number' ? value : undefined,
  );
  if (column + wide - 1 > columns || row + high - 1 > rows)
    tell(check, 'wrong-value', at, { is: 'off-sheet', name, columns, rows }, { is: 'on-sheet', columns, rows });
};

const numberIn = (node: FileNode | undefined, key: string): number | undefined => {
  const value = partOf(node, key)?.value;
  return typeof value === 'number' ? value : undefined;
};
