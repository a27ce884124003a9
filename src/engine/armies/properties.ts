import type { ArmyId, Properties, RuledProperty } from '../../table/index.ts';
import { POINTS, SPENT } from './points.ts';
import { COVERS } from './roster.ts';
import { unitsOf } from './units.ts';
import { EXERTS } from './zones-of-control.ts';

declare module '../../table/core/vocabulary.ts' {
  interface RuledProperties {
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
export const UNTOLD: readonly RuledProperty[] = ['Class', 'unit', 'level'];

/** The properties of an army (A1). Those that it doesn't have itself are read from its representative unit. */
export const armyProperties: Properties = {
  kind: 'army',
  names: { has: { PieceName: 'plain', Army: 'plain', Owner: 'side', Size: 'plain' }, asks: [{ kind: 'piece' }] },
  fixed: (name) => name === 'Size',
  domain: (name) => (name === 'Size' ? 'natural' : undefined),
  read: (world, id, name, ask) => {
    const army = world.get('army', id);
    if (!army) return undefined;
    if (name === 'PieceName' || name === 'Army') return army.name;
    if (name === 'Owner') return army.side;
    const units = unitsOf(world, id as ArmyId);
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

export const unitProperties: Properties = {
  kind: 'piece',
  names: {
    has: { Army: 'plain', ArmySize: 'plain', [SPENT]: 'plain' },
    heeds: { Class: 'class', [POINTS]: 'plain', [COVERS]: 'cell', [EXERTS]: 'plain' },
  },
  fixed: (name) => name === 'Army' || name === 'ArmySize',
  domain: (name) => (name === 'ArmySize' ? 'natural' : name === EXERTS ? 'flag' : undefined),
  sharedIn: (_world, _container, name) => name !== 'Army' && name !== 'ArmySize',
  read: (world, id, name) => {
    if (name !== 'Army' && name !== 'ArmySize') return undefined;
    const army = world.get('piece', id)?.army;
    if (army === undefined) return undefined;
    return name === 'Army' ? world.get('army', army)?.name : unitsOf(world, army).length;
  },
};
