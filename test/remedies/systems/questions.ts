import type { questions } from '../../../src/view/remedies/questions.ts';
import type { RemedyExamples } from '../example.ts';

const asked = { in: 'market', before: ['alice /act name:Levy'] } as const;

export const examples: RemedyExamples<typeof questions> = {
  'question-open': [
    { ...asked, before: [...asked.before, 'bob /act name:coin with:crown'], line: 'alice /turn end' },
    { ...asked, line: 'alice /turn end' },
  ],
  'no-question': [{ in: 'market', line: 'alice /board', told: () => ({}) }],
  'question-waits': [{ in: 'market', line: 'alice /board', told: () => ({ side: 'Red' }) }],
  'question-host': [{ in: 'market', line: 'bob /board', told: (_, idOf) => ({ host: idOf('alice') }) }],
};
