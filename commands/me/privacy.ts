import type { InputContext, Reply } from '../../src/port/command.ts';
import { UncertainStateError } from '../../src/session/base/outcome.ts';
import type { Games } from '../../src/session/games/games.ts';
import { controlId, DISCORD_LIMITS, type Message } from '../../src/view/text/message.ts';
import { button } from '../common/buttons.ts';

/** Returns all stored data about the asker as a file, privately (H12). Throws `UncertainStateError`. */
export const createPersonalDataMessage = async (
  { privacy }: Games,
  { person, words }: InputContext,
): Promise<Message> => {
  const said = words.commands.me;
  const data = await asked(privacy.data(person.id));
  const whole = JSON.stringify(data, undefined, 2);
  const isWhole = Buffer.byteLength(whole) <= DISCORD_LIMITS.fileBytes;
  const short = { ...data, games: data.games.map(({ did, ...game }) => ({ ...game, did: did.length })) };
  return {
    text: said.dataText(data.games.length, isWhole),
    file: { name: 'about-you.json', text: isWhole ? whole : JSON.stringify(short, undefined, 2) },
  };
};

/** Asks for confirmation before deleting a person's data: it can't be undone. */
export const askToConfirmDataDeletion = async (
  { sittings }: Games,
  { person, words }: InputContext,
): Promise<Message> => {
  const { me, buttons } = words.commands;
  const seats = await sittings.of(person.id);
  return {
    text: me.forgetQuestion(seats.map(({ title, channel }) => ({ title, channel }))),
    rows: [[button(controlId('me', 'forget'), me.forgetMe, 'danger'), button(controlId('me', 'stay'), buttons.keepIt)]],
  };
};

export const deletePersonDataAndReply = async (
  { people, privacy }: Games,
  { person, words }: InputContext,
): Promise<Reply> => {
  const { games } = await asked(privacy.forget(person.id));
  people.names.forget(person.id);
  return { update: { text: words.commands.me.forgottenText(games) } };
};

export const forgettingCanceledReply = ({ words }: InputContext): Reply => ({
  update: { text: words.commands.me.stayText },
});

const asked = async <T>(answer: Promise<T>): Promise<T> => {
  try {
    return await answer;
  } catch (cause) {
    throw new UncertainStateError('the store does not answer', { cause });
  }
};
