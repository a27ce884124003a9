import { describe, expect, it } from 'vitest';
import { type Module, refusalOf, systems } from '../../../src/engine/index.ts';
import { botPlayerId } from '../../../src/engine/play/house.ts';
import { gainOfOperation } from '../../../src/engine/play/interest.ts';
import type { Wish } from '../../../src/engine/play/records.ts';
import {
  isRefusal,
  type Operation,
  type OperationKind,
  type PersonId,
  type PieceId,
} from '../../../src/table/index.ts';
import {
  ANN,
  agreedBy,
  BEN,
  BLUE,
  begun,
  CLO,
  DAN,
  endTurn,
  join,
  leave,
  MAIN,
  newPlay,
  openModule,
  outcome,
  type Play,
  play,
  played,
  RED,
  spot,
  startOf,
  undo,
  withRules,
} from '../../support/table.ts';
import { EACH } from './each-operation.ts';

/** Its module leaves open who changes the table. */
const { changes: _, ...rules } = openModule.rules;
const strict: Module = { ...openModule, rules };
const owners: Module = {
  ...strict,
  rules: { ...rules, changes: 'owner' },
  traits: { pawn: { dynamic: { Wounds: { min: 0 } } } },
};

const PAWN = 'p1' as PieceId;
const arrange: Wish = { what: 'arrange' };
const asking = (actor: PersonId, wants: Wish): Operation<'ask'> => ({ kind: 'ask', actor, wants });
const placing = (actor: PersonId): Operation<'place'> => ({ kind: 'place', actor, ...EACH.place });
const defining = (actor: PersonId): Operation<'define-scores'> => ({
  kind: 'define-scores',
  actor,
  text: '(scorekeeper mine (when (after-event (= kind moved))) (do (if (= name Red) (win) (lose))))',
});
const isArranged = ({ table }: Play): boolean => table.get('arranged', 'arranged') !== undefined;

/** Ann plays Red, Ben Blue, Clo watches; the host is whoever is named, who also presides if that is said. */
const at = (host: PersonId, presides = false): Play => {
  const game = newPlay();
  played(game, startOf(strict, host), join(ANN, RED), join(BEN, BLUE), join(CLO, undefined));
  if (presides) played(game, { kind: 'preside', actor: host, takes: true });
  played(game, { kind: 'begin', actor: ANN });
  return game;
};

const COLUMNS: readonly (readonly [name: string, actor: PersonId, game: () => Play])[] = [
  ['host who plays', ANN, () => at(ANN)],
  ['host', DAN, () => at(DAN)],
  ['master who plays', ANN, () => at(ANN, true)],
  ['master', DAN, () => at(DAN, true)],
  ['on turn', ANN, () => at(DAN)],
  ['not on turn', BEN, () => at(DAN)],
  ['observer', CLO, () => at(DAN)],
];

const isAsked = (code: string): boolean =>
  /needs?-consent$/.test(code) || ['side-taken', 'has-seen', 'not-accepted'].includes(code);

/** Whether they may, ask others first, or are refused; what else stands against it doesn't count. */
const wordFor = (game: Play, begin: () => Play, operation: Operation): string => {
  const refusal = refusalOf(game.table, operation);
  if (refusal) return isAsked(refusal.code) ? 'asks' : '-';
  // Rules of play are decided as they are for everybody who may.
  const done = gainOfOperation(game.table, operation) === 'rules' ? undefined : play(begin(), operation);
  if (!done || !isRefusal(done)) return 'may';
  if (done.code === 'not-silent') return 'waits';
  return isAsked(done.code) ? 'asks' : ['host-only', 'not-a-player', 'not-seated'].includes(done.code) ? '-' : 'may';
};

