import { describe, expect, it } from 'vitest';
import type { Card } from '../../src/kingdom/cards/card.ts';
import { canPileBeBane } from '../../src/kingdom/cards/card.ts';
import { drawKingdom } from '../../src/kingdom/draw.ts';
import { extrasToFetch, type Kingdom, supplyPilesOf } from '../../src/kingdom/request/kingdom.ts';
import {
  demandAtMost,
  exactly,
  hasDemandedProperty,
  type KingdomRequest,
  plainRequest,
  role,
  ways,
} from '../../src/kingdom/request/request.ts';
import { prepare } from '../../src/kingdom/sampling/sampler.ts';
import { countRole, dominion, editions, luck, nrs, ready } from './made/wishes.ts';

function kingdoms(request: KingdomRequest, count: number, seed = 1): readonly Kingdom[] {
  const sampler = ready(request);
  const chance = luck(seed);
  return Array.from({ length: count }, () => drawKingdom(sampler, dominion, chance).kingdom);
}

const plain = plainRequest(editions);
const bare: KingdomRequest = { ...plain, landscapes: { kind: 'dealt', most: 0 } };
const withCard = (name: string): readonly Kingdom[] => kingdoms({ ...bare, include: nrs(name) }, 60);
const setUp = (kingdom: Kingdom): readonly string[] => extrasToFetch(kingdom, dominion).map(({ key }) => key);
const kindsOf = ({ landscapes }: Kingdom): readonly string[] => landscapes.map(({ kind }) => kind);
const isUnused = (kingdom: Kingdom, card: Card): boolean => !supplyPilesOf(kingdom).includes(card);

