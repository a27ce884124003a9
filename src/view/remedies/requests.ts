import * as named from '../remedy/names.ts';
import { first, instead, look, press, type RemedyTable } from '../remedy/remedy.ts';

export const requests = {
  'no-such-request': () => ({ status: look('/game status') }),
  'already-asked': () => ({ decline: press('decline', 'first') }),
  'not-asked': () => ({ status: look('/game status') }),
  'nobody-to-ask': () => ({ seats: look('/game seats') }),
  'consent-needs-players': ({ sides }, view) => ({
    join: first('/game join', named.side(view, sides[0])),
    stop: instead('/game stop'),
  }),
  'arranging-needs-consent': () => ({ ask: press('ask', 'first') }),
  'manager-plays': () => ({ silent: look('/game status') }),
} satisfies RemedyTable;
