import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Module } from '../../../src/engine/index.ts';
import type { UserPreferences } from '../../../src/facts/profile.ts';
import { post as postForm } from '../../../src/session/file/format-post.ts';
import { Games } from '../../../src/session/games/games.ts';
import { postForReader } from '../../../src/session/steps/told.ts';
import type { CellId, Operation, PersonId, SideId } from '../../../src/table/index.ts';
import { gameQueries } from '../../../src/view/game.ts';
import { requestQueries } from '../../../src/view/requests.ts';
import { seatQueries } from '../../../src/view/seats.ts';
import { channelViewer } from '../../../src/view/viewer.ts';
import { at, FIELD, war } from '../../engine/armies/support.ts';
import { scored } from '../../support/gdl.ts';
import { lineOf } from '../../support/play/told.ts';
import { runs } from '../../support/runs.ts';
import {
  beside,
  CHANNEL,
  GUILD,
  idsAt,
  killed,
  logOf,
  moveOf,
  newProcess,
  type Process,
  started,
} from '../../support/session.ts';
import {
  ANN,
  BEN,
  BLUE,
  CELLAR,
  CLO,
  DAN,
  endTurn,
  join,
  leave,
  MAIN,
  openModule,
  RED,
  redo,
  secretModule,
  spot,
  undo,
  withRules,
} from '../../support/table.ts';
import { act, agreeing, asking, begunGame, declining, heardOf, moving, type Played, request, tried } from './heard.ts';

/** That nobody gets more than one mention and one direct message a turn, and one where something waits (D23). */

const unseat = (person: PersonId, side: SideId): Operation<'unseat'> => ({ kind: 'unseat', actor: ANN, person, side });
const free = withRules(openModule, { turns: 'free' });
const noTurns = withRules(openModule, { turns: 'free' }, null);
const secret = withRules(secretModule, { turns: 'free' });

const withBattles = (module: Module): Module => ({
  ...module,
  battle: { map: 'Arena', board: 'Ring', attackers: 'West', defenders: 'East' },
});
const field = withBattles(
  war([at('B2', 'Red', 'pikeman', 2), at('B3', 'Blue', 'bowman', 2)], {
    field: { combat: 'no' },
    rules: { turns: 'free' },
  }),
);
const engaging =
  (actor: PersonId, from = 'B2', to = 'B3') =>
  ({ game: { session } }: Pick<Played, 'game'>): Operation<'engage'> => ({
    kind: 'engage',
    actor,
    army: undefined,
    pieces: idsAt(session, spot(FIELD, from)),
    target: { in: FIELD, cell: to as CellId },
  });
const ending = (actor: PersonId): Operation<'return-army'> => ({ kind: 'return-army', actor });

const mentions = async (
  table: Played,
  ...acts: Parameters<typeof heardOf>[1][]
): Promise<readonly (readonly PersonId[])[]> => {
  const all: (readonly PersonId[])[] = [];
  for (const one of acts) all.push((await heardOf(table, one)).mentions);
  return all;
};

/** The same game in the process after this one was killed, or in one beside it. */
const sameIn = async (process: Process): Promise<Played> => {
  const games = new Games(process.ports);
  await games.resume([GUILD]);
  const game = await games.at(CHANNEL);
  if (!game) throw new Error('no game');
  return { process, game };
};

