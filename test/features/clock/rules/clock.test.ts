import { describe, expect, test } from 'vitest';
import { botPlayerId, refusalOf } from '../../../../src/engine/index.ts';
import { questionRecordIn } from '../../../../src/engine/play/lines/question.ts';
import { skipQuestionOrTurn } from '../../../../src/engine/play/turns/skipping.ts';
import { majorityChoice, timeoutChoicesIn, timeoutVotersFor } from '../../../../src/features/clock/rules/choices.ts';
import {
  clockTimeLeft,
  hasSideChosenItsAct,
  more,
  sidesToWaitFor,
  whole,
} from '../../../../src/features/clock/rules/times.ts';
import { apply, type Operation, type PersonId, perform, type SideId } from '../../../../src/table/index.ts';
import { narrateChangeForViewer } from '../../../../src/view/seen/seen.ts';
import { ToldChange } from '../../../../src/view/seen/told-change.ts';
import { channelViewer } from '../../../../src/view/viewer.ts';
import { MARKET } from '../../../engine/actions/market.ts';
import { moduleFrom } from '../../../support/modules/modules.ts';
import {
  ANN,
  BEN,
  BLUE,
  begun,
  CLO,
  DAN,
  endTurn,
  join,
  leave,
  newPlay,
  openModule,
  type Play,
  play,
  played,
  RED,
  seated,
  startOf,
  undo,
} from '../../../support/table.ts';

const levy: Operation = {
  kind: 'act',
  actor: ANN,
  action: 'Levy',
  subject: undefined,
  choices: {},
  payment: undefined,
};

test('[U22] a clock is reported when it is set, changed and removed', () => {
  const game = newPlay();
  played(game, startOf(openModule));
  const told = (limit: { readonly turn?: number; readonly bank?: number }): unknown => {
    const operation: Operation = { kind: 'set-clock', actor: ANN, ...limit };
    const change = played(game, operation);
    return narrateChangeForViewer(new ToldChange(game.table, change, operation), channelViewer).seen;
  };
  expect(told({ turn: 60 })).toEqual([{ what: 'clock', turn: 60 }]);
  expect(told({ bank: 90 })).toEqual([{ what: 'clock', bank: 90 }]);
  expect(told({})).toEqual([{ what: 'clock' }]);
  expect(play(game, { kind: 'set-clock', actor: ANN })).toEqual({ code: 'clock-so' });
});

const MINUTE = 60_000;
const timed = (limit: { readonly turn?: number; readonly bank?: number }): Play => {
  const game = newPlay();
  played(game, startOf(openModule), { kind: 'set-clock', actor: ANN, ...limit }, join(ANN, RED), join(BEN, BLUE));
  played(game, { kind: 'begin', actor: ANN });
  return game;
};
/** `SIDE minutes left`, and behind it the minute since which it runs. */
const clocks = ({ table }: Play): readonly string[] =>
  (table.get('clock', 'clock')?.sides ?? []).map(
    ({ side, left, since }) => `${side} ${left / MINUTE}${since === undefined ? '' : ` from ${since / MINUTE}`}`,
  );
const at = (game: Play, minute: number, operation: Operation): readonly string[] => {
  const change = play(game, operation, minute * MINUTE);
  return 'code' in change ? [change.code] : clocks(game);
};

test('[U22] the clock runs for the side that must act, by turn or as a bank of time', () => {
  const turns = timed({ turn: 60 });
  expect(clocks(turns)).toEqual(['Red 60 from 0']);
  expect(at(turns, 10, endTurn(ANN))).toEqual(['Red 50', 'Blue 60 from 10']);
  expect(at(turns, 30, endTurn(BEN))).toEqual(['Red 60 from 30', 'Blue 40']);
  const bank = timed({ bank: 60 });
  expect(at(bank, 10, endTurn(ANN))).toEqual(['Red 50', 'Blue 60 from 10']);
  expect(at(bank, 30, endTurn(BEN))).toEqual(['Red 50 from 30', 'Blue 40']);
  expect(at(bank, 35, endTurn(ANN))).toEqual(['Red 45', 'Blue 40 from 35']);
  expect(at(bank, 36, undo(ANN))).toEqual(['Red 45 from 36', 'Blue 39']);
});

