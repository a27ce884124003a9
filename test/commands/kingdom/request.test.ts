import { describe, expect, test } from 'vitest';
import { resolveKingdomRequest } from '../../../commands/kingdom/request.ts';
import { type Kingdom, kingdomFromNumbers, noEarlierChoices } from '../../../src/kingdom/index.ts';
import type { HouseRules } from '../../../src/session/kingdom/house.ts';
import type { TypedKingdomWish } from '../../../src/session/kingdom/wishes.ts';
import { languages } from '../../../src/words/index.ts';
import { cardNamed, dominion } from './kingdoms.ts';

/** What is drawn from where somebody types that, in a house with these rules. */

const HOUSE: HouseRules = { boxes: ['base2', 'sea2'], weights: {}, across: {} };
const { en } = languages;

const nr = (name: string): number => cardNamed(name).nr;
const laid = (name: string): number => dominion.landscapes.find((one) => one.name === name)?.nr ?? Number.NaN;

const wanted = (wish: TypedKingdomWish, rules = HOUSE, played: readonly Kingdom[] = []) => {
  const made = resolveKingdomRequest(en, wish, rules, dominion, played);
  if ('why' in made) throw new Error(made.why);
  return made;
};
const request = (wish: TypedKingdomWish, rules = HOUSE, played: readonly Kingdom[] = []) =>
  wanted(wish, rules, played).request;
const why = (wish: TypedKingdomWish, rules = HOUSE): string => {
  const made = resolveKingdomRequest(en, wish, rules, dominion);
  return 'why' in made ? made.why : 'understood';
};

/** A kingdom of these piles and landscapes. */
const kingdomWith = (piles: readonly string[], landscapes: readonly string[] = []): Kingdom => {
  const ten = [...piles, 'Cellar', 'Market', 'Mine', 'Moat', 'Smithy', 'Village', 'Festival', 'Laboratory', 'Bandit'];
  const made = kingdomFromNumbers(
    {
      piles: ten.slice(0, 10).map(nr),
      landscapes: landscapes.map(laid),
      traits: [],
      boons: [],
      deck: [],
      later: [],
      chosen: {},
      onRuins: false,
      colony: false,
      shelters: false,
    },
    dominion,
    'cost',
  );
  if ('code' in made) throw new Error(made.code);
  return made;
};

