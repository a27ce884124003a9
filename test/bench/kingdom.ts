import { join } from 'node:path';
import { type Card, type PileRole, roles } from '../../src/kingdom/cards/card.ts';
import { drawKingdom } from '../../src/kingdom/draw.ts';
import type { Luck } from '../../src/kingdom/request/luck.ts';
import { seededRandomSource } from '../../src/kingdom/request/luck.ts';
import {
  atLeast,
  demandAtMost,
  exactly,
  type KingdomRequest,
  plainRequest,
  role,
  usualRequest,
  ways,
} from '../../src/kingdom/request/request.ts';
import type { KingdomSampler } from '../../src/kingdom/sampling/prepared.ts';
import { drawTenPiles, prepare } from '../../src/kingdom/sampling/sampler.ts';
import { defaultSearchLimits } from '../../src/kingdom/ways/proposal.ts';
import { readDominionData } from '../../src/session/kingdom/dominion.ts';
import { ASKED, inWay } from '../kingdom/made/asked.ts';
import { sidePool } from '../kingdom/made/pools.ts';
import { sixteen } from '../kingdom/made/wishes.ts';

const dominion = readDominionData(join(import.meta.dirname, '../../data/dominion'));
const editions = dominion.sets.flatMap((set) => set.editions.map(({ key }) => key));
const founding = ['base1', 'int1', 'sea1', 'alch', 'pros1', 'corn1', 'hint1', 'dark', 'guild1', 'promo'];
const oldPromos = ['Black Market', 'Envoy', 'Walled Village', 'Governor', 'Stash', 'Prince'];
const counted = { ...defaultSearchLimits, steps: 5_000_000, share: 1 };
const draws = 200_000;

/** A table for `npm run bench`: what was measured, the figure, and what it must not pass. */
interface Line {
  readonly what: string;
  readonly figure: number;
  readonly bound: number;
  readonly unit: string;
}

function ready(request: KingdomRequest, limits = defaultSearchLimits): KingdomSampler {
  const sampler = prepare(request, dominion, limits);
  if ('code' in sampler) throw new Error(JSON.stringify(sampler));
  return sampler;
}

const count = (piles: readonly Card[], one: PileRole): number =>
  piles.filter((card) => card.roles.includes(one)).length;

function drawMany(
  sampler: KingdomSampler,
  luck: Luck,
  look: (piles: readonly Card[], bane: Card | undefined) => void,
): void {
  for (let i = 0; i < draws; i += 1) {
    const { piles, bane } = drawTenPiles(sampler, luck);
    look(piles, bane);
  }
}

/** K22: how far the numbers of each role are from what the counts of all kingdoms say. */
function spreads(): readonly Line[] {
  const later = dominion.cards
    .filter(({ set, name }) => set === 'promo' && !oldPromos.includes(name))
    .map(({ nr }) => nr);
  const request: KingdomRequest = {
    ...plainRequest(founding),
    exclude: later,
    demands: [atLeast(1, role('village')), atLeast(1, role('buy'))],
    potions: { kind: 'or-none', min: 3, max: 5 },
    moat: true,
    draw: 'uniform',
  };
  const whole = Number(ready(request, counted).size);
  const found = new Map(roles.map((one) => [one, new Array<number>(11).fill(0)]));
  drawMany(ready(request), seededRandomSource(1), (piles) => {
    for (const [one, counts] of found) counts[count(piles, one)] = (counts[count(piles, one)] ?? 0) + 1;
  });
  return roles.map((one) => {
    const distances = (found.get(one) ?? []).map((seen, number) => {
      const part = prepare(
        { ...request, demands: [...request.demands, exactly(number, role(one))] },
        dominion,
        counted,
      );
      return Math.abs(seen / draws - ('code' in part ? 0 : Number(part.size) / whole));
    });
    return {
      what: `K22 total variation, ${one}`,
      figure: distances.reduce((sum, part) => sum + part, 0) / 2,
      bound: 0.005,
      unit: '',
    };
  });
}

