import type { Drawing, DrawnPicture, Message } from '../view/text/message.ts';
import type { Words } from '../words/index.ts';
import { isMissingPermissionError, loggableErrorOf, stackOf } from './failure.ts';
import type { Log } from './log.ts';
import { buildMessagePayload, type DiscordMessagePayload, type PayloadExtras } from './output.ts';
import type { AnswerTimeLimits } from './patience.ts';
import type { RunningTasks } from './underway.ts';

export type DrawPicture = (drawing: Drawing) => Promise<DrawnPicture>;

export interface ShowMessageContext {
  readonly draw: DrawPicture | undefined;
  readonly log: Log;
  readonly underway: RunningTasks;
  readonly patience: AnswerTimeLimits;
  readonly words: Words;
}

export interface MessageTarget<T> {
  put(payload: DiscordMessagePayload): Promise<T>;
  edit(payload: DiscordMessagePayload, put: T): Promise<unknown>;
}

type PendingPicture = { readonly ready: DrawnPicture } | { readonly coming: Promise<DrawnPicture> };

async function pictureOf(message: Message, { draw, log, patience }: ShowMessageContext): Promise<PendingPicture> {
  if (message.drawing === undefined || draw === undefined) return { ready: undefined };
  const coming = draw(message.drawing).catch((error: unknown) => {
    log.error({ error: stackOf(error) }, 'a picture could not be drawn');
    return undefined;
  });
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), patience.picture);
  });
  const first = await Promise.race([coming, late]);
  clearTimeout(timer);
  return first === 'late' ? { coming } : { ready: first };
}

/** Adds the picture to a message, or the reason why there is none (D42). */
const withDrawn = (words: Words, { drawing }: Message, drawn: DrawnPicture, extras: PayloadExtras): PayloadExtras => {
  if (typeof drawn === 'object') return { ...extras, picture: drawn };
  const instead = drawing?.instead === undefined ? [] : [drawing.instead];
  const why = drawn === undefined ? [] : [words.drawn.WITHOUT_PICTURE[drawn]];
  return { ...extras, notes: [...(extras.notes ?? []), ...instead, ...why] };
};

/**
 * Shows a message. If its picture is ready in time, it is included, otherwise an edit adds it. Throws the errors of
 * `put`.
 */
export async function showMessage<T>(
  message: Message,
  surface: MessageTarget<T>,
  showing: ShowMessageContext,
  extras: PayloadExtras = {},
): Promise<T> {
  const { words } = showing;
  const picture = message.drawing === undefined ? { ready: undefined } : await pictureOf(message, showing);
  const first = buildMessagePayload(
    words,
    message,
    'ready' in picture ? withDrawn(words, message, picture.ready, extras) : extras,
  );
  const put = await surface.put(first).catch((error: unknown) => {
    if (first.files.length === 0 || !isMissingPermissionError(error)) throw error;
    return surface.put(
      buildMessagePayload(words, message, withDrawn(words, message, undefined, { ...extras, files: false })),
    );
  });
  if ('coming' in picture) showing.underway.add(addPicture(picture.coming, message, surface, put, showing, extras));
  return put;
}

async function addPicture<T>(
  coming: Promise<DrawnPicture>,
  message: Message,
  surface: MessageTarget<T>,
  put: T,
  { log, words }: ShowMessageContext,
  extras: PayloadExtras,
): Promise<void> {
  const drawn = await coming;
  if (drawn === undefined && message.drawing?.instead === undefined) return;
  try {
    await surface.edit(buildMessagePayload(words, message, withDrawn(words, message, drawn, extras)), put);
  } catch (error) {
    log.warn(loggableErrorOf(error), 'a picture could not be added to its message');
  }
}
