import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { systems } from '../../src/engine/index.ts';
import type { Piece } from '../../src/engine/play/records.ts';
import {
  isRecordValid,
  type Kind,
  keyed,
  kindsKeptByUndo,
  type OperationHandler,
  type RecordRules,
  type ReportKindRules,
  rulesOfRecordKind,
  type System,
  shortText,
} from '../../src/table/index.ts';
import { ANN, BEN, begun, CAMP, MAIN, openModule } from '../support/table.ts';
import { declared } from './declared.ts';

const repeated = (names: readonly string[]): readonly string[] => names.filter((name, i) => names.indexOf(name) !== i);

describe('the parts of systems', () => {
  it('parts of systems belong to one system each', () => {
    expect(repeated(systems.flatMap(({ records }) => Object.keys(records ?? {})))).toEqual([]);
    expect(repeated(systems.flatMap(({ operations }) => Object.keys(operations)))).toEqual([]);
    expect(repeated(systems.flatMap(({ reports }) => Object.keys(reports ?? {})))).toEqual([]);
  });

  it('the parts of systems match test/golden/systems.txt (`-u` writes it)', () =>
    expect(declared(systems)).toMatchFileSnapshot('../golden/systems.txt'));

  it('systems must name their acts to compile', () => {
    // @ts-expect-error acts
    const silent: System = { name: 'notes', operations: {} };
    expect(silent).not.toHaveProperty('acts');
    const listing = systems.filter(({ acts }) => acts !== 'none').map(({ name }) => name);
    expect(listing).toEqual(['pieces', 'armies', 'questions', 'actions', 'turns']);
  });

  it('a record must have every part to compile', () => {
    const [schema, names, visibility, undo, affects] = ['of-module', 'anything', 'open', 'leaves', []] as const;
    const [reports, recognized] = ['nothing', 'nobody'] as const;
    const texts = { name: 'word' } as const;
    const rules: RecordRules<'deck'> = { schema, names, visibility, undo, recognized, affects, reports, texts };
    // @ts-expect-error what it is
    const formless: RecordRules<'deck'> = { names, visibility, undo, recognized, affects, reports, texts };
    // @ts-expect-error what it may name
    const unbound: RecordRules<'deck'> = { schema, visibility, undo, recognized, affects, reports, texts };
    // @ts-expect-error who sees it
    const unseen: RecordRules<'deck'> = { schema, names, undo, recognized, affects, reports, texts };
    // @ts-expect-error whether undo takes it back
    const forever: RecordRules<'deck'> = { schema, names, visibility, recognized, affects, reports, texts };
    // @ts-expect-error what becomes of it when its person is back
    const strange: RecordRules<'deck'> = { schema, names, visibility, undo, affects, reports, texts };
    // @ts-expect-error what depends on it
    const alone: RecordRules<'deck'> = { schema, names, visibility, undo, recognized, reports, texts };
    // @ts-expect-error what is told of it
    const silent: RecordRules<'deck'> = { schema, names, visibility, undo, recognized, affects, texts };
    // @ts-expect-error who typed its texts
    const nameless: RecordRules<'deck'> = { schema, names, visibility, undo, recognized, affects, reports };
    expect(new Set([rules, formless, unbound, unseen, forever, strange, alone, silent, nameless]).size).toBe(9);
  });

  it('an operation must have every part to compile', () => {
    const [play, gain, answer, refusalOf] = [true, 'rules', 'apart', () => undefined] as const;
    const decide = () => ({ added: [], updated: [], removed: [] });
    const texts = { name: 'typed' } as const;
    const told = 'phrases' as const;
    const handler: OperationHandler<'rename-army'> = { play, gain, answer, told, refusalOf, decide, texts };
    // @ts-expect-error who could win by it
    const unguarded: OperationHandler<'rename-army'> = { play, answer, told, refusalOf, decide, texts };
    // @ts-expect-error how it is answered
    const unanswered: OperationHandler<'rename-army'> = { play, gain, told, refusalOf, decide, texts };
    // @ts-expect-error how it is told
    const untold: OperationHandler<'rename-army'> = { play, gain, answer, refusalOf, decide, texts };
    // @ts-expect-error who typed its texts
    const nameless: OperationHandler<'rename-army'> = { play, gain, answer, told, refusalOf, decide };
    expect(new Set([handler, unguarded, unanswered, untold, nameless]).size).toBe(5);
  });

  it('a report must have every part to compile', () => {
    const schema = keyed({ what: z.literal('renamed'), army: shortText, from: shortText });
    const [told, isCounted] = ['by-form', false] as const;
    const texts = { army: 'typed', from: 'typed' } as const;
    const rules: ReportKindRules<'renamed'> = { schema, told, isCounted, texts };
    // @ts-expect-error what it holds
    const formless: ReportKindRules<'renamed'> = { told, isCounted, texts };
    // @ts-expect-error where it is told
    const silent: ReportKindRules<'renamed'> = { schema, isCounted, texts };
    // @ts-expect-error whether it is told how often
    const uncounted: ReportKindRules<'renamed'> = { schema, told, texts };
    // @ts-expect-error it has no count
    const counted: ReportKindRules<'renamed'> = { schema, told, isCounted: true, texts };
    // @ts-expect-error who typed its texts
    const nameless: ReportKindRules<'renamed'> = { schema, told, isCounted };
    expect(new Set([rules, formless, silent, uncounted, counted, nameless]).size).toBe(6);
  });
});

