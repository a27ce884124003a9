import * as named from '../remedy/names.ts';
import { first, instead, look, type RemediesByRefusalCode, suggestButton } from '../remedy/remedy.ts';

export const requestRemedies = {
  'no-such-request': () => ({ status: look('/game status') }),
  'already-asked': () => ({ decline: suggestButton('decline', 'first') }),
  'not-asked': () => ({ status: look('/game status') }),
  'nobody-to-ask': () => ({ seats: look('/game seats') }),
  'consent-needs-players': ({ sides }, view) => ({
    join: first('/game join', named.side(view, sides[0])),
    stop: instead('/game stop'),
  }),
  'arranging-needs-consent': () => ({ ask: suggestButton('ask', 'first') }),
  'manager-plays': () => ({ silent: look('/game status') }),
} satisfies RemediesByRefusalCode;
