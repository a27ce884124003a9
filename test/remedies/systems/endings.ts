import type { endings } from '../../../src/view/remedies/endings.ts';
import { BLUE } from '../../support/table.ts';
import type { RemedyExamples } from '../example.ts';

export const examples: RemedyExamples<typeof endings> = {
  'no-resigning': [{ in: 'phased', line: 'alice /game resign' }],
  'no-draws': [{ in: 'phased', line: 'alice /game draw' }],
  'draw-needs-consent': [{ in: 'open', line: 'alice /game draw', told: () => ({ sides: [BLUE] }) }],
  'no-passing': [{ in: 'marches', line: 'alice /turn pass' }],
  'pass-not-now': [{ in: 'phased', line: 'alice /turn pass' }],
};
