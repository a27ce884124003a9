import { sideId } from '../../../src/engine/play/queries.ts';
import type { seats } from '../../../src/view/remedies/seats.ts';
import { BLUE, RED } from '../../support/table.ts';
import type { RemedyExamples } from '../example.ts';

export const examples: RemedyExamples<typeof seats> = {
  'no-such-side': [{ in: 'seats', line: 'alice /game join side:Qqqq', fill: { side: 'side:Red' } }],
  'side-left-out': [{ in: 'bazaar', line: 'carol /board', told: () => ({ side: sideId('Green') }) }],
  'already-seated': [
    { in: 'seats', before: ['alice [Play Red]'], line: 'alice /game join side:Red' },
    { in: 'seats', before: ['alice /game join'], line: 'alice /game join' },
  ],
  'one-side-only': [{ in: 'veiled seats', before: ['alice [Play Red]'], line: 'alice /game join side:Blue' }],
  'side-taken': [{ in: 'open', line: 'carol /board', told: (_, idOf) => ({ side: RED, players: [idOf('alice')] }) }],
  'has-seen': [
    { in: 'veiled', before: ['alice /game leave'], line: 'alice /board', told: () => ({ side: BLUE, sides: [BLUE] }) },
    { in: 'veiled', line: 'carol /board', told: () => ({ side: undefined, sides: [RED, BLUE] }) },
  ],
  'nobody-agrees': [
    {
      in: 'veiled',
      before: ['alice /game leave', 'bob /game leave'],
      line: 'alice /board',
      told: () => ({ side: BLUE }),
    },
    {
      in: 'veiled',
      line: 'carol /board',
      told: () => ({ side: undefined }),
      fill: { start: 'module:open' },
    },
  ],
  'master-taken': [
    { in: 'seats', before: ['carol /game join side:Game master'], line: 'dan /game join side:Game master' },
  ],
  'master-plays': [
    { in: 'veiled seats', before: ['alice [Play Red]'], line: 'alice /game join side:Game master' },
    { in: 'veiled seats', before: ['alice /game join side:Game master'], line: 'alice /game join side:Red' },
  ],
  'not-master': [{ in: 'open', line: 'alice /game leave side:Game master' }],
  'seat-not-free': [{ in: 'seats', line: 'alice /board', told: () => ({ side: RED }) }],
  'bot-plays-not': [{ in: 'open', line: 'alice /board', told: () => ({}) }],
  'bot-needs-consent': [{ in: 'open', line: 'alice /board', told: () => ({ sides: [BLUE] }) }],
  'not-seated': [
    { in: 'open', line: 'carol /game leave' },
    { in: 'open', line: 'carol /game leave side:Red' },
    { in: 'open', line: 'alice /game unseat side:Blue person:carol' },
  ],
  'not-to-them': [
    { in: 'veiled', line: 'alice /game transfer person:bob side:Red' },
    {
      in: 'veiled',
      line: 'alice /game transfer person:carol side:Red',
      told: (_, idOf) => ({ person: idOf('carol'), side: RED, why: 'has-seen' }),
    },
  ],
  'not-accepted': [
    {
      in: 'open',
      line: 'alice /board',
      told: (_, idOf) => ({ person: idOf('dan'), side: RED }),
      fill: { transfer: 'person:dan' },
    },
  ],
  'not-silent': [{ in: 'tablut', line: 'alice /game unseat side:Swedes' }],
  'alone-hides': [{ in: 'veiled seats', line: 'alice /board', told: () => ({}) }],
  'alone-others': [{ in: 'seats', before: ['bob [Play Blue]'], line: 'alice [Try alone]' }],
};
