import { describe, expect, it } from 'vitest';
import type { CellId, ContainerId, SideId } from '../../../src/engine/core/ids.ts';
import type { Operation } from '../../../src/engine/core/operation.ts';
import type { Seen } from '../../../src/view/report.ts';
import type { PlaceView } from '../../../src/view/view.ts';
import { deedOf } from '../../../src/words/en/deed.ts';
import { ANN, BEN } from '../../support/table.ts';

const at = (cell: string, board = 'Main', map = 'Field'): PlaceView => ({
  in: `${map}/${board}` as ContainerId,
  map,
  board,
  cell: cell as CellId,
});
const camp: PlaceView = { in: 'Camp' as ContainerId, map: 'Camp' };
const piece = (name: string) => ({ name }) as Extract<Seen, { what: 'moved' }>['piece'];
const moved = (name: string, from: PlaceView, to: PlaceView): Seen => ({ what: 'moved', piece: piece(name), from, to });
const enlisted = (name: string, army?: string): Seen => ({ what: 'enlisted', piece: piece(name), army }) as Seen;
const vanished = (name: string, gone: boolean, to?: string): Seen => ({
  what: 'vanished',
  piece: piece(name),
  from: at('C1'),
  gone,
  ...(to === undefined ? {} : { to }),
});

const deed = (kind: string, seen: readonly Seen[], more: object = {}, past: readonly string[] = []): string =>
  deedOf({ kind, actor: ANN, ...more } as unknown as Operation, seen, past);

describe('a move', () => {
  it.each<[string, readonly Seen[]]>([
    ['moves **Guard** A1 → A2', [moved('Guard', at('A1'), at('A2'))]],
    ['moves **Guard** Main A1 → Pass A2', [moved('Guard', at('A1'), at('A2', 'Pass'))]],
    ['moves **Guard** A1 → Camp', [moved('Guard', at('A1'), camp)]],
    ['moves **Guard** Camp → A1', [moved('Guard', camp, at('A1'))]],
    ['moves 2 × **Guard** A1 → A2', [moved('Guard', at('A1'), at('A2')), moved('Guard', at('A1'), at('A2'))]],
    [
      'moves **Guard** A1 → A2 and moves **King** A1 → A2',
      [moved('Guard', at('A1'), at('A2')), moved('King', at('A1'), at('A2'))],
    ],
    ['moves **Guard** A1 → A2 and takes **King** C1', [moved('Guard', at('A1'), at('A2')), vanished('King', true)]],
    ['moves **Guard** from C1 to the woods', [vanished('Guard', false, 'the woods')]],
    ['moves **Guard** away from C1', [vanished('Guard', false)]],
    ['plays **Guard** to A2', [{ what: 'appeared', piece: piece('Guard'), at: at('A2') }]],
    ['moves **Guard** A1 → A2, now in **First**', [moved('Guard', at('A1'), at('A2')), enlisted('Guard', 'First')]],
    ['moves **Guard** A1 → A2', [moved('Guard', at('A1'), at('A2')), enlisted('Guard')]],
    ['', []],
  ])('%s', (text, seen) => {
    expect(deed('move', seen)).toBe(text);
  });
});

describe('armies', () => {
  it.each<[string, string, readonly Seen[]]>([
    ['form-army', 'forms **First** of 2 units at A1', [{ what: 'formed', army: 'First', units: 2, at: 'A1' } as Seen]],
    ['rename-army', 'calls **First** **Second** now', [{ what: 'renamed', from: 'First', army: 'Second' } as Seen]],
    [
      'join-army',
      'puts 2 × **Guard** and **King** into **First**',
      ['Guard', 'King', 'Guard'].map((name) => enlisted(name, 'First')),
    ],
    ['split-army', 'takes **Guard** out of the army', [enlisted('Guard')]],
    ['disband-army', 'disbands **First**', [enlisted('Guard'), { what: 'disbanded', army: 'First' } as Seen]],
    ['disband-army', '', []],
    [
      'engage',
      'leads them into battle: 2 × **Guard** from A1 in **First** against **King** from C1',
      [
        moved('Guard', at('A1'), camp),
        enlisted('Guard', 'First'),
        moved('Guard', at('A1'), camp),
        moved('King', at('C1'), camp),
      ],
    ],
    [
      'return-army',
      'ends the battle: **Guard** to A1; takes **King** C1',
      [moved('Guard', camp, at('A1')), vanished('King', true)],
    ],
    ['return-army', '', []],
  ])('%s: %s', (kind, text, seen) => {
    expect(deed(kind, seen)).toBe(text);
  });
});

