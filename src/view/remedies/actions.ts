import { choose, look, type RemedyTable, without } from './remedy.ts';

/** What works where a module's action is not done. */
export const actions = {
  'no-such-action': ({ names }) => ({
    help: names.length === 0 ? look('/help', { topic: 'play' }) : undefined,
    name: names.length === 0 ? undefined : choose('name'),
  }),
  'action-needs': () => ({ on: choose('on') }),
  'action-alone': () => ({ on: without('on') }),
  'action-not-with': () => ({ on: choose('on') }),
  'action-not-now': () => ({ name: choose('name') }),
  'check-fails': ({ option }) => ({ option: choose(option) }),
  'cannot-pay': () => ({ on: choose('on') }),
  'pays-too-little': () => ({ pay: without('pay') }),
  'not-to-pay-with': () => ({ pay: without('pay') }),
  'nothing-to-pay': () => ({ pay: without('pay') }),
  'no-such-choice': ({ names }) => ({ with: names.length === 0 ? without('with') : choose('with') }),
  'choice-lacks': () => ({ with: choose('with') }),
  'choice-too-many': () => ({ with: choose('with') }),
  'choice-not-that': () => ({ with: choose('with') }),
  'choice-range': ({ from, to }) => (from > to ? 'not-now' : { with: choose('with') }),
} satisfies RemedyTable;
