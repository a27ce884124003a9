import { lineAndColumn } from '../../engine/core/scanner.ts';
import { type FileNode, placeWithin } from '../module/spot.ts';

/**
 * Where a place in a text is in the file, `offset` in UTF-16 units. The lines of a text behind `|` stand in the file one
 * for one, further in; a text that stands there as it is has one beginning; of any other only the beginning is known.
 */
export const placeInText = (source: string, node: FileNode, text: string, offset: number): number => {
  const { at } = node;
  if (node.textAt !== undefined || source[at] !== '|') return placeWithin(node, offset);
  const { line, column } = lineAndColumn(text, offset);
  let start = at;
  for (let passed = 0; passed < line; passed += 1) {
    const end = source.indexOf('\n', start);
    if (end < 0) return at;
    start = end + 1;
  }
  const end = source.indexOf('\n', start);
  const written = source.slice(start, end < 0 ? source.length : end);
  const meant = text.split('\n')[line - 1] ?? '';
  return written.endsWith(meant) ? start + written.length - meant.length + column - 1 : start;
};
