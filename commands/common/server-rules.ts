import type { ServerRules } from '../../src/facts/server-rules.ts';
import type { Act, Command, CommandInput, Reply } from '../../src/port/command.ts';
import type { Games } from '../../src/session/games/games.ts';
import { isEverywhere } from './definition.ts';
import { onceKnown, toAsker } from './table.ts';

/** What a server's rules speak of: that a game begins there, that a file is brought, that the house changes. */
type Ruled = 'starts' | 'uploads' | 'house';

/** What somebody is about to do, by the words of a command or the verb of a control. */
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

/** Nothing of these is kept, or the command asks by itself: a game of chess as text is no more than a start (W11). */
const LOOKS: ReadonlySet<string> = new Set(['module check', 'score define', 'game import']);
const FILES = ['file', 'extension', 'save', 'picture', 'picture2', 'picture3', 'picture4'];

/**
 * A command that keeps to what those have set who manage the server (W6): the one place that asks for it. Where the bot
 * is no member, no game is played in the channel (H21); a press may speak of one that is played elsewhere.
 */
export const underServerRules = (games: Games, command: Command): Command => {
  const { press } = command;
  const { name } = command.data;
  const ruled = async <T extends Act>(
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
      onceKnown(input, () =>
        ruled(input, ruledBy(`${name} ${input.subcommand}`, input), isEverywhere(name), command.execute),
      ),
    ...(press && {
      press: (input) => {
        const what = BY_CONTROL[`${name} ${input.verb}`];
        return onceKnown(input, () => ruled(input, what ? [what] : [], true, press));
      },
    }),
  };
};

/** Why this person brings no file here; undefined if they may (W6). */
export const refusalOfUploading = async (games: Games, input: Act): Promise<string | undefined> =>
  input.guild === undefined || input.manages
    ? undefined
    : refusal(input, await games.servers.rules(input.guild), 'uploads');

const ruledBy = (typed: string, { options }: CommandInput<string>): readonly Ruled[] => {
  const brings = !LOOKS.has(typed) && FILES.some((option) => options.file(option) !== undefined);
  const what = BY_COMMAND[typed];
  // `/house boxes` without sets only shows them.
  const isLook = typed === 'house boxes' && options.text('sets') === undefined;
  return [...(what && !isLook ? [what] : []), ...(brings ? (['uploads'] as const) : [])];
};

const refusal = ({ words, channel, parent }: Act, rules: ServerRules, what: Ruled): string | undefined => {
  const { refused } = words.commands.server;
  if (rules[what] === 'managers') return refused[what];
  const { channels } = rules;
  if (what !== 'starts' || !channels) return undefined;
  return channels.includes(channel) || (parent && channels.includes(parent)) ? undefined : refused.elsewhere(channels);
};
