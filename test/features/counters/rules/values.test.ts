import { describe, expect, it } from 'vitest';
import { look, type ModifierDefinition } from '../../../../src/engine/index.ts';
import type { Counter, CounterValue } from '../../../../src/features/counters/rules/records.ts';
import { reportCounters } from '../../../../src/features/counters/rules/told.ts';
import { fillTemplate, parseTextTemplate } from '../../../../src/table/expression/index.ts';
import {
  added,
  apply,
  type Change,
  type Operation,
  type PersonId,
  textOf,
  updated,
} from '../../../../src/table/index.ts';
import { Lens } from '../../../../src/view/lens.ts';
import { removeMarkdown } from '../../../../src/view/text/text.ts';
import { channelViewer, personViewer } from '../../../../src/view/viewer.ts';
import { BEN, outcome, play, played, reloadedWith, replayed } from '../../../support/table.ts';
import { en } from '../../../support/words.ts';
import { counter } from './game.ts';
import { ANN, bare, type Counted, counting, DAN, FIELD, HAND, SIDE } from './support.ts';

const { linesOf } = en.deed;

/** What the channel, or a person, is told by counters of an operation. */
const said = ({ game }: Counted, operation: Operation, reader?: PersonId): readonly string[] => {
  const change = play(game, operation);
  if ('code' in change) throw new Error(change.code);
  const lens = new Lens(game.table, reader === undefined ? channelViewer : personViewer(reader));
  return reportCounters({ reader: lens, operation }, change).flatMap((one) =>
    linesOf({ kind: operation.kind, seen: [one] }).map(removeMarkdown),
  );
};

const SAYS = '$counterName$: $oldValue$ -> $newValue$';
const sets = (piece: string, values: Operation<'set'>['values']) =>
  ({ kind: 'set', actor: DAN, piece, values }) as Operation;

it('[C63] every format and expression can read a counter', () => {
  const { put, game } = counting([counter('S', 'Field', { sum: 'Dollars' })]);
  put('note', FIELD, 'A1');
  const text = fillTemplate(parseTextTemplate('There are $Field_S$ Dollars'), (name) =>
    String(look(game.table, { kind: 'map', id: 'Field', name })),
  );
  expect(text).toBe('There are 10 Dollars');
});

it('[C64] setting a counter is refused', () => {
  const { put, tries } = counting([counter('S', 'Field')]);
  expect(tries(sets(put('note', FIELD, 'A1'), { Field_S: 3 }))).toBe('read-only');
});

