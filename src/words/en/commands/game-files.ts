import type { FileFault } from '../../../session/archive/fault.ts';
import { bold, plain } from '../../../view/text.ts';
import { MOST_FILES_NAMED } from '../../limits.ts';
import { listed, sizeText } from '../text.ts';

/** The game as a file. */
export const exported = {
  /** What the asker can see of a game that hides things. */
  seen: (title: string): string =>
    `What you can see of ${bold(title)}, to be read. In a game that hides things nobody gets the whole while it is played, so \`/game import\` does not take this file.`,
  whole: (title: string): string =>
    `The whole game of ${bold(title)}. \`/game import\` goes on with it, in any channel.`,
  published: (title: string): string =>
    `The whole game of ${bold(title)}. Its secret is in it, so everyone can check it with this file alone: \`npm run verify\`, or \`/game verify\` here.`,
  /** By which key everybody can check the files of this bot. */
  signed: (key: string): string =>
    `I signed it with the key \`${key}\`: \`npm run verify -- game.json ${key}\` checks that.`,
  unsigned: 'I did not sign it: the game came with a file that is not proved.',
  /** `most`: in bytes. */
  tooLarge: (most: number): string => `The file would be too large for a message: ${sizeText(most)} is the most.`,
};

export const imported = {
  noFile: 'Attach the file of a game, as `/game export` made it.',
  question: (running: string): string =>
    `A game of ${bold(running)} runs in this channel. End it for good, and go on with the one of that file instead?`,
  instead: 'End it and take the file',
  forgotten: 'I do not have that file any more. Please `/game import` it again.',
  /** `files`: of pictures that are not kept here. */
  pictures: (title: string, files: readonly string[]): string => {
    const shown = files.slice(0, MOST_FILES_NAMED).map((file) => bold(file));
    const more = files.length > shown.length ? [`${files.length - shown.length} more`] : [];
    return `That game shows pictures that are not here: ${listed([...shown, ...more])}. Bring them with the module of ${bold(title)} by \`/module add\`, then import the file again.`;
  },
  overtaken: 'Another game was started in this channel just now. `/game status` shows it.',
};

const REMEDY = 'Take a file just as `/game export` made it.';

const JSON_FAULTS: { readonly [Why in Extract<FileFault, { readonly code: 'json' }>['why']]: string } = {
  syntax: 'is not written as it should be; the file may be cut off',
  'too-deep': 'goes too deep',
  'too-long': 'holds too long a text',
  'too-much': 'is one too many: the file holds too much',
  twice: 'says something twice',
  'no-text': 'holds signs that are no text',
};

/** Why a file is no game that one can go on with, in a sentence, and what would work (T11). */
export const fault = (fault: FileFault): string => {
  switch (fault.code) {
    case 'json':
      return `Line ${fault.line} of that file ${JSON_FAULTS[fault.why]}. ${REMEDY}`;
    case 'other':
      return `That is no game that I know. ${REMEDY}`;
    case 'seen':
      return 'That file holds what one person could see of a game, not the whole game, so nobody can go on with it.';
    case 'version':
      return `That file has version ${plain(String(fault.version))} of its form, which I do not know: a newer bot made it.`;
    case 'form':
      return `That file was changed: something is wrong at \`${plain(fault.at)}\`. ${REMEDY}`;
    case 'module':
      return `The rules in that file were changed (${plain(fault.at)}). ${REMEDY}`;
    case 'step':
      return `Step ${fault.step} of that file does not follow from those before it: it was changed. ${REMEDY}`;
    case 'end':
      return `The steps in that file do not lead to the end that it states: something in it was changed. ${REMEDY}`;
    case 'hides':
      return 'That game hides things from its players, and whoever has its whole file has seen them all: it can only be begun anew, by `/game start`.';
  }
};
