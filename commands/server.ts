import { PERMITTED_GROUPS, type PermittedGroup, type ServerRulesChange } from '../src/facts/server-rules.ts';
import { type Command, type CommandInput, publicWords, type Reply } from '../src/port/command.ts';
import type { Games } from '../src/session/games/games.ts';
import type { Operation, PersonId } from '../src/table/index.ts';
import { between, defineCommand, type OptionOf, oneOf, PERSON, required } from './common/definition.ts';
import { act, replyToStorageErrors, runWithChannelGame, toAsker } from './common/table.ts';

const MOST_GAMES_SET = 1000;

const data = defineCommand('server', {
  settings: {
    here: oneOf('open', 'closed', 'anywhere'),
    starts: oneOf(...PERMITTED_GROUPS),
    uploads: oneOf(...PERMITTED_GROUPS),
    house: oneOf(...PERMITTED_GROUPS),
    games: between(0, MOST_GAMES_SET),
    ratings: oneOf('on', 'off'),
  },
  unstick: {},
  host: { person: required(PERSON) },
});

/** Creates the command for managers of a server or channel (W6). */
export const serverCommand = (games: Games): Command => ({
  data,
  execute: (input) =>
    replyToStorageErrors(input, async () => {
      const { subcommand, options, person } = input;
      if (subcommand === 'settings') return settings(games, input);
      if (!input.managesHere) return toAsker(input.words.commands.server.notManager);
      const to = options.text('person') as PersonId | undefined;
      const operation: Operation<'manage'> =
        subcommand === 'host' && to !== undefined
          ? { kind: 'manage', actor: person.id, deed: 'host', to }
          : { kind: 'manage', actor: person.id, deed: 'unstick' };
      return runWithChannelGame(games, input, (game) => act(game, input, operation));
    }),
});

const settings = async (games: Games, input: CommandInput<OptionOf<'server'>>): Promise<Reply> => {
  const { guild, words, options } = input;
  const said = words.commands.server;
  const ratings = options.text('ratings');
  const rules = rulesTyped(input);
  const isRuled = Object.keys(rules).length > 0;
  const isSet = ratings !== undefined || isRuled;
  if (isSet && guild !== undefined && !input.manages) return toAsker(said.managersOnly);
  if (guild === undefined && isRuled) return toAsker(said.noServer);
  if (ratings !== undefined) await games.scoreBook.keep(input, ratings === 'on');
  const keeps = await games.scoreBook.keeps(input);
  const { servers } = games;
  const now = guild === undefined ? undefined : await (isRuled ? servers.set(guild, rules) : servers.rules(guild));
  return isSet
    ? { answer: { text: publicWords(input).commands.server.settings(now, keeps), to: 'channel' } }
    : toAsker(said.settings(now, keeps));
};

type WhoOption = 'starts' | 'uploads' | 'house';

const rulesTyped = ({ options, channel, parent }: CommandInput<OptionOf<'server'>>): ServerRulesChange => {
  const here = options.text('here');
  const who = (name: WhoOption): PermittedGroup | undefined =>
    PERMITTED_GROUPS.find((one) => one === options.text(name));
  const [starts, uploads, house] = [who('starts'), who('uploads'), who('house')];
  const games = options.integer('games');
  return {
    ...(starts ? { starts } : {}),
    ...(uploads ? { uploads } : {}),
    ...(house ? { house } : {}),
    ...(games === undefined ? {} : { games: games === 0 ? null : games }),
    ...(here === 'anywhere' ? { anywhere: true } : {}),
    ...(here === 'open' || here === 'closed' ? { channel: { id: parent ?? channel, isOpen: here === 'open' } } : {}),
  };
};