describe('reports of counters', () => {
  it('[C72] a counter without a format makes no report', () => {
    const one = counting([counter('S', 'Field', { sum: 'Dollars' })]);
    expect(said(one, sets(one.put('note', FIELD, 'A1'), { Dollars: 3 }))).toEqual([]);
  });

  it('[C73] a report appears when a counter’s value changes, [C75] and not otherwise', () => {
    const one = counting([counter('S', 'Field', { sum: 'Dollars', report: SAYS })]);
    const piece = one.put('note', FIELD, 'A1');
    expect(said(one, sets(piece, { Dollars: 3 }))).toEqual(['S: 10 -> 3']);
    expect(said(one, sets(piece, { Name: 'x' }))).toEqual([]);
  });

  it('[C74] a counter’s report combines the changes of one operation, with the last value', () => {
    const one = counting([counter('S', 'Side', { sum: 'Dollars', report: SAYS })]);
    const pieces = ['coin', 'note', 'bill'].map((prototype) => one.put(prototype, FIELD, 'A1'));
    expect(
      said(one, { kind: 'move', actor: DAN, pieces, to: { in: SIDE, cell: 'A1' as never }, captures: [] }),
    ).toEqual(['S: 0 -> 31']);
  });

  it('[C75] a counter makes no report if the final value is unchanged', () => {
    const one = counting([counter('N', 'Field', { report: SAYS })]);
    const piece = one.put('note', FIELD, 'A1');
    expect(said(one, { kind: 'send', actor: DAN, piece, to: { in: SIDE, cell: 'A1' as never } })).toEqual([]);
    expect(said(one, { kind: 'replace', actor: DAN, piece, prototype: 'coin', name: 'Coin' })).toEqual([]);
  });

  it('[C76] a counter’s report may contain values, names, sides and any property', () => {
    const report =
      '$oldValue$ $newValue$ $change$ $counterName$ $mapName$ $playerName$ $playerSide$ $weather$ $age$ $Camp_N$ $nothing$.';
    const one = counting([counter('N', 'Camp'), counter('Sum', 'Main', { sum: 'Dollars', report })]);
    const piece = one.put('note', FIELD, 'A1');
    expect(
      said(one, { kind: 'move', actor: ANN, pieces: [piece], to: { in: SIDE, cell: 'A1' as never }, captures: [] }),
    ).toEqual([`10 0 -10 Sum Field <@${ANN}> Red rain bronze 0 .`]);
  });

  it('[C69] a counter’s report is filled in for each reader', () => {
    const one = counting([
      counter('Wealth', 'Red Hand', { sum: 'Dollars' }),
      counter('N', 'Field', { report: 'Red has $Red Hand_Wealth$.' }),
    ]);
    one.put('bill', HAND);
    const places = {
      kind: 'place',
      actor: DAN,
      prototype: 'coin',
      name: 'coin',
      side: undefined,
      to: { in: FIELD, cell: 'A1' },
    } as unknown as Operation;
    expect([undefined, ANN, BEN].map((reader) => said(one, places, reader))).toEqual([
      ['Red has .'],
      ['Red has 20.'],
      ['Red has .'],
    ]);
  });

  it('[C77] counters make no reports during setup and definition', () => {
    const setup = [
      { map: 'Field', board: 'Main', cell: 'C3', pieces: [{ prototype: 'bill', name: 'bill', count: 4 }] },
    ];
    const one = counting([counter('N', 'Field', { report: SAYS })], { setup });
    const begun = one.game.steps.find(({ operation }) => operation.kind === 'begin');
    expect(begun?.change.updated.some(({ kind }) => kind === 'tally')).toBe(true);
    const reader = new Lens(one.game.table, channelViewer);
    expect(reportCounters({ reader, operation: begun?.operation }, begun?.change as Change)).toEqual([]);
    const definition = counter('M', 'Field', { report: SAYS });
    expect(said(one, { kind: 'define-counter', actor: DAN, definition })).toEqual([]);
    expect(one.value('Field_M')).toBe('4');
  });

  it('[P16] a counter’s report appears when a modifier starts or ends', () => {
    const one = counting([
      counter('S', 'Field', { sum: 'Dollars', report: SAYS }),
      counter('N', 'Field', { report: SAYS }),
    ]);
    one.put('note', FIELD, 'A1');
    const rich = {
      name: 'Rich',
      of: 'piece',
      scope: 'game',
      match: 'Dollars > 5',
      change: 'Dollars * 3',
      precedence: 1,
    };
    expect(said(one, { kind: 'modify', actor: DAN, definition: rich, piece: undefined })).toEqual(['S: 10 -> 30']);
    const more = { name: 'More', of: 'counter', scope: 'game', match: '', change: 'value + 1', precedence: 2 };
    expect(said(one, { kind: 'modify', actor: DAN, definition: more, piece: undefined })).toEqual([
      'S: 30 -> 31',
      'N: 1 -> 2',
    ]);
    const [first] = [...one.game.table.all('modifier')];
    expect(said(one, { kind: 'unmodify', actor: DAN, modifier: first?.id ?? '' })).toEqual(['S: 31 -> 11']);
  });
});

