import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FakeClock } from '../support/clock.ts';
import { type Loopback, startLoopback } from '../support/discord/loopback.ts';
import type { Outcome } from '../support/discord/user.ts';
import { type Rig, startRig } from '../support/rig.ts';
import { MemoryStore } from '../support/store/memory-store.ts';

/** Counts what the bot asks of its store. */
class CountedStore extends MemoryStore {
  readonly calls: string[] = [];

  override get(...asked: Parameters<MemoryStore['get']>) {
    this.calls.push('read');
    return super.get(...asked);
  }

  override getMany(...asked: Parameters<MemoryStore['getMany']>) {
    this.calls.push('read');
    return super.getMany(...asked);
  }

  override append(...asked: Parameters<MemoryStore['append']>) {
    this.calls.push('append');
    return super.append(...asked);
  }

  override set(...asked: Parameters<MemoryStore['set']>) {
    this.calls.push('set');
    return super.set(...asked);
  }
}

/** The moves of tablut by which one who plays both sides comes back to where they began. */
const ROUND = [
  { piece: 'D1', to: 'C1' },
  { piece: 'E3', to: 'D3' },
  { piece: 'C1', to: 'D1' },
  { piece: 'D3', to: 'E3' },
];

describe('[Q9] a /move through the real client', () => {
  let discord: Loopback;
  let rig: Rig;
  const store = new CountedStore();
  beforeAll(async () => {
    discord = await startLoopback({ users: ['alice'], channels: ['table'] });
    rig = await startRig(discord, { store, clock: new FakeClock() });
  });
  afterAll(async () => {
    await rig.stop();
    await discord.stop();
  });

  it('a /move reads nothing, writes one row and sends one request', async () => {
    const alice = discord.user('alice');
    const shown = ({ answer }: Outcome): NonNullable<Outcome['answer']> => {
      if (!answer) throw new Error('no answer');
      return answer;
    };
    const seats = shown(await alice.slash('table', 'game', { module: 'tablut' }, { subcommand: 'start' }));
    await alice.press(seats, 'Try alone');
    await alice.press(seats, 'Begin');
    for (const move of ROUND) await alice.slash('table', 'move', move);
    const requests: string[] = [];
    const end = discord.onRequest(({ method, path }) => void requests.push(`${method} ${path}`));
    store.calls.length = 0;
    for (const move of ROUND) expect(shown(await alice.slash('table', 'move', move)).flags).toBeDefined();
    end();
    expect(store.calls).toEqual(['append', 'append', 'append', 'append']);
    expect(requests.map((one) => one.replace(/\d{5,}.*\//, '*/'))).toEqual(
      ROUND.map(() => 'POST /interactions/*/callback'),
    );
  });
});
