import { describe, expect, it } from 'vitest';
import { environmentOf } from '../../../src/session/game/step-environment.ts';
import type { StepLog } from '../../../src/session/game/step-log.ts';
import type { PersonId } from '../../../src/table/index.ts';
import { newProcess } from '../../support/session.ts';
import { ANN, BEN, begun, CLO, DAN, join, openModule, secretModule } from '../../support/table.ts';

const DAY = 24 * 3_600_000;

interface Past {
  readonly newest: number;
  /** Of which steps the actor is another than Ann, and which is of another kind than a move. */
  readonly actors?: { readonly [step: number]: PersonId };
  readonly kinds?: { readonly [step: number]: string };
  readonly module?: typeof openModule;
}

/** A log in which a step was done each second; Ann's of the first one was the first. */
const logOf = ({ newest, actors = {}, kinds = {}, module = secretModule }: Past) => {
  const read: number[] = [];
  const step = async (number: number) => {
    read.push(number);
    return {
      number,
      at: number * 1000,
      operation: { kind: kinds[number] ?? 'move', actor: actors[number] ?? ANN },
      change: { added: [], updated: [], removed: [] },
      posts: [{ reader: 'channel' }],
    };
  };
  const log = { table: begun(module).table, number: newest, journal: { step } } as unknown as StepLog;
  return { log, read };
};

const hearing = async (past: Past, now = past.newest * 1000) => {
  const { log, read } = logOf(past);
  const environment = await environmentOf(log, join(DAN, undefined), [], {
    ...newProcess().ports,
    clock: { now: () => now, after: () => () => undefined },
  });
  return { hearing: environment.hearing, read: read.length };
};

describe('[D7] recent signs of players', () => {
  it('players’ recent acts are searched in 2,000 steps; then all count as present', async () => {
    const atBound = await hearing({ newest: 5000, actors: { 3001: BEN, 3000: CLO } });
    expect(atBound.read).toBe(2000);
    expect([ANN, BEN, CLO].map((person) => atBound.hearing?.heard(person))).toEqual([5_000_000, 3_001_000, 3_001_000]);
  });

  it('players’ recent acts are searched back to the start of the game', async () => {
    const found = await hearing({ newest: 50, actors: { 41: BEN, 20: CLO }, kinds: { 40: 'begin' } });
    expect([found.read, found.hearing?.heard(BEN), found.hearing?.heard(CLO)]).toEqual([11, 41_000, 40_000]);
  });

  it('players’ recent acts are searched only a day back', async () => {
    const found = await hearing({ newest: 50, actors: { 30: BEN, 31: CLO } }, DAY + 30_000);
    expect([found.read, found.hearing?.heard(CLO), found.hearing?.heard(BEN)]).toEqual([21, 31_000, 30_000]);
  });

  it('players’ recent acts are not searched if nothing is hidden', async () => {
    expect(await hearing({ newest: 50, module: openModule })).toEqual({ hearing: undefined, read: 0 });
  });
});
