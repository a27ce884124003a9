import type { WireComponent, WireMessage } from './wire.ts';

/** Messages as a person reads them, in plain text. */

export const COMPONENT = {
  row: 1,
  button: 2,
  select: 3,
  textInput: 4,
  section: 9,
  words: 10,
  thumbnail: 11,
  gallery: 12,
  file: 13,
  separator: 14,
  container: 17,
  label: 18,
} as const;

type Readable = Pick<WireMessage, 'content' | 'components'> & Partial<Pick<WireMessage, 'attachments' | 'embeds'>>;

const fileName = (url: string): string => decodeURIComponent(url.slice(url.lastIndexOf('/') + 1));

const picture = (name: string, alt?: string | null): string => `<${name}${alt ? `: ${alt}` : ''}>`;

function control(component: WireComponent): string {
  const { label, custom_id: id, url, disabled, options, placeholder } = component;
  const off = disabled ? ' (off)' : '';
  if (component.type === COMPONENT.button) return `[${label ?? id ?? ''}${url ? ` -> ${url}` : ''}${off}]`;
  const choices = options?.map((option) => option.label).join(' | ') ?? '';
  return `[${placeholder ?? ''}${choices ? `: ${choices}` : ''}${off}]`;
}

function lines(component: WireComponent): readonly string[] {
  switch (component.type) {
    case COMPONENT.row:
      return [(component.components ?? []).map(control).join(' ')];
    case COMPONENT.words:
      return (component.content ?? '').split('\n');
    case COMPONENT.gallery:
      return (component.items ?? []).map((item) => picture(fileName(item.media.url), item.description));
    case COMPONENT.thumbnail:
      return [picture(fileName(component.media?.url ?? ''), component.description)];
    case COMPONENT.file:
      return [picture(fileName(component.file?.url ?? ''))];
    case COMPONENT.separator:
      return [];
    case COMPONENT.section:
    case COMPONENT.container:
      return [...(component.components ?? []), ...(component.accessory ? [component.accessory] : [])].flatMap(lines);
    default:
      return [control(component)];
  }
}

/** Every component of a message, however deep. */
export function everyComponent(components: readonly WireComponent[]): readonly WireComponent[] {
  return components.flatMap((component) => [
    component,
    ...everyComponent(component.components ?? []),
    ...(component.accessory ? everyComponent([component.accessory]) : []),
  ]);
}

/**
 * All that a person reads in a message, line by line: words, pictures as `<name: alternative text>`, controls as
 * `[Label]`.
 */
export function text(message: Readable): string {
  const shown = message.components.flatMap(lines);
  const places = everyComponent(message.components).flatMap((one) => [
    one.media?.url,
    one.file?.url,
    ...(one.items ?? []).map((item) => item.media.url),
  ]);
  const loose = (message.attachments ?? []).filter((attachment) => !places.includes(attachment.url));
  const files = loose.map((attachment) => picture(attachment.filename, attachment.description));
  const embeds = (message.embeds ?? []).map((embed) => JSON.stringify(embed));
  return [...(message.content ? message.content.split('\n') : []), ...embeds, ...files, ...shown].join('\n');
}

/** The words alone: where people may be named. */
export function everyWords(message: Pick<WireMessage, 'content' | 'components'>): string {
  if (message.components.length === 0) return message.content;
  const words = everyComponent(message.components).flatMap((component) => component.content ?? []);
  return [message.content, ...words].join('\n');
}
