import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Module } from '../../../src/engine/index.ts';
import { deckIdOfName } from '../../../src/engine/play/queries.ts';
import { savedStepSchema } from '../../../src/session/file/format.ts';
import { auditLog, type GameAudit, type LoggedStep } from '../../../src/session/file/verify.ts';
import {
  type AnyRecord,
  type Change,
  type DeckId,
  isRefusal,
  type Operation,
  type PersonId,
  type PieceId,
} from '../../../src/table/index.ts';
import {
  ANN,
  BEN,
  BLUE,
  CAMP,
  CLO,
  join,
  newPlay,
  openModule,
  type Play,
  play,
  played,
  RED,
  spot,
  startOf,
  undo,
  withRules,
} from '../../support/table.ts';

const CHANCE = 'ab'.repeat(32);
const SECRET = { chance: CHANCE, seed: 'luck' };
const PILE = deckIdOfName('Pile');
const TRASH = deckIdOfName('Trash');

/** A deck of twelve that is shuffled when the game begins, and its discard pile. */
const cards: Module = withRules(
  {
    ...openModule,
    decks: [
      {
        name: 'Pile',
        map: 'Camp',
        faceDown: true,
        publishes: 'count',
        pick: false,
        discards: 'Trash',
        reshuffle: 'always',
        shuffled: true,
        pieces: [
          { prototype: 'pawn', name: 'Pawn', count: 7 },
          { prototype: 'stone', name: 'Stone', count: 5 },
        ],
      },
      {
        name: 'Trash',
        map: 'Camp',
        faceDown: false,
        publishes: 'contents',
        pick: true,
        reshuffle: 'never',
        shuffled: false,
        pieces: [],
      },
    ],
  } as Module,
  { turns: 'free', undo: 'reshuffle' },
);

/** The same with a share of each player. */
const shared = (): Play => {
  const game = newPlay();
  played(game, { ...startOf(cards), ...SECRET });
  play(game, join(ANN, RED), 0, { value: '1'.repeat(64) });
  play(game, join(BEN, BLUE), 0, { value: '2'.repeat(64), typed: true });
  played(game, { kind: 'begin', actor: ANN }, roll(ANN, '2d6'), shuffle(false));
  return game;
};

const begun = (module = cards): Play => {
  const game = newPlay();
  played(game, { ...startOf(module), ...SECRET }, join(ANN, RED), join(BEN, BLUE), { kind: 'begin', actor: ANN });
  return game;
};

const roll = (actor: PersonId, dice: string, isPrivate = false): Operation => ({
  kind: 'roll',
  actor,
  dice,
  private: isPrivate,
});
const rolls = (dice: string, times: number): Operation => ({ kind: 'roll', actor: ANN, dice, private: false, times });
const draw = (count: number): Operation => ({ kind: 'draw', actor: ANN, deck: PILE, count, named: [], to: spot(CAMP) });
const shuffle = (discards: boolean): Operation => ({ kind: 'shuffle', actor: ANN, deck: PILE, discards });
const top = ({ table }: Play, count: number): readonly PieceId[] =>
  table
    .at(CAMP)
    .slice(-count)
    .map(({ id }) => id as PieceId);
const back =
  (deck: DeckId, where: 'top' | 'random', count: number) =>
  (game: Play): Operation => ({ kind: 'return', actor: ANN, pieces: top(game, count), deck, where });

/** A game with every way in which chance is used. */
const eventful = (): Play => {
  const game = begun();
  played(
    game,
    roll(ANN, '2d6+1'),
    draw(5),
    back(TRASH, 'top', 3),
    roll(BEN, '3d6!', true),
    draw(8),
    back(PILE, 'random', 4),
  );
  played(game, shuffle(false), back(TRASH, 'top', 2), shuffle(true), roll(BEN, '4d6kh3'), draw(1), undo(ANN));
  return game;
};

const logOf = ({ steps }: Play): readonly LoggedStep[] => steps;

const check = (log: readonly LoggedStep[], secret = SECRET): Promise<GameAudit> => auditLog(log, secret);

