import { added, type Change, join, updated } from '../core/change.ts';
import type { AnyRecord } from '../core/record.ts';
import { type Refusal, refuse } from '../core/refusal.ts';
import type { System } from '../core/system.ts';
import type { Table } from '../core/table.ts';
import { definitionsOf } from './definitions.ts';
import type { Module } from './module.ts';
import { newPieces } from './pieces.ts';
import { gameOf, moduleOf } from './queries.ts';
import { mayHost } from './rights.ts';

declare module '../core/operation.ts' {
  interface Operations {
    /** The first operation of every game: its definitions and its host. Secrets are 32 bytes in hex, made by the session. */
    start: { readonly module: Module; readonly hash: string; readonly chance: string; readonly handles: string };
    /** Deals and places what the module's set-up says. */
    begin: Record<never, never>;
    /** Ends the game for good; it stays readable. */
    stop: Record<never, never>;
  }
}

declare module '../core/refusal.ts' {
  interface Refusals {
    'already-begun': Record<never, never>;
    'seats-empty': { readonly sides: readonly string[] };
  }
}

const decideStart = (module: Module, hash: string, host: AnyRecord, chance: string, handles: string): Change =>
  added(host, { kind: 'module', id: 'module', hash, module }, { kind: 'secret', id: 'secret', chance, handles }, ...definitionsOf(module));

const decideBegin = (table: Table): Change | Refusal => {
  const game = gameOf(table);
  if (game.phase === 'over') return refuse('game-over', {});
  if (game.phase === 'playing') return refuse('already-begun', {});
  const { setup, turn } = moduleOf(table);
  const seated = new Set([...table.all('seat')].flatMap(({ side }) => side ?? []));
  const empty = [...table.all('side')].filter(({ id }) => !seated.has(id)).map(({ name }) => name);
  if (empty.length > 0) return refuse('seats-empty', { sides: empty });
  return join(
    updated(game, { ...game, phase: 'playing' }),
    turn ? added({ kind: 'turn', id: 'turn', number: 1, position: 0 }) : join(),
    newPieces(table, setup),
  );
};

/** How a game comes to be, begins and ends. */
export const gameSystem: System = {
  name: 'game',
  kept: ['game', 'module', 'secret', 'stream', 'sequence', 'side', 'map', 'board'],
  operations: {
    start: {
      play: false,
      may: () => undefined,
      decide: (_table, { actor, module, hash, chance, handles }) =>
        decideStart(module, hash, { kind: 'game', id: 'game', title: module.title, host: actor, phase: 'seating' }, chance, handles),
    },
    begin: {
      play: false,
      may: (table, { actor }) => {
        const seated = [...table.all('seat')].some(({ person, side }) => person === actor && side !== undefined);
        return seated ? undefined : mayHost(table, actor);
      },
      decide: decideBegin,
    },
    stop: {
      play: false,
      may: (table, { actor }) => mayHost(table, actor),
      decide: (table) => {
        const game = gameOf(table);
        return game.phase === 'over' ? refuse('game-over', {}) : updated(game, { ...game, phase: 'over' });
      },
    },
  },
};
