import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, chownSync, constants, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, test } from 'vitest';

/** A real PostgreSQL for tests: one server of their own, in a folder of its own, reached by a socket there. */

const HINT =
  'No PostgreSQL was found, so nothing was tried on one. Install it (on Debian: apt-get install postgresql) or set POSTGRES_BIN to the folder of initdb and postgres.';

const isThere = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Where its programs are looked for: Debian keeps them out of the path, a folder a version. */
const places = (): readonly string[] => {
  const { POSTGRES_BIN, PATH = '' } = process.env;
  if (POSTGRES_BIN !== undefined) return [POSTGRES_BIN];
  const debian = '/usr/lib/postgresql';
  const versions = isThere(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  return [...versions.map((version) => join(debian, version, 'bin')), ...PATH.split(delimiter)];
};

const bin = places().find((folder) => isThere(join(folder, 'initdb')) && isThere(join(folder, 'postgres')));

/** Tests on a PostgreSQL. Where none is found one test says so, and how to get one, and sees that there is none. */
export const onPostgres = (define: () => void): void => {
  if (bin !== undefined) {
    define();
    return;
  }
  test('PostgreSQL is not installed, so the tests with it are missing', () => {
    process.stdout.write(`${HINT}\n`);
    expect(places().filter((folder) => isThere(join(folder, 'postgres')))).toEqual([]);
  });
};

/** The user and group that the server runs as: it refuses to run as root. */
const servant = (): { readonly uid?: number; readonly gid?: number } => {
  if (process.getuid?.() !== 0) return {};
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const [, , uid, gid] = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody') ?? [];
  return { uid: Number(uid), gid: Number(gid) };
};

export interface Postgres {
  /** The address of one of its databases. */
  url(database?: string): string;
  /** The file of its socket. */
  readonly socket: string;
  start(): Promise<void>;
  /** `fast` ends its connections in order, `immediate` as a crash does. */
  stop(how?: 'fast' | 'immediate'): Promise<void>;
  /** Stops it, and removes everything. */
  end(): Promise<void>;
}

/** Starts a server with an empty database `postgres`, whose owner is the user `postgres`. */
export const startPostgres = async (): Promise<Postgres> => {
  if (bin === undefined) throw new Error(HINT);
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  const as = { ...servant(), cwd: folder };
  if (as.uid !== undefined && as.gid !== undefined) chownSync(folder, as.uid, as.gid);
  const data = join(folder, 'data');
  const made = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'];
  execFileSync(join(bin, 'initdb'), made, { ...as, stdio: 'pipe' });
  const set = [`unix_socket_directories=${folder}`, 'listen_addresses=', 'fsync=off', 'max_connections=200'];
  let server: ChildProcess | undefined;
  const kill = (): unknown => server?.kill('SIGQUIT');
  process.on('exit', kill);

  const start = async (): Promise<void> => {
    const child = spawn(join(bin, 'postgres'), ['-D', data, ...set.flatMap((one) => ['-c', one])], {
      ...as,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    server = child;
    await new Promise<void>((resolve, reject) => {
      let said = '';
      child.stderr.setEncoding('utf8').on('data', (text: string) => {
        said = `${said}${text}`.slice(-4000);
        if (said.includes('is ready to accept connections')) resolve();
      });
      child.once('exit', () => reject(new Error(`PostgreSQL ended: ${said}`)));
    });
  };
  const stop = async (how: 'fast' | 'immediate' = 'fast'): Promise<void> => {
    const child = server;
    server = undefined;
    if (!child) return;
    const ended = once(child, 'exit');
    child.kill(how === 'fast' ? 'SIGINT' : 'SIGQUIT');
    await ended;
  };
  await start();
  return {
    url: (database = 'postgres') => `postgres://postgres:secret@${encodeURIComponent(folder)}/${database}`,
    socket: join(folder, '.s.PGSQL.5432'),
    start,
    stop,
    end: async () => {
      await stop('immediate');
      process.off('exit', kill);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
