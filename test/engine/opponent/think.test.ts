import { expect, test } from 'vitest';
import {
  actsFor,
  knowledgeOfPlayer,
  look,
  type Module,
  onTurn,
  type Piece,
  playersOf,
} from '../../../src/engine/index.ts';
import { winningGoalsOfModule } from '../../../src/engine/opponent/goals.ts';
import { createSeededRandom } from '../../../src/engine/opponent/luck.ts';
import { nameOfAct } from '../../../src/engine/opponent/order.ts';
import { think } from '../../../src/engine/opponent/think.ts';
import { createPossibleTable } from '../../../src/engine/opponent/worlds.ts';
import { RandomGame } from '../../../src/session/tryout/random-game.ts';
import { apply, join, type Operation, type PieceId, type SideId, updated } from '../../../src/table/index.ts';
import { moduleFrom } from '../../support/modules/modules.ts';
import { shippedModule } from '../../support/modules/shipped.ts';

/** What the bot thinks, by what its side knows. */

const EFFORT = 3_000_000;

const thoughtOf = (module: Module, acts = 0, seed = 1): ReturnType<typeof think> => {
  const game = RandomGame.begun(module, seed) ?? expect.fail();
  for (let act = 0; act < acts; act += 1) game.next();
  const side = onTurn(game.table)?.id ?? expect.fail();
  const person = playersOf(game.table, side)[0] ?? expect.fail();
  return think({ knowledge: knowledgeOfPlayer(game.table, person), effort: EFFORT, seed });
};

/** Chess from a position in FEN. */
const chessFrom = async (position: string): Promise<Module> => ({ ...(await shippedModule('chess')), position });

const targetOf = (act: Operation | undefined): string | undefined => (act?.kind === 'move' ? act.to.cell : undefined);

test('[G49] the bot finds mates in one and two, and takes a free queen', async () => {
  const mate = await chessFrom('6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1');
  expect(targetOf(thoughtOf(mate).acts[0])).toBe('A8');
  const ladder = thoughtOf(await chessFrom('7k/8/8/8/8/8/R7/1R4K1 w - - 0 1'));
  expect(ladder.worth).toBeGreaterThan(900_000);
  const free = await chessFrom('3qk3/8/8/8/8/8/8/3RK3 w - - 0 1');
  expect(targetOf(thoughtOf(free).acts[0])).toBe('D8');
});

test('[G49] the bot evaluates the position while others are on turn', async () => {
  const { table } = RandomGame.begun(await chessFrom('3q3k/8/8/8/8/8/8/3RK3 w - - 0 1'), 1) ?? expect.fail();
  const [white = expect.fail(), black = expect.fail()] = ['White', 'Black'].map(
    (side) => playersOf(table, side as SideId)[0],
  );
  const of = (person: typeof white) => think({ knowledge: knowledgeOfPlayer(table, person), effort: EFFORT, seed: 1 });
  expect(of(black)).toMatchObject({ acts: [], line: [] });
  expect(of(black).worth).toBeLessThan(-4);
  expect(of(white).worth).toBeGreaterThan(4);
  expect(of(black).depth).toBeGreaterThan(1);
});

test('[G49] the bot leaves no piece that can be taken for free', async () => {
  const pinned = await chessFrom('4k3/8/2p1p3/3n4/8/8/3Q4/4K3 w - - 0 1');
  expect(targetOf(thoughtOf(pinned).acts[0])).not.toBe('D5');
});

test('[G49] the bot follows an exchange to its end: no bishop for a pawn', async () => {
  const lost = await chessFrom('r1bqkbnr/p2p1p1p/2p3p1/1p2p3/B2nP3/3Q4/PPPP1PPP/RNB1K1NR w KQkq - 0 7');
  expect(targetOf(thoughtOf(lost).acts[0])).not.toBe('B5');
});

const CAMP = `
module: camp
title: Camp
sides: [{ name: Red }, { name: Blue }]
turn: { order: [Red, Blue], ends: by-command }
rules: { captures: manual }
maps:
  - name: Field
    boards: [{ name: Field, grid: { kind: square, columns: 6, rows: 1, numbering: A1 } }]
prototypes: { man: { moves: W } }
setup:
  - { at: A1, side: Red, pieces: [{ prototype: man }] }
  - { at: F1, side: Blue, pieces: [{ prototype: man }] }
opponent: { worth: { man: 1 } }
`;

