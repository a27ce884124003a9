import { choose, type RemediesByRefusalCode } from '../remedy/remedy.ts';

export const dice = { 'bad-dice': () => ({ dice: choose('dice') }) } satisfies RemediesByRefusalCode;
