import { type ContainerId, caseOf, derived, type World } from '../../../table/index.ts';
import type { Module } from '../module.ts';
import { traitsOf } from '../pieces/traits.ts';
import { locateContainer, moduleOf } from '../queries.ts';
import type { Piece } from '../records.ts';
import { areCapturesManual } from '../rules.ts';
import type { CaptureDefinition } from './form.ts';
import { WAYS } from './ways.ts';

/** True if a module has rules by which pieces capture. Without such rules nothing is checked, which costs no time. */
export const hasCaptureRules = derived(
  ({ maps, traits }: Module): boolean =>
    maps.some(({ captures }) => captures !== undefined && captures.by !== 'enter') ||
    Object.values(traits ?? {}).some(({ captures }) => captures !== undefined),
);

export const isByName = ({ by }: Pick<CaptureDefinition, 'by'>): boolean => WAYS[by].enemies === 'by-name';

export const hasManualCaptures = ({ maps, rules }: Module): boolean =>
  maps.some(({ captures }) =>
    captures === undefined || captures.by === 'enter' ? areCapturesManual(rules) : isByName(captures),
  );

const MANUAL: CaptureDefinition = { by: 'manual' };
const NONE: CaptureDefinition = { by: 'none' };

const mapIn = (world: World, container: ContainerId): Module['maps'][number] | undefined => {
  const name = locateContainer(world, container)?.map.name;
  return moduleOf(world).maps.find((one) => one.name === name);
};

const isPeaceful = (map: Module['maps'][number] | undefined): boolean =>
  map?.combat !== undefined && caseOf(map.combat, { no: true });

export const isContainerWithoutCombat = (world: World, container: ContainerId): boolean =>
  isPeaceful(mapIn(world, container));

/** Returns the capture rule of a container: that of its map, or `manual` if the rules allow captures by hand. */
export const captureRuleOfContainer = (world: World, container: ContainerId): CaptureDefinition => {
  const map = mapIn(world, container);
  if (isPeaceful(map)) return NONE;
  if (map?.captures && map.captures.by !== 'enter') return map.captures;
  return areCapturesManual(moduleOf(world).rules) ? MANUAL : NONE;
};

/** Returns the capture rule of a piece in a container: that of its prototype, otherwise that of the container. */
export const captureRuleOfPiece = (world: World, piece: Piece, container: ContainerId): CaptureDefinition => {
  const rule = captureRuleOfContainer(world, container);
  const own = traitsOf(world, piece).captures;
  return own === undefined || rule === NONE ? rule : own;
};
