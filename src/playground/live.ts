import type { SSEStreamingApi } from 'hono/streaming';
import type { Person } from '../port/command.ts';
import type { Words } from '../words/index.ts';
import { formatMessageForPage, type PlaygroundChat } from './chat.ts';
import type { WireEvent } from './wire.ts';
import { type PlaygroundPeople, wirePlacesOf } from './world.ts';

/** The time in ms between signals on a stream that show if the page is still there. */
const PULSE = 20_000;

export interface EventStreamPorts {
  readonly chat: PlaygroundChat;
  readonly people: PlaygroundPeople;
  readonly words: Words;
  readonly streams: Set<() => void>;
}

/**
 * Streams to a page everything that its user can view: first the present state, then each change, until the page is
 * closed.
 */
export const streamEvents = async (
  stream: SSEStreamingApi,
  watched: readonly Person[],
  { chat, people, words, streams }: EventStreamPorts,
): Promise<void> => {
  const tell = (event: WireEvent): void => void stream.writeSSE({ data: JSON.stringify(event) });
  tell({ kind: 'people', people: people.all });
  const leaves = watched.map((person) => {
    const messages = chat.allSeen(person.id).map((standing) => formatMessageForPage(standing, person.id));
    tell({ kind: 'state', person, places: wirePlacesOf(person.id, words), messages });
    return chat.listen(person.id, (standing) =>
      tell({ kind: 'message', person: person.id, message: formatMessageForPage(standing, person.id) }),
    );
  });
  leaves.push(people.listen((all) => tell({ kind: 'people', people: all })));
  const pulse = setInterval(() => void stream.write(': here\n\n'), PULSE).unref();
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  stream.onAbort(end);
  streams.add(end);
  await ended;
  streams.delete(end);
  clearInterval(pulse);
  for (const leave of leaves) leave();
};
