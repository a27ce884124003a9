import { questionQueries } from '../find/questions.ts';
import { look, others, type RemediesByRefusalCode } from '../remedy/remedy.ts';

export const questions = {
  'question-open': (_, view) => (view.of(questionQueries).open()?.isMine ? { play: look('/play') } : 'not-now'),
  'no-question': 'settled',
  'question-waits': 'not-now',
  'question-host': ({ host }) => ({ host: others([host]) }),
} satisfies RemediesByRefusalCode;
