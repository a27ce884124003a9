import { Events, GatewayIntentBits, IntentsBitField, type RateLimitData, type RESTOptions } from 'discord.js';
import { expect, onTestFinished, test } from 'vitest';
import { createClient, type ShardAssignment } from '../../src/discord/client.ts';

function client(
  shards?: ShardAssignment,
  makeRequest?: RESTOptions['makeRequest'],
  onRefused?: (status: number) => void,
) {
  const logged: string[] = [];
  const lost: number[] = [];
  const note = (_: object, message: string) => void logged.push(message);
  const made = createClient({
    apiUrl: undefined,
    shards,
    makeRequest,
    onRefused,
    log: { info: note, warn: note, error: note },
    onLost: (code) => void lost.push(code),
  });
  onTestFinished(() => made.destroy());
  return { made, logged, lost };
}

test('[T26] the client requests only the Guilds intent', () => {
  expect(new IntentsBitField(client().made.options.intents).bitfield).toBe(GatewayIntentBits.Guilds);
});

test('[T14] a message without allowed pings pings no person', () => {
  expect(client().made.options.allowedMentions).toEqual({ parse: [] });
});

test('[T12] an error of the Discord client is logged and ends nothing', () => {
  const { made, logged } = client();
  made.emit(Events.Error, new Error('a fault'));
  made.emit(Events.ShardError, new Error('no connection'), 0);
  expect(logged).toEqual(['discord.js met an error', 'a connection to the gateway failed']);
});

test('a permanently closed connection is reported', () => {
  const { made, lost } = client();
  made.emit(Events.ShardDisconnect, { code: 4004, reason: '', wasClean: true }, 0);
  expect(lost).toEqual([4004]);
});

test('[H14] interaction answers do not wait for token requests', async () => {
  const asked: string[] = [];
  const { made } = client(undefined, async (url) => {
    asked.push(url);
    return new Response('{}', { headers: { 'content-type': 'application/json' } });
  });
  made.rest.setToken('token');
  const { globalRequestsPerSecond: most } = made.rest.options;
  for (let i = 0; i <= most; i += 1) void made.rest.get(`/users/${1000 + i}`);
  await made.rest.patch('/webhooks/1/token/messages/@original', { auth: false });
  expect(asked).toHaveLength(most + 1);
  expect(asked.at(-1)).toContain('webhooks');
});

test('[H20] refused interaction answers are reported by status', async () => {
  const refused: number[] = [];
  const { made } = client(
    undefined,
    async () => Response.json({ code: 10062, message: 'Unknown interaction' }, { status: 404 }),
    (status) => void refused.push(status),
  );
  await made.rest.post('/interactions/1/token/callback', { auth: false }).catch(() => undefined);
  expect(refused).toEqual([404]);
});

test('[T10] interaction answers wait at most two seconds for rate limits', () => {
  const { rejectOnRateLimit: refuses } = client().made.options.rest ?? {};
  const refused = (route: string, retryAfter: number): unknown =>
    typeof refuses === 'function' && refuses({ route, retryAfter } as RateLimitData);
  expect([2000, 2001].map((ms) => refused('/interactions/:id/:token/callback', ms))).toEqual([false, true]);
  expect(refused('/channels/:id/messages', 60_000)).toBe(false);
});

test('[D32] the client connects as configured, else as recommended', () => {
  const { shards, shardCount } = client({ ids: [2, 3], count: 8 }).made.options;
  expect([shards, shardCount]).toEqual([[2, 3], 8]);
  expect(client().made.options.shards).toBe('auto');
});
