import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Chance } from '../../src/table/index.ts';
import { type Edit, edited, editsOf } from './operators.ts';
import type { Project } from './project.ts';
import type { Source } from './source.ts';

/** A source with one small change, and the lines that it changes. */
export interface Mutant {
  readonly source: Source;
  readonly operator: string;
  /** Where the change stands in the source, in UTF-16 units. */
  readonly from: number;
  /** From 1. */
  readonly line: number;
  readonly before: string;
  readonly after: string;
  /** The whole file. */
  readonly text: string;
  /** How many that were drawn before it the compiler refused. */
  readonly refused: number;
}

const mutantOf = (source: Source, text: string, edit: Edit): Omit<Mutant, 'refused'> => {
  const start = text.lastIndexOf('\n', edit.from - 1) + 1;
  const found = text.indexOf('\n', edit.to);
  const end = found === -1 ? text.length : found;
  const changed = edited(text, edit);
  return {
    source,
    operator: edit.operator,
    from: edit.from,
    line: text.slice(0, start).split('\n').length,
    before: text.slice(start, end),
    after: changed.slice(start, changed.length - (text.length - end)),
    text: changed,
  };
};

const among = <T>(chance: Chance, items: readonly T[]): T => items[chance.below(items.length)] as T;

const byLines = (chance: Chance, sources: readonly Source[]): Source => {
  let line = chance.below(sources.reduce((sum, { lines }) => sum + lines, 0));
  return sources.find(({ lines }) => {
    line -= lines;
    return line < 0;
  }) as Source;
};

/**
 * The mutant of this number: the first ones of each room in turn, then of any, the sources weighted by their lines, the
 * operators alike. What the compiler refuses and what is `known` is drawn again. The tree is as it was afterwards.
 */
export const drawMutant = (
  { root, project, sources }: { readonly root: string; readonly project: Project; readonly sources: readonly Source[] },
  {
    seed,
    number,
    known,
  }: { readonly seed: number; readonly number: number; readonly known: (mutant: Omit<Mutant, 'refused'>) => boolean },
): Mutant => {
  const chance = new Chance(createHash('sha256').update(String(seed)).digest(), `mutant ${number}`, 0);
  const room = [...new Set(sources.map(({ room }) => room))][number];
  for (let refused = 0; ; ) {
    const source = byLines(chance, room === undefined ? sources : sources.filter((one) => one.room === room));
    const file = join(root, source.path);
    const edits = editsOf(project.read(source.path));
    if (edits.length === 0) continue;
    const operator = among(chance, [...new Set(edits.map((edit) => edit.operator))]);
    const text = readFileSync(file, 'utf8');
    const mutant = mutantOf(
      source,
      text,
      among(
        chance,
        edits.filter((edit) => edit.operator === operator),
      ),
    );
    if (mutant.text === text || known(mutant)) continue;
    writeFileSync(file, mutant.text);
    const faults = project.faults(source.path);
    writeFileSync(file, text);
    if (faults.length === 0) return { ...mutant, refused };
    refused += 1;
  }
};
