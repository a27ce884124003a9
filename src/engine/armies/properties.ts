import type { ArmyId, PropertyReadByRules, PropertySource } from '../../table/index.ts';
import { MOVE_POINTS_PROPERTY, SPENT_POINTS_PROPERTY } from './points.ts';
import { COVERED_CELLS_PROPERTY } from './roster.ts';
import { unitsOfArmy } from './units.ts';
import { ZONE_OF_CONTROL_PROPERTY } from './zones-of-control.ts';

declare module '../../table/core/vocabulary.ts' {
  interface PropertiesReadByRules {
    readonly Class: true;
    readonly MovePoints: true;
    readonly MovePointsSpent: true;
    readonly Covers: true;
    readonly IgnoresZoneOfControl: true;
    readonly ZoneOfControl: true;
    readonly unit: true;
    readonly level: true;
  }
}

/**
 * Properties of a unit that are hidden from players because only the rules need them. Players read the unit's name
 * instead.
 */
export const HIDDEN_UNIT_PROPERTIES: readonly PropertyReadByRules[] = ['Class', 'unit', 'level'];

/** The properties of an army (A1). Those that it doesn't have itself are read from its representative unit. */
export const armyProperties: PropertySource = {
  kind: 'army',
  names: { has: { PieceName: 'plain', Army: 'plain', Owner: 'side', Size: 'plain' }, asks: [{ kind: 'piece' }] },
  fixed: (name) => name === 'Size',
  domain: (name) => (name === 'Size' ? 'natural' : undefined),
  read: (world, id, name, ask) => {
    const army = world.get('army', id);
    if (!army) return undefined;
    if (name === 'PieceName' || name === 'Army') return army.name;
    if (name === 'Owner') return army.side;
    const units = unitsOfArmy(world, id as ArmyId);
    if (name === 'Size') return units.length;
    const classes = units.map((unit) => ({
      unit,
      className: String(ask(world, 'piece', unit.id, 'Class') ?? unit.prototype ?? unit.name),
    }));
    const count = (className: string): number => classes.filter((one) => one.className === className).length;
    const [first] = [...classes].sort((a, b) => count(b.className) - count(a.className));
    return first && ask(world, 'piece', first.unit.id, name);
  },
};

export const unitProperties: PropertySource = {
  kind: 'piece',
  names: {
    has: { Army: 'plain', ArmySize: 'plain', [SPENT_POINTS_PROPERTY]: 'plain' },
    heeds: {
      Class: 'class',
      [MOVE_POINTS_PROPERTY]: 'plain',
      [COVERED_CELLS_PROPERTY]: 'cell',
      [ZONE_OF_CONTROL_PROPERTY]: 'plain',
    },
  },
  fixed: (name) => name === 'Army' || name === 'ArmySize',
  domain: (name) => (name === 'ArmySize' ? 'natural' : name === ZONE_OF_CONTROL_PROPERTY ? 'flag' : undefined),
  sharedIn: (_world, _container, name) => name !== 'Army' && name !== 'ArmySize',
  read: (world, id, name) => {
    if (name !== 'Army' && name !== 'ArmySize') return undefined;
    const army = world.get('piece', id)?.army;
    if (army === undefined) return undefined;
    return name === 'Army' ? world.get('army', army)?.name : unitsOfArmy(world, army).length;
  },
};