describe('the choices for a kingdom', () => {
  it('[K17] a kingdom adds an Ally exactly with a Liaison, deeper ones too', () => {
    for (const kingdom of withCard('Wizards')) expect(kindsOf(kingdom)).toContain('ally');
    for (const kingdom of kingdoms({ ...bare, demands: [exactly(0, { kind: 'type', type: 'Liaison' })] }, 100)) {
      const beside = Object.values(kingdom.chosen).some(({ types }) => types.includes('Liaison'));
      if (!beside && !kingdom.bane?.types.includes('Liaison')) expect(kindsOf(kingdom)).not.toContain('ally');
    }
  });

  it.each([
    ['Plateau Shepherds', 'Liaison'],
    ['Great Leader', 'Omen'],
  ] as const)('[K17] the landscape %s, if required, comes with a pile of type %s', (landscape, type) => {
    const laid = dominion.landscapes.filter(({ name }) => name === landscape).map(({ nr }) => nr);
    for (const { landscapes, piles } of kingdoms({ ...bare, across: { ...bare.across, include: laid } }, 30)) {
      expect(landscapes.map(({ name }) => name)).toContain(landscape);
      expect(piles.some((pile) => hasDemandedProperty(pile, { kind: 'type', type }))).toBe(true);
    }
  });

  it('[K17] a kingdom adds one Prophecy with any Omens, and Sun tokens', () => {
    for (const kingdom of kingdoms({ ...bare, include: nrs('Poet', 'Kitsune') }, 60)) {
      expect(kindsOf(kingdom).filter((kind) => kind === 'prophecy')).toHaveLength(1);
      expect(setUp(kingdom)).toContain('sun-tokens');
    }
  });

  it('[K17] the Ferryman gets an unused pile at cost 3 or 4', () => {
    for (const kingdom of withCard('Ferryman')) {
      const pile = kingdom.chosen['ferryman-pile'] as Card;
      expect([3, 4]).toContain(pile.cost.coins);
      expect(isUnused(kingdom, pile)).toBe(true);
    }
  });

  it('[K17] the Riverboat gets an Action at cost 5, no Duration', () => {
    for (const kingdom of withCard('Riverboat')) {
      const card = kingdom.chosen['riverboat-card'] as Card;
      expect(card).toMatchObject({
        cost: { coins: 5, potion: false, debt: 0 },
        types: expect.arrayContaining(['Action']),
      });
      expect(card.types).not.toContain('Duration');
      expect(isUnused(kingdom, card)).toBe(true);
    }
  });

  it('[K17] the Druid gets three of the twelve boons', () => {
    const all = withCard('Druid').map(({ boons }) => boons);
    for (const boons of all) expect(new Set(boons.filter((boon) => boon >= 0 && boon < 12)).size).toBe(3);
    expect(new Set(all.flat()).size).toBe(12);
  });

  it('[K17] Mouse gets an Action, Obelisk an Action pile, traits their piles', () => {
    const exact = (numbers: Extract<KingdomRequest['landscapes'], { kind: 'exact' }>['numbers']): readonly Kingdom[] =>
      kingdoms({ ...plain, landscapes: { kind: 'exact', numbers } }, 150);
    const mice = exact({ way: 1 }).filter(({ landscapes }) =>
      landscapes.some(({ name }) => name === 'Way of the Mouse'),
    );
    expect(mice.length).toBeGreaterThan(0);
    for (const kingdom of mice) expect(kingdom.chosen['mouse-card']?.types).toContain('Action');
    const obelisks = exact({ landmark: 2 }).filter(({ landscapes }) =>
      landscapes.some(({ name }) => name === 'Obelisk'),
    );
    expect(obelisks.length).toBeGreaterThan(0);
    for (const kingdom of obelisks) {
      expect(supplyPilesOf(kingdom)).toContain(kingdom.chosen['obelisk-pile']);
      expect(kingdom.chosen['obelisk-pile']?.types).toContain('Action');
    }
    for (const kingdom of exact({ trait: 4 })) {
      expect(new Set(kingdom.traits).size).toBe(4);
      for (const pile of kingdom.traits) {
        expect(supplyPilesOf(kingdom)).toContain(pile);
        expect(pile.types.some((type) => type === 'Action' || type === 'Treasure')).toBe(true);
      }
    }
  });

  it('[K17] the Approaching Army gets an attack that joins the Supply', () => {
    const armies = kingdoms({ ...bare, include: nrs('Poet') }, 1_500).filter(({ chosen }) => chosen['army-pile']);
    expect(armies.length).toBeGreaterThan(50);
    for (const kingdom of armies) {
      const army = kingdom.chosen['army-pile'] as Card;
      expect(army.types).toContain('Attack');
      expect(kingdom.piles).not.toContain(army);
      if (army.types.includes('Looter')) expect(setUp(kingdom)).toContain('ruins');
      if (army.name === 'Young Witch') expect(kingdom.bane && canPileBeBane(kingdom.bane)).toBe(true);
    }
    expect(armies.some(({ chosen }) => chosen['army-pile']?.types.includes('Looter'))).toBe(true);
  });

  it('[K12] [K17] no army is added that would break a rule', () => {
    const rules: KingdomRequest = {
      ...bare,
      include: nrs('Poet'),
      moat: true,
      demands: [demandAtMost(1, role('attack'))],
      potions: { kind: 'or-none', min: 3, max: 5 },
    };
    const all = kingdoms(rules, 800);
    for (const kingdom of all) {
      const supply = supplyPilesOf(kingdom);
      expect(countRole(supply, 'attack')).toBeLessThanOrEqual(1);
      if (countRole(supply, 'attack') > 0) expect(countRole(supply, 'moat')).toBe(1);
      expect([0, 3, 4, 5]).toContain(countRole(supply, 'potion'));
    }
  });

  it.each(ways)('[K41] a kingdom leaves room for an army’s attack, drawn %s', (draw) => {
    const army = dominion.landscapes.filter(({ name }) => name === 'Approaching Army').map(({ nr }) => nr);
    const request = { ...bare, draw, across: { ...bare.across, include: army } };
    for (const { piles, chosen } of kingdoms({ ...request, demands: [demandAtMost(1, role('attack'))] }, 20)) {
      expect(countRole(piles, 'attack')).toBe(0);
      expect(chosen['army-pile']).toBeDefined();
    }
    const refused = prepare({ ...request, demands: [exactly(1, role('attack'))] }, dominion);
    expect('code' in refused && refused.code).toBe('impossible');
  });

  it('[K17] side choices bring their own extras', () => {
    const rivers = kingdoms({ ...bare, include: nrs('Riverboat', 'Ferryman') }, 400);
    const liaisons = rivers.filter(({ chosen }) =>
      Object.values(chosen).some(({ types }) => types.includes('Liaison')),
    );
    expect(liaisons.length).toBeGreaterThan(5);
    for (const kingdom of liaisons) expect(kindsOf(kingdom)).toContain('ally');
    const witches = rivers.filter(({ chosen }) => chosen['ferryman-pile']?.name === 'Young Witch');
    for (const { bane } of witches) expect(bane).toBeDefined();
  });

  it('[K17] side choices avoid excluded and banned cards', () => {
    const banned: KingdomRequest = {
      ...bare,
      include: nrs('Ferryman', 'Riverboat'),
      exclude: nrs('Village'),
      demands: [exactly(0, role('attack'))],
    };
    for (const { chosen } of kingdoms(banned, 200)) {
      for (const card of Object.values(chosen)) {
        expect(card.name).not.toBe('Village');
        expect(card.roles).not.toContain('attack');
      }
    }
  });
});