describe('[D23] one turn mentions a person once', () => {
  it('a turn mentions its player once, even after losing and retaking the seat', async () => {
    const table = await begunGame(free);
    const seats = [unseat(BEN, BLUE), join(BEN, BLUE), unseat(BEN, BLUE)];
    expect(await mentions(table, endTurn(ANN), ...seats)).toEqual([[BEN], [], [], []]);
    expect((await heardOf(table, join(BEN, BLUE), unseat(BEN, BLUE))).text).toContain(`<@${BEN}>`);
  });

  it('a turn mentions an unseated player who sits down again once', async () => {
    const table = await begunGame();
    const seats = [unseat(BEN, BLUE), join(BEN, BLUE), unseat(BEN, BLUE), join(BEN, BLUE)];
    expect(await mentions(table, ...seats, endTurn(ANN))).toEqual([[BEN], [], [], [], [BEN]]);
  });

  it('a fight or a question adds one mention to a turn, not both', async () => {
    const table = await begunGame(field);
    const fights = [engaging(ANN), ending(ANN), engaging(ANN), ending(ANN)];
    const asks = [asking(DAN, { what: 'seat', side: BLUE }), declining(BEN), asking(DAN, { what: 'seat', side: BLUE })];
    expect(await mentions(table, ...fights, ...asks, unseat(BEN, BLUE))).toEqual([
      [BEN],
      [],
      [],
      [],
      [BEN],
      [],
      [],
      [],
    ]);
    const next = await begunGame(field);
    expect(await mentions(next, endTurn(ANN), engaging(ANN), ending(ANN), ...asks)).toEqual([
      [BEN],
      [BEN],
      [],
      [],
      [],
      [],
    ]);
  });

  it('the end of the game ends the turn for mentions', async () => {
    const table = await begunGame(scored('(scorekeeper points (initial 0) (ranks most) (do (set 5 Red)))', free));
    const acts = [endTurn(ANN), endTurn(BEN), endTurn(ANN), { kind: 'finish', actor: ANN }] as const;
    expect(await mentions(table, ...acts)).toEqual([[BEN], [ANN], [BEN], [BEN]]);
  });

  it('without turns a person is mentioned once until they act visibly', async () => {
    const table = await begunGame(withRules(secretModule, { turns: 'free' }, null));
    const seat = asking(DAN, { what: 'seat', side: RED });
    const away = { kind: 'decline', actor: DAN, request: '' } as const;
    const again = [(one: Played) => ({ ...away, request: request(one) }), seat];
    const unseen = ({ game: { session } }: Played): Operation =>
      moveOf(session, ANN, spot(CELLAR, 'B2'), spot(CELLAR, 'A1'));
    expect(await mentions(table, seat, ...again, unseen, ...again, moving(), ...again)).toEqual([
      [ANN],
      [],
      [],
      [],
      [],
      [],
      [],
      [],
      [ANN],
    ]);
  });

  it('[D42] undo and redo mention no player twice', async () => {
    const table = await begunGame(free);
    const over = [endTurn(ANN), undo(ANN), redo(ANN), undo(ANN), endTurn(ANN)];
    expect(await mentions(table, ...over)).toEqual([[BEN], [], [], [], []]);
    const two = [endTurn(BEN), undo(BEN), undo(ANN), endTurn(ANN), endTurn(BEN), endTurn(ANN)];
    expect(await mentions(table, ...two)).toEqual([[ANN], [], [], [], [], [BEN]]);
    const fights = await begunGame(field);
    expect(await mentions(fights, engaging(ANN), undo(ANN), redo(ANN), undo(ANN), engaging(ANN))).toEqual([
      [BEN],
      [],
      [],
      [],
      [],
    ]);
  });

  it('players of all sides are never mentioned for their own acts', async () => {
    const process = newProcess();
    const module = scored(
      '(scorekeeper "Last stand" (do last-side-wins))',
      withRules(openModule, { pieces: 'anyone' }),
    );
    const table = { process, game: await started(new Games(process.ports), module) };
    const taking = ({ game: { session } }: Played): Operation =>
      moveOf(session, ANN, spot(MAIN, 'A5'), spot(MAIN, 'A4'), spot(MAIN, 'C1'));
    const acts = [
      { kind: 'alone', actor: ANN },
      { kind: 'begin', actor: ANN },
      taking,
      endTurn(ANN),
      endTurn(ANN),
    ] as const;
    expect((await mentions(table, ...acts)).flat()).toEqual([]);
    expect(process.messenger.texts(CHANNEL).at(-1)).not.toContain('Thanks for playing');
  });

  it('players of both sides are mentioned once, hosts and observers never', async () => {
    const process = newProcess();
    const module = scored('(scorekeeper points (initial 0) (ranks most) (do (set 5 Red)))', noTurns);
    const table = { process, game: await started(new Games(process.ports), module) };
    const seats = [join(BEN, RED), join(BEN, BLUE), join(CLO, undefined)];
    const acts = [...seats, { kind: 'begin', actor: BEN }, moving(BEN), { kind: 'finish', actor: ANN }] as const;
    expect(await mentions(table, ...acts)).toEqual([[], [], [], [], [], [BEN]]);
    expect(process.messenger.texts(CHANNEL).at(-1)).toContain(`\nThanks for playing, <@${BEN}>.`);
  });

  it('a turn mentions all players of its side, even if the master acts', async () => {
    const table = await begunGame(field);
    await heardOf(table, { kind: 'preside', actor: ANN, takes: true }, asking(DAN, { what: 'seat', side: BLUE }));
    await heardOf(table, agreeing(BEN), join(DAN, BLUE), leave(ANN, RED), join(CLO, RED), endTurn(CLO), endTurn(BEN));
    expect((await act(table, engaging(ANN)(table))).mentions).toEqual([BEN, DAN]);
  });
});

