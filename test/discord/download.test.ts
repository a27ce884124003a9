import { describe, expect, it } from 'vitest';
import { createDownloader } from '../../src/discord/download.ts';

const FILE = 'https://cdn.discordapp.com/attachments/1/2/game.json?ex=6';

/** A web that has the same at every address. */
const web = (answer: () => Response | Promise<Response>) => {
  const asked: [string, RequestInit | undefined][] = [];
  const get = async (url: string | URL | Request, init?: RequestInit): Promise<Response> => {
    asked.push([String(url), init]);
    return answer();
  };
  return { asked, get: get as typeof fetch };
};

describe('a download', () => {
  it("a download uses Discord's hosts and follows no redirect", async () => {
    const { asked, get } = web(() => new Response('{}'));
    expect(await createDownloader(undefined, get)(FILE, 10)).toEqual(Buffer.from('{}'));
    expect(asked).toEqual([[FILE, expect.objectContaining({ redirect: 'error' })]]);
  });

  it.each([
    'http://cdn.discordapp.com/a.json',
    'https://cdn.discordapp.com:8443/a.json',
    'https://cdn.discordapp.com.example.org/a.json',
    'https://user@example.org/cdn.discordapp.com',
    'https://127.0.0.1/a.json',
    'http://169.254.169.254/latest',
    'file:///etc/passwd',
    'no address',
  ])('a download never uses another host: %s', async (url) => {
    const { asked, get } = web(() => new Response('{}'));
    expect(await createDownloader(undefined, get)(url, 10)).toBe('unreachable');
    expect(await createDownloader('http://127.0.0.1:4000/api', get)(url, 10)).toBe('unreachable');
    expect(asked).toEqual([]);
  });

  it('a download uses the configured API host if set', async () => {
    const { get } = web(() => new Response('{}'));
    expect(
      await createDownloader('http://127.0.0.1:4000/api', get)('http://127.0.0.1:4000/attachments/1/a', 10),
    ).toEqual(Buffer.from('{}'));
  });

  it('a download stops beyond the size limit, whatever was announced', async () => {
    let taken = 0;
    const endless = (): Response =>
      new Response(
        new ReadableStream({
          pull(controller) {
            taken += 1;
            controller.enqueue(new Uint8Array(1000));
          },
        }),
      );
    expect(await createDownloader(undefined, web(endless).get)(FILE, 5000)).toBe('too-large');
    expect(taken).toBeLessThan(20);
  });

  it('a download reports missing files and connection failures', async () => {
    const gone = web(() => new Response('gone', { status: 404 }));
    const silent = web(() => Promise.reject(new Error('no connection')));
    expect(await createDownloader(undefined, gone.get)(FILE, 10)).toBe('unreachable');
    expect(await createDownloader(undefined, silent.get)(FILE, 10)).toBe('unreachable');
  });
});
