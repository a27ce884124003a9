import { choose, instead, look, type RemediesByRefusalCode } from '../../../view/remedy/remedy.ts';

export const clock = {
  'bad-clock': () => ({ again: choose('turn') }),
  'clock-so': () => ({ settings: look('/game settings') }),
  'clock-needs-consent': () => ({ ask: instead('/game settings', { turn: undefined }) }),
  'no-timeout': () => ({ show: look('/turn show') }),
  'not-waiting': () => ({ seats: look('/game seats') }),
  'not-a-choice': () => ({ rules: look('/game rules') }),
} satisfies RemediesByRefusalCode;
