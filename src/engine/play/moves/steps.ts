/** A step on a board of squares, from the view of the piece's side: cells to the right, and cells forward. */
export type StepVector = readonly [right: number, forward: number];

/**
 * The steps for each capital of Betza's notation, such as W for wazir and F for ferz, with the greater number first. L
 * and J are not included, because programs disagree about them.
 */
export const BETZA_ATOMS: ReadonlyMap<string, readonly StepVector[]> = new Map<string, readonly StepVector[]>([
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

/** The capitals that repeat their step without a limit, unless a number follows. */
export const BETZA_RIDERS = 'RBQ';

/** Returns all rotations and reflections of a step: 8 if it is oblique, otherwise 4. */
export const symmetriesOfStep = ([a, b]: StepVector): readonly StepVector[] => {
  const found = new Map<string, StepVector>();
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
 * Returns the cells that one step passes. A knight passes the cell straight ahead of it, and a zebra also the diagonal
 * cell after that. Undefined if there is no single way.
 */
export const between = ([x, y]: StepVector): readonly StepVector[] | undefined => {
  const [across, ahead] = [Math.abs(x), Math.abs(y)];
  const [long, short] = [Math.max(across, ahead), Math.min(across, ahead)];
  if (short === 0 || short === long)
    return Array.from({ length: long - 1 }, (_, i): StepVector => [Math.sign(x) * (i + 1), Math.sign(y) * (i + 1)]);
  const straight: StepVector = across > ahead ? [Math.sign(x), 0] : [0, Math.sign(y)];
  if (long === 2) return [straight];
  return long === 3 && short === 2 ? [straight, [straight[0] + Math.sign(x), straight[1] + Math.sign(y)]] : undefined;
};
