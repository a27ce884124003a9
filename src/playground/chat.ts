import { randomBytes } from 'node:crypto';
import type { ChannelId } from '../facts/where.ts';
import { ByteLimitedCache } from '../picture/kept-bytes.ts';
import { type Log, stackOf } from '../session/base/ports.ts';
import { readPictureHeader } from '../session/pictures/header.ts';
import type { InteractionId, PersonId } from '../table/index.ts';
import type { CellArea } from '../view/board/areas.ts';
import {
  type Control,
  type Drawing,
  type DrawnPicture,
  detectPictureMimeType,
  encodeFileText,
  type Message,
} from '../view/text/message.ts';
import { removeMarkdownAndMentions } from '../view/text/text.ts';
import type { Words } from '../words/index.ts';
import { readMarkdown } from './markdown.ts';
import { cellAreasOf, pressableCellsOf, trackLastPicture } from './pressable.ts';
import type { MarkdownBlock, WireControl, WireMessage, WirePicture } from './wire.ts';

const MOST_MESSAGES = 300;
const MOST_FORMER = 100;
/**
 * The memory for pictures and files that no message shows any more, in bytes: a page may still be about to load them.
 */
const ROOM_FOR_LET_GO = 16 * 1024 * 1024;

export interface NewChatMessage {
  readonly place: ChannelId;
  readonly from: WireMessage['from'];
  readonly message: Message;
  /** The only user who can view the message; undefined if everyone in the channel can. */
  readonly reader?: PersonId | undefined;
  readonly interaction?: InteractionId;
  readonly used?: NonNullable<WireMessage['used']>;
}

export interface ChatMessage extends NewChatMessage {
  readonly id: string;
  readonly at: number;
  /** The controls that the message had before edits. A page that isn't up to date may still press them (T19). */
  readonly former: readonly Control[];
  readonly picture?: WirePicture;
  /** The areas of cells in the board's picture; undefined before it is drawn. */
  readonly areas?: readonly CellArea[];
  readonly file?: { readonly name: string; readonly url: string };
}

/** A picture or file that pages load from an unguessable address. */
export interface ServedFile {
  readonly type: string;
  readonly bytes: Uint8Array;
}

export interface ChatPorts {
  readonly draw: ((drawing: Drawing) => Promise<DrawnPicture>) | undefined;
  readonly now: () => number;
  readonly words: Words;
  readonly log: Log;
}

const withNote = (standing: ChatMessage, note: string): ChatMessage => ({
  ...standing,
  message: { ...standing.message, text: `${standing.message.text}\n-# ${note}` },
});

type Hear = (standing: ChatMessage) => void;

/** All messages since the start, and which users can view each. */
export class PlaygroundChat {
  readonly #ports: ChatPorts;
  /** The current messages by ID, oldest first. */
  readonly #standing = new Map<string, ChatMessage>();
  readonly #kept = new Map<string, ServedFile>();
  /** Pictures and files that no message shows anymore. */
  readonly #letGo = new ByteLimitedCache<ServedFile>(ROOM_FOR_LET_GO);
  readonly #hearers = new Map<Hear, PersonId>();
  #last = 0;

  constructor(ports: ChatPorts) {
    this.#ports = ports;
  }

