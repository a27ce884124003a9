import { onTestFinished } from 'vitest';
import { createBotCommands } from '../../commands/index.ts';
import type { Module } from '../../src/engine/index.ts';
import { startPlayground } from '../../src/playground/playground.ts';
import type {
  MarkdownBlock,
  MarkdownInline,
  WireControl,
  WireEvent,
  WireMessage,
  WirePlace,
  WireSuggestions,
} from '../../src/playground/wire.ts';
import type { Command } from '../../src/port/command.ts';
import { type Log, systemClock, systemRandom } from '../../src/session/base/ports.ts';
import { Games } from '../../src/session/games/games.ts';
import type { Store } from '../../src/store/index.ts';
import type { Drawing, DrawnPicture, Form } from '../../src/view/text/message.ts';
import { languages, type Words } from '../../src/words/index.ts';
import { shipped } from '../support/modules/shipped.ts';
import { listedOnce } from '../support/play/listed.ts';
import { MemoryStore } from '../support/store/memory-store.ts';
import { thinkingHere } from '../support/thinking.ts';

/** A playground in this process, and people who sit at its page without a browser. */

export interface RigOptions {
  readonly store?: Store;
  readonly modules?: readonly Module[];
  /** Instead of the real ones. */
  readonly commands?: readonly Command[];
  /** Instead of English. */
  readonly words?: Words;
  readonly draw?: (drawing: Drawing) => Promise<DrawnPicture>;
}

export interface Rig {
  readonly address: string;
  readonly store: Store;
  /** What was logged as a warning or an error. */
  readonly faults: readonly string[];
  readonly notice: (text: string) => void;
  /** People at one page, with one stream, in the order of their names. */
  sit<const Names extends readonly string[]>(...names: Names): Promise<{ readonly [K in keyof Names]: Seat }>;
  stop(): Promise<void>;
}

export interface Said {
  readonly status: number;
  readonly problem?: string;
  /** Lines that can be sent instead. */
  readonly lines?: readonly string[];
  readonly form?: Form;
}

/** One person at the page. */
export interface Seat {
  readonly id: string;
  /** The id of a place. */
  readonly place: (name?: string) => string;
  /** What she sees in a place, oldest first: `#table`, `#other` or `Direct messages`. */
  readonly seen: (place?: string) => readonly WireMessage[];
  /** The words of what she sees there; notices of the playground aside. */
  readonly words: (place?: string) => readonly string[];
  /** Waits until something is true of what she sees. */
  until<T>(look: (seat: Seat) => T): Promise<NonNullable<T>>;
  send(line: string, place?: string, files?: object): Promise<Said>;
  /** Presses the newest control that she sees with that label, in any place. */
  press(label: string): Promise<Said>;
  /** Fills in the form that a press has opened. */
  submit(form: string, texts: Readonly<Record<string, string>>): Promise<Said>;
  suggest(line: string, place?: string, cursor?: number): Promise<WireSuggestions>;
}

/** After so long (ms) a test gives up waiting. */
const PATIENCE = 90_000;

export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
);

export const open = async (options: RigOptions = {}): Promise<Rig> => {
  const { store = new MemoryStore(), words = languages.en, draw = async () => PIXEL } = options;
  const modules = new Map(options.modules?.map((module) => [module.module, module]) ?? (await shipped()));
  const faults: string[] = [];
  const note = (data: object, message: string): void => void faults.push(`${message} ${JSON.stringify(data)}`);
  const log: Log = { info: () => undefined, warn: note, error: note };
  let games: Games | undefined;
  const playground = await startPlayground({
    host: '127.0.0.1',
    port: 0,
    draw,
    sources: { modules },
    games: () => games,
    spoken: options.words ? { en: words } : languages,
    clock: systemClock,
    log,
    commands: (messenger) => {
      const settings = { snapshotEvery: 100, memoryForGames: 5_000_000 };
      const ports = {
        store,
        thinking: thinkingHere,
        clock: systemClock,
        random: systemRandom,
        messenger,
        log,
        settings,
      };
      games = new Games({ ...ports, spoken: { ...languages, [words.locale]: words }, pages: '' });
      return options.commands ?? listedOnce(createBotCommands({ games, modules }));
    },
  });
  const ends = new AbortController();
  let isStopped = false;
  const stop = async (): Promise<void> => {
    if (isStopped) return;
    isStopped = true;
    ends.abort();
    await playground.drain();
    await games?.close();
    await playground.stop();
  };
  onTestFinished(stop);
  const { address, notice } = playground;
  const sit = async (...names: readonly string[]): Promise<readonly Seat[]> => {
    const query = names.map((name) => `name=${encodeURIComponent(name)}`).join('&');
    const page = new Page(address);
    await page.read(await fetch(`${address}/live?${query}`, { signal: ends.signal }), names.length);
    return page.seats;
  };
  return { address, store, faults, notice, sit: sit as Rig['sit'], stop };
};

/** What a page keeps of its stream. */
class Page {
  readonly #address: string;
  readonly #lookers = new Set<() => void>();
  readonly seats: (Seat & { readonly hear: (message: WireMessage) => void })[] = [];