test('[U22] waiting players vote on a late side until it returns', () => {
  const game = timed({ turn: 60 });
  const runOut: Operation = { kind: 'run-out', actor: ANN };
  expect(at(game, 59, runOut)).toEqual(['no-timeout']);
  expect(at(game, 60, { ...runOut, actor: BEN })).toEqual(['no-timeout']);
  expect(at(game, 60, runOut)).toEqual(['Red 60 from 0']);
  expect(game.table.get('timeout', 'timeout')).toMatchObject({ sides: ['Red'], people: [ANN], at: 60 * MINUTE });
  expect(at(game, 61, runOut)).toEqual(['no-timeout']);
  expect(at(game, 70, endTurn(ANN))).toEqual(['Red -10', 'Blue 60 from 70']);
  expect(game.table.get('timeout', 'timeout')).toBeUndefined();
  expect(at(game, 130, { kind: 'run-out', actor: BEN })).toEqual(['Red -10', 'Blue 60 from 70']);
  expect(at(game, 131, { kind: 'choose-timeout', actor: ANN, choice: 'skip' })).toEqual(['Red 60 from 131', 'Blue -1']);
  expect(game.table.size('timeout')).toBe(0);
});

describe('[U22] the choices for a late side', () => {
  const turn = { order: ['Red', 'Blue'], ends: 'after-move' } as const;
  const choices = (game: Play): readonly string[] => timeoutChoicesIn(game.table);
  const SKIPPED = ['wait', 'skip', 'house', 'replace', 'forfeit'];
  const UNSKIPPED = SKIPPED.filter((one) => one !== 'skip');

  test('[U22] voters on a late side can skip it unless only a move ends the turn', () => {
    expect(choices(begun(openModule))).toEqual(SKIPPED);
    expect(choices(begun({ ...openModule, turn }))).toEqual(UNSKIPPED);
    expect(choices(begun({ ...openModule, turn: { ...turn, pass: 'true' } }))).toEqual(SKIPPED);
  });

  test('[U22] voters on a late side can skip an open question, whatever ends the turn', () => {
    const game = begun({ ...moduleFrom(MARKET), turn });
    expect(choices(game)).toEqual(UNSKIPPED);
    played(game, levy);
    expect(choices(game)).toEqual(SKIPPED);
    const { side } = questionRecordIn(game.table) ?? {};
    expect(sidesToWaitFor(game.table)).toEqual([side]);
    expect(side).not.toBe(RED);
    apply(game.table, skipQuestionOrTurn(game.table, [BLUE]));
    expect(questionRecordIn(game.table)).toBeUndefined();
  });

  test('[U22] in simultaneous turns, votes cover all sides that have not chosen', () => {
    const game = begun({
      ...openModule,
      turn: { ...turn, phases: [{ name: 'Plan', who: 'all', act: { move: 1 } }] },
    });
    expect([choices(game), sidesToWaitFor(game.table)]).toEqual([SKIPPED, [RED, BLUE]]);
    apply(game.table, skipQuestionOrTurn(game.table, [RED]));
    expect([RED, BLUE].map((side) => hasSideChosenItsAct(game.table, side))).toEqual([true, false]);
    expect(game.table.get('covered-act', RED)).toEqual({ kind: 'covered-act', id: RED, phase: 'Plan', by: ANN });
    const empty = begun({ ...openModule, turn: { ...turn, phases: [{ name: 'Plan', who: 'all', act: { move: 1 } }] } });
    played(empty, leave(BEN, BLUE));
    apply(empty.table, skipQuestionOrTurn(empty.table, [BLUE]));
    expect(empty.table.get('covered-act', BLUE)?.by).toBe(ANN);
  });

  const four = (...seats: readonly (readonly [PersonId, string])[]): Play => {
    const sides = ['Red', 'Blue', 'Green', 'Grey'];
    const game = newPlay();
    played(
      game,
      startOf({ ...openModule, sides: sides.map((name) => ({ name })), turn: { order: sides, ends: 'by-command' } }),
      ...seats.map(([person, side]) => join(person, side as SideId)),
      { kind: 'begin', actor: ANN },
    );
    return game;
  };
  const each = [
    [ANN, 'Red'],
    [BEN, 'Blue'],
    [CLO, 'Green'],
    [DAN, 'Grey'],
  ] as const;

  test('[U22] only waiting humans vote on a late side, each once', () => {
    const late = { sides: [RED] };
    expect(timeoutVotersFor(four(...each).table, late)).toEqual([BEN, CLO, DAN]);
    const both = four([ANN, 'Red'], [BEN, 'Blue'], [BEN, 'Green'], [ANN, 'Grey']);
    expect(timeoutVotersFor(both.table, late)).toEqual([BEN]);
    const house = four([ANN, 'Red'], [BEN, 'Blue'], [CLO, 'Green'], [botPlayerId(3), 'Grey']);
    expect(timeoutVotersFor(house.table, late)).toEqual([BEN, CLO]);
    const resigned = four(...each);
    played(resigned, { kind: 'resign', actor: CLO, side: 'Green' as SideId });
    expect(timeoutVotersFor(resigned.table, late)).toEqual([BEN, DAN]);
  });

  test('[U22] a vote on a late side needs more than half of the players still waiting', () => {
    const votes = (...all: readonly (readonly [PersonId, 'wait' | 'skip'])[]) =>
      all.map(([by, choice]) => ({ by, choice }));
    expect(majorityChoice([BEN, CLO], votes([BEN, 'wait']))).toBeUndefined();
    expect(majorityChoice([BEN, CLO], votes([BEN, 'wait'], [CLO, 'wait']))).toBe('wait');
    expect(majorityChoice([BEN, CLO, DAN], votes([BEN, 'skip'], [CLO, 'wait'], [DAN, 'skip']))).toBe('skip');
    expect(majorityChoice([BEN, CLO, DAN], votes([BEN, 'skip'], [ANN, 'skip']))).toBeUndefined();
  });

  test('[U22] no votes on a late side exist before the game, for solo players or bots', () => {
    expect(sidesToWaitFor(seated().table)).toEqual([]);
    expect(sidesToWaitFor(four(...each).table)).toEqual([RED]);
    expect(sidesToWaitFor(four(...each.map(([, side]) => [ANN, side] as const)).table)).toEqual([]);
    const bots = each.map(([, side], i) => [i === 0 ? ANN : botPlayerId(i), side] as const);
    expect(sidesToWaitFor(four(...bots).table)).toEqual([]);
  });
});