test('[G49] the bot ends its turn if no act gains anything', () => {
  expect(thoughtOf(moduleFrom(CAMP.replace('manual', 'none'))).acts[0]?.kind).toBe('end-turn');
});

test('[G49] the bot captures an adjacent enemy if players name their captures', () => {
  const [act] = thoughtOf(moduleFrom(CAMP.replace('at: F1', 'at: C1'))).acts;
  expect(act).toMatchObject({ kind: 'move', to: { cell: 'B1' } });
  expect(act?.kind === 'move' ? act.captures : []).toHaveLength(1);
});

test.each(['chess', 'hearts', 'backgammon', 'bazaar'])('[G49] the bot chooses the same twice: %s', async (name) => {
  const module = await shippedModule(name);
  const [a, b] = [thoughtOf(module, 6), thoughtOf(module, 6)];
  expect(a.acts.length).toBeGreaterThan(0);
  expect(b).toEqual(a);
});

test.each([
  ['german-whist', 'North', ['South Hand', '/Cards']],
  ['hearts', 'North', ['East Hand', 'South Hand']],
  ['bazaar', 'Red', ['Blue Hand', '/Caravan']],
] as const)("[G50] the bot ignores information that its side can't see: %s", async (name, side, places) => {
  const { table } = RandomGame.begun(await shippedModule(name), 2) ?? expect.fail();
  const person = playersOf(table, side as SideId)[0] ?? expect.fail();
  const thinks = () => {
    const knowledge = knowledgeOfPlayer(table, person);
    return [knowledge, think({ knowledge, effort: EFFORT, seed: 5 })];
  };
  const before = thinks();
  const [one, other] = places.map((place) => table.get('piece', table.at(place)[0]?.id ?? '') ?? expect.fail());
  if (!one || !other) expect.fail();
  expect(one.prototype).not.toBe(other.prototype);
  apply(table, join(updated(one, { ...one, place: other.place }), updated(other, { ...other, place: one.place })));
  expect(thinks()).toEqual(before);
});

test.each([
  ['hearts', 'North', { 'East Hand': 13, 'South Hand': 13, 'West Hand': 13 }],
  ['german-whist', 'North', { 'South Hand': 13, '/Cards': 25 }],
] as const)('[G50] the bot imagines each hidden card once if the number is known: %s', async (name, side, places) => {
  const { table } = RandomGame.begun(await shippedModule(name), 4) ?? expect.fail();
  const world = createPossibleTable(
    knowledgeOfPlayer(table, playersOf(table, side as SideId)[0] ?? expect.fail()),
    createSeededRandom(7),
  );
  expect(Object.keys(places).map((place) => [place, world.at(place).length])).toEqual(Object.entries(places));
  const faces = (all: Iterable<Piece>): readonly string[] =>
    [...all].map(({ id, prototype }) => `${id} ${prototype}`).sort();
  expect(faces(world.all('piece'))).toEqual(faces(table.all('piece')));
  const placed = (all: Iterable<Piece>): readonly string[] =>
    [...all].map(({ id, place }) => `${id} ${place.in}`).sort();
  expect(placed(world.all('piece'))).not.toEqual(placed(table.all('piece')));
});

test('[G49] the bot derives goals from how sides win or avoid losing', async () => {
  const goals = async (name: string) => winningGoalsOfModule(await shippedModule(name));
  expect(await goals('hearts')).toEqual([{ property: 'Points', sign: -1 }]);
  expect(await goals('german-whist')).toEqual([{ property: 'Won', sign: 1 }]);
  expect(await goals('chess')).toEqual([]);
});

