/** Modules that ask for more work than a request may take, as a stranger would write them. */

const cellsOf = (size: number): readonly string[] =>
  Array.from({ length: size * size }, (_, i) => `${String.fromCharCode(65 + (i % size))}${1 + Math.floor(i / size)}`);

interface Parts {
  readonly size?: number;
  /** How many pieces stand on each cell. */
  readonly each?: number;
  /** What a piece is, whose turn it is, and other parts of the file. */
  readonly man?: string;
  readonly turns?: string;
  readonly more: string;
}

/** Two sides that act when they like, and Red's pieces on each cell of a square board. */
export const dearModule = ({
  size = 4,
  each = 300,
  man = 'S: 1',
  turns = 'rules: { pieces: anyone, turns: free }',
  more,
}: Parts): string => `
module: dear
title: Dear
sides: [{ name: Red }, { name: Blue }]
${turns}
properties: { S: number }
maps: [{ name: Main, boards: [{ name: Board, grid: { kind: square, columns: ${size}, rows: ${size} } }] }]
prototypes:
  man:
    ${man}
setup: [{ at: [${cellsOf(size).join(', ')}], side: Red, pieces: [{ prototype: man, count: ${each} }] }]
${more}
`;

const COUNT = `'count(Main, Owner = "Red")'`;

/** Each of 4,800 pieces counts all of them, fifty times over. */
export const EACH_COUNTS = dearModule({
  more: `actions: [{ name: A, does: [${Array(50)
    .fill(`{ each: { piece: 'count(Main, Owner = "Red") > 0', on: Main }, set: S, to: ${COUNT} }`)
    .join(', ')}] }]`,
});

/** For each way of choosing among a hundred cells, forty lines count 2,000 pieces, and then it can't be done. */
export const CHOICES = dearModule({
  size: 10,
  each: 20,
  more: `actions:
  - name: A
    choose: { group: { cell: "", on: Board, least: 2, most: 5 } }
    does: [${Array.from({ length: 40 }, (_, i) => `{ let: x${i}, be: ${COUNT} }`).join(', ')}]
    check: [{ that: 'count(Main, Owner = "Blue") > 0', text: Never. }]
  - { name: Other, does: [{ set: S, of: game, to: 2 }] }`,
});