describe('other deeds', () => {
  const covered: Seen = { what: 'covered', piece: piece('Guard'), at: at('A1') };
  const left = (person: typeof ANN, side?: string): Seen => ({
    what: 'left',
    person,
    side: side === undefined ? undefined : { id: side as SideId, name: side, index: 0, players: [] },
  });

  it.each<[string, string, readonly Seen[], object?]>([
    [
      'place',
      'puts 2 × **Guard** on A1',
      [1, 2].map(() => ({ what: 'appeared', piece: piece('Guard'), at: at('A1') })),
    ],
    ['delete', 'takes **Guard** off C1', [vanished('Guard', true)]],
    [
      'set',
      'sets Hits of **Guard** from blank to 3',
      [{ what: 'set', piece: piece('Guard'), property: 'Hits', from: undefined, to: 3 } as Seen],
    ],
    [
      'peek',
      'looks at 1 card of Pile: **King**',
      [{ what: 'looked', deck: 'Pile', count: 1, names: ['King'] } as Seen],
    ],
    ['peek', 'looks at 2 cards of Pile', [{ what: 'looked', deck: 'Pile', count: 2, names: [] } as Seen]],
    ['peek', '', []],
    ['shuffle', 'shuffles the discards into Pile', [{ what: 'shuffled', deck: 'Pile' } as Seen], { discards: true }],
    ['shuffle', 'shuffles Pile', [{ what: 'shuffled', deck: 'Pile' } as Seen], { discards: false }],
    ['hand-over', 'gives **Guard** A1 to **Blue**', [covered], { side: 'Blue' }],
    [
      'hand-over',
      'gives **Guard** A1 to **Blue**, out of its army; **First** is no more',
      [covered, enlisted('Guard'), { what: 'disbanded', army: 'First' } as Seen],
      { side: 'Blue' },
    ],
    ['refresh-counters', 'counts everything again: all was right', []],
    ['refresh-counters', 'counts everything again', [{ what: 'counted', text: 'Gold' } as Seen]],
    ['leave', 'leaves **Red**', [left(ANN, 'Red')]],
    ['leave', 'leaves the observers', [left(ANN)]],
    ['unseat', `frees the seat of <@${BEN}> at **Red**`, [left(BEN, 'Red')]],
    ['unseat', '', [left(BEN)]],
  ])('%s: %s', (kind, text, seen, more) => {
    expect(deed(kind, seen, more)).toBe(text);
  });

  it('speak of the steps that are taken back or asked for, and not of those that mean nothing to the reader', () => {
    const undo = { wants: { what: 'undo', steps: [1] } };
    expect(deed('undo', [], {}, ['moves A', '', 'moves B'])).toBe('takes back: moves A; moves B');
    expect([deed('undo', [], {}, ['']), deed('redo', [], {}, [''])]).toEqual(['', '']);
    expect(deed('redo', [], {}, ['moves A'])).toBe('does again: moves A');
    expect([deed('ask', [], undo, ['moves A']), deed('ask', [], undo)]).toEqual([
      'asks to take back: moves A',
      'asks to take back a step',
    ]);
    expect(deed('ask', [{ what: 'joined', request: { by: BEN } } as Seen], undo)).toBe('asks to take back a step, too');
  });
});
