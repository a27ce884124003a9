import type { CounterView } from '../../view/counter-views.ts';
import { bold, plain } from '../../view/text.ts';
import type { View } from '../../view/view.ts';

/** Counters in words, those that the reader may see. */

const NONE = 'There are no counters that you can see. A module defines them; `/counter define` adds one.';

const LONGEST_FORMAT_SHOWN = 200;

/** By what they are on, in the order in which they were defined. */
const grouped = (counters: readonly CounterView[], line: (counter: CounterView) => string): string => {
  const groups = new Map<string, string[]>();
  for (const counter of counters) groups.set(counter.on, [...(groups.get(counter.on) ?? []), line(counter)]);
  return [...groups].map(([on, lines]) => [bold(on), ...lines].join('\n')).join('\n');
};

export const countersText = (counters: readonly CounterView[]): string =>
  counters.length === 0 ? NONE : grouped(counters, (counter) => `- ${counterLine(counter)}`);

/** The same with what each of them counts. */
export const definitionsText = (counters: readonly CounterView[]): string =>
  counters.length === 0 ? NONE : grouped(counters, (counter) => `- ${counterLine(counter)}; ${meaning(counter)}`);

/** Name and number; where modifiers bend it, what is really there too. */
const counterLine = ({ name, value, base }: CounterView): string =>
  `${plain(name)}: **${plain(value)}**${base === undefined ? '' : ` (base ${plain(base)})`}`;

const meaning = ({ sum, match, decks, stacks, visible, own }: CounterView): string => {
  const pieces = match.trim() === '' ? undefined : `pieces that match ${plain(match, LONGEST_FORMAT_SHOWN)}`;
  return [
    sum === undefined
      ? `counts ${pieces ?? 'pieces'}`
      : `sums ${plain(sum)}${pieces === undefined ? '' : ` of ${pieces}`}`,
    ...(decks ? [] : ['not in decks']),
    ...(stacks ? [] : ['not stacked']),
    ...(visible === 'all' ? ['open to all'] : []),
    ...(own ? ['defined here'] : []),
  ].join(', ');
};

export const counterText = (counter: CounterView): string =>
  [
    `${bold(counter.on)}, ${counterLine(counter)}`,
    `It ${meaning(counter)}. Formats read it as \`$${counter.property.replaceAll('`', '')}$\`.`,
    ...(counter.report === undefined ? [] : [`Reported as: ${plain(counter.report, LONGEST_FORMAT_SHOWN)}`]),
  ].join('\n');

/** The counters on a deck, for its summary. */
export const countersOn = (view: View, on: string): readonly string[] =>
  view
    .counters()
    .filter((counter) => counter.on === on)
    .map(counterLine);
