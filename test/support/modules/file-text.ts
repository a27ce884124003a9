import { MOST_GAME_FILE_BYTES } from '../../../src/session/archive/read.ts';
import { exportVisibleGame } from '../../../src/session/archive/seen.ts';
import { exportGame } from '../../../src/session/archive/write.ts';
import type { WrittenFile } from '../../../src/session/file/file-writer.ts';
import type { History } from '../../../src/session/game/history.ts';
import type { Session } from '../../../src/session/game/session.ts';
import type { PersonId } from '../../../src/table/index.ts';
import { encodeFileText, type FileText } from '../../../src/view/text/message.ts';
import { ENGLISH } from '../play/told.ts';

/** A file's text in one piece. */
export const textOf = (text: FileText): string =>
  typeof text === 'string' ? text : Buffer.from(encodeFileText(text)).toString();

const whole = (file: WrittenFile): string => {
  if (file === 'too-large') throw new Error('the file is too large');
  return textOf(file);
};

/** The file of a whole game, as text. */
export const exportedGame = async (history: History, session: Session): Promise<string> =>
  whole(await exportGame(history, session, MOST_GAME_FILE_BYTES));

/** The file of what a person sees of a game, as text. */
export const exportedView = async (history: History, session: Session, person: PersonId): Promise<string> =>
  whole(await exportVisibleGame(ENGLISH, history, session, person, MOST_GAME_FILE_BYTES));
