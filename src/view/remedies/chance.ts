import { first, instead, look, press, type RemedyTable } from '../remedy/remedy.ts';

export const chance = {
  'not-over': () => ({ stop: first('/game stop') }),
  'already-published': () => ({ verify: look('/game verify') }),
  closed: () => ({ start: instead('/game start') }),
  'publish-needs-consent': () => ({ ask: instead('/game verify') }),
  'beacon-named': () => ({ begin: press('begin', 'instead') }),
  'no-beacon': () => ({ begin: press('begin', 'instead') }),
} satisfies RemedyTable;
