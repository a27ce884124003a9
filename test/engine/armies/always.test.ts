import fc from 'fast-check';
import { expect, it } from 'vitest';
import { groupOf } from '../../../src/engine/armies/groups.ts';
import { rangeOf } from '../../../src/engine/armies/range.ts';
import { rosterFold } from '../../../src/engine/armies/roster.ts';
import { unitsOf } from '../../../src/engine/armies/units.ts';
import { wholeTable } from '../../../src/engine/core/apply.ts';
import type { ArmyId, CellId, PieceId, SideId } from '../../../src/engine/core/ids.ts';
import type { Operation } from '../../../src/engine/core/operation.ts';
import { isRefusal } from '../../../src/engine/core/refusal.ts';
import type { Module } from '../../../src/engine/index.ts';
import { stateOf } from '../../support/state.ts';
import { ANN, BEN, endTurn, type Play, play, redo, replayed, undo } from '../../support/table.ts';
import { ARENA, at, FIELD, march, RESERVE, warAt } from './support.ts';

/** What somebody tries: numbers that are read against the table as it is then. */
interface Attempt {
  readonly kind:
    | 'march'
    | 'army'
    | 'form'
    | 'join'
    | 'split'
    | 'disband'
    | 'rename'
    | 'send'
    | 'delete'
    | 'place'
    | 'engage'
    | 'return'
    | 'end'
    | 'undo'
    | 'redo';
  readonly who: number;
  readonly some: readonly number[];
  readonly cell: number;
}

const anyAttempt: fc.Arbitrary<Attempt> = fc.record({
  kind: fc.oneof(
    { weight: 10, arbitrary: fc.constantFrom('march', 'army') },
    { weight: 7, arbitrary: fc.constantFrom('form', 'form', 'join', 'split') },
    { weight: 3, arbitrary: fc.constantFrom('disband', 'rename', 'engage', 'return') },
    { weight: 2, arbitrary: fc.constantFrom('send', 'delete', 'place') },
    { weight: 3, arbitrary: fc.constantFrom('end', 'undo', 'redo') },
  ) as fc.Arbitrary<Attempt['kind']>,
  who: fc.nat(99),
  some: fc.array(fc.nat(99), { minLength: 1, maxLength: 4 }),
  cell: fc.nat(47),
});

const anyTerms = fc.record({
  limit: fc.constantFrom(1, 2, 3, 5, Number.POSITIVE_INFINITY),
  zoneOfControl: fc.boolean(),
  alwaysOneStep: fc.boolean(),
  lakes: fc.array(fc.nat(47), { maxLength: 12 }),
  woods: fc.array(fc.nat(47), { maxLength: 12 }),
  bogs: fc.array(fc.nat(47), { maxLength: 8 }),
  stacks: fc.array(
    fc.record({
      cell: fc.nat(20),
      side: fc.constantFrom('Red', 'Red', 'Red', 'Blue', 'Blue', undefined),
      prototype: fc.constantFrom('pikeman', 'pikeman', 'bowman', 'horseman', 'wagon', 'scout', 'city', 'stone'),
      count: fc.integer({ min: 1, max: 3 }),
    }),
    { minLength: 3, maxLength: 10 },
  ),
});

const cellAt = (number: number): CellId => `${'ABCDEFGH'[number % 8]}${1 + Math.floor(number / 8)}` as CellId;