describe('the rules of a kind of record', () => {
  it('the rules of records decide if a file may hold a record', () => {
    const game = begun();
    const [one] = game.table.all('piece') as Iterable<Piece>;
    if (!one) throw new Error('a game without pieces');
    expect(isRecordValid(game.table, one)).toBe(true);
    expect(isRecordValid(game.table, { ...one, side: 'Nowhere' as NonNullable<Piece['side']> })).toBe(false);
    expect(isRecordValid(game.table, { ...one, colour: 'red' } as Piece)).toBe(false);
    expect([...game.table.all('side')].some((side) => isRecordValid(game.table, side))).toBe(false);
  });

  const phased = openModule.turn && {
    ...openModule,
    turn: { ...openModule.turn, phases: [{ name: 'Plot', act: { move: 1 } }] },
  };
  const { table } = begun(phased);
  it.each<[Kind, object, ...object[]]>([
    ['covered-act', { id: 'Red', phase: 'Plot' }, { id: 'Green' }, { phase: 'March' }],
    ['question', { side: 'Red' }, { side: 'Green' }],
    ['own-values', { side: 'Red', id: 'side Red' }, { side: 'Green', id: 'side Green' }, { id: 'side Blue' }],
    ['seat', { person: ANN, side: 'Red', id: `${ANN}/Red` }, { id: ANN }, { side: 'Green', id: `${ANN}/Green` }],
    ['seat', { person: ANN, id: ANN }, { id: BEN }, { id: `${ANN}/Red` }],
    ['former', { person: ANN, side: 'Red', id: `${ANN}/Red` }, { id: ANN }, { side: 'Green', id: `${ANN}/Green` }],
    ['request', { wants: { side: 'Red' }, asked: ['Blue'], agreed: [] }, { wants: { side: 'Green' } }],
    ['request', { wants: {}, asked: ['Blue'], agreed: ['Red'] }, { asked: ['Green'] }, { agreed: ['Red', 'Green'] }],
    ['passing', { piece: 'p1', in: MAIN, cells: ['A1', 'E5'] }, { piece: 'p99' }, { cells: ['A1', 'F6'] }],
    [
      'piece',
      { place: { in: MAIN, cell: 'A1' } },
      { side: 'Green' },
      { invisible: 'Green' },
      { mask: { side: 'Green' } },
    ],
    ['piece', { side: 'Red', place: { in: CAMP } }, { place: { in: MAIN, cell: 'F6' } }, { prototype: 'toString' }],
    ['witness', { sides: ['Red', 'Blue'] }, { sides: ['Red', 'Green'] }],
    ['clock', { sides: [{ side: 'Red' }] }, { sides: [{ side: 'Red' }, { side: 'Green' }] }],
    ['timeout', { sides: ['Red'] }, { sides: ['Red', 'Green'] }],
    ['point', { side: 'Red' }, { side: 'Green' }],
    ['turn', { position: 1 }, { position: 2 }],
    ['turn-phase', { side: 'Red' }, { side: 'Green' }, { last: 'Green' }, { out: ['Red', 'Green'] }, { acting: 2 }],
    ['turn-phase', { side: 'Red', last: 'Blue', out: ['Red'], acting: 1 }],
    ['outcome', { id: 'Red' }, { id: 'Green' }],
  ])('the rules of records decide which names a %s may have: %j exists, %j does not', (kind, sound, ...others) => {
    const names = rulesOfRecordKind(systems, kind)?.names;
    if (typeof names !== 'function') throw new Error(`a ${kind} may name anything`);
    const isThere = (record: object): boolean => names(table, record as never);
    expect([sound, ...others].map((other) => isThere({ ...sound, ...other }))).toEqual([
      true,
      ...others.map(() => false),
    ]);
  });

  it('the rules of records decide what undo keeps, also under later steps', () => {
    expect([kindsKeptByUndo(systems).has('check'), kindsKeptByUndo(systems, 'under-later').has('check')]).toEqual([
      false,
      true,
    ]);
    expect([kindsKeptByUndo(systems).has('seat'), kindsKeptByUndo(systems).has('piece')]).toEqual([true, false]);
  });
});
