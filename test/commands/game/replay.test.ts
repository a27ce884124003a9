import { describe, expect, it } from 'vitest';
import { parseReplayRange, type ReplayRange, replayGame, sampleEvenly } from '../../../commands/game/replay.ts';
import type { BoardPicture } from '../../../src/draw/index.ts';
import type { InputContext } from '../../../src/port/command.ts';
import type { PersonId } from '../../../src/table/index.ts';
import { languages } from '../../../src/words/index.ts';
import { moduleFrom, open, VEILED } from '../../support/modules/modules.ts';
import { CHANNEL, GUILD, idsAt, moveOf, newProcess, newTable, told } from '../../support/session.ts';
import { ANN, BEN, endTurn, MAIN, openModule, spot } from '../../support/table.ts';
import { begun, controls, move, shown, sitDown, sub } from '../table.ts';

/** A game as a picture that moves, and the way through its steps. */

const actOf = (person: PersonId): InputContext => ({
  interaction: '1' as InputContext['interaction'],
  share: { value: '' },
  person: { id: person, name: '' },
  words: languages.en,
  channel: CHANNEL,
  guild: GUILD,
});

const framesFor = async (
  table: Awaited<ReturnType<typeof newTable>>,
  person: PersonId,
  what: ReplayRange,
): Promise<readonly BoardPicture[]> => {
  const { answer } = await replayGame(table.games, table.game, actOf(person), what);
  expect(answer?.to).toBe('asker');
  const pictures: BoardPicture[] = [];
  for (const frame of answer?.drawing?.frames ?? []) pictures.push((await frame()) as BoardPicture);
  return pictures;
};

const where = (name: string) => (picture: BoardPicture) => picture.pieces.find((piece) => piece.name === name)?.cell;

describe('[U14] an animated replay', () => {
  it('a replay has a frame per step, or per turn for whole games', async () => {
    const table = await newTable(newProcess());
    const { session } = table.game;
    for (const [actor, from, to] of [
      [ANN, 'A5', 'A4'],
      [ANN, 'A4', 'A3'],
    ] as const)
      await told(table.game, moveOf(session, actor, spot(MAIN, from), spot(MAIN, to)));
    await told(table.game, endTurn(ANN));
    await told(table.game, endTurn(BEN));
    const steps = await framesFor(table, BEN, 4);
    expect(steps.map(where('Pawn'))).toEqual(['A4', 'A3', 'A3', 'A3']);
    const turns = await framesFor(table, ANN, 'game');
    expect(turns.map(where('Pawn'))).toEqual(['A5', 'A3', 'A3']);
    expect((await framesFor(table, ANN, 'turn')).length).toBeGreaterThan(1);
  });

  it('a replay begins before the last turn and needs two steps', async () => {
    const table = await newTable(newProcess());
    const { session } = table.game;
    await told(table.game, moveOf(session, ANN, spot(MAIN, 'A5'), spot(MAIN, 'A4')));
    await told(table.game, endTurn(ANN));
    await told(table.game, endTurn(BEN));
    await told(table.game, moveOf(session, ANN, spot(MAIN, 'A4'), spot(MAIN, 'A3')));
    const turn = await framesFor(table, BEN, 'turn');
    expect(turn.map(({ caption }) => caption)).toEqual(['ends the turn', 'ends the turn', 'moves Pawn A4 → A3']);
    expect([await framesFor(table, BEN, 2), await framesFor(table, BEN, 1)].map(({ length }) => length)).toEqual([
      2, 0,
    ]);
  });

  it('a replay shows the board with the most acts, else the first', async () => {
    const boards = ['One', 'Two'].map(
      (name) => `{ name: ${name}, grid: { kind: square, columns: 3, rows: 3, numbering: A1 } }`,
    );
    const two = moduleFrom(`
module: two
title: Two
sides: [{ name: Red }, { name: Blue }]
rules: { turns: free }
maps: [{ name: Field, boards: [${boards.join()}] }]
prototypes: { pawn: {} }
setup:
  - { at: One A1, side: Red, pieces: [{ prototype: pawn, name: First }] }
  - { at: Two A1, side: Red, pieces: [{ prototype: pawn, name: Second }] }
`);
    const table = await newTable(newProcess(), two);
    const { session } = table.game;
    const [one, other] = ['Field/One', 'Field/Two'] as unknown as readonly [typeof MAIN, typeof MAIN];
    const seen = async (): Promise<string | undefined> =>
      (await framesFor(table, ANN, 2))
        .at(-1)
        ?.pieces.map(({ name }) => name)
        .join();
    expect(await seen()).toBe('First');
    await told(table.game, moveOf(session, ANN, spot(other, 'A1'), spot(other, 'A2')));
    await told(table.game, moveOf(session, ANN, spot(other, 'A2'), spot(other, 'A3')));
    expect(await seen()).toBe('Second');
    await told(table.game, moveOf(session, ANN, spot(one, 'A1'), spot(one, 'A2')));
    await told(table.game, moveOf(session, ANN, spot(one, 'A2'), spot(one, 'A3')));
    expect(await seen()).toBe('First');
  });

  it('a replay shows each viewer only what they may see', async () => {
    const table = await newTable(newProcess(), moduleFrom(VEILED.replace('symbol: S', 'symbol: S, invisible: true')));
    const { session } = table.game;
    const at = (cell: string) => spot('Field/Field' as typeof MAIN, cell);
    const [piece] = idsAt(session, at('A1'));
    await told(table.game, { kind: 'hide', actor: ANN, piece: piece as never, what: 'existence' });
    await told(table.game, moveOf(session, ANN, at('A1'), at('A2')));
    await told(table.game, endTurn(ANN));
    const own = await framesFor(table, ANN, 3);
    const cells = ({ pieces }: BoardPicture) => pieces.flatMap(({ name, cell }) => (name === 'Red Scout' ? cell : []));
    expect(own.map(cells).at(-1)).toEqual(expect.arrayContaining(['A2', 'B1']));
    const others = await framesFor(table, BEN, 300);
    expect(others.map(cells).at(-1)).toEqual(['B1']);
    expect(JSON.stringify(others)).not.toContain('A2"]');
  });

  it('a replay has at most 300 evenly spaced frames, including both ends', () => {
    const all = Array.from({ length: 1000 }, (_, i) => i);
    const some = sampleEvenly(all, 300);
    expect([some.length, some[0], some.at(-1), new Set(some).size]).toEqual([300, 0, 999, 300]);
    expect(sampleEvenly(all.slice(0, 300), 300)).toEqual(all.slice(0, 300));
    expect([parseReplayRange('game'), parseReplayRange('anything'), parseReplayRange(undefined)]).toEqual([
      'game',
      'turn',
      'turn',
    ]);
  });

  it('a replay says if nothing has happened yet', async () => {
    const table = await newTable(newProcess(), {
      ...openModule,
      maps: [{ name: 'Camp', occupied: 'stack', boards: [] }],
      setup: [],
    });
    const { answer } = await replayGame(table.games, table.game, actOf(ANN), 'game');
    expect(answer?.text).toContain('nothing');
    expect(answer?.drawing).toBeUndefined();
  });
});

