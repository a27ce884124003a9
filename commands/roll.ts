import type { Command, CommandInput, Reply } from '../src/command.ts';
import { readDice, rollDice } from '../src/engine/index.ts';
import type { Games } from '../src/session/game/games.ts';
import type { OpenGame } from '../src/session/game/open-game.ts';
import { gameQueries } from '../src/view/game.ts';
import { channelViewer } from '../src/view/viewer.ts';
import { defineCommand, FLAG, required, TEXT, upTo } from './common/definition.ts';
import { act, onceKnown, toAsker } from './common/table.ts';

const data = defineCommand('roll', {
  dice: required(upTo(100, TEXT)),
  private: FLAG,
});

/**
 * Rolls for the game of the channel while it is played, so that the roll is in its log and can be checked (T21);
 * elsewhere it just rolls.
 */
const execute = (games: Games, input: CommandInput): Promise<Reply> =>
  onceKnown(input, async () => {
    const [dice, isPrivate] = [input.options.text('dice') ?? '', input.options.flag('private') ?? false];
    const game = await games.at(input.channel);
    if (!game || !(await isPlayed(game))) return rolled(games, input, dice, isPrivate);
    return act(game, input, { kind: 'roll', actor: input.person.id, dice, private: isPrivate });
  });

const isPlayed = ({ session }: OpenGame): Promise<boolean> =>
  session.read(channelViewer, (view) => view.of(gameQueries).phase === 'playing');

/** A roll that belongs to no game. */
const rolled = (
  { dice: chance }: Games,
  { person: { id }, words }: CommandInput,
  typed: string,
  isPrivate: boolean,
): Reply => {
  const read = readDice(typed);
  if (!read.ok) return toAsker(words.dice.diceFaultText(typed, read.fault));
  const dice = typed.toLowerCase().replace(/\s/g, '');
  const text = words.commands.roll.rolls(
    id,
    words.dice.rollPhrase({ dice, ...rollDice(read.dice, chance) }, isPrivate),
  );
  return { answer: { text, to: isPrivate ? 'asker' : 'channel' } };
};

export const rollCommand = (games: Games): Command => ({ data, execute: (input) => execute(games, input) });