describe('[D23] one turn sends a person one direct message', () => {
  const hidden =
    (from: string, to: string) =>
    ({ game: { session } }: Played): Operation =>
      moveOf(session, ANN, spot(CELLAR, from), spot(CELLAR, to));
  const seated = async (): Promise<Played> => {
    const table = await begunGame(secret);
    await heardOf(table, asking(DAN, { what: 'seat', side: RED }), agreeing(ANN), join(DAN, RED), endTurn(ANN));
    return table;
  };

  it('a turn sends private news once; the rest follows later (T9)', async () => {
    const table = await seated();
    const { people } = table.game;
    const [first, second, third] = [
      await heardOf(table, hidden('B2', 'A1')),
      await heardOf(table, hidden('A1', 'B2')),
      await heardOf(table, endTurn(BEN), hidden('B2', 'A1')),
    ];
    expect([first, second, third].map(({ directs }) => directs.map(([person]) => person))).toEqual([[DAN], [], [DAN]]);
    expect(await people.untold(DAN)).toMatchObject([{ title: 'Skirmish', channel: CHANNEL }]);
    const told = (await logOf(table.game.session)).map((step) => lineOf(step, DAN));
    expect(told.filter((line) => line.includes('moves **Hoard**'))).toHaveLength(3);
  });

  it('a turn sends a direct message once, across restarts and processes', async () => {
    const table = await seated();
    await heardOf(table, hidden('B2', 'A1'));
    await table.process.clock.pass(1000);
    for (const process of [beside(table.process), killed(table.process)]) {
      const there = await sameIn(process);
      const [from, to] = idsAt(there.game.session, spot(CELLAR, 'A1')).length > 0 ? ['A1', 'B2'] : ['B2', 'A1'];
      await there.game.session.run(hidden(from, to)(there), `of ${from}` as never);
    }
    const there = await sameIn(killed(table.process));
    await there.process.clock.pass(60_000);
    expect(there.process.messenger.texts(DAN).filter((text) => text.includes('Hoard'))).toHaveLength(1);
    expect(await there.game.people.untold(DAN)).toHaveLength(1);
  });
});

describe('[D23] the record of notifications', () => {
  it('the record of notifications survives restarts, snapshots and parallel processes', async () => {
    for (const snapshotEvery of [2, 100]) {
      const table = await begunGame(free, newProcess({ settings: { snapshotEvery } }));
      expect((await heardOf(table, endTurn(ANN))).mentions).toEqual([BEN]);
      await table.process.clock.pass(5000);
      const other = await sameIn(beside(table.process));
      expect((await heardOf(other, unseat(BEN, BLUE), join(BEN, BLUE))).mentions).toEqual([]);
      await table.process.clock.pass(5000);
      expect((await heardOf(table, asking(DAN, { what: 'seat', side: BLUE }))).mentions).toEqual([BEN]);
      await table.process.clock.pass(5000);
      const next = await sameIn(killed(table.process));
      const again = [declining(BEN), asking(DAN, { what: 'seat', side: BLUE }), unseat(BEN, BLUE)];
      expect((await mentions(next, ...again)).flat()).toEqual([]);
      expect((await heardOf(next, join(BEN, BLUE), endTurn(BEN), endTurn(ANN))).mentions).toEqual([BEN]);
    }
  });
});

