import { choose, type RemedyTable } from '../remedy/remedy.ts';

export const dice = { 'bad-dice': () => ({ dice: choose('dice') }) } satisfies RemedyTable;
