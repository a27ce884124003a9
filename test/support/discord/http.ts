import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
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
  const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData();
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
    try {
      const [path = '', query = ''] = (request.url ?? '').split('?');
      const file = path.startsWith('/api/') ? undefined : this.#download(path);
      if (file) {
        response.writeHead(200, { 'content-type': file.type, 'content-length': file.bytes.length }).end(file.bytes);
        return;
      }
      const content = await parse(await read(request), request.headers['content-type'] ?? '');
      const token = request.headers.authorization?.replace(/^Bot /, '');
      const call: Call = {
        method: request.method ?? '',
        path: decodeURIComponent(path.replace(PREFIX, '')),
        query: new URLSearchParams(query),
        token,
        ...content,
      };
      for (const observer of this.observers) await observer(call);
      this.#answer(call, request, response);
    } catch (error) {
      send(response, { status: 500, body: { code: 0, message: String(error) } });
    } finally {
      this.open--;
    }
  }

  #answer(call: Call, request: IncomingMessage, response: ServerResponse): void {
    const fault = this.#faults.meet(call);
    if (typeof fault === 'object') {
      send(response, faulty(fault));
      return;
    }
    const answer = fault === 'drop' || fault === 'reset' ? undefined : this.#carryOut(call);
    if (fault?.startsWith('drop')) request.socket.destroy();
    else if (fault) request.socket.resetAndDestroy();
    else if (answer) send(response, answer);
  }
}
