import { compileGdl, type GdlNote, namesForGdl, readForms } from '../../engine/index.ts';
import type { ModuleFile } from '../format/module.ts';
import { valuesOf } from '../format/pieces.ts';
import type { FoundFault } from '../module/fault.ts';
import { mapped } from '../module/given.ts';
import { type FileNode, partOf } from '../module/spot.ts';

interface KeeperCheck {
  readonly faults: readonly FoundFault[];
  /** What the author should know (S3); the same form. */
  readonly warnings: readonly FoundFault[];
}

/**
 * Checks the scorekeepers of a file, with the places of what is wrong in the file itself. Where the file's form is
 * wrong only their own form is looked at.
 */
export const checkScorekeepers = (source: string, root: FileNode, file: ModuleFile | undefined): KeeperCheck => {
  const spot = partOf(root, 'scorekeepers');
  if (!spot || typeof spot.value !== 'string') return { faults: [], warnings: [] };
  const text = spot.value;
  const told = (notes: readonly GdlNote[]): readonly FoundFault[] =>
    notes.map((note) => faultOf(source, spot, text, note));
  if (!file) {
    const read = readForms(text);
    return { faults: read.ok ? [] : told([read.fault]), warnings: [] };
  }
  const compiled = compileGdl([text], namesIn(file));
  return compiled.ok
    ? { faults: told(compiled.open), warnings: told(compiled.warnings) }
    : { faults: told(compiled.faults), warnings: [] };
};

/** Where in the file a scorekeeper begins, by its place in their text. */
export const keeperSpot = (
  source: string,
  root: FileNode,
  offset: number,
  name: string,
): Pick<FileNode, 'at' | 'path'> => {
  const spot = partOf(root, 'scorekeepers');
  const text = typeof spot?.value === 'string' ? spot.value : '';
  const before = text.slice(0, offset);
  const note = { at: offset, line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
  return spot ? { at: placeOf(source, spot, text, note), path: `${spot.path}, ${name}` } : root;
};

const namesIn = (file: ModuleFile): ReturnType<typeof namesForGdl> =>
  namesForGdl({ ...file, prototypes: mapped(file.prototypes, valuesOf) });

const faultOf = (source: string, spot: FileNode, text: string, note: GdlNote): FoundFault => ({
  code: 'bad-scorekeepers',
  at: placeOf(source, spot, text, note),
  path: note.keeper === undefined ? spot.path : `${spot.path}, ${note.keeper}`,
  wrong: { is: 'scorekeepers', note },
  expected: { is: 'scorekeepers', note },
});

/**
 * Where a place in the text is in the file. The lines of a text behind `|` stand in the file one for one, further in; a
 * text that stands there as it is has one beginning; of any other only the beginning is known.
 */
const placeOf = (
  source: string,
  { at, textAt }: FileNode,
  text: string,
  { at: offset, line, column }: Pick<GdlNote, 'at' | 'line' | 'column'>,
): number => {
  if (textAt !== undefined) return textAt + offset;
  if (source[at] !== '|') return at;
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
