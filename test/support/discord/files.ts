import type { UploadedFile } from './http.ts';
import { snowflake } from './snowflake.ts';
import type { MessageBody, WireAttachment, WireComponent } from './wire.ts';

const KEPT = 500;

/** The newest files that were sent, by the bot or to it, to be fetched again. */
export class Files {
  /** Where they can be fetched: `http://127.0.0.1:PORT`. */
  base = '';
  readonly #files = new Map<string, UploadedFile>();

  keep(file: UploadedFile, description: string | undefined): WireAttachment {
    const id = snowflake();
    const path = `/attachments/${id}/${encodeURIComponent(file.name)}`;
    this.#files.set(path, file);
    for (const oldest of this.#files.keys()) {
      if (this.#files.size <= KEPT) break;
      this.#files.delete(oldest);
    }
    const url = `${this.base}${path}`;
    const told = { id, filename: file.name, content_type: file.type, size: file.bytes.length, url, proxy_url: url };
    return description ? { ...told, description } : told;
  }

  at(path: string): UploadedFile | undefined {
    return this.#files.get(path);
  }

  bytes(attachment: WireAttachment): Uint8Array | undefined {
    return this.at(attachment.url.slice(this.base.length))?.bytes;
  }

  /**
   * The attachments of a message after a body was applied to it. A body without a list keeps what is there and adds
   * what comes along.
   */
  attached(
    before: readonly WireAttachment[],
    body: MessageBody,
    files: ReadonlyMap<string, UploadedFile>,
  ): readonly WireAttachment[] {
    const listed = body.attachments ?? [
      ...before.map(({ id }) => ({ id })),
      ...[...files.keys()].map((id) => ({ id })),
    ];
    return listed.flatMap((entry): readonly WireAttachment[] => {
      const kept = before.find((one) => one.id === String(entry.id));
      if (kept) return [kept];
      const file = files.get(String(entry.id));
      if (!file) return [];
      const { filename, description } = entry as { readonly filename?: string; readonly description?: string };
      return [this.keep({ ...file, name: filename ?? file.name }, description)];
    });
  }
}

/** Components as Discord hands them back: numbered, and with the addresses of the attachments that they show. */
export function resolved(
  components: readonly WireComponent[],
  attachments: readonly WireAttachment[],
): readonly WireComponent[] {
  let next = 1;
  const media = <T extends { readonly url: string }>(one: T): T => {
    const found = attachments.find((attachment) => one.url === `attachment://${attachment.filename}`);
    return found
      ? { ...one, url: found.url, proxy_url: found.url, attachment_id: found.id, content_type: found.content_type }
      : one;
  };
  const walk = (component: WireComponent): WireComponent => ({
    ...component,
    id: component.id ?? next++,
    ...(component.media && { media: media(component.media) }),
    ...(component.file && { file: media(component.file) }),
    ...(component.items && { items: component.items.map((item) => ({ ...item, media: media(item.media) })) }),
    ...(component.accessory && { accessory: walk(component.accessory) }),
    ...(component.components && { components: component.components.map(walk) }),
  });
  return components.map(walk);
}
