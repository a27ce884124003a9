/** Downloads an uploaded file. If it can't, returns the reason. Never throws. */
export type DownloadFile = (url: string, most: number) => Promise<Uint8Array | 'too-large' | 'unreachable'>;

const HOSTS: ReadonlySet<string> = new Set(['cdn.discordapp.com', 'media.discordapp.net']);
/** The time limit of a download in ms. */
const PATIENCE = 20_000;

/**
 * Returns a function that downloads only from Discord's hosts or a configured API's host. It never loads other
 * addresses in a message, and never follows a redirect.
 */
export const createDownloader =
  (apiUrl: string | undefined, get: typeof fetch = fetch): DownloadFile =>
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
