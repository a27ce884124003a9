import type { requestRemedies } from '../../../src/view/remedies/requests.ts';
import type { RemedyExamples } from '../example.ts';

export const examples: RemedyExamples<typeof requestRemedies> = {
  'no-such-request': [{ in: 'open', line: 'alice /board', told: () => ({}) }],
  'already-asked': [{ in: 'open', before: ['carol /game join side:Red'], line: 'carol /game join side:Red' }],
  'not-asked': [{ in: 'open', before: ['carol /game join side:Red'], line: 'dan [Agree]' }],
  'consent-needs-players': [{ in: 'open', before: ['bob /game leave'], line: 'alice /game draw' }],
  'arranging-needs-consent': [
    {
      in: 'tablut',
      line: 'alice /score define text:(scorekeeper more (initial 0))',
      fill: { ask: { next: ['bob [Agree]'] } },
    },
  ],
  'manager-plays': [{ in: 'open', line: 'alice /board', told: () => ({}) }],
  'nobody-to-ask': [{ in: 'open', line: 'alice /board', told: () => ({}) }],
};
