import type { CommandInput, Reply } from '../../src/command.ts';
import type { OpenGame } from '../../src/session/game/open-game.ts';
import type { View } from '../../src/view/view.ts';
import { gdlLine } from '../../src/words/en/gdl.ts';
import { counted, plain } from '../../src/words/text.ts';
import { textOfFile } from '../common/files.ts';
import { answerTo, readAs, toAsker } from '../common/table.ts';

/** The largest file of scorekeepers, in bytes. */
const LARGEST = 128 * 1024;
/** The most notes that are told, and the most characters of one. */
const MOST_NOTES = 10;
const LONGEST_NOTE = 400;

/**
 * Adds scorekeepers to the game, or changes them: what was wrong with them is told to the one who tried, what they
 * should know too; the table hears of the rest.
 */
export const define = async (game: OpenGame, input: CommandInput): Promise<Reply> => {
  const text = await textIn(input);
  if (typeof text !== 'string') return toAsker(text.why);
  const notes = await readAs(game, input, (view) => (view.mayDefine ? view.gdlNotes(text) : []));
  const faults = notes.filter(({ isFault }) => isFault);
  if (faults.length > 0) return toAsker([`That can't be read, so nothing was defined:`, ...lines(faults)].join('\n'));
  const outcome = await game.session.run({ kind: 'define-scores', actor: input.person.id, text }, input.interaction);
  const isApart = notes.length > 0 || (await readAs(game, input, (view) => view.hides));
  if (outcome.kind !== 'done' || !isApart) return answerTo(game, input, outcome);
  // Whoever defined it is told what to think of, and the table what was done, each by itself: what was typed must not
  // be shown to all (W3).
  if (!outcome.repeated) game.outbox.take(outcome.step, undefined, outcome.told);
  return toAsker(
    notes.length === 0
      ? 'That is defined.'
      : [`That is defined, with ${counted(notes.length, 'warning')}:`, ...lines(notes)].join('\n'),
  );
};

const lines = (notes: ReturnType<View['gdlNotes']>): readonly string[] => {
  const told = notes.slice(0, MOST_NOTES).map(({ note }) => `- ${plain(gdlLine(note), LONGEST_NOTE)}`);
  return notes.length > MOST_NOTES ? [...told, `- and ${notes.length - MOST_NOTES} more`] : told;
};

const textIn = async ({ options }: CommandInput): Promise<string | { readonly why: string }> => {
  const [file, typed] = [options.file('file'), options.text('text')];
  if (file && typed !== undefined) return { why: 'Say one of them: `file:` or `text:`.' };
  if (!file) return typed ?? { why: 'Attach a `file:` with scorekeepers in GDL, or type them as `text:`.' };
  const read = await textOfFile(file, LARGEST);
  return 'why' in read ? read : read.text;
};
