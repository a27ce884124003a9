import { counterDefaults, mapCounterFlags } from '../../src/engine/index.ts';
import { cardQueries } from '../../src/features/cards/view/cards.ts';
import { counterQueries } from '../../src/features/counters/view/counters.ts';
import type { OptionReader } from '../../src/port/command.ts';
import type { Operation } from '../../src/table/index.ts';
import { placeQueries } from '../../src/view/places.ts';
import { isCalled } from '../../src/view/text/typed.ts';
import type { View } from '../../src/view/view.ts';
import type { Words } from '../../src/words/index.ts';
import { COMPLETED, FLAG, type OptionOf, oneOf, required, TEXT, upTo } from '../common/definition.ts';
import { parseRevealsOption, REVEALED_NAMES_OPTION } from '../common/reveals.ts';
import type { RefusalSentence } from '../common/sentence.ts';
import { unknown } from '../common/unknown.ts';

type NewCounter = Operation<'define-counter'>['definition'];

/** The options of `/counter define`. Each is the key of a counter of the same name. */
export const COUNTER_DEFINE_OPTIONS = {
  name: required(upTo(50, TEXT)),
  on: required(COMPLETED),
  match: upTo(4000, TEXT),
  sum: upTo(500, TEXT),
  visible: oneOf('map', 'all'),
  ...mapCounterFlags(() => FLAG),
  report: upTo(500, TEXT),
  description: upTo(200, TEXT),
  reveals: REVEALED_NAMES_OPTION,
};

export const parseCounterDefinition = (
  words: Words,
  view: View,
  options: OptionReader<OptionOf<'counter'>>,
): NewCounter | RefusalSentence => {
  const [name, on] = [options.text('name')?.trim() ?? '', options.text('on')?.trim() ?? ''];
  if (!/^[^$\p{C}\p{Zl}\p{Zp}]{1,50}$/u.test(name) || !/[\p{L}\p{N}]/u.test(name))
    return words.commands.counter.badName;
  const [sum, report] = [options.text('sum')?.trim(), options.text('report')];
  const description = options.text('description')?.trim() ?? '';
  const reveals = parseRevealsOption(words, view, options);
  if (typeof reveals === 'string') return reveals;
  const counted = { match: options.text('match') ?? '', ...(sum === undefined || sum === '' ? {} : { sum }) };
  const place = placeNamed(view, on) ?? on;
  const missing = view.of(counterQueries).unknownName(counted, `${place}_${name}`);
  if (missing) return unknown(words, 'property', missing.name, missing.known, { told: words.commands.counter.formula });
  return {
    name,
    on: place,
    ...counted,
    visible: options.text('visible') === 'all' ? 'all' : 'map',
    ...mapCounterFlags((flag) => options.flag(flag) ?? counterDefaults[flag]),
    ...(report === undefined || report.trim() === '' ? {} : { report }),
    ...(description === '' ? {} : { description }),
    ...(reveals ? { reveals } : {}),
  };
};

const placeNamed = (view: View, text: string): string | undefined => {
  const maps = view.of(placeQueries).maps();
  const boards = maps.flatMap((map) => map.boards);
  const names = [...maps, ...boards, ...boards.flatMap(({ zones }) => zones), ...view.of(cardQueries).decks()].map(
    ({ name }) => name,
  );
  const hand = isCalled(text, 'hand') ? view.of(cardQueries).hand()?.name : undefined;
  return names.find((name) => name === text) ?? names.find((name) => isCalled(name, text)) ?? hand;
};