describe('[D23] /me pings', () => {
  const wants = (
    { game: { people } }: Played,
    person: PersonId,
    pings: UserPreferences['pings'],
  ): Promise<UserPreferences> => people.change(person, ({ pings: _, ...now }) => (pings ? { ...now, pings } : now));
  const acts = [asking(DAN, { what: 'seat', side: BLUE }), unseat(BEN, BLUE), join(BEN, BLUE), endTurn(ANN)];

  it.each([
    [undefined, [[BEN], [BEN], [], [BEN]]],
    ['turns', [[BEN], [], [], [BEN]]],
    ['none', [[], [], [], []]],
  ] as const)('with /me pings: %s only the chosen events ping', async (pings, pinged) => {
    const table = await begunGame();
    await wants(table, BEN, pings);
    expect(await mentions(table, ...acts)).toEqual(pinged);
    const [asked, unseated, , turn] = table.process.messenger.texts(CHANNEL).slice(-4);
    expect(asked).toContain(`<@${BEN}>: do you agree?`);
    expect([unseated, turn]).toEqual([
      expect.stringContaining(`<@${BEN}>`),
      expect.stringContaining(`It's **Blue**'s turn: <@${BEN}>`),
    ]);
  });

  it('/me pings: none stops reminders until it is changed', async () => {
    const day = 24 * 3_600_000;
    const table = await begunGame();
    await wants(table, BEN, 'none');
    await heardOf(table, endTurn(ANN));
    await table.process.clock.pass(2 * day);
    expect(table.process.messenger.texts(CHANNEL).filter((text) => text.includes("It's still"))).toEqual([]);
    await wants(table, BEN, 'turns');
    await table.process.clock.pass(day);
    expect(table.process.messenger.texts(CHANNEL).at(-1)).toMatch(
      new RegExp(`\nIt's still \\*\\*Blue\\*\\*'s turn: <@${BEN}>$`),
    );
  });
});

/** A piece of the cellar goes to and fro, which Red's players alone see. */
const hoarding =
  (actor: PersonId) =>
  ({ game: { session } }: Played): Operation<'move'> => {
    const [from, to] = idsAt(session, spot(CELLAR, 'A1')).length > 0 ? ['A1', 'B2'] : ['B2', 'A1'];
    return { kind: 'move', actor, pieces: idsAt(session, spot(CELLAR, from)), to: spot(CELLAR, to), captures: [] };
  };

type Numbers = { readonly what: number; readonly who: number; readonly n: number };

const PEOPLE = [ANN, BEN, CLO, DAN] as const;

