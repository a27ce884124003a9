import { drawKingdom } from '../../../src/kingdom/draw.ts';
import { collectPlayedCards } from '../../../src/kingdom/request/fresh.ts';
import type { DrawnKingdom, Kingdom } from '../../../src/kingdom/request/kingdom.ts';
import {
  atLeast,
  demandAtMost,
  exactly,
  type KingdomRequest,
  plainRequest,
  role,
  usualRequest,
} from '../../../src/kingdom/request/request.ts';
import type { KingdomSampler } from '../../../src/kingdom/sampling/prepared.ts';
import { prepare } from '../../../src/kingdom/sampling/sampler.ts';
import { card, dominion, editions, luck, nrs } from './wishes.ts';

/** Requests of all kinds, and what is drawn of them. */

const BASE = ['base2', 'sea2', 'corn2'];
export const laid = (...names: readonly string[]): readonly number[] =>
  dominion.landscapes.filter(({ name }) => names.includes(name)).map(({ nr }) => nr);
export const plain = plainRequest(BASE);
export const across = (some: Partial<KingdomRequest['across']>): KingdomRequest['across'] => ({
  ...plain.across,
  ...some,
});

type Answer = DrawnKingdom | Exclude<ReturnType<typeof prepare>, KingdomSampler>;
const known = new Map<string, Answer>();
export const drawn = (request: KingdomRequest, seed: number): Answer => {
  const key = `${seed} ${JSON.stringify(request)}`;
  const made = known.get(key);
  if (made) return made;
  const sampler = prepare(request, dominion);
  const answer = 'code' in sampler ? sampler : drawKingdom(sampler, dominion, luck(seed));
  known.set(key, answer);
  return answer;
};
export const kingdomOf = (request: KingdomRequest, seed: number): Kingdom => {
  const made = drawn(request, seed);
  if ('code' in made) throw new Error(made.code);
  return made.kingdom;
};

const last = kingdomOf(usualRequest(BASE), 1);
export const played = collectPlayedCards([last, kingdomOf(plain, 2)], {
  strictly: false,
  lock: nrs('Moat'),
  lockAcross: [],
});

