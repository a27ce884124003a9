import { derived, isOn, type VisibilityRule } from '../../../table/index.ts';
import type { Module } from '../../play/module.ts';
import { moduleOf } from '../../play/queries.ts';
import { canSeeContents } from '../../play/secrecy/hiding.ts';

/** True if this module can hide units. Then only its own side may know of an army. */
export const canHideUnits = derived(({ traits = {} }: Module): boolean =>
  Object.values(traits).some(({ unit, mask, invisible }) => isOn(unit) && (mask !== undefined || isOn(invisible))),
);

export const redactArmy: VisibilityRule<'army'> = (table, army, audience) => {
  const open = audience.master || audience.plays(army.side) || !canHideUnits(moduleOf(table));
  return open && canSeeContents(table, army.board, audience) ? army : undefined;
};

export const redactBattle: VisibilityRule<'battle'> = (table, battle, audience) => {
  const open = audience.master || !canHideUnits(moduleOf(table));
  return open
    ? battle
    : { ...battle, attackers: { ...battle.attackers, bands: [] }, defenders: { ...battle.defenders, bands: [] } };
};
