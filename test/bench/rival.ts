import { KeyvSqlite } from '@keyv/sqlite';
import {
  ButtonStyle,
  type ChatInputCommandInteraction,
  Client,
  ComponentType,
  Events,
  GatewayIntentBits,
  type InteractionReplyOptions,
  MessageFlags,
  SlashCommandBuilder,
} from 'discord.js';
import { Keyv } from 'keyv';

/**
 * A bot that does nothing but answer, as the discord.js guide writes one: `/move` keeps 1 KB by `keyv.set`, where a STORE
 * is named, and replies with a constant. The client is discord.js's own but for the address and the mentions; the store has the pragmas of
 * ours.
 */
const { DISCORD_TOKEN = '', DISCORD_API_URL = '', STORE = '' } = process.env;

/** What the rival says to everything: what the bot says to a move of tablut without a picture. */
const ANSWER = {
  flags: MessageFlags.IsComponentsV2,
  components: [
    {
      type: ComponentType.TextDisplay,
      content: '<@1000000000000000000> moves **Muscovite** D1 → C1.\n**Swedes** to move',
    },
    {
      type: ComponentType.ActionRow,
      components: [
        {
          type: ComponentType.Button,
          style: ButtonStyle.Secondary,
          custom_id: 'game:undo:abcdefghijkm:abcdefgh',
          label: 'Undo',
        },
        {
          type: ComponentType.Button,
          style: ButtonStyle.Secondary,
          custom_id: 'board:whole:abcdefghijkm:abcdefgh:0',
          label: 'Show whole map',
        },
        {
          type: ComponentType.Button,
          style: ButtonStyle.Secondary,
          custom_id: 'board:words:abcdefghijkm:here:3::',
          label: 'As text',
        },
      ],
    },
  ],
} as const satisfies InteractionReplyOptions;

const move = new SlashCommandBuilder()
  .setName('move')
  .setDescription('Moves a piece')
  .addStringOption((option) => option.setName('piece').setDescription('Which piece').setRequired(true))
  .addStringOption((option) => option.setName('to').setDescription('Where to').setRequired(true));

const opened = async (file: string): Promise<Keyv> => {
  const adapter = new KeyvSqlite({ uri: `sqlite://${file}`, busyTimeout: 5000 });
  await adapter.query('PRAGMA journal_mode = WAL');
  await adapter.query('PRAGMA synchronous = normal');
  return new Keyv({ store: adapter, namespace: 'rival', throwOnErrors: true });
};
const keyv = STORE === '' ? undefined : await opened(STORE);
const kept = 'x'.repeat(1024);

const client = new Client({
  intents: [GatewayIntentBits.Guilds],
  allowedMentions: { parse: [] },
  rest: { api: DISCORD_API_URL },
});

const execute = async (interaction: ChatInputCommandInteraction): Promise<void> => {
  await keyv?.set(interaction.id, kept);
  await interaction.reply(ANSWER);
};

client.on(Events.InteractionCreate, (interaction) => {
  if (interaction.isChatInputCommand()) void execute(interaction);
});
client.once(Events.ClientReady, ({ application }) => void application.commands.set([move]));

process.once('SIGTERM', () => void client.destroy().then(() => process.exit(0)));
await client.login(DISCORD_TOKEN);
