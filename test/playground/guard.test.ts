import { request } from 'node:http';
import { describe, expect, test } from 'vitest';
import { en } from '../support/words.ts';
import { begun, controls, open, type Rig } from './rig.ts';

interface Asked {
  readonly method?: string;
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

interface Answered {
  readonly status: number;
  readonly text: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

/** A request with any headers and any path, as no browser would send it. */
const ask = ({ address }: Rig, { method = 'GET', path = '/', headers = {}, body }: Asked): Promise<Answered> =>
  new Promise((resolve, reject) => {
    const { hostname, port, host } = new URL(address);
    const sent = request({ hostname, port, method, path, headers: { host, ...headers } }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text, headers: response.headers }));
    });
    sent.on('error', reject).end(body);
  });

const JSON_TYPE = { 'content-type': 'application/json' };

describe('the page', () => {
  test('the page serves its own parts and allows no foreign content', async () => {
    const rig = await open();
    const page = await ask(rig, {});
    expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    const parts = [...page.text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path = '']) => path);
    expect(parts).toContain('/main.js');
    for (const path of new Set(parts)) expect([path, (await ask(rig, { path })).status]).toEqual([path, 200]);
  });

  test.each([
    '/../server.ts',
    '/..%2fserver.ts',
    '/%2e%2e/server.ts',
    '/page/main.js',
    '/tsconfig.json',
    '/index.html',
    '/kept/..%2f..%2fserver.ts',
  ])('the page serves no other file: %s is missing', async (path) =>
    expect((await ask(await open(), { path })).status).toBe(404),
  );
});

describe('access is refused', () => {
  test.each<[string, Readonly<Record<string, string>>]>([
    ['another name that leads here', { host: 'table.example' }],
    ['another name that looks like this one', { host: '127.0.0.1.example:80' }],
    ['a page of another origin', { origin: 'https://example.com' }],
    ['a page of another port of this machine', { origin: 'http://127.0.0.1:1' }],
    ['a page without an origin', { origin: 'null' }],
    ['a picture in a page of another origin', { 'sec-fetch-site': 'cross-site' }],
    ['a page of another port, by its browser', { 'sec-fetch-site': 'same-site' }],
  ])('access is refused to %s', async (_, headers) => {
    const rig = await open();
    for (const path of ['/', '/main.js', '/live?name=Alice', '/kept/x']) {
      expect([path, (await ask(rig, { path, headers })).text]).toEqual([path, en.playground.foreign]);
    }
    const body = JSON.stringify({ person: '1', place: '1', line: 'x' });
    for (const path of ['/send', '/press', '/suggest']) {
      expect((await ask(rig, { method: 'POST', path, headers: { ...JSON_TYPE, ...headers }, body })).status).toBe(403);
    }
  });

  test('the page can be opened under both names of this machine', async () => {
    const rig = await open();
    const { port, host } = new URL(rig.address);
    for (const headers of [
      { origin: rig.address, 'sec-fetch-site': 'same-origin' },
      { host: `localhost:${port}` },
      { host, 'sec-fetch-site': 'none' },
    ])
      expect((await ask(rig, { headers })).status).toBe(200);
  });

  test('another page’s form that sends no JSON is refused', async () => {
    const rig = await open();
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
      expect(
        (await ask(rig, { method: 'POST', path: '/send', headers: { 'content-type': type }, body: '{}' })).status,
      ).toBe(415);
    }
  });
});

describe('requests', () => {
  test('requests with a too large body are refused', async () => {
    const rig = await open();
    const body = JSON.stringify({ person: 'x'.repeat(70_000) });
    const length = { 'content-length': String(Buffer.byteLength(body)) };
    for (const path of ['/press', '/suggest']) {
      for (const headers of [
        { ...JSON_TYPE, ...length },
        { ...JSON_TYPE, 'transfer-encoding': 'chunked' },
      ]) {
        expect((await ask(rig, { method: 'POST', path, headers, body })).status).toBe(413);
      }
    }
  });

  test.each([
    '',
    '{',
    '[]',
    '{"person":1}',
    '{"person":"1","place":"1","line":5,"cursor":0,"message":"1","control":[]}',
  ])('requests with a meaningless body, %j, are refused', async (body) => {
    const rig = await open();
    for (const path of ['/send', '/press', '/point', '/offer', '/submit', '/suggest']) {
      const { status, text } = await ask(rig, { method: 'POST', path, headers: JSON_TYPE, body });
      expect([path, status, text]).toEqual([path, 400, JSON.stringify({ problem: en.playground.badRequest })]);
    }
    expect(rig.faults).toEqual([]);
  });

  test('requests with an unknown person, place or control are refused', async () => {
    const rig = await open();
    const [alice, bob] = await rig.sit('Alice', 'Bob');
    const post = async (path: string, body: object): Promise<string> =>
      (await ask(rig, { method: 'POST', path, headers: JSON_TYPE, body: JSON.stringify(body) })).text;
    const place = alice.place();
    const said = (problem: string): string => JSON.stringify({ problem });
    for (const [path, more] of Object.entries({
      '/send': { line: 'x' },
      '/press': { message: '1', control: 'x' },
      '/point': { message: '1', at: { x: 0, y: 0 } },
      '/offer': { offer: { kind: 'kingdom' } },
      '/first': {},
      '/submit': { form: 'x', texts: {} },
      '/suggest': { line: '/', cursor: 1 },
    }))
      expect([path, await post(path, { person: '123', place, ...more })]).toEqual([path, said(en.playground.noPerson)]);
    const send = (base64: string): Promise<string> =>
      post('/send', { person: alice.id, place, line: 'x', files: { file: { name: 'a.yaml', base64 } } });
    for (const base64 of ['YQ', 'YQ==', 'YWI', 'YWI=', 'YWJj', ''])
      expect([base64, await send(base64)]).toEqual([base64, '{}']);
    for (const base64 of ['YW Jj?', 'YWJj$$'])
      expect([base64, await send(base64)]).toEqual([base64, said(en.playground.badFile)]);
    expect(await post('/send', { person: alice.id, place: '123', line: 'x' })).toContain(en.playground.noPlace);
    const direct = 'Direct messages';
    await bob.send('mine', direct);
    const [mine] = await bob.until(({ seen }) => (seen(direct).length > 0 ? seen(direct) : undefined));
    expect(await post('/send', { person: alice.id, place: mine?.place, line: 'x' })).toContain(en.playground.noPlace);

    await begun(alice, bob);
    await bob.send('/game seats');
    await bob.send('/board');
    const own = await bob.until(({ seen }) =>
      seen().find((message) => message.isPrivate && controls(message).length > 0),
    );
    const control = controls(own)[0]?.id;
    expect(await post('/press', { person: alice.id, message: own.id, control })).toContain(en.playground.noControl);
    expect(await post('/press', { person: bob.id, message: own.id, control: 'game:stop:x' })).toContain(
      en.playground.noControl,
    );
    expect(await post('/press', { person: bob.id, message: '999', control })).toContain(en.playground.noControl);
    expect(await post('/press', { person: bob.id, message: own.id, control, values: ['x'] })).toContain(
      en.playground.badValues(1, 1),
    );
    expect(rig.faults).toEqual([]);
  });

  test.each(['', '%20', 'x'.repeat(33)])('requests with the invalid name %j open no stream', async (name) => {
    expect((await ask(await open(), { path: `/live?name=${name}` })).status).toBe(400);
  });
});