describe('modifiers and counters', () => {
  const eager = (match: string, precedence: number) => ({
    name: `m${precedence}`,
    of: 'piece',
    scope: 'game',
    match: '',
    when: match,
    change: 'Dollars + 1',
    precedence,
  });

  it('[P8] a modifier’s condition reads a counter when its turn comes', () => {
    const modifiers = [eager('$Field_S$ >= 10', 1), eager('$Field_S$ >= 11', 2), eager('$Field_S$ >= 13', 3)];
    const { put, value, game } = counting([counter('S', 'Field', { sum: 'Dollars', match: 'Name != nobody' })], {
      modifiers,
    });
    const piece = put('note', FIELD, 'A1');
    // 10 before the first, 11 before the second, 12 before the third: no loop, and the last has no effect.
    expect(value('Field_S')).toBe('12');
    expect(look(game.table, { kind: 'piece', id: piece, name: 'Dollars' })).toBe(12);
  });

  it('[P8] modified values change counters, and counters that read those', () => {
    const modifiers = [
      {
        name: 'm',
        of: 'counter',
        scope: 'game',
        match: '',
        when: 'TurnNumber > 1',
        change: 'value + 5',
        precedence: 1,
      },
    ];
    const { put, value, game, go } = counting(
      [counter('Many', 'Field', { match: '$Field_N$ > 3' }), counter('N', 'Field')],
      { modifiers },
    );
    put('note', FIELD, 'A1');
    expect(value('Field_Many')).toBe('0');
    go({ kind: 'end-turn', actor: DAN }, { kind: 'end-turn', actor: DAN });
    expect(game.table.get('tally', 'Field_N')).toMatchObject({ sum: '1', bent: '6' });
    expect(value('Field_Many')).toBe('1');
  });
});

describe('[D13] modifiers of counters', () => {
  const bending = (match: string, own: Partial<ModifierDefinition> = {}): ModifierDefinition => ({
    name: 'Tithe',
    of: 'counter',
    scope: 'game',
    match,
    change: 'value + 5',
    precedence: 1,
    ...own,
  });
  const counters = [counter('Gold', 'Field', { sum: 'Dollars' }), counter('Gold', 'Main'), counter('Held', 'Red Hand')];
  const values = (match: string, own?: Partial<ModifierDefinition>): readonly string[] => {
    const { put, game } = counting(counters, { modifiers: [bending(match, own)] });
    put('note', FIELD, 'A1');
    return counters.map(({ on, name }) =>
      textOf(look(game.table, { kind: 'counter', id: `${on}_${name}`, name: 'value' })),
    );
  };

  it.each([
    ['', ['15', '6', '5']],
    ['Name = Gold', ['15', '6', '0']],
    ['Name = Gold && On = Main', ['10', '6', '0']],
    ['Owner = Red', ['10', '1', '5']],
    ['TurnNumber = 1 && Name =~ G.*', ['15', '6', '0']],
    ['Name = Silver', ['10', '1', '0']],
  ])('[D13] modifiers can select counters: %s', (match, found) => {
    expect(values(match)).toEqual(found);
  });

  it('[D13] modifiers reach counters on the source’s map, board or side', () => {
    expect(values('', { on: { prototype: 'note' }, scope: 'same map' })).toEqual(['15', '6', '0']);
    expect(values('', { on: { prototype: 'note' }, scope: 'same board' })).toEqual(['10', '6', '0']);
    expect(values('', { on: { side: 'Red' }, scope: 'same side' })).toEqual(['10', '1', '5']);
  });

  it('[D13] modifiers change a counter’s property for every reader', () => {
    const { put, game } = counting(counters, { modifiers: [bending('Name = Gold && On = Field')] });
    const piece = put('note', FIELD, 'A1');
    const subjects = [
      { kind: 'counter', id: 'Field_Gold', name: 'value' },
      { kind: 'game', id: 'game', name: 'Field_Gold' },
      { kind: 'side', id: 'Red', name: 'Field_Gold' },
      { kind: 'map', id: 'Field', name: 'Field_Gold' },
      { kind: 'piece', id: piece, name: 'Field_Gold' },
    ];
    expect(subjects.map((subject) => textOf(look(game.table, subject)))).toEqual(subjects.map(() => '15'));
  });

  it('[D13] a modifier that changes a counter’s property directly is refused with a remedy', () => {
    const { game } = counting(counters);
    const wrong = bending('', { of: 'game', change: 'Field_Gold + 5' });
    const change = play(game, { kind: 'modify', actor: DAN, definition: wrong, piece: undefined });
    const fault = 'code' in change && change.code === 'bad-modifier' ? change.fault : undefined;
    expect(fault).toMatchObject({ why: 'counter', found: 'Field_Gold' });
    const [, match = '', remedy = ''] =
      /^of: counter, match: (.+), change: (.+)$/.exec(String(fault?.expected[0])) ?? [];
    played(game, { kind: 'modify', actor: DAN, definition: bending(match, { change: remedy }), piece: undefined });
    expect(textOf(look(game.table, { kind: 'game', id: 'game', name: 'Field_Gold' }))).toBe('5');
    expect(textOf(look(game.table, { kind: 'game', id: 'game', name: 'Main_Gold' }))).toBe('0');
  });

  it('[D13] a counter cannot be added if a modifier already changes its property', () => {
    const { game } = counting([], { modifiers: [bending('', { of: 'game', change: 'Field_Gold + 5' })] });
    const define = { kind: 'define-counter', actor: DAN, definition: counter('Gold', 'Field') } as const;
    expect(outcome(game, define)).toBe('counter-bent');
  });
});

