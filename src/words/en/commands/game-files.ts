import type { FileFault } from '../../../session/archive/fault.ts';
import type { PgnFault, PositionFault } from '../../../session/notation/fault.ts';
import { bold, plain } from '../../../view/text.ts';
import { MOST_FILES_NAMED } from '../../base/limits.ts';
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

/** Why a position is none, in a sentence, and what would work. */
const noPosition = ({ code, found }: PositionFault): string => {
  const it = `\`${plain(found)}\``;
  switch (code) {
    case 'parts':
      return 'A position is written as FEN: the rows, `w` or `b`, castling, in passing, and two numbers.';
    case 'rows':
      return `${it} has not as many rows as the board: write each, with \`/\` between them.`;
    case 'row':
      return `The row ${it} has not as many squares as the board: a number stands for so many free ones.`;
    case 'letter':
      return `No piece is written as ${it}: they are K, Q, R, B, N and P, small for Black.`;
    case 'turn':
      return `${it} does not say who moves: write \`w\` or \`b\`.`;
    case 'castling':
      return `Castling is not as ${it} says: king and rook must stand where they begin. Without any write \`-\`.`;
    case 'passing':
      return `No pawn has just gone over ${it}. Where none has, write \`-\`.`;
    case 'number':
      return `${it} is no number of moves.`;
    case 'kings':
      return `${bold(plain(found))} needs just one king.`;
    case 'last-row':
      return `No pawn can stand on ${it}: it would have become another piece.`;
    case 'check':
      return `The king of ${bold(plain(found))} could be taken, and it is not that side's turn.`;
    case 'over':
      return 'The game is over in that position: no move is left.';
  }
};

/** What is wrong on a line. */
const wrongOf = (fault: PgnFault): string => {
  const it = `\`${plain(fault.found)}\``;
  switch (fault.code) {
    case 'too-long':
      return `The text is too long: ${fault.found} characters are the most.`;
    case 'too-many':
      return `That is one move too many: ${fault.found} are the most.`;
    case 'token':
      return `${it} belongs to no game in PGN.`;
    case 'second':
      return `There begins a second game (${it}). Bring one at a time.`;
    case 'variant':
      return `${it} is not chess as I know it.`;
    case 'over':
      return `Before ${it} the game was over by the rules that I keep: mate, no move, three times the same, or 50 quiet moves.`;
    case 'unreadable':
      return `${it} is no move as one writes it, such as \`Nf3\`, \`exd5\`, \`O-O\` or \`e8=Q\`.`;
    case 'illegal':
      return `${it} is no legal move there.`;
    case 'ambiguous':
      return `${it} could be more than one piece: say from which column or row, such as \`Nbd2\`.`;
    case 'position':
      return noPosition(fault.why);
  }
};

/** Games of chess as text (V12). */
export const chess = {
  noPosition,
  fault: (fault: PgnFault): string => `Line ${fault.line}: ${wrongOf(fault)} Nothing was begun.`,
  none: (title: string): string =>
    `PGN and FEN are for chess, and ${bold(title)} is not written so. \`/game export\` alone gives you its file.`,
  notBegun: 'The game has not begun yet.',
  noMove:
    'Something was done in this game that is no move of chess, so that PGN cannot tell of it. FEN can, and `/game export` alone.',
  noModule: 'I have no game of chess here that could be played on from that text.',
  pgn: (title: string): string =>
    `The moves of ${bold(title)}, as PGN. Any program for chess reads it; \`/game import\` goes on with it.`,
  fen: (title: string, fen: string): string =>
    `How ${bold(title)} stands, as FEN:\n\`\`\`\n${fen}\n\`\`\`\n\`/game start position:\` begins with it.`,
};
