/** Where a group of Betza's notation leads, from its definition: every cell is tried, directions are listed by hand. */

type Vector = readonly [number, number];

export interface PlainGroup {
  /** Long and short part of the step. */
  readonly step: Vector;
  readonly directions: string;
  /** 0: without limit. */
  readonly range: number;
  readonly mode: '' | 'm' | 'c';
  readonly way: '' | 'n' | 'p' | 'g';
}

const CAPITALS: { readonly [step: string]: string } = {
  '1,0': 'W',
  '1,1': 'F',
  '2,0': 'D',
  '2,1': 'N',
  '2,2': 'A',
  '3,0': 'H',
  '3,1': 'C',
  '3,2': 'Z',
  '3,3': 'G',
};

export const written = ({ step, directions, range, mode, way }: PlainGroup): string => {
  const capital = CAPITALS[step.join(',')] ?? `(${step.join(',')})`;
  return `${directions}${mode}${way}${capital}${range === 1 ? '' : range}`;
};

const STRAIGHT: { readonly [directions: string]: readonly Vector[] } = {
  f: [[0, 1]],
  b: [[0, -1]],
  l: [[-1, 0]],
  r: [[1, 0]],
  v: [
    [0, 1],
    [0, -1],
  ],
  s: [
    [1, 0],
    [-1, 0],
  ],
  fs: [
    [0, 1],
    [1, 0],
    [-1, 0],
  ],
  lb: [
    [-1, 0],
    [0, -1],
  ],
  '': [
    [0, 1],
    [0, -1],
    [1, 0],
    [-1, 0],
  ],
};
const DIAGONAL: { readonly [directions: string]: readonly Vector[] } = {
  f: [
    [1, 1],
    [-1, 1],
  ],
  b: [
    [1, -1],
    [-1, -1],
  ],
  l: [
    [-1, 1],
    [-1, -1],
  ],
  r: [
    [1, 1],
    [1, -1],
  ],
  fl: [[-1, 1]],
  rb: [[1, -1]],
  flbr: [
    [-1, 1],
    [1, -1],
  ],
  '': [
    [1, 1],
    [1, -1],
    [-1, 1],
    [-1, -1],
  ],
};
/** As a knight goes: 1 and 2 stand for the short and the long part. */
const SLANTED: { readonly [directions: string]: readonly Vector[] } = {
  f: [
    [1, 2],
    [-1, 2],
  ],
  ff: [
    [1, 2],
    [-1, 2],
  ],
  b: [
    [1, -2],
    [-1, -2],
  ],
  s: [
    [2, 1],
    [2, -1],
    [-2, 1],
    [-2, -1],
  ],
  v: [
    [1, 2],
    [-1, 2],
    [1, -2],
    [-1, -2],
  ],
  fs: [
    [2, 1],
    [-2, 1],
  ],
  lf: [[-1, 2]],
  fl: [[-2, 1]],
  rb: [[1, -2]],
  br: [[2, -1]],
  fh: [
    [1, 2],
    [-1, 2],
    [2, 1],
    [-2, 1],
  ],
  lh: [
    [-1, 2],
    [-2, 1],
    [-1, -2],
    [-2, -1],
  ],
  hr: [
    [1, 2],
    [2, -1],
    [-1, -2],
    [-2, 1],
  ],
  hl: [
    [-1, 2],
    [2, 1],
    [1, -2],
    [-2, -1],
  ],
  '': [
    [1, 2],
    [-1, 2],
    [1, -2],
    [-1, -2],
    [2, 1],
    [2, -1],
    [-2, 1],
    [-2, -1],
  ],
};

export const directionsFor = ([long, short]: Vector): readonly string[] =>
  Object.keys(short === 0 ? STRAIGHT : long === short ? DIAGONAL : SLANTED);

const stepsOf = ({ step: [long, short], directions }: PlainGroup): readonly Vector[] => {
  if (short === 0) return (STRAIGHT[directions] ?? []).map(([x, y]) => [x * long, y * long]);
  if (long === short) return (DIAGONAL[directions] ?? []).map(([x, y]) => [x * long, y * long]);
  const size = (one: number): number => Math.sign(one) * (Math.abs(one) === 2 ? long : short);
  return (SLANTED[directions] ?? []).map(([x, y]) => [size(x), size(y)]);
};

/** The cells that a lame step must find free, from where it begins. */
const lameOf = ([x, y]: Vector): readonly Vector[] => {
  const [ax, ay] = [Math.abs(x), Math.abs(y)];
  const [ux, uy] = [Math.sign(x), Math.sign(y)];
  if (ax === 0 || ay === 0 || ax === ay) return [1, 2].slice(0, Math.max(ax, ay) - 1).map((i) => [ux * i, uy * i]);
  const straight: Vector = ax > ay ? [ux, 0] : [0, uy];
  return Math.max(ax, ay) === 2 ? [straight] : [straight, [straight[0] + ux, straight[1] + uy]];
};

/** What stands on a cell, in columns and rows from A1, for somebody who goes up: nothing, or a friend, or an enemy. */
export type Look = (x: number, y: number) => 'off' | 'free' | 'friend' | 'enemy';

/** Whether a group leads so far right and so far up. */
export const leads = (group: PlainGroup, look: Look, dx: number, dy: number): boolean => {
  const there = look(dx, dy);
  if (there === 'off' || there === 'friend') return false;
  if (there === 'free' ? group.mode === 'c' : group.mode === 'm') return false;
  return stepsOf(group).some(([x, y]) => {
    const count = x === 0 ? dy / y : dx / x;
    if (!Number.isInteger(count) || count < 1 || x * count !== dx || y * count !== dy) return false;
    if (group.range !== 0 && count > group.range) return false;
    const passed = Array.from({ length: count - 1 }, (_, i): Vector => [x * (i + 1), y * (i + 1)]);
    const standing = passed.filter(([a, b]) => look(a, b) !== 'free');
    if (group.way === 'p') return standing.length === 1;
    if (group.way === 'g') return standing.length === 1 && look(dx - x, dy - y) !== 'free';
    if (standing.length > 0) return false;
    if (group.way !== 'n') return true;
    const starts: readonly Vector[] = [[0, 0], ...passed];
    return starts.every(([a, b]) => lameOf([x, y]).every(([c, d]) => look(a + c, b + d) === 'free'));
  });
};