const gameOf = ({
  limit,
  zoneOfControl,
  alwaysOneStep,
  lakes,
  woods,
  bogs,
  stacks,
}: typeof anyTerms extends fc.Arbitrary<infer T> ? T : never): Play => {
  const some = (...kinds: readonly (readonly number[])[]): readonly string[][] => {
    const taken = new Set<number>();
    return kinds.map((cells) => [...new Set(cells)].filter((cell) => !taken.has(cell) && taken.add(cell)).map(cellAt));
  };
  const [lake, wood, bog] = some(lakes, woods, bogs) as [string[], string[], string[]];
  const rules: Partial<Module['rules']> = {
    ...(zoneOfControl ? { zoneOfControl } : {}),
    ...(alwaysOneStep ? { alwaysOneStep } : {}),
    changes: 'owner',
  };
  return warAt(
    stacks.map(({ cell, side, prototype, count }) => at(cellAt(cell), side, prototype, count)),
    {
      limit,
      rules,
      terrain: { lake, wood, bog },
      edges: { road: [['A1', 'B1', 'C1', 'D1', 'D2', 'D3']], river: [['B2', 'B3', 'C2', 'C3']] },
      field: { combat: 'no', captures: { pieces: 'city', by: 'enter' } },
      more: { battle: { map: 'Arena', board: 'Ring', attackers: 'West', defenders: 'East' } },
    },
  );
};

const operationOf = ({ table }: Play, { kind, who, some, cell }: Attempt): Operation => {
  const pieces = [...table.all('piece')].map(({ id }) => id);
  const armies = [...table.all('army')].map(({ id }) => id);
  const one = (number: number): PieceId => pieces[number % pieces.length] ?? ('p0' as PieceId);
  const army = armies[who % Math.max(1, armies.length)] ?? ('army0' as ArmyId);
  const members = unitsOf(table, army).map(({ id }) => id);
  const chosen = members.length === 0 ? [] : some.map((number) => members[number % members.length] as PieceId);
  const beside = pieces.filter((id) => table.get('piece', id)?.place.cell === table.get('piece', one(who))?.place.cell);
  const actor = who % 8 === 0 ? BEN : table.get('turn', 'turn')?.position === 0 ? ANN : BEN;
  const to = { in: FIELD, cell: cellAt(cell) };
  switch (kind) {
    case 'march':
      return march([one(who)], to.cell, { actor });
    case 'army':
      return march(chosen, to.cell, { army, actor });
    case 'form':
      return {
        kind: 'form-army',
        actor,
        units: some.map((number) => beside[number % Math.max(1, beside.length)] ?? one(number)),
        name: undefined,
      };
    case 'join':
      return { kind: 'join-army', actor, army, units: [one(who)] };
    case 'split':
      return { kind: 'split-army', actor, army, units: chosen, name: undefined };
    case 'disband':
      return { kind: 'disband-army', actor, army };
    case 'rename':
      return { kind: 'rename-army', actor, army, name: `Army ${who}` };
    case 'send':
      return { kind: 'send', actor: ANN, piece: one(who), to: who % 3 === 0 ? { in: RESERVE } : to };
    case 'delete':
      return { kind: 'delete', actor, piece: one(who) };
    case 'place':
      return { kind: 'place', actor: ANN, prototype: 'pikeman', name: 'new', side: (who % 2 ? 'Red' : 'Blue') as SideId, to };
    case 'engage':
      return { kind: 'engage', actor, army: undefined, pieces: [one(who)], target: { in: FIELD, cell: to.cell } };
    case 'return':
      return { kind: 'return-army', actor };
    case 'end':
      return endTurn(actor);
    default:
      return kind === 'undo' ? undo(actor) : redo(actor);
  }
};

/** Armies as they may be: two units at least, of one side, in one cell, with the record and the index that say so. */
const checkArmies = ({ table }: Play): void => {
  const fresh = rosterFold.create();
  rosterFold.fold(fresh, wholeTable(table), table);
  expect(table.index(rosterFold)).toEqual(fresh);
  const named = new Set([...table.all('piece')].flatMap(({ army }) => army ?? []));
  expect([...table.all('army')].map(({ id }) => id).sort()).toEqual([...named].sort());
  for (const army of table.all('army')) {
    const units = unitsOf(table, army.id);
    expect(units.length).toBeGreaterThanOrEqual(2);
    expect(new Set(units.map(({ place, side }) => `${place.in} ${place.cell} ${side}`)).size).toBe(1);
    expect([units[0]?.place.in, units[0]?.side]).toEqual([army.board, army.side]);
  }
};

