import type { SideId } from '../../../../src/table/index.ts';
import type { sentences } from '../../../../src/words/systems/seats.ts';
import { ANN, BEN, BLUE, CLO, RED } from '../../../support/table.ts';
import type { RefusalExamples } from '../refusal-examples.ts';

export const examples: RefusalExamples<ReturnType<typeof sentences>> = {
  'side-left-out': [{ side: RED }],
  'has-seen': [
    { side: RED, sides: [BLUE] },
    { side: undefined, sides: [RED, BLUE], until: 1_800_000_000_000 },
  ],
  'not-to-them': (['plays-it', 'plays-other', 'presides', 'has-seen'] as const).map((why) => ({
    person: CLO,
    side: RED,
    why,
  })),
  'master-taken': [{ master: ANN }],
  'master-plays': [{ side: RED }],
  'not-master': [{}],
  'no-such-side': [{ side: 'Green' }],
  'already-seated': [{ side: RED }, { side: undefined }, { side: undefined, reserve: true }],
  'one-side-only': [{ side: RED }, { side: 'Gone' as SideId }],
  'side-taken': [
    { side: RED, players: [ANN] },
    { side: RED, players: [ANN, CLO], until: 1_800_000_000_000 },
  ],
  'seat-not-free': [{ side: RED }],
  'bot-plays-not': [{}],
  'bot-needs-consent': [{ sides: [RED, BLUE] }],
  'not-seated': [{ side: RED }, { side: undefined }, { side: RED, person: CLO }],
  'not-silent': [{ person: BEN, until: 1_800_000_000_000 }],
  'alone-hides': [{}],
  'alone-others': [{ players: [ANN] }, { players: [ANN, CLO] }],
  'nobody-agrees': [{ side: RED }, { side: undefined }],
  'not-accepted': [{ person: CLO, side: RED }],
};
