import { look, press, type RemedyTable } from './remedy.ts';

/** What works where others are asked. */
export const requests = {
  'no-such-request': () => ({ status: look('/game status') }),
  'already-asked': () => ({ decline: press('decline', 'first') }),
  'not-asked': () => ({ status: look('/game status') }),
  'nobody-to-ask': () => ({ seats: look('/game seats') }),
} satisfies RemedyTable;