describe('[W7] operations that may benefit their actor', () => {
  it('the golden table lists each role’s operations that may benefit their actor', async () => {
    const kinds = systems.flatMap(({ operations }) => Object.keys(operations)).sort() as OperationKind[];
    const columns = COLUMNS.map(([name, actor, begin]) => ({ name, actor, begin, game: begin() }));
    // The first step of a game has no game yet.
    const rows = kinds
      .filter((kind) => kind !== 'start')
      .map((kind) => {
        const by = (actor: PersonId): Operation => ({ ...EACH[kind], kind, actor }) as Operation;
        const cells = columns.map(({ actor, begin, game }) => wordFor(game, begin, by(actor)));
        return [kind, gainOfOperation(at(DAN).table, by(ANN)), ...cells];
      });
    const all = [['operation', 'gain', ...columns.map(({ name }) => name)], ...rows];
    const lines = all.map((cells) =>
      cells
        .map((cell) => cell.padEnd(16))
        .join(' ')
        .trimEnd(),
    );
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('../../golden/gains.txt');
  });

  it('a host who plays needs consent to operations that may benefit them', () => {
    const game = at(ANN);
    for (const operation of [placing(ANN), defining(ANN), { kind: 'delete', actor: ANN, piece: PAWN } as const])
      expect(outcome(game, operation)).toBe('arranging-needs-consent');
    expect(outcome(at(DAN), placing(DAN))).toBe('done');
  });

  it('operations that benefit their actor need no consent if no other person plays', () => {
    const alone = newPlay();
    played(alone, startOf(strict), { kind: 'alone', actor: ANN }, { kind: 'begin', actor: ANN });
    expect(outcome(alone, placing(ANN))).toBe('done');
    const withBot = newPlay();
    played(withBot, startOf(strict), join(ANN, RED), join(botPlayerId(1), BLUE), { kind: 'begin', actor: ANN });
    expect(outcome(withBot, placing(ANN))).toBe('done');
  });

  it('operations that benefit their actor are allowed while all others agree', () => {
    const game = at(ANN);
    expect(outcome(game, asking(CLO, arrange))).toBe('not-a-player');
    played(game, asking(ANN, arrange));
    expect(outcome(game, placing(ANN))).toBe('arranging-needs-consent');
    const { id } = [...game.table.all('request')].at(-1) ?? { id: '' };
    played(game, { kind: 'agree', actor: BEN, request: id }, placing(ANN), defining(ANN));
    played(game, { kind: 'decline', actor: BEN, request: id });
    expect(outcome(game, { ...placing(ANN), to: spot(MAIN, 'E4') })).toBe('arranging-needs-consent');
  });

  it('consent to operations that benefit their actor ends when a seat changes hands', () => {
    const game = at(ANN);
    agreedBy(game, asking(ANN, arrange), BEN);
    played(game, leave(BEN), join(DAN, BLUE));
    expect(outcome(game, placing(ANN))).toBe('arranging-needs-consent');
  });

  it('consent also allows a single operation against the rules', () => {
    const game = at(ANN);
    const step = { kind: 'delete', piece: PAWN } as const;
    agreedBy(game, asking(ANN, { what: 'overrule-step', step }), BEN);
    expect(outcome(game, { ...step, actor: ANN, overruled: true })).toBe('done');
    expect(isArranged(game)).toBe(false);
  });

  it('the host may do operations that benefit them if the module says so', () => {
    expect(outcome(begun(openModule), placing(ANN))).toBe('done');
  });

  it('owners set only the values that change in play', () => {
    const game = begun(owners);
    expect(outcome(game, { kind: 'set', actor: ANN, piece: PAWN, values: { Wounds: 1 } })).toBe('done');
    expect(isArranged(game)).toBe(false);
    for (const values of [{ MovePoints: 99 }, { Strength: 99 }, { Wounds: 2, Strength: 99 }])
      expect(outcome(game, { kind: 'set', actor: ANN, piece: PAWN, values })).toBe('arranging-needs-consent');
  });

  it('a playing host needs consent to reload rules', () => {
    const module = withRules(strict, { pieces: 'anyone' });
    const reload: Operation<'reload'> = { kind: 'reload', actor: ANN, module, hash: 'other' };
    expect(outcome(at(ANN), reload)).toBe('reload-needs-consent');
    expect(outcome(at(ANN), { ...reload, module: { ...strict, title: 'Skirmish again' } })).toBe('done');
    expect(outcome(at(DAN), { ...reload, actor: DAN })).toBe('done');
  });

  it('a playing host needs consent to add points', () => {
    const points: Operation<'add-points'> = { kind: 'add-points', actor: ANN, side: RED, points: 3 };
    expect(outcome(at(ANN), points)).toBe('points-need-consent');
    expect(outcome(at(DAN), { ...points, actor: DAN })).toBe('done');
  });
});

