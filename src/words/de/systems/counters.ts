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

const NONE = 'Es gibt keine Zähler, die du sehen kannst. Ein Modul bestimmt sie; `/counter define` fügt einen hinzu.';

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
  `${plain(name)}: **${plain(value)}**${base === undefined ? '' : ` (Grundwert ${plain(base)})`}`;

/** `isAuthor`: in the words of the module, which players do not read. */
const meaning = (
  { sum, isWorkedOut, sumLabel, match, decks, stacks, visible, own }: CounterView,
  isAuthor: boolean,
): string => {
  const matching = isAuthor ? `Figuren, auf die ${plain(match, LONGEST_FORMAT_SHOWN)} zutrifft` : 'manche der Figuren';
  const pieces = match.trim() === '' ? undefined : matching;
  return [
    sum === undefined
      ? `zählt ${pieces ?? 'Figuren'}`
      : `summiert ${plain(isAuthor ? sum : isWorkedOut ? 'die Werte einer Formel' : (sumLabel ?? propertyText(sum)))}${pieces === undefined ? '' : ` über ${pieces}`}`,
    ...(decks ? [] : ['nicht in Kartenstapeln']),
    ...(stacks ? [] : ['nicht gestapelte']),
    ...(visible === 'all' ? ['für alle offen'] : []),
    ...(own ? ['hier bestimmt'] : []),
  ].join(', ');
};

export const counterText = (counter: CounterView, isAuthor: boolean): string => {
  const about = counter.description === undefined ? [] : [plain(counter.description, LONGEST_FORMAT_SHOWN)];
  const head = [`${bold(counter.on)}, ${counterLine(counter)}`, ...about].join('\n');
  if (!isAuthor) return `${head}\nEr ${meaning(counter, false)}.`;
  return [
    head,
    `Er ${meaning(counter, true)}. Formate lesen ihn als \`$${counter.property.replaceAll('`', '')}$\`.`,
    ...(counter.report === undefined ? [] : [`Gemeldet als: ${plain(counter.report, LONGEST_FORMAT_SHOWN)}`]),
  ].join('\n');
};

/** Lists a player's own counters in a line. The name is enough if all count in one place. */
export const totalsLine = (counters: readonly CounterView[]): string => {
  const isOnePlace = counters.every(({ on }) => on === counters[0]?.on);
  return `Deine Summen: ${counters.map(({ name, title, value }) => `${plain(isOnePlace ? name : title)} ${bold(value)}`).join(', ')}.`;
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
  'to-battle': 'zum Kampf vom Plan gegangen',
  'from-battle': 'aus dem Kampf zurück',
  'after-battle': 'nach dem Kampf vom Plan gegangen',
};

const countedText = ({ text, player, because }: Seen<'counted'>): string => {
  const told = plain(text, LONGEST_REPORT);
  const whole = because === undefined ? told : `${told} (${BECAUSE[because]})`;
  return player === undefined ? whole : whole.replaceAll(PLAYER, person(player));
};

export const sentences = {
  reports: {
    counter: ({ property, value }) =>
      value === undefined ? `entfernt den Zähler ${bold(property)}` : `zählt ${bold(property)}: ${plain(value)}`,
  },
  lines: {
    mended: ({ counter, was, now }) => [`${bold(counter)} war falsch: ${plain(was)}, berichtigt zu ${plain(now)}.`],
    counted: (one) => [countedText(one)],
  },
  deeds: {
    'refresh-counters': ({ seen = [] }) =>
      `zählt alles neu${seen.some(({ what }) => what === 'mended') ? '' : ': Alles war richtig'}`,
  },
  refusals: {
    'bad-match': ({ fault }) =>
      `Diese Auswahl lässt sich bei Zeichen ${fault.at + 1} nicht lesen. Nimm eine Form wie \`PieceName = Gold && StackSize > 1\`.`,
    'bad-sum': ({ fault }) =>
      `Diese Formel ist ab Zeichen ${fault.at + 1} nicht zu lesen. Nimm eine Eigenschaft, oder eine Form wie \`{StackSize * 2}\`.`,
    'no-such-scope': ({ scope }, _view, { board }) =>
      `Es gibt keinen Plan, kein Brett, keine Zone und keinen Stapel ${bold(scope)}, worauf man zählen könnte. ${board} zeigt, was es gibt.`,
    'counter-exists': ({ counter }) => `Es gibt schon einen Zähler ${bold(counter)}. Wähle einen anderen Namen.`,
    'viewer-match': ({ property }) =>
      `${bold(property)} hängt davon ab, wer hinsieht, und eine Zahl ist für alle gleich. Wähle eine andere Eigenschaft.`,
    'too-many-counters': ({ most }, _view, { remove }) =>
      `Mehr als ${most} eigene Zähler hat kein Spiel. ${remove} entfernt einen.`,
    'counter-bent': ({ counter, modifier }) =>
      `Der Modifikator ${bold(modifier)} ändert eine Eigenschaft ${bold(counter)}, die dann nicht die Zahl des Zählers wäre. Wähle einen anderen Namen.`,
    'counter-circle': ({ counter }) =>
      `${bold(counter)} würde sich selbst lesen, wenn auch durch andere. Nimm heraus, was den Kreis schließt.`,
    'no-such-counter': (_, _view, { list }) => `Diesen Zähler gibt es nicht mehr. ${list} zeigt die, die es gibt.`,
    'counter-of-module': ({ counter }) =>
      `${bold(counter)} gehört zum Modul. Wähle einen, der im Spiel bestimmt wurde.`,
  },
} satisfies SystemSentences;
