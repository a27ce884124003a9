/** Brings the bytes of a file that somebody sent, or says why they can't be had. Never throws. */
export type Download = (url: string, most: number) => Promise<Uint8Array | 'too-large' | 'unreachable'>;

/** Where Discord keeps what people send. */
const HOSTS: ReadonlySet<string> = new Set(['cdn.discordapp.com', 'media.discordapp.net']);
/** How long a file may take to come, in milliseconds. */
const PATIENCE = 20_000;

/**
 * Downloads from Discord's own hosts only, or from the one that stands for Discord's interface where another is set:
 * never from an address that a message names by itself, and never where a redirection leads.
 */
export const downloading =
  (apiUrl: string | undefined, get: typeof fetch = fetch): Download =>
  async (url, most) => {
    if (!isKnown(url, apiUrl)) return 'unreachable';
    try {
      const response = await get(url, { redirect: 'error', signal: AbortSignal.timeout(PATIENCE) });
      if (!response.ok || response.body === null) return 'unreachable';
      return await upTo(response.body, most);
    } catch {
      return 'unreachable';
    }
  };

const isKnown = (url: string, apiUrl: string | undefined): boolean => {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname, origin, port } = new URL(url);
  if (protocol === 'https:' && port === '' && HOSTS.has(hostname)) return true;
  return apiUrl !== undefined && URL.canParse(apiUrl) && origin === new URL(apiUrl).origin;
};

/** The whole body; what is longer is left where it is. */
const upTo = async (body: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array | 'too-large'> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > most) return 'too-large';
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};
