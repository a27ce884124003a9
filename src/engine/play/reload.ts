import { added, type Change, join, patchedRecord, removed, updated } from '../core/change.ts';
import { type Refusal, refuse } from '../core/refusal.ts';
import type { System } from '../core/system.ts';
import type { Table } from '../core/table.ts';
import type { World } from '../core/world.ts';
import { definitionsOf } from './definitions.ts';
import { fittingOf, lacking, type Misfit, misfitsOf } from './fit.ts';
import type { Module } from './module.ts';
import { gameOf, moduleOf } from './queries.ts';
import { type Definition, EDITION } from './records.ts';
import { mayHost } from './rights.ts';

declare module '../core/operation.ts' {
  interface Operations {
    /** Puts a mended module under the game. Not undone: it is taken back by reloading the former module (T15). */
    reload: { readonly module: Module; readonly hash: string };
  }
}

declare module '../core/refusal.ts' {
  interface Refusals {
    'same-module': Record<never, never>;
    /** The game would lose these. */
    'does-not-fit': { readonly misfits: readonly Misfit[] };
    /** What would come back has no place any more, since the module was reloaded. */
    'undo-does-not-fit': { readonly misfits: readonly Misfit[] };
  }
}

/** Why a module can't be put under a game, whoever asks: nothing that the game has may be lost by it. */
export const reloadRefusal = (world: World, module: Module, hash: string): Refusal | undefined => {
  if (gameOf(world).phase === 'over') return refuse('game-over', {});
  if (world.get('module', 'module')?.hash === hash) return refuse('same-module', {});
  const misfits = misfitsOf(world, module);
  return misfits.length > 0 ? refuse('does-not-fit', { misfits }) : undefined;
};

const decideReload = (table: Table, module: Module, hash: string): Change | Refusal => {
  const refusal = reloadRefusal(table, module, hash);
  if (refusal) return refusal;
  const game = gameOf(table);
  const definition: Definition = { kind: 'module', id: 'module', hash, module, edition: EDITION };
  const after = new Map(definitionsOf(module).map((record) => [`${record.kind} ${record.id}`, record]));
  const before = [...table.all('side'), ...table.all('map'), ...table.all('board'), ...table.all('deck')];
  const known = new Set(before.map(({ kind, id }) => `${kind} ${id}`));
  return join(
    updated(table.get('module', 'module') ?? definition, definition),
    updated(game, { ...game, title: module.title }),
    ...before.map((record) => {
      const now = after.get(`${record.kind} ${record.id}`);
      return now ? updated(record, now) : removed(record);
    }),
    added(...[...after].flatMap(([key, record]) => (known.has(key) ? [] : [record]))),
  );
};

/** Why an undo or a redo can't be done since the module was reloaded: pieces or a turn would come back for which there is no place any more. */
export const comebackRefusal = (table: Table, change: Change): Refusal | undefined => {
  const module = moduleOf(table);
  const turn = change.updated.find(({ kind }) => kind === 'turn')?.to['position'];
  if (typeof turn === 'number' && turn >= (module.turn?.order.length ?? 0))
    return refuse('undo-does-not-fit', { misfits: [{ part: 'turns', name: '' }] });
  const pieces = [
    ...change.added.flatMap((record) => (record.kind === 'piece' ? record : [])),
    ...change.updated.flatMap((update) => {
      const piece = update.kind === 'piece' ? table.get('piece', update.id) : undefined;
      return piece ? patchedRecord(piece, update) : [];
    }),
  ];
  if (pieces.length === 0) return undefined;
  const fitting = fittingOf(module);
  const misfits = pieces.flatMap((piece) => lacking(fitting, piece));
  return misfits.length > 0 ? refuse('undo-does-not-fit', { misfits }) : undefined;
};

/** How the definitions of a game change while it goes on. */
export const reloadSystem: System = {
  name: 'reload',
  operations: {
    reload: {
      play: false,
      may: (table, { actor }) => mayHost(table, actor),
      decide: (table, { module, hash }) => decideReload(table, module, hash),
    },
  },
};