describe('[U14] a board at a step', () => {
  it('an earlier board links first, last and bookmarked steps', async () => {
    const table = await sitDown({ modules: [open] });
    const [alice, bob] = [table.user('alice'), table.user('bob')];
    await begun(table, 'open');
    await move(alice, 'A1', 'A2');
    await move(bob, 'E5', 'E4');
    const sixth = await alice.slash('table', 'board', { step: '6' });
    const first = await alice.press(shown(sixth), 'First');
    expect(table.heard(first)).toContain('at the start of the game (step 4 of 6)');
    const last = await alice.press(shown(first), 'Last');
    expect(table.heard(last)).toContain('after step 6 of 6');
    const fifth = await alice.press(shown(last), 'Back');
    const marked = await alice.press(shown(fifth), 'Bookmark');
    expect(controls(shown(marked))).toContain('Remove bookmark');
    const back = await alice.select(shown(await alice.press(shown(marked), 'First')), 'Your bookmarks: 1', ['5']);
    expect(table.heard(back)).toContain('after step 5 of 6');
    expect(table.heard(await bob.slash('table', 'board', { step: '5' }))).not.toContain('bookmarks');
    expect(controls(shown(await alice.press(shown(back), 'Remove bookmark')))).toContain('Bookmark');
  });

  it('an earlier board is one press away from the replay', async () => {
    const table = await sitDown({ modules: [open] });
    const alice = table.user('alice');
    await begun(table, 'open');
    await move(alice, 'A1', 'A2');
    const replay = await sub(alice, 'game', 'replay', { steps: 3 });
    expect(table.heard(replay)).toContain('the last 3 steps');
    expect(table.heard(await alice.press(shown(replay), 'Whole game'))).toContain('the whole game. Only you');
    expect(table.heard(await alice.press(shown(replay), 'Step by step'))).toContain('after step 3 of 5');
  });
});