describe('[T21] checking a log', () => {
  it('[U18] the log check follows advantage and repeated rolls', async () => {
    const game = begun();
    played(game, rolls('d20+5 adv', 3), rolls('1d4+2d6', 2), rolls('d8 dis', 1));
    expect(await check(logOf(game))).toMatchObject({ rolls: 3 });
    const asked = (times: number): readonly LoggedStep[] =>
      logOf(game).map((one) =>
        one.operation.kind === 'roll' ? { ...one, operation: { ...one.operation, times } } : one,
      );
    expect((await check(asked(2))).fault).toMatchObject({ what: 'roll' });
  });

  it('[G11] the log check follows shuffles in actions and detects changed order', async () => {
    const stir: NonNullable<Module['actions']>[number] = {
      name: 'Stir',
      choose: { one: { kind: 'piece', match: '', on: 'Camp', least: 1, most: 1 } },
      does: [
        { move: 'one', to: 'Trash' },
        { shuffle: 'Pile' },
        { draw: '2', from: 'Pile', to: 'Camp' },
        { shuffle: 'Pile', discards: true },
        { draw: '3', from: 'Pile', to: 'Camp' },
      ],
    };
    const game = begun({ ...cards, actions: [stir] });
    played(game, draw(4), back(PILE, 'top', 1));
    const choices = { one: top(game, 1) };
    played(game, { kind: 'act', actor: ANN, action: 'Stir', subject: undefined, choices, payment: undefined });
    const log = logOf(game);
    expect(await check(log)).toMatchObject({ shuffles: 2 });
    const forged = log.map((one): LoggedStep => {
      if (one.operation.kind !== 'act') return one;
      const updates = one.change.updated.map((update) => {
        const [draw] = (update.to['last'] ?? []) as readonly { readonly shuffled: readonly string[] }[];
        return draw ? { ...update, to: { ...update.to, last: [{ shuffled: [...draw.shuffled].reverse() }] } } : update;
      });
      return { ...one, change: { ...one.change, updated: updates } };
    });
    expect((await check(forged)).fault).toMatchObject({ what: 'shuffle' });
  });

  it('the log check counts every shuffle and roll of the secret', async () => {
    // The beginning, a refill, cards put back at random, two shuffles, and one after an undo.
    expect(await check(logOf(eventful()))).toEqual({ shuffles: 6, rolls: 3, brought: 0 });
  });

  it('the log check fails with another secret or seed', async () => {
    const log = logOf(eventful());
    for (const secret of [
      { ...SECRET, seed: 'lucky' },
      { ...SECRET, chance: `${CHANCE.slice(1)}a` },
    ]) {
      expect(await check(log, secret)).toEqual({
        shuffles: 0,
        rolls: 0,
        brought: 0,
        fault: { step: 4, what: 'shuffle' },
      });
    }
  });

  it('[D10] the log check mixes in players’ random shares and detects changed ones', async () => {
    const log = logOf(shared());
    expect(await check(log)).toEqual({ shuffles: 2, rolls: 1, brought: 0 });
    const other = (step: number, change: (change: Change) => Change): readonly LoggedStep[] =>
      log.map((one) => (one.number === step ? { ...one, change: change(one.change) } : one));
    const withShares =
      (shares: (share: Extract<AnyRecord, { kind: 'share' }>) => readonly AnyRecord[]) => (change: Change) => ({
        ...change,
        added: change.added.flatMap((record) => (record.kind === 'share' ? shares(record) : [record])),
      });
    const faultOf = async (changed: readonly LoggedStep[]) => (await check(changed)).fault;
    expect(
      await faultOf(
        other(
          2,
          withShares((share) => [{ ...share, value: '3'.repeat(64) }]),
        ),
      ),
    ).toEqual({ step: 4, what: 'shuffle' });
    expect(
      await faultOf(
        other(
          3,
          withShares(() => []),
        ),
      ),
    ).toEqual({ step: 4, what: 'shuffle' });
    for (const forged of [
      other(
        3,
        withShares((share) => [{ ...share, id: '3' }]),
      ),
      other(
        3,
        withShares((share) => [{ ...share, person: CLO }]),
      ),
      other(
        3,
        withShares((share) => [share, { ...share, id: '3' }]),
      ),
      other(3, (change) => ({ ...change, added: change.added.filter(({ kind }) => kind !== 'seat') })),
    ])
      expect(await faultOf(forged)).toEqual({ step: 3, what: 'share' });
    const late: AnyRecord = { kind: 'share', id: '3', person: CLO, value: '3'.repeat(64) };
    const seat: AnyRecord = { kind: 'seat', id: `${CLO}/Blue`, person: CLO, side: BLUE, since: 0 };
    const tooLate = other(5, (change) => ({ ...change, added: [...change.added, seat, late] }));
    expect(await faultOf(tooLate)).toEqual({ step: 5, what: 'share' });
    const gone: AnyRecord = { kind: 'share', id: '1', person: ANN, value: '1'.repeat(64) };
    expect(await faultOf(other(5, (change) => ({ ...change, removed: [gone] })))).toEqual({ step: 5, what: 'share' });
  });

  it('[D10] the log check mixes in only a beacon received before the start', async () => {
    const game = newPlay();
    played(game, { ...startOf(cards), ...SECRET }, join(ANN, RED), join(BEN, BLUE));
    const url = 'https://beacon.example';
    played(
      game,
      { kind: 'await-beacon', actor: ANN, url, round: 7, at: 0 },
      { kind: 'hear-beacon', actor: BEN, value: 'cd'.repeat(32) },
    );
    played(game, { kind: 'begin', actor: ANN }, roll(ANN, '2d6'));
    const log = logOf(game);
    expect(await check(log)).toEqual({ shuffles: 1, rolls: 1, brought: 0 });
    const faultOf = async (step: number, change: (change: Change) => Change) =>
      (await check(log.map((one) => (one.number === step ? { ...one, change: change(one.change) } : one)))).fault;
    const heard = { kind: 'beacon', id: 'beacon', from: {}, to: { value: 'ce'.repeat(32) } } as const;
    expect(await faultOf(5, (change) => ({ ...change, updated: [heard] }))).toEqual({ step: 6, what: 'shuffle' });
    expect(await faultOf(5, (change) => ({ ...change, updated: [] }))).toEqual({ step: 6, what: 'shuffle' });
    expect(await faultOf(7, (change) => ({ ...change, updated: [...change.updated, heard] }))).toEqual({
      step: 7,
      what: 'share',
    });
    const again = { ...heard, to: { round: 9 } };
    expect(await faultOf(6, (change) => ({ ...change, updated: [...change.updated, again] }))).toEqual({
      step: 6,
      what: 'share',
    });
    const known = (change: Change) => ({
      ...change,
      added: change.added.map((one) => ({ ...one, value: 'ce'.repeat(32) })) as never,
    });
    expect(await faultOf(4, known)).toEqual({ step: 4, what: 'share' });
  });

  it('the log check reads old games without seeds by their secret', async () => {
    const game = newPlay();
    played(game, startOf(openModule), join(ANN, RED), join(BEN, BLUE), { kind: 'begin', actor: ANN }, roll(ANN, '5d6'));
    expect(await auditLog(logOf(game), { chance: startOf(openModule).chance })).toEqual({
      shuffles: 0,
      rolls: 1,
      brought: 0,
    });
  });

  it('the log check skips steps that came with a file', async () => {
    const log = logOf(eventful());
    expect(await auditLog(log, { ...SECRET, since: 5 })).toEqual({ shuffles: 5, rolls: 2, brought: 5 });
    expect(await auditLog(log, { chance: 'cd'.repeat(32), since: log.length })).toEqual({
      shuffles: 0,
      rolls: 0,
      brought: log.length,
    });
  });

  it('the log check counts rolls repeated by undo or redo once', async () => {
    const game = begun();
    played(game, roll(ANN, 'd6'), roll(ANN, 'd20'), { kind: 'ask', actor: ANN, wants: { what: 'undo', steps: [6] } });
    played(
      game,
      (now) => ({ kind: 'agree', actor: BEN, request: [...now.table.all('request')][0]?.id ?? '' }),
      undo(ANN),
    );
    expect(await check(logOf(game))).toEqual({ shuffles: 1, rolls: 2, brought: 0 });
    expect(await auditLog(logOf(game), { ...SECRET, since: 5 })).toEqual({ shuffles: 0, rolls: 1, brought: 5 });
    const forged = logOf(game).map((step) => (step.operation.kind === 'undo' ? broken(step, face) : step));
    expect(await check(forged)).toMatchObject({ fault: { step: 9, what: 'roll' } });
  });
});

