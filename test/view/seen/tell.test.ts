import { describe, expect, it } from 'vitest';
import type { Operation } from '../../../src/table/index.ts';
import type { SeenReport } from '../../../src/view/seen/report.ts';
import { isDeedTold, tell } from '../../../src/view/seen/tell.ts';
import { ANN, BEN } from '../../support/table.ts';

const told = (kind: string, seen: readonly SeenReport[], more: object = {}): readonly SeenReport[] | undefined =>
  tell({ kind, actor: ANN, ...more } as unknown as Operation, seen).seen;

describe('[W4] each operation is described in one form', () => {
  const pawn = { what: 'moved', piece: 'Pawn', from: 'A1', to: 'A2' } as const;
  const turn = { what: 'turn', number: 2, side: { id: 'Blue' as never, name: 'Blue' } } as const;

  it.each<[string, readonly SeenReport[], readonly SeenReport[] | undefined, object?]>([
    [
      'move',
      [pawn, { ...pawn, army: 'First' }],
      [
        { ...pawn, count: 2 },
        { what: 'regrouped', armies: ['First'] },
      ],
    ],
    [
      'move',
      [{ what: 'vanished', piece: 'King', from: 'C1', gone: true }, pawn, turn],
      [pawn, { what: 'vanished', piece: 'King', from: 'C1', gone: true }],
    ],
    ['end-turn', [turn], undefined],
    ['end-turn', [turn, { what: 'stopped', tried: { pieces: [] } }], [{ what: 'stopped' }]],
    ['end-turn', [{ what: 'stopped', tried: { pieces: [] } }], [{ what: 'stopped', tried: { pieces: [] } }]],
    [
      'move',
      [pawn, { what: 'stopped', own: true, tried: { pieces: ['Pawn'], to: 'A4' } }],
      [pawn, { what: 'stopped', own: true }],
    ],
    [
      'disband-army',
      [
        { what: 'enlisted', piece: 'Guard' },
        { what: 'disbanded', army: 'First' },
      ],
      [{ what: 'disbanded', army: 'First' }],
    ],
    [
      'hand-over',
      [
        { what: 'owned', piece: 'Guard', at: 'A1' },
        { what: 'revealed', piece: 'Guard', at: 'A1' },
      ],
      [{ what: 'given', piece: 'Guard', at: 'A1', side: 'Blue' }],
      { side: 'Blue' },
    ],
    [
      'agree',
      [
        { what: 'lapsed', by: BEN },
        { what: 'lapsed', by: BEN },
      ],
      [{ what: 'lapsed', by: BEN }],
    ],
    [
      'set',
      [{ what: 'appeared', piece: 'Pawn', at: 'A1', from: 'the woods' }],
      [{ what: 'appeared', piece: 'Pawn', at: 'A1' }],
    ],
  ])('the operation is described: %s', (kind, seen, data, more) => {
    expect(told(kind, seen, more)).toEqual(data);
  });

  it('a move of cards is described alike if only one of its ends is visible', () => {
    const both = told('draw', [{ what: 'moved', piece: 'King', from: 'Deck', to: 'Hand' }]);
    expect(told('draw', [{ what: 'appeared', piece: 'King', at: 'Hand', from: 'Deck' }])).toEqual(both);
    expect(both).toEqual([{ what: 'flow', from: 'Deck', to: 'Hand', pieces: [{ name: 'King' }] }]);
  });
});

describe('[W2] the check if an operation has visible changes', () => {
  const deed = (kind: string, seen: readonly SeenReport[], past?: readonly string[]): boolean =>
    isDeedTold(tell({ kind, actor: ANN } as unknown as Operation, seen, past));

  it('the check for visible changes of an operation needs no wording', () => {
    const said: SeenReport = { what: 'said', text: 'Hear!' };
    expect([deed('move', []), deed('move', [said]), deed('undo', []), deed('undo', [], ['ends the turn'])]).toEqual([
      false,
      false,
      false,
      true,
    ]);
    expect([deed('end-turn', []), deed('begin', [said])]).toEqual([true, true]);
  });
});

describe('[G26] the note about an exception to the rules', () => {
  const beyond: SeenReport = { what: 'overruled', by: 'master' };

  it('[D5] the note about an exception to the rules follows the description', () => {
    const flow: SeenReport = { what: 'moved', piece: 'King', from: 'Deck', to: 'Hand' };
    expect(told('draw', [beyond, flow])).toEqual([
      { what: 'flow', from: 'Deck', to: 'Hand', pieces: [{ name: 'King' }] },
      beyond,
    ]);
    expect(told('pass', [beyond])).toEqual([beyond]);
    for (const kind of ['draw', 'move', 'flip', 'form-army', 'end-turn'])
      expect([kind, told(kind, [beyond])]).toEqual([kind, undefined]);
  });
});