  constructor(address: string) {
    this.#address = address;
  }

  /** Reads the stream; resolves when so many people are there. */
  read({ body }: Response, count: number): Promise<void> {
    if (!body) throw new Error('no stream');
    return new Promise((resolve, reject) => {
      const go = async (): Promise<void> => {
        let left = '';
        for await (const text of body.pipeThrough(new TextDecoderStream())) {
          const events = (left + text).split('\n\n');
          left = events.pop() ?? '';
          for (const event of events) this.#hear(event);
          if (this.seats.length === count) resolve();
          for (const look of this.#lookers) look();
        }
      };
      go().catch(reject);
    });
  }

  #hear(text: string): void {
    if (!text.startsWith('data: ')) return;
    const event: WireEvent = JSON.parse(text.slice('data: '.length));
    if (event.kind === 'state') this.seats.push(this.#seat(event));
    if (event.kind === 'message') this.seats.find(({ id }) => id === event.person)?.hear(event.message);
  }

  #seat({ person, places, messages }: Extract<WireEvent, { kind: 'state' }>): Page['seats'][number] {
    const all = new Map(messages.map((message) => [message.id, message]));
    const idOf = (name: string): string => placeNamed(places, name);
    const post = async (path: string, body: object): Promise<Response> =>
      fetch(this.#address + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ person: person.id, ...body }),
      });
    const said = async (asked: Promise<Response>): Promise<Said> => {
      const response = await asked;
      return { status: response.status, ...((await response.json()) as object) };
    };
    const seen = (place = '#table'): readonly WireMessage[] =>
      [...all.values()].filter((message) => message.place === idOf(place));
    const seat: Page['seats'][number] = {
      id: person.id,
      place: (name = '#table') => idOf(name),
      hear: (message) => void all.set(message.id, message),
      seen,
      words: (place) =>
        seen(place)
          .filter(({ from }) => from.kind !== 'notice')
          .map(wordsOf),
      until: (look) => this.#until(() => look(seat)),
      send: (line, place = '#table', files = {}) => said(post('/send', { line, place: idOf(place), files })),
      press: (label) => {
        const found = [...all.values()]
          .reverse()
          .flatMap((message) => controls(message).map((control) => ({ message, control })));
        const pressed = found.find(({ control }) => control.kind === 'button' && control.label === label);
        if (!pressed) throw new Error(`no control ${label}`);
        return said(post('/press', { message: pressed.message.id, control: pressed.control.id }));
      },
      submit: (form, texts) => said(post('/submit', { form, texts })),
      suggest: async (line, place = '#table', cursor = line.length) =>
        (await post('/suggest', { line, place: idOf(place), cursor })).json() as Promise<WireSuggestions>,
    };
    return seat;
  }

  #until<T>(look: () => T): Promise<NonNullable<T>> {
    return new Promise((resolve, reject) => {
      const vain = (): void =>
        reject(
          new Error(
            `waited in vain for ${look}; seen: ${JSON.stringify(
              this.seats.map(({ words }) => words()),
              null,
              1,
            )}`,
          ),
        );
      const timer = setTimeout(vain, PATIENCE);
      const again = (): void => {
        const found = look();
        if (!found) return;
        clearTimeout(timer);
        this.#lookers.delete(again);
        resolve(found);
      };
      this.#lookers.add(again);
      again();
    });
  }
}

const placeNamed = (places: readonly WirePlace[], name: string): string => {
  const place = places.find((one) => one.name === name.replace('#', ''));
  if (!place) throw new Error(`no place ${name}`);
  return place.id;
};

export const controls = ({ rows }: WireMessage): readonly WireControl[] => rows.flat();

/** What one reads in a message: `(only you)` before what nobody else sees, people as `<ID>`. */
export const wordsOf = ({ text, isPrivate }: WireMessage): string =>
  (isPrivate ? '(only you) ' : '') + text.map(lineOf).join('\n');

const lineOf = (block: MarkdownBlock): string => (block.kind === 'code' ? block.text : inlineOf(block.of));

const inlineOf = (parts: readonly MarkdownInline[]): string =>
  parts
    .map((part) => {
      if (typeof part === 'string') return part;
      if (part.kind === 'code' || part.kind === 'link') return part.text;
      return 'id' in part ? `<${part.id}>` : inlineOf(part.of);
    })
    .join('');

/** Alice starts tablut and takes the Muscovites, bob the Swedes, and it begins. */
export const begun = async (alice: Seat, bob: Seat, module = 'tablut'): Promise<void> => {
  await alice.send(`/game start module:${module}`);
  const label = (index: number): string => {
    const control = alice.seen().flatMap(controls)[index];
    return control?.kind === 'button' ? control.label : '';
  };
  await alice.until(() => label(1) !== '');
  await alice.press(label(0));
  await bob.until(({ seen }) => seen().flatMap(controls).length > 0);
  await bob.press(label(1));
  await alice.press('Begin');
  await alice.until(({ words }) => words().some((said) => said.includes('starts the game')));
};