const HUNT = `
module: hunt
title: Hunt
sides: [{ name: Red }, { name: Blue }]
turn: { order: [Red, Blue], ends: after-move }
maps:
  - name: Field
    occupied: refuse
    captures: displacement
    boards: [{ name: Field, grid: { kind: square, columns: 5, rows: 3, numbering: A1 } }]
prototypes: { hunter: { moves: K }, hare: { moves: W }, fox: { moves: W } }
setup:
  - { at: C2, side: Red, pieces: [{ prototype: hunter }] }
  - { at: B1, side: Blue, pieces: [{ prototype: hare }] }
  - { at: D1, side: Blue, pieces: [{ prototype: fox }] }
`;

test.each([
  ['worth: { hare: 5, fox: 1 }', 'B1'],
  ['worth: { hare: 1, fox: 5 }', 'D1'],
  [`score: "0 - count(Field, Prototype = 'hare')"`, undefined],
  [`score: "(Actor = 'Red' ? 0 - 1 : 1) * count(Field, Prototype = 'hare')"`, 'B1'],
  [`score: "(Actor = 'Red' ? 0 - 1 : 1) * count(Field, Prototype = 'fox')"`, 'D1'],
])('[G49] the bot captures the piece that the module values most: %s', (opponent, cell) => {
  const { acts, worth } = thoughtOf(moduleFrom(`${HUNT}opponent: { ${opponent} }\n`));
  if (cell === undefined) expect(worth).toBe(0);
  else expect(targetOf(acts[0])).toBe(cell);
});

const FENCE = `
module: fence
title: Fence
sides: [{ name: Red }, { name: Blue }]
turn: { order: [Red, Blue], ends: after-move }
maps:
  - name: Field
    occupied: refuse
    captures: none
    boards: [{ name: Field, grid: { kind: square, columns: 5, rows: 3, numbering: A1 } }]
prototypes: { man: { moves: W }, rook: { moves: R } }
setup:
  - { at: C1, side: Red, pieces: [{ prototype: man }] }
  - { at: A2, side: Blue, pieces: [{ prototype: rook }] }
`;

test('[G49] the bot restricts the enemy’s moves if the module values mobility', () => {
  const game = RandomGame.begun(moduleFrom(`${FENCE}opponent: { mobility: 1 }\n`), 1) ?? expect.fail();
  const person = playersOf(game.table, 'Red' as SideId)[0] ?? expect.fail();
  const { acts } = think({ knowledge: knowledgeOfPlayer(game.table, person), effort: EFFORT, nodes: 3, seed: 1 });
  expect(targetOf(acts[0])).toBe('C2');
});

const COVERED = `
module: covered
title: Covered
sides: [{ name: Red }, { name: Blue }]
turn: { order: [Red, Blue], ends: after-move }
maps:
  - name: Field
    boards: [{ name: Field, grid: { kind: square, columns: 4, rows: 1, numbering: A1 } }]
  - { name: $side$ Hand, private: $side$, publishes: count, each: side }
prototypes:
  spy: { mask: true }
  bomb: { mask: true }
  flag: { mask: true }
setup:
  - { at: A1, side: Blue, pieces: [{ prototype: spy, covered: true }] }
  - { at: B1, side: Blue, pieces: [{ prototype: bomb, covered: true }] }
  - { at: Blue Hand, side: Blue, pieces: [{ prototype: flag }] }
`;

test('[G50] the bot imagines a face for each back, and each face once', () => {
  const { table } = RandomGame.begun(moduleFrom(COVERED), 1) ?? expect.fail();
  const knowledge = knowledgeOfPlayer(table, playersOf(table, 'Red' as SideId)[0] ?? expect.fail());
  const imagined = Array.from({ length: 12 }, (_, seed) => [
    ...createPossibleTable(knowledge, createSeededRandom(seed)).all('piece'),
  ]);
  for (const pieces of imagined) {
    expect(pieces.map(({ prototype }) => prototype).sort()).toEqual(['bomb', 'flag', 'spy']);
    expect(pieces.map(({ place }) => place.cell ?? place.in).sort()).toEqual(['A1', 'B1', 'Blue Hand']);
    expect(new Set(pieces.map(({ id }) => id)).size).toBe(3);
  }
  const atA1 = imagined.map((pieces) => pieces.find(({ place }) => place.cell === 'A1')?.prototype);
  expect([...new Set(atA1)].sort()).toEqual(['bomb', 'flag', 'spy']);
});