describe('landscapes', () => {
  it('[K17] landscapes follow the rule book: at most two, at most one Way', () => {
    const all = kingdoms(plainRequest(['men']), 1_000);
    const dealt = all.map(({ landscapes }) => landscapes.filter(({ kind }) => kind === 'event' || kind === 'way'));
    expect(dealt.every((some) => some.length <= 2)).toBe(true);
    expect(dealt.every((some) => some.filter(({ kind }) => kind === 'way').length <= 1)).toBe(true);
    // 30 piles and 40 landscapes: no landscape before the tenth pile is 30/70 * 29/69 * ... * 21/61.
    const none = dealt.filter((some) => some.length === 0).length / all.length;
    expect(none).toBeLessThan(0.01);
  });

  it('[K17] landscapes are as frequent as in a shuffled deck with all piles', () => {
    const all = kingdoms({ ...plainRequest(['plun']), landscapes: { kind: 'dealt', most: 1 }, exclude: [] }, 2_000);
    const none = all.filter(({ landscapes }) => landscapes.length === 0).length / all.length;
    let expected = 1;
    for (let i = 0; i < 10; i += 1) expected *= (40 - i) / (70 - i);
    expect(Math.abs(none - expected)).toBeLessThan(0.01);
  });

  it('[K17] landscapes come only from the chosen sets', () => {
    for (const { landscapes } of kingdoms(plainRequest(['base2', 'ren']), 200)) {
      expect(landscapes.every(({ set }) => set === 'renaissance')).toBe(true);
    }
  });

  it('[K17] landscapes come in exact numbers of each kind, or the request is refused', () => {
    const exact: KingdomRequest = {
      ...plain,
      landscapes: { kind: 'exact', numbers: { event: 2, project: 1, landmark: 1 } },
    };
    for (const kingdom of kingdoms(exact, 50)) {
      const dealt = kindsOf(kingdom).filter((kind) => kind !== 'ally' && kind !== 'prophecy');
      expect(dealt.toSorted()).toEqual(['event', 'event', 'landmark', 'project']);
    }
    const poor: KingdomRequest = { ...plainRequest(['base2']), landscapes: { kind: 'exact', numbers: { event: 1 } } };
    expect(prepare(poor, dominion)).toEqual({ code: 'too-few-landscapes', kind: 'event', there: 0, asked: 1 });
    expect(prepare({ ...plain, landscapes: { kind: 'dealt', most: 5 } }, dominion)).toEqual({
      code: 'too-many-landscapes',
      most: 4,
    });
  });
});

describe('Colony, Platinum and Shelters', () => {
  it('[K17] Colony, Platinum and Shelters are as likely as piles of their set', () => {
    const request: KingdomRequest = {
      ...plainRequest(['pros2', 'dark']),
      demands: [exactly(3, { kind: 'set', set: 'prosperity' })],
    };
    const all = kingdoms(request, 2_000);
    const share = (passes: (kingdom: Kingdom) => boolean): number => all.filter(passes).length / all.length;
    expect(Math.abs(share(({ colony }) => colony) - 0.3)).toBeLessThan(0.03);
    expect(Math.abs(share(({ shelters }) => shelters) - 0.7)).toBeLessThan(0.03);
  });

  it('[K17] Colony, Platinum and Shelters come always or never on request', () => {
    for (const kingdom of kingdoms({ ...bare, colony: 'yes', shelters: 'no' }, 20)) {
      expect(kingdom).toMatchObject({ colony: true, shelters: false });
      expect(setUp(kingdom)).toEqual(expect.arrayContaining(['platinum', 'colony']));
      expect(setUp(kingdom)).not.toContain('shelters');
    }
    expect(kingdoms(plainRequest(['base2', 'int2']), 100).some(({ colony, shelters }) => colony || shelters)).toBe(
      false,
    );
  });

  it('[K38] Colony, Platinum and Shelters come by a chance', () => {
    const all = kingdoms({ ...bare, colony: 25, shelters: 100 }, 800);
    expect(all.every(({ shelters }) => shelters)).toBe(true);
    expect(Math.abs(all.filter(({ colony }) => colony).length / all.length - 0.25)).toBeLessThan(0.05);
  });
});
