import { describe, expect, it } from 'vitest';
import { actsFor, look } from '../../../src/engine/index.ts';
import { gameOf, onTurn } from '../../../src/engine/play/queries.ts';
import { isRefusal, type PersonId, type PieceId } from '../../../src/table/index.ts';
import { GUIDE } from '../../support/guide.ts';
import { moduleFrom } from '../../support/modules/modules.ts';
import { stateOf } from '../../support/state.ts';
import { ANN, BEN, join, newPlay, type Play, play, played, type RED, replayed, startOf } from '../../support/table.ts';
import { doing, done } from './market.ts';

/** The hex war of the guide. */
const RIDGE = /^module: ridge\n[\s\S]*?(?=^```$)/m.exec(GUIDE)?.[0] ?? '';

/** The same with other units: `foot North C3`. */
const ridge = (...units: readonly string[]): Play => {
  const setup = units.map((unit) => {
    const [prototype, side, at] = unit.split(' ');
    return `  - { at: ${at}, side: ${side}, pieces: [{ prototype: ${prototype} }] }`;
  });
  const text = units.length > 0 ? RIDGE.replace(/^setup:\n(?: {2}- .*\n)*/m, `setup:\n${setup.join('\n')}\n`) : RIDGE;
  const module = moduleFrom(text);
  const game = newPlay();
  const [north, south] = module.sides.map(({ name }) => name as typeof RED);
  played(game, { ...startOf(module), chance: 'ef'.repeat(32), seed: 'hex' }, join(ANN, north), join(BEN, south), {
    kind: 'begin',
    actor: ANN,
  });
  return game;
};

const at = ({ table }: Play, cell: string): PieceId => (table.at('Ridge/Ridge', cell)[0]?.id ?? 'none') as PieceId;
const where = ({ table }: Play, id: PieceId): string | undefined => table.get('piece', id)?.place.cell;
const stepsOf = ({ table }: Play, id: PieceId): unknown => look(table, { kind: 'piece', id, name: 'Steps' });
const next = (actor: PersonId) => ({ kind: 'next-phase', actor }) as const;

const attack = (game: Play, foe: string, ...units: readonly string[]) =>
  doing(ANN, 'Attack', { choices: { foe: [at(game, foe)], units: units.map((cell) => at(game, cell)) } });

/** An attack whose result is this one, after so many dice as that takes. */
const attackUntil = (
  result: string,
  units: readonly string[],
  foe: string,
  ...by: readonly string[]
): readonly [Play, PieceId] => {
  for (let i = 0; i < 40; i += 1) {
    const game = ridge(...units);
    for (let j = 0; j < i; j += 1) played(game, { kind: 'roll', actor: ANN, dice: '1d6', private: false });
    played(game, next(ANN));
    const enemy = at(game, foe);
    played(game, attack(game, foe, ...by));
    if (game.table.get('reading', 'reading')?.readings[0]?.result === result) return [game, enemy];
  }
  throw new Error(`never ${result}`);
};

describe('[G15] fights between units', () => {
  it('fights need foes that are adjacent, in range or in line', () => {
    const game = ridge(
      'foot North C3',
      'foot North A1',
      'gun North E1',
      'foot South C5',
      'foot South D3',
      'foot South E4',
      'foot South G3',
    );
    expect(done(game, attack(game, 'D3', 'C3'))).toMatchObject({ code: 'not-in-phase' });
    played(game, next(ANN));
    expect(done(game, attack(game, 'C5', 'C3'))).toMatchObject({ code: 'choice-not-that', choice: 'units' });
    expect(done(game, attack(game, 'D3', 'C3', 'A1'))).toMatchObject({ code: 'choice-not-that', choice: 'units' });
    const shoot = (cell: string) =>
      doing(ANN, 'Bombard', { subject: at(game, 'E1'), choices: { foe: [at(game, cell)] } });
    // C5 is too far away, and G3 is not in a straight line of hexes.
    expect(done(game, shoot('C5'))).toMatchObject({ code: 'choice-not-that', choice: 'foe' });
    expect(done(game, shoot('E4'))).toBe('done');
    expect(done(game, attack(game, 'D3', 'C3'))).toBe('done');
    // Who has fought fights no more.
    expect(done(game, shoot('E4'))).toMatchObject({ code: 'action-not-with' });
  });

  it('units cannot shoot through pieces in between', () => {
    const game = ridge('gun North E1', 'foot North E2', 'foot South E4', 'foot South E3');
    played(game, next(ANN));
    const shoot = doing(ANN, 'Bombard', { subject: at(game, 'E1'), choices: { foe: [at(game, 'E4')] } });
    expect(done(game, shoot)).toMatchObject({ code: 'choice-not-that', choice: 'foe' });
  });

  it('a fight reports each unit’s strength with modifiers', () => {
    const game = ridge('foot North C3', 'foot North C4', 'foot South D3');
    played(game, next(ANN), attack(game, 'D3', 'C3', 'C4'));
    expect(game.table.get('reading', 'reading')?.readings).toMatchObject([
      {
        weighed: [
          {
            as: 'attack',
            sum: 7,
            of: [
              { name: 'foot', counts: 3 },
              { name: 'foot', counts: 4 },
            ],
          },
          { as: 'defence', sum: 3, of: [{ name: 'foot', counts: 3 }] },
        ],
        column: '2:1',
      },
    ]);
  });

  const LINE = ['foot North D2', 'foot North E2', 'foot North D3', 'foot South E3'];

  it('a fight pushes a beaten unit back, away from all attackers', () => {
    const [game, foe] = attackUntil('back', LINE, 'E3', 'D2', 'E2', 'D3');
    expect(stepsOf(game, foe)).toBe(2);
    expect(['E4', 'F3']).toContain(where(game, foe));
    expect(stateOf(replayed(game.steps))).toEqual(stateOf(game.table));
  });

  it('a fight captures a beaten unit that is surrounded', () => {
    const ring = [...LINE, 'foot North F2', 'foot North F3', 'foot North E4'];
    const [game, foe] = attackUntil('back', ring, 'E3', 'D2', 'E2', 'D3', 'F2');
    expect(where(game, foe)).toBeUndefined();
  });

  it('an exchange costs both sides a step and removes spent units', () => {
    const [game, foe] = attackUntil('exchange', ['foot North E2', 'foot South E3'], 'E3', 'E2');
    expect([stepsOf(game, foe), stepsOf(game, at(game, 'E2'))]).toEqual([1, 1]);
    const [late, enemy] = attackUntil(
      'broken',
      ['horse North E2', 'horse North D2', 'horse North D3', 'gun South E3'],
      'E3',
      'E2',
      'D2',
      'D3',
    );
    expect(stepsOf(late, enemy)).toBe(1);
  });
});

describe('[G15] [G5] a hex war made only of data', () => {
  it('a hex war made only of data plays legal acts and replays alike', () => {
    let state = 12_345;
    const chance = (below: number): number => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((state / 2_147_483_648) * below);
    };
    const game = ridge();
    const kinds = new Set<string>();
    for (let i = 0; i < 60 && gameOf(game.table)?.phase === 'playing'; i += 1) {
      const actor = onTurn(game.table)?.name === 'North' ? ANN : BEN;
      const acts = [...actsFor(game.table, actor)];
      const fights = acts.filter(({ kind }) => kind === 'act');
      const some = fights.length > 0 && chance(3) > 0 ? fights : acts;
      const act = some[chance(some.length)];
      if (!act) throw new Error('a dead end');
      kinds.add(act.kind === 'act' ? act.action : act.kind);
      const change = play(game, act);
      if (isRefusal(change)) throw new Error(`${act.kind} was offered, and refused: ${JSON.stringify(change)}`);
    }
    expect([...kinds].sort()).toEqual(expect.arrayContaining(['Attack', 'Bombard', 'move']));
    expect(game.table.get('reading', 'reading')?.number).toBeGreaterThan(0);
    expect(stateOf(replayed(game.steps))).toEqual(stateOf(game.table));
  });
});
