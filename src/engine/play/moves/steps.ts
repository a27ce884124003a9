/** Steps over a board of squares, seen by the side that makes them: how far to the right, and how far forward. */
export type Vector = readonly [right: number, forward: number];

/**
 * The steps that a capital of Betza's notation stands for, the greater number first: a wazir's, a ferz's, and so on. L
 * and J stand for different ones in different programs, and for none here.
 */
export const ATOMS: ReadonlyMap<string, readonly Vector[]> = new Map<string, readonly Vector[]>([
  ['W', [[1, 0]]],
  ['F', [[1, 1]]],
  ['D', [[2, 0]]],
  ['N', [[2, 1]]],
  ['A', [[2, 2]]],
  ['H', [[3, 0]]],
  ['C', [[3, 1]]],
  ['Z', [[3, 2]]],
  ['G', [[3, 3]]],
  ['R', [[1, 0]]],
  ['B', [[1, 1]]],
  [
    'Q',
    [
      [1, 0],
      [1, 1],
    ],
  ],
  [
    'K',
    [
      [1, 0],
      [1, 1],
    ],
  ],
]);

/** Capitals that go on without limit where no number follows. */
export const RIDERS = 'RBQ';

/** All steps that are as long and as slanted: 4, or 8 where it is neither straight nor diagonal. */
export const turned = ([a, b]: Vector): readonly Vector[] => {
  const found = new Map<string, Vector>();
  for (const [x, y] of [
    [a, b],
    [b, a],
  ] as const)
    for (const [across, ahead] of [
      [x, y],
      [x, -y],
      [-x, y],
      [-x, -y],
    ] as const)
      found.set(`${across + 0},${ahead + 0}`, [across + 0, ahead + 0]);
  return [...found.values()];
};

/**
 * The cells that lie on the way of one step, from where it begins. A knight's is the one straight ahead, a zebra's that
 * and the one slanted behind it; undefined where no one way can be told.
 */
export const between = ([x, y]: Vector): readonly Vector[] | undefined => {
  const [across, ahead] = [Math.abs(x), Math.abs(y)];
  const [long, short] = [Math.max(across, ahead), Math.min(across, ahead)];
  if (short === 0 || short === long)
    return Array.from({ length: long - 1 }, (_, i): Vector => [Math.sign(x) * (i + 1), Math.sign(y) * (i + 1)]);
  const straight: Vector = across > ahead ? [Math.sign(x), 0] : [0, Math.sign(y)];
  if (long === 2) return [straight];
  return long === 3 && short === 2 ? [straight, [straight[0] + Math.sign(x), straight[1] + Math.sign(y)]] : undefined;
};
