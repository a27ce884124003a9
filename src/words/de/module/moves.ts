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
      return { wrong: 'hier stehen keine Züge', expected: 'Betza-Notation wie R, oder ein Name wie rook' };
    case 'name':
      return {
        wrong: `${what} ist weder der übliche Name einer Figur noch Betza-Notation`,
        expected: near.length > 0 ? listed(near, 'oder') : 'etwa rook, knight oder pawn, oder R, N oder fmWfcF',
      };
    case 'letter':
      return {
        wrong: `${what} bedeutet in Betza-Notation nichts`,
        expected:
          'ein Zusatz aus f b l r v s h m c i n j p g e o, oder ein Großbuchstabe aus W F D N A H C Z G R B Q K O U @',
      };
    case 'two-meanings':
      return {
        wrong: `${what} ist für manche ein Kamel und für andere ein Zebra`,
        expected: 'C für ein Kamel, Z für ein Zebra',
      };
    case 'several-legs':
      return {
        wrong: `${what} ergibt einen Zug aus mehreren Teilen, was sich noch nicht sagen lässt`,
        expected: 'Gruppen aus je einem Teil, etwa mRcN',
      };
    case 'castling':
      return { wrong: `${what} ist keine Rochade`, expected: 'O mit der Zahl der Schritte, etwa O2, ohne Zusätze' };
    case 'own-pieces':
      return { wrong: `${what}, eigene zu schlagen, geht noch nicht`, expected: `dasselbe ohne ${found}` };
    case 'turning':
      return { wrong: `${what}, ein Weg mit Wendung, geht noch nicht`, expected: `dasselbe ohne ${found}` };
    case 'no-capital':
      return {
        wrong: `hinter ${what} steht kein Großbuchstabe`,
        expected: 'ein Großbuchstabe am Ende, etwa W, N oder R',
      };
    case 'twice':
      return { wrong: `${what} steht zweimal vor einem Großbuchstaben`, expected: 'jeder Zusatz einmal' };
    case 'against':
      return { wrong: `${what} hat mehr als eines von n, j, p und g`, expected: 'eines vor einem Großbuchstaben' };
    case 'scattered':
      return {
        wrong: `die Buchstaben der Richtungen in ${what} stehen auseinander`,
        expected: 'f b l r v s h nebeneinander, etwa mfrF',
      };
    case 'directions':
      return {
        wrong: `die Richtungen von ${what} bedeuten nichts`,
        expected: 'f b l r v s je einmal vor W; ff, fs, fl, lf, fh, hl oder hr vor N',
      };
    case 'compound':
      return {
        wrong: `zwei Buchstaben für eine Richtung vor ${what} werden verschieden gelesen`,
        expected: 'eine Gruppe für jeden Teil, etwa flF oder fsW',
      };
    case 'lame':
      return {
        wrong: `auf dem Weg von ${what} liegt kein Feld, das versperrt sein könnte`,
        expected: 'n nur vor D, N, A, H, Z oder G',
      };
    case 'jump':
      return { wrong: `${what} springt über kein einzelnes Feld`, expected: 'j vor D, N, A, oder vor W0, F0, R, B, Q' };
    case 'hurdle':
      return { wrong: `${what} hat keinen Raum für Sprung und Landung`, expected: 'eine Reichweite, etwa pR oder gW3' };
    case 'bare':
      return {
        wrong: `${what} hat Zusätze, die dort nichts bedeuten`,
        expected: 'm, c und i vor U, keine vor @',
      };
    case 'range':
      return {
        wrong: `${what} ist keine Reichweite`,
        expected: 'eine Zahl von 1 bis 999, 0 für keine Grenze, oder ein Großbuchstabe für einen Schritt zweimal (NN)',
      };
    case 'no-step':
      return { wrong: `${what} ist kein Schritt`, expected: 'zwei Zahlen wie (4,1), eine über 0' };
    case 'word':
      return {
        wrong: `${what} bedeutet in step, slide oder leap nichts`,
        expected:
          near.length > 0
            ? listed(near, 'oder')
            : 'eine Zahl, dann Richtungen wie forward oder north-east, dann vielleicht to free oder to enemies',
      };
    case 'number':
      return {
        wrong: `${what} ist keine Zahl von Schritten`,
        expected: 'eine Zahl von 1 bis 999 hinter dem ersten Wort, etwa step 2 oder leap 2 forward',
      };
    case 'same':
      return { wrong: `${what} steht zweimal`, expected: 'jede Richtung einmal' };
  }
};
