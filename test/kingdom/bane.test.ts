import { describe, expect, it } from 'vitest';
import type { Card } from '../../src/kingdom/cards/card.ts';
import { canPileBeBane } from '../../src/kingdom/cards/card.ts';
import { drawKingdom } from '../../src/kingdom/draw.ts';
import { replaceKingdomPart, replacementRequest } from '../../src/kingdom/replace.ts';
import {
  atLeast,
  exactly,
  type KingdomRequest,
  plainRequest,
  role,
  usualRequest,
  ways,
} from '../../src/kingdom/request/request.ts';
import { countRole, dominion, draws, editions, is, luck, names, nrs, ready } from './made/wishes.ts';

const inEveryWay = ways.map((draw) => [draw] as const);

describe('the Young Witch', () => {
  const request: KingdomRequest = { ...plainRequest(editions), include: nrs('Young Witch') };

  it.each(inEveryWay)('[K13] the Young Witch has a Bane at cost 2 or 3 outside the kingdom, drawn %s', (draw) => {
    for (const { piles, bane } of draws({ ...request, draw }, 200)) {
      expect(bane && canPileBeBane(bane)).toBe(true);
      expect(piles).not.toContain(bane);
    }
  });

  it('[K13] the Young Witch is as likely as any other pile', () => {
    const all = draws({ ...plainRequest(['corn1', 'guild1']), draw: 'uniform' }, 4_000);
    const share = all.filter(({ piles }) => piles.some(is('Young Witch'))).length / all.length;
    expect(Math.abs(share - 10 / 26)).toBeLessThan(0.03);
  });

  it('[K13] the Young Witch is not drawn if no Bane is left', () => {
    const cheap = dominion.cards.filter((one) => one.set === 'cornucopia' && canPileBeBane(one)).map(({ nr }) => nr);
    const all = draws(
      {
        ...plainRequest(['corn1', 'guild1']),
        exclude: [...cheap, ...nrs('Candlestick Maker', 'Stonemason', 'Doctor', 'Masterpiece')],
      },
      200,
    );
    expect(all.some(({ piles }) => piles.some(is('Young Witch')))).toBe(false);
    expect(() => ready({ ...plainRequest(['corn1']), include: nrs('Young Witch'), exclude: cheap })).toThrow(
      'impossible',
    );
  });

  it('[K13] a Bane meets a demand only on request or in the classic way', () => {
    const reactions = { ...request, demands: [atLeast(1, role('reaction'))] };
    const short = (some: KingdomRequest): number =>
      draws(some, 1_500).filter(({ piles }) => countRole(piles, 'reaction') === 0).length;
    expect(short({ ...reactions, draw: 'uniform' })).toBe(0);
    expect(short({ ...reactions, draw: 'uniform', bane: 'demanded' })).toBeGreaterThan(0);
    for (const { piles, bane } of draws({ ...reactions, bane: 'demanded' }, 300)) {
      expect(countRole([...piles, bane as Card], 'reaction')).toBeGreaterThan(0);
    }
  });

  it('[K13] the Young Witch fits ten distinct demands including the Bane, but not eleven', () => {
    const own = { ...request, bane: 'demanded', overlap: 'distinct' } as const;
    const asked = (buys: number): KingdomRequest => ({
      ...own,
      demands: [atLeast(5, role('attack')), atLeast(buys, role('buy'))],
    });
    for (const { piles, bane } of draws(asked(5), 20)) {
      const all = [...piles, bane as Card];
      // It attacks itself.
      expect(countRole(all, 'attack')).toBeGreaterThanOrEqual(6);
      expect(countRole(all, 'buy')).toBeGreaterThanOrEqual(5);
    }
    expect(() => ready(asked(6))).toThrow('impossible');
  });

  it('[K13] the Bane keeps the limits of the kingdom', () => {
    const bounded = {
      ...request,
      demands: [exactly(1, role('reaction')), exactly(2, { kind: 'cost', from: 2, to: 2 })],
    };
    for (const { piles, bane } of draws(bounded, 200)) {
      expect(countRole([...piles, bane as Card], 'reaction')).toBe(1);
      expect(bane?.cost.coins).toBe(3);
    }
  });
});

describe('replacing a pile', () => {
  it('[K7] replacing a pile keeps the other nine, the Bane and fitting landscapes', () => {
    const request: KingdomRequest = {
      ...usualRequest(editions),
      include: nrs('Young Witch', 'Ferryman', 'Importer'),
      overlap: 'distinct',
    };
    const chance = luck(5);
    const { kingdom } = drawKingdom(ready(request), dominion, chance);
    const gone = kingdom.piles.find(
      ({ name, roles: held }) =>
        !['Young Witch', 'Ferryman', 'Importer'].includes(name) && !held.includes('village') && !held.includes('buy'),
    ) as Card;
    const target = { kind: 'pile', nr: gone.nr } as const;
    const replaced = replaceKingdomPart(
      kingdom,
      target,
      ready(replacementRequest(request, kingdom, target, dominion)),
      dominion,
      chance,
    );
    if ('code' in replaced) throw new Error('nothing else');
    const again = replaced.kingdom;
    expect(names(again.piles)).not.toContain(gone.name);
    expect(again.piles.filter((one) => kingdom.piles.includes(one))).toHaveLength(9);
    expect(again).toMatchObject({
      bane: kingdom.bane,
      landscapes: kingdom.landscapes,
      chosen: kingdom.chosen,
      colony: kingdom.colony,
    });
  });
});
