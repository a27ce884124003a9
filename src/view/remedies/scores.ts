import { choose, instead, look, type RemediesByRefusalCode, suggestButton } from '../remedy/remedy.ts';

export const scores = {
  'bad-gdl': () => ({ mended: choose('text') }),
  'nothing-ranks': () => ({ stop: look('/game stop'), end: suggestButton('end', 'instead') }),
  'scores-hide': () => ({ open: choose('text'), reload: instead('/game reload') }),
  'too-many-definitions': () => ({ reload: instead('/game reload') }),
} satisfies RemediesByRefusalCode;
