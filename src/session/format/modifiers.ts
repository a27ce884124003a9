import type { z } from 'zod';
import { type modifier, modifierDefinitionSchema } from '../../engine/forms.ts';
import { type ModifierDefinition, modifierFaults, systems } from '../../engine/index.ts';
import { cellSubjectId, zoneSubjectId } from '../../engine/modifiers/subject.ts';
import { given } from '../../form/given.ts';
import { type ContainerId, isOn } from '../../table/index.ts';
import { modulePlacesOf, possiblePlacesOf } from './places.ts';

export const gameModifierSchema = modifierDefinitionSchema.refine((definition) =>
  modifierFaults(definition as ModifierDefinition, systems).every(({ why }) => why === 'fraction'),
);

type FileModifier = z.output<typeof modifier>;
type FileOwn = NonNullable<FileModifier['grants']>;

/** Returns ids for the names of cells and zones in a modifier; undefined for unknown names. */
export interface NameResolver {
  readonly cell: (text: string) => string | undefined;
  readonly zone: (name: string) => string | undefined;
  readonly phases: { readonly [name: string]: readonly [number, number] };
}

const LOST = '';

export const modifierDefinitionOf = (file: FileModifier, naming: NameResolver): ModifierDefinition => {
  const { on, grants, 'known-to': _, ...own } = file;
  const sides = file['known-to'];
  const granted = grants && ownOf(grants, naming, 'self');
  return {
    ...ownOf(own, naming, on === undefined && !isOn(own.waits) ? 'game' : 'self'),
    ...given('on', on === undefined ? undefined : bearerOf(on, naming)),
    ...given('grants', granted),
    ...given('knownTo', sides),
  };
};

const ownOf = <Own extends FileOwn>(
  { change, link, unlink, phase, ...file }: Own,
  naming: NameResolver,
  usual: string,
) => {
  const typed = link ?? unlink;
  const pair = typeof typed === 'object' && 'from' in typed ? ([typed.from, typed.to] as const) : typed;
  const ends = typeof pair === 'object' ? pair : undefined;
  const [first, ...also] = typeof change === 'string' ? [change] : (change ?? []);
  const { scope = ends ? 'game' : usual, precedence = naming.phases[phase ?? '']?.[0] ?? 0 } = file;
  return {
    ...file,
    ...given('of', pair && 'cell'),
    scope,
    change: first ?? (link !== undefined ? 'link' : unlink !== undefined ? 'unlink' : 'grants'),
    ...given('also', also.length > 0 ? also : undefined),
    ...given('cells', ends && ([naming.cell(ends[0]) ?? LOST, naming.cell(ends[1]) ?? LOST] as const)),
    ...given('oneWay', typed === pair ? undefined : true),
    precedence,
  };
};

const bearerOf = (
  on: NonNullable<FileModifier['on']>,
  { zone }: NameResolver,
): NonNullable<ModifierDefinition['on']> => {
  if (typeof on === 'string') return { prototype: on };
  return 'zone' in on ? { zone: zone(on.zone) ?? LOST } : on;
};

/** Returns the ids for names in modifiers. A name that several boards have is unknown. */
export const nameResolverFor = (
  maps: Parameters<typeof modulePlacesOf>[0],
  zones: readonly { readonly board: string; readonly name: string }[],
  phases: NameResolver['phases'],
): NameResolver => {
  const places = modulePlacesOf(maps);
  return {
    phases,
    cell: (text) => {
      const cells = possiblePlacesOf(places, text).filter(({ cell }) => cell !== undefined);
      const [only] = cells;
      return cells.length === 1 && only?.cell !== undefined
        ? cellSubjectId(`${only.map}/${only.board}` as ContainerId, only.cell)
        : undefined;
    },
    zone: (name) => {
      const found = zones.filter((zone) => zone.name === name);
      const [only] = found;
      return found.length === 1 && only ? zoneSubjectId(only.board as ContainerId, only.name) : undefined;
    },
  };
};
