import { describe, expect, it } from 'vitest';
import type { Operation } from '../../../src/table/index.ts';
import type { SeenReport } from '../../../src/view/seen/report.ts';
import { tell } from '../../../src/view/seen/tell.ts';
import { ANN, BEN } from '../../support/table.ts';
import { en } from '../../support/words.ts';

const { deedOf } = en.deed;

const moved = (piece: string, from: string, to: string, more: object = {}): SeenReport => ({
  what: 'moved',
  piece,
  from,
  to,
  ...more,
});
const enlisted = (piece: string, army?: string): SeenReport => ({
  what: 'enlisted',
  piece,
  ...(army === undefined ? {} : { army }),
});
const vanished = (piece: string, gone: boolean, to?: string): SeenReport => ({
  what: 'vanished',
  piece,
  from: 'C1',
  ...(gone ? { gone } : {}),
  ...(to === undefined ? {} : { to }),
});

const deed = (kind: string, seen: readonly SeenReport[], more: object = {}, past: readonly string[] = []): string =>
  deedOf(tell({ kind, actor: ANN, ...more } as unknown as Operation, seen, past));

describe('a move', () => {
  it.each<[string, readonly SeenReport[]]>([
    ['moves **Guard** A1 → A2', [moved('Guard', 'A1', 'A2')]],
    ['moves **Guard** Main A1 → Pass A2', [moved('Guard', 'A1', 'A2', { boards: ['Main', 'Pass'] })]],
    ['moves **Guard** A1 → Camp', [moved('Guard', 'A1', 'Camp')]],
    ['moves **Guard** Camp → A1', [moved('Guard', 'Camp', 'A1')]],
    ['moves 2 × **Guard** A1 → A2', [moved('Guard', 'A1', 'A2'), moved('Guard', 'A1', 'A2')]],
    ['moves **Guard** and **King** A1 → A2', [moved('Guard', 'A1', 'A2'), moved('King', 'A1', 'A2')]],
    ['moves **Guard** A1 → A2 and moves **King** A1 → A3', [moved('Guard', 'A1', 'A2'), moved('King', 'A1', 'A3')]],
    ['moves **Guard** A1 → A2 and takes **King** C1', [moved('Guard', 'A1', 'A2'), vanished('King', true)]],
    ['moves **Guard** from C1 to the woods', [vanished('Guard', false, 'the woods')]],
    ['moves **Guard** away from C1', [vanished('Guard', false)]],
    ['plays **Guard** to A2', [{ what: 'appeared', piece: 'Guard', at: 'A2' }]],
    [
      'moves **King** A1 → A2 and plays **Guard** to A2',
      [moved('King', 'A1', 'A2'), { what: 'appeared', piece: 'Guard', at: 'A2' }],
    ],
    ['moves **Guard** A1 → A2, now in **First**', [moved('Guard', 'A1', 'A2', { army: 'First' })]],
    ['moves **Guard** A1 → A2', [moved('Guard', 'A1', 'A2'), enlisted('Guard')]],
    ['', []],
  ])('the description of a move is correct: %s', (text, seen) => {
    expect(deed('move', seen)).toBe(text);
  });
});

describe('armies', () => {
  it.each<[string, string, readonly SeenReport[]]>([
    [
      'form-army',
      'forms **First** at A1 with 2 units',
      [{ what: 'formed', army: 'First', units: 2, at: 'A1' } as SeenReport],
    ],
    [
      'rename-army',
      'renames **First** to **Second**',
      [{ what: 'renamed', from: 'First', army: 'Second' } as SeenReport],
    ],
    [
      'join-army',
      'adds 2 × **Guard** and **King** to **First**',
      ['Guard', 'King', 'Guard'].map((name) => enlisted(name, 'First')),
    ],
    ['split-army', 'takes **Guard** out of the army', [enlisted('Guard')]],
    ['disband-army', 'disbands **First**', [enlisted('Guard'), { what: 'disbanded', army: 'First' } as SeenReport]],
    ['disband-army', '', []],
    [
      'engage',
      'starts a battle: 2 × **Guard** (**First**) from A1 against **King** from C1',
      [moved('Guard', 'A1', 'Camp', { left: 'First' }), moved('Guard', 'A1', 'Camp'), moved('King', 'C1', 'Camp')],
    ],
    [
      'return-army',
      'ends the battle: **Guard** to A1, takes **King** C1',
      [moved('Guard', 'Camp', 'A1'), vanished('King', true)],
    ],
    ['return-army', '', []],
  ])('the description of army operations is correct: %s: %s', (kind, text, seen) => {
    expect(deed(kind, seen)).toBe(text);
  });
});