type Edit = (text: string) => string;

/** A step whose change was tampered with, and was changed by it. */
const broken = (step: LoggedStep, edit: Edit): LoggedStep => {
  const { added, updated } = step.change;
  const before = JSON.stringify({ added, to: updated.map(({ to }) => to) });
  const after = edit(before);
  expect(after).not.toBe(before);
  const made = JSON.parse(after) as {
    readonly added: Change['added'];
    readonly to: readonly Change['updated'][number]['to'][];
  };
  return {
    ...step,
    change: {
      ...step.change,
      added: made.added,
      updated: updated.map((update, i) => ({ ...update, to: made.to[i] ?? {} })),
    },
  };
};

/** Another face than the first of a roll; a die's number of sides stays. */
const face: Edit = (text) =>
  text.replace(/"faces":\[(\d+)/g, (_, first: string) => `"faces":[${first === '1' ? 2 : Number(first) - 1}`);
/** The first two cards of what was shuffled change places in the report of it. */
const items: Edit = (text) => text.replace(/"shuffled":\["(\w+)","(\w+)"/, '"shuffled":["$2","$1"');
/** Two cards lie the other way round. */
const ranks: Edit = (text) => text.replace(/"rank":(0|1)(?=})/g, (_, rank: string) => `"rank":${rank === '0' ? 1 : 0}`);
const streams: Edit = (text) =>
  text.replace(/"used":(\d+)(?!.*"used")/, (_, used: string) => `"used":${Number(used) + 1}`);

describe('[T21] a log that was tampered with', () => {
  it.each([
    ['the faces of a roll', 5, face, 'roll'],
    ['the faces of a roll in private', 8, face, 'roll'],
    ['what it says that it used of the dice', 5, streams, 'roll'],
    ['the order of the first shuffle', 4, ranks, 'shuffle'],
    ['what it says was shuffled first', 4, items, 'shuffle'],
    ['what it says that it used of a deck', 11, streams, 'shuffle'],
    ['what it says was shuffled later', 13, items, 'shuffle'],
    ['what it says was shuffled into an emptied deck', 9, items, 'shuffle'],
  ] as const)('a changed log is detected: %s', async (_, number, edit, what) => {
    const log = logOf(eventful()).map((step) => (step.number === number ? broken(step, edit) : step));
    expect(await check(log)).toMatchObject({ fault: { step: number, what } });
  });

  it('a log that only claims a shuffle or roll is detected', async () => {
    for (const kind of ['roll', 'shuffle', 'begin'] as const) {
      const log = logOf(eventful()).map((step) => {
        if (step.operation.kind !== kind) return step;
        const without = <T extends { readonly kind: string }>(records: readonly T[]): readonly T[] =>
          records.filter((record) => record.kind !== 'stream');
        return {
          ...step,
          change: { ...step.change, added: without(step.change.added), updated: without(step.change.updated) },
        };
      });
      expect(await check(log)).toMatchObject({ fault: { what: kind === 'roll' ? 'roll' : 'shuffle' } });
    }
  });

  it('a log with other dice than requested is detected', async () => {
    const log = logOf(eventful());
    const other = log.map((step) => (step.number === 5 ? { ...step, operation: roll(ANN, '2d8+1') } : step));
    expect(await check(other)).toMatchObject({ fault: { step: 5, what: 'roll' } });
    const sides = log.map((step) =>
      step.number === 5 ? broken(step, (text) => text.replace('"sides":6', '"sides":7')) : step,
    );
    expect(await check(sides)).toMatchObject({ fault: { step: 5, what: 'roll' } });
  });

  it('the log check never throws for any content', async () => {
    const log = logOf(eventful());
    await fc.assert(
      fc.asyncProperty(
        fc.nat(log.length - 1),
        fc.nat(3000),
        fc.constantFrom('0', '-1', '"', '9999999999', '[]', 'null'),
        async (at, where, junk) => {
          const step = log[at] as LoggedStep;
          const text = JSON.stringify(step.change);
          const cut = where % text.length;
          let change: Change;
          try {
            change = JSON.parse(`${text.slice(0, cut)}${junk}${text.slice(cut + 1)}`);
          } catch {
            return;
          }
          const form = {
            number: step.number,
            at: '2026-01-31T12:00:00.000Z',
            operation: step.operation,
            change,
            posts: [],
          };
          if (!savedStepSchema.safeParse(form).success) return;
          const found = await check(log.map((one, i) => (i === at ? { ...one, change } : one)));
          expect(found.shuffles + found.rolls).toBeLessThanOrEqual(9);
        },
      ),
    );
  });
});

describe('[T21] random games', () => {
  const attempt = fc.oneof(
    fc.tuple(fc.constantFrom(ANN, BEN), fc.constantFrom('d6', '3d6!kh2', 'd%+1', '4d10>=7', '2d2!'), fc.boolean()).map(
      ([actor, dice, hidden]) =>
        () =>
          roll(actor, dice, hidden),
    ),
    fc.integer({ min: 1, max: 9 }).map((count) => () => draw(count)),
    fc.boolean().map((discards) => () => shuffle(discards)),
    fc
      .tuple(
        fc.constantFrom(PILE, TRASH),
        fc.constantFrom('top' as const, 'random' as const),
        fc.integer({ min: 1, max: 5 }),
      )
      .map(([deck, where, count]) => back(deck, where, count)),
    fc.integer({ min: 1, max: 2 }).map((steps) => () => undo(ANN, steps)),
    fc.constant(() => ({ kind: 'redo', actor: ANN, steps: 1 }) as const),
  );

  it('every game played by the rules passes the log check', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(attempt, { maxLength: 25 }), async (attempts) => {
        const game = begun(withRules(cards, { undo: 'ask' }));
        let expected = 0;
        for (const one of attempts) {
          const change = play(game, one(game));
          if (isRefusal(change)) continue;
          expected += [...change.added, ...change.updated].filter(({ kind }) => kind === 'stream').length;
        }
        const found = await check(logOf(game));
        expect(found).toEqual({ shuffles: found.shuffles, rolls: found.rolls, brought: 0 });
        expect(found.shuffles + found.rolls).toBe(expected + 1);
      }),
    );
  });
});
