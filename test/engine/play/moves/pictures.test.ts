import { expect, it } from 'vitest';
import { actsFor, createLegalityCheck } from '../../../../src/engine/index.ts';
import type { Operation, PieceId } from '../../../../src/table/index.ts';
import { BOARD, position } from '../../../support/games/captures.ts';
import { moduleFrom } from '../../../support/modules/modules.ts';
import { ANN, BEN, BLUE, join, newPlay, played, RED, spot, startOf } from '../../../support/table.ts';

/** Red's piece on D4 among its own (P) and Blue's (p): some beside it, some further off, some alone in their line. */
const ROWS = `
.p.P..p
.......
P.p.p..
...R.p.
.P.....
.....P.
p..p..R`;
const FILES = 'ABCDEFG';
const PLAIN = ['W', 'F', 'K', 'R', 'B', 'Q', 'N', 'D', 'A', 'H', 'C', 'Z', 'G', 'R3', 'W2', 'Q2', 'N2'];
const MARKED = ['fR', 'bsR', 'fmWcF', 'fmW2fcF', 'ifmnD', 'mR', 'cR', 'lR', 'rB', 'vR', 'sW', 'ffN', 'fsN', 'hrN'];
const OTHER = [
  'nN',
  'nD',
  'nA',
  'jD',
  'jR',
  'jB',
  'jA',
  'pR',
  'pB',
  'gR',
  'gQ',
  'oR',
  'oB',
  'oW',
  'KNN',
  'mQcN',
  'U',
  'iR',
  'O2',
  '@',
];
const WORDS = [
  'rook',
  'queen',
  'step',
  'step 2',
  'step 2 north',
  'slide',
  'slide east',
  'leap 2',
  'slide forward',
  'step 1 to enemies',
  'leap 2 to free',
  'leap 3 sideways',
];

/** What becomes of each cell: `o` it goes there, `x` it takes there, else a letter for why not. */
const LETTERS: { readonly [code: string]: string } = {
  'not-its-move': '.',
  'already-there': '@',
  'way-blocked': 'b',
  occupied: '#',
  'takes-not-there': 'n',
  'only-takes': 't',
  'nothing-to-jump': 'j',
  'moved-already': 'm',
};

const pictureOf = (go: string, captures: string): string => {
  const module = moduleFrom(position(ROWS, { captures, prototypes: 'r: { moves: W }, p: { moves: W }' }));
  const game = newPlay();
  const mover = { ...module.traits?.['r'], moves: [{ go }] };
  played(game, startOf({ ...module, traits: { ...module.traits, r: mover } }), join(ANN, RED), join(BEN, BLUE), {
    kind: 'begin',
    actor: ANN,
  });
  const foresee = createLegalityCheck(game.table, ANN);
  const piece = game.table.at(BOARD, 'D4')[0]?.id as PieceId;
  const moving = (cell: string): Operation<'move'> => ({
    kind: 'move',
    actor: ANN,
    pieces: [piece],
    to: spot(BOARD, cell),
    captures: [],
  });
  const offered = [...actsFor(game.table, ANN, { kind: 'move', piece })].map((act) =>
    act.kind === 'move' ? act.to.cell : undefined,
  );
  const rows = [7, 6, 5, 4, 3, 2, 1].map((row) =>
    [...FILES]
      .map((file) => {
        const cell = `${file}${row}`;
        const refusal = foresee(moving(cell));
        expect(offered.includes(cell as never), `${go} to ${cell}`).toBe(refusal === undefined);
        if (refusal) return LETTERS[refusal.code] ?? `(${refusal.code})`;
        return game.table.at(BOARD, cell).length > 0 ? 'x' : 'o';
      })
      .join(''),
  );
  return [`${go}, ${captures}: ${offered.length} in the order ${offered.join(' ')}`, ...rows].join('\n');
};

it('[G1] targets, captures and refusals of each move match the golden file', async () => {
  const pictures: string[] = [];
  for (const go of [...PLAIN, ...MARKED, ...OTHER, ...WORDS])
    for (const captures of [
      'displacement',
      ...(['R', 'N', 'fmWcF', 'gR', 'step'].includes(go) ? ['none', 'custodial'] : []),
    ])
      pictures.push(pictureOf(go, captures));
  await expect(`${pictures.join('\n\n')}\n`).toMatchFileSnapshot('../../../golden/moves.txt');
});