test('[U22] a late side can get a whole turn more, or a tenth of its bank of time', () => {
  expect([whole({ turn: 30 }), whole({ bank: 90 }), whole({})]).toEqual([30 * MINUTE, 90 * MINUTE, 0]);
  const given = [{ turn: 30 }, { bank: 60 }, { bank: 100 }, { bank: 101 }, { bank: 110 }, { bank: 111 }].map(more);
  expect(given).toEqual([30, 10, 10, 11, 11, 12].map((minutes) => minutes * MINUTE));
});

test('[U22] a paused clock keeps its time; a running clock loses it', () => {
  const { table } = timed({ bank: 60 });
  const left = (since: number | undefined, now: number, away = 0): number =>
    clockTimeLeft(table, { side: RED, left: 50, ...(since === undefined ? {} : { since }) }, now, () => away);
  expect([left(undefined, 1000), left(100, 100), left(100, 110), left(100, 160)]).toEqual([50, 50, 40, -10]);
  expect([left(100, 110, 4), left(100, 110, 10), left(100, 110, 11)]).toEqual([44, 50, 50]);
});

test('[U22] absences are not taken from a bank of time', () => {
  const game = timed({ bank: 60 });
  const hours = 10 * 60 * MINUTE;
  const surroundings = { now: hours + 15 * MINUTE, past: { done: [], undone: [] }, away: () => hours };
  perform(game.table, refusalOf, endTurn(ANN), surroundings);
  expect(clocks(game)[0]).toBe('Red 45');
});
