import fc from 'fast-check';
import type { ModifierDefinition, NearCondition } from '../../../../src/engine/modifiers/form.ts';
import type { Deed } from './game.ts';

/** Random modifiers of what the counters of game.ts read, directly and through others. */

export const deeds: fc.Arbitrary<readonly Deed[]> = fc.array(
  fc.record({ what: fc.nat(99), a: fc.nat(40), b: fc.nat(40) }),
  {
    minLength: 1,
    maxLength: 16,
  },
);

const BEARERS: readonly (ModifierDefinition['on'] | undefined)[] = [
  undefined,
  { prototype: 'leader' },
  { prototype: 'leader' },
  { prototype: 'leader' },
  { prototype: 'king' },
  { piece: 'Pawn' },
  { zone: 'Field/Main\nWood' },
  { side: 'Red' },
];

const SCOPES = [
  'self',
  'same cell',
  'adjacent',
  'within 2',
  'same zone',
  'same board',
  'same map',
  'same side',
  'game',
] as const;

const MATCHES = [
  '',
  '',
  'Strength > 1',
  'Strength < 3',
  'PieceName = Pawn',
  'Royal = true',
  'Distance <= 1',
  'StackSize > 1',
  'Owner = $source.Owner$',
  'Strength >= $source.Strength$',
  'z > 1',
  'g > 1',
  'SideOnTurn = Red',
  'Terrain = wood',
  'CurrentZone = Wood',
  '$Field_Table$ > 2',
  '$Field_All$ > 11',
  '$Main_Strong$ > 1',
] as const;

const WHENS = [
  'g > 1',
  'SideOnTurn = Red',
  'source.Strength > 2',
  '$Field_All$ > 11',
  '$Field_Table$ > 2',
  '$Wood_Here$ > 3',
  'TurnNumber > 1',
  'source.z = 2',
] as const;

const CHANGES: { readonly [kind: string]: readonly string[] } = {
  piece: [
    'Strength + 1',
    'Strength - 2',
    'Strength * 2',
    'Strength = 3',
    'Strength at least 2',
    'Strength + z',
    'Strength + $source.Strength$',
    'Royal = true',
    'Owner = Red',
    'z + 1',
    'StackSize + 1',
  ],
  cell: ['Terrain = wood', 'Terrain = hill', 'z + 1', 'link', 'unlink'],
  zone: ['z + 1', 'z = 3'],
  game: ['g + 1', 'g = 0'],
  map: ['g + 1', 'z = 5'],
  board: ['z + 1', 'g = 2'],
  deck: ['z + 2', 'z = 4'],
  counter: ['value + 1', 'value * 2'],
  modifier: ['amount + 1', 'enabled = false'],
};

const KINDS = [
  'piece',
  'piece',
  'piece',
  'piece',
  'piece',
  'piece',
  'cell',
  'zone',
  'game',
  'map',
  'board',
  'deck',
  'counter',
  'modifier',
] as const;

const near: fc.Arbitrary<NearCondition> = fc.record({
  of: fc.constantFrom('piece', 'piece', 'piece', 'cell'),
  scope: fc.constantFrom('same cell', 'adjacent', 'within 2', 'same zone', 'same side'),
  match: fc.constantFrom('', 'Strength > 1', 'Royal = true', 'Strength > $target.Strength$', 'z > 1'),
  least: fc.integer({ min: 1, max: 2 }),
});

const definition = (isGrant: boolean): fc.Arbitrary<ModifierDefinition> =>
  fc
    .record({
      of: isGrant
        ? fc.constant('piece')
        : fc.oneof(
            { weight: 20, arbitrary: fc.constantFrom(...KINDS.slice(0, -2)) },
            { weight: 2, arbitrary: fc.constantFrom('counter', 'modifier') },
          ),
      on: isGrant ? fc.constant(undefined) : fc.constantFrom(...BEARERS),
      scope: fc.constantFrom(...SCOPES),
      match: fc.constantFrom(...MATCHES),
      when: fc.option(fc.constantFrom(...WHENS), { nil: undefined, freq: 4 }),
      near: fc.option(near, { nil: undefined, freq: 4 }),
      change: fc.nat(99),
      precedence: fc.nat(6),
      lasts: fc.option(
        fc.record({ count: fc.integer({ min: 1, max: 3 }), of: fc.constantFrom('turns' as const, 'goes' as const) }),
        {
          nil: undefined,
          freq: 8,
        },
      ),
    })
    .map(({ of, on, scope, match, when, near: close, change, precedence, lasts }): ModifierDefinition => {
      const changes = CHANGES[of] ?? [];
      return {
        name: 'm',
        ...(on ? { on } : {}),
        of,
        scope: on || isGrant ? scope : 'game',
        match: of === 'modifier' ? 'precedence > 2' : match,
        ...(when === undefined ? {} : { when }),
        ...(close && of === 'piece' ? { near: [close] } : {}),
        change: changes[change % changes.length] ?? 'Strength + 1',
        precedence,
        ...(lasts && !isGrant ? { lasts } : {}),
      };
    });

const granting: fc.Arbitrary<ModifierDefinition> = fc
  .tuple(definition(false), definition(true))
  .map(([one, { on: _, lasts: __, ...granted }]) => ({
    ...one,
    of: 'piece',
    change: 'Strength + 0',
    grants: { ...granted, precedence: one.precedence + 1 + granted.precedence },
  }));

export const definitions: fc.Arbitrary<readonly ModifierDefinition[]> = fc
  .array(fc.oneof({ weight: 8, arbitrary: definition(false) }, { weight: 1, arbitrary: granting }), {
    minLength: 1,
    maxLength: 6,
  })
  .map((all) => all.map((one, i) => ({ ...one, name: `m${i}` })));
