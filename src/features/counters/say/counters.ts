import { counterDefaults, LONGEST_COUNTER_REPORT, mapCounterFlags, PLAYER_PLACEHOLDER } from '../../../engine/index.ts';
import type { SeenReport } from '../../../view/seen/report.ts';
import { bold, plain } from '../../../view/text/text.ts';
import type { View } from '../../../view/view.ts';
import { LONGEST_FORMAT_SHOWN } from '../../../words/base/limits.ts';
import type { Format } from '../../../words/base/messages.ts';
import { propertyText } from '../../../words/base/properties.ts';
import type { SystemSentences } from '../../../words/base/sentences.ts';
import { mention } from '../../../words/base/text.ts';
import { list, name } from '../../../words/base/values.ts';
import { type CounterView, counterQueries } from '../view/counters.ts';

const grouped = (counters: readonly CounterView[], line: (counter: CounterView) => string): string => {
  const groups = new Map<string, string[]>();
  for (const counter of counters) groups.set(counter.on, [...(groups.get(counter.on) ?? []), line(counter)]);
  return [...groups].map(([on, lines]) => [bold(on), ...lines].join('\n')).join('\n');
};

export const countersText = (format: Format, counters: readonly CounterView[]): string =>
  counters.length === 0 ? format('counter-none') : grouped(counters, (one) => `- ${counterLine(format, one)}`);

export const definitionsText = (format: Format, counters: readonly CounterView[], isAuthor: boolean): string =>
  counters.length === 0
    ? format('counter-none')
    : grouped(counters, (one) =>
        format('counter-defined', { line: counterLine(format, one), meaning: meaning(format, one, isAuthor) }),
      );

const counterLine = (format: Format, { name: counter, value, base }: CounterView): string => {
  const given = { counter: plain(counter), value: plain(value) };
  return base === undefined
    ? format('counter-line', given)
    : format('counter-line-base', { ...given, base: plain(base) });
};

/** Prints the summed property: its key for an author, its label for players. */
const summed = (format: Format, { sum = '', isWorkedOut, sumLabel }: CounterView, isAuthor: boolean): string => {
  if (isAuthor) return sum;
  return isWorkedOut ? format('counter-any-formula') : (sumLabel ?? propertyText(format, sum));
};

const subject = (format: Format, counter: CounterView, isAuthor: boolean): string => {
  const isAll = counter.match.trim() === '';
  const match = plain(counter.match, LONGEST_FORMAT_SHOWN);
  if (counter.sum === undefined) {
    if (isAll) return format('counter-counts-all');
    return isAuthor ? format('counter-counts-match', { match }) : format('counter-counts-some');
  }
  const property = plain(summed(format, counter, isAuthor));
  if (isAll) return format('counter-sums-all', { property });
  return isAuthor ? format('counter-sums-match', { property, match }) : format('counter-sums-some', { property });
};

const meaning = (format: Format, counter: CounterView, isAuthor: boolean): string =>
  format('counter-meaning', {
    parts: list(
      [
        subject(format, counter, isAuthor),
        ...Object.values(
          mapCounterFlags((flag) =>
            counter[flag] === counterDefaults[flag] ? [] : [format(`counter-without-${flag}`)],
          ),
        ).flat(),
        ...(counter.visible === 'all' ? [format('counter-open')] : []),
        ...(counter.own ? [format('counter-own')] : []),
      ],
      'more',
    ),
  });

export const counterText = (format: Format, counter: CounterView, isAuthor: boolean): string => {
  const { description, report } = counter;
  const readAs = format('counter-read-as', { property: counter.property.replaceAll('`', '') });
  return [
    format('counter-head', { on: name(counter.on), line: counterLine(format, counter) }),
    ...(description === undefined ? [] : [plain(description, LONGEST_FORMAT_SHOWN)]),
    ...(isAuthor ? [`${meaning(format, counter, true)} ${readAs}`] : [meaning(format, counter, false)]),
    ...(isAuthor && report !== undefined
      ? [format('counter-reported-as', { report: plain(report, LONGEST_FORMAT_SHOWN) })]
      : []),
  ].join('\n');
};

/**
 * Lists a player's own counters in one line of text. The place of a counter is left out if all counters are in the same
 * place.
 */
export const totalsLine = (format: Format, counters: readonly CounterView[]): string => {
  const isOnePlace = counters.every(({ on }) => on === counters[0]?.on);
  const totals = counters.map(({ name: counter, title, value }) =>
    format('counter-line', { counter: plain(isOnePlace ? counter : title), value: plain(value) }),
  );
  return format('listed', { items: list(totals, 'more') });
};

export const countersOn = (format: Format, view: View, on: string): readonly string[] =>
  view
    .of(counterQueries)
    .all()
    .filter((counter) => counter.on === on)
    .map((counter) => counterLine(format, counter));

const countedText = (format: Format, { text, player, because }: SeenReport<'counted'>): string => {
  const report = plain(text, LONGEST_COUNTER_REPORT);
  const whole = because === undefined ? report : format(`counter-${because}`, { report });
  return player === undefined ? whole : whole.replaceAll(PLAYER_PLACEHOLDER, mention(format, player));
};

const refusals = (format: Format) =>
  ({
    'bad-match': ({ fault }) => format('counter-bad-match', { at: fault.at + 1 }),
    'bad-sum': ({ fault }) => format('counter-bad-sum', { at: fault.at + 1 }),
    'no-such-scope': ({ scope }, _view, { board }) => format('counter-no-such-scope', { scope: name(scope), board }),
    'counter-exists': ({ counter }) => format('counter-exists', { counter: name(counter) }),
    'viewer-match': ({ property }) => format('counter-viewer-match', { property: name(property) }),
    'too-many-counters': ({ most }, _view, { remove }) => format('counter-too-many', { most, remove }),
    'counter-bent': ({ counter, modifier }) =>
      format('counter-modified', { counter: name(counter), modifier: name(modifier) }),
    'counter-circle': ({ counter }) => format('counter-circle', { counter: name(counter) }),
    'no-such-counter': (_, _view, { list: shown }) => format('counter-gone', { list: shown }),
    'counter-of-module': ({ counter }) => format('counter-of-module', { counter: name(counter) }),
  }) satisfies SystemSentences['refusals'];

export const sentences = (format: Format) =>
  ({
    reports: {
      counter: ({ property, value }) =>
        value === undefined
          ? format('counter-removes', { counter: name(property) })
          : format('counter-defines', { counter: name(property), value: plain(value) }),
    },
    lines: {
      mended: ({ counter, was, now }) => [
        format('counter-corrected', { counter: bold(counter), was: plain(was), now: plain(now) }),
      ],
      counted: (one) => [countedText(format, one)],
    },
    deeds: {
      'refresh-counters': ({ seen = [] }) =>
        format(seen.some(({ what }) => what === 'mended') ? 'counter-recounts' : 'counter-recounts-right'),
    },
    refusals: refusals(format),
  }) satisfies SystemSentences;