const GAMBLE = `
module: gamble
title: Gamble
sides: [{ name: Red }, { name: Blue }]
rules: { captures: none }
properties: { Coins: number, Base: natural }
values: { Coins: 0 }
maps:
  - name: Table
    boards: [{ name: Table, grid: { kind: square, columns: 2, rows: 1, numbering: A1 } }]
turn:
  order: [Red, Blue]
  phases: [{ name: Act, who: each, act: { Gamble: 1, Work: 1 }, most: 1, least: 1 }]
actions:
  - name: Gamble
    of: { piece: Prototype = dice, on: Table }
    does: [{ roll: 1d6, name: die }, { set: Coins, of: Actor, to: "Coins + (die = 6 ? 4 : 0)" }]
  - name: Work
    of: { piece: Prototype = field, on: Table }
    does: [{ set: Coins, of: Actor, to: Coins + 2 }]
prototypes: { dice: {}, field: {} }
setup:
  - { at: A1, pieces: [{ prototype: dice }] }
  - { at: B1, pieces: [{ prototype: field }] }
opponent: { score: Coins }
`;

test('[G49] in a short thought, the bot doesn’t gamble because it imagines a lucky die', async () => {
  const { table } = RandomGame.begun(moduleFrom(GAMBLE), 1) ?? expect.fail();
  const person = playersOf(table, 'Red' as SideId)[0] ?? expect.fail();
  const knowledge = knowledgeOfPlayer(table, person);
  const chosen = Array.from({ length: 20 }, (_, seed) => {
    const [act] = think({ knowledge, effort: 60_000, seed }).acts;
    return act?.kind === 'act' ? act.action : act?.kind;
  });
  expect(new Set(chosen)).toEqual(new Set(['Work']));
});

const BIDS = `
module: bids
title: Bids
sides: [{ name: Red }, { name: Blue }]
rules: { captures: none }
properties: { Rank: natural, Bid: natural, Won: natural, Round: natural }
values: { Bid: 0, Won: 0, Round: 0 }
maps:
  - name: Table
    boards: [{ name: Table, grid: { kind: square, columns: 1, rows: 1, numbering: A1 } }]
  - { name: $side$ Hand, private: $side$, publishes: count, each: side }
turn:
  phases:
    - name: Bid
      who: all
      act: { Bid: 1 }
      least: 1
      end:
        - { set: Round, of: game, to: Round + 1 }
        - { let: prize, be: "Round = 1 ? FIRST : 7" }
        - { let: best, be: "most(sides, Bid)" }
        - { let: bidders, be: "count(sides, Bid = $best$)" }
        - { when: bidders = 1, each: { side: Bid = $best$ }, set: Won, of: it, to: Won + $prize$ }
        - { let: top, be: "most(sides, Won)" }
        - { when: Round = 2, each: { side: Won < $top$ }, lose: it }
        - { when: Round = 2, tie: all }
actions:
  - name: Bid
    of: { piece: "", on: Hand }
    does: [{ set: Bid, of: Actor, to: Rank }, { move: it, to: Table }]
    reveals: [Red Hand, Blue Hand]
prototypes: { two: { Rank: 2 }, five: { Rank: 5 }, six: { Rank: 6 }, ten: { Rank: 10 } }
setup:
  - { at: Red Hand, side: Red, pieces: [{ prototype: two }, { prototype: ten }] }
  - { at: Blue Hand, side: Blue, pieces: [{ prototype: five }, { prototype: six }] }
`;

test.each([
  [1, 'two'],
  [20, 'ten'],
])('[G49] the bot considers later rounds in simultaneous bids: %i', (first, bid) => {
  const { table } = RandomGame.begun(moduleFrom(BIDS.replace('FIRST', String(first))), 1) ?? expect.fail();
  const person = playersOf(table, 'Red' as SideId)[0] ?? expect.fail();
  const { acts } = think({ knowledge: knowledgeOfPlayer(table, person), effort: EFFORT, seed: 1 });
  const [act] = acts;
  const subject = act?.kind === 'act' ? act.subject : undefined;
  expect(acts).toHaveLength(2);
  expect(table.get('piece', subject as PieceId)?.prototype).toBe(bid);
});

