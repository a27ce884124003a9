import type { MovesFault } from '../../../engine/index.ts';
import { listed, quoted } from '../text.ts';

/** What is wrong with the moves of a piece, and what would be right, in two clauses without a full stop. */
export const movesWords = ({
  code,
  found,
  near,
}: MovesFault): { readonly wrong: string; readonly expected: string } => {
  const what = quoted(found);
  switch (code) {
    case 'empty':
      return { wrong: 'no moves stand here', expected: 'Betza notation such as R, or a name such as rook' };
    case 'name':
      return {
        wrong: `${what} is neither the usual name of a piece nor Betza notation`,
        expected: near.length > 0 ? listed(near, 'or') : 'such as rook, knight or pawn, or such as R, N or fmWfcF',
      };
    case 'letter':
      return {
        wrong: `${what} means nothing in Betza notation`,
        expected: 'a modifier of f b l r v s h m c i n j p g e o, or a capital of W F D N A H C Z G R B Q K O U @',
      };
    case 'two-meanings':
      return { wrong: `${what} is a camel to some and a zebra to others`, expected: 'C for a camel, Z for a zebra' };
    case 'several-legs':
      return {
        wrong: `${what} makes a move of several legs, which can't be said yet`,
        expected: 'groups of one leg each, such as mRcN',
      };
    case 'castling':
      return { wrong: `${what} is no castling`, expected: 'O with the number of steps, such as O2, and no modifiers' };
    case 'own-pieces':
      return { wrong: `${what}, taking one's own pieces, can't be said yet`, expected: `the same without ${found}` };
    case 'turning':
      return { wrong: `${what}, a way that turns, can't be said yet`, expected: `the same without ${found}` };
    case 'no-capital':
      return { wrong: `behind ${what} no capital stands`, expected: 'a capital at the end, such as W, N or R' };
    case 'twice':
      return { wrong: `${what} stands twice before one capital`, expected: 'each modifier once' };
    case 'against':
      return { wrong: `${what} holds more than one of n, j, p and g`, expected: 'one of them before a capital' };
    case 'scattered':
      return {
        wrong: `the letters of directions in ${what} stand apart`,
        expected: 'f b l r v s h next to each other, such as mfrF',
      };
    case 'directions':
      return {
        wrong: `the directions of ${what} mean nothing`,
        expected: 'f b l r v s each once before W; ff, fs, fl, lf, fh, hl or hr before N',
      };
    case 'compound':
      return {
        wrong: `two letters for one direction before ${what} are read in several ways`,
        expected: 'a group for each part, such as flF or fsW',
      };
    case 'lame':
      return {
        wrong: `no cell lies on the way of ${what} that could be blocked`,
        expected: 'n before D, N, A, H, Z or G alone',
      };
    case 'jump':
      return { wrong: `${what} jumps over no one cell`, expected: 'j before D, N, A, or before W0, F0, R, B, Q' };
    case 'hurdle':
      return { wrong: `${what} has no room to jump and land`, expected: 'a range, such as pR or gW3' };
    case 'bare':
      return { wrong: `${what} has modifiers that mean nothing there`, expected: 'm, c and i before U, none before @' };
    case 'range':
      return {
        wrong: `${what} is no range`,
        expected: 'a number from 1 to 999, 0 for no limit, or a capital of one step twice (NN)',
      };
    case 'no-step':
      return { wrong: `${what} is no step`, expected: 'two numbers such as (4,1), one above 0' };
    case 'word':
      return {
        wrong: `${what} means nothing in step, slide or leap`,
        expected:
          near.length > 0
            ? listed(near, 'or')
            : 'a number, then directions such as forward or north-east, then perhaps to free or to enemies',
      };
    case 'number':
      return {
        wrong: `${what} is no number of steps`,
        expected: 'a number from 1 to 999 behind the first word, such as step 2 or leap 2 forward',
      };
    case 'same':
      return { wrong: `${what} stands twice`, expected: 'each direction once' };
  }
};