describe('other operations', () => {
  const covered: SeenReport = { what: 'covered', piece: 'Guard', at: 'A1' };
  const left = (person: typeof ANN, side?: string): SeenReport => ({
    what: 'left',
    person,
    ...(side === undefined ? {} : { side }),
    ...(person === ANN ? { own: true } : {}),
  });

  it.each<[string, string, readonly SeenReport[], object?]>([
    ['place', 'puts 2 × **Guard** on A1', [1, 2].map(() => ({ what: 'appeared', piece: 'Guard', at: 'A1' }))],
    ['delete', 'takes **Guard** off C1', [vanished('Guard', true)]],
    [
      'set',
      "changes **Guard**'s Hits from blank to 3",
      [{ what: 'set', piece: 'Guard', property: 'Hits', to: '3' } as SeenReport],
    ],
    [
      'peek',
      'looks at 1 card in Pile: **King**',
      [{ what: 'looked', deck: 'Pile', count: 1, names: ['King'] } as SeenReport],
    ],
    ['peek', 'looks at 2 cards in Pile', [{ what: 'looked', deck: 'Pile', count: 2 } as SeenReport]],
    ['peek', '', []],
    ['shuffle', 'shuffles the discard pile into Pile', [{ what: 'shuffled', deck: 'Pile', discards: true }]],
    ['shuffle', 'shuffles Pile', [{ what: 'shuffled', deck: 'Pile' }]],
    ['hand-over', 'gives **Guard** A1 to **Blue**', [covered], { side: 'Blue' }],
    [
      'hand-over',
      'gives **Guard** A1 to **Blue**, out of its army; **First** has broken up',
      [covered, enlisted('Guard'), { what: 'disbanded', army: 'First' } as SeenReport],
      { side: 'Blue' },
    ],
    ['refresh-counters', 'counts everything again: all counters were right', []],
    ['refresh-counters', 'counts everything again', [{ what: 'mended', counter: 'Gold', was: '1', now: '2' }]],
    ['leave', 'leaves **Red**', [left(ANN, 'Red')]],
    ['leave', 'stops watching', [left(ANN)]],
    ['unseat', `frees <@${BEN}>'s seat (**Red**)`, [left(BEN, 'Red')]],
    ['unseat', '', [left(BEN)]],
  ])('the description of other operations is correct: %s: %s', (kind, text, seen, more) => {
    expect(deed(kind, seen, more)).toBe(text);
  });

  it('descriptions name undone or requested steps, except unseen ones', () => {
    const wants = { what: 'undo' } as const;
    const asked: readonly SeenReport[] = [{ what: 'asked', wants }];
    expect(deed('undo', [], {}, ['moves A', 'moves B'])).toBe('takes back: moves A; moves B');
    expect([deed('undo', []), deed('redo', [])]).toEqual(['', '']);
    expect(deed('redo', [], {}, ['moves A'])).toBe('redoes: moves A');
    expect([deed('ask', asked, { wants }, ['moves A']), deed('ask', asked, { wants })]).toEqual([
      'asks to take back: moves A',
      'asks to take back a step',
    ]);
    expect(deed('ask', [{ what: 'joined', by: BEN, undo: true }], { wants })).toBe('also asks to take back a step');
  });
});
