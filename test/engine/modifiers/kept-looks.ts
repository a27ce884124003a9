import fc from 'fast-check';
import { look } from '../../../src/engine/index.ts';
import { added, apply, LiveTable, type Table, type Value } from '../../../src/table/index.ts';
import { deeds, definitions } from '../../features/counters/rules/bending.ts';
import { countedModule, operationOf, ruled } from '../../features/counters/rules/game.ts';
import { outcome } from '../../support/table.ts';

/** What is kept of looks over the changes of a table, held against looks at a table that has just been built. */

const NAMES = {
  piece: ['Strength', 'Royal', 'Owner', 'z', 'g', 'StackSize', 'Terrain', 'CurrentZone', 'Field_All'],
  cell: ['Terrain', 'Neighbours', 'z'],
  game: ['g', 'SideOnTurn', 'Field_Table'],
  map: ['g', 'z'],
  counter: ['value'],
} as const;

export type Look = readonly [kind: string, id: string, name: string];

/**
 * Every look of which modifiers of test/features/counters/rules/bending.ts can change the outcome, in an order that a
 * number turns.
 */
export const looksAt = (table: Table, turn: number): readonly Look[] => {
  const ids: { readonly [K in keyof typeof NAMES]: readonly string[] } = {
    piece: [...table.all('piece')].map(({ id }) => id),
    cell: ['A1', 'A2', 'B2', 'C3', 'D4'].map((cell) => `Field/Main\n${cell}`),
    game: ['game'],
    map: [...table.all('map')].map(({ id }) => id),
    counter: [...table.all('counter')].map(({ id }) => id),
  };
  const all = Object.entries(NAMES).flatMap(([kind, names]) =>
    ids[kind as keyof typeof NAMES].flatMap((id) => names.map((name): Look => [kind, id, name])),
  );
  const start = turn % Math.max(1, all.length);
  return [...all.slice(start), ...all.slice(0, start)];
};

/** A table that is built of the records of another. */
export const built = (table: LiveTable): LiveTable => {
  const fresh = new LiveTable(table.systems);
  apply(fresh, added(...[...table.records.values()].flatMap((all) => [...all.values()])));
  return fresh;
};

export const found = (table: Table, looks: readonly Look[]): readonly (Value | undefined)[] =>
  looks.map(([kind, id, name]) => look(table, { kind, id, name: name as string }));

/** Whatever is looked at after whatever was done: what the table says, and what one says that was built anew. */
export const keptLooks = (check: (kept: readonly unknown[], fresh: readonly unknown[]) => boolean) =>
  fc.property(deeds, definitions, (script, modifiers) => {
    const game = ruled({ ...countedModule, modifiers });
    return script.every((deed, turn) => {
      outcome(game, operationOf(game, deed));
      const looks = looksAt(game.table, deed.a + turn);
      return check(found(game.table, looks), found(built(game.table), looks));
    });
  });