it('[W6] a server manager who plays can neither skip others nor name a host', () => {
  const game = at(DAN);
  played(game, endTurn(ANN));
  for (const deed of ['unstick', 'host'] as const) {
    expect(outcome(game, { kind: 'manage', actor: ANN, deed, to: ANN })).toBe('manager-plays');
    expect(outcome(game, { kind: 'manage', actor: CLO, deed, to: CLO })).toBe('done');
  }
});

describe('[W8] a game whose course was arranged by one person', () => {
  it('an arranged game is marked until that step is undone', () => {
    const game = at(DAN);
    played(game, placing(DAN));
    expect(isArranged(game)).toBe(true);
    played(game, undo(DAN));
    expect(isArranged(game)).toBe(false);
  });

  it('a game is marked as arranged by masters, trusted hosts, changes and reloads', () => {
    const master = at(DAN, true);
    played(master, { kind: 'move', actor: DAN, ...EACH.move });
    const trusted = begun(openModule);
    played(trusted, placing(ANN));
    const agreed = at(ANN);
    agreedBy(agreed, asking(ANN, arrange), BEN);
    played(agreed, defining(ANN));
    const reloaded = at(DAN);
    played(reloaded, { kind: 'reload', actor: DAN, ...EACH.reload });
    expect([master, trusted, agreed, reloaded].map(isArranged)).toEqual([true, true, true, true]);
  });

  it('ordinary play does not mark a game as arranged', () => {
    const game = at(DAN);
    played(game, { kind: 'move', actor: ANN, ...EACH.move }, endTurn(ANN));
    expect(isArranged(game)).toBe(false);
  });
});

describe('[W9] an empty seat', () => {
  const move = { pieces: [PAWN], to: spot(MAIN, 'E5'), captures: [] };
  /** What comes of each wish while nobody plays Blue. */
  const WISHES: { readonly [W in Wish['what']]: readonly [wish: Wish, code: string] } = {
    undo: [{ what: 'undo', steps: [1] }, 'nobody-to-ask'],
    seat: [{ what: 'seat', side: BLUE }, 'nobody-to-ask'],
    transfer: [{ what: 'transfer', side: RED, to: DAN }, 'done'],
    bot: [{ what: 'bot', sides: [BLUE], level: 'normal' }, 'nobody-to-ask'],
    master: [{ what: 'master' }, 'nobody-to-ask'],
    publish: [{ what: 'publish' }, 'not-over'],
    draw: [{ what: 'draw' }, 'consent-needs-players'],
    arrange: [arrange, 'consent-needs-players'],
    reload: [{ what: 'reload', hash: 'other', title: 'Other' }, 'consent-needs-players'],
    clock: [{ what: 'clock', turn: 60 }, 'consent-needs-players'],
    overrule: [{ what: 'overrule', ...move }, 'consent-needs-players'],
    'overrule-act': [{ what: 'overrule-act', action: 'Raid', choices: {} }, 'no-such-action'],
    'overrule-step': [{ what: 'overrule-step', step: { kind: 'delete', piece: PAWN } }, 'consent-needs-players'],
    points: [{ what: 'points', side: RED, points: 3 }, 'consent-needs-players'],
    claim: [{ what: 'claim', side: RED, objective: 'Feast' }, 'no-such-objective'],
  };

  it('an empty seat cannot agree to a step that decides the game', () => {
    for (const [wants, code] of Object.values(WISHES)) {
      const game = at(ANN);
      played(game, leave(BEN));
      const more = wants.what === 'reload' ? { module: { ...strict, title: 'Other' } } : {};
      expect([wants.what, outcome(game, { ...asking(ANN, wants), ...more })]).toEqual([wants.what, code]);
    }
  });

  it('an empty seat blocks everything that needs consent of all others', () => {
    const game = at(ANN);
    played(game, leave(BEN));
    expect(outcome(game, { kind: 'move', actor: ANN, ...move, overruled: true })).toBe('consent-needs-players');
    expect(outcome(game, { kind: 'delete', actor: ANN, piece: PAWN, overruled: true })).toBe('consent-needs-players');
    expect(outcome(game, { kind: 'agree-draw', actor: ANN })).toBe('consent-needs-players');
    expect(outcome(game, { kind: 'stop', actor: ANN })).toBe('done');
  });
});
