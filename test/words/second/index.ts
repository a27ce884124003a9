import type { Words } from '../../../src/words/index.ts';
import { en } from '../../support/words.ts';

/** A second language, as far as it is needed to show that a folder is all that one is. */
export const second: Words = {
  ...en,
  locale: 'de',
  board: { ...en.board, boardAlt: (_view, { board }) => `Das Brett ${board.name}.` },
  discord: {
    ...en.discord,
    unknownControl: 'Diesen Knopf kenne ich nicht mehr.',
    stopping: 'Ich starte gerade neu. Bitte gleich noch einmal.',
  },
  lists: { ...en.lists, statusText: () => 'So steht es.' },
  posts: {
    ...en.posts,
    deedLine: (actor, deed) => `<@${actor}>: ${deed}.`,
    turnLine: (side) => `${side} ist am Zug`,
    buttons: {
      ...en.posts.buttons,
      play: (side) => `${side} spielen`,
      observe: 'Zusehen',
      alone: 'Allein spielen',
      begin: 'Beginnen',
      undo: 'Zurück',
    },
  },
  refusals: {
    ...en.refusals,
    refusalText: ({ code }) =>
      code === 'host-only' ? 'Das darf nur, wer das Spiel begann.' : `Das geht nicht: ${code}.`,
  },
};
