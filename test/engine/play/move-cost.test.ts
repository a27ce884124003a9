import { describe, expect, it } from 'vitest';
import { counterDefaults, type Module, systems } from '../../../src/engine/index.ts';
import { boardIdOfNames, mapIdOfName } from '../../../src/engine/play/queries.ts';
import type { TableIndexWithState } from '../../../src/table/core/table.ts';
import {
  type Kind,
  LiveTable,
  type PlacedItem,
  type RecordChange,
  type Records,
  type System,
} from '../../../src/table/index.ts';
import { narrateChangeForViewer } from '../../../src/view/seen/seen.ts';
import { ToldChange } from '../../../src/view/seen/told-change.ts';
import { channelViewer, personViewer } from '../../../src/view/viewer.ts';
import {
  ANN,
  BEN,
  BLUE,
  CLO,
  DAN,
  join,
  move,
  newPlay,
  type Play,
  played,
  RED,
  spot,
  startOf,
} from '../../support/table.ts';

const FIELD = boardIdOfNames('Field', 'Field');
const HAND = mapIdOfName('Red Hand');
const COLUMNS = 100;

/** Two sides with a hand each that the other does not see, so many pieces, and one counter of half of the board. */
const crowd = (pieces: number): Module => ({
  module: 'crowd',
  title: 'Crowd',
  sides: [{ name: 'Red' }, { name: 'Blue' }],
  rules: { pieces: 'owner', turns: 'free', captures: 'none' },
  terrain: {},
  prototypes: { pawn: { Worth: 2 } },
  maps: [
    {
      name: 'Field',
      occupied: 'stack',
      boards: [
        {
          name: 'Field',
          grid: {
            kind: 'square',
            columns: COLUMNS,
            rows: COLUMNS + 1,
            numbering: { pattern: '1.1', origin: 'top', first: 0 },
          },
          terrain: {},
          zones: [
            {
              name: 'Left',
              cells: Array.from(
                { length: (COLUMNS / 2) * COLUMNS },
                (_, i) => `${i % (COLUMNS / 2)}.${Math.floor(i / (COLUMNS / 2))}`,
              ),
            },
          ],
        },
      ],
    },
    ...['Red', 'Blue'].map((side) => ({ name: `${side} Hand`, private: side, occupied: 'stack' as const, boards: [] })),
  ],
  setup: Array.from({ length: pieces }, (_, i) => ({
    map: 'Field',
    board: 'Field',
    cell: `${i % COLUMNS}.${Math.floor(i / COLUMNS)}`,
    side: i % 2 === 0 ? 'Red' : 'Blue',
    pieces: [{ prototype: 'pawn', name: `Piece ${i}`, count: 1 }],
  })),
  counters: [
    {
      ...counterDefaults,
      name: 'Worth',
      on: 'Left',
      sum: 'Worth',
      report: '$newValue$',
    },
  ],
});

/** What is read of a table: each record that is asked for or passed by, and each item of a place. */
class ReadTable extends LiveTable {
  reads = 0;
  /** The indexes that were told of changes, by name. */
  told: string[] = [];

  override concerned(changes: readonly RecordChange[]): readonly TableIndexWithState[] {
    const indexes = super.concerned(changes);
    this.told.push(...indexes.map(({ index }) => index.name));
    return indexes;
  }

  override get<K extends Kind>(kind: K, id: string): Records[K] | undefined {
    this.reads += 1;
    return super.get(kind, id);
  }

  override *all<K extends Kind>(kind: K): Iterable<Records[K]> {
    for (const record of super.all(kind)) {
      this.reads += 1;
      yield record;
    }
  }

  override at(container: string, cell?: string): readonly PlacedItem[] {
    const items = super.at(container, cell);
    this.reads += items.length;
    return items;
  }
}

/** Out of the counted half of the board, into it, into a hand, and out of that. */
const WAYS = [
  [spot(FIELD, '4.0'), spot(FIELD, '80.100')],
  [spot(FIELD, '80.100'), spot(FIELD, '7.100')],
  [spot(FIELD, '7.100'), spot(HAND)],
  [spot(HAND), spot(FIELD, '90.100')],
] as const;

/**
 * What is read for a move, how often it is decided, what is read until each has been told, and what was made for how
 * many: in the order of the viewers, by the first who is told the same.
 */
interface Work {
  readonly reads: number;
  readonly decided: number;
  readonly told: number;
  readonly alike: readonly number[];
  /** Which indexes were told of it, by name. */
  readonly indexes: readonly string[];
}

const VIEWERS = [channelViewer, ...[ANN, BEN, CLO, DAN].map(personViewer)];

/** The same for each of these moves. */
const workAmong = (pieces: number): readonly Work[] => {
  let decided = 0;
  const rules: readonly System[] = systems.map((system: System) => {
    const { move: handler } = system.operations;
    if (!handler) return system;
    const decide: typeof handler.decide = (...asked) => {
      decided += 1;
      return handler.decide(...asked);
    };
    return { ...system, operations: { ...system.operations, move: { ...handler, decide } } };
  });
  const table = new ReadTable(rules);
  const game: Play = { ...newPlay(rules), table };
  played(game, startOf(crowd(pieces)), join(ANN, RED), join(BEN, BLUE), { kind: 'begin', actor: ANN });
  return WAYS.map(([from, to]) => {
    const operation = move(game, ANN, from, to);
    [table.reads, table.told, decided] = [0, [], 0];
    const told = new ToldChange(table, played(game, operation), operation);
    const { reads } = table;
    const narrations = VIEWERS.map((viewer) => narrateChangeForViewer(told, viewer));
    const indexes = [...table.told].sort();
    const alike = narrations.map((narration) => narrations.indexOf(narration));
    return { reads, decided, told: table.reads - reads, alike, indexes };
  });
};

describe('[Q5] a move among thousands of pieces', () => {
  const among1000 = workAmong(1000);

  it('a move reads as little among 10,000 pieces as among 1,000', () => {
    expect(workAmong(10_000)).toEqual(among1000);
    const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
    expect(sum(among1000.map(({ reads }) => reads))).toBeLessThan(240);
    expect(sum(among1000.map(({ told }) => told))).toBeLessThan(110);
  });

  it('a move updates only the indexes of the piece and its counter', () => {
    const ofAll = ['changes under modifiers', 'running', 'standing'];
    const ofPieces = [...ofAll, 'armies', 'modifiers', 'piece groups', 'pieces'];
    // What went out of sight has a new handle.
    const told = [[...ofPieces, ...ofAll, 'counters'], ofPieces, [...ofPieces, ...ofPieces], ofPieces];
    expect(among1000.map(({ indexes }) => indexes)).toEqual(told.map((names) => names.sort()));
  });

  it('a move is decided once if nothing unseen can matter', () => {
    expect(among1000.map(({ decided }) => decided)).toEqual([1, 1, 1, 1]);
  });

  it('a move is described once per distinct view', () => {
    const all = [0, 0, 0, 0, 0];
    const red = [0, 1, 0, 0, 0];
    expect(among1000.map(({ alike }) => alike)).toEqual([all, all, red, red]);
  });
});
