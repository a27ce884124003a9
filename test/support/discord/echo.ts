import { setTimeout as wait } from 'node:timers/promises';
import {
  ActionRowBuilder,
  AttachmentBuilder,
  ButtonBuilder,
  ButtonStyle,
  type ChatInputCommandInteraction,
  Client,
  ContainerBuilder,
  Events,
  GatewayIntentBits,
  type Interaction,
  MediaGalleryBuilder,
  MessageFlags,
  Partials,
  REST,
  Routes,
  SlashCommandBuilder,
  StringSelectMenuBuilder,
  TextDisplayBuilder,
} from 'discord.js';

/** A tiny bot that says back what it is told, in every way that the loopback has to understand. */

const WAYS = ['public', 'private', 'deferred', 'follow', 'post', 'direct', 'picture', 'silent', 'twice'];

const say = new SlashCommandBuilder()
  .setName('say')
  .setDescription('Says it back')
  .addStringOption((option) => option.setName('words').setDescription('What').setRequired(true).setAutocomplete(true))
  .addStringOption((option) =>
    option
      .setName('way')
      .setDescription('How')
      .addChoices(WAYS.map((way) => ({ name: `The ${way} way`, value: way }))),
  )
  .addIntegerOption((option) => option.setName('times').setDescription('How often'))
  .addBooleanOption((option) => option.setName('loud').setDescription('Whether in capitals'))
  .addAttachmentOption((option) => option.setName('file').setDescription('A file to read out'));
const count = new SlashCommandBuilder()
  .setName('count')
  .setDescription('Counts presses')
  .addSubcommand((sub) =>
    sub
      .setName('start')
      .setDescription('Starts at a number')
      .addIntegerOption((option) => option.setName('from').setDescription('Number')),
  );

const words = (content: string) => new TextDisplayBuilder().setContent(content);
const hidden = MessageFlags.Ephemeral;

async function said(interaction: ChatInputCommandInteraction): Promise<string> {
  const file = interaction.options.getAttachment('file');
  const content = file ? `: ${await (await fetch(file.url)).text()}` : '';
  const line =
    interaction.options.getString('words', true).repeat(interaction.options.getInteger('times') ?? 1) + content;
  return interaction.options.getBoolean('loud') ? line.toUpperCase() : line;
}

const picture = (line: string) => ({
  files: [new AttachmentBuilder(Buffer.from('<svg/>'), { name: 'board.svg', description: `A board with ${line}` })],
  components: [
    new ContainerBuilder().addTextDisplayComponents(words(line)),
    new MediaGalleryBuilder().addItems({
      media: { url: 'attachment://board.svg' },
      description: `A board with ${line}`,
    }),
  ],
  flags: MessageFlags.IsComponentsV2 as const,
});

async function echo(interaction: ChatInputCommandInteraction): Promise<void> {
  const line = await said(interaction);
  const post = () =>
    interaction.channel?.isSendable() && interaction.channel.send({ content: line, nonce: line, enforceNonce: true });
  switch (interaction.options.getString('way') ?? 'public') {
    case 'private':
      return void (await interaction.reply({ content: line, flags: hidden }));
    case 'deferred':
      await interaction.deferReply();
      await wait(30);
      return void (await interaction.editReply(line));
    case 'follow':
      await interaction.reply('first');
      return void (await interaction.followUp({ content: line, flags: hidden }));
    case 'post':
      await interaction.reply({ content: 'posting', flags: hidden });
      return void (await Promise.resolve(post()).catch((error: { code: unknown }) =>
        interaction.editReply(`failed: ${error.code}`),
      ));
    case 'twice':
      await interaction.reply({ content: 'posting', flags: hidden });
      await post();
      return void (await post());
    case 'direct':
      return void (await interaction.user.send(line).then(
        () => interaction.reply({ content: 'told', flags: hidden }),
        (error: { code: unknown }) => interaction.reply({ content: `failed: ${error.code}`, flags: hidden }),
      ));
    case 'picture':
      return void (await interaction.reply({ ...picture(line), withResponse: true }));
    case 'silent':
      return;
    default:
      await interaction.reply(line);
  }
}

const counter = (n: number) => ({
  content: `count ${n}`,
  components: [
    new ActionRowBuilder<ButtonBuilder>().addComponents(
      new ButtonBuilder().setCustomId(`count:add:${n}`).setLabel('Add').setStyle(ButtonStyle.Primary),
      new ButtonBuilder()
        .setCustomId('count:never')
        .setLabel('Never')
        .setStyle(ButtonStyle.Secondary)
        .setDisabled(true),
    ),
    new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(
      new StringSelectMenuBuilder()
        .setCustomId('count:set')
        .setPlaceholder('Set to')
        .addOptions({ label: 'Ten', value: '10' }, { label: 'Twenty', value: '20' }),
    ),
  ],
});

async function heard(interaction: Interaction): Promise<void> {
  if (interaction.isAutocomplete()) {
    const typed = interaction.options.getFocused();
    await interaction.respond([{ name: `${typed}!`, value: `value-of-${typed}` }]);
  } else if (interaction.isChatInputCommand()) {
    if (interaction.commandName === 'say') await echo(interaction);
    else await interaction.reply(counter(interaction.options.getInteger('from') ?? 0));
  } else if (interaction.isButton()) {
    await interaction.update(counter(Number(interaction.customId.split(':')[2]) + 1));
  } else if (interaction.isStringSelectMenu()) {
    await interaction.deferUpdate();
    await interaction.editReply(counter(Number(interaction.values[0])));
  }
}

interface Env {
  readonly DISCORD_TOKEN?: string;
  readonly DISCORD_APPLICATION_ID?: string;
  readonly DISCORD_API_URL?: string;
}

const complain = (error: Error): void => void process.stderr.write(`${error.message}\n`);

/** Starts it; it is ready when it has registered its commands. */
export async function startEcho(env: Env): Promise<Client<true>> {
  const { DISCORD_TOKEN: token = '', DISCORD_APPLICATION_ID: application = '', DISCORD_API_URL: api = '' } = env;
  const rest = { api };
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    partials: [Partials.Channel],
    rest,
    allowedMentions: { parse: ['users'] },
  });
  client.on(Events.Error, complain);
  client.on(Events.InteractionCreate, (interaction) => void heard(interaction).catch(complain));
  client.on(Events.GuildCreate, (guild) => guild.systemChannel?.send('hello'));
  await client.login(token);
  const body = [say, count].map((command) => command.toJSON());
  await new REST(rest).setToken(token).put(Routes.applicationCommands(application), { body });
  return client as Client<true>;
}
