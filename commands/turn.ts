import type { Command, CommandInput, InputContext, PressInput, Reply } from '../src/port/command.ts';
import type { OpenGame } from '../src/session/channel/open-game.ts';
import type { Games } from '../src/session/games/games.ts';
import { turnButtons } from '../src/session/posts/game-buttons.ts';
import { gameQueries } from '../src/view/game.ts';
import type { Message } from '../src/view/text/message.ts';
import { turnQueries } from '../src/view/turns.ts';
import { defineCommand, FLAG, type OptionOf } from './common/definition.ts';
import { formatUnmovedStacks } from './common/left-over.ts';
import { act, readAs, runWithChannelGame, staleControlReply, toAsker } from './common/table.ts';
import { runOrAskToOverrule } from './consent/consent.ts';

const data = defineCommand('turn', {
  show: {},
  next: { overrule: FLAG },
  pass: { overrule: FLAG },
  end: { overrule: FLAG },
  tell: {},
});

const shownTurn = async (game: OpenGame, input: InputContext): Promise<Message> => {
  const { text, players, buttons } = await readAs(game, input, (view) => ({
    text: input.words.lists.turnText(view),
    players: view.of(gameQueries).phase === 'playing' ? (view.of(gameQueries).turn()?.side.players ?? []) : [],
    buttons: turnButtons({ game: game.session.game, words: input.words }, view),
  }));
  const isOnTurn = players.includes(input.person.id);
  return {
    text: [text, ...(await game.people.awayLines(input.words, players))].join('\n'),
    ...(isOnTurn && buttons.length > 0 ? { rows: [buttons] } : {}),
  };
};

/** Posts the acts of the turn that aren't posted yet, or answers that there are none. */
const told = async (game: OpenGame, input: InputContext): Promise<Reply> => {
  await readAs(game, input, () => undefined);
  if (!game.session.notices.isDrafted) return toAsker(input.words.commands.table.allTold);
  return act(game, input, { kind: 'tell-turn', actor: input.person.id });
};

const OPERATIONS = { next: 'next-phase', pass: 'pass', end: 'end-turn' } as const;

const isVerb = (name: string | undefined): name is keyof typeof OPERATIONS =>
  name !== undefined && Object.hasOwn(OPERATIONS, name);

const pressed = async (game: OpenGame, input: PressInput, key: string): Promise<Reply> => {
  const now = await readAs(game, input, (view) => view.of(turnQueries).phase()?.key);
  const { verb } = input;
  if (now !== key || !isVerb(verb)) return staleControlReply(game, input);
  return ended(game, input, verb);
};

/** Ends a phase or the turn. A private line names the moves that the player could still have made. */
const ended = async (game: OpenGame, input: InputContext, verb: keyof typeof OPERATIONS): Promise<Reply> => {
  const left = verb === 'end' ? await formatUnmovedStacks(game, input) : undefined;
  return act(game, input, { kind: OPERATIONS[verb], actor: input.person.id }, left);
};

export const turnCommand = (games: Games): Command => ({
  data,
  execute: (input: CommandInput<OptionOf<'turn'>>): Promise<Reply> =>
    runWithChannelGame(games, input, async (game) =>
      input.subcommand === 'tell'
        ? told(game, input)
        : isVerb(input.subcommand)
          ? input.options.flag('overrule')
            ? runOrAskToOverrule(game, input, { kind: OPERATIONS[input.subcommand], actor: input.person.id })
            : ended(game, input, input.subcommand)
          : toAsker(await shownTurn(game, input)),
    ),
  press: (input: PressInput): Promise<Reply> => {
    const [id = '', key = ''] = input.args;
    return runWithChannelGame(games, input, (game) => pressed(game, input, key), id);
  },
});
