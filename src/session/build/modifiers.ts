import type { ModifierDefinition } from '../../engine/index.ts';
import type { FileModifier } from '../format/modifiers.ts';
import { given } from '../module/given.ts';

/** What the names in a modifier stand for: the ids of cells and zones; undefined for what there is none of. */
export interface Naming {
  readonly cell: (text: string) => string | undefined;
  readonly zone: (name: string) => string | undefined;
  readonly phases: { readonly [name: string]: readonly [number, number] };
}

type Own = Omit<FileModifier, 'on' | 'each' | 'grants' | 'lasts' | 'known-to' | 'reveals'>;

/** Stands for what is not there, where faults are looked for. */
const LOST = '';

export const modifierOf = (file: FileModifier, naming: Naming): ModifierDefinition => {
  const { on, grants, lasts, 'known-to': knownTo, reveals } = file;
  return {
    ...ownOf(file, naming, on === undefined ? 'game' : 'self'),
    ...given('on', on === undefined ? undefined : bearerOf(on, naming)),
    ...given('grants', grants && ownOf(grants, naming, 'self')),
    ...given('lasts', lasts === undefined ? undefined : durationOf(lasts)),
    ...given('knownTo', knownTo),
    ...given('reveals', reveals),
  };
};

const ownOf = (file: Own, naming: Naming, usual: string): ModifierDefinition => {
  const { name, of, scope, match, when, near, change, link, unlink, precedence, phase } = file;
  const pair = link ?? unlink;
  const nears = near === undefined ? undefined : Array.isArray(near) ? near : [near];
  return {
    name,
    of: pair === undefined ? of : 'cell',
    scope: scope ?? (Array.isArray(pair) ? 'game' : usual),
    match,
    ...given('when', when),
    ...given(
      'near',
      nears?.map(({ least, most, ...rest }) => ({ ...rest, ...given('least', least), ...given('most', most) })),
    ),
    change: change ?? (link !== undefined ? 'link' : unlink !== undefined ? 'unlink' : 'grants'),
    ...given(
      'cells',
      Array.isArray(pair) ? ([naming.cell(pair[0]) ?? LOST, naming.cell(pair[1]) ?? LOST] as const) : undefined,
    ),
    precedence: precedence ?? (phase === undefined ? 0 : (naming.phases[phase]?.[0] ?? 0)),
  };
};

const bearerOf = (on: NonNullable<FileModifier['on']>, { zone }: Naming): NonNullable<ModifierDefinition['on']> => {
  if (typeof on === 'string') return { prototype: on };
  return 'zone' in on ? { zone: zone(on.zone) ?? LOST } : on;
};

const durationOf = (text: string): NonNullable<ModifierDefinition['lasts']> => {
  const [, count = '1', word = text] = /^(\d+) (\w+)$/.exec(text) ?? [];
  return { count: Number(count), of: word === 'go' || word === 'goes' ? 'goes' : 'turns' };
};
