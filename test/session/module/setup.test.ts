import { describe, expect, it } from 'vitest';
import { readModule } from '../../../src/session/module/read.ts';
import type { PersonId } from '../../../src/table/index.ts';
import { pieceQueries } from '../../../src/view/pieces.ts';
import { View } from '../../../src/view/view.ts';
import { channelViewer, personViewer } from '../../../src/view/viewer.ts';
import { moduleFrom } from '../../support/modules/modules.ts';
import { ANN, BEN, begun } from '../../support/table.ts';
import { en } from '../../support/words.ts';

const { faultText } = en.moduleFaults;

/** How pieces stand when the game begins, where it is not as their prototype says. */

const withPiece = (piece: string, side = 'side: Red, '): string => `module: posts
title: Posts
sides: [{ name: Red }, { name: Blue }]
turn: { order: [Red, Blue], ends: by-command }
maps:
  - { name: Field, occupied: stack, boards: [{ name: Main, grid: { kind: square, columns: 4, rows: 4 } }] }
prototypes:
  guard: { layers: [fresh, worn], facing: 6, Steps: { value: 3, min: 0, max: 4 } }
  post: { layers: { levels: [Whole, Half], follows: "1" } }
  spy: { mask: { name: Agent }, invisible: true, Rank: 7 }
setup: [{ at: Main A1, ${side}pieces: [${piece}] }]
`;

const faultsOf = (piece: string, side?: string): readonly string[] => {
  const read = readModule(withPiece(piece, side));
  return read.ok ? [] : read.faults.map(faultText);
};

/** The only piece as the table has it. */
const standing = (piece: string) => [...begun(moduleFrom(withPiece(piece))).table.all('piece')][0];

/** What somebody sees of it. */
const seenBy = (piece: string, person?: PersonId): readonly string[] => {
  const view = new View(begun(moduleFrom(withPiece(piece))).table, person ? personViewer(person) : channelViewer);
  return view.of(pieceQueries).names(5);
};

describe('a setup', () => {
  it('a setup sets layer, facing and values of a piece', () => {
    expect(standing('{ prototype: guard, layer: worn, facing: 4, values: { Steps: 1 } }')).toMatchObject({
      layer: 2,
      facing: 4,
      values: { Steps: 1 },
    });
  });

  it('a setup covers pieces so that only their side knows them', () => {
    const covered = '{ prototype: spy, name: Mata, covered: true }';
    expect([seenBy(covered, ANN), seenBy(covered, BEN), seenBy(covered)]).toEqual([['Mata'], ['Agent'], ['Agent']]);
  });

  it('a setup hides the existence of pieces from other sides', () => {
    const unseen = '{ prototype: spy, name: Mata, unseen: true }';
    expect([seenBy(unseen, ANN), seenBy(unseen, BEN), seenBy(unseen)]).toEqual([['Mata'], [], []]);
  });

  it.each([
    ['{ prototype: guard, layer: wron }', 'guard has no layer "wron"'],
    ['{ prototype: spy, layer: worn }', 'spy has no layer "worn"'],
    ['{ prototype: post, layer: Whole }', 'a formula chooses the layer of post'],
    ['{ prototype: guard, facing: 6 }', '6 is out of bounds'],
    ['{ prototype: spy, facing: 1 }', 'spy has no directions to face'],
    ['{ prototype: guard, covered: true }', "guard can't lie face down"],
    ['{ prototype: guard, unseen: true }', 'guard is always visible'],
    ['{ prototype: guard, values: { Steps: 5 } }', '5 is out of bounds'],
  ])('a setup refuses settings that the prototype lacks: %s', (piece, fault) => {
    expect(faultsOf(piece)).toEqual([expect.stringContaining(fault)]);
  });

  it('a setup refuses hidden pieces without a side, and accepts limit values', () => {
    expect(faultsOf('{ prototype: spy, unseen: true }', '')).toEqual([expect.stringContaining('side is missing')]);
    expect(faultsOf('{ prototype: guard, facing: 5, values: { Steps: 4 } }')).toEqual([]);
    expect(faultsOf('{ prototype: spy, covered: true }', '')).toEqual([]);
  });
});
