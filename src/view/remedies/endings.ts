import { instead, look, type RemediesByRefusalCode } from '../remedy/remedy.ts';

export const endings = {
  'no-resigning': () => ({ rules: look('/game rules') }),
  'no-draws': () => ({ rules: look('/game rules') }),
  'draw-needs-consent': () => ({ ask: instead('/game draw') }),
  'no-passing': () => ({ show: look('/turn show') }),
  'pass-not-now': () => ({ show: look('/turn show') }),
} satisfies RemediesByRefusalCode;
