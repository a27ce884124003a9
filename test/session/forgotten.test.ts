import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Module, systems } from '../../src/engine/index.ts';
import type { OpenGame } from '../../src/session/channel/open-game.ts';
import { Games } from '../../src/session/games/games.ts';
import { forgetPerson } from '../../src/session/upkeep/forget.ts';
import { type Operation, type PersonId, person, type SideId } from '../../src/table/index.ts';
import { requestQueries } from '../../src/view/requests.ts';
import { channelViewer } from '../../src/view/viewer.ts';
import { exportedGame } from '../support/modules/file-text.ts';
import {
  beside,
  CHANNEL,
  logOf,
  moveOf,
  newInteraction,
  newProcess,
  type Process,
  started,
  told,
} from '../support/session.ts';
import { ANN, BEN, BLUE, CLO, DAN, join, MAIN, RED, secretModule, spot, undo, withRules } from '../support/table.ts';

const GREEN = 'Green' as SideId;

/** Three sides, each with a hand of its own. */
const threeHands: Module = withRules(
  {
    ...secretModule,
    sides: [...secretModule.sides, { name: 'Green' }],
    maps: [
      ...secretModule.maps,
      { name: 'Green Hand', private: 'Green', occupied: 'stack', boards: [] },
      { name: 'Blue Hand', private: 'Blue', occupied: 'stack', boards: [] },
    ],
  },
  { turns: 'free' },
  null,
);

interface Scene {
  readonly process: Process;
  readonly games: Games;
}

/** Ann plays Red, Ben Blue, Clo Green; the game has begun, and Clo has left. */
const withFreeSeat = async (): Promise<Scene> => {
  const process = newProcess();
  const games = new Games(process.ports);
  const game = await started(games, threeHands);
  for (const operation of [
    join(ANN, RED),
    join(BEN, BLUE),
    join(CLO, GREEN),
    { kind: 'begin', actor: ANN } as const,
    { kind: 'leave', actor: CLO, side: undefined } as const,
  ])
    await told(game, operation);
  return { process, games };
};

/** Forgets a person, as `/me forget` does, and waits until no copy of before is used any more. */
const forget = async ({ process, games }: Scene, person: PersonId): Promise<void> => {
  await games.privacy.forget(person);
  await process.clock.pass(3000);
};

const gameOf = async ({ games }: Pick<Scene, 'games'>): Promise<OpenGame> =>
  (await games.at(CHANNEL)) ?? expect.fail('no game');

const tried = async (scene: Pick<Scene, 'games'>, operation: Operation): Promise<unknown> => {
  const outcome = await (await gameOf(scene)).session.run(operation, newInteraction());
  return outcome.kind === 'refused' ? outcome.refusal : outcome.kind;
};

const leave = (actor: PersonId): Operation => ({ kind: 'leave', actor, side: undefined });

/** Whether anything in records of that schema is a person. */
const namesPerson = (schema: z.ZodType): boolean =>
  JSON.stringify(z.toJSONSchema(schema, { unrepresentable: 'any' })).includes(
    JSON.stringify(z.toJSONSchema(person)['pattern']),
  );

/** What Ann may do after she left, in a fresh game each: with `/me forget` before it, or without. */
const answers = async (operation: Operation, isForgotten: boolean): Promise<unknown> => {
  const scene = await withFreeSeat();
  await tried(scene, leave(ANN));
  if (isForgotten) await forget(scene, ANN);
  else await scene.process.clock.pass(3000);
  return tried(scene, operation);
};

const askSeat = (side: SideId): Operation => ({ kind: 'ask', actor: ANN, wants: { what: 'seat', side } });