it('[A13] loses and doubles no unit, keeps every army whole and its index right, whatever is tried', () => {
  fc.assert(
    fc.property(anyTerms, fc.array(anyAttempt, { minLength: 10, maxLength: 40 }), (terms, attempts) => {
      const game = gameOf(terms);
      for (const attempt of attempts) {
        const operation = operationOf(game, attempt);
        const before = new Set([...game.table.all('piece')].map(({ id }) => id as string));
        const change = play(game, operation);
        if (isRefusal(change)) continue;
        for (const { kind, id } of change.removed) if (kind === 'piece') before.delete(id);
        for (const { kind, id } of change.added) if (kind === 'piece') before.add(id);
        expect(new Set([...game.table.all('piece')].map(({ id }) => id as string))).toEqual(before);
        if (['move', 'form-army', 'join-army', 'split-army', 'engage', 'return-army'].includes(operation.kind)) {
          expect([...change.added, ...change.removed].filter(({ kind }) => kind === 'piece')).toEqual([]);
        }
        checkArmies(game);
      }
      expect(stateOf(replayed(game.steps))).toEqual(stateOf(game.table));
    }),
    { numRuns: 120 },
  );
});

it('[A58] does what the range says, and nothing where it says no: check and execution agree', () => {
  fc.assert(
    fc.property(anyTerms, fc.array(anyAttempt, { minLength: 4, maxLength: 16 }), fc.nat(47), (terms, attempts, first) => {
      const game = gameOf(terms);
      for (const attempt of attempts) {
        if (attempt.kind !== 'march' && attempt.kind !== 'army') {
          play(game, operationOf(game, attempt));
          continue;
        }
        const operation = operationOf(game, attempt) as Operation<'move'>;
        const units = operation.pieces.flatMap((id) => game.table.get('piece', id) ?? []);
        const group = groupOf(game.table, [...new Set(units)]);
        if (isRefusal(group) || units.some(({ prototype }) => prototype === 'city' || prototype === 'stone') || group.board.id === ARENA)
          continue;
        const range = rangeOf(game.table, group);
        const cell = cellAt((first + attempt.cell) % 48);
        const before = stateOf(game.table);
        const change = play(game, { ...operation, to: { in: FIELD, cell }, actor: group.side === 'Red' ? ANN : BEN });
        if (isRefusal(change)) {
          expect(stateOf(game.table)).toEqual(before);
          if (change.code !== 'not-your-turn' && change.code !== 'not-in-army' && change.code !== 'in-army') {
            expect(range.cells.map((one) => one.cell)).not.toContain(cell);
          }
        } else expect(range.cells.map((one) => one.cell)).toContain(cell);
      }
    }),
    { numRuns: 150 },
  );
});

it('[A6] [A51] [A59] is one change with where from, where to and which units; nobody marches beyond the limit', () => {
  fc.assert(
    fc.property(anyTerms, fc.array(anyAttempt, { minLength: 6, maxLength: 25 }), (terms, attempts) => {
      const game = gameOf(terms);
      for (const attempt of attempts) {
        const operation = operationOf(game, attempt);
        const change = play(game, operation);
        if (isRefusal(change) || operation.kind !== 'move') continue;
        const moved = change.updated.filter(({ kind, to }) => kind === 'piece' && 'old' in to);
        expect(moved.map(({ id }) => id).sort()).toEqual([...new Set(operation.pieces)].sort());
        for (const id of operation.pieces) {
          const piece = game.table.get('piece', id);
          expect([piece?.place.in, piece?.place.cell]).toEqual([operation.to.in, operation.to.cell]);
          const army = piece?.army;
          if (army !== undefined && attempt.kind === 'army') {
            const before = change.added.some((record) => record.kind === 'army' && record.id === army);
            const size = unitsOf(game.table, army).length;
            if (before || size > new Set(operation.pieces).size) expect(size).toBeLessThanOrEqual(terms.limit);
          }
        }
      }
    }),
    { numRuns: 80 },
  );
});
