import { isSoloChannelId } from '../../src/facts/where.ts';
import { createCounterRefreshButtons } from '../../src/features/counters/view/buttons.ts';
import { type CounterView, counterQueries } from '../../src/features/counters/view/counters.ts';
import type { InputContext, Reply } from '../../src/port/command.ts';
import type { OpenGame } from '../../src/session/channel/open-game.ts';
import { controlId, DISCORD_LIMITS, type Message } from '../../src/view/text/message.ts';
import { removeMarkdown } from '../../src/view/text/text.ts';
import { isCalled } from '../../src/view/text/typed.ts';
import type { View } from '../../src/view/view.ts';
import { channelViewer } from '../../src/view/viewer.ts';
import type { Words } from '../../src/words/index.ts';
import { button } from '../common/buttons.ts';
import { createLongListMessage } from '../common/long-list.ts';
import type { RefusalSentence } from '../common/sentence.ts';
import { readAs, toAsker } from '../common/table.ts';
import { unknown } from '../common/unknown.ts';

type CounterListing = 'values' | 'definitions';

/** The counters to show; `isAuthor`: with the module's own keys, which players don't read. */
interface CountersAsked {
  readonly kind: CounterListing;
  readonly name: string | undefined;
  readonly isAuthor: boolean;
}

export const findCounterByName = (words: Words, view: View, text: string): CounterView | RefusalSentence => {
  const counters = view.of(counterQueries).all();
  const named = counters.filter(({ name }) => isCalled(name, text));
  const found =
    counters.find(({ property, title }) => [property, title].some((name) => isCalled(name, text))) ??
    (named.length === 1 ? named[0] : undefined);
  return (
    found ??
    unknown(
      words,
      'counter',
      text,
      counters.map(({ title }) => title),
      'counters',
    )
  );
};

const shownIn = (words: Words, view: View, name: string | undefined): readonly CounterView[] => {
  if (name === undefined) return view.of(counterQueries).all();
  const counter = findCounterByName(words, view, name);
  return typeof counter === 'string' ? [] : [counter];
};

const messageOf = (words: Words, view: View, { kind, name, isAuthor }: CountersAsked): Message => {
  if (name !== undefined) {
    const counter = findCounterByName(words, view, name);
    return { text: typeof counter === 'string' ? counter : words.counters.counterText(counter, isAuthor) };
  }
  const counters = view.of(counterQueries).all();
  const text =
    kind === 'values' && !isAuthor
      ? words.counters.countersText(counters)
      : words.counters.definitionsText(counters, isAuthor);
  return listOf(words, text);
};

const listOf = (words: Words, text: string): Message =>
  createLongListMessage(words, text, { name: 'counters.txt', text: `${removeMarkdown(text)}\n` });

export const showCounters = async (game: OpenGame, input: InputContext, asked: CountersAsked): Promise<Reply> => {
  const { words } = input;
  const { kind, name } = asked;
  const { game: id } = game.session;
  const [message, counters, own] = await readAs(
    game,
    input,
    (view) => [messageOf(words, view, asked), shownIn(words, view, name), view.of(counterQueries).own()] as const,
  );
  const canShow =
    counters.length > 0 && (await game.session.read(channelViewer, (view) => shownIn(words, view, name).length > 0));
  const control = controlId('counter', 'everyone', id, kind, ...(name === undefined ? [] : [name]));
  const show = button(control, words.commands.buttons.showEveryone);
  const isOwn = counters.some(({ property }) => own.some((one) => one.property === property));
  const canSend = kind === 'values' && isOwn && !isSoloChannelId(game.channel);
  const buttons = [
    ...(canShow && control.length <= 100 ? [show] : []),
    ...(canSend ? [button(controlId('counter', 'send', id), words.commands.buttons.sendToMe)] : []),
    ...createCounterRefreshButtons(counters, id),
  ].slice(0, DISCORD_LIMITS.buttons);
  return toAsker({ ...message, ...(buttons.length > 0 ? { rows: [buttons] } : {}) });
};

/** Replies publicly with the public data of counters (W2); undefined if there is no such public counter. */
export const replyWithPublicCounters = async (
  { session }: OpenGame,
  kind: CounterListing,
  name: string | undefined,
): Promise<Reply | undefined> => {
  const { words } = session;
  const message = await session.read(channelViewer, (view) =>
    name !== undefined && typeof findCounterByName(words, view, name) === 'string'
      ? undefined
      : messageOf(words, view, { kind, name, isAuthor: false }),
  );
  return message && { answer: { ...message, to: 'channel' } };
};

/** Sends the asker's own counters to their direct messages, and answers if that worked (C93). */
export const sendCounters = async (game: OpenGame, input: InputContext): Promise<Reply> => {
  const { words, person } = input;
  const { sendings } = words.commands.counter;
  const message = await readAs(game, input, (view) => {
    const own = view.of(counterQueries).own();
    return own.length > 0 ? listOf(words, words.counters.countersText(own)) : undefined;
  });
  return toAsker(
    message ? sendings[await game.outbox.sendAsked(person.id, words, message, input.interaction)] : sendings.none,
  );
};
