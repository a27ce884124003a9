import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Post } from '../../../src/facts/stored-post.ts';
import type { Step } from '../../../src/session/base/step.ts';
import { Session } from '../../../src/session/game/session.ts';
import { PersonalItems, personalItemKey } from '../../../src/session/log/personal.ts';
import { decodeTextsIn, encodePersonalStepData } from '../../../src/session/log/stored-step.ts';
import { nothing, type Operation, type PersonId } from '../../../src/table/index.ts';
import { gameQueries } from '../../../src/view/game.ts';
import { plain } from '../../../src/view/text/text.ts';
import { anyAttempts, anyModule, operationOf } from '../../support/generators.ts';
import { deedFor, lineOf } from '../../support/play/told.ts';
import {
  beginning,
  beside,
  chanceOf,
  done,
  GAME,
  idsAt,
  killed,
  load,
  logOf,
  newGame,
  newInteraction,
  newProcess,
  type Process,
  place,
  playedAgain,
  rowsOf,
} from '../../support/session.ts';
import { MemoryStore } from '../../support/store/memory-store.ts';
import { ANN, BEN, CAMP, CLO, DAN, join, leave, MAIN, secretModule, spot } from '../../support/table.ts';
import { person } from '../../support/words.ts';

const PEOPLE = [ANN, BEN, CLO, DAN];
/** What nobody but a person could have written; some try to look like what stands for them. */
const TYPED = [
  'Zoë from 12 High Street',
  'call *me* 0171-555',
  '@1;',
  'reach me: @2! <@100000000000000002>',
  '100000000000000003',
  '@@',
  '$x$~=',
  'é',
];

/** All that a game's steps are stored in: their rows and the parts of big changes. */
const stepsIn = ({ store }: Process): readonly string[] =>
  [...rowsOf(store, `game:${GAME}:step:`), ...rowsOf(store, `game:${GAME}:part:`)].map(([, text]) => text);

const itemsIn = ({ store }: Process): readonly string[] =>
  [...rowsOf(store, `game:${GAME}:apart:`)].map(([, text]) => text);

const withTexts = (operation: Operation, number: number): Operation => {
  const text = TYPED[number % TYPED.length] as string;
  if (operation.kind === 'place' || operation.kind === 'replace') return { ...operation, name: text };
  return operation.kind === 'set' ? { ...operation, values: { ...operation.values, note: [text, 'x'] } } : operation;
};

/** A long game of chance in which people type things. */
const played = async (
  process: Process,
  module: Parameters<typeof beginning>[0],
  attempts: Parameters<typeof operationOf>[1][],
) => {
  const session = Session.empty(process.ports, GAME);
  for (const operation of beginning(module)) await done(session, operation);
  for (const [i, attempt] of attempts.entries()) {
    const operation = operationOf(playedAgain(await logOf(session), module), attempt);
    await session.run(withTexts(operation, i), newInteraction());
  }
  return session;
};

