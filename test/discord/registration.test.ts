import { SlashCommandBuilder } from '@discordjs/builders';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasDifferentCommands, registerCommands } from '../../src/discord/registration.ts';

const move = new SlashCommandBuilder()
  .setName('move')
  .setDescription('Moves a piece')
  .setDescriptionLocalizations({ de: 'Bewegt eine Figur', 'sv-SE': 'Flyttar en pjäs' })
  .addStringOption((option) => option.setName('piece').setDescription('Which').setRequired(true).setAutocomplete(true))
  .addIntegerOption((option) =>
    option.setName('steps').setDescription('How far').setMinValue(1).addChoices({ name: 'one', value: 1 }),
  );
const game = new SlashCommandBuilder()
  .setName('game')
  .setDescription('Games')
  .addSubcommand((sub) => sub.setName('start').setDescription('Starts one'));

/** The same command as Discord lists it: with ids, versions, defaults and in an order of its own. */
function listed(command: object, more: object = {}): object {
  const { description_localizations, ...rest } = JSON.parse(JSON.stringify(command)) as Record<string, object>;
  return {
    id: '1200000000000000001',
    application_id: '1100000000000000000',
    version: '1200000000000000002',
    default_member_permissions: null,
    type: 1,
    nsfw: false,
    dm_permission: true,
    contexts: null,
    integration_types: [0],
    name_localizations: null,
    description_localizations:
      description_localizations && Object.fromEntries(Object.entries(description_localizations).reverse()),
    ...rest,
    ...more,
  };
}

const ours = [move.toJSON(), game.toJSON()];
const theirs = [listed(game.toJSON()), listed(move.toJSON())];

