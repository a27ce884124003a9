import type { Act, Reply } from '../../src/command.ts';
import type { OpenGame } from '../../src/session/game/open-game.ts';
import { refreshButtons } from '../../src/view/counter-buttons.ts';
import type { CounterView } from '../../src/view/counter-views.ts';
import { type Button, controlId, type Message } from '../../src/view/message.ts';
import type { View } from '../../src/view/view.ts';
import { channelViewer } from '../../src/view/viewer.ts';
import { countersText, counterText, definitionsText } from '../../src/words/en/counters.ts';
import { unmarked } from '../../src/words/text.ts';
import { readAs, toAsker } from '../common/table.ts';
import { unknown } from '../common/unknown.ts';

/** The numbers alone, or what is counted. */
type CounterListing = 'values' | 'definitions';

/** The longest list in one message. */
const LONGEST_LIST = 3500;

/** The counter that is meant: by its property, else by its name where there is but one of that name. */
export const counterNamed = (view: View, text: string): CounterView | string => {
  const counters = view.counters();
  const wanted = text.trim().toLowerCase();
  const named = counters.filter(({ name }) => name.toLowerCase() === wanted);
  const found =
    counters.find(({ property }) => property.toLowerCase() === wanted) ?? (named.length === 1 ? named[0] : undefined);
  return (
    found ??
    unknown(
      'counter',
      text,
      counters.map(({ property }) => property),
      '`/counter list` shows yours.',
    )
  );
};

/** The counters that are shown: all, or that of the name; none where there is none. */
const shownIn = (view: View, name: string | undefined): readonly CounterView[] => {
  if (name === undefined) return view.counters();
  const counter = counterNamed(view, name);
  return typeof counter === 'string' ? [] : [counter];
};

const messageOf = (view: View, kind: CounterListing, name: string | undefined): Message => {
  if (name !== undefined) {
    const counter = counterNamed(view, name);
    return { text: typeof counter === 'string' ? counter : counterText(counter) };
  }
  const text = (kind === 'values' ? countersText : definitionsText)(view.counters());
  if (text.length <= LONGEST_LIST) return { text };
  const cut = text.slice(0, text.lastIndexOf('\n', LONGEST_LIST));
  return { text: `${cut}\n… all in the file`, file: { name: 'counters.txt', text: `${unmarked(text)}\n` } };
};

export const showCounters = async (
  game: OpenGame,
  input: Act,
  kind: CounterListing,
  name: string | undefined,
): Promise<Reply> => {
  const { game: id } = game.session;
  const [message, counters] = await readAs(
    game,
    input,
    (view) => [messageOf(view, kind, name), shownIn(view, name)] as const,
  );
  const canShow =
    counters.length > 0 && (await game.session.read(channelViewer, (view) => shownIn(view, name).length > 0));
  const control = controlId('counter', 'everyone', id, kind, ...(name === undefined ? [] : [name]));
  const show: Button = { kind: 'button', id: control, label: 'Show everyone', style: 'secondary' };
  const buttons = [...(canShow && control.length <= 100 ? [show] : []), ...refreshButtons(counters, id)];
  return toAsker({ ...message, ...(buttons.length > 0 ? { rows: [buttons] } : {}) });
};

/** The same as everyone may know it (W2); undefined where everyone knows of no such counter. */
export const shownToAll = async (
  { session }: OpenGame,
  kind: CounterListing,
  name: string | undefined,
): Promise<Reply | undefined> => {
  const message = await session.read(channelViewer, (view) =>
    name !== undefined && typeof counterNamed(view, name) === 'string' ? undefined : messageOf(view, kind, name),
  );
  return message && { answer: { ...message, to: 'channel' } };
};
