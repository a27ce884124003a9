import { expect, test } from 'vitest';
import { actsFor, gameOf, type Module, notationFunctions, onTurn, playersOf } from '../../../../src/engine/index.ts';
import { type Operation, only } from '../../../../src/table/index.ts';
import { reportChangeToViewer } from '../../../../src/view/seen/seen.ts';
import { channelViewer } from '../../../../src/view/viewer.ts';
import { INTERNATIONAL_DRAUGHTS } from '../../../support/games/international-draughts.ts';
import { moduleFrom } from '../../../support/modules/modules.ts';
import { shippedModule } from '../../../support/modules/shipped.ts';
import { ANN, BEN, join, newPlay, type Play, played, type RED, startOf } from '../../../support/table.ts';

/** Games as they were published, typed move by move, and told again. */

const begun = (module: Module): Play => {
  const game = newPlay();
  const [first, second] = (module.turn?.order ?? []) as readonly (typeof RED)[];
  if (!first || !second) throw new Error('two sides play');
  played(game, startOf(module), join(ANN, first), join(BEN, second), { kind: 'begin', actor: ANN });
  return game;
};

const { styleOf } = notationFunctions;

/** The move that is typed, of those that the side on turn can make. */
const meant = ({ table }: Play, typed: string): Operation<'move'> | Operation<'pass'> => {
  const side = onTurn(table);
  const [actor] = side ? playersOf(table, side.id) : [];
  if (actor === undefined) throw new Error('nobody is on turn');
  const acts = () =>
    [...actsFor(table, actor)].flatMap((act) => (act.kind === 'move' || act.kind === 'pass' ? act : []));
  const style = styleOf(table);
  const found = style?.meant(table, actor, typed, () => style.texts(table, acts())) ?? [];
  expect([typed, found.length]).toEqual([typed, 1]);
  return found[0]?.operation ?? expect.fail();
};

/** Types all moves, and returns how they are told. */
const told = (game: Play, moves: readonly string[]): readonly string[] =>
  moves.flatMap((typed) => {
    const operation = meant(game, typed);
    const seen = reportChangeToViewer(game.table, played(game, operation), channelViewer, operation);
    expect(only(seen, 'moved', 'vanished', 'became')).toEqual([]);
    return only(seen, 'written').map(({ number, san }) => `${number} ${san}`);
  });

/** The moves of a text without their numbers and the result. */
const movesIn = (text: string): readonly string[] => text.split(/\s+/).filter((part) => /^\d+[-x]\d+/.test(part));

const count = (game: Play, side: string): number =>
  [...game.table.all('piece')].filter((piece) => piece.side === side && piece.place.cell !== undefined).length;

const MANCHESTER = `1. 11-15 24-20 2. 8-11 28-24 3. 9-13 22-18 4. 15x22 25x18 5. 4-8 26-22 6. 10-14 18x9 7. 5x14 22-18
8. 1-5 18x9 9. 5x14 29-25 10. 11-15 24-19 11. 15x24 25-22 12. 24-28 22-18 13. 6-9 27-24 14. 8-11 24-19 15. 7-10 20-16
16. 11x20 18-15 17. 2-6 15-11 18. 12-16 19x12 19. 10-15 11-8 20. 15-18 21-17 21. 13x22 30-26 22. 18x27 26x17x10x1`;

test('[U46] the notation replays a published game of English draughts', async () => {
  const game = begun(await shippedModule('draughts'));
  const moves = movesIn(MANCHESTER);
  const all = told(game, moves);
  expect(all).toEqual(moves.map((move, ply) => `${1 + Math.floor(ply / 2)} ${move}`));
  expect(all.at(-1)).toBe('22 26x17x10x1');
  expect([count(game, 'Dark'), count(game, 'Light')]).toEqual([5, 5]);
});

