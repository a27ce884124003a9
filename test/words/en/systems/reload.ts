import type { sentences } from '../../../../src/words/systems/reload.ts';
import { BLUE, RED } from '../../../support/table.ts';
import type { RefusalExamples } from '../refusal-examples.ts';

export const examples: RefusalExamples<ReturnType<typeof sentences>> = {
  'reload-needs-consent': [{ sides: [RED, BLUE] }, { sides: [BLUE], until: 1_800_000_000_000 }],
  'same-module': [{}],
  'does-not-fit': [
    { misfits: [{ part: 'cell', name: 'E5', of: 'Field/Field', pieces: 1 }] },
    { misfits: [{ part: 'prototype', name: 'stone', pieces: 2 }] },
    { misfits: [{ part: 'order', name: 'Red' }] },
    { misfits: [{ part: 'turns', name: '' }] },
    { misfits: [{ part: 'privacy', name: 'Field' }] },
    { misfits: [{ part: 'seats', name: '' }] },
    { misfits: [{ part: 'side', name: 'Red' }] },
    { misfits: [{ part: 'board', name: 'Field/Field' }] },
    { misfits: [{ part: 'layer', name: '2', of: 'stone' }] },
    { misfits: [{ part: 'facing', name: '5', of: 'stone' }] },
    { misfits: Array.from({ length: 30 }, (_, i) => ({ part: 'map' as const, name: `Map ${i}` })) },
  ],
  'undo-does-not-fit': [{ misfits: [{ part: 'prototype', name: 'stone' }] }],
};
