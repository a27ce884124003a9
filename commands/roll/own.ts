import {
  type DiceAsked,
  NO_ROLLS,
  type OwnRolls,
  savedRoll,
  withoutSaved,
  withRolled,
} from '../../src/facts/own-rolls.ts';
import type { Act, PressInput, Reply } from '../../src/port/command.ts';
import { Unsettled } from '../../src/session/base/outcome.ts';
import type { Games } from '../../src/session/games/games.ts';
import type { People } from '../../src/session/server/people.ts';
import { type Control, controlId, LIMITS, type Message } from '../../src/view/text/message.ts';
import type { Words } from '../../src/words/index.ts';
import { button } from '../common/buttons.ts';
import { toAsker } from '../common/table.ts';

export const rollsOf = async (people: People, { person }: Act): Promise<OwnRolls> =>
  (await people.profile(person.id)).rolls ?? NO_ROLLS;

const changed = async (people: People, { person }: Act, change: (now: OwnRolls) => OwnRolls): Promise<OwnRolls> =>
  (await people.change(person.id, (now) => ({ ...now, rolls: change(now.rolls ?? NO_ROLLS) }))).rolls ?? NO_ROLLS;

export const keepRoll = async (
  people: People,
  input: Act,
  asked: DiceAsked,
  change: (now: OwnRolls) => OwnRolls = (now) => now,
): Promise<void> => {
  try {
    await changed(people, input, (now) => withRolled(change(now), asked));
  } catch (fault) {
    if (!(fault instanceof Unsettled)) throw fault;
  }
};

export const ownRollsRow = ({ commands }: Words): readonly Control[] => [
  button(controlId('roll', 'mine'), commands.roll.labels.mine),
];

const ownRollsMessage = ({ commands: { roll } }: Words, { saved, last }: OwnRolls): Message => {
  const label = (asked: DiceAsked): string => roll.asked(asked).slice(0, LIMITS.label);
  const options = saved.map((one) => ({
    value: one.name,
    label: one.name.slice(0, LIMITS.optionText),
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
export const pressRolls = async (
  { people }: Games,
  input: PressInput,
  roll: (asked: DiceAsked) => Promise<Reply>,
): Promise<Reply> => {
  const [chosen = ''] = input.values;
  if (input.verb === 'forget')
    return { update: ownRollsMessage(input.words, await changed(people, input, (now) => withoutSaved(now, chosen))) };
  const rolls = await rollsOf(people, input);
  if (input.verb === 'mine') return toAsker(ownRollsMessage(input.words, rolls));
  const asked =
    input.verb === 'saved' ? savedToAsk(rolls, chosen) : rolls.last.find(({ id }) => String(id) === input.args[0]);
  return asked ? roll(asked) : { update: ownRollsMessage(input.words, rolls) };
};

export const savedToAsk = (rolls: OwnRolls, name: string): DiceAsked | undefined => {
  const found = savedRoll(rolls, name);
  return found && { ...askedOf(found), label: found.label ?? found.name };
};

const askedOf = ({ dice, times, label, isPrivate }: DiceAsked): DiceAsked => ({
  dice,
  ...(times === undefined ? {} : { times }),
  ...(label === undefined ? {} : { label }),
  ...(isPrivate ? { isPrivate } : {}),
});
