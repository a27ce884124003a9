import { describe, expect, it } from 'vitest';
import { roles } from '../../../src/kingdom/cards/card.ts';
import type { WishConflict } from '../../../src/kingdom/explain/conflict.ts';
import {
  atLeast,
  demandAtMost,
  exactly,
  type KingdomRequest,
  plainRequest,
  role,
  usualRequest,
  ways,
} from '../../../src/kingdom/request/request.ts';
import { prepare } from '../../../src/kingdom/sampling/sampler.ts';
import { en } from '../../support/words.ts';
import { bruteKingdoms } from '../brute/brute.ts';
import { dominion, editions, nrs, sixteen, smallRequest, usualRoles } from '../made/wishes.ts';

const { kingdomRefusalText, wishWords } = en.kingdom;

function refused(request: KingdomRequest): WishConflict {
  const answer = prepare(request, dominion);
  if (!('code' in answer) || answer.code !== 'impossible') throw new Error('expected an impossible request');
  return answer;
}

const said = (request: KingdomRequest): string => {
  const answer = prepare(request, dominion);
  if (!('code' in answer)) throw new Error('expected a refusal');
  return kingdomRefusalText(answer, dominion);
};
const guilds: KingdomRequest = { ...plainRequest(['guild1']), boxes: editions };
const base: KingdomRequest = { ...plainRequest(['base2']), boxes: editions };

const many = usualRoles.slice(0, 11).map((one) => atLeast(1, role(one)));

