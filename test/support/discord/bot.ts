import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Loopback } from './loopback.ts';
import { until } from './waiting.ts';

/** A bot as a process of its own. */

export interface BotOptions {
  readonly command?: string;
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  /** How long it may take until it is ready. */
  readonly withinMs?: number;
  /** Whether all must be quiet before it is ready, too; default yes. */
  readonly settle?: boolean;
}

export interface Exit {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

export interface Bot {
  readonly process: ChildProcess;
  readonly token: string;
  /** Resolves when the process has ended. */
  readonly exited: Promise<Exit>;
  /** All that it has said so far. */
  readonly stdout: string;
  readonly stderr: string;
  kill(signal?: NodeJS.Signals): Promise<Exit>;
  /** Asks it to end, and waits until it has. */
  stop(): Promise<Exit>;
}

/** Every setting, blank: so it is for whoever copies .env.example and fills in the token alone. */
const BLANK = Object.fromEntries(
  [...readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8').matchAll(/^(\w+)=/gm)].map(([, name]) => [
    name,
    '',
  ]),
);

let started = 0;
const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/**
 * Starts a bot against a loopback; it is ready when it is connected and has asked for the definitions of its commands,
 * or changed them.
 */
export async function startBot(discord: Loopback, options: BotOptions = {}): Promise<Bot> {
  const {
    command = process.execPath,
    args = ['--import', 'tsx', 'src/main.ts'],
    env = {},
    cwd = process.cwd(),
    withinMs = 90_000,
    settle = true,
  } = options;
  const token = `${discord.env.DISCORD_TOKEN}.${++started}`;
  const child = spawn(command, args, {
    cwd,
    env: {
      ...(args.some((one) => /(^|[/\\])(main|start)\.[jt]s$/.test(one)) ? BLANK : {}),
      ...surroundings(),
      ...discord.env,
      DISCORD_TOKEN: token,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  const said = { stdout: '', stderr: '' };
  for (const stream of ['stdout', 'stderr'] as const) {
    child[stream].setEncoding('utf8').on('data', (text: string) => {
      said[stream] += text;
    });
  }
  let exit: Exit | undefined;
  const exited = new Promise<Exit>((resolve) => {
    const end = (code: number | null, signal: NodeJS.Signals | null): void => {
      running.delete(child);
      exit = { code, signal };
      discord.gone(token);
      resolve(exit);
    };
    child.once('close', end);
    child.once('error', (error) => {
      said.stderr += String(error);
      end(null, null);
    });
  });
  const kill = async (signal: NodeJS.Signals = 'SIGKILL'): Promise<Exit> => {
    child.kill(signal);
    const ended = await exited;
    const told = `${said.stdout}${said.stderr}`.split('\n').find((line) => line.includes(token));
    if (told !== undefined) throw new Error(`the bot said its token: ${told}`);
    return ended;
  };

  const ready = (): boolean =>
    discord.registered.has(token) && discord.gateway.connected.some((session) => session.token === token);
  try {
    await until(() => exit ?? ready(), withinMs);
  } catch {
    await kill();
  }
  if (exit)
    throw new Error(`the bot was not ready in time, or ended: ${JSON.stringify(exit)}\n${said.stdout}\n${said.stderr}`);
  if (settle) await discord.settled();
  return {
    process: child,
    token,
    exited,
    get stdout() {
      return said.stdout;
    },
    get stderr() {
      return said.stderr;
    },
    kill,
    stop: () => kill('SIGTERM'),
  };
}

/** What a process inherits, less what would make it behave as under test. */
function surroundings(): NodeJS.ProcessEnv {
  const { VITEST: _, NODE_ENV: __, NODE_OPTIONS: ___, ...rest } = process.env;
  return rest;
}
