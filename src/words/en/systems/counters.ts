import { LONGEST_REPORT, PLAYER } from '../../../engine/index.ts';
import { type CounterView, counterQueries } from '../../../view/counters.ts';

import type { Seen } from '../../../view/seen/report.ts';
import { bold, plain } from '../../../view/text.ts';
import type { View } from '../../../view/view.ts';
import { LONGEST_FORMAT_SHOWN } from '../../base/limits.ts';
import type { SystemSentences } from '../../base/sentences.ts';
import { propertyText } from '../properties.ts';
import { person } from '../text.ts';

/** Counters in words, those that the reader may see. */

const NONE = 'There are no counters that you can see. A module defines them; `/counter define` adds one.';

/** By what they are on, in the order in which they were defined. */
const grouped = (counters: readonly CounterView[], line: (counter: CounterView) => string): string => {
  const groups = new Map<string, string[]>();
  for (const counter of counters) groups.set(counter.on, [...(groups.get(counter.on) ?? []), line(counter)]);
  return [...groups].map(([on, lines]) => [bold(on), ...lines].join('\n')).join('\n');
};

export const countersText = (counters: readonly CounterView[]): string =>
  counters.length === 0 ? NONE : grouped(counters, (counter) => `- ${counterLine(counter)}`);

/** The same with what each of them counts. */
export const definitionsText = (counters: readonly CounterView[], isAuthor: boolean): string =>
  counters.length === 0
    ? NONE
    : grouped(counters, (counter) => `- ${counterLine(counter)}; ${meaning(counter, isAuthor)}`);

/** Name and number; where modifiers bend it, what is really there too. */
const counterLine = ({ name, value, base }: CounterView): string =>
  `${plain(name)}: **${plain(value)}**${base === undefined ? '' : ` (base ${plain(base)})`}`;

/** `isAuthor`: in the words of the module, which players do not read. */
const meaning = (
  { sum, isWorkedOut, sumLabel, match, decks, stacks, visible, own }: CounterView,
  isAuthor: boolean,
): string => {
  const matching = isAuthor ? `pieces that match ${plain(match, LONGEST_FORMAT_SHOWN)}` : 'some of the pieces';
  const pieces = match.trim() === '' ? undefined : matching;
  return [
    sum === undefined
      ? `counts ${pieces ?? 'pieces'}`
      : `sums ${plain(isAuthor ? sum : isWorkedOut ? 'the values of a formula' : (sumLabel ?? propertyText(sum)))}${pieces === undefined ? '' : ` of ${pieces}`}`,
    ...(decks ? [] : ['not in decks']),
    ...(stacks ? [] : ['not stacked']),
    ...(visible === 'all' ? ['open to all'] : []),
    ...(own ? ['defined here'] : []),
  ].join(', ');
};

export const counterText = (counter: CounterView, isAuthor: boolean): string => {
  const about = counter.description === undefined ? [] : [plain(counter.description, LONGEST_FORMAT_SHOWN)];
  const head = [`${bold(counter.on)}, ${counterLine(counter)}`, ...about].join('\n');
  if (!isAuthor) return `${head}\nIt ${meaning(counter, false)}.`;
  return [
    head,
    `It ${meaning(counter, true)}. Formats read it as \`$${counter.property.replaceAll('`', '')}$\`.`,
    ...(counter.report === undefined ? [] : [`Reported as: ${plain(counter.report, LONGEST_FORMAT_SHOWN)}`]),
  ].join('\n');
};

/** Lists a player's own counters in a line. The name is enough if all count in one place. */
export const totalsLine = (counters: readonly CounterView[]): string => {
  const isOnePlace = counters.every(({ on }) => on === counters[0]?.on);
  return `Your totals: ${counters.map(({ name, title, value }) => `${plain(isOnePlace ? name : title)} ${bold(value)}`).join(', ')}.`;
};

/** The counters on a deck, for its summary. */
export const countersOn = (view: View, on: string): readonly string[] =>
  view
    .of(counterQueries)
    .all()
    .filter((counter) => counter.on === on)
    .map(counterLine);

/** Why a number is another where nothing was won or lost. */
const BECAUSE: { readonly [B in NonNullable<Seen<'counted'>['because']>]: string } = {
  'to-battle': 'left the map for the battle',
  'from-battle': 'back from the battle',
  'after-battle': 'left the map after the battle',
};

const countedText = ({ text, player, because }: Seen<'counted'>): string => {
  const told = plain(text, LONGEST_REPORT);
  const whole = because === undefined ? told : `${told} (${BECAUSE[because]})`;
  return player === undefined ? whole : whole.replaceAll(PLAYER, person(player));
};

export const sentences = {
  reports: {
    counter: ({ property, value }) =>
      value === undefined ? `removes the counter ${bold(property)}` : `counts ${bold(property)}: ${plain(value)}`,
  },
  lines: {
    mended: ({ counter, was, now }) => [`${bold(counter)} was wrong: ${plain(was)}, mended to ${plain(now)}.`],
    counted: (one) => [countedText(one)],
  },
  deeds: {
    'refresh-counters': ({ seen = [] }) =>
      `counts everything again${seen.some(({ what }) => what === 'mended') ? '' : ': all was right'}`,
  },
  refusals: {
    'bad-match': ({ fault }) =>
      `That match can't be read at character ${fault.at + 1}. Take a form like \`PieceName = Gold && StackSize > 1\`.`,
    'bad-sum': ({ fault }) =>
      `That formula can't be read at character ${fault.at + 1}. Take a property, or a form like \`{StackSize * 2}\`.`,
    'no-such-scope': ({ scope }, _view, { board }) =>
      `There is no map, board, zone or deck ${bold(scope)} to count on. ${board} shows those that there are.`,
    'counter-exists': ({ counter }) => `There is a counter ${bold(counter)} already. Choose another name.`,
    'viewer-match': ({ property }) =>
      `${bold(property)} depends on who looks, and a number is the same for all. Choose another property.`,
    'too-many-counters': ({ most }, _view, { remove }) =>
      `${most} counters of one's own are the most of one game. ${remove} removes one.`,
    'counter-bent': ({ counter, modifier }) =>
      `The modifier ${bold(modifier)} changes a property ${bold(counter)}, which would not be the counter’s number then. Choose another name.`,
    'counter-circle': ({ counter }) =>
      `${bold(counter)} would read itself, be it through others. Take out what closes the circle.`,
    'no-such-counter': (_, _view, { list }) => `That counter is not there any more. ${list} shows those that are.`,
    'counter-of-module': ({ counter }) =>
      `${bold(counter)} belongs to the module. Choose one that was defined in play.`,
  },
} satisfies SystemSentences;
