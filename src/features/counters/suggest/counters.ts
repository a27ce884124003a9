import { choose, first, look, type RemediesByRefusalCode } from '../../../view/remedy/remedy.ts';

export const counters = {
  'bad-match': () => ({ match: choose('match') }),
  'bad-sum': () => ({ sum: choose('sum') }),
  'no-such-scope': () => ({ board: look('/board') }),
  'counter-exists': () => ({ name: choose('name') }),
  'viewer-match': () => ({ match: choose('match') }),
  'too-many-counters': () => ({ remove: first('/counter remove') }),
  'counter-bent': () => ({ name: choose('name') }),
  'counter-circle': () => ({ match: choose('match') }),
  'no-such-counter': () => ({ list: look('/counter list') }),
  'counter-of-module': () => ({ name: choose('name') }),
} satisfies RemediesByRefusalCode;
