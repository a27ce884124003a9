import { choose, instead, look, type RemediesByRefusalCode } from '../remedy/remedy.ts';
import { seatQueries } from '../seats.ts';

export const points = {
  'points-own': (_, view) => ({ own: instead('/score add', { side: view.of(seatQueries).mine()[0]?.name }) }),
  'bad-points': () => ({ points: choose('points') }),
  'too-many-points': 'settled',
  'points-need-consent': () => ({ ask: instead('/score add') }),
  'no-such-objective': () => ({ list: look('/score claim') }),
  'claim-unmet': () => ({ list: look('/score claim') }),
  'claim-scored': () => ({ list: look('/score claim') }),
  'claim-limit': 'not-now',
  'claim-needs-consent': () => ({ ask: instead('/score claim') }),
  'objectives-held': () => ({ claim: instead('/score claim'), discard: instead('/hand discard') }),
} satisfies RemediesByRefusalCode;