describe('[K19] the request for a kingdom', () => {
  test('a kingdom request uses the server’s boxes and usual wishes by default', () => {
    const { request: plain, usual } = wanted({});
    expect(plain).toMatchObject({
      boxes: ['base2', 'sea2'],
      sets: ['base2', 'sea2'],
      strict: true,
      moat: false,
      reaction: false,
      overlap: 'allow',
      bane: 'apart',
      draw: 'natural',
      colony: 'share',
      shelters: 'share',
      sort: 'cost',
      potions: { kind: 'or-none', min: 3, max: 5 },
      lock: [],
      side: noEarlierChoices,
    });
    expect(plain.demands).toHaveLength(2);
    expect([usual.demands, usual.potions]).toEqual([plain.demands, true]);
    expect([plain.fewest, plain.mix]).toEqual([undefined, undefined]);
  });

  test('a kingdom request reads option words, with defaults for others', () => {
    expect(request({ strict: 'false', moat: 'true', reaction: 'true', overlap: 'distinct', bane: 'demanded' })).toEqual(
      expect.objectContaining({ strict: false, moat: true, reaction: true, overlap: 'distinct', bane: 'demanded' }),
    );
    expect(request({ strict: 'true', moat: 'false', reaction: 'false', overlap: 'allow', bane: 'apart' })).toEqual(
      expect.objectContaining({ strict: true, moat: false, reaction: false, overlap: 'allow', bane: 'apart' }),
    );
    expect(['uniform', 'natural', 'whatever'].map((draw) => request({ draw }).draw)).toEqual([
      'uniform',
      'natural',
      'natural',
    ]);
    expect(['set', 'name', 'cost', 'whatever'].map((sort) => request({ sort }).sort)).toEqual([
      'set',
      'name',
      'cost',
      'cost',
    ]);
    expect(['yes', 'no', 'share'].map((colony) => request({ colony }).colony)).toEqual(['yes', 'no', 'share']);
    expect(['yes', 'no', 'share'].map((shelters) => request({ shelters }).shelters)).toEqual(['yes', 'no', 'share']);
  });

  test('explicit demands drop the defaults of a kingdom, except potions', () => {
    const { request: asked, usual } = wanted({ require: '2 Attack' });
    expect([asked.demands.length, usual]).toEqual([1, { demands: [], potions: true }]);
    expect(wanted({ potions: 'any' }).usual.potions).toBe(false);
    expect(request({ potions: 'any' }).potions).toEqual({ kind: 'any' });
  });

  test('a kingdom request reads lists of included and excluded cards', () => {
    const { include, exclude, across } = request({
      require: 'Moat',
      include: 'Cellar, Alms',
      ban: 'Witch',
      exclude: 'Chapel, Quest',
    });
    expect([include, exclude]).toEqual([
      [nr('Moat'), nr('Cellar')],
      [nr('Witch'), nr('Chapel')],
    ]);
    expect(across).toMatchObject({ include: [laid('Alms')], exclude: [laid('Quest')], lock: [] });
  });

  test('a kingdom request multiplies the server’s weights with typed ones', () => {
    const rules = { ...HOUSE, weights: { [nr('Witch')]: 50, [nr('Moat')]: 30 }, across: { [laid('Alms')]: 20 } };
    const { weights, across } = request({ require: 'All, Witch x2, Cellar x0.4' }, rules);
    expect(weights).toEqual({ [nr('Witch')]: 100, [nr('Moat')]: 30, [nr('Cellar')]: 40 });
    expect(across.weights).toEqual({ [laid('Alms')]: 20 });
  });

  test('a kingdom request refuses cards that the server bans', () => {
    const rules = { ...HOUSE, weights: { [nr('Witch')]: 0, [nr('Moat')]: 1 }, across: { [laid('Alms')]: 0 } };
    expect(why({ include: 'Witch, Moat' }, rules)).toBe(en.commands.kingdom.bad.banned(['Witch']));
    expect(why({ include: 'Alms, Moat' }, rules)).toBe(en.commands.kingdom.bad.banned(['Alms']));
    expect(why({ require: 'Witch', include: 'Alms' }, rules)).toBe(en.commands.kingdom.bad.banned(['Witch', 'Alms']));
    expect(why({ include: 'Moat' }, rules)).toBe('understood');
  });

  test('a bracketed list is redirected to its option, unless a name is unknown', () => {
    const { bad } = en.commands.kingdom;
    expect(why({ require: 'Young Witch (Cellar)' })).toBe(bad.brackets);
    expect(why({ require: 'Young Wich (Cellar)' })).toContain('Young Witch');
    expect(why({ require: 'Young Wich (Cellar)' })).not.toBe(bad.brackets);
    expect(why({ require: 'Cellar)' })).not.toBe(bad.brackets);
    expect([why({ potions: 'some' }), why({ landscapes: 'some' })]).toEqual([bad.potions, bad.landscapes]);
  });

  test('a kingdom request keeps parts of an earlier kingdom by number', () => {
    const { lock, side, across } = request({ lock: '3 14', lockBane: '7', lockAcross: '2' });
    expect([lock, side.bane, across.lock]).toEqual([[3, 14], 7, [2]]);
  });

  test('a kingdom code uses all boxes and the server’s weights only', () => {
    const rules = { ...HOUSE, weights: { 3: 50 }, across: { 4: 20 } };
    const { request: shown, usual } = wanted(
      { shown: '', moat: 'true', sort: 'name', lock: '5', lockAcross: '6' },
      rules,
    );
    expect(usual).toEqual({ demands: [], potions: false });
    expect(shown).toMatchObject({ boxes: HOUSE.boxes, demands: [], moat: false, weights: { 3: 50 }, sort: 'name' });
    expect([shown.lock, shown.across]).toEqual([[5], { include: [], exclude: [], lock: [6], weights: { 4: 20 } }]);
  });
});

