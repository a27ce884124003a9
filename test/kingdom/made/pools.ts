import { type Card, canPileBeBane, roles } from '../../../src/kingdom/cards/card.ts';
import { type Luck, oneOf, pickSeveralRandom } from '../../../src/kingdom/request/luck.ts';
import {
  atLeast,
  demandAtMost,
  type KingdomRequest,
  plainRequest,
  role,
} from '../../../src/kingdom/request/request.ts';
import { keeps, tens } from '../brute/brute.ts';
import { canBeWhole, type Pool } from '../brute/side.ts';
import type { Legal } from '../brute/ways.ts';
import { card, dominion, editions, luck } from './wishes.ts';

/** Pools of 11 to 13 piles in which side choices are scarce (K28). */

const bringers = ['Ferryman', 'Riverboat', 'Young Witch', 'Black Market', 'Importer', 'Poet', 'Kitsune', 'Druid'];
const armies = dominion.landscapes.filter(({ brings }) => brings.includes('army-pile'));

const all = (nrs: readonly { readonly nr: number }[]): readonly number[] => nrs.map(({ nr }) => nr);

/** A request over few piles, of which many need something that few others can be. */
export function sidePool(seed: number): Pool {
  const chance = luck(seed);
  const special = pickSeveralRandom(chance, bringers, 1 + chance.below(4)).map(card);
  const scarce = dominion.cards.filter(({ cost, types }) => cost.coins === 6 || types.includes('Victory'));
  const fitting = dominion.cards.filter((one) => [2, 3, 4, 5].includes(one.cost.coins) && one.types.includes('Action'));
  const size = 11 + chance.below(3);
  const few = pickSeveralRandom(chance, fitting, 3 + chance.below(4));
  const rest = pickSeveralRandom(
    chance,
    scarce.filter((one) => !special.includes(one) && !few.includes(one)),
    20,
  );
  const cards = [...new Set([...special, ...few, ...rest])].slice(0, size).sort((a, b) => a.nr - b.nr);
  const companions = dominion.landscapes.filter(({ kind }) => kind === 'ally' || kind === 'prophecy');
  const some = chance.below(3) === 0 ? armies : pickSeveralRandom(chance, companions, chance.below(4));
  const mouse = named('Way of the Mouse');
  const obelisk = named('Obelisk');
  const laid = [...(chance.below(4) === 0 ? [mouse] : []), ...(chance.below(6) === 0 ? [obelisk] : [])];
  const landscapes = [...some, ...laid];
  const request: KingdomRequest = {
    ...plainRequest(editions),
    exclude: all(dominion.cards.filter((one) => !cards.includes(one))),
    landscapes: { kind: 'dealt', most: 0 },
    across: {
      include: all(laid),
      exclude: all(dominion.landscapes.filter((one) => !landscapes.includes(one))),
      lock: [],
      weights: {},
    },
    demands: demandsOf(chance),
    moat: chance.below(6) === 0,
    reaction: chance.below(6) === 0,
    weights: chance.below(2) === 0 ? {} : weightsOf(chance, cards),
  };
  return { request, cards, landscapes };
}

function demandsOf(chance: Luck): KingdomRequest['demands'] {
  if (chance.below(2) === 0) return [];
  const one = oneOf(chance, roles) ?? 'village';
  return [chance.below(2) === 0 ? atLeast(1, role(one)) : demandAtMost(1 + chance.below(2), role(one))];
}

const weightsOf = (chance: Luck, cards: readonly Card[]): KingdomRequest['weights'] =>
  Object.fromEntries(pickSeveralRandom(chance, cards, 3).map(({ nr }) => [nr, [50, 200, 300][chance.below(3)] ?? 100]));

const named = (name: string) => {
  const found = dominion.landscapes.find((one) => one.name === name);
  if (!found) throw new Error(`no landscape is called ${name}`);
  return found;
};

/** All legal tens of a pool with their legal banes, each looked at by itself. */
export function legalOf(pool: Pool, filling = false): readonly Legal[] {
  const { request, cards, landscapes } = pool;
  const laid = landscapes.filter(({ nr }) => request.across.include.includes(nr));
  return [...tens(cards, 10)].flatMap((ten): readonly Legal[] => {
    const young = ten.some(({ name }) => name === 'Young Witch');
    if (!young)
      return keeps(request, ten, undefined, false) && canBeWhole({ ten, laid, chosen: {} }, pool)
        ? [{ ten, banes: [] }]
        : [];
    const banes = cards.filter(
      (bane) =>
        canPileBeBane(bane) &&
        !ten.includes(bane) &&
        keeps(request, ten, bane, filling) &&
        canBeWhole({ ten, bane, laid, chosen: {} }, pool),
    );
    return banes.length > 0 ? [{ ten, banes }] : [];
  });
}
