import { describe, expect, test } from 'vitest';
import type { PersonId } from '../../../src/table/index.ts';
import { pieceQueries } from '../../../src/view/pieces.ts';
import { Bot, type Values } from '../../secrecy/bot.ts';
import { freeBazaar } from '../../support/games/free-bazaar.ts';
import { madeModule } from '../../support/modules/any-module.ts';
import { newGame } from '../../support/modules/made-game.ts';
import { pitched } from '../../support/modules/pitched.ts';
import { shipped } from '../../support/modules/shipped.ts';
import { diceOf } from '../../support/modules/whole-file.ts';

/** What is offered can be done, likeliest first, and no two offers read the same (D26). */

const ANN = '100000000000000001' as PersonId;
const BEN = '100000000000000002' as PersonId;

interface Offer {
  readonly name: string;
  readonly value: string;
}

const marches = pitched;
const modules = new Map([
  ...(await shipped()),
  ['bazaar', await freeBazaar()],
  ['marches', { ...marches, rules: { ...marches.rules, changes: 'host' as const } }],
]);

const playing = async (name: string): Promise<Bot> => {
  const module = modules.get(name);
  if (!module) throw new Error(`no ${name}`);
  const bot = new Bot(module, [ANN, BEN], 'offers');
  await bot.type(ANN, 'game start', { module: name });
  const [first, second] = module.sides.map((side) => side.name);
  await bot.type(ANN, 'game join', { side: first ?? '' });
  await bot.type(BEN, 'game join', { side: second ?? '' });
  await bot.begin(ANN);
  return bot;
};

const offered = async (
  bot: Bot,
  who: PersonId,
  words: string,
  option: string,
  values: Values = {},
  typed = '',
): Promise<readonly Offer[]> => {
  await bot.complete(who, words, option, typed, values);
  const offers = JSON.parse(bot.heard.get(who)?.at(-1)?.slice('offers '.length) ?? '[]') as readonly Offer[];
  const names = offers.map(({ name }) => name);
  expect(new Set(names).size, `offers that read the same: ${names.join(', ')}`).toBe(names.length);
  return offers;
};

const names = (offers: readonly Offer[]): readonly string[] => offers.map(({ name }) => name);

const waiting = (side: string): string =>
  `It's ${side}'s turn. You can use /board, /turn show, /piece show and /game log.`;

describe('[D26] offers contain only possible things', () => {
  test('The Marches offers only movable pieces, and no cities', async () => {
    const bot = await playing('marches');
    const movers = names(await offered(bot, ANN, 'move', 'piece'));
    expect(movers).toHaveLength(12);
    expect(movers[0]).toBe('Pikemen at Field E10 (Red, one of 3)');
    expect(movers.filter((name) => /Aldgate|Carrow|Dunmere|Blue|Stonebridge/.test(name))).toEqual([]);
    expect(names(await offered(bot, BEN, 'move', 'piece'))).toEqual([waiting('Red')]);
    await bot.type(ANN, 'army form', { at: 'E10', name: 'Guard' });
    expect(names(await offered(bot, ANN, 'move', 'piece'))[0]).toBe('Guard at E10 (4 units)');
    await bot.type(ANN, 'turn end');
    expect(names(await offered(bot, ANN, 'move', 'piece'))).toEqual([waiting('Blue')]);
    expect(names(await offered(bot, BEN, 'move', 'piece'))).toHaveLength(12);
  });

  test('/army engage is offered only next to an enemy, at enemy cells', async () => {
    const bot = await playing('marches');
    expect(await offered(bot, ANN, 'army engage', 'army')).toEqual([]);
    const game = await bot.game();
    const hosted = { actor: ANN, kind: 'send' } as const;
    const piece = async (text: string) =>
      game.session.read({ who: 'person', person: ANN }, (view) => {
        const [found] = [...view.of(pieceQueries).all()].filter(
          ({ name, where }) => name === 'Pikemen' && where.cell === text,
        );
        if (!found) throw new Error(`no ${text}`);
        return { id: view.of(pieceQueries).id(found), in: found.where.in };
      });
    const mover = await piece('J9');
    await bot.carryOut(ANN, { ...hosted, piece: mover.id, to: { in: mover.in, cell: 'U8' as never } });
    expect(names(await offered(bot, ANN, 'army engage', 'army'))).toEqual(['Pikemen at Field U8 (Red)']);
    expect(names(await offered(bot, ANN, 'army engage', 'target', { army: 'Field U8' }))).toEqual(['Field U9']);
    expect(await offered(bot, ANN, 'army engage', 'target', { army: 'Field E11' })).toEqual([]);
  });

  test('tablut offers movable pieces of the side on turn, without captures', async () => {
    const bot = await playing('tablut');
    expect(names(await offered(bot, ANN, 'move', 'piece'))).toHaveLength(12);
    // Whoever is not on turn is told so, and what can be looked up; choosing it says the same.
    const [note] = await offered(bot, BEN, 'move', 'piece');
    expect(note?.name).toBe(waiting('Muscovites'));
    await bot.type(BEN, 'move', { piece: note?.value ?? '', to: 'E4' });
    expect(bot.heard.get(BEN)?.at(-1)).toMatch(
      /It's .*Muscovites.*'s turn.*`\/board` shows the position, `\/turn show` the turn/,
    );
    expect(await offered(bot, BEN, 'move', 'to', { piece: 'E5' })).toEqual([]);
    expect(await offered(bot, ANN, 'move', 'capture', { piece: 'D9', to: 'D6' })).toEqual([]);
    expect(await offered(bot, ANN, 'piece flip', 'piece')).toEqual([]);
  });

  test('the Bazaar offers only usable piles, hands and cards', async () => {
    const bot = await playing('bazaar');
    expect(names(await offered(bot, ANN, 'deck draw', 'deck'))).toEqual(['Caravan']);
    expect(names(await offered(bot, ANN, 'hand discard', 'to', { piece: '1' }))).toEqual(['Discards']);
    const places = names(await offered(bot, ANN, 'hand play', 'to', { piece: '1' }));
    expect(places).toEqual(['A2', 'B2', 'C2', 'D2', 'E2', 'F2']);
    expect(await offered(bot, BEN, 'hand play', 'piece')).toEqual([]);
  });
});

