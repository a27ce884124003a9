import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Source } from './source.ts';

/** A place in a source, in UTF-16 units. */
export interface Place {
  readonly path: string;
  readonly at: number;
}

const DECLARED = /^(?:export )?const (\w+)/gm;

/** The constant outside any function whose declaration has this place. */
const constantAt = (text: string, at: number): { readonly name: string; readonly from: number } | undefined => {
  const declared = [...text.matchAll(DECLARED)].findLast(({ index }) => index <= at);
  const between = declared && text.slice(declared.index + 1, at);
  return declared?.[1] === undefined || /\n[^\s)}\]]/.test(between ?? '')
    ? undefined
    : { name: declared[1], from: declared.index };
};

const isComment = (text: string, at: number): boolean =>
  /^\s*(?:\/?\*|\/\/)/.test(text.slice(text.lastIndexOf('\n', at) + 1, at));

/**
 * Where the constant at a place outside functions is used, in its own file and in those that import it; nothing where
 * no constant stands there.
 */
export const usesOf = (
  root: string,
  sources: readonly Pick<Source, 'path'>[],
  { path, at }: Place,
): readonly Place[] | undefined => {
  const constant = constantAt(readFileSync(join(root, path), 'utf8'), at);
  if (!constant) return undefined;
  const word = new RegExp(String.raw`\b${constant.name}\b`, 'g');
  return sources.flatMap((source) => {
    const text = readFileSync(join(root, source.path), 'utf8');
    const isOwn = source.path === path;
    const importing = [...text.matchAll(/^import [^;]*? from '[^']*\/([^'/]+)';$/gm)].filter(
      ([all, file]) => file === basename(path) && all.includes(constant.name),
    );
    if (!isOwn && importing.length === 0) return [];
    return [...text.matchAll(word)]
      .map(({ index }) => ({ path: source.path, at: index }))
      .filter(({ at: use }) => !isComment(text, use))
      .filter(({ at: use }) => !importing.some((one) => one.index <= use && use < one.index + one[0].length))
      .filter(({ at: use }) => !isOwn || constantAt(text, use)?.from !== constant.from);
  });
};