/** K12, K14, K22: kingdoms with a broken rule, and the shares of `natural`. */
function rules(): readonly Line[] {
  const request: KingdomRequest = { ...usualRequest(editions), moat: true, reaction: true };
  const broken = ways.map((draw) => {
    let wrong = 0;
    drawMany(ready({ ...request, draw }), seededRandomSource(2), (piles, bane) => {
      const supply = draw === 'classic' && bane ? [...piles, bane] : piles;
      const potions = count(piles, 'potion');
      const lacks = count(piles, 'attack') > 0 && (count(piles, 'moat') === 0 || count(supply, 'reaction') === 0);
      const young = piles.some(({ name }) => name === 'Young Witch') !== (bane !== undefined);
      if (
        lacks ||
        young ||
        (potions > 0 && potions < 3) ||
        potions > 5 ||
        count(supply, 'village') === 0 ||
        count(supply, 'buy') === 0
      )
        wrong += 1;
    });
    return { what: `K12 kingdoms that break a rule, ${draw}`, figure: wrong, bound: 0, unit: `of ${draws}` };
  });
  const plain: KingdomRequest = { ...plainRequest(editions), draw: 'uniform' };
  const size = Number(ready(plain, counted).size);
  const none = { attack: 0, potion: 0 };
  drawMany(ready({ ...request, demands: [] }), seededRandomSource(3), (piles) => {
    for (const one of ['attack', 'potion'] as const) if (count(piles, one) === 0) none[one] += 1;
  });
  const shares = (['attack', 'potion'] as const).map((one) => {
    const exact = Number(ready({ ...plain, demands: [exactly(0, role(one))] }, counted).size) / size;
    return {
      what: `K14 natural, share without ${one}, off by`,
      figure: Math.abs(none[one] / draws - exact),
      bound: 0.01,
      unit: '',
    };
  });
  return [...broken, ...shares, plusBuys()];
}

function plusBuys(): Line {
  const later = dominion.cards
    .filter(({ set, name }) => set === 'promo' && !oldPromos.includes(name))
    .map(({ nr }) => nr);
  let two = 0;
  drawMany(
    ready({ ...plainRequest(founding), exclude: later, demands: [atLeast(1, role('buy'))], draw: 'uniform' }),
    seededRandomSource(4),
    (piles) => {
      if (count(piles, 'buy') > 1) two += 1;
    },
  );
  return {
    what: 'two or more +buys of at least one, off 0.506 by',
    figure: Math.abs(two / draws - 0.506),
    bound: 0.005,
    unit: '',
  };
}

const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;

function timed(work: () => void, times: number): readonly number[] {
  return Array.from({ length: times }, () => {
    const start = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  });
}

