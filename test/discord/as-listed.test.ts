import { SlashCommandBuilder } from '@discordjs/builders';
import type { CommandInteractionOption } from 'discord.js';
import { describe, expect, it } from 'vitest';
import { createBotCommands } from '../../commands/index.ts';
import { areOptionsAsDefined } from '../../src/discord/input.ts';
import { commandPathsOf } from '../../src/port/command-path.ts';
import { Games } from '../../src/session/games/games.ts';
import { languages } from '../../src/words/index.ts';
import { newProcess } from '../support/session.ts';
import { read, sitDown } from './table.ts';

type Raw = CommandInteractionOption;

const definition = new SlashCommandBuilder()
  .setName('move')
  .setDescription('Moves')
  .addSubcommand((sub) =>
    sub
      .setName('far')
      .setDescription('Far')
      .addIntegerOption((option) =>
        option.setName('steps').setDescription('How far').setMinValue(2).setMaxValue(9).setRequired(true),
      )
      .addStringOption((option) => option.setName('note').setDescription('A note').setMaxLength(4))
      .addStringOption((option) =>
        option.setName('way').setDescription('Which').addChoices({ name: 'On foot', value: 'foot' }),
      )
      .addBooleanOption((option) => option.setName('quiet').setDescription('Tells nobody'))
      .addUserOption((option) => option.setName('whom').setDescription('Who goes along')),
  )
  .addSubcommand((sub) => sub.setName('home').setDescription('Home'));
const command = {
  data: { name: 'move', in: () => definition.toJSON() },
  execute: async () => ({ answer: { to: 'asker', text: 'Moved.' } as const }),
};
const paths = commandPathsOf([command], languages.en);

const steps = (value: unknown) => ({ type: 4, name: 'steps', value });
const text = (name: string, value: unknown) => ({ type: 3, name, value });
const far = (...options: readonly object[]): Raw[] => [{ type: 1, name: 'far', options } as unknown as Raw];

describe('[H15] typed input is checked against the listed command', () => {
  it.each<[string, Raw[]]>([
    ['all options', far(steps(3), text('note', 'abcd'), text('way', 'foot'), { type: 5, name: 'quiet', value: false })],
    ['the least', far(steps(2))],
    ['the most', far(steps(9))],
    ['a person', far(steps(2), { type: 6, name: 'whom', value: '100000000000000001' })],
    ['a text whose pairs of halves count as one each', far(steps(2), text('note', '🏰🏰🏰🏰'))],
    ['a subcommand without options', [{ type: 1, name: 'home' } as unknown as Raw]],
    ['the same with a list of none', [{ type: 1, name: 'home', options: [] }]],
  ])('typed input that the listed command allows is accepted: %s', (_, options) => {
    expect(areOptionsAsDefined(paths, options)).toBe(true);
  });

  it.each<[string, Raw[]]>([
    ['less than the least', far(steps(1))],
    ['more than the most', far(steps(10))],
    ['half a step', far(steps(2.5))],
    ['a number as a text', far(steps('3'))],
    ['no number', far(steps(Number.NaN))],
    ['a text one longer than it may be', far(steps(2), text('note', 'abcde'))],
    ['a number as a note', far(steps(2), text('note', 7))],
    ['a choice that is none', far(steps(2), text('way', 'horse'))],
    ['a flag that is a text', far(steps(2), { type: 5, name: 'quiet', value: 'true' })],
    ['a person who is a number', far(steps(2), { type: 6, name: 'whom', value: 7 })],
    ['a person by a name that every object knows', far(steps(2), { type: 6, name: 'whom', value: 'constructor' })],
    ['an option that the command has no more', far(steps(2), text('speed', 'x'))],
    ['an option without a value', far({ type: 4, name: 'steps' })],
    ['an option too few', far(text('note', 'a'))],
    ['a subcommand that it has no more', [{ type: 1, name: 'near' } as unknown as Raw]],
    ['a name that every object knows', [{ type: 1, name: 'constructor' } as unknown as Raw]],
    ['no subcommand', []],
  ])('typed input that the listed command forbids is refused: %s', (_, options) => {
    expect(areOptionsAsDefined(paths, options)).toBe(false);
  });

  it('typed input is checked at and beyond each limit of every command', () => {
    const { ports } = newProcess();
    const all = commandPathsOf(createBotCommands({ games: new Games(ports), modules: new Map() }), languages.en);
    let bounds = 0;
    for (const path of all)
      for (const option of path.options) {
        const { name, kind, min, max, choices } = option;
        if ((kind !== 'integer' && kind !== 'text') || choices.length > 0) continue;
        const takes = (size: number): boolean => {
          const own = { type: kind === 'text' ? 3 : 4, name, value: kind === 'text' ? 'a'.repeat(size) : size };
          const words = path.subcommand?.split(' ') ?? [];
          const typed = words.reduceRight<object[]>((options, word) => [{ type: 1, name: word, options }], [own]);
          return areOptionsAsDefined([{ ...path, options: [option] }], typed as Raw[]);
        };
        for (const [bound, beyond] of [
          [min, -1],
          [max, 1],
        ] as const) {
          if (bound === undefined) continue;
          expect([takes(bound), takes(bound + beyond)], `/${path.words} ${name}: ${bound}`).toEqual([true, false]);
          bounds += 1;
        }
      }
    expect(bounds).toBeGreaterThan(50);
  });

  it('invalid typed input only causes an explanation', async () => {
    let done = 0;
    const { discord, alice } = await sitDown({
      execute: () => {
        done += 1;
        return { answer: { to: 'asker', text: 'Here.' } };
      },
    });
    const sent: string[] = [];
    discord.onRequest(({ body }) => void sent.push(JSON.stringify(body)));
    const user = { id: '100000000000000009', username: 'olaf', global_name: null, avatar: null, discriminator: '0' };
    const sendOptions = (options: readonly object[]): void =>
      discord.gateway.dispatch(
        'INTERACTION_CREATE',
        {
          ...{ id: '1500000000000000000', application_id: '1', token: 'from-an-older-list', version: 1, type: 2 },
          ...{ entitlements: [], authorizing_integration_owners: { 0: discord.guild.id }, app_permissions: '0' },
          ...{ locale: 'en-GB', guild_id: discord.guild.id, channel_id: '7', member: { user, permissions: '0' } },
          data: { id: '1', name: 'do', type: 1, options },
        },
        discord.guild.id,
      );
    sendOptions([{ type: 4, name: 'what', value: 7 }]);
    await discord.until(() => sent.length > 0);
    expect(sent.join()).toContain(languages.en.discord.changedCommand.slice(0, 60));
    expect(done).toBe(0);
    expect([read((await alice.slash('table', 'do', { what: 'x' })).answer), done]).toEqual(['Here.', 1]);
  });
});