describe('[K25] recently played cards', () => {
  const last = kingdomWith(['Witch'], ['Alms']);
  const first = kingdomWith(['Chapel']);

  test('recently played cards are avoided softly or strictly, except kept ones', () => {
    const soft = request({ fresh: '1', lock: String(nr('Moat')) }, HOUSE, [last, first]);
    expect(soft.fewest).toMatchObject({ last: 1, strictly: false, landscapes: [laid('Alms')] });
    expect(soft.fewest?.piles).toContain(nr('Witch'));
    expect(soft.fewest?.piles).not.toContain(nr('Moat'));
    expect(soft.fewest?.piles).not.toContain(nr('Chapel'));
    const hard = request({ fresh: '2', repeats: 'none', lockBane: String(nr('Moat')) }, HOUSE, [last, first]);
    expect(hard.fewest).toBeUndefined();
    expect(hard.demands.at(-1)).toMatchObject({ of: { kind: 'played', last: 2, strictly: true }, min: 0, max: 0 });
    expect(hard.demands.at(-1)?.of).toMatchObject({ piles: expect.arrayContaining([nr('Witch'), nr('Chapel')]) });
    expect(hard.demands.at(-1)?.of).toMatchObject({ piles: expect.not.arrayContaining([nr('Moat')]) });
  });

  test('`fresh:` needs a history of played cards, and `repeats:` needs `fresh:`', () => {
    expect(request({ fresh: '3', repeats: 'none' }).demands).toHaveLength(2);
    expect(request({ fresh: '0' }, HOUSE, [last]).fewest).toBeUndefined();
    expect(why({ repeats: 'none' })).toBe(en.commands.kingdom.bad.repeats);
  });

  test('recently played cards weigh less only for `fresh: unseen`', () => {
    const weights = (unseen?: string) => request({ ...(unseen ? { unseen } : {}) }, HOUSE, [last]);
    expect(weights('true').weights[nr('Witch')]).toBeLessThan(5);
    expect(weights('true').across.weights[laid('Alms')]).toBeLessThan(5);
    for (const none of [undefined, 'false']) {
      expect(weights(none).weights).toEqual({});
      expect(weights(none).across.weights).toEqual({});
    }
  });
});

describe('[K36] the default village and +buy', () => {
  const roles = (wish: TypedKingdomWish): readonly string[] =>
    request(wish).demands.flatMap(({ of }) => (of.kind === 'role' ? [of.role] : []));

  test.each(['Moat, Witch', 'Divine Wind, Poet', 'Base, Seaside', '2 sets', 'Moat x3'])(
    'the default village and +buy stay if `require:` only names cards: %s',
    (text) => {
      expect(roles({ require: text })).toEqual(['village', 'buy']);
      expect(wanted({ require: text }).replaced).toEqual([]);
    },
  );

  test('demands replace the default village and +buy, and the answer says so', () => {
    const replaced = (text: string): readonly unknown[] => wanted({ require: text }).replaced.map(({ of }) => of);
    expect(roles({ require: '2 attack' })).toEqual(['attack']);
    expect(replaced('2 attack')).toEqual([
      { kind: 'role', role: 'village' },
      { kind: 'role', role: 'buy' },
    ]);
    expect(replaced('0 village, 2 attack')).toEqual([{ kind: 'role', role: 'buy' }]);
    expect(replaced('1 village, 1 buy')).toEqual([]);
  });
});

test('[K35] landscapes that `require:` counts are part of the kingdom', () => {
  expect(request({ require: '1 Way, 2 events' }).landscapes).toEqual({ kind: 'exact', numbers: { way: 1, event: 2 } });
  expect(request({ require: '1 Way', landscapes: 'none' }).landscapes).toEqual({ kind: 'dealt', most: 0 });
});

test('[K38] Colonies and Shelters come by chance', () => {
  expect(request({ colony: '25%', shelters: '0 %' })).toMatchObject({ colony: 25, shelters: 0 });
  expect(request({ colony: 'yes' })).toMatchObject({ colony: 'yes', shelters: 'share' });
  for (const colony of ['101%', '25', 'maybe']) expect(why({ colony })).toContain('a chance such as `25%`');
});
