import { dirname, join } from 'node:path';

/** Files by their paths, each with the paths of the files that it imports, be it for a type alone. */
export type Imports = ReadonlyMap<string, ReadonlySet<string>>;

const FROM = /(?:^|\n)\s*(?:import|export)\b[^'";]*?\bfrom\s*'(\.[^']+)'|\bimport\(\s*'(\.[^']+)'\s*\)/g;

/** What each file imports of the others, as it stands in their texts. */
export const importsOf = (files: ReadonlyMap<string, string>): Imports =>
  new Map(
    [...files].map(([file, text]) => {
      const paths = [...text.matchAll(FROM)].map(([, from, dynamic]) => join(dirname(file), from ?? dynamic ?? ''));
      return [file, new Set(paths.filter((path) => files.has(path) && path !== file))];
    }),
  );

/** The groups of files that import each other in a circle, each sorted, the largest first. */
export const circlesIn = (imports: Imports): readonly (readonly string[])[] => {
  const order: string[] = [];
  const seen = new Set<string>();
  const visit = (from: string, next: (file: string) => Iterable<string>, leave: (file: string) => void): void => {
    const open = [{ file: from, rest: [...next(from)] }];
    seen.add(from);
    for (let last = open.at(-1); last; last = open.at(-1)) {
      const file = last.rest.pop();
      if (file === undefined) leave((open.pop() ?? last).file);
      else if (!seen.has(file)) {
        seen.add(file);
        open.push({ file, rest: [...next(file)] });
      }
    }
  };
  for (const file of imports.keys())
    if (!seen.has(file))
      visit(
        file,
        (one) => imports.get(one) ?? [],
        (one) => order.push(one),
      );
  const importers = new Map<string, string[]>();
  for (const [file, paths] of imports)
    for (const path of paths) importers.set(path, [...(importers.get(path) ?? []), file]);
  seen.clear();
  const groups: string[][] = [];
  for (const file of order.reverse()) {
    if (seen.has(file)) continue;
    const group: string[] = [];
    visit(
      file,
      (one) => importers.get(one) ?? [],
      (one) => group.push(one),
    );
    groups.push(group.sort());
  }
  return groups.filter(({ length }) => length > 1).sort((a, b) => b.length - a.length);
};
