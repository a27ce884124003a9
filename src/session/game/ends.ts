import type { Directory } from './directory.ts';
import { isOver, type OpenGame } from './open-game.ts';
import { type Log, stackOf } from './ports.ts';
import type { ScoreBook } from './score-book.ts';
import { bookEntryOf } from './score-book-entry.ts';
import type { Step } from './step.ts';

/** Where it is noted that games have ended, or go on. */
export interface EndNotes {
  readonly log: Log;
  readonly directory: Directory;
  readonly scoreBook: ScoreBook;
}

/** A game has ended: how, and that it runs no more. */
export const noteEnd = async (
  { log, directory, scoreBook }: EndNotes,
  { session, channel, guild }: OpenGame,
): Promise<void> => {
  try {
    const entry = await bookEntryOf(session);
    if (entry) await scoreBook.record({ guild, channel }, entry);
    if (guild && (await isOver({ session }))) await directory.note(guild, session.game, channel, false);
  } catch (error) {
    // Whoever looks for running games at the next start finds it, and tries again.
    log.warn({ game: session.game, error: stackOf(error) }, 'the end of a game was not recorded');
  }
};

/** A game that had ended goes on. */
export const noteReturn = async (
  { log, directory, scoreBook }: EndNotes,
  { session, channel, guild }: OpenGame,
  { number }: Step,
): Promise<void> => {
  try {
    await scoreBook.takeBack({ guild, channel }, session.game, number);
    if (guild) await directory.note(guild, session.game, channel, true);
  } catch (error) {
    log.warn({ game: session.game, error: stackOf(error) }, 'that a game goes on was not noted');
  }
};
