import { lineAndColumn } from '../../table/index.ts';
import { type FileNode, literalPositionOf } from '../text/spot.ts';

/**
 * Returns the position in the file of an offset in a text, in UTF-16 units. It supports plain texts, `|` (its indented
 * lines are in the file unchanged) and `>` (folded lines). For other texts it returns their beginning.
 */
export const filePositionOf = (source: string, node: FileNode, text: string, offset: number): number => {
  const { at } = node;
  if (node.textAt === undefined && source[at] === '>') return placeInFolded(source, at, text, offset);
  if (node.textAt !== undefined || source[at] !== '|') return literalPositionOf(node, offset);
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

const placeInFolded = (source: string, at: number, text: string, offset: number): number => {
  let start = source.indexOf('\n', at) + 1;
  for (let before = 0; start > 0 && before < text.length; ) {
    const end = source.indexOf('\n', start);
    const written = source.slice(start, end < 0 ? source.length : end);
    const line = written.trim();
    // YAML folds blank and indented lines differently, so the position can't be computed.
    if (line === '' || !text.startsWith(line, before)) return at;
    if (offset <= before + line.length) return start + written.indexOf(line) + offset - before;
    before += line.length + 1;
    start = end + 1;
  }
  return at;
};