  put(said: NewChatMessage): ChatMessage {
    this.#last += 1;
    const standing = {
      ...said,
      id: String(this.#last),
      at: this.#ports.now(),
      former: [],
      ...this.#fileOf(said.message),
    };
    this.#tell(standing);
    this.#forget(said.place);
    this.#draw(standing);
    return standing;
  }

  edit(id: string, message: Message): void {
    const before = this.#standing.get(id);
    if (!before) return;
    const { picture, file, areas: _, ...rest } = before;
    const former = [...before.former, ...(before.message.rows ?? []).flat()].slice(-MOST_FORMER);
    const standing = {
      ...rest,
      message,
      former,
      ...this.#fileOf(message),
      ...(message.drawing && picture ? { picture } : {}),
    };
    this.#letGoOf(file?.url);
    if (picture && !message.drawing) this.#letGoOf(picture.url);
    this.#tell(standing);
    this.#draw(standing);
  }

  seen(person: PersonId, id: string): ChatMessage | undefined {
    const standing = this.#standing.get(id);
    return standing && isSeen(standing, person) ? standing : undefined;
  }

  allSeen(person: PersonId): readonly ChatMessage[] {
    return [...this.#standing.values()].filter((standing) => isSeen(standing, person));
  }

  open(place: ChannelId): readonly ChatMessage[] {
    return [...this.#standing.values()].filter((standing) => standing.place === place && standing.reader === undefined);
  }

  /** Calls `hear` for each new or changed message that the user can view. The returned function ends that. */
  listen(person: PersonId, hear: Hear): () => void {
    const own: Hear = (standing) => hear(standing);
    this.#hearers.set(own, person);
    return () => this.#hearers.delete(own);
  }

  kept(url: string): ServedFile | undefined {
    return this.#kept.get(url) ?? this.#letGo.get(url);
  }

  #tell(standing: ChatMessage): void {
    this.#standing.set(standing.id, standing);
    for (const [hear, person] of this.#hearers) if (isSeen(standing, person)) hear(standing);
  }

  #draw(standing: ChatMessage): void {
    const { drawing } = standing.message;
    const { draw, log, words } = this.#ports;
    if (!drawing) return;
    if (!draw) {
      if (drawing.instead !== undefined) this.#tell(withNote(standing, drawing.instead));
      return;
    }
    const alt = removeMarkdownAndMentions(drawing.alt, words.drawn.SOMEONE);
    const waiting: ChatMessage = { ...standing, picture: { ...standing.picture, alt } };
    this.#tell(waiting);
    const watched = trackLastPicture(drawing);
    void draw(watched.drawing)
      .catch((error: unknown) => void log.error({ error: stackOf(error) }, 'a picture could not be drawn'))
      .then((drawn) => {
        if (this.#standing.get(standing.id) !== waiting) return;
        const { picture, ...without } = waiting;
        this.#letGoOf(picture?.url);
        if (typeof drawn === 'object') {
          const kept = this.#keepPicture(drawn);
          const areas = cellAreasOf(watched.shown(), kept.width);
          this.#tell({ ...without, picture: { alt, ...kept }, ...(areas.length > 0 ? { areas } : {}) });
        } else {
          const why = words.drawn.WITHOUT_PICTURE[drawn ?? 'failed'];
          this.#tell(withNote(drawing.instead === undefined ? without : withNote(without, drawing.instead), why));
        }
      });
  }

  #fileOf({ file }: Message): Pick<ChatMessage, 'file'> {
    if (!file) return {};
    const url = this.#keep({ type: 'text/plain; charset=utf-8', bytes: encodeFileText(file.text) });
    return { file: { name: file.name, url } };
  }

  #keepPicture(bytes: Uint8Array): Omit<WirePicture, 'alt'> {
    const url = this.#keep({ type: detectPictureMimeType(bytes), bytes });
    const header = readPictureHeader(bytes);
    return typeof header === 'string' ? { url } : { url, width: header.width, height: header.height };
  }

  #keep(kept: ServedFile): string {
    const url = `/kept/${randomBytes(12).toString('base64url')}`;
    this.#kept.set(url, kept);
    return url;
  }

  #letGoOf(url = ''): void {
    const kept = this.#kept.get(url);
    if (kept) this.#letGo.keep(url, kept, kept.bytes.length);
    this.#kept.delete(url);
  }

  #forget(place: ChannelId): void {
    const [oldest, ...others] = [...this.#standing.values()].filter((standing) => standing.place === place);
    if (!oldest || others.length < MOST_MESSAGES) return;
    this.#standing.delete(oldest.id);
    this.#letGoOf(oldest.picture?.url);
    this.#letGoOf(oldest.file?.url);
  }
}

const isSeen = ({ reader }: ChatMessage, person: PersonId): boolean => reader === undefined || reader === person;

export const formatMessageForPage = (standing: ChatMessage, person: PersonId): WireMessage => {
  const { id, place, from, at, message, reader, used, picture, file, areas = [] } = standing;
  const cells = pressableCellsOf(message, areas);
  return {
    id,
    place,
    from,
    at,
    text: from.kind === 'notice' ? asWritten(message.text) : readMarkdown(message.text),
    ...(message.ask === undefined ? {} : { ask: readMarkdown(message.ask) }),
    isPrivate: reader !== undefined,
    isPing: message.mentions?.includes(person) ?? false,
    ...(used ? { used } : {}),
    ...(picture
      ? { picture: { ...picture, ...(cells ? { cells } : message.drawing?.board ? { opens: true } : {}) } }
      : {}),
    ...(file ? { file } : {}),
    rows: (message.rows ?? []).map((row) => row.map(wireControl)),
  };
};

/** Formats a notice as plain text instead of markdown, because it may contain text from files. */
const asWritten = (text: string): readonly MarkdownBlock[] =>
  text.split('\n').map((line) => ({ kind: 'line', of: [line] }));

const wireControl = (control: Control): WireControl =>
  control.kind === 'button'
    ? {
        kind: 'button',
        id: control.id,
        label: control.label,
        style: control.style,
        disabled: control.disabled === true,
      }
    : {
        kind: 'select',
        id: control.id,
        placeholder: control.placeholder,
        options: control.options.map(({ at: _, ...option }) => ({ ...option, description: option.description ?? '' })),
        min: control.min ?? 1,
        max: control.max ?? 1,
      };
