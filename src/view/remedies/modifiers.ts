import { modifierQueries } from '../modifiers.ts';
import { choose, first, look, type RemediesByRefusalCode } from '../remedy/remedy.ts';

export const modifiers = {
  forbidden: ({ modifier }, view) =>
    view
      .of(modifierQueries)
      .all()
      .some(({ name }) => name === modifier)
      ? { list: look('/modifier list') }
      : 'hidden',
  'bad-modifier': ({ fault: { part } }) => ({ part: choose(String(part.at(-1) ?? 'change')) }),
  'no-such-modifier': () => ({ list: look('/modifier list') }),
  'modifier-stays': () => ({ name: choose('name') }),
  'in-order': 'settled',
  'no-tie': () => ({ list: look('/modifier list') }),
  'too-many-modifiers': () => ({ remove: first('/modifier remove') }),
} satisfies RemediesByRefusalCode;