describe('an impossible request', () => {
  it('[K16] a refusal names the conflicting wishes with their numbers', () => {
    const request: KingdomRequest = {
      ...guilds,
      demands: [atLeast(1, role('attack')), atLeast(2, role('buy')), demandAtMost(9, role('draw'))],
      reaction: true,
    };
    expect(refused(request)).toEqual({
      code: 'impossible',
      wishes: [
        {
          wish: { kind: 'demand', demand: atLeast(1, role('attack')) },
          there: 2,
          elsewhere: expect.any(Number),
          excluded: 0,
          fitting: 2,
        },
        { wish: { kind: 'reaction' }, there: 0, elsewhere: expect.any(Number), excluded: 0 },
      ],
      proof: { kind: 'few', wish: { kind: 'reaction' }, without: [], names: [] },
      piles: 13,
      needs: [],
      strict: true,
      sets: ['guild1'],
      questions: expect.any(Number),
    });
  });

  it.each<[string, KingdomRequest, RegExp]>([
    [
      'no reaction',
      { ...guilds, demands: [atLeast(1, role('attack'))], reaction: true },
      /In Guilds \(1st edition\), there are no reactions\.\nYou asked for: at least 1 attack \(matched by 2 of 13 piles\); a reaction if there's an attack\.\nOther sets have \d+ more/,
    ],
    [
      'no duration',
      { ...base, demands: [atLeast(1, role('duration'))] },
      /no durations\.\nYou asked for: at least 1 duration \(matched by 0 of 26 piles\)\.\nOther sets have \d+ more/,
    ],
    [
      'only 4 attacks',
      { ...base, demands: [atLeast(6, role('attack'))] },
      /only 4 attacks: Bandit, Bureaucrat, Militia and Witch\./,
    ],
    [
      'excluded card',
      { ...base, include: nrs('Moat'), exclude: nrs('Moat') },
      /^You asked for Moat, but you also excluded it\.$/,
    ],
    [
      'card of another set',
      { ...base, include: nrs('Wharf') },
      /^Wharf is in Seaside, which isn't among the chosen sets\.$/,
    ],
    [
      'too few piles',
      { ...guilds, exclude: nrs('Plaza', 'Baker', 'Butcher', 'Herald') },
      /There are only 9 piles in Guilds \(1st edition\), but a kingdom needs ten/,
    ],
    [
      'bounds',
      { ...base, demands: [demandAtMost(4, { kind: 'type', type: 'Action' })] },
      /Apart from the Action cards, there is only 1 pile in Base \(2nd edition\)\. You allow at most 4 of the Action cards: that makes 5 of ten piles\./,
    ],
    [
      'each its own',
      { ...base, demands: [atLeast(2, role('curser')), atLeast(1, role('curser'))], overlap: 'distinct' },
      /only 1 curser: Witch\.\nYou asked for: at least 2 cursers/,
    ],
    [
      'eleven cards',
      {
        ...plainRequest(editions),
        include: nrs(
          'Moat',
          'Cellar',
          'Village',
          'Market',
          'Smithy',
          'Witch',
          'Mine',
          'Chapel',
          'Militia',
          'Workshop',
          'Bureaucrat',
        ),
      },
      /take 1[12] \w+ cards, but a kingdom has room for 10/,
    ],
    [
      'no bane',
      {
        ...plainRequest(['corn1', 'alch']),
        include: nrs('Young Witch'),
        exclude: nrs('Hamlet', 'Fortune Teller', 'Menagerie', 'Herbalist'),
      },
      /The Young Witch needs a Bane that costs 2 or 3, but there is none\.\nYou asked for: Young Witch\./,
    ],
    [
      'no bane for ten',
      { ...plainRequest(['corn1']), exclude: nrs('Hamlet', 'Fortune Teller', 'Menagerie') },
      /There are only 10 piles in .*, .* needs a Bane/,
    ],
    [
      'potions',
      { ...base, potions: { kind: 'need', min: 3, max: 5 } },
      /no potion cards\.\nYou asked for: 3 to 5 potion cards/,
    ],
    [
      'ban and demand',
      {
        ...base,
        demands: [
          exactly(0, role('village')),
          atLeast(2, { kind: 'type', type: 'Action' }),
          atLeast(1, role('village')),
        ],
      },
      /Without villages, there are no villages\.\nYou asked for: no villages \(leaves 24 of 26 piles\); at least 1 village/,
    ],
  ])('[K16] the refusal of an impossible request explains it: %s', (_, request, words) => {
    for (const draw of ways) expect(said({ ...request, draw })).toMatch(words);
  });

  it('[K5] a request is refused early if only excluded sets have a role', () => {
    const weak = prepare({ ...base, demands: [atLeast(1, role('duration'))], strict: false }, dominion);
    expect('code' in weak).toBe(false);
    expect(refused({ ...base, demands: [atLeast(1, role('duration'))] }).wishes).toMatchObject([{ there: 0 }]);
  });

  it('[K16] a refusal names a minimal set of conflicting wishes', () => {
    const requests = Array.from({ length: 100 }, (_, seed) => smallRequest(seed)).filter(
      (request) => bruteKingdoms(request, dominion).size === 0,
    );
    expect(requests.length).toBeGreaterThan(20);
    for (const request of requests) {
      const { wishes } = refused(request);
      expect(bruteKingdoms(onlyWith(request, wishes), dominion).size).toBe(0);
      for (const left of wishes) {
        const fewer = onlyWith(
          request,
          wishes.filter((one) => one !== left),
        );
        expect(bruteKingdoms(fewer, dominion).size).toBeGreaterThan(0);
      }
    }
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    '[D40] [K16] a minimal conflict among sixteen demands is found quickly: %i',
    (seed) => {
      const request = sixteen(seed);
      const answer = prepare(request, dominion);
      if (!('code' in answer) || answer.code !== 'impossible')
        return expect('code' in answer ? answer.code : 'possible').toBe('possible');
      const { wishes, questions } = answer;
      expect(questions).toBeLessThan(50);
      expect(prepare(onlyWith(request, wishes), dominion)).toMatchObject({ code: 'impossible' });
      for (const left of wishes) {
        const fewer = prepare(
          onlyWith(
            request,
            wishes.filter((one) => one !== left),
          ),
          dominion,
        );
        expect('code' in fewer ? fewer.code : 'possible', wishWords(left.wish, dominion)).toBe('possible');
      }
    },
  );

  it('[K16] more than sixteen demands are refused, not counting wished and played cards', () => {
    const many = Array.from({ length: 17 }, () => atLeast(1, role('village')));
    expect(prepare({ ...base, demands: many }, dominion)).toEqual({ code: 'too-many-demands', most: 16 });
    const piles = dominion.cards.map(({ nr }) => nr);
    const beside = [
      atLeast(1, { kind: 'wished', text: 'any', piles }),
      atLeast(0, { kind: 'played', last: 1, strictly: false, piles: [], landscapes: [] }),
    ];
    expect(prepare({ ...base, demands: [...many.slice(1), ...beside] }, dominion)).not.toHaveProperty('code');
  });

  it.each<[string, KingdomRequest, string]>([
    [
      'about a card that can come',
      {
        ...plainRequest(editions),
        demands: [atLeast(3, role('reaction')), exactly(0, { kind: 'type', type: 'Action' })],
      },
      "Without Action cards, there are only 2 reactions: Fool's Gold and Tunnel.",
    ],
    [
      'with the piles that are left',
      {
        ...plainRequest(['ally']),
        demands: [atLeast(2, { kind: 'type', type: 'Liaison' }), exactly(0, { kind: 'type', type: 'Action' })],
      },
      'Without Action cards, only 2 of 31 piles are left, but a kingdom needs ten.',
    ],
    [
      'with the cards and the places',
      {
        ...plainRequest(editions),
        overlap: 'distinct',
        demands: [
          ...usualRoles.map((one) => atLeast(1, role(one))),
          ...[2, 3, 4].map((from) => atLeast(1, { kind: 'cost', from, to: from })),
        ],
      },
      'With a separate card for each, your requirements take 11 cards, but a kingdom has room for 10.',
    ],
    [
      'with what several limits allow',
      {
        ...plainRequest(['dark', 'hint2']),
        demands: [exactly(0, { kind: 'cost', from: 5, to: 6 }), demandAtMost(2, { kind: 'cost', from: 3, to: 4 })],
      },
      'Your limits allow at most 8 piles, but a kingdom needs ten.',
    ],
    [
      'with the answer to an attack that must come',
      { ...plainRequest(['sun', 'hint1']), demands: [exactly(2, role('duration'))], moat: true },
      'In Rising Sun and Hinterlands (1st edition), there are no Moats.',
    ],
    [
      'with the set of a landscape',
      {
        ...plainRequest(['base2']),
        across: {
          include: dominion.landscapes.filter(({ name }) => name === 'Obelisk').map(({ nr }) => nr),
          exclude: [],
          lock: [],
          weights: {},
        },
      },
      "Obelisk is in Empires, which isn't among the chosen sets.",
    ],
  ])('[K34] a refused request shows a count that proves it, %s', (_, request, first) => {
    const [line, ...more] = said(request).split('\n');
    expect(line).toBe(first);
    expect(more.length).toBeLessThan(3);
    expect(refused(request).questions).toBe(0);
  });

  it('[K42] a refusal lists demands in one line if no count explains them', () => {
    const kinds = ['Liaison', 'Omen', 'Fate'] as const;
    const request: KingdomRequest = {
      ...plainRequest(editions),
      demands: kinds.map((type) => atLeast(1, { kind: 'type', type })),
      mix: { sets: 2, each: { min: 5, max: 5 } },
    };
    expect(said(request)).toBe(
      'No kingdom from all sets can have all of this: at least 1 Liaison card (matched by 9 of 498 piles); at least 1 Omen card (matched by 6 of 498 piles); at least 1 Fate card (matched by 8 of 498 piles); 2 sets with exactly 5 piles from each.',
    );
    expect(said({ ...plainRequest(editions), demands: [], mix: { sets: 3, each: { min: 3, max: 3 } } })).toBe(
      'No kingdom from all sets can have this: 3 sets with exactly 3 piles from each.',
    );
  });

  it('[K34] a refusal names the ban that forces a card to serve two demands', () => {
    const ban = exactly(0, { kind: 'set', set: 'hinterlands' });
    const [treasures, reactions] = [atLeast(6, role('treasure')), atLeast(5, role('reaction'))];
    const { wishes, proof } = refused({ ...plainRequest(editions), demands: [treasures, reactions, ban] });
    expect(proof).toEqual({ kind: 'places', needed: 11, distinct: false });
    expect(wishes.map(({ wish }) => wish)).toEqual(
      [treasures, reactions, ban].map((demand) => ({ kind: 'demand', demand })),
    );
  });

  it('[K34] a refusal shows only counts that hold', () => {
    let shown = 0;
    for (let seed = 0; seed < 250; seed += 1) {
      const request = sixteen(seed, seed % 2 === 0 ? usualRoles : roles);
      const answer = prepare(request, dominion);
      if (!('code' in answer) || answer.code !== 'impossible' || !answer.proof) continue;
      shown += 1;
      expect(prepare(onlyWith(request, answer.wishes), dominion)).toMatchObject({ code: 'impossible' });
    }
    expect(shown).toBeGreaterThan(20);
  });

  it.each<[string, KingdomRequest]>([
    [
      'a bound',
      {
        ...usualRequest(editions),
        demands: [...many, demandAtMost(1, role('potion'))],
        potions: { kind: 'need', min: 2, max: 4 },
      },
    ],
    ['a ban', { ...usualRequest(editions), demands: [...many, exactly(0, role('curser'))] }],
    ['cards of their own', { ...plainRequest(editions), demands: many, overlap: 'distinct' }],
    [
      'costs',
      {
        ...plainRequest(editions),
        demands: [2, 3, 4, 5, 6, 7].map((cost) => atLeast(2, { kind: 'cost', from: cost, to: cost })),
      },
    ],
  ])('[K24] a refusal is explained after trying few smaller requests: %s', (_, request) => {
    const { wishes, questions } = refused(request);
    expect(wishes.length).toBeGreaterThan(1);
    expect(questions).toBeLessThan(200);
  });
});

/** The request with these of its wishes and no others. */
function onlyWith(request: KingdomRequest, culprits: WishConflict['wishes']): KingdomRequest {
  const wishes = culprits.map(({ wish }) => wish);
  return {
    ...request,
    demands: wishes.flatMap((wish) => (wish.kind === 'demand' ? [wish.demand] : [])),
    include: wishes.flatMap((wish) => (wish.kind === 'include' ? [wish.nr] : [])),
    lock: wishes.flatMap((wish) => (wish.kind === 'lock' ? [wish.nr] : [])),
    potions: wishes.some(({ kind }) => kind === 'potions') ? request.potions : { kind: 'any' },
    moat: wishes.some(({ kind }) => kind === 'moat'),
    reaction: wishes.some(({ kind }) => kind === 'reaction'),
    overlap: wishes.some(({ kind }) => kind === 'distinct') ? 'distinct' : 'allow',
  };
}
