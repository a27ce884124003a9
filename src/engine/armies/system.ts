import { type Index, join, type System } from '../../table/index.ts';
import { reportRoyalInCheck } from '../play/moves/check.ts';
import { refusalOfHandingOver } from '../play/ownership.ts';
import { refusalOfGrantedMove, refusalOfMove } from '../play/pieces/moves.ts';
import { allowOverruling, refusalOfOverrulingMove, reportOverruledStep } from '../play/pieces/overruled.ts';
import { gainOfChangingPiece, refusalOfUsingOwnPieces } from '../play/rights.ts';
import { legalActsByUnits, listPossibleUnitActs } from './acts.ts';
import {
  contestedCellsOfBattle,
  decideAnyHandOver,
  decideEndBattle,
  decideStartBattle,
  refusalOfEndingBattle,
} from './battle.ts';
import {
  decideDisband,
  decideFormArmy,
  decideJoin,
  decideRenameArmy,
  decideSplit,
  formArmyUpToLimit,
  joinArmyUpToLimit,
  refusalOfCommanding,
  refusalOfCommandingArmy,
} from './form.ts';
import { keepArmies, restoreMovePoints, takeByEntering } from './keep.ts';
import { decideAnyMove, decideListedMove, moveAsFarAsPossible } from './march.ts';
import { armyNamesIndex } from './names/name-index.ts';
import { armyProperties, HIDDEN_UNIT_PROPERTIES, unitProperties } from './properties.ts';
import { armySchema, battleSchema } from './record/army.ts';
import { redactArmy, redactBattle } from './record/visibility.ts';
import {
  armyReportDefinitions,
  armyReports,
  arrangeMoveReports,
  battleReports,
  selectArmyReports,
  selectHandOverReports,
  summarizeBattleMoves,
} from './reports.ts';
import { rosterIndex } from './roster.ts';

/** Armies. An army only groups its units; each unit has a place of its own. */
export const armySystem = {
  name: 'armies',
  indexes: [rosterIndex as Index<unknown>, armyNamesIndex as Index<unknown>],
  properties: [unitProperties, armyProperties],
  untold: HIDDEN_UNIT_PROPERTIES,
  cellsInUse: contestedCellsOfBattle,
  acts: listPossibleUnitActs,
  legalActs: legalActsByUnits,
  records: {
    army: {
      schema: armySchema,
      names: 'anything',
      visibility: redactArmy,
      undo: 'takes-back',
      recognized: 'nobody',
      affects: [],
      reports: armyReports,
      texts: { name: 'typed' },
    },
    battle: {
      schema: battleSchema,
      names: 'anything',
      visibility: redactBattle,
      undo: 'takes-back',
      recognized: 'nobody',
      affects: ['values'],
      reports: battleReports,
      texts: { attackers: 'typed', defenders: 'typed' },
    },
  },
  reports: armyReportDefinitions,
  operations: {
    move: {
      play: true,
      gain: 'rules',
      answer: 'apart',
      told: arrangeMoveReports,
      refusalOf: (table, move) => (move.overruled ? refusalOfOverrulingMove(table, move) : refusalOfMove(table, move)),
      granted: refusalOfGrantedMove,
      decide: decideAnyMove,
      decideListed: decideListedMove,
      texts: { becomes: 'word' },
      reports: (telling, move) => [...reportOverruledStep(telling, move), ...reportRoyalInCheck(telling, move)],
      asFar: moveAsFarAsPossible,
    },
    'hand-over': {
      play: true,
      gain: gainOfChangingPiece,
      answer: 'apart',
      told: selectHandOverReports,
      reports: reportOverruledStep,
      refusalOf: allowOverruling(refusalOfHandingOver),
      granted: (table, { actor, piece }) => refusalOfUsingOwnPieces(table, actor, [piece]),
      decide: decideAnyHandOver,
    },
    'form-army': {
      play: true,
      gain: 'rules',
      answer: 'apart',
      told: selectArmyReports,
      texts: { name: 'typed' },
      reports: reportOverruledStep,
      refusalOf: allowOverruling((table, { actor, units }) => refusalOfCommanding(table, actor, units)),
      decide: decideFormArmy,
      asFar: (table, operation, environment, isForbidden) =>
        isForbidden ? join() : formArmyUpToLimit(table, operation, environment),
    },
    'join-army': {
      play: true,
      gain: 'rules',
      answer: 'apart',
      told: selectArmyReports,
      reports: reportOverruledStep,
      refusalOf: allowOverruling(
        (table, { actor, army, units }) =>
          refusalOfCommandingArmy(table, actor, army) ?? refusalOfCommanding(table, actor, units),
      ),
      decide: decideJoin,
      asFar: (table, operation, _environment, isForbidden) =>
        isForbidden ? join() : joinArmyUpToLimit(table, operation),
    },
    'split-army': {
      play: true,
      gain: 'rules',
      answer: 'apart',
      told: selectArmyReports,
      texts: { name: 'typed' },
      refusalOf: (table, { actor, army }) => refusalOfCommandingArmy(table, actor, army),
      decide: decideSplit,
    },
    'disband-army': {
      play: true,
      gain: 'rules',
      answer: 'apart',
      told: selectArmyReports,
      refusalOf: (table, { actor, army }) => refusalOfCommandingArmy(table, actor, army),
      decide: decideDisband,
    },
    'rename-army': {
      play: true,
      gain: 'rules',
      answer: 'apart',
      told: selectArmyReports,
      texts: { name: 'typed' },
      refusalOf: (table, { actor, army }) => refusalOfCommandingArmy(table, actor, army),
      decide: decideRenameArmy,
    },
    engage: {
      play: true,
      gain: 'rules',
      answer: 'apart',
      told: summarizeBattleMoves('from'),
      reports: reportOverruledStep,
      refusalOf: allowOverruling((table, { actor, army, pieces }) =>
        army === undefined ? refusalOfCommanding(table, actor, pieces) : refusalOfCommandingArmy(table, actor, army),
      ),
      decide: decideStartBattle,
    },
    'return-army': {
      play: true,
      gain: 'rules',
      answer: 'apart',
      told: summarizeBattleMoves('to'),
      refusalOf: (table, { actor }) => refusalOfEndingBattle(table, actor),
      decide: decideEndBattle,
    },
  },
  reactions: (table, done) =>
    join(keepArmies(table, done), takeByEntering(table, done), restoreMovePoints(table, done)),
} satisfies System;
