import { describe, expect, it } from 'vitest';
import { type Module, onTurn } from '../../../../src/engine/index.ts';
import { isRefusal } from '../../../../src/table/index.ts';
import {
  ANN,
  agreedBy,
  BEN,
  BLUE,
  begun,
  CLO,
  endTurn,
  join,
  leave,
  MAIN,
  move,
  openModule,
  outcome,
  type Play,
  play,
  played,
  RED,
  seated,
  spot,
  undo,
  withRules,
} from '../../../support/table.ts';

const resign = (actor: typeof ANN, side = RED) => ({ kind: 'resign', actor, side }) as const;
const draw = (actor: typeof ANN) => ({ kind: 'agree-draw', actor }) as const;
const pass = (actor: typeof ANN) => ({ kind: 'pass', actor }) as const;
const offer = (actor: typeof ANN) => ({ kind: 'ask', actor, wants: { what: 'draw' } }) as const;

const endOf = ({ table }: Play): readonly unknown[] => [
  table.get('game', 'game')?.phase,
  [...table.all('outcome')].map(({ id, result, cause }) => `${id} ${result} ${cause?.by}`),
];

const three: Module = withRules(
  { ...openModule, sides: [...openModule.sides, { name: 'Green' }], seats: { least: 2 } },
  {},
  { order: ['Red', 'Blue', 'Green'], ends: 'by-command' },
);

describe('resigning', () => {
  it('[G8] a side that resigns loses, and the last remaining side wins', () => {
    const game = begun();
    played(game, resign(BEN, BLUE));
    expect(endOf(game)).toEqual(['over', ['Blue lost resigned', 'Red won resigned']]);
  });

  it('[G8] resigning passes the turn on while others remain', () => {
    const game = seated(three);
    played(game, join(CLO, 'Green' as never), { kind: 'begin', actor: ANN }, resign(ANN));
    expect(endOf(game)).toEqual(['playing', ['Red lost resigned']]);
    expect(onTurn(game.table)?.id).toBe(BLUE);
    played(game, resign(CLO, 'Green' as never));
    expect(endOf(game)).toEqual(['over', ['Red lost resigned', 'Green lost resigned', 'Blue won resigned']]);
  });

  it('[G8] resigning is refused for others, twice, early, or by module rule', () => {
    const game = begun();
    expect(outcome(game, resign(ANN, BLUE))).toBe('not-a-player');
    expect(outcome(game, resign(CLO))).toBe('not-a-player');
    expect(outcome(begun(withRules(openModule, { resign: 'forbid' })), resign(ANN))).toBe('no-resigning');
    played(game, resign(ANN));
    expect(outcome(game, resign(ANN))).toBe('game-over');
  });

  it('[G8] resigning can be undone with the others’ consent', () => {
    const game = begun();
    played(game, resign(ANN));
    expect(outcome(game, undo(ANN))).toBe('undo-needs-consent');
  });
});

describe('a draw', () => {
  it('[G8] a draw happens once all others agreed to the offer', () => {
    const game = begun();
    const refused = play(game, draw(ANN));
    expect(isRefusal(refused) && refused).toEqual({ code: 'draw-needs-consent', sides: [BLUE] });
    agreedBy(game, offer(ANN), BEN);
    played(game, draw(ANN));
    expect(endOf(game)).toEqual(['over', ['Red drew agreed', 'Blue drew agreed']]);
  });

  it('[T31] a draw cannot be agreed for a side without a player', () => {
    const game = begun();
    played(game, leave(BEN));
    for (const operation of [offer(ANN), draw(ANN)]) {
      const refused = play(game, operation);
      expect(isRefusal(refused) && refused).toEqual({ code: 'consent-needs-players', sides: [BLUE] });
    }
  });

  it('[G8] offering a draw twice counts as agreement', () => {
    const game = begun();
    played(game, offer(ANN), offer(BEN));
    expect(outcome(game, draw(ANN))).toBe('done');
  });

  it('[G8] a draw stays on offer until another side plays', () => {
    const game = begun();
    played(game, offer(ANN), (one) => move(one, ANN, spot(MAIN, 'A5'), spot(MAIN, 'A4')), endTurn(ANN));
    expect(game.table.size('request')).toBe(1);
    played(game, (one) => move(one, BEN, spot(MAIN, 'C1'), spot(MAIN, 'C2')));
    expect(game.table.size('request')).toBe(0);
  });

  it('[G8] a draw is not offered against the module or by observers', () => {
    expect(outcome(begun(withRules(openModule, { draws: 'forbid' })), offer(ANN))).toBe('no-draws');
    expect(outcome(begun(), offer(CLO))).toBe('not-a-player');
  });
});

