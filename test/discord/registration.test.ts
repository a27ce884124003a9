import { SlashCommandBuilder } from '@discordjs/builders';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { differs } from '../../src/discord/registration.ts';

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
  test('what Discord adds, defaults and the order of the commands are no difference', () => {
    expect(differs(ours, theirs)).toBe(false);
    expect(differs([], [])).toBe(false);
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
  ])('%s is a difference', (_, registered) => {
    expect(differs(ours, registered)).toBe(true);
  });

  test('where a command is to be had counts if we say so', () => {
    const everywhere = { name: 'roll', description: 'Rolls', contexts: [1, 0], integration_types: [0] };
    expect(differs([everywhere], [listed(everywhere, { contexts: [0, 1] })])).toBe(false);
    expect(differs([everywhere], [listed(everywhere, { contexts: [0] })])).toBe(true);
  });

  test('what is registered as it was sent never differs, and any change of an option does', () => {
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
        expect(differs([one], [listed(one)])).toBe(false);
        expect(differs([one], [listed({ ...one, options })])).toBe(true);
      }),
    );
  });
});
