import { within } from '../../table/grid/index.ts';
import { COST, charge, type Kind } from '../../table/index.ts';
import { type ActiveModifier, isShortRangePieceModifier, type ModifiersOfProperty } from './active-modifiers.ts';
import type { SubjectInPass } from './chain.ts';
import { isNeighborLinkChange } from './change.ts';
import type { EvaluationValues } from './pass-values.ts';
import { candidateSubjectsInScope, everywhere, hasCommonZone, isSamePlace, mainSubjectOf } from './range.ts';
import { propertyReadersOf } from './readers.ts';
import type { Subject } from './subject.ts';

/** The largest number of modifiers of one property that are checked one by one. */
const FEW = 64;

/**
 * Returns the modifiers that may reach a subject, in order, judged by stored values. Each modifier decides at its turn
 * if it applies. If there are many, they are searched for around the subject, so that the cost doesn't grow with the
 * table (P18).
 */
export const findCandidateModifiers = (
  pass: EvaluationValues,
  bending: ModifiersOfProperty,
  target: SubjectInPass,
): readonly ActiveModifier[] => {
  if (!isThere(pass, target)) return [];
  charge(bending.acting.length);
  if (bending.isOfAll && !pass.order.bendsModifiers) return bending.acting;
  const near =
    bending.acting.length <= FEW || pass.order.bendsModifiers || pass.order.bendsMap
      ? bending.acting
      : [...bending.wide, ...close(pass, bending, target)];
  const found = near.filter((acting) => pass.exists(acting) && mayReach(pass, acting, target));
  const granted = bending.granted.flatMap((place) => grantedTo(pass, place, target));
  if (granted.length === 0 && near === bending.acting) return found;
  return [...found, ...granted].sort((a, b) => a.at - b.at || (a.sub < b.sub ? -1 : Number(a.sub > b.sub)));
};

/** True if the viewer of this world knows of the subject. */
const isThere = (pass: EvaluationValues, target: SubjectInPass): boolean => {
  if (target.record) return true;
  const { world, order } = pass;
  if (target.kind === 'modifier') return order.byId.has(target.id);
  const readers = propertyReadersOf(world.systems, target.kind);
  if (readers.some(({ about }) => about)) return true;
  return readers.some(({ all }) => all)
    ? pass.spot(target) !== undefined
    : world.get(target.kind as Kind, target.id) !== undefined;
};

const close = (pass: EvaluationValues, bending: ModifiersOfProperty, target: Subject): readonly ActiveModifier[] => {
  const {
    order,
    world: { ground },
  } = pass;
  const spot = pass.spot(target, true);
  const own = target.kind === 'piece' ? (order.bySource.get(target.id) ?? []) : [];
  const grid = spot && ground.get('board', spot.in)?.grid;
  const cells = grid && spot.cell !== undefined ? within(grid, spot.cell, bending.reach) : [spot?.cell];
  const sources = spot ? cells.flatMap((cell) => ground.at(spot.in, cell)) : [];
  const found = new Set([...own, ...sources.flatMap(({ id }) => order.bySource.get(id) ?? [])]);
  return [...found].filter((acting) => changes(acting, bending) && isShortRangePieceModifier(acting));
};

const changes = ({ compiled: { definition, alteration } }: ActiveModifier, bending: ModifiersOfProperty): boolean => {
  const [one] = bending.acting;
  return definition.of === one?.compiled.definition.of && alteration?.property === one.compiled.alteration?.property;
};

/** Returns false only if stored values alone show that the modifier can't reach the target. */
const mayReach = (pass: EvaluationValues, acting: ActiveModifier, target: Subject): boolean => {
  const { source } = acting;
  const { scope, definition } = acting.compiled;
  const { order, world } = pass;
  if (definition.cells) return definition.cells.includes(target.id);
  if (order.bendsModifiers || !source) return order.bendsModifiers || scope.reach === 'game';
  if (scope.reach === 'game' || scope.reach === 'side' || (order.bendsMap && scope.reach === 'steps')) return true;
  if (isNeighborLinkChange(acting.compiled.alteration)) return true;
  if (scope.reach === 'self') return isAbout(world, source, target);
  const [from, to] = [pass.spot(source, true), pass.spot(target, true)];
  if (!from || !to) return false;
  switch (scope.reach) {
    case 'cell':
      return isSamePlace(from, to);
    case 'steps':
    case 'board':
      return from.in === to.in;
    case 'map':
      return from.map === to.map;
    default:
      return hasCommonZone(from, to);
  }
};

const isAbout = (world: EvaluationValues['world'], { kind, id }: Subject, target: Subject): boolean => {
  const about = mainSubjectOf(world, target);
  return about.kind === kind && about.id === id;
};

const grantedTo = (pass: EvaluationValues, place: ActiveModifier, target: Subject): readonly ActiveModifier[] => {
  const { grantor } = place;
  if (!grantor || !pass.exists(grantor)) return [];
  const kind = grantor.compiled.definition.of;
  const bearers = isNeighborLinkChange(place.compiled.alteration)
    ? everywhere(pass, kind)
    : candidateSubjectsInScope(pass, place.compiled.scope, target, kind);
  charge(COST.look * bearers.length);
  return bearers
    .map((id): ActiveModifier => ({ ...place, source: { kind, id }, sub: id }))
    .filter((acting) => mayReach(pass, grantor, acting.source as Subject));
};
