import type { ServerSettings } from '../../src/facts/server-rules.ts';
import type { Command, CommandInput, InputContext, Reply } from '../../src/port/command.ts';
import type { Games } from '../../src/session/games/games.ts';
import { isEverywhere } from './definition.ts';
import { replyToStorageErrors, toAsker } from './table.ts';

/**
 * The kinds of acts that a server's rules can restrict: starting a game, uploading a file, changing the house's kingdom
 * settings.
 */
type Ruled = 'starts' | 'uploads' | 'house';

const BY_COMMAND: Readonly<Record<string, Ruled>> = {
  'game start': 'starts',
  'game import': 'starts',
  'house boxes': 'house',
  'house ban': 'house',
  'house unban': 'house',
};
const BY_CONTROL: Readonly<Record<string, Ruled>> = {
  'game start': 'starts',
  'game instead': 'starts',
  'game import': 'starts',
  'game rematch': 'starts',
  'house boxes': 'house',
};

/**
 * Commands with files that store nothing, or that check the rule themselves. Importing a chess game as text, for
 * example, is only a start (W11).
 */
const LOOKS: ReadonlySet<string> = new Set(['module check', 'score define', 'game import']);
const FILES = ['file', 'extension', 'save', 'picture', 'picture2', 'picture3', 'picture4'];

/**
 * Wraps a command so that it obeys the rules that the server's managers set (W6); no other code checks them. If the bot
 * isn't a member, the channel has no games (H21), but a press may be about a game in another channel.
 */
export const enforceServerRules = (games: Games, command: Command): Command => {
  const { press } = command;
  const { name } = command.data;
  const ruled = async <T extends InputContext>(
    input: T,
    what: readonly Ruled[],
    isAnywhere: boolean,
    run: (input: T) => Promise<Reply>,
  ): Promise<Reply> => {
    if (input.foreign && (what.includes('starts') || !isAnywhere)) return toAsker(input.words.discord.notMember);
    if (what.length === 0 || input.guild === undefined || input.manages) return run(input);
    const rules = await games.servers.rules(input.guild);
    const why = what.map((one) => refusal(input, rules, one)).find((one) => one !== undefined);
    return why === undefined ? run(input) : toAsker(why);
  };
  return {
    ...command,
    execute: (input) =>
      replyToStorageErrors(input, () =>
        ruled(input, ruledBy(`${name} ${input.subcommand}`, input), isEverywhere(name), command.execute),
      ),
    ...(press && {
      press: (input) => {
        const what = BY_CONTROL[`${name} ${input.verb}`];
        return replyToStorageErrors(input, () => ruled(input, what ? [what] : [], true, press));
      },
    }),
  };
};

/** Returns the reason why this person may not upload files here; undefined if they may (W6). */
export const refusalOfUploading = async (games: Games, input: InputContext): Promise<string | undefined> =>
  input.guild === undefined || input.manages
    ? undefined
    : refusal(input, await games.servers.rules(input.guild), 'uploads');

const ruledBy = (typed: string, { options }: CommandInput<string>): readonly Ruled[] => {
  const brings = !LOOKS.has(typed) && FILES.some((option) => options.file(option) !== undefined);
  const what = BY_COMMAND[typed];
  // `/house boxes` without sets changes nothing.
  const isLook = typed === 'house boxes' && options.text('sets') === undefined;
  return [...(what && !isLook ? [what] : []), ...(brings ? (['uploads'] as const) : [])];
};

const refusal = ({ words, channel, parent }: InputContext, rules: ServerSettings, what: Ruled): string | undefined => {
  const { refused } = words.commands.server;
  if (rules[what] === 'managers') return refused[what];
  const { channels } = rules;
  if (what !== 'starts' || !channels) return undefined;
  return channels.includes(channel) || (parent && channels.includes(parent)) ? undefined : refused.elsewhere(channels);
};