/** K23, K24: what preparing, drawing and explaining take of the processor's time. */
function times(): readonly Line[] {
  const all = plainRequest(editions);
  const twelve = roles.filter((one) => one !== 'potion').map((one) => atLeast(1, role(one)));
  const mixed: KingdomRequest['demands'] = [
    atLeast(2, role('village')),
    atLeast(1, role('buy')),
    exactly(1, role('curser')),
    demandAtMost(2, role('attack')),
    atLeast(2, role('trasher')),
    atLeast(2, { kind: 'cost', from: 2, to: 2 }),
    atLeast(2, { kind: 'cost', from: 3, to: 3 }),
    demandAtMost(3, { kind: 'cost', from: 5, to: 5 }),
    exactly(1, { kind: 'set', set: 'seaside' }),
    atLeast(2, { kind: 'set', set: 'prosperity' }),
    exactly(2, role('treasure')),
    atLeast(1, role('duration')),
  ];
  const own = [...twelve.slice(0, 10), demandAtMost(3, role('draw')), demandAtMost(3, role('treasure'))];
  const requests: readonly (readonly [string, KingdomRequest, number])[] = [
    ['nothing said', usualRequest(editions), 50],
    ['twelve roles', { ...all, demands: twelve }, 50],
    ['twelve of all sorts', { ...usualRequest(editions), moat: true, reaction: true, demands: mixed }, 50],
    [
      'twelve of all sorts, uniform',
      { ...usualRequest(editions), moat: true, reaction: true, demands: mixed, draw: 'uniform' },
      50,
    ],
    ['twelve roles, weak', { ...all, sets: ['base2'], strict: false, demands: twelve }, 50],
    ['ten distinct and two bounds', { ...all, overlap: 'distinct', demands: own }, 250],
    ['a demanded bane', { ...all, bane: 'demanded', demands: twelve }, 250],
    ['classic', { ...usualRequest(editions), moat: true, reaction: true, draw: 'classic' }, 50],
    [
      'classic, exactly two at 3 to 5',
      { ...all, demands: [exactly(2, { kind: 'cost', from: 3, to: 5 })], draw: 'classic' },
      50,
    ],
    [
      'classic, at most one Action',
      {
        ...all,
        demands: [demandAtMost(1, { kind: 'type', type: 'Action' })],
        moat: true,
        reaction: true,
        draw: 'classic',
      },
      50,
    ],
  ];
  const drawn = requests.flatMap(([what, request, bound]) => {
    const preparing = timed(() => ready(request), 15);
    const sampler = ready(request);
    const luck = seededRandomSource(5);
    const drawing = timed(() => drawKingdom(sampler, dominion, luck), 2_000);
    return [
      { what: `K23 preparing, ${what}`, figure: median(preparing), bound, unit: 'ms' },
      { what: `K23 a kingdom, ${what}`, figure: median(drawing), bound: 1, unit: 'ms' },
      { what: `K23 the slowest kingdom, ${what}`, figure: Math.max(...drawing), bound: 50, unit: 'ms' },
    ];
  });
  const asked = ways.flatMap((draw) =>
    Object.entries(ASKED).map(([what, request]) => {
      const answer = (): void => {
        const made = prepare(inWay(request, draw), dominion);
        if (!('code' in made)) drawKingdom(made, dominion, seededRandomSource(6));
      };
      answer();
      return {
        what: `Q22 answering, ${draw}: ${what}`,
        figure: median(timed(answer, 15)),
        bound: 10,
        unit: 'ms',
      };
    }),
  );
  const impossible: readonly (readonly [string, KingdomRequest])[] = [
    ['no reaction', { ...plainRequest(['guild1']), demands: [atLeast(1, role('attack'))], reaction: true }],
    ['twelve and a ban', { ...all, demands: [...twelve.slice(0, 11), exactly(0, role('curser'))] }],
    [
      'a cost spread of twelve',
      { ...all, demands: [2, 3, 4, 5, 6, 7].map((cost) => atLeast(2, { kind: 'cost', from: cost, to: cost })) },
    ],
    ['eleven distinct', { ...all, overlap: 'distinct', demands: twelve.slice(0, 11) }],
  ];
  const explained = impossible.map(([what, request]) => {
    const figure = median(timed(() => prepare(request, dominion), 15));
    return { what: `K24 explaining, ${what}`, figure, bound: 100, unit: 'ms' };
  });
  const hard = Array.from({ length: 40 }, (_, seed) => sixteen(seed + 100)).filter(
    (request) => 'code' in prepare(request, dominion),
  );
  const sixteens = hard.map((request) => median(timed(() => prepare(request, dominion), 5)));
  const scarce = Array.from({ length: 64 }, (_, seed) => sidePool(seed).request);
  const sided = scarce.map((request) => median(timed(() => prepare(request, dominion), 5)));
  return [
    ...drawn,
    ...asked,
    ...explained,
    {
      what: 'K24 preparing or explaining, the slowest of 64 small pools that lack side choices',
      figure: Math.max(...sided),
      bound: 100,
      unit: 'ms',
    },
    {
      what: `D40 explaining, the slowest of ${hard.length} requests with sixteen demands`,
      figure: Math.max(...sixteens),
      bound: 100,
      unit: 'ms',
    },
  ];
}

/** Prints the figures (K22 to K24), each with its bound and the ratio to it; says whether all are kept. */
export function benchKingdoms(): boolean {
  const lines = [...times(), ...rules(), ...spreads()];
  for (const { what, figure, bound, unit } of lines) {
    const ratio = bound === 0 ? '' : ` (${(figure / bound).toFixed(2)} of ${bound})`;
    console.log(`${figure <= bound ? 'ok  ' : 'OVER'} ${what}: ${figure.toPrecision(3)} ${unit}${ratio}`);
  }
  return lines.every(({ figure, bound }) => figure <= bound);
}
