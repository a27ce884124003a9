import { choose, first, instead, type RemediesByRefusalCode } from '../remedy/remedy.ts';

export const reload = {
  'same-module': () => ({ module: choose('module'), file: choose('file') }),
  'reload-needs-consent': () => ({ ask: instead('/game reload') }),
  'does-not-fit': () => ({ module: choose('file') }),
  'undo-does-not-fit': () => ({ former: first('/game reload') }),
} satisfies RemediesByRefusalCode;