export const REQUESTS: Readonly<Record<string, KingdomRequest>> = {
  'the usual one': usualRequest(BASE),
  'everything as it comes': plain,
  'each kingdom equally often': { ...usualRequest(BASE), draw: 'uniform', sort: 'name' },
  'the classic way, with a potion': {
    ...usualRequest(['base2', 'alch', 'corn2']),
    draw: 'classic',
    potions: { kind: 'need', min: 2, max: 3 },
  },
  'one card for each demand': {
    ...plain,
    demands: [
      atLeast(2, role('village')),
      atLeast(1, role('draw')),
      demandAtMost(1, role('attack')),
      exactly(2, { kind: 'cost', from: 2, to: 2 }),
    ],
    overlap: 'distinct',
    moat: true,
    reaction: true,
  },
  'a bane that is demanded': {
    ...plain,
    include: nrs('Young Witch', 'Witch'),
    bane: 'demanded',
    demands: [atLeast(2, { kind: 'cost', from: 2, to: 3 })],
  },
  'from elsewhere where it must': {
    ...plain,
    boxes: editions,
    sets: ['alch'],
    strict: false,
    demands: [atLeast(2, role('village'))],
  },
  'quotas and weights': {
    ...plain,
    quotas: [exactly(3, { kind: 'set', set: 'base' }), atLeast(2, { kind: 'set', set: 'sea2' })],
    weights: { [card('Witch').nr]: 1000, [card('Moat').nr]: 0 },
    setWeights: { corn: 20 },
  },
  'of two sets, some of each': {
    ...plainRequest([...BASE, 'pros2', 'hint2']),
    mix: { sets: 2, each: { min: 4, max: 6 } },
  },
  'of three sets, whatever of each': {
    ...plainRequest([...BASE, 'pros2', 'hint2']),
    mix: { sets: 3 },
    setWeights: { base: 900 },
  },
  'landscapes as many as come': {
    ...plainRequest(['adv', 'emp', 'men', 'ren', 'plun']),
    landscapes: { kind: 'dealt', most: 4 },
  },
  'landscapes of each kind, one of them by name, one weighing more': {
    ...plainRequest(['adv', 'emp', 'men', 'ren', 'plun', 'base2']),
    landscapes: { kind: 'exact', numbers: { event: 1, landmark: 1, way: 1, trait: 1 } },
    across: across({
      include: laid('Way of the Mouse'),
      exclude: laid('Obelisk'),
      weights: { [laid('Tomb')[0] ?? 0]: 900 },
    }),
  },
  'all that is chosen for cards': {
    ...plainRequest(['base2', 'corn2', 'ally', 'noct', 'dark', 'promo', 'plun', 'sun']),
    include: nrs('Young Witch', 'Ferryman', 'Black Market', 'Druid', 'Importer', 'Marauder', 'Riverboat'),
    landscapes: { kind: 'exact', numbers: { trait: 2 } },
    colony: 'yes',
    shelters: 'no',
  },
  'an Obelisk and an army': {
    ...plainRequest(['base2', 'emp', 'sun', 'dark']),
    include: nrs('Marauder'),
    across: across({ include: laid('Obelisk', 'Approaching Army') }),
    shelters: 'share',
  },
  'as few as can be of what was played last': { ...plain, fewest: played, include: nrs('Moat') },
  'nothing of what was played last': {
    ...plainRequest([...BASE, 'hint2']),
    demands: [demandAtMost(0, { ...played, strictly: true })],
  },
  'what was kept of another': {
    ...plain,
    lock: last.piles.slice(0, 4).map(({ nr }) => nr),
    side: { ...plain.side, bane: card('Hamlet').nr },
    include: nrs('Young Witch'),
  },
  'of two sets, some of each, each kingdom equally often': {
    ...plainRequest([...BASE, 'pros2', 'hint2']),
    mix: { sets: 2, each: { min: 3, max: 7 } },
    draw: 'uniform',
    demands: [atLeast(2, role('village'))],
  },
  'of two sets, the classic way, with what must be there': {
    ...plainRequest([...BASE, 'pros2', 'hint2']),
    mix: { sets: 2, each: { min: 4, max: 6 } },
    draw: 'classic',
    include: nrs('Witch'),
    setWeights: { sea: 700 },
  },
  'of two sets, with potions': {
    ...plainRequest(['base2', 'alch', 'sea2']),
    mix: { sets: 2 },
    potions: { kind: 'need', min: 2, max: 3 },
  },
  'of two sets, with potions, each kingdom equally often': {
    ...plainRequest(['base2', 'alch', 'sea2']),
    mix: { sets: 2, each: { min: 2, max: 8 } },
    potions: { kind: 'need', min: 2, max: 3 },
    draw: 'uniform',
  },
  'of three sets, landscapes and what is kept': {
    ...plainRequest(['base2', 'adv', 'emp', 'men', 'ren']),
    mix: { sets: 3, each: { min: 2, max: 5 } },
    lock: nrs('Witch', 'Castles'),
    landscapes: { kind: 'exact', numbers: { event: 2 } },
  },
  'of more sets than can be': { ...plain, mix: { sets: 3, each: { min: 5, max: 5 } } },
  'of sets that can’t have what is asked': {
    ...plain,
    mix: { sets: 2, each: { min: 5, max: 5 } },
    demands: [atLeast(9, role('attack'))],
  },
  'landscapes as they weigh, as many as come': {
    ...plainRequest(['adv', 'emp', 'men', 'ren', 'plun']),
    landscapes: { kind: 'dealt', most: 3 },
    across: across({ weights: { [laid('Tomb')[0] ?? 0]: 2000, [laid('Obelisk')[0] ?? 0]: 0 } }),
  },
  'no potion, or several; colonies and shelters as they come': {
    ...usualRequest(['base2', 'alch', 'pros2', 'dark']),
    potions: { kind: 'or-none', min: 3, max: 5 },
    draw: 'uniform',
    bane: 'demanded',
    include: nrs('Young Witch'),
  },
  'no potion at all, a reaction against attacks, each kingdom equally often': {
    ...plainRequest(['base2', 'alch', 'sea2']),
    draw: 'uniform',
    potions: { kind: 'none' },
    moat: true,
    reaction: true,
    overlap: 'distinct',
    demands: [atLeast(1, role('draw')), atLeast(1, role('village')), exactly(1, { kind: 'type', type: 'Duration' })],
  },
  'from elsewhere what is asked, as little as can be, the classic way': {
    ...plain,
    boxes: editions,
    sets: ['alch', 'corn2'],
    strict: false,
    draw: 'classic',
    demands: [atLeast(3, role('village')), demandAtMost(1, role('treasure')), atLeast(2, { kind: 'set', set: 'pros' })],
  },
  'piles chosen for cards, with Colonies, from few sets': {
    ...plainRequest(['base2', 'corn2', 'ally', 'pros2']),
    include: nrs('Young Witch', 'Ferryman', 'Importer'),
    colony: 'share',
    sort: 'set',
    fewest: played,
  },
  'what can’t be': { ...plain, include: nrs('Witch'), demands: [demandAtMost(0, role('attack'))] },
  'too many demands': { ...plain, demands: Array.from({ length: 17 }, () => atLeast(1, role('village'))) },
};
