import type { CommandInput, Reply } from '../../src/port/command.ts';
import type { OpenGame } from '../../src/session/channel/open-game.ts';
import { gameQueries } from '../../src/view/game.ts';
import { type ScorekeeperNoteView, scoreQueries } from '../../src/view/scores.ts';
import { plain } from '../../src/view/text/text.ts';
import type { Words } from '../../src/words/index.ts';
import type { OptionOf } from '../common/definition.ts';
import { textOfFile } from '../common/files.ts';
import type { RefusalSentence } from '../common/sentence.ts';
import { readAs, replyToOutcome, toAsker } from '../common/table.ts';

/** The most bytes of a definition. */
const LARGEST_DEFINITION = 128 * 1024;
const MOST_NOTES = 10;
const LONGEST_NOTE = 400;

/**
 * Adds scorekeepers to the game, or changes them. Their author gets faults and warnings privately; all other players
 * get the rest.
 */
export const defineScorekeepers = async (game: OpenGame, input: CommandInput<OptionOf<'score'>>): Promise<Reply> => {
  const { words } = input;
  const { define: said } = words.commands.score;
  const text = await textIn(input);
  if (typeof text !== 'string') return toAsker(text.why);
  const notes = await readAs(game, input, (view) =>
    view.of(scoreQueries).mayDefine ? view.of(scoreQueries).notes(text) : [],
  );
  const faults = notes.filter(({ isFault }) => isFault);
  if (faults.length > 0) return toAsker([said.faulty, ...lines(words, faults)].join('\n'));
  const outcome = await game.session.run({ kind: 'define-scores', actor: input.person.id, text }, input.interaction);
  const isApart = notes.length > 0 || (await readAs(game, input, (view) => view.of(gameQueries).hides));
  if (outcome.kind !== 'done' || !isApart) return replyToOutcome(game, input, outcome);
  // The author gets the warnings separately from the post for all players: the typed text must not be public (W3).
  if (!outcome.repeated) game.outbox.take(outcome.step, undefined, outcome.told);
  return toAsker(notes.length === 0 ? said.done : [said.warnings(notes.length), ...lines(words, notes)].join('\n'));
};

const lines = ({ gdl, commands: { score } }: Words, notes: readonly ScorekeeperNoteView[]): readonly string[] => {
  const told = notes.slice(0, MOST_NOTES).map(({ note }) => `- ${plain(gdl.gdlLine(note), LONGEST_NOTE)}`);
  return notes.length > MOST_NOTES ? [...told, `- ${score.define.more(notes.length - MOST_NOTES)}`] : told;
};

const textIn = async ({
  options,
  words,
}: CommandInput<OptionOf<'score'>>): Promise<string | { readonly why: RefusalSentence }> => {
  const { define: said } = words.commands.score;
  const [file, typed] = [options.file('file'), options.text('text')];
  if (file && typed !== undefined) return { why: said.fileOrText };
  if (!file) return typed ?? { why: said.nothing };
  const read = await textOfFile(words, file, LARGEST_DEFINITION);
  return 'why' in read ? read : read.text;
};
