import type { modifiers } from '../../../src/view/remedies/modifiers.ts';
import type { RemedyExamples } from '../example.ts';

export const examples: RemedyExamples<typeof modifiers> = {
  forbidden: [
    { in: 'marches', line: 'alice /move piece:D10 to:E9' },
    { in: 'marches', line: 'alice /move piece:D10 to:E9', told: () => ({ modifier: 'Secret', piece: undefined }) },
  ],
  'bad-modifier': [
    {
      in: 'open',
      line: 'alice /modifier add name:Odd change:Strength ++ 1',
      fill: { part: 'change:Strength + 1' },
    },
  ],
  'no-such-modifier': [{ in: 'marches', line: 'alice /modifier list', told: () => ({}) }],
  'modifier-stays': [
    {
      in: 'marches',
      before: ['alice /modifier add name:Drill change:Strength + 1'],
      line: 'alice /modifier remove name:Cover',
      fill: { name: 'name:Drill' },
    },
  ],
  'in-order': [{ in: 'marches', line: 'alice /modifier order first:Cover then:Mire' }],
  'no-tie': [{ in: 'marches', line: 'alice /modifier order first:Cover then:March', told: () => ({ precedence: 10 }) }],
  'too-many-modifiers': [
    {
      in: 'open',
      before: ['alice /modifier add name:Drill change:Strength + 1'],
      line: 'alice /modifier list',
      told: () => ({ most: 200 }),
      fill: { remove: 'name:Drill' },
    },
  ],
};