it('at most two hundred counters can be defined in play', () => {
  const { game } = counting([]);
  const define = (name: string): Operation => ({
    kind: 'define-counter',
    actor: DAN,
    definition: counter(name, 'Field'),
  });
  played(game, define('N0'));
  const first = game.table.get('counter', 'Field_N0') as Counter;
  apply(
    game.table,
    added(...Array.from({ length: 198 }, (_, i) => ({ ...first, id: `Field_N${i + 1}`, name: `N${i + 1}` }))),
  );
  expect(outcome(game, define('Last'))).toBe('done');
  expect(play(game, define('More'))).toEqual({ code: 'too-many-counters', most: 200 });
});

describe('repair and storage of counters', () => {
  const drift = ({ game: { table } }: Counted, id: string, sum: string): void => {
    const tally = table.get('tally', id) as CounterValue;
    apply(table, updated(tally, { ...tally, sum }));
  };

  it('[C78] a wrong total of a counter is repaired and reported, dependents too', () => {
    const one = counting([counter('N', 'Field'), counter('Many', 'Field', { match: '$Field_N$ > 3' })]);
    one.put('coin', FIELD, 'A1');
    drift(one, 'Field_N', '7');
    drift(one, 'Field_Many', '9');
    expect(said(one, { kind: 'refresh-counters', actor: DAN })).toEqual([
      'N (Field) was wrong: I corrected it from 7 to 1.',
      'Many (Field) was wrong: I corrected it from 9 to 0.',
    ]);
    expect([one.value('Field_N'), one.value('Field_Many')]).toEqual(['1', '0']);
    expect(said(one, { kind: 'refresh-counters', actor: DAN })).toEqual([]);
  });

  it('[C49] a replayed log restores counters [C79] without counting', () => {
    const one = counting([counter('S', 'Field', { sum: 'Dollars' })]);
    one.put('note', FIELD, 'A1');
    one.put('bill', FIELD, 'A2');
    expect(replayed(one.game.steps).get('tally', 'Field_S')?.sum).toBe('30');
  });

  it('[C79] a reload counts redefined counters anew and keeps others if their place exists', () => {
    const one = counting([counter('S', 'Field', { sum: 'Dollars' })]);
    one.put('note', FIELD, 'A1');
    one.go(
      { kind: 'define-counter', actor: DAN, definition: counter('Mine', 'Wood') },
      { kind: 'define-counter', actor: DAN, definition: counter('Other', 'Camp') },
    );
    const { prototypes } = bare;
    const module = {
      ...bare,
      prototypes: { ...prototypes, note: { Type: ['Money'], Dollars: 11 } },
      counters: [counter('S', 'Field', { sum: 'Dollars' }), counter('T', 'Field')],
      maps: bare.maps.map((map) => ({ ...map, boards: map.boards.map(({ zones: _, ...board }) => board) })),
    };
    reloadedWith(one.game, module, ANN, BEN);
    expect([...one.game.table.all('tally')].map(({ id, sum }) => `${id} ${sum}`).sort()).toEqual([
      'Camp_Other 0',
      'Field_S 11',
      'Field_T 1',
    ]);
  });

  it('[C79] a game from before counters existed has counters after one step', () => {
    const one = counting([counter('S', 'Field', { sum: 'Dollars' })]);
    one.put('note', FIELD, 'A1');
    const [own, tally] = [one.game.table.get('counter', 'Field_S'), one.game.table.get('tally', 'Field_S')];
    apply(one.game.table, { added: [], updated: [], removed: [own as never, tally as never] });
    one.go({ kind: 'end-turn', actor: DAN });
    expect(one.value('Field_S')).toBe('10');
  });
});
