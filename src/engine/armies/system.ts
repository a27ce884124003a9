import { type Index, join, type System } from '../../table/index.ts';
import { checkSeen } from '../play/moves/check.ts';
import { mayHandOver } from '../play/ownership.ts';
import { refusalOfGrantedMove, refusalOfMove } from '../play/pieces/moves.ts';
import { orOverruled, overruledSeen, refusalOfOverruling } from '../play/pieces/overruled.ts';
import { gainOfChanging, refusalOfUsingOwn } from '../play/rights.ts';
import { actsByUnits, legalActsByUnits } from './acts.ts';
import { cellsFoughtFor, decideAnyHandOver, decideEngage, decideReturn, refusalOfReturn } from './battle.ts';
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
import { decideAnyMove, decideListedMove, moveAsFar } from './march.ts';
import { armyNamesIndex } from './names/name-index.ts';
import { armyProperties, UNTOLD, unitProperties } from './properties.ts';
import { armySchema, battleSchema } from './record/army.ts';
import { armySeen, battleSeen } from './record/visibility.ts';
import {
  armiesTold,
  armyReportRules,
  armyReports,
  battleReports,
  battleTold,
  handOverTold,
  movesTold,
} from './reports.ts';
import { rosterIndex } from './roster.ts';

/** Armies. An army only groups its units; each unit has a place of its own. */
export const armySystem = {
  name: 'armies',
  indexes: [rosterIndex as Index<unknown>, armyNamesIndex as Index<unknown>],
  properties: [unitProperties, armyProperties],
  untold: UNTOLD,
  cellsInUse: cellsFoughtFor,
  acts: actsByUnits,
  legalActs: legalActsByUnits,
  records: {
    army: {
      schema: armySchema,
      names: 'anything',
      visibility: armySeen,
      undo: 'takes-back',
      recognized: 'nobody',
      affects: [],
      reports: armyReports,
      texts: { name: 'typed' },
    },
    battle: {
      schema: battleSchema,
      names: 'anything',
      visibility: battleSeen,
      undo: 'takes-back',
      recognized: 'nobody',
      affects: ['values'],
      reports: battleReports,
      texts: { attackers: 'typed', defenders: 'typed' },
    },
  },
  reports: armyReportRules,
  operations: {
    move: {
      play: true,
      gain: 'rules',
      answer: 'apart',
      told: movesTold,
      refusalOf: (table, move) => (move.overruled ? refusalOfOverruling(table, move) : refusalOfMove(table, move)),
      granted: refusalOfGrantedMove,
      decide: decideAnyMove,
      decideListed: decideListedMove,
      texts: { becomes: 'word' },
      reports: (telling, move) => [...overruledSeen(telling, move), ...checkSeen(telling, move)],
      asFar: moveAsFar,
    },
    'hand-over': {
      play: true,
      gain: gainOfChanging,
      answer: 'apart',
      told: handOverTold,
      reports: overruledSeen,
      refusalOf: orOverruled(mayHandOver),
      granted: (table, { actor, piece }) => refusalOfUsingOwn(table, actor, [piece]),
      decide: decideAnyHandOver,
    },
    'form-army': {
      play: true,
      gain: 'rules',
      answer: 'apart',
      told: armiesTold,
      texts: { name: 'typed' },
      reports: overruledSeen,
      refusalOf: orOverruled((table, { actor, units }) => refusalOfCommanding(table, actor, units)),
      decide: decideForm,
      asFar: (table, operation, environment, isForbidden) =>
        isForbidden ? join() : formAsFar(table, operation, environment),
    },
    'join-army': {
      play: true,
      gain: 'rules',
      answer: 'apart',
      told: armiesTold,
      reports: overruledSeen,
      refusalOf: orOverruled(
        (table, { actor, army, units }) =>
          refusalOfCommandingArmy(table, actor, army) ?? refusalOfCommanding(table, actor, units),
      ),
      decide: decideJoin,
      asFar: (table, operation, _environment, isForbidden) => (isForbidden ? join() : joinAsFar(table, operation)),
    },
    'split-army': {
      play: true,
      gain: 'rules',
      answer: 'apart',
      told: armiesTold,
      texts: { name: 'typed' },
      refusalOf: (table, { actor, army }) => refusalOfCommandingArmy(table, actor, army),
      decide: decideSplit,
    },
    'disband-army': {
      play: true,
      gain: 'rules',
      answer: 'apart',
      told: armiesTold,
      refusalOf: (table, { actor, army }) => refusalOfCommandingArmy(table, actor, army),
      decide: decideDisband,
    },
    'rename-army': {
      play: true,
      gain: 'rules',
      answer: 'apart',
      told: armiesTold,
      texts: { name: 'typed' },
      refusalOf: (table, { actor, army }) => refusalOfCommandingArmy(table, actor, army),
      decide: decideRename,
    },
    engage: {
      play: true,
      gain: 'rules',
      answer: 'apart',
      told: battleTold('from'),
      reports: overruledSeen,
      refusalOf: orOverruled((table, { actor, army, pieces }) =>
        army === undefined ? refusalOfCommanding(table, actor, pieces) : refusalOfCommandingArmy(table, actor, army),
      ),
      decide: decideEngage,
    },
    'return-army': {
      play: true,
      gain: 'rules',
      answer: 'apart',
      told: battleTold('to'),
      refusalOf: (table, { actor }) => refusalOfReturn(table, actor),
      decide: decideReturn,
    },
  },
  reactions: (table, done) => join(keepArmies(table, done), takeByEntering(table, done), restorePoints(table, done)),
} satisfies System;