describe('passing', () => {
  const passing = (when: true | string, more: Partial<NonNullable<Module['turn']>> = {}): Module =>
    withRules(openModule, {}, { order: ['Red', 'Blue'], ends: 'by-command', pass: when, ...more });
  const passes = ({ table }: Play) => table.get('turn', 'turn')?.passed;

  it('[G8] passing ends the turn and counts in a row', () => {
    const game = begun(passing(true));
    played(game, pass(ANN));
    expect(passes(game)).toBe(1);
    played(game, pass(BEN));
    expect(passes(game)).toBe(2);
    played(game, endTurn(ANN));
    expect(passes(game)).toBeUndefined();
  });

  it('[G8] passing needs permission', () => {
    expect(outcome(begun(), pass(ANN))).toBe('no-passing');
    const game = begun(passing('SideName = Blue'));
    expect(outcome(game, pass(ANN))).toBe('pass-not-now');
    expect(outcome(game, pass(BEN))).toBe('not-your-turn');
    played(game, endTurn(ANN));
    expect(outcome(game, pass(BEN))).toBe('done');
  });

  it('[G8] passing ignores the duties of phases', () => {
    const game = begun(passing(true, { phases: [{ name: 'Set', act: { move: 1 }, least: 1 }] }));
    expect(outcome(game, endTurn(ANN))).toBe('phase-owes');
    expect(outcome(game, pass(ANN))).toBe('done');
  });

  it('[G8] passing by both sides lets a scorekeeper end the game', () => {
    const text = '(scorekeeper both (when (after-event (= kind side-turn-ended))) (do (if (>= Passes 2) end)))';
    const game = begun({ ...passing(true), scorekeepers: { text, hides: false } });
    played(game, pass(ANN));
    expect(endOf(game)[0]).toBe('playing');
    played(game, pass(BEN));
    expect(endOf(game)[0]).toBe('over');
  });

  it('[G8] the winner of a trick leads next, selected by a match of sides', () => {
    const lead = withRules(
      {
        ...openModule,
        sides: [
          { name: 'Red', values: { Took: true } },
          { name: 'Blue', values: { Took: false } },
        ],
      },
      {},
      { order: ['Red', 'Blue'], ends: 'by-command', next: 'Took = true' },
    );
    const game = begun(lead);
    played(game, endTurn(ANN));
    expect(game.table.get('turn', 'turn')).toMatchObject({ position: 0, number: 2 });
  });
});

describe('an ending by which a side loses, wins or draws', () => {
  const begunAll = (module: Module): Play => {
    const game = seated(module);
    if (module.sides.length > 2) played(game, join(CLO, 'Green' as never));
    played(game, { kind: 'begin', actor: ANN });
    return game;
  };
  const ending = (module: Module, result: 'lose' | 'win' | 'draw'): Module => ({
    ...module,
    endings: [{ when: 'reach', match: 'Royal = true && LocationName = C4', result }],
  });

  it.each([
    [2, 'lose', ['over', ['Red lost ending', 'Blue won ending']]],
    [3, 'lose', ['playing', ['Red lost ending']]],
    [3, 'win', ['over', ['Red won ending', 'Blue lost ending', 'Green lost ending']]],
    [3, 'draw', ['over', ['Red drew ending', 'Blue drew ending', 'Green drew ending']]],
  ] as const)(
    '[G8] an ending among %d sides, in which a side reaches %s, decides the others’ results',
    (sides, result, end) => {
      const game = begunAll(ending(sides === 2 ? openModule : three, result));
      played(game, move(game, ANN, spot(MAIN, 'C5'), spot(MAIN, 'C4')));
      expect(endOf(game)).toEqual(end);
    },
  );
});
