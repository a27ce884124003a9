import { join } from '../core/change.ts';
import type { System } from '../core/system.ts';
import type { Index } from '../core/table.ts';
import { mayHandOver } from '../play/hand-over.ts';
import type { Module } from '../play/module.ts';
import { refusalOfGrantedMove, refusalOfMove } from '../play/pieces/moves.ts';
import { moduleOf } from '../play/queries.ts';
import { refusalOfUsingOwn } from '../play/rights.ts';
import { seesInto } from '../play/secrecy/hiding.ts';
import { decideAnyHandOver, decideEngage, decideReturn, refusalOfReturn } from './battle.ts';
import {
  decideDisband,
  decideForm,
  decideJoin,
  decideRename,
  decideSplit,
  formAsFar,
  joinAsFar,
  refusalOfCommanding,
  refusalOfCommandingArmy,
} from './form.ts';
import { keepArmies, restorePoints, takeByEntering } from './keep.ts';
import { decideAnyMove, moveAsFar } from './march.ts';
import { armyProperties, unitProperties } from './properties.ts';
import { rosterIndex } from './roster.ts';

/** Whether units of this module can be hidden where others stand: then only its own side knows of an army as such. */
const coversUnits = ({ traits = {} }: Module): boolean =>
  Object.values(traits).some(
    ({ unit, mask, invisible }) => unit === true && (mask !== undefined || invisible === true),
  );

/**
 * Armies, and units that go by their move points. An army is no more than what its units have in common: they keep
 * their own places.
 */
export const armySystem = {
  name: 'armies',
  indexes: [rosterIndex as Index<unknown>],
  properties: [unitProperties, armyProperties],
  visibility: {
    army: (table, army, audience) => {
      const open = audience.master || audience.plays(army.side) || !coversUnits(moduleOf(table));
      return open && seesInto(table, army.board, audience) ? army : undefined;
    },
    battle: (table, battle, audience) => {
      const open = audience.master || !coversUnits(moduleOf(table));
      return open
        ? battle
        : { ...battle, attackers: { ...battle.attackers, bands: [] }, defenders: { ...battle.defenders, bands: [] } };
    },
  },
  operations: {
    move: {
      play: true,
      refusalOf: refusalOfMove,
      granted: refusalOfGrantedMove,
      decide: decideAnyMove,
      asFar: moveAsFar,
    },
    'hand-over': {
      play: true,
      refusalOf: mayHandOver,
      granted: (table, { actor, piece }) => refusalOfUsingOwn(table, actor, [piece]),
      decide: decideAnyHandOver,
    },
    'form-army': {
      play: true,
      refusalOf: (table, { actor, units }) => refusalOfCommanding(table, actor, units),
      decide: decideForm,
      asFar: (table, operation, _circumstances, isForbidden) => (isForbidden ? join() : formAsFar(table, operation)),
    },
    'join-army': {
      play: true,
      refusalOf: (table, { actor, army, units }) =>
        refusalOfCommandingArmy(table, actor, army) ?? refusalOfCommanding(table, actor, units),
      decide: decideJoin,
      asFar: (table, operation, _circumstances, isForbidden) => (isForbidden ? join() : joinAsFar(table, operation)),
    },
    'split-army': {
      play: true,
      refusalOf: (table, { actor, army }) => refusalOfCommandingArmy(table, actor, army),
      decide: decideSplit,
    },
    'disband-army': {
      play: true,
      refusalOf: (table, { actor, army }) => refusalOfCommandingArmy(table, actor, army),
      decide: decideDisband,
    },
    'rename-army': {
      play: true,
      refusalOf: (table, { actor, army }) => refusalOfCommandingArmy(table, actor, army),
      decide: decideRename,
    },
    engage: {
      play: true,
      refusalOf: (table, { actor, army, pieces }) =>
        army === undefined ? refusalOfCommanding(table, actor, pieces) : refusalOfCommandingArmy(table, actor, army),
      decide: decideEngage,
    },
    'return-army': { play: true, refusalOf: (table, { actor }) => refusalOfReturn(table, actor), decide: decideReturn },
  },
  reactions: (table, done) => join(keepArmies(table, done), takeByEntering(table, done), restorePoints(table, done)),
} satisfies System;
