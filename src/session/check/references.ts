import { near } from '../../engine/index.ts';
import type { ModuleFaultRemedy } from '../../facts/clauses.ts';
import type { NameKind } from '../../form/name-kind.ts';
import { type Check, knownNamesOfKind, reportUnknownName, tell } from '../checking/check.ts';
import { checkPropertyName, checkPropertyValues, type PropertyDomains } from '../checking/values.ts';
import { modulePlacesOf } from '../format/places.ts';
import type { FileNode } from '../text/spot.ts';
import type { ParsedMaps } from './boards.ts';
import { nameResolverOfFile } from './modifiers.ts';
import { checkActName } from './phases.ts';
import { findSimilarPlaces, resolvePlaces, resolveSinglePlace } from './setup.ts';

export const checkReferences = (check: Check, read: ParsedMaps): void => {
  const checks = checksBy(check, read);
  for (const { kind, name, node } of check.uses.references) checks[kind](node, name);
};

export const checkProperties = (check: Check, domains: PropertyDomains): void => {
  for (const { kind, names } of check.uses.given) {
    if (kind === 'property') for (const node of names) checkPropertyName(check, String(node.value), node);
  }
  for (const { node } of check.uses.properties) checkPropertyValues(check, domains, node);
};

const checksBy = (
  check: Check,
  { maps, complete }: ParsedMaps,
): { readonly [Kind in NameKind]: (node: FileNode, name: string) => void } => {
  const places = modulePlacesOf(maps);
  const naming = nameResolverOfFile(check.root, maps);
  const named = (kind: NameKind) => (node: FileNode, name: string) => reportUnknownName(check, kind, name, node);
  const other = (): void => undefined;
  return {
    side: named('side'),
    map: named('map'),
    board: named('board'),
    terrain: named('terrain'),
    'edge-kind': named('edge-kind'),
    prototype: named('prototype'),
    level: named('level'),
    deck: named('deck'),
    sheet: named('sheet'),
    counter: named('counter'),
    modifier: named('modifier'),
    action: named('action'),
    table: named('table'),
    phase: named('phase'),
    'turn-phase': named('turn-phase'),
    act: (node, name) => checkActName(check, node, name),
    places: (node) => void resolvePlaces(check, places, complete, node),
    place: (node) => void resolveSinglePlace(check, places, complete, node),
    cell: (node, name) => {
      if (complete && naming.cell(name) === undefined)
        tell(
          check,
          'bad-cell',
          node,
          { is: 'no-one-cell', name },
          findSimilarPlaces(places, name) ?? { is: 'cell-name' },
        );
    },
    zone: (node, name) => {
      if (!complete || naming.zone(name) !== undefined) return;
      const names = near(name, knownNamesOfKind(check, 'zone').all).filter((one) => naming.zone(one) !== undefined);
      const remedy: ModuleFaultRemedy = names.length > 0 ? { is: 'near-names', names } : { is: 'zone-name' };
      tell(check, 'unknown-name', node, { is: 'no-one-zone', name }, remedy);
    },
    // The checks of grids report faults of regions (grid-faults.ts).
    region: other,
    // Both zones of battles are compared with each other (armies.ts). The engine checks other counted and declared
    // names (src/features/counters/check/counters.ts, flow.ts). Any property may be summed.
    objective: other,
    'battle-zone': other,
    counted: other,
    hidden: other,
    // For names that something may have later in the game, there are only warnings (name-warnings.ts).
    property: other,
    class: other,
    layer: other,
    piece: other,
    mover: other,
    labelled: other,
  };
};
