import { actionQueries } from '../find/actions.ts';
import { choose, look, type RemediesByName, type RemediesByRefusalCode, without } from '../remedy/remedy.ts';
import type { View } from '../view.ts';

const others = (view: View, choice: RemediesByName, action?: string): RemediesByName => {
  for (const _ of view.of(actionQueries).offers(action)) return choice;
  return { act: look('/act') };
};

export const actions = {
  'no-such-action': ({ names }) => ({
    help: names.length === 0 ? look('/help', { topic: 'play' }) : undefined,
    name: names.length === 0 ? undefined : choose('name'),
  }),
  'action-needs': () => ({ on: choose('on') }),
  'action-alone': () => ({ on: without('on') }),
  'action-not-with': ({ action }, view) => others(view, { on: choose('on') }, action),
  'action-not-now': (_, view) => others(view, { name: choose('name') }),
  'check-fails': ({ option }) => ({ option: choose(option) }),
  'cannot-pay': ({ action }, view) => others(view, { on: choose('on') }, action),
  'pays-too-little': () => ({ pay: without('pay') }),
  'not-to-pay-with': () => ({ pay: without('pay') }),
  'nothing-to-pay': () => ({ pay: without('pay') }),
  'no-such-choice': ({ names }) => ({ with: names.length === 0 ? without('with') : choose('with') }),
  'choice-lacks': () => ({ with: choose('with') }),
  'choice-too-many': () => ({ with: choose('with') }),
  'choice-not-that': () => ({ with: choose('with') }),
  'choice-range': ({ from, to }) => (from > to ? 'not-now' : { with: choose('with') }),
} satisfies RemediesByRefusalCode;
