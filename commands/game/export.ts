import type { Act, Reply } from '../../src/command.ts';
import { LARGEST } from '../../src/session/archive/read.ts';
import { exportSeen } from '../../src/session/archive/seen.ts';
import { exportGame } from '../../src/session/archive/write.ts';
import type { Games } from '../../src/session/game/games.ts';
import type { OpenGame } from '../../src/session/game/open-game.ts';
import { bold } from '../../src/words/text.ts';
import { sizeText } from '../common/files.ts';
import { readAs, toAsker } from '../common/table.ts';

const UNSIGNED = 'I did not sign it: the game came with a file that is not proved.';

/** By which key everybody can check the files of this bot. */
const signedWith = (key: string): string =>
  `I signed it with the key \`${key}\`: \`npm run verify -- game.json ${key}\` checks that.`;

/**
 * The game as a file, for the asker alone: the whole of it where nothing is hidden from anybody, or the secret of it is
 * posted (T21), else what the asker can see (T4, T6).
 */
export const exportFile = async ({ history }: Games, game: OpenGame, input: Act): Promise<Reply> => {
  const { session } = game;
  const { hides, isPublished, isSigned, module, title } = await readAs(game, input, (view) => ({
    hides: view.hides && view.chance.published === undefined,
    isPublished: view.chance.published !== undefined,
    isSigned: view.origin?.isProved !== false,
    module: view.module,
    title: view.title,
  }));
  const text = hides
    ? await exportSeen(input.words, history, session, input.person.id, LARGEST)
    : await exportGame(history, session, LARGEST);
  if (text === 'too-large')
    return toAsker(`The file would be too large for a message: ${sizeText(LARGEST)} is the most.`);
  const what = hides
    ? `What you can see of ${bold(title)}, to be read. In a game that hides things nobody gets the whole while it is played, so \`/game import\` does not take this file.`
    : `The whole game of ${bold(title)}. ${isPublished ? 'Its secret is in it, so everyone can check it with this file alone: `npm run verify`, or `/game verify` here.' : '`/game import` goes on with it, in any channel.'}`;
  const signed = hides ? '' : ` ${isSigned ? signedWith(await history.publicKey()) : UNSIGNED}`;
  return toAsker({ text: what + signed, file: { name: hides ? `${module}-seen.json` : `${module}.json`, text } });
};
