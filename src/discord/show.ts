import type { Drawing, Message } from '../view/message.ts';
import { isForbidden, stackOf, traceOf } from './failure.ts';
import type { Log } from './log.ts';
import { type Extras, type Payload, payloadOf } from './output.ts';
import type { Patience } from './patience.ts';
import type { Underway } from './underway.ts';

/** A drawing as PNG; undefined when a newer one took its place. */
export type Draw = (drawing: Drawing) => Promise<Uint8Array | undefined>;

export interface Showing {
  /** Undefined when pictures are off. */
  readonly draw: Draw | undefined;
  readonly log: Log;
  readonly underway: Underway;
  readonly patience: Patience;
}

/** Where a message appears: it is put there once, and edited there when its picture is ready. */
export interface Surface<T> {
  put(payload: Payload): Promise<T>;
  edit(payload: Payload, put: T): Promise<unknown>;
}

type Picture = { readonly ready: Uint8Array | undefined } | { readonly coming: Promise<Uint8Array | undefined> };

async function pictureOf(message: Message, { draw, log, patience }: Showing): Promise<Picture> {
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

/**
 * Puts a message on a surface, with its picture if that is ready in time; else the picture is added by one edit, which may be refused. Where
 * files are refused the message goes without. Throws what `put` throws.
 */
export async function show<T>(message: Message, surface: Surface<T>, showing: Showing, extras: Extras = {}): Promise<T> {
  const picture = message.drawing === undefined ? { ready: undefined } : await pictureOf(message, showing);
  const first = payloadOf(message, { ...extras, picture: 'ready' in picture ? picture.ready : undefined });
  const put = await surface.put(first).catch((error: unknown) => {
    if (first.files.length === 0 || !isForbidden(error)) throw error;
    return surface.put(payloadOf(message, { ...extras, files: false }));
  });
  if ('coming' in picture) showing.underway.add(addPicture(picture.coming, message, surface, put, showing, extras));
  return put;
}

async function addPicture<T>(
  coming: Promise<Uint8Array | undefined>,
  message: Message,
  surface: Surface<T>,
  put: T,
  { log }: Showing,
  extras: Extras,
): Promise<void> {
  const picture = await coming;
  if (picture === undefined) return;
  try {
    await surface.edit(payloadOf(message, { ...extras, private: false, silent: false, picture }), put);
  } catch (error) {
    log.warn(traceOf(error), 'a picture could not be added to its message');
  }
}
