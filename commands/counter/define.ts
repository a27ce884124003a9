import type { Options } from '../../src/command.ts';
import type { Operation } from '../../src/engine/core/operation.ts';
import type { View } from '../../src/view/view.ts';
import { readReveals } from '../common/reveals.ts';

type NewCounter = Operation<'define-counter'>['definition'];

const same = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

/** What is to be counted, as it was typed; or a sentence on what in it means nothing. */
export const readDefinition = (view: View, options: Options): NewCounter | string => {
  const [name, on] = [options.text('name')?.trim() ?? '', options.text('on')?.trim() ?? ''];
  if (!/^[^$\p{C}\p{Zl}\p{Zp}]{1,50}$/u.test(name) || !/[\p{L}\p{N}]/u.test(name))
    return 'A counter has a name of up to 50 characters, with a letter or digit and without `$`.';
  const [sum, report] = [options.text('sum')?.trim(), options.text('report')];
  const reveals = readReveals(view, options);
  if (typeof reveals === 'string') return reveals;
  return {
    name,
    on: placeNamed(view, on) ?? on,
    match: options.text('match') ?? '',
    ...(sum === undefined || sum === '' ? {} : { sum }),
    visible: options.text('visible') === 'all' ? 'all' : 'map',
    decks: options.flag('decks') ?? true,
    stacks: options.flag('stacks') ?? true,
    ...(report === undefined || report.trim() === '' ? {} : { report }),
    ...(reveals ? { reveals } : {}),
  };
};

/** The place as it is written, however it was typed. */
const placeNamed = (view: View, text: string): string | undefined => {
  const maps = view.maps();
  const boards = maps.flatMap((map) => map.boards);
  const names = [...maps, ...boards, ...boards.flatMap(({ zones }) => zones), ...view.decks()].map(({ name }) => name);
  const hand = same(text, 'hand') ? view.hand()?.name : undefined;
  return names.find((name) => name === text) ?? names.find((name) => same(name, text)) ?? hand;
};
