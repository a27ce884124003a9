import { expect, test } from 'vitest';
import { actsFor, gameOf, onTurn, playersOf } from '../../src/engine/index.ts';
import type { ChannelId } from '../../src/facts/where.ts';
import type { Operation } from '../../src/table/index.ts';
import { gameQueries } from '../../src/view/game.ts';
import { pieceQueries } from '../../src/view/pieces.ts';
import { View } from '../../src/view/view.ts';
import { channelViewer, personViewer } from '../../src/view/viewer.ts';
import { begun, shown, sitDown } from '../commands/table.ts';
import { shippedModule } from '../support/modules/shipped.ts';
import { Presser, playOn, sensible } from '../support/play/presser.ts';
import { ANN, BEN, join, newPlay, type Play, played, startOf } from '../support/table.ts';

const whist = await shippedModule('german-whist');

const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
const suitOf = (card: string): string => card.slice(-1);
const rankOf = (card: string): number => RANKS.indexOf(card.slice(0, -1));

const gameFrom = (seed: number): Play => {
  const game = newPlay();
  const start = { ...startOf(whist), chance: String(seed).padStart(64, '0') };
  const [north, south] = [join(ANN, 'North' as never), join(BEN, 'South' as never)];
  played(game, start, north, south, { kind: 'begin', actor: ANN });
  return game;
};

/** What lies in a hand, or on a cell. */
const cardsIn = ({ table }: Play, place: string): readonly string[] =>
  [...table.all('piece')].flatMap(({ place: { in: container, cell }, name }) =>
    (cell ?? container) === place ? name : [],
  );

const cardOf = ({ table }: Play, act: Operation): string => {
  const [id = ''] = /p\d+/.exec(JSON.stringify(act)) ?? [];
  return table.get('piece', id)?.name ?? '';
};

/** The side that takes a trick, by the rules as plain cards: who has led, then who has followed. */
const takes = (led: string, second: string, trumps: string): 'leader' | 'other' => {
  if (suitOf(second) === suitOf(led)) return rankOf(second) > rankOf(led) ? 'other' : 'leader';
  return suitOf(second) === trumps ? 'other' : 'leader';
};

test('[V12] German whist: 26 tricks follow the rules, thirteen count', () => {
  const game = gameFrom(2);
  const { table } = game;
  const trumps = suitOf(cardsIn(game, 'Open card')[0] ?? '');
  const won = new Map<string, number>();
  let chance = 5;
  let leader = 'North';
  for (let trick = 1; trick <= 26; trick += 1) {
    const other = leader === 'North' ? 'South' : 'North';
    const [open] = cardsIn(game, 'Open card');
    const down = cardsIn(game, '/Cards').length;
    const laid: string[] = [];
    for (const side of [leader, other]) {
      expect(onTurn(table)?.id).toBe(side);
      const hand = cardsIn(game, `${side} Hand`);
      const following = hand.filter((card) => laid[0] !== undefined && suitOf(card) === suitOf(laid[0]));
      const [actor = ANN] = playersOf(table, side as never);
      const acts = [...actsFor(table, actor)].filter(({ kind }) => kind === 'act');
      const cards = acts.map((act) => cardOf(game, act)).sort();
      expect(cards).toEqual([...(following.length > 0 ? following : hand)].sort());
      chance = (chance * 48271) % 2147483647;
      const act = acts[chance % acts.length];
      if (!act) return expect.fail('nothing can be played');
      laid.push(cardOf(game, act));
      played(game, act);
    }
    const [led = '', second = ''] = laid;
    const taker = takes(led, second, trumps) === 'leader' ? leader : other;
    if (open === undefined) won.set(taker, (won.get(taker) ?? 0) + 1);
    else {
      expect(cardsIn(game, `${taker} Hand`)).toContain(open);
      expect([cardsIn(game, 'North Hand').length, cardsIn(game, 'South Hand').length]).toEqual([13, 13]);
      expect(cardsIn(game, '/Cards')).toHaveLength(Math.max(0, down - 2));
    }
    leader = taker;
  }
  expect(gameOf(table).phase).toBe('over');
  const best = (won.get('North') ?? 0) > (won.get('South') ?? 0) ? 'North' : 'South';
  expect([...table.all('outcome')].find(({ result }) => result === 'won')?.id).toBe(best);
});

test('[V12] German whist shows a stock trick’s card only to its loser', () => {
  const game = gameFrom(1);
  for (let acts = 0; acts < 2; acts += 1) {
    const [actor = ANN] = playersOf(game.table, onTurn(game.table)?.id ?? ('North' as never));
    const act = [...actsFor(game.table, actor)].find(({ kind }) => kind === 'act');
    if (act) played(game, act);
  }
  const taker = String(game.table.get('own-values', 'game')?.values['Taker']);
  const [winner, loser] = taker === 'North' ? [ANN, BEN] : [BEN, ANN];
  const hand = `${taker === 'North' ? 'South' : 'North'} Hand`;
  const seenBy = (person: typeof ANN) =>
    [...new View(game.table, personViewer(person)).of(pieceQueries).in(hand as never)].length;
  expect([seenBy(loser), seenBy(winner)]).toEqual([13, 0]);
});

test('[V12] German whist is played from its start to its end by presses', async () => {
  const table = await sitDown({ modules: [whist] });
  await begun(table, 'german-whist');
  const pressers = await Promise.all(
    ['alice', 'bob'].map(
      async (name) => new Presser(table.user(name), shown(await table.user(name).slash('table', 'play'))),
    ),
  );
  const game = await table.rig().games.at(table.discord.world.channelId('table') as ChannelId);
  const isOver = (): boolean => game?.session.viewNow(channelViewer).of(gameQueries).phase === 'over';
  await playOn(pressers, () => 0, isOver, 300, sensible);
  expect(isOver(), table.posted().at(-1)).toBe(true);
  const tricks = table.posted().filter((text) => text.includes('takes the trick with'));
  expect(tricks.length).toBeGreaterThan(0);
  expect(tricks.filter((text) => !/Trumps are (clubs|diamonds|hearts|spades)\./.test(text))).toEqual([]);
  expect(pressers.flatMap(({ faults }) => faults)).toEqual([]);
  expect(table.rig().faults).toEqual([]);
});