describe('[T34] a forgotten person', () => {
  it('a forgotten person needs consent for a seat after seeing another hand', async () => {
    const scene = await withFreeSeat();
    await tried(scene, leave(ANN));
    for (let times = 0; times < 2; times += 1) {
      await forget(scene, ANN);
      expect(await tried(scene, join(ANN, GREEN))).toMatchObject({ code: 'has-seen', side: GREEN });
    }
    expect(await tried(scene, join(DAN, GREEN))).toBe('done');
  });

  it.each<[string, Operation]>([
    ['another seat', join(ANN, GREEN)],
    ['the seat of before', join(ANN, RED)],
    ['a seat that is played', join(ANN, BLUE)],
    ['the game master’s seat', { kind: 'preside', actor: ANN, takes: true }],
    ['a seat that is asked for', askSeat(GREEN)],
    ['the seat of before, asked for', askSeat(RED)],
  ])('a forgotten person gets the same answers as before: %s', async (_, operation) => {
    expect(await answers(operation, true)).toEqual(await answers(operation, false));
  });

  it('a forgotten person is recognized on return, across processes and restarts', async () => {
    const scene = await withFreeSeat();
    await tried(scene, leave(ANN));
    await forget(scene, ANN);
    const games = new Games(beside(scene.process).ports);
    const toAnn: Operation = { kind: 'ask', actor: BEN, wants: { what: 'transfer', side: BLUE, to: ANN } };
    expect(await tried({ games }, toAnn)).toMatchObject({ code: 'not-to-them', why: 'has-seen' });
    const { session } = await gameOf({ games });
    expect((await logOf(session)).at(-1)).toMatchObject({
      operation: { kind: 'recognize', actor: ANN },
      change: { added: expect.arrayContaining([{ kind: 'witness', id: ANN, sides: [RED] }]) },
      posts: [],
    });
    expect(await tried({ games }, join(ANN, GREEN))).toMatchObject({ code: 'has-seen' });
  });

  it('typing a forgotten person’s account does not identify another person', async () => {
    const scene = await withFreeSeat();
    await tried(scene, leave(ANN));
    await forget(scene, ANN);
    expect(await tried(scene, { kind: 'say-when', actor: BEN, when: ANN })).toBe('done');
    const kept = [...scene.process.store.rows.values()].filter((row) => String(row).includes(`"account":"${ANN}"`));
    expect(kept).toEqual([]);
  });

  it('a forgotten person has no open requests', async () => {
    const scene = await withFreeSeat();
    await tried(scene, leave(ANN));
    expect(await tried(scene, { kind: 'ask', actor: ANN, wants: { what: 'seat', side: BLUE } })).toBe('done');
    await forget(scene, ANN);
    expect((await gameOf(scene)).session.viewNow(channelViewer).of(requestQueries).all()).toEqual([]);
  });

  it('a forgotten person still counts as having seen things, despite undo', async () => {
    const scene = await withFreeSeat();
    const { session } = await gameOf(scene);
    await tried(scene, moveOf(session, BEN, spot(MAIN, 'C1'), spot(MAIN, 'C2')));
    await tried(scene, leave(ANN));
    await forget(scene, ANN);
    expect(await tried(scene, join(ANN, GREEN))).toMatchObject({ code: 'has-seen' });
    await tried(scene, { kind: 'ask', actor: BEN, wants: { what: 'undo', steps: [session.number] } });
    expect(await tried(scene, undo(BEN))).not.toBe('failed');
    expect(await tried(scene, join(ANN, GREEN))).toMatchObject({ code: 'has-seen' });
  });

  it('a forgotten person is not confused with others or recognized twice', async () => {
    const scene = await withFreeSeat();
    await tried(scene, leave(ANN));
    await forget(scene, ANN);
    await tried(scene, join(DAN, GREEN));
    for (const side of [GREEN, RED]) await tried(scene, join(ANN, side));
    const kinds = (await logOf((await gameOf(scene)).session)).map(({ operation }) => operation.kind);
    expect(kinds.filter((kind) => kind === 'recognize')).toHaveLength(1);
  });

  it('no stored row names a forgotten person, and files contain no hash', async () => {
    const scene = await withFreeSeat();
    await tried(scene, leave(ANN));
    await forget(scene, ANN);
    const { session } = await gameOf(scene);
    const kept = [...scene.process.store.rows].filter(([key]) => key.startsWith(`game:${session.game}:former`));
    expect(kept).toHaveLength(2);
    expect(JSON.stringify([...scene.process.store.rows])).not.toContain(ANN);
    const file = await exportedGame(scene.games.history, session);
    const secrets = kept.flatMap(([key, value]) => [key.split(':').at(-1) ?? '', JSON.parse(value as string)]);
    const texts = secrets.filter((one) => typeof one === 'string' && one.length > 20);
    expect(texts).toHaveLength(2);
    for (const text of texts) expect(file).not.toContain(text);
  });

  it('a person is recognized even if forgetting stopped halfway', async () => {
    const scene = await withFreeSeat();
    await tried(scene, leave(ANN));
    let calls = 0;
    const stopped = forgetPerson(scene.process.ports, ANN, () => {
      calls += 1;
      if (calls === 2) throw new Error('stopped');
    });
    await expect(stopped).rejects.toThrow('stopped');
    await forget(scene, ANN);
    expect(await tried(scene, join(ANN, GREEN))).toMatchObject({ code: 'has-seen' });
  });
});

describe('[T34] a kind of record', () => {
  it('every kind of record that names people must say how to find them', () => {
    const naming = systems
      .flatMap(({ records = {} }) => Object.entries(records))
      .filter(([, { schema }]) => typeof schema !== 'string' && namesPerson(schema));
    const saying = systems
      .flatMap(({ records = {} }) => Object.entries(records))
      .filter(([, { recognized }]) => recognized !== 'nobody');
    expect(naming.map(([kind]) => kind).sort()).toEqual(saying.map(([kind]) => kind).sort());
    const moving = saying.filter(([, { recognized }]) => typeof recognized === 'function').map(([kind]) => kind);
    expect(moving.sort()).toEqual(['former', 'game', 'request', 'seat', 'timeout', 'witness']);
  });
});
