import {
  type Audience,
  added,
  type Change,
  createIds,
  isOn,
  join,
  type PieceId,
  type Refusal,
  refuse,
  removed,
  type System,
  type Table,
  updated,
  type VisibilityRule,
} from '../../../table/index.ts';
import {
  type ActiveModifier,
  activeModifiersOf,
  isModifierDeclaredPublic,
  modifierIndexes,
} from '../../modifiers/active-modifiers.ts';
import { modifierEvaluationOf } from '../../modifiers/evaluation.ts';
import { type CounterLookup, type ModifierFault, modifierFaults } from '../../modifiers/faults.ts';
import type { Modifier, ModifierDefinition, TurnMoment } from '../../modifiers/form.ts';
import { modifierSchema, modifierSourceSchema, modifierTieOrderSchema } from '../../modifiers/form.ts';
import { addPlayDefinitions, attachModifierToPiece } from '../flow/in-play.ts';
import { modifierRevelations } from '../flow/modifier-tellers.ts';
import { refusalOfUndeclared } from '../flow/undeclared.ts';
import { cellPropertySource, gamePropertySource, sidePropertySource, zonePropertySource } from '../pieces/ground.ts';
import { stepPropertySource } from '../pieces/steps.ts';
import { moduleOf } from '../queries.ts';
import { refusalOfChangingTable, refusalOfPlayingNow } from '../rights.ts';
import { pieceVisibilityFor } from '../secrecy/hiding.ts';
import { reportPieceModifiers } from './force.ts';
import { limitPropertySource } from './limits.ts';
import { permissionProperties } from './may.ts';
import { modifierReportDefinitions, modifierReports, reportTieOrder } from './reports.ts';
import { nextModifierAge, updateModifierSources } from './sources.ts';

declare module '../../../table/core/operation.ts' {
  interface Operations {
    /** Puts a modifier into play. A modifier on a piece lasts as long as the piece is in play. */
    modify: { readonly definition: ModifierDefinition; readonly piece: PieceId | undefined };
    unmodify: { readonly modifier: string };
    /** Sets the order of modifiers with one precedence. The given ones come first, in this order (P2). */
    'order-ties': { readonly precedence: number; readonly modifiers: readonly string[] };
  }
}

declare module '../../../table/core/refusal.ts' {
  interface Refusals {
    'bad-modifier': { readonly fault: ModifierFault };
    'no-such-modifier': Record<never, never>;
    /** The modifier belongs to the module, so it can't be removed. It ends with its source. */
    'modifier-stays': { readonly modifier: string };
    'no-tie': { readonly precedence: number };
    'in-order': { readonly modifiers: readonly string[] };
    'too-many-modifiers': { readonly most: number };
  }
}

const MOST_MODIFIERS_PUT = 200;

const momentOf = (table: Table): TurnMoment | undefined => {
  const turn = table.get('turn', 'turn');
  return turn && { number: turn.number, position: turn.position };
};

/** True if it is a waiting modifier of the module, which already declares what it reveals. */
const isOfModule = (table: Table, { on: _, ...own }: ModifierDefinition): boolean => {
  const found = moduleOf(table).modifiers?.find(({ name, waits }) => isOn(waits) && name === own.name);
  if (!found) return false;
  const { waits: __, on: ___, ...known } = found;
  return JSON.stringify(known) === JSON.stringify(own);
};

const decideModify = (table: Table, definition: ModifierDefinition, piece: PieceId | undefined): Change | Refusal => {
  const [fault] = modifierFaults(definition, table.systems, (property) => counterNamed(table, property));
  if (fault) return refuse('bad-modifier', { fault });
  if (table.size('modifier') >= MOST_MODIFIERS_PUT) return refuse('too-many-modifiers', { most: MOST_MODIFIERS_PUT });
  if (piece !== undefined && !table.get('piece', piece)) return refuse('no-such-piece', { piece });
  const hung = piece === undefined ? definition : attachModifierToPiece(table, definition, piece);
  const untold = isOfModule(table, definition)
    ? undefined
    : refusalOfUndeclared(table, (module) => addPlayDefinitions(module, { modifiers: [hung] }), 'modifier');
  if (untold) return untold;
  const { ids, change } = createIds(table, '', 1);
  const began = momentOf(table);
  const ofPiece = piece === undefined ? {} : { piece };
  const record: Modifier = {
    kind: 'modifier',
    id: `m${ids[0]}`,
    since: nextModifierAge(table),
    definition,
    ...(began ? { began } : {}),
    ...ofPiece,
  };
  return join(change, added(record));
};

const counterNamed = (table: Table, property: string): ReturnType<CounterLookup> => {
  const counter = table.get('counter', property);
  return counter && { name: counter.name, on: property.slice(0, -counter.name.length - 1) };
};

