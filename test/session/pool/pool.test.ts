import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GuildId, Owner } from '../../../src/facts/where.ts';
import {
  type LimitedTaskKind,
  MOST_QUEUED_LONG_TASKS,
  MOST_QUEUED_TASKS_PER_PERSON,
} from '../../../src/facts/work-limits.ts';
import { UNFINISHED_WORK, WorkPool } from '../../../src/session/pool/pool.ts';
import type { PersonId } from '../../../src/table/index.ts';
import { FakeClock } from '../../support/clock.ts';

const of = (person: string, guild?: string): Owner => ({
  guild: guild as GuildId | undefined,
  person: { id: person as PersonId },
});

/** A pool whose work begins and ends when the test says so. */
const opened = () => {
  const clock = new FakeClock();
  const pool = new WorkPool(clock);
  const begun: string[] = [];
  const running: { readonly what: string; readonly end: () => void }[] = [];
  return {
    clock,
    pool,
    begun,
    running,
    ask: (owner: Owner, what: string, kind: LimitedTaskKind = 'picture') =>
      pool.run(owner, kind, async () => {
        begun.push(what);
        await new Promise<void>((resolve) => running.push({ what, end: resolve }));
        return what;
      }),
    /** Ends what began first, and lets the next begin. */
    end: async (): Promise<void> => {
      running.shift()?.end();
      await clock.pass(0);
    },
  };
};

describe('[Q17] work that people submit', () => {
  test('every person gets a turn of work before any second turn', async () => {
    const { ask, end, begun } = opened();
    for (const what of ['a1', 'a2', 'a3']) void ask(of('ann'), what);
    for (const what of ['b1', 'b2']) void ask(of('ben'), what);
    void ask(of('cleo'), 'c1');
    for (let i = 0; i < 6; i += 1) await end();
    expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  });

  test('every server gets a turn of work before any second turn', async () => {
    const { ask, end, begun } = opened();
    for (const who of ['a', 'b', 'c', 'd']) void ask(of(who, 'crowded'), who);
    for (const what of ['x1', 'x2']) void ask(of('x', 'quiet'), what);
    for (let i = 0; i < 6; i += 1) await end();
    expect(begun).toEqual(['a', 'b', 'x1', 'c', 'x2', 'd']);
  });

  test('a person’s work in several servers counts as one', async () => {
    const { ask, end, begun } = opened();
    for (const guild of ['s1', 's2', 's3']) void ask(of('ann', guild), guild);
    for (const who of ['ben', 'cleo']) void ask(of(who, `of ${who}`), who);
    for (let i = 0; i < 5; i += 1) await end();
    expect(begun).toEqual(['s1', 'ben', 'cleo', 's2', 's3']);
  });

  test('work runs parallel to a long import, which waits only for imports', async () => {
    const { ask, end, begun } = opened();
    for (const who of ['a', 'b', 'c']) void ask(of(who), `import of ${who}`, 'import');
    for (const who of ['x', 'y']) void ask(of(who), who);
    expect(begun).toEqual(['import of a', 'x']);
    await end();
    expect(begun).toEqual(['import of a', 'x', 'import of b']);
    await end();
    expect(begun.at(-1)).toBe('y');
  });

  test('work continues at its next turn, or at once if alone', async () => {
    const { pool, clock, begun, ask, end } = opened();
    let left = 4;
    const long = pool.run(of('ann'), 'picture', async (turn) => {
      begun.push('ann');
      while (left > 0 && !turn.isOver) {
        left -= 1;
        await new Promise<void>((resolve) => void clock.after(600, resolve));
      }
      return left > 0 ? UNFINISHED_WORK : 'done';
    });
    void ask(of('ben'), 'ben');
    void ask(of('cleo'), 'cleo');
    await clock.pass(1_200);
    expect(begun).toEqual(['ann', 'ben', 'cleo']);
    await end();
    await end();
    await clock.pass(1_200);
    expect([await long, begun]).toEqual(['done', ['ann', 'ben', 'cleo', 'ann']]);
  });

  test('work waits for at most one turn of each neighbor and server', async () => {
    const event = fc.oneof(fc.constantFrom('a', 'b', 'c', 'd', 'e'), fc.constant('end'), fc.constant('end'));
    const play = fc.asyncProperty(fc.array(event, { minLength: 20, maxLength: 60 }), async (events) => {
      const { ask, end, begun } = opened();
      /** The persons with work that waits, and whose turns were given since it does. */
      const waiting = new Map<string, string[]>();
      const look = (): void => {
        for (const person of begun.splice(0)) {
          waiting.delete(person);
          for (const turns of waiting.values()) turns.push(person);
        }
        for (const [person, turns] of waiting) {
          const mates = turns.filter((one) => SERVERS.get(one) === SERVERS.get(person));
          expect(new Set(mates).size).toBe(mates.length);
          for (const server of ['t', 'u'])
            if (server !== SERVERS.get(person))
              expect(turns.filter((one) => SERVERS.get(one) === server).length).toBeLessThanOrEqual(mates.length + 1);
        }
      };
      for (const one of events) {
        if (one === 'end') await end();
        else if (!waiting.has(one)) {
          waiting.set(one, []);
          void ask(of(one, SERVERS.get(one)), one);
        }
        look();
      }
    });
    await fc.assert(play, { seed: 17, numRuns: 60 });
  });
});

/** Three people in one server, and one in each of two others. */
const SERVERS = new Map([
  ['a', 's'],
  ['b', 's'],
  ['c', 's'],
  ['d', 't'],
  ['e', 'u'],
]);

describe('[D46] a person', () => {
  test('a person may queue only a few tasks, unlike others', async () => {
    const { ask, end } = opened();
    for (let i = 0; i <= MOST_QUEUED_TASKS_PER_PERSON; i += 1) void ask(of('ann', `s${i}`), `a${i}`);
    expect(await ask(of('ann'), 'one too many')).toBe('waiting');
    const other = ask(of('ben'), 'b');
    await end();
    await end();
    expect(await other).toBe('b');
  });

  test('a person gets in even if others fill their server’s queue', async () => {
    const { ask } = opened();
    const all = Array.from({ length: 6 }, (_, i) => `ann${i}`);
    for (const one of all)
      for (let i = 0; i < MOST_QUEUED_TASKS_PER_PERSON; i += 1) void ask(of(one, 'server'), `${one} ${i}`);
    const answered: unknown[] = [];
    void ask(of('ben', 'server'), 'b').then((answer) => answered.push(answer));
    await new Promise((resolve) => setImmediate(resolve));
    expect(answered).toEqual([]);
    expect(['waiting', 'busy']).toContain(await ask(of('ann0', 'server'), 'one more'));
  });

  test('a person has one import at a time, with a short queue overall', async () => {
    const { ask } = opened();
    void ask(of('ann'), 'a', 'import');
    expect(await ask(of('ann'), 'again', 'import')).toBe('waiting');
    for (let i = 0; i < MOST_QUEUED_LONG_TASKS; i += 1) void ask(of(`b${i}`), `b${i}`, 'import');
    expect(await ask(of('cleo'), 'c', 'import')).toBe('busy');
  });

  test('only a person whose work fails sees the error', async () => {
    const { pool, ask, end } = opened();
    const failed = pool.run(of('ann'), 'picture', () => Promise.reject(new Error('no disk')));
    const next = ask(of('ann'), 'next');
    await expect(failed).rejects.toThrow('no disk');
    await end();
    expect(await next).toBe('next');
  });
});