/** Something that somebody tries; the numbers are read against the table as it is then. */
const triedBy = (table: Played, { what, who, n }: Numbers): readonly [Operation, granted?: 'granted'] => {
  const { session } = table.game;
  const view = session.viewNow(channelViewer);
  const seats = view
    .of(seatQueries)
    .sides()
    .flatMap(({ id, players }) => players.map((person) => ({ person, side: id })));
  const [actor, other] = [PEOPLE[who % 4], PEOPLE[n % 4]] as [PersonId, PersonId];
  const side = n % 2 === 0 ? RED : BLUE;
  const seat = seats[n % Math.max(1, seats.length)] ?? { person: BEN, side: BLUE };
  const first = view.of(requestQueries).all()[0];
  const cell = (number: number): string => ['A5', 'A4', 'C1', 'C2', 'B2', 'B3'][number % 6] as string;
  const board = session.viewNow(channelViewer).of(gameQueries).title === 'War' ? FIELD : MAIN;
  const moved = { ...moving(actor)(table), pieces: idsAt(session, spot(board, cell(n))).slice(0, 1) };
  const made: readonly (readonly [Operation, granted?: 'granted'])[] = [
    [endTurn(actor)],
    [endTurn(actor)],
    [undo(actor, 1 + (n % 2))],
    [redo(actor)],
    [{ ...unseat(seat.person, seat.side), actor }],
    [join(actor, side)],
    [leave(actor, n % 3 === 0 ? undefined : side)],
    [asking(actor, { what: 'seat', side })],
    [asking(actor, { what: 'transfer', side, to: other })],
    [asking(actor, { what: 'master' })],
    [agreeing(actor)(table)],
    [declining(actor)(table)],
    first?.wants.what === 'transfer'
      ? [{ kind: 'transfer', actor: first.by, side: first.wants.side, to: first.wants.to }, 'granted']
      : first?.wants.what === 'seat'
        ? [join(first.by, first.wants.side), 'granted']
        : [{ kind: 'preside', actor, takes: n % 2 === 0 }],
    [engaging(actor, n % 2 === 0 ? 'B2' : 'B3', n % 2 === 0 ? 'B3' : 'B2')(table)],
    [ending(actor)],
    [{ ...moved, to: spot(board, cell(n + 1)) }],
    [hoarding(actor)(table)],
    [hoarding(actor)(table)],
    [{ kind: 'finish', actor }],
  ];
  return made[what % made.length] as (typeof made)[number];
};

const POINTS = '(scorekeeper points (initial 0) (ranks most) (do (set 5 Red)))';

it('[D23] [D42] random games send each player at most a mention and message each turn', async () => {
  let [called, written] = [0, 0];
  const numbers = fc.record({ what: fc.nat(18), who: fc.nat(3), n: fc.nat(11) });
  const modules = fc.constantFrom(scored(POINTS, secret), scored(POINTS, noTurns), field, scored(POINTS, free), secret);
  const property = fc.asyncProperty(
    modules,
    fc.array(numbers, { minLength: 20, maxLength: 60 }),
    async (module, script) => {
      const table = await begunGame(module);
      await heardOf(table, asking(DAN, { what: 'seat', side: RED }), agreeing(ANN), join(DAN, RED));
      const got = new Map<string, string[]>();
      for (const one of script) {
        const [operation, granted] = triedBy(table, one);
        const heard = await tried(table, operation, granted);
        if (!heard) continue;
        const view = table.game.session.viewNow(channelViewer);
        const { phase } = view.of(gameQueries);
        const turn = view.of(gameQueries).turn();
        const now = phase === 'playing' && turn ? `${turn.number} ${turn.side.id}` : phase;
        // Where there are no turns, whoever has done something knows of all before it.
        if (now === phase && !granted)
          for (const key of [...got.keys()]) if (key.startsWith(`${now}/${operation.actor}/`)) got.delete(key);
        const waits = /do you|is under attack/.test(heard.text);
        const note = (person: PersonId, how: string): void => {
          const key = `${now}/${person}/${how}`;
          const all = [...(got.get(key) ?? []), waits ? 'waits' : 'news'];
          got.set(key, all);
          expect(person === operation.actor && how === 'mention').toBe(false);
          expect(all.filter((why) => why === 'news').length).toBeLessThanOrEqual(1);
          expect(all.length).toBeLessThanOrEqual(all.includes('waits') ? 2 : 1);
        };
        for (const person of heard.mentions) {
          called += 1;
          expect(heard.text).toContain(`<@${person}>`);
          note(person, 'mention');
        }
        for (const [person, text] of heard.directs) {
          written += 1;
          note(person, 'direct');
          expect(text).not.toBe(heard.text);
        }
      }
      const open = (await logOf(table.game.session)).flatMap((step) => postForReader(step, 'channel') ?? []);
      expect(open.filter((post) => !postForm.safeParse(post).success)).toEqual([]);
    },
  );
  await fc.assert(property, { numRuns: runs(40), seed: 20_261_122 });
  expect(called).toBeGreaterThan(150);
  expect(written).toBeGreaterThan(15);
});