describe('[T27] commands are registered when they differ', () => {
  test('Discord’s additions, defaults and order don’t change a command’s definition', () => {
    expect(hasDifferentCommands(ours, theirs)).toBe(false);
    expect(hasDifferentCommands([], [])).toBe(false);
  });

  test.each([
    ['a command more', [...theirs, listed({ name: 'old', description: 'Old' })]],
    ['a command less', theirs.slice(1)],
    ['another command of that number', [theirs[0], listed({ name: 'old', description: 'Old' })]],
    ['another description', [theirs[0], listed(move.toJSON(), { description: 'Moves' })]],
    ['another translation', [theirs[0], listed(move.toJSON(), { description_localizations: { de: 'Zieht' } })]],
    ['no options', [theirs[0], listed(move.toJSON(), { options: [] })]],
    [
      'options in another order',
      [theirs[0], listed(move.toJSON(), { options: [...(move.toJSON().options ?? [])].reverse() })],
    ],
    ['permissions that we do not ask for', [theirs[0], listed(move.toJSON(), { default_member_permissions: '32' })]],
  ])('%s is a difference, so commands are registered', (_, registered) => {
    expect(hasDifferentCommands(ours, registered)).toBe(true);
  });

  test.each<[string, object, object]>([
    ['the least number', { min_value: 1 }, { min_value: 2 }],
    ['the greatest number', { max_value: 9 }, { max_value: 8 }],
    ['the shortest text', { min_length: 1 }, { min_length: 2 }],
    ['the longest text', { max_length: 9 }, {}],
    ['whether it is required', { required: true }, {}],
    ['whether it is completed', {}, { autocomplete: true }],
    ['its name in German', { name_localizations: { de: 'Zahl' } }, { name_localizations: { de: 'Ziffer' } }],
    ['which channels it may be', { channel_types: [0] }, { channel_types: [0, 5] }],
    ['what a choice is called', { choices: [{ name: 'A', value: 1 }] }, { choices: [{ name: 'B', value: 1 }] }],
    ['what a choice stands for', { choices: [{ name: 'A', value: 1 }] }, { choices: [{ name: 'A', value: 2 }] }],
    [
      'what a choice is called in German',
      { choices: [{ name: 'A', value: 1, name_localizations: { de: 'Ah' } }] },
      { choices: [{ name: 'A', value: 1, name_localizations: { de: 'Oh' } }] },
    ],
    ['what is below it', { options: [{ type: 3, name: 'x', description: 'X' }] }, { options: [] }],
  ])('an option that differs in %s registers commands', (_, own, other) => {
    const of = (more: object) => ({
      name: 'do',
      description: 'Does',
      options: [{ type: 4, name: 'n', description: 'N', ...more }],
    });
    expect(hasDifferentCommands([of(own)], [listed(of(own))])).toBe(false);
    expect(hasDifferentCommands([of(own)], [listed(of(other))])).toBe(true);
    expect(hasDifferentCommands([of(other)], [listed(of(own))])).toBe(true);
  });

  test.each<[string, object, object]>([
    ['its name in German', { name_localizations: { de: 'Tun' } }, { name_localizations: { de: 'Mach' } }],
    ['whether it is for adults', {}, { nsfw: true }],
    ['who may use it', { default_member_permissions: 32 }, { default_member_permissions: '16' }],
    ['for whom it is installed', { integration_types: [0, 1] }, { integration_types: [0] }],
    ['whether it is to be had in direct messages', { dm_permission: false }, { dm_permission: true }],
  ])('a command that differs in %s registers commands', (_, own, other) => {
    const of = (more: object) => ({ name: 'do', description: 'Does', ...more });
    expect(hasDifferentCommands([of(own)], [listed(of(own))])).toBe(false);
    expect(hasDifferentCommands([of(own)], [listed(of(other))])).toBe(true);
  });

  test('Discord’s other notation does not register commands again', () => {
    const own = {
      name: 'do',
      description: 'Does',
      name_localizations: { de: 'tun', fr: null },
      default_member_permissions: 32,
      options: [{ type: 7, name: 'where', description: 'Where', channel_types: [5, 0] }],
    };
    const there = {
      name_localizations: { de: 'tun' },
      default_member_permissions: '32',
      options: [
        {
          type: 7,
          name: 'where',
          description: 'Where',
          channel_types: [0, 5],
          name_localizations: { de: null },
          required: false,
          autocomplete: false,
          min_value: null,
        },
      ],
    };
    expect(hasDifferentCommands([own], [listed(own, there)])).toBe(false);
    const bare = { name: 'do' };
    expect(hasDifferentCommands([bare], [listed({ ...bare, description: '' })])).toBe(false);
  });

  test('contexts are ignored if our command does not state them', () => {
    const bare = { name: 'do', description: 'Does' };
    expect(
      hasDifferentCommands([bare], [listed(bare, { contexts: [0], integration_types: [1], dm_permission: false })]),
    ).toBe(false);
    const placed = { ...bare, contexts: [0], dm_permission: true };
    expect(hasDifferentCommands([placed], [listed(placed, { dm_permission: false })])).toBe(false);
    const direct = { ...bare, dm_permission: true };
    const { dm_permission: _, ...unsaid } = listed(bare) as { readonly dm_permission: boolean };
    expect(hasDifferentCommands([direct], [unsaid])).toBe(false);
  });

  test('a menu command differs from a typed one', () => {
    const typed = { name: 'do', description: 'Does' };
    expect(hasDifferentCommands([typed], [listed(typed, { type: 2 })])).toBe(true);
    expect(hasDifferentCommands([{ ...typed, type: 2 }], [listed(typed, { type: 2 })])).toBe(false);
  });

  test('different stated contexts register commands', () => {
    const everywhere = { name: 'roll', description: 'Rolls', contexts: [1, 0], integration_types: [0] };
    expect(hasDifferentCommands([everywhere], [listed(everywhere, { contexts: [0, 1] })])).toBe(false);
    expect(hasDifferentCommands([everywhere], [listed(everywhere, { contexts: [0] })])).toBe(true);
  });

  test('only changed options register commands', () => {
    const option = fc.record(
      {
        type: fc.constantFrom(3, 4, 5),
        name: fc.string({ minLength: 1, maxLength: 5 }),
        description: fc.string({ minLength: 1, maxLength: 5 }),
        required: fc.boolean(),
        autocomplete: fc.boolean(),
        min_length: fc.nat(9),
        max_value: fc.nat(9),
        choices: fc.array(fc.record({ name: fc.string(), value: fc.nat(5) }), { minLength: 1, maxLength: 3 }),
      },
      { requiredKeys: ['type', 'name', 'description'] },
    );
    const command = fc.record({
      name: fc.string({ minLength: 1 }),
      description: fc.string(),
      options: fc.array(option, { minLength: 1, maxLength: 4 }),
    });
    fc.assert(
      fc.property(command, fc.nat(3), fc.constantFrom('description', 'type', 'max_length'), (one, at, field) => {
        const options = one.options.map((given, index) =>
          index === at % one.options.length ? { ...given, [field]: 77 } : given,
        );
        expect(hasDifferentCommands([one], [listed(one)])).toBe(false);
        expect(hasDifferentCommands([one], [listed({ ...one, options })])).toBe(true);
      }),
    );
  });
});

test.each([
  [403, undefined, /^DISCORD_APPLICATION_ID /],
  [403, '2', /DISCORD_GUILD_ID/],
  [404, '2', /DISCORD_GUILD_ID/],
  [500, '2', undefined],
])('[T27] a refused registration with %i, for the server %s, suggests a setting', async (status, guildId, meant) => {
  const said: unknown[] = [];
  const refuse = () => Promise.reject(Object.assign(new Error('refused'), { status }));
  const log = { info: () => undefined, warn: () => undefined, error: (data: unknown) => said.push(data) };
  const rest = { get: refuse, put: refuse } as unknown as Parameters<typeof registerCommands>[0];
  await registerCommands(rest, { applicationId: '1', guildId, definitions: [] }, log);
  expect(said).toEqual([
    meant
      ? expect.objectContaining({ perhaps: expect.stringMatching(meant) })
      : expect.not.objectContaining({ perhaps: expect.anything() }),
  ]);
});
