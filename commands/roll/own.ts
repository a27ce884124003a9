import {
  addRecentRoll,
  type DiceRequest,
  findSavedRoll,
  NO_PERSONAL_ROLLS,
  type PersonalDiceRolls,
  removeSavedRoll,
} from '../../src/facts/own-rolls.ts';
import type { InputContext, PressInput, Reply } from '../../src/port/command.ts';
import { UncertainStateError } from '../../src/session/base/outcome.ts';
import type { Games } from '../../src/session/games/games.ts';
import type { ProfileStore } from '../../src/session/server/people.ts';
import { type Control, controlId, DISCORD_LIMITS, type Message } from '../../src/view/text/message.ts';
import type { Words } from '../../src/words/index.ts';
import { button } from '../common/buttons.ts';
import { toAsker } from '../common/table.ts';

export const loadOwnRolls = async (people: ProfileStore, { person }: InputContext): Promise<PersonalDiceRolls> =>
  (await people.profile(person.id)).rolls ?? NO_PERSONAL_ROLLS;

const changed = async (
  people: ProfileStore,
  { person }: InputContext,
  change: (now: PersonalDiceRolls) => PersonalDiceRolls,
): Promise<PersonalDiceRolls> =>
  (await people.change(person.id, (now) => ({ ...now, rolls: change(now.rolls ?? NO_PERSONAL_ROLLS) }))).rolls ??
  NO_PERSONAL_ROLLS;

export const storeRecentRoll = async (
  people: ProfileStore,
  input: InputContext,
  asked: DiceRequest,
  change: (now: PersonalDiceRolls) => PersonalDiceRolls = (now) => now,
): Promise<void> => {
  try {
    await changed(people, input, (now) => addRecentRoll(change(now), asked));
  } catch (fault) {
    if (!(fault instanceof UncertainStateError)) throw fault;
  }
};

export const createOwnRollsButtonRow = ({ commands }: Words): readonly Control[] => [
  button(controlId('roll', 'mine'), commands.roll.labels.mine),
];

const ownRollsMessage = ({ commands: { roll } }: Words, { saved, last }: PersonalDiceRolls): Message => {
  const label = (asked: DiceRequest): string => roll.asked(asked).slice(0, DISCORD_LIMITS.label);
  const options = saved.map((one) => ({
    value: one.name,
    label: one.name.slice(0, DISCORD_LIMITS.optionText),
    description: label(one),
  }));
  const select = (verb: 'saved' | 'forget'): readonly Control[] => [
    { kind: 'select', id: controlId('roll', verb), placeholder: roll.labels[verb], options },
  ];
  const rows = [
    ...(last.length > 0 ? [last.map((one) => button(controlId('roll', 'last', String(one.id)), label(one)))] : []),
    ...(saved.length > 0 ? [select('saved'), select('forget')] : []),
  ];
  return { text: roll.ownRolls(last.length, saved.length), ...(rows.length > 0 ? { rows } : {}) };
};

/**
 * Handles a press. `mine`: shows the presser's own rolls. `last`, `saved`: rolls a recent or saved roll again. If that
 * roll is gone, it shows the current list. `forget`: deletes a saved roll.
 */
export const handleOwnRollsControl = async (
  { people }: Games,
  input: PressInput,
  roll: (asked: DiceRequest) => Promise<Reply>,
): Promise<Reply> => {
  const [chosen = ''] = input.values;
  if (input.verb === 'forget')
    return {
      update: ownRollsMessage(input.words, await changed(people, input, (now) => removeSavedRoll(now, chosen))),
    };
  const rolls = await loadOwnRolls(people, input);
  if (input.verb === 'mine') return toAsker(ownRollsMessage(input.words, rolls));
  const asked =
    input.verb === 'saved' ? findSavedDice(rolls, chosen) : rolls.last.find(({ id }) => String(id) === input.args[0]);
  return asked ? roll(asked) : { update: ownRollsMessage(input.words, rolls) };
};

export const findSavedDice = (rolls: PersonalDiceRolls, name: string): DiceRequest | undefined => {
  const found = findSavedRoll(rolls, name);
  return found && { ...askedOf(found), label: found.label ?? found.name };
};

const askedOf = ({ dice, times, label, isPrivate }: DiceRequest): DiceRequest => ({
  dice,
  ...(times === undefined ? {} : { times }),
  ...(label === undefined ? {} : { label }),
  ...(isPrivate ? { isPrivate } : {}),
});