const decideUnmodify = (table: Table, id: string): Change | Refusal => {
  const record = table.get('modifier', id);
  if (record) return removed(record);
  const acting = activeModifiersOf(table)?.byId.get(id);
  return acting
    ? refuse('modifier-stays', { modifier: acting.compiled.definition.name })
    : refuse('no-such-modifier', {});
};

const decideTies = (table: Table, precedence: number, ids: readonly string[]): Change | Refusal => {
  const [order, pass] = [activeModifiersOf(table), modifierEvaluationOf(table)];
  const found = ids.map((id) => {
    const acting = order?.byId.get(id);
    return acting && pass?.exists(acting) ? acting : undefined;
  });
  if (found.some((one) => one === undefined)) return refuse('no-such-modifier', {});
  if (ids.length < 2 || found.some((one) => one?.compiled.definition.precedence !== precedence))
    return refuse('no-tie', { precedence });
  const places = found.map((one) => order?.acting.indexOf(one as ActiveModifier) ?? -1);
  if (places.every((place, i) => i === 0 || place > (places[i - 1] ?? -1)))
    return refuse('in-order', { modifiers: found.map((one) => one?.compiled.definition.name ?? '') });
  const now = table.get('ties', 'ties');
  const chosen = new Set(ids);
  const others = (now?.order[precedence] ?? []).filter((id) => !chosen.has(id) && order?.byId.has(id));
  const ties = {
    kind: 'ties' as const,
    id: 'ties' as const,
    order: { ...now?.order, [precedence]: [...ids, ...others] },
  };
  return now ? updated(now, ties) : added(ties);
};

const seesPiece = (table: Table, id: string, audience: Audience): boolean => {
  const piece = table.get('piece', id);
  return piece !== undefined && pieceVisibilityFor(table, piece, audience) === 'face';
};

const modifierSeen: VisibilityRule<'modifier'> = (table, record, audience) => {
  const { piece, ...open } = record;
  if (piece === undefined || seesPiece(table, piece, audience)) return record;
  return isModifierDeclaredPublic(record.definition) ? open : undefined;
};

/** Operations on modifiers. Values are read through modifiers in src/engine/modifiers/effective-value.ts. */
export const modifierSystem = {
  name: 'modifiers',
  indexes: modifierIndexes,
  tellers: (_module, flow) => modifierRevelations(flow),
  named: ({ modifiers = [] }) =>
    modifiers.map(({ name, reveals: _, ...matters }) => ({ part: 'modifier', name, matters })),
  properties: [
    cellPropertySource,
    zonePropertySource,
    sidePropertySource,
    gamePropertySource,
    stepPropertySource,
    limitPropertySource,
    permissionProperties,
  ],
  records: {
    modifier: {
      schema: modifierSchema,
      names: (table, { definition }) =>
        modifierFaults(definition, table.systems).every(({ why }) => why === 'fraction'),
      visibility: modifierSeen,
      undo: 'takes-back',
      recognized: 'nobody',
      affects: ['modifiers'],
      reports: modifierReports,
      texts: { definition: 'word', piece: 'word' },
    },
    source: {
      schema: modifierSourceSchema,
      names: 'anything',
      visibility: (table, record, audience) => (seesPiece(table, record.id, audience) ? record : undefined),
      undo: 'takes-back',
      recognized: 'nobody',
      affects: ['modifiers'],
      reports: reportPieceModifiers,
    },
    ties: {
      schema: modifierTieOrderSchema,
      names: 'anything',
      visibility: () => undefined,
      undo: 'takes-back',
      recognized: 'nobody',
      affects: ['modifiers'],
      reports: 'nothing',
      texts: { order: 'word' },
    },
  },
  reports: modifierReportDefinitions,
  operations: {
    modify: {
      play: true,
      gain: 'arranges',
      answer: 'apart',
      told: 'phrases',
      texts: { definition: 'word' },
      refusalOf: (table, { actor }) => refusalOfChangingTable(table, actor),
      decide: (table, { definition, piece }) => decideModify(table, definition, piece),
    },
    unmodify: {
      play: true,
      gain: 'arranges',
      answer: 'apart',
      told: 'phrases',
      texts: { modifier: 'word' },
      refusalOf: (table, { actor }) => refusalOfChangingTable(table, actor),
      decide: (table, { modifier }) => decideUnmodify(table, modifier),
    },
    'order-ties': {
      play: true,
      gain: 'rules',
      answer: 'apart',
      told: 'phrases',
      reports: reportTieOrder,
      texts: { modifiers: 'word' },
      refusalOf: (table, { actor }) => refusalOfPlayingNow(table, actor),
      decide: (table, { precedence, modifiers }) => decideTies(table, precedence, modifiers),
    },
  },
  reactions: updateModifierSources,
  acts: 'none',
} satisfies System;