const WORLD_2003 = `1. 32-28 17-22 2. 28x17 12x21 3. 31-26 7-12 4. 26x17 12x21 5. 36-31 19-23 6. 34-29 23x34 7. 39x30 20-24
8. 30x19 14x23 9. 37-32 21-27 10. 31x22 18x27 11. 32x21 16x27 12. 41-37 10-14 13. 46-41 11-17 14. 33-29 23x34
15. 40x29 6-11 16. 35-30 14-20 17. 45-40 20-24 18. 30x19 13x33 19. 38x29 5-10 20. 42-38 10-14 21. 44-39 8-12
22. 40-34 14-19 23. 50-44 2-7 24. 48-42 19-23 25. 29x18 12x23 26. 39-33 7-12 27. 33-28 23x32 28. 37x28 9-13
29. 44-39 3-9 30. 38-33 9-14 31. 34-30 17-21 32. 33-29 21-26 33. 43-38 1-7 34. 41-37 11-17 35. 39-34 7-11
36. 30-24 11-16 37. 34-30 27-31 38. 28-23 16-21 39. 30-25 12-18 40. 23x12 17x8`;

test('[U46] the notation replays a 10 x 10 draughts game with first and last cells', () => {
  const game = begun(moduleFrom(INTERNATIONAL_DRAUGHTS));
  const moves = movesIn(WORLD_2003);
  const all = told(game, moves);
  expect(all.length).toBe(80);
  const ends = (text: string): string => text.replace(/^\d+ /, '').replace(/x.*x/, 'x');
  expect(all.map(ends)).toEqual(moves);
  expect(all.filter((move) => /x.*x/.test(move))).toEqual(['18 13x24x33']);
});

const ZEN_2012 = 'df fd ed ec fe ge ee fc gf cg cf he hf fg dg ff gh gg hg hh ih hi gi if ii hh hi ie dc db cc eh gd';

/** A point of SGF, whose rows count from the top, as people name it. */
const pointOf = (sgf: string): string => `${'ABCDEFGHJ'.charAt(sgf.charCodeAt(0) - 97)}${9 - (sgf.charCodeAt(1) - 97)}`;

test('[U47] the notation replays a published game of Go in points without I', async () => {
  const game = begun(await shippedModule('go-9'));
  const points = ZEN_2012.split(' ').map(pointOf);
  const all = told(game, [...points.map((point) => point.toLowerCase()), 'pass', 'b pass']);
  const colour = (ply: number): string => (ply % 2 === 0 ? 'B' : 'W');
  expect(all).toEqual([...points, 'pass', 'pass'].map((point, ply) => `${ply + 1} ${colour(ply)} ${point}`));
  expect(all[20]).toBe('21 B J2');
  expect(gameOf(game.table).phase).toBe('over');
});

test.each(['go-9', 'go-13', 'go'])('[U47] the notation names each corner of %s', async (name) => {
  const game = begun(await shippedModule(name));
  const last = { 'go-9': 'J9', 'go-13': 'N13', go: 'T19' }[name] ?? '';
  const corners = ['A1', last, `A${last.slice(1)}`, `${last.charAt(0)}1`];
  expect(told(game, corners)).toEqual(corners.map((point, ply) => `${ply + 1} ${ply % 2 === 0 ? 'B' : 'W'} ${point}`));
  expect(styleOf(game.table)?.meant(game.table, ANN, 'I3', () => [])).toBeUndefined();
  expect(styleOf(game.table)?.meant(game.table, ANN, 'w D4', () => [])).toEqual([]);
});

test('[U46] [U47] moves are described in words if the board does not fit the notation', async () => {
  const draughts = await shippedModule('draughts');
  const { setup } = draughts;
  const [stack, ...others] = setup;
  if (!stack) throw new Error('nothing is set up');
  expect(styleOf(begun({ ...draughts, setup: [...others, { ...stack, cell: 'B1' }] }).table)).toBeUndefined();
  const { notation: _, ...plain } = draughts;
  expect(styleOf(begun(plain).table)).toBeUndefined();
});
