import type { ModuleFaultReason, ModuleFaultRemedy } from './clauses.ts';

export type ModuleFaultCode =
  | 'too-large'
  | 'too-deep'
  | 'syntax'
  | 'quotes'
  | 'tag'
  | 'alias'
  | 'cut'
  | 'duplicate'
  | 'unknown-key'
  | 'missing'
  | 'wrong-type'
  | 'wrong-value'
  | 'unknown-name'
  | 'bad-name'
  | 'bad-cell'
  | 'bad-grid'
  | 'bad-expression'
  | 'bad-scorekeepers'
  /** Hidden information would become known to other players without a declaration. */
  | 'undeclared'
  | 'more';

/** A fault of a module's file. Only its author sees it: users who may upload the file may see all of it (T25). */
export interface ModuleFault {
  readonly code: ModuleFaultCode;
  /** The line number, from 1. */
  readonly line: number;
  /** The column, from 1, in UTF-16 units. */
  readonly column: number;
  /** The path, such as `maps[0].boards[1].grid.kind`; blank for the whole file. Indexes count from 0. */
  readonly path: string;
  readonly wrong: ModuleFaultReason;
  readonly expected: ModuleFaultRemedy;
}

/** A fault with its offset `at` in UTF-16 units, instead of line and column. */
export type ModuleFaultAtOffset = Omit<ModuleFault, 'line' | 'column'> & { readonly at: number };

const MOST_FAULTS = 100;

/**
 * Returns the first fault of each position and path, in the order of the text. If there are too many, the last one
 * counts the rest. `isEach`: true to return all different faults, if only the beginnings of their positions are known.
 */
export const locateModuleFaults = (
  found: readonly ModuleFaultAtOffset[],
  text: string,
  isEach = false,
): readonly ModuleFault[] => {
  const keyOf = ({ at, path, wrong }: ModuleFaultAtOffset): string =>
    `${at}:${path}:${isEach ? JSON.stringify(wrong) : ''}`;
  const unique = new Map([...found].reverse().map((fault) => [keyOf(fault), fault]));
  const sorted = [...unique.values()].sort((a, b) => a.at - b.at);
  const starts = lineStarts(text);
  const faults = sorted.slice(0, MOST_FAULTS).map(({ at, ...fault }): ModuleFault => {
    const line = lineOf(starts, at);
    return { ...fault, line, column: at - (starts[line - 1] ?? 0) + 1 };
  });
  const last = faults.at(-1);
  const rest = sorted.length - faults.length;
  if (rest === 0 || !last) return faults;
  return [
    ...faults,
    { ...last, code: 'more', path: '', wrong: { is: 'more-faults', count: rest }, expected: { is: 'mend-first' } },
  ];
};

const lineStarts = (text: string): readonly number[] => {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
};

const lineOf = (starts: readonly number[], at: number): number => {
  let [low, high] = [0, starts.length];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= at) low = middle;
    else high = middle;
  }
  return low + 1;
};
