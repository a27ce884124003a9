import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import type { RESTOptions, ResponseLike } from 'discord.js';
import type { Faults, How } from './faults.ts';

/** A request of the bot. `path` begins behind the version: `/channels/1/messages`. */
export interface Call {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  /** Of the bot that asks; undefined where the path holds the right to ask. */
  readonly token: string | undefined;
  readonly body: unknown;
  readonly files: ReadonlyMap<string, UploadedFile>;
}

export interface UploadedFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

export interface Answer {
  readonly status: number;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Hears of every request before it is carried out, and may hold it up. */
export type Observer = (call: Call) => void | Promise<void>;

const NO_FILES: ReadonlyMap<string, UploadedFile> = new Map();
const PREFIX = /^\/api\/v\d+/;

function read(request: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)));
    request.on('error', reject);
  });
}

async function parse(bytes: Buffer, type: string): Promise<Pick<Call, 'body' | 'files'>> {
  if (bytes.length === 0) return { body: undefined, files: NO_FILES };
  if (!type.startsWith('multipart/form-data')) return { body: JSON.parse(bytes.toString()), files: NO_FILES };
  return contentOf(await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData());
}

async function contentOf(form: FormData): Promise<Pick<Call, 'body' | 'files'>> {
  const files = new Map<string, UploadedFile>();
  let body: unknown = {};
  for (const [name, value] of form) {
    if (name === 'payload_json') body = JSON.parse(String(value));
    const index = /^files\[(\d+)\]$/.exec(name)?.[1];
    if (index === undefined || typeof value === 'string') continue;
    files.set(index, { name: value.name, type: value.type, bytes: new Uint8Array(await value.arrayBuffer()) });
  }
  return { body, files };
}

const jsonOf = (body: unknown): Pick<Call, 'body' | 'files'> => ({
  body: typeof body === 'string' ? JSON.parse(body) : undefined,
  files: NO_FILES,
});

function callOf(
  method: string,
  path: string,
  query: string,
  authorization: string | undefined,
  content: Pick<Call, 'body' | 'files'>,
): Call {
  return {
    method,
    path: decodeURIComponent(path.replace(PREFIX, '')),
    query: new URLSearchParams(query),
    token: authorization?.replace(/^Bot /, ''),
    ...content,
  };
}

/** An answer as discord.js reads it. */
function responseOf({ status, body, headers = {} }: Answer): ResponseLike {
  const text = body === undefined ? undefined : JSON.stringify(body);
  return new Response(text, {
    status,
    headers: { ...(text === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
  }) as ResponseLike;
}

function send(response: ServerResponse, { status, body, headers }: Answer): void {
  if (body === undefined) {
    response.writeHead(status, headers).end();
    return;
  }
  const text = Buffer.from(JSON.stringify(body));
  response
    .writeHead(status, { 'content-type': 'application/json', 'content-length': text.length, ...headers })
    .end(text);
}

/** A fault's answer; discord.js reads how long it shall wait from the header. */
function faulty({ status, body = {}, headers = {} }: Exclude<How, string>): Answer {
  const wait = 'retry_after' in body ? { 'retry-after': String(body.retry_after) } : {};
  return { status, body, headers: { ...wait, ...headers } };
}

export class Http {
  readonly server: Server;
  readonly observers = new Set<Observer>();
  /** Requests that have come. */
  count = 0;
  /** Requests that have come and are not yet answered. */
  open = 0;
  /** Whether any request came through a socket: then a bot may live in another process. */
  hasSockets = false;
  readonly #faults: Faults;
  readonly #carryOut: (call: Call) => Answer;
  readonly #download: (path: string) => UploadedFile | undefined;

  constructor(faults: Faults, carryOut: (call: Call) => Answer, download: (path: string) => UploadedFile | undefined) {
    this.#faults = faults;
    this.#carryOut = carryOut;
    this.#download = download;
    this.server = createServer((request, response) => void this.#serve(request, response));
    this.server.keepAliveTimeout = 0;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  listen(): Promise<void> {
    return new Promise((resolve) => this.server.listen(0, '127.0.0.1', resolve));
  }

  stop(): Promise<void> {
    return new Promise((resolve) => {
      this.server.close(() => resolve());
      this.server.closeAllConnections();
    });
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.count++;
    this.open++;
    this.hasSockets = true;
    try {
      const [path = '', query = ''] = (request.url ?? '').split('?');
      const file = path.startsWith('/api/') ? undefined : this.#download(path);
      if (file) {
        response.writeHead(200, { 'content-type': file.type, 'content-length': file.bytes.length }).end(file.bytes);
        return;
      }
      const content = await parse(await read(request), request.headers['content-type'] ?? '');
      const call = callOf(request.method ?? '', path, query, request.headers.authorization, content);
      const met = await this.#meet(call);
      if (typeof met === 'object') send(response, met);
      else if (met.startsWith('drop')) request.socket.destroy();
      else request.socket.resetAndDestroy();
    } catch (error) {
      send(response, { status: 500, body: { code: 0, message: String(error) } });
    } finally {
      this.open--;
    }
  }

  /**
   * Carries out a request of a bot in this process, without a socket: what `makeRequest` of discord.js is, with its
   * errors. It takes a turn of the event loop.
   */
  readonly request: RESTOptions['makeRequest'] = async (url, { method = 'GET', headers, body }) => {
    this.count++;
    this.open++;
    try {
      await turn();
      const { pathname, search } = new URL(url);
      const { Authorization: token } = headers as Record<string, string | undefined>;
      const content = body instanceof FormData ? await contentOf(body) : jsonOf(body);
      const met = await this.#meet(callOf(method, pathname, search.slice(1), token, content));
      if (typeof met === 'object') return responseOf(met);
      const code = met.startsWith('drop') ? 'UND_ERR_SOCKET' : 'ECONNRESET';
      throw Object.assign(new Error('other side closed'), { code });
    } finally {
      this.open--;
    }
  };

  /** The answer, or how the connection breaks. */
  async #meet(call: Call): Promise<Answer | Extract<How, string>> {
    for (const observer of this.observers) await observer(call);
    const fault = this.#faults.meet(call);
    if (typeof fault === 'object') return faulty(fault);
    if (fault === 'drop' || fault === 'reset') return fault;
    const answer = this.#carryOut(call);
    return fault ?? answer;
  }
}