test('[G49] among many acts with dice, the bot searches only the best further', async () => {
  const module = await shippedModule('marches');
  const { acts, nodes, effort } = thoughtOf(module);
  expect(acts.length).toBeGreaterThan(500);
  expect(new Set(acts.map(nameOfAct)).size).toBe(acts.length);
  // All acts in eight worlds would take far more.
  expect([nodes > 100, nodes < 8 * acts.length, effort < 1.2 * EFFORT]).toEqual([true, true, true]);
});

test('[G49] a short thought begins with the acts that are new, and then goes by the thought before', async () => {
  const marches = await shippedModule('marches');
  // Without cities that can be taken at once.
  const module = { ...marches, actions: [], setup: marches.setup.filter(({ side }) => side !== undefined) };
  const { table } = RandomGame.begun(module, 1) ?? expect.fail();
  const person = playersOf(table, onTurn(table)?.id ?? expect.fail())[0] ?? expect.fail();
  const knowledge = knowledgeOfPlayer(table, person);
  const { acts } = think({ knowledge, effort: EFFORT, seed: 1 });
  const best = acts[0] ?? expect.fail();
  const short = { knowledge, effort: EFFORT, nodes: 12, seed: 2 };
  expect(think(short).acts[0]).not.toEqual(best);
  expect(think({ ...short, known: acts }).acts[0]).toEqual(best);
  expect(think({ ...short, known: acts.slice(1).reverse() }).acts[0]).toEqual(best);
});

test('[G49] out of time, the bot uses the result of its first imagined world', async () => {
  const { table } = RandomGame.begun(await shippedModule('marches'), 1) ?? expect.fail();
  const person = playersOf(table, onTurn(table)?.id ?? expect.fail())[0] ?? expect.fail();
  let asked = 0;
  const late = think({ knowledge: knowledgeOfPlayer(table, person), effort: EFFORT, seed: 1 }, () => ++asked > 150);
  expect(late.acts.length).toBeGreaterThan(500);
  expect(Number.isFinite(late.worth)).toBe(true);
});

test('[G49] of cards to pass, the bot tries a higher set than any that is listed', async () => {
  const { table } = RandomGame.begun(await shippedModule('hearts'), 1) ?? expect.fail();
  const [side = expect.fail()] = table.all('side');
  const [person = expect.fail()] = playersOf(table, side.id);
  const ranksOf = (act: Operation | undefined): number => {
    const cards = act?.kind === 'act' ? act.choices['cards'] : undefined;
    const ranks = Array.isArray(cards) ? cards : expect.fail();
    return ranks.reduce((sum, id) => sum + Number(look(table, { kind: 'piece', id: String(id), name: 'Rank' })), 0);
  };
  const listed = [...actsFor(table, person)].map(ranksOf);
  const { acts } = think({ knowledge: knowledgeOfPlayer(table, person), effort: 10_000_000, seed: 1 });
  expect(ranksOf(acts[0])).toBeGreaterThan(Math.max(...listed));
});

test('[G49] with playouts to its next choice, the bot takes free money', async () => {
  const game = RandomGame.begun(await shippedModule('bazaar'), 1) ?? expect.fail();
  const { table } = game;
  const nameOf = (act: Operation | undefined): string | undefined =>
    act?.kind === 'act' && act.action === 'Buy' ? table.get('piece', act.subject as PieceId)?.name : undefined;
  const taken: (string | undefined)[] = [];
  for (let step = 0; step < 40; step += 1) {
    const [person = expect.fail()] = playersOf(table, onTurn(table)?.id ?? expect.fail());
    if ([...actsFor(table, person)].some((act) => /^[12]0 Dollars$/.test(nameOf(act) ?? '')))
      taken.push(nameOf(think({ knowledge: knowledgeOfPlayer(table, person), effort: 2_500_000, seed: 1 }).acts[0]));
    game.next();
  }
  expect(taken.length).toBeGreaterThan(3);
  expect(taken.filter((name) => !/^[12]0 Dollars$/.test(name ?? ''))).toEqual([]);
});
