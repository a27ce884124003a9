import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_SEED_SHARES } from '../../../../src/engine/index.ts';
import {
  type Contribution,
  chanceSharesOfTable,
  isRecordValid,
  isRefusal,
  type Operation,
  type PersonId,
  publicChanceInputs,
  stream,
} from '../../../../src/table/index.ts';
import {
  ANN,
  BEN,
  BLUE,
  CLO,
  DAN,
  join,
  leave,
  newPlay,
  openModule,
  type Play,
  play,
  played,
  RED,
  startOf,
  undo,
} from '../../../support/table.ts';

const started = (): Play => {
  const game = newPlay();
  played(game, startOf(openModule));
  return game;
};

/** What came with the press: the hex digits of a number. */
const of = (number: number): string => number.toString(16).padStart(64, '0');

const pressed = (game: Play, operation: Operation, share: Contribution): void => {
  const change = play(game, operation, 0, share);
  if (isRefusal(change)) throw new Error(change.code);
};

const shares = ({ table }: Play): readonly string[] =>
  chanceSharesOfTable(table).map(({ id, person, value }) => `${id} ${person} ${Number(`0x${value}`)}`);

describe('[D10] the players’ random shares of the seed', () => {
  it('[D10] each seat taken before the start adds a random share to the seed, in log order', () => {
    const game = started();
    pressed(game, join(CLO, undefined), { value: of(1) });
    pressed(game, join(BEN, BLUE), { value: of(2) });
    pressed(game, join(ANN, RED), { value: of(3), typed: true });
    expect(shares(game)).toEqual([`1 ${BEN} 2`, `2 ${ANN} 3`]);
    expect(chanceSharesOfTable(game.table).map(({ typed }) => typed)).toEqual([undefined, true]);
    expect(chanceSharesOfTable(game.table).every((one) => isRecordValid(game.table, one))).toBe(true);
  });

  it('[D10] a player’s random share stays when they leave or return', () => {
    const game = started();
    pressed(game, join(BEN, BLUE), { value: of(2) });
    pressed(game, leave(BEN, BLUE), { value: of(3) });
    pressed(game, join(ANN, BLUE), { value: of(4) });
    pressed(game, { kind: 'unseat', actor: ANN, person: ANN, side: BLUE }, { value: of(5) });
    pressed(game, join(BEN, BLUE), { value: of(6) });
    expect(shares(game)).toEqual([`1 ${BEN} 2`, `2 ${ANN} 4`, `3 ${BEN} 6`]);
  });

  it('[D10] starting the game adds no random share, and later steps add none', () => {
    const game = started();
    pressed(game, join(ANN, RED), { value: of(1) });
    pressed(game, join(BEN, BLUE), { value: of(2) });
    pressed(game, { kind: 'begin', actor: ANN }, { value: of(3) });
    pressed(game, { kind: 'roll', actor: ANN, dice: 'd6', private: false }, { value: of(4) });
    pressed(game, leave(BEN, BLUE), { value: of(5) });
    pressed(game, join(DAN, BLUE), { value: of(6) });
    expect(shares(game)).toEqual([`1 ${ANN} 1`, `2 ${BEN} 2`]);
    played(game, { kind: 'end-turn', actor: ANN }, { kind: 'end-turn', actor: DAN });
    played(game, undo(DAN));
    expect(shares(game)).toHaveLength(2);
  });

  it('[D10] a player who takes all sides at once adds one random share', () => {
    const game = started();
    pressed(game, { kind: 'alone', actor: ANN }, { value: of(1) });
    expect([shares(game), game.table.size('seat')]).toEqual([[`1 ${ANN} 1`], 2]);
  });

  it('[D10] random shares are limited per person, so others can always add theirs', () => {
    const game = started();
    for (let i = 0; i < MOST_SEED_SHARES + 3; i += 1) {
      pressed(game, join(ANN, RED), { value: of(i) });
      pressed(game, leave(ANN, RED), { value: of(99) });
    }
    pressed(game, join(BEN, BLUE), { value: of(100) });
    expect(shares(game)).toHaveLength(MOST_SEED_SHARES + 1);
    expect(shares(game).at(-1)).toBe(`${MOST_SEED_SHARES + 1} ${BEN} 100`);
  });

  it('[D10] all random shares feed every stream: any change makes another game', () => {
    const values = fc.uniqueArray(fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }), { minLength: 1, maxLength: 6 });
    const words = (all: readonly bigint[]): string => {
      const game = started();
      const people = ['1', '2', '3', '4', '5', '6'] as PersonId[];
      for (const [i, value] of all.entries()) {
        pressed(game, join(people[i] as PersonId, RED), { value: value.toString(16).padStart(64, '0') });
        pressed(game, leave(people[i] as PersonId, RED), { value: of(0) });
      }
      expect(publicChanceInputs(game.table).shares).toHaveLength(all.length);
      return ['dice', 'dice:private', 'deck:/Pile'].map((name) => stream(game.table, name).word()).join();
    };
    fc.assert(
      fc.property(values, fc.nat(), fc.bigInt({ min: 1n, max: 2n ** 256n - 1n }), (all, at, other) => {
        const changed = all.map((value, i) => (i === at % all.length ? value ^ other : value));
        const first = words(all);
        expect(words(all)).toBe(first);
        expect(words(changed)).not.toBe(first);
        if (all.length > 1) expect(words([...all].reverse())).not.toBe(first);
        expect(words(all.slice(1))).not.toBe(first);
      }),
      { seed: 10, numRuns: 40 },
    );
  });
});
