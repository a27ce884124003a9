import type { Choice, CompletionInput, OptionReader } from '../../src/port/command.ts';
import type { Games } from '../../src/session/games/games.ts';
import { DISCORD_LIMITS } from '../../src/view/text/message.ts';
import type { View } from '../../src/view/view.ts';
import { personViewer } from '../../src/view/viewer.ts';
import type { Words } from '../../src/words/index.ts';

export const MOST_CHOICES = DISCORD_LIMITS.choices;

/**
 * Returns choices for completion from the asker's view of the channel's game, without duplicate texts; none if there is
 * no game.
 */
export const suggestFromGame = async <N extends string>(
  games: Games,
  { channel, person, focused, options, words }: CompletionInput<N>,
  choose: (view: View, typed: string, options: OptionReader<N>, words: Words) => readonly Choice[],
): Promise<readonly Choice[]> => {
  const game = await games.at(channel);
  if (!game) return [];
  const choices = await game.session.read(personViewer(person.id), (view) =>
    choose(view, focused.typed, options, words),
  );
  const names = new Set<string>();
  return choices.filter(({ name }) => !names.has(name) && names.add(name));
};

export const createChoiceFromText = (text: string): Choice => ({ name: text, value: text });

/** Returns the names that contain the typed text. Names that begin with the text come first. */
export const filterMatchingNames = (names: readonly string[], typed: string): readonly string[] => {
  const wanted = typed.trim().toLowerCase();
  const starts = names.filter((name) => name.toLowerCase().startsWith(wanted));
  const contains = names.filter((name) => !starts.includes(name) && name.toLowerCase().includes(wanted));
  return [...starts, ...contains].slice(0, MOST_CHOICES);
};
