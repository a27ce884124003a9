import type { IncomingMessage, Server } from 'node:http';
import { type WebSocket, WebSocketServer } from 'ws';
import { shardOf, snowflake } from './snowflake.ts';

const OP = { dispatch: 0, heartbeat: 1, identify: 2, resume: 6, reconnect: 7, invalid: 9, hello: 10, ack: 11 } as const;
const HEARTBEAT_MS = 41_250;
/** Events that a session can be told again when it resumes. */
const KEPT = 1000;

/** One shard of one bot process, over however many connections. */
export interface Session {
  readonly id: string;
  /** By which the process logged in. */
  readonly token: string;
  readonly shard: readonly [number: number, of: number];
  socket: WebSocket | undefined;
}

interface Kept extends Session {
  seq: number;
  sent: { readonly seq: number; readonly text: string }[];
  pings: (() => void)[];
}

interface Packet {
  readonly op: number;
  readonly d:
    | {
        readonly token?: string;
        readonly shard?: readonly [number, number];
        readonly session_id?: string;
        readonly seq?: number;
      }
    | number
    | null;
}

export class Gateway {
  identifies = 0;
  resumes = 0;
  /** Says what a session is told when it begins; the first has to be READY. */
  welcome: (session: Session) => readonly { readonly event: string; readonly data: object }[] = () => [];
  readonly #sessions = new Map<string, Kept>();
  readonly #server = new WebSocketServer({ noServer: true, perMessageDeflate: false });

  /** Takes over the server's web sockets. */
  attach(server: Server): void {
    server.on('upgrade', (request: IncomingMessage, socket, head) => {
      this.#server.handleUpgrade(request, socket, head, (open) => this.#opened(open));
    });
  }

  /** The sessions that are connected now. */
  get connected(): readonly Session[] {
    return [...this.#sessions.values()].filter((session) => session.socket);
  }

  /** Whether somebody hears what happens in that server, or will when he is back. */
  heardIn(guild: string | undefined): boolean {
    for (const { shard } of this.#sessions.values()) if (shard[0] === shardOf(guild, shard[1])) return true;
    return false;
  }

  /** Cuts all connections; the clients come back and resume. */
  drop(): void {
    for (const socket of this.#server.clients) socket.terminate();
  }

  /** Asks all clients to connect anew. */
  reconnect(): void {
    for (const { socket } of this.#sessions.values()) socket?.send(JSON.stringify({ op: OP.reconnect, d: null }));
  }

  /** Ends what a process that is gone has left; it can't resume. */
  forget(token: string): void {
    for (const session of this.#sessions.values()) if (session.token === token) this.#end(session);
  }

  stop(): void {
    for (const session of this.#sessions.values()) this.#end(session);
    this.drop();
    this.#server.close();
  }

  /**
   * Tells the sessions whose shard has that server; without one, shard 0. Those that are away hear it when they resume.
   */
  dispatch(event: string, data: object, guild?: string): void {
    const text = JSON.stringify(data);
    for (const session of this.#sessions.values()) {
      if (session.shard[0] === shardOf(guild, session.shard[1])) this.#tell(session, event, text);
    }
  }

  /**
   * Every connected client has answered a heartbeat that was asked for now, or is gone: it has taken in all that it was
   * told before.
   */
  async ping(): Promise<void> {
    const asked = [...this.#sessions.values()].flatMap((session) =>
      session.socket ? [{ session, socket: session.socket }] : [],
    );
    await Promise.all(
      asked.map(
        ({ session, socket }) =>
          new Promise<void>((resolve) => {
            session.pings.push(resolve);
            socket.send(JSON.stringify({ op: OP.heartbeat, d: null }));
          }),
      ),
    );
  }

  #tell(session: Kept, event: string, data: string): void {
    session.seq++;
    const text = `{"op":${OP.dispatch},"t":"${event}","s":${session.seq},"d":${data}}`;
    session.sent.push({ seq: session.seq, text });
    if (session.sent.length > 2 * KEPT) session.sent = session.sent.slice(-KEPT);
    session.socket?.send(text);
  }

  #end(session: Kept): void {
    this.#sessions.delete(session.id);
    this.#detach(session);
  }

  #detach(session: Kept): void {
    session.socket = undefined;
    for (const resolve of session.pings.splice(0)) resolve();
  }

  #opened(socket: WebSocket): void {
    let session: Kept | undefined;
    socket.on('error', () => socket.terminate());
    socket.on('close', (code) => {
      if (session?.socket !== socket) return;
      // A client that says goodbye in order will not resume.
      if (code === 1000 || code === 1001) this.#end(session);
      else this.#detach(session);
    });
    socket.on('message', (raw) => {
      const { op, d } = JSON.parse(raw.toString()) as Packet;
      if (op === OP.heartbeat) {
        socket.send(JSON.stringify({ op: OP.ack }));
        for (const resolve of session?.pings.splice(0) ?? []) resolve();
      } else if (op === OP.identify) session = this.#identify(socket, d);
      else if (op === OP.resume) session = this.#resume(socket, d);
    });
    socket.send(JSON.stringify({ op: OP.hello, d: { heartbeat_interval: HEARTBEAT_MS } }));
  }

  #identify(socket: WebSocket, data: Packet['d']): Kept {
    const { token = '', shard = [0, 1] as const } = typeof data === 'object' && data ? data : {};
    for (const old of this.#sessions.values()) {
      if (old.token === token && old.shard[0] === shard[0] && !old.socket) this.#sessions.delete(old.id);
    }
    const session: Kept = { id: snowflake(), token, shard, socket, seq: 0, sent: [], pings: [] };
    this.#sessions.set(session.id, session);
    for (const { event, data } of this.welcome(session)) this.#tell(session, event, JSON.stringify(data));
    this.identifies++;
    return session;
  }

  #resume(socket: WebSocket, data: Packet['d']): Kept | undefined {
    const { session_id: id = '', seq = 0 } = typeof data === 'object' && data ? data : {};
    const session = this.#sessions.get(id);
    if (!session) {
      socket.send(JSON.stringify({ op: OP.invalid, d: false }));
      return undefined;
    }
    session.socket = socket;
    for (const one of session.sent) if (one.seq > seq) socket.send(one.text);
    this.#tell(session, 'RESUMED', '{}');
    this.resumes++;
    return session;
  }
}
