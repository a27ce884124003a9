import {
  added,
  applyRecordPatch,
  type Change,
  join,
  type Operation,
  type PersonId,
  type Refusal,
  refuse,
  removed,
  type SideId,
  type StepEnvironment,
  type System,
  type Table,
  updated,
  type World,
} from '../../table/index.ts';
import { consentStateOf, refusalOfEmptySeats } from './consent/consent.ts';
import { createRecordsFromModule } from './definitions.ts';
import { findModuleDifferences, type ModuleDifference } from './difference.ts';
import { findMissingModuleParts, lacking, type MissingModulePart, moduleLookupOf } from './fit.ts';
import type { Module } from './module.ts';
import { canGameHideAnything, canModuleHideAnything, gameOf, hasHumanOpponent, isMaster, moduleOf } from './queries.ts';
import { type ModuleRecord, RULES_EDITION } from './records.ts';
import { reloadReportDefinitions } from './reload-reports.ts';
import { canHostChangeTable, markGameUnrated, refusalOfHostAct } from './rights.ts';

declare module '../../table/core/operation.ts' {
  interface Operations {
    /**
     * Replaces the module of the game. Without `module`, it is replaced by the one that was requested. Undo doesn't
     * take it back, but another reload can (T15).
     */
    reload: { readonly module?: Module; readonly hash: string };
  }
}

declare module '../../table/core/refusal.ts' {
  interface Refusals {
    'same-module': Record<never, never>;
    /**
     * The new module changes what players may read, know or do. These sides must agree until the deadline (ms since
     * 1970).
     */
    'reload-needs-consent': { readonly sides: readonly SideId[]; readonly until?: number };
    'does-not-fit': { readonly misfits: readonly MissingModulePart[] };
    'undo-does-not-fit': { readonly misfits: readonly MissingModulePart[] };
  }
}

/** Returns why a module can't be used for this game, for any actor. Nothing that is in the game may be lost. */
export const refusalOfNewModule = (world: World, module: Module, hash: string): Refusal | undefined => {
  if (gameOf(world).phase === 'over') return refuse('game-over', {});
  if (world.get('module', 'module')?.hash === hash) return refuse('same-module', {});
  const misfits = findMissingModuleParts(world, module);
  return misfits.length > 0 ? refuse('does-not-fit', { misfits }) : undefined;
};

const reloadDifferences = (world: World, module: Module): readonly ModuleDifference[] =>
  findModuleDifferences(moduleOf(world), module, gameOf(world).phase !== 'seating', world.systems);

/** True if other players must agree to a module: it or the old one hides something, or a player could win by it. */
export const isGated = (world: World, actor: PersonId, module: Module): boolean =>
  !isMaster(world, actor) &&
  (canGameHideAnything(world) || canModuleHideAnything(module) || couldWinBy(world, actor)) &&
  reloadDifferences(world, module).length > 0;

const couldWinBy = (world: World, actor: PersonId): boolean =>
  gameOf(world).phase === 'playing' && hasHumanOpponent(world, actor) && !canHostChangeTable(world);

const decideReload = (table: Table, operation: Operation<'reload'>, environment: StepEnvironment): Change | Refusal => {
  const { actor, hash } = operation;
  const proposal = table.get('proposal', 'proposal');
  const module = proposal?.hash === hash ? proposal.module : operation.module;
  if (!module) return refuse('no-such-request', {});
  const refusal = refusalOfNewModule(table, module, hash);
  if (refusal) return refusal;
  const { lacking, request, until } = consentStateOf(
    table,
    actor,
    { what: 'reload', hash, title: module.title },
    environment,
  );
  const isAsked = isGated(table, actor, module);
  const empty = isAsked ? refusalOfEmptySeats(table, actor, { what: 'reload', hash, title: module.title }) : undefined;
  if (empty) return empty;
  if (lacking.length > 0 && isAsked)
    return refuse('reload-needs-consent', { sides: lacking, ...(until === undefined ? {} : { until }) });
  const isAlone = !isAsked && gameOf(table).phase === 'playing' && reloadDifferences(table, module).length > 0;
  return join(reloaded(table, module, hash, isAlone), request ? removed(request) : join());
};

/** Replaces the module. With `isAlone`, it changes the rules without the consent of others (W8). */
const reloaded = (table: Table, module: Module, hash: string, isAlone: boolean): Change => {
  const game = gameOf(table);
  const definition: ModuleRecord = { kind: 'module', id: 'module', hash, module, edition: RULES_EDITION };
  const after = new Map(createRecordsFromModule(module).map((record) => [`${record.kind} ${record.id}`, record]));
  const before = [...table.all('side'), ...table.all('map'), ...table.all('board'), ...table.all('deck')];
  const known = new Set(before.map(({ kind, id }) => `${kind} ${id}`));
  return join(
    updated(table.get('module', 'module') ?? definition, definition),
    updated(game, { ...game, title: module.title }),
    isAlone ? markGameUnrated(table) : join(),
    removed(...[...table.all('former')].filter(({ side }) => !after.has(`side ${side}`))),
    ...before.map((record) => {
      const now = after.get(`${record.kind} ${record.id}`);
      return now ? updated(record, now) : removed(record);
    }),
    added(...[...after].flatMap(([key, record]) => (known.has(key) ? [] : [record]))),
  );
};

/**
 * Returns why an undo or redo fails after a reload. The new module has no place for the pieces or the turn that it
 * would restore.
 */
export const refusalOfUndoAfterReload = (table: Table, change: Change): Refusal | undefined => {
  const module = moduleOf(table);
  const turn = change.updated.find(({ kind }) => kind === 'turn')?.to['position'];
  if (typeof turn === 'number' && turn >= (module.turn?.order.length ?? 0))
    return refuse('undo-does-not-fit', { misfits: [{ part: 'turns', name: '' }] });
  const pieces = [
    ...change.added.flatMap((record) => (record.kind === 'piece' ? record : [])),
    ...change.updated.flatMap((update) => {
      const piece = update.kind === 'piece' ? table.get('piece', update.id) : undefined;
      return piece ? applyRecordPatch(piece, update) : [];
    }),
  ];
  if (pieces.length === 0) return undefined;
  const fitting = moduleLookupOf(module);
  const misfits = pieces.flatMap((piece) => lacking(fitting, piece));
  return misfits.length > 0 ? refuse('undo-does-not-fit', { misfits }) : undefined;
};

/** Returns why an actor may not reload the module. Only the host and the game master may (W1). */
export const refusalOfReloadByActor = (table: Table, actor: PersonId): Refusal | undefined =>
  isMaster(table, actor) ? undefined : refusalOfHostAct(table, actor);

export const reloadSystem = {
  name: 'reload',
  reports: reloadReportDefinitions,
  operations: {
    reload: {
      play: false,
      gain: 'asks',
      isLarge: true,
      answer: 'open',
      told: 'phrases',
      texts: { hash: 'word', module: 'word' },
      refusalOf: (table, { actor }) => refusalOfReloadByActor(table, actor),
      decide: decideReload,
    },
  },
  acts: 'none',
} satisfies System;
