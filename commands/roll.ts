import { normalizeDiceText, parseDiceNotation, rollDiceRepeatedly } from '../src/engine/index.ts';
import {
  addSavedRoll,
  type DiceRequest,
  hasRoomForSavedRoll,
  PERSONAL_ROLL_LIMITS,
  type PersonalDiceRolls,
} from '../src/facts/own-rolls.ts';
import {
  type Choice,
  type Command,
  type CommandInput,
  type CompletionInput,
  type InputContext,
  publicWords,
  type Reply,
} from '../src/port/command.ts';
import type { OpenGame } from '../src/session/channel/open-game.ts';
import type { Games } from '../src/session/games/games.ts';
import { gameQueries } from '../src/view/game.ts';
import { channelViewer } from '../src/view/viewer.ts';
import { createChoiceFromText, filterMatchingNames } from './common/choices.ts';
import { between, COMPLETED, defineCommand, FLAG, type OptionOf, required, TEXT, upTo } from './common/definition.ts';
import { replyToOutcome, replyToStorageErrors, toAsker } from './common/table.ts';
import {
  createOwnRollsButtonRow,
  findSavedDice,
  handleOwnRollsControl,
  loadOwnRolls,
  storeRecentRoll,
} from './roll/own.ts';

/** The most characters of a roll's label. */
const MOST_LABEL = 60;

const data = defineCommand('roll', {
  dice: required(upTo(100, COMPLETED)),
  label: upTo(MOST_LABEL, TEXT),
  times: between(1, 20),
  save: upTo(32, TEXT),
  private: FLAG,
});

/** Splits `1d20+6 dex save` into dice and a label; undefined if it doesn't begin with dice. */
const splitLabel = (typed: string): DiceRequest | undefined => {
  const whole = parseDiceNotation(typed);
  if (whole.ok || whole.fault.code !== 'syntax') return undefined;
  const ends = [...typed.matchAll(/\s+(?=\p{L})/gu)].map(({ index }) => index).toReversed();
  const end = ends.find((at) => parseDiceNotation(typed.slice(0, at)).ok);
  if (end === undefined) return undefined;
  // Cut between whole characters, because half of a surrogate pair can't be stored.
  const label = [...typed.slice(end).trim()].slice(0, MOST_LABEL).join('');
  return { dice: typed.slice(0, end), label };
};

const typedRoll = ({ options }: CommandInput<OptionOf<'roll'>>, own: PersonalDiceRolls): DiceRequest => {
  const dice = options.text('dice')?.trim() ?? '';
  const [label, times, isPrivate] = [options.text('label')?.trim(), options.integer('times'), options.flag('private')];
  const { isPrivate: wasPrivate, ...asked } = (parseDiceNotation(dice).ok ? undefined : findSavedDice(own, dice)) ??
    splitLabel(dice) ?? { dice };
  return {
    ...asked,
    ...(label ? { label } : {}),
    ...(times === undefined ? {} : { times }),
    ...((isPrivate ?? wasPrivate) ? { isPrivate: true } : {}),
  };
};

const execute = (games: Games, input: CommandInput<OptionOf<'roll'>>): Promise<Reply> =>
  replyToStorageErrors(input, async () => {
    const { roll } = input.words.commands;
    const own = await loadOwnRolls(games.people, input);
    const asked = typedRoll(input, own);
    const name = input.options.text('save')?.trim();
    if (!name) return rolled(games, input, asked);
    if (parseDiceNotation(name).ok) return toAsker(roll.nameIsDice(name));
    if (!hasRoomForSavedRoll(own, name)) return toAsker(roll.noRoom(name, PERSONAL_ROLL_LIMITS.saved));
    return rolled(games, input, asked, name);
  });

/**
 * Rolls dice in the channel's running game, so that the roll is in its log and can be verified (T21). Without a game,
 * it only rolls. `name`: the name under which to save the roll.
 */
const rolled = async (games: Games, input: InputContext, asked: DiceRequest, name?: string): Promise<Reply> => {
  const { dice, times, label, isPrivate = false } = asked;
  const line = name === undefined ? undefined : input.words.commands.roll.saved(name);
  const keep = (): Promise<void> =>
    storeRecentRoll(games.people, input, asked, (now) => (name === undefined ? now : addSavedRoll(now, name, asked)));
  const game = await games.at(input.channel);
  if (!game || !(await isPlayed(game))) {
    const reply = freeRoll(games, input, asked, line);
    if (reply.answer?.rows) await keep();
    return reply;
  }
  const outcome = await game.session.run(
    { kind: 'roll', actor: input.person.id, dice, private: isPrivate, label, times },
    input.interaction,
    input.share,
  );
  if (outcome.kind === 'done') await keep();
  const reply = await replyToOutcome(game, input, outcome, line);
  return outcome.kind === 'done' && reply.answer
    ? {
        ...reply,
        answer: { ...reply.answer, rows: [...(reply.answer.rows ?? []), createOwnRollsButtonRow(input.words)] },
      }
    : reply;
};

const isPlayed = ({ session }: OpenGame): Promise<boolean> =>
  session.read(channelViewer, (view) => view.of(gameQueries).phase === 'playing');

const freeRoll = ({ dice: chance }: Games, act: InputContext, asked: DiceRequest, line?: string): Reply => {
  const { person, words } = act;
  const { dice: typed, times = 1, label, isPrivate = false } = asked;
  const read = parseDiceNotation(typed, times);
  if (!read.ok) return toAsker(words.dice.diceFaultText(typed, read.fault));
  const outcome = { dice: normalizeDiceText(typed), ...rollDiceRepeatedly(read.dice, times, chance) };
  const shown = isPrivate ? words : publicWords(act);
  const text = shown.commands.roll.rolls(person.id, shown.dice.rollPhrase(outcome, isPrivate, label));
  return {
    answer: { text, rows: [createOwnRollsButtonRow(shown)], to: isPrivate ? 'asker' : 'channel' },
    ...(line === undefined ? {} : { also: { text: line } }),
  };
};

const complete = async ({ people }: Games, input: CompletionInput<OptionOf<'roll'>>): Promise<readonly Choice[]> => {
  const { saved, last } = await loadOwnRolls(people, input);
  const { typed } = input.focused;
  return filterMatchingNames(
    [...new Set([...saved.map(({ name }) => name), ...last.map(({ dice }) => dice)])],
    typed,
  ).map(createChoiceFromText);
};

export const rollCommand = (games: Games): Command => ({
  data,
  execute: (input) => execute(games, input),
  complete: (input) => complete(games, input),
  press: (input) =>
    replyToStorageErrors(input, () => handleOwnRollsControl(games, input, (asked) => rolled(games, input, asked))),
});
