import { first, instead, look, type RemediesByRefusalCode, suggestButton } from '../remedy/remedy.ts';

export const chance = {
  'not-over': () => ({ stop: first('/game stop') }),
  'already-published': () => ({ verify: look('/game verify') }),
  closed: () => ({ start: instead('/game start') }),
  'publish-needs-consent': () => ({ ask: instead('/game verify') }),
  'beacon-named': () => ({ begin: suggestButton('begin', 'instead') }),
  'no-beacon': () => ({ begin: suggestButton('begin', 'instead') }),
} satisfies RemediesByRefusalCode;
