import { counterDefaults, type Module, refusalOf, systems } from '../../../src/engine/index.ts';
import { boardIdOfNames, mapIdOfName, sideId } from '../../../src/engine/play/queries.ts';
import {
  type CellId,
  type Change,
  isRefusal,
  LiveTable,
  type Operation,
  type PersonId,
  type PieceId,
  perform,
} from '../../../src/table/index.ts';
import { narrateChangeForViewer } from '../../../src/view/seen/seen.ts';
import { ToldChange } from '../../../src/view/seen/told-change.ts';
import { personViewer } from '../../../src/view/viewer.ts';
import { type Cell, firstCell, type Move, PLAYERS, pieces, SIZE } from './game.ts';

const SIDES = Array.from({ length: PLAYERS }, (_, i) => `Side ${i}`);
const PEOPLE = SIDES.map((_, i) => `10000000000000000${i}` as PersonId);
const BOARD = boardIdOfNames('Field', 'Field');

const label = ({ column, row }: Cell): CellId => `${column}.${row}` as CellId;
const hand = (player: number): string => `${SIDES[player]} Hand`;

const LEFT = Array.from({ length: (SIZE / 2) * SIZE }, (_, i) =>
  label({ column: i % (SIZE / 2), row: Math.floor(i / (SIZE / 2)) }),
);

const MODULE: Module = {
  module: 'plain',
  title: 'Plain',
  sides: SIDES.map((name) => ({ name })),
  rules: { pieces: 'owner', turns: 'free', captures: 'none' },
  terrain: {},
  prototypes: Object.fromEntries(pieces.map(({ worth }) => [`worth ${worth}`, { Worth: worth }])),
  maps: [
    {
      name: 'Field',
      occupied: 'stack',
      boards: [
        {
          name: 'Field',
          grid: { kind: 'square', columns: SIZE, rows: SIZE, numbering: { pattern: '1.1', origin: 'top', first: 0 } },
          terrain: {},
          zones: [{ name: 'Left', cells: LEFT }],
        },
      ],
    },
    ...SIDES.map((name, player) => ({ name: hand(player), private: name, occupied: 'stack' as const, boards: [] })),
  ],
  setup: pieces.map(({ name, player, worth }, i) => ({
    map: 'Field',
    board: 'Field',
    cell: label(firstCell(i)),
    side: SIDES[player] ?? '',
    pieces: [{ prototype: `worth ${worth}`, name, count: 1 }],
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
};

/** The game as the bot plays it. */
export class OurGame {
  readonly #table = new LiveTable(systems);
  readonly #ids = new Map<string, PieceId>();

  constructor() {
    const [host = '' as PersonId] = PEOPLE;
    this.#run({
      kind: 'start',
      actor: host,
      module: MODULE,
      hash: 'f'.repeat(64),
      chance: 'a'.repeat(64),
      handles: 'b'.repeat(64),
    });
    for (const [player, actor] of PEOPLE.entries())
      this.#run({ kind: 'join', actor, side: sideId(SIDES[player] ?? '') });
    this.#run({ kind: 'begin', actor: host });
    for (const { name, id } of this.#table.all('piece')) this.#ids.set(name, id);
  }

  /** Decided, carried out and counted. */
  move({ piece, to }: Move): Change {
    return this.#run(this.#operation(piece, to));
  }

  /** The same, and what it means to each of the five, as JSON. */
  tell({ piece, to }: Move): readonly string[] {
    const operation = this.#operation(piece, to);
    const change = this.#run(operation);
    const told = new ToldChange(this.#table, change, operation);
    return PEOPLE.map((person) => JSON.stringify(narrateChangeForViewer(told, personViewer(person)).seen));
  }

  get worth(): number {
    return Number(this.#table.get('tally', 'Left_Worth')?.sum);
  }

  #operation(piece: number, to: Move['to']): Operation {
    const { name, player } = pieces[piece] as (typeof pieces)[number];
    const place = to === 'hand' ? { in: mapIdOfName(hand(player)) } : { in: BOARD, cell: label(to) };
    return {
      kind: 'move',
      actor: PEOPLE[player] as PersonId,
      pieces: [this.#ids.get(name) as PieceId],
      to: place,
      captures: [],
    };
  }

  #run(operation: Operation): Change {
    const change = perform(this.#table, refusalOf, operation, { now: 0, past: { done: [], undone: [] } });
    if (isRefusal(change)) throw new Error(change.code);
    return change;
  }
}