describe('personal data', () => {
  it('[D34] personal data is absent from steps and restored when read', async () => {
    const property = fc.asyncProperty(anyModule, anyAttempts, async (module, attempts) => {
      const process = newProcess();
      const session = await played(process, module, attempts);
      const told = await logOf(session);
      const rows = stepsIn(process)
        .join('\n')
        .replaceAll(/"interaction":"[^"]*"/g, '');
      for (const secret of [...PEOPLE, ...TYPED.filter((text) => text.length > 12)])
        expect(rows).not.toContain(JSON.stringify(secret).slice(1, -1));
      expect(rows).not.toMatch(/(?<!\d)\d{17,20}(?!\d)/);
      expect(await logOf(await load(beside(process)))).toEqual(JSON.parse(JSON.stringify(told)));
    });
    await fc.assert(property, { numRuns: 40, endOnFailure: true });
  });

  it('[D34] personal data such as given names is absent from messages', async () => {
    const process = newProcess();
    const session = await newGame(process);
    const step = await done(session, place(spot(CAMP), 'Zoë * from 12 High Street'));
    expect(deedFor(step, 'channel')).toContain('Zoë \\* from 12 High Street');
    const row = process.store.rows.get(`game:${GAME}:step:00000006`) ?? '';
    expect(row).not.toContain('Zoë');
    expect(deedFor((await logOf(await load(beside(process))))[5] as typeof step, 'channel')).toBe(
      deedFor(step, 'channel'),
    );
  });

  it('[D34] personal data is absent from stored views, even inside texts', () => {
    const typed = ['Zoë * of 12 High Street', 'name', 'what', 'appeared'];
    const [name = ''] = typed;
    const numbers = new PersonalItems(GAME, new MemoryStore(new Map())).numbersFor(ANN, typed, chanceOf('apart'));
    const posts: readonly Post[] = [
      {
        reader: 'channel',
        seen: [
          { what: 'counted', text: `Ask ${name}, or (${name})!`, player: ANN },
          { what: 'led', at: 'A1', pieces: [{ name, count: 2 }], armies: [name] },
          { what: 'set', piece: 'name', property: 'what', from: name, to: `x, ${name}` },
        ],
        past: [
          { kind: 'place', seen: [{ what: 'appeared', piece: name, at: 'Camp' }] },
          `puts **${plain(name)}** on Camp`,
        ],
      },
      { reader: BEN, deed: `puts **${plain(name)}** on Camp`, said: [`${plain(name)} is here`] },
    ];
    const step = { operation: { kind: 'end-turn', actor: ANN }, change: nothing, posts } as unknown as Step;
    const { posts: stored } = encodePersonalStepData(step, numbers);
    expect(JSON.stringify(stored)).not.toMatch(/Zoë|1000000000/);
    const meant = (number: number): string | undefined => [ANN, ...typed, BEN][number - 1];
    expect(decodeTextsIn(stored, meant)).toEqual(posts);
    const left = decodeTextsIn(stored, () => undefined);
    expect(left[0]).toMatchObject({ seen: [{ what: 'counted' }, { pieces: [{ count: 2 }] }, { what: 'set' }] });
    expect(lineOf({ operation: step.operation, posts: left.slice(0, 1) }, 'channel')).toContain('removed text 2');
  });

  it('[D34] the module’s own words are not personal data and stay in steps', async () => {
    const process = newProcess();
    await done(await newGame(process), place(spot(CAMP), 'Red King'));
    expect(itemsIn(process).join()).not.toContain('Red King');
  });

  it('[D34] personal data has a number per game for each person or text', async () => {
    const process = newProcess();
    const session = await newGame(process, secretModule);
    for (let i = 0; i < 5; i += 1)
      await done(session, { ...place(spot(CAMP), 'Bert'), actor: ANN } as Operation).catch(() => undefined);
    for (const who of [DAN, DAN]) {
      await done(session, join(who, undefined));
      await done(session, leave(who));
    }
    expect(itemsIn(process).filter((text) => text.includes('"account"'))).toHaveLength(4);
  });

  it('[D34] personal data is forgotten without breaking the chain of hashes', async () => {
    const process = newProcess();
    const session = await newGame(process);
    await done(session, join(DAN, undefined));
    await done(session, place(spot(CAMP), 'Aunt Zoë'));
    await done(session, place(spot(MAIN, 'E5'), 'Stone'));
    await done(session, leave(DAN));
    const keys = [...rowsOf(process.store, `game:${GAME}:apart:`)]
      .filter(([, text]) => /Zoë|100000000000000004/.test(text))
      .map(([key]) => key);
    expect(keys).toHaveLength(2);
    const next = killed(process);
    for (const key of keys) await next.store.set(key, null);
    expect([...next.store.rows.values()].join()).not.toMatch(/Zoë|"\d*100000000000000004/);
    const again = await load(next);
    const log = await logOf(again);
    const joined = log[5];
    expect(joined && person(joined.operation.actor)).toBe('a former player');
    expect(log.map((step) => deedFor(step, 'channel')).join()).not.toMatch(/Zoë|100000000000000004/);
    expect(again.viewNow({ kind: 'channel' } as never).of(gameQueries).title).toBe('Skirmish');
    expect(idsAt(again, spot(CAMP))).toHaveLength(1);
    const fresh = await done(again, join('100000000000000077' as PersonId, undefined));
    expect(person(fresh.operation.actor)).toBe('<@100000000000000077>');
    expect(person((await logOf(await load(killed(next))))[5]?.operation.actor as PersonId)).toBe('a former player');
  });

  it('[D34] personal data that contradicts its step counts as damage', async () => {
    const process = newProcess();
    await newGame(process);
    const key = personalItemKey(GAME, 1);
    const row = process.store.rows.get(key) ?? '';
    expect(row).toContain(ANN);
    process.store.rows.set(key, row.replace(ANN, DAN));
    await expect(load(killed(process))).rejects.toMatchObject({ step: 1, fault: 'altered' });
    process.store.rows.set(key, row.slice(0, -3));
    await expect(load(killed(process))).rejects.toMatchObject({ step: 1, fault: 'no-json' });
  });

  it('[D34] personal data gets distinct numbers from concurrent processes', async () => {
    const process = newProcess();
    const one = await newGame(process);
    const other = await load(beside(process));
    const newcomers = Array.from({ length: 8 }, (_, i) => `20000000000000000${i}` as PersonId);
    await Promise.all(
      newcomers.map((who, i) => (i % 2 === 0 ? one : other).run(join(who, undefined), newInteraction())),
    );
    const log = await logOf(await load(newProcess({ store: new MemoryStore(process.store.rows) })));
    expect(
      log
        .slice(5)
        .map(({ operation }) => operation.actor)
        .sort(),
    ).toEqual(newcomers);
  });
});