/** What can be done by offers alone: each command with the options that are filled in, in their order. */
const LINES: readonly (readonly [words: string, options: readonly string[], more?: Values])[] = [
  ['move', ['piece', 'to']],
  ['move', ['piece', 'to']],
  ['move', ['piece', 'to']],
  ['move', ['piece', 'to', 'capture']],
  ['hand play', ['piece', 'to']],
  ['hand discard', ['piece', 'to']],
  ['deck draw', ['deck', 'to']],
  ['deck peek', ['deck']],
  ['deck shuffle', ['deck']],
  ['piece flip', ['piece']],
  ['piece delete', ['piece']],
  ['piece clone', ['piece']],
  ['piece rotate', ['piece'], { facing: 0 }],
  ['piece send', ['piece', 'to']],
  ['piece give', ['piece', 'side']],
  ['piece reveal', ['piece']],
  ['piece peek', ['piece']],
  ['army form', ['at']],
  ['army disband', ['army']],
  ['army join', ['army']],
  ['army engage', ['army', 'target']],
  ['turn end', []],
];

/** The offer of a cell leaves open which of those there join an army, and what a piece becomes. */
const OPEN = /and an army has \d+ at most|Choose the new piece with `becomes:/;

const walk = async (bot: Bot, seed: number, steps: number): Promise<number> => {
  const dice = diceOf(seed);
  let done = 0;
  for (let step = 0; step < steps; step += 1) {
    const who = dice.below(2) === 0 ? ANN : BEN;
    const [words, options, more = {}] = LINES[dice.below(LINES.length)] as (typeof LINES)[number];
    let values: Values = more;
    let isWhole = true;
    for (const option of options) {
      const offers = await offered(bot, who, words, option, values);
      const offer = offers[dice.below(Math.max(1, offers.length))];
      if (offer) values = { ...values, [option]: offer.value };
      else isWhole = option === 'capture' && isWhole;
    }
    const { session } = await bot.game();
    if (!isWhole || (options.length === 0 && dice.below(4) > 0)) continue;
    const before = session.number;
    const heard = bot.heard.get(who)?.length ?? 0;
    await bot.type(who, words, values);
    if (options.length === 0) continue;
    const answer = bot.heard.get(who)?.[heard] ?? '';
    if (OPEN.test(answer)) continue;
    expect(session.number, `/${words} ${JSON.stringify(values)}: ${answer.slice(0, 300)}`).toBeGreaterThan(before);
    done += 1;
  }
  return done;
};

describe('[D26] an accepted offer is not refused', () => {
  test.each(['marches', 'tablut', 'bazaar', 'counters'])(
    'choices offered in %s are never refused in a random walk',
    async (name) => {
      const bot = await playing(name);
      expect(await walk(bot, 11, 150)).toBeGreaterThan(10);
    },
  );

  test('choices offered in random games are never refused', async () => {
    let done = 0;
    for (let seed = 17; seed <= 23; seed += 1) {
      const bot = await newGame(madeModule(seed));
      done += await walk(bot, seed, 30);
    }
    expect(done).toBeGreaterThan(25);
  });
});
