import { beforeAll, describe, expect, test } from 'vitest';
import type { Kingdom } from '../../../src/kingdom/index.ts';
import { COMPONENT, everyComponent, text } from '../../support/discord/text.ts';
import type { TypedValues } from '../../support/discord/typed.ts';
import type { WireMessage } from '../../support/discord/wire.ts';
import { breachesOf, listen } from '../bodies.ts';
import { begun, controls, shown, sitDown, sub } from '../table.ts';
import { cardNamed, dominion, drawn, kingdom, kingdomIn, namesIn, refusal, warm, withRole } from './kingdoms.ts';

beforeAll(warm);

const selects = (message: WireMessage): readonly (string | undefined)[] =>
  everyComponent(message.components).flatMap(({ type, placeholder }) =>
    type === COMPONENT.select ? [placeholder] : [],
  );

const BOXES = 'Which boxes do you own?';

/** No kingdom that nothing was said about breaks these (K19). */
const isGood = (one: ReturnType<typeof kingdomIn>): boolean => {
  const potions = withRole(one, 'potion');
  return withRole(one, 'village') > 0 && withRole(one, 'buy') > 0 && (potions === 0 || (potions >= 3 && potions <= 5));
};

describe('[K19] /kingdom alone', () => {
  test('/kingdom alone gives a valid kingdom in every kind of channel', async () => {
    const table = await sitDown();
    const alice = table.user('alice');
    const first = await kingdom(alice);
    await begun(table, 'tablut');
    const all = [
      first,
      await kingdom(alice),
      await kingdom(table.user('dan'), {}, 'garden'),
      await kingdom(alice, {}, 'dm'),
    ];
    expect(all.map((one) => isGood(drawn(one)))).toEqual([true, true, true, true]);
    expect(new Set(all.map((one) => namesIn(drawn(one)).join())).size).toBe(4);
    expect(table.rig().faults).toEqual([]);
  });

  test('a kingdom shows picture, words, boxes, method, code and buttons', async () => {
    const table = await sitDown();
    const message = shown(await kingdom(table.user('alice')));
    const words = text(message);
    const one = kingdomIn(message);
    const alt = everyComponent(message.components).flatMap(({ items = [] }) =>
      items.map(({ description }) => description ?? ''),
    );
    for (const { name, set } of one.piles) {
      expect(alt.join()).toContain(name);
      const box = dominion.sets.find(({ key }) => key === set)?.title ?? '';
      expect(
        words
          .split('**From your boxes**')[1]
          ?.split('\n')
          .find((line) => line.startsWith(`${box}: `)),
      ).toContain(name.replaceAll('-', '\\-'));
    }
    expect(words).toContain('<kingdom.png: A kingdom of ten piles; Cost ');
    expect(words).toContain(
      '-# natural, from all sets: at least 1 village; at least 1 +buy; none or 3 to 5 potion cards',
    );
    expect(controls(message)).toEqual(['Draw again', 'Replace one', 'Replace with ...', 'Lock', 'Copy', 'Played']);
    expect(selects(message)).toEqual([BOXES]);
  });

  test('/kingdom uses the server’s boxes once chosen and stops asking', async () => {
    const table = await sitDown();
    const first = shown(await kingdom(table.user('alice')));
    const options = everyComponent(first.components).find(({ placeholder }) => placeholder === BOXES)?.options ?? [];
    expect(options.map(({ value }) => value)).toEqual(
      dominion.sets.flatMap(({ editions }) => editions.map(({ key }) => key)),
    );
    const chosen = await table.user('bob').select(first, BOXES, ['Seaside (2nd edition)', 'Base (2nd edition)']);
    const boxes = (one: ReturnType<typeof kingdomIn>): boolean =>
      one.piles.every(({ editions }) => editions.some((key) => ['base2', 'sea2'].includes(key)));
    expect(boxes(drawn(chosen))).toBe(true);
    expect(text(shown(chosen))).toContain(
      'says you have these sets here: Base \\(2nd edition\\) and Seaside \\(2nd edition\\).',
    );
    expect(selects(shown(chosen))).toEqual([]);
    expect(table.discord.messages('table')).toHaveLength(2);
    const later = await kingdom(table.user('carol'), {}, 'garden');
    expect(boxes(drawn(later))).toBe(true);
    expect(selects(shown(later))).toEqual([]);
    expect(selects(shown(await kingdom(table.user('bob'), {}, 'dm')))).toEqual([BOXES]);
  });

  test('/kingdom drops default wishes that do not fit, and says so', async () => {
    const table = await sitDown();
    const outcome = await kingdom(table.user('alice'), { sets: 'alch' });
    expect(namesIn(drawn(outcome)).every((name) => cardNamed(name).set === 'alchemy')).toBe(true);
    expect(text(shown(outcome))).toContain('I had to drop some usual requirements: ');
    expect(refusal(await kingdom(table.user('alice'), { sets: 'alch', potions: '3-5' }))).toContain('Alchemy');
  });

  test('a kingdom’s buttons work for every reader and survive restarts', async () => {
    const table = await sitDown();
    const [alice, bob, carol] = ['alice', 'bob', 'carol'].map(table.user);
    if (!alice || !bob || !carol) throw new Error('nobody');
    const first = shown(await kingdom(alice, { require: '2 Attack', sets: 'base2 sea2', moat: true }));
    const old = kingdomIn(first);
    await table.restart();

    const again = await bob.press(first, 'Draw again');
    expect(withRole(drawn(again), 'attack')).toBeGreaterThanOrEqual(2);
    expect(namesIn(drawn(again))).toContain('Moat');
    expect(kingdomIn(first)).toEqual(old);
    expect(text(shown(again))).toContain(`<@${bob.id}> draws again.`);

    const [gone = '', ...others] = namesIn(old).filter(
      (name) => name !== 'Moat' && !cardNamed(name).roles.includes('attack'),
    );
    const question = await carol.press(first, 'Replace one');
    expect(question.ephemeral).toBe(true);
    const replaced = await carol.select(shown(question), 'Which pile?', [gone]);
    const names = namesIn(drawn(replaced));
    expect(names).not.toContain(gone);
    expect(names).toEqual(expect.arrayContaining([...others]));
    expect(names.filter((name) => namesIn(old).includes(name))).toHaveLength(9);

    const kept = namesIn(old).slice(0, 4);
    const locked = await bob.select(shown(await bob.press(first, 'Lock')), 'Which piles?', kept);
    expect(namesIn(drawn(locked))).toEqual(expect.arrayContaining(kept));
    const still = await alice.press(shown(locked), 'Draw again');
    expect(namesIn(drawn(still))).toEqual(expect.arrayContaining(kept));
    const free = await alice.press(shown(await alice.press(shown(still), 'Lock')), 'Keep none');
    expect(text(shown(free))).not.toContain('(locked)');

    const copy = await alice.press(first, 'Copy');
    expect(refusal(copy)).toContain([...namesIn(old), ...old.landscapes.map(({ name }) => name)].join(', '));
    expect(table.rig().faults).toEqual([]);
  });

  test('[T13] a kingdom keeps within Discord’s limits with the longest codes', async () => {
    const table = await sitDown();
    const bodies = listen(table.discord);
    const alice = table.user('alice');
    const wide: TypedValues = {
      include: 'Young Witch, Ferryman, Riverboat, Black Market, Druid, Cultist',
      require: '1 Liaison, 1 Omen',
      landscapes: '2 traits, 1 way, 1 event',
      colony: 'yes',
      shelters: 'yes',
      sort: 'set',
    };
    const message = shown(await kingdom(alice, wide));
    for (const label of controls(message)) await alice.press(message, label);
    const question = shown(await alice.press(message, 'Lock'));
    await alice.select(question, 'Which piles?', namesIn(kingdomIn(message)).slice(0, 9));
    for (const require of ['', 'at least 2 v', 'Moat, ', `${'Moat, '.repeat(30)}v`])
      await alice.complete('table', 'kingdom', { require }, 'require');
    expect(bodies.flatMap(breachesOf)).toEqual([]);
  });
});

describe('[K20] the expression', () => {
  test('an expression is drawn: Moat, 3 Attack, 1 Village, All / Curser', async () => {
    const table = await sitDown();
    const one = drawn(await kingdom(table.user('alice'), { require: 'Moat, 3 Attack, 1 Village, All / Curser' }));
    expect(namesIn(one)).toContain('Moat');
    expect([withRole(one, 'attack') >= 3, withRole(one, 'village') >= 1, withRole(one, 'curser')]).toEqual([
      true,
      true,
      0,
    ]);
  });

  test.each([
    ['2 Seaside, at most 3 cost 5, no Attack / Witch', 'at least 2 piles from Seaside'],
    ['exactly 2 villages, 1-2 +buy', 'exactly 2 villages; 1 to 2 +buys'],
  ])('the expression %s is understood', async (require, told) => {
    const table = await sitDown();
    const outcome = await kingdom(table.user('alice'), { require });
    drawn(outcome);
    expect(text(shown(outcome))).toContain(told);
  });

  test('a fault in an expression is marked privately, also in `ban:`', async () => {
    const table = await sitDown();
    const alice = table.user('alice');
    expect(refusal(await kingdom(alice, { require: 'Moat, 3 Attak, Village' }))).toBe(
      'No card, role, type or set has this name:\n```\nMoat, 3 Attak, Village\n        ^^^^^\n```\nDid you mean **attack** or **Altar**?',
    );
    expect(refusal(await kingdom(alice, { ban: 'Curser, Wicht' }))).toMatch(
      /^No card, role, type or set has this name:\n```\nCurser, Wicht\n {8}\^{5}\n```\nDid you mean .*\*\*Witch\*\*.*\?$/,
    );
    expect(table.discord.messages('table')).toEqual([]);
  });
});

describe('the options', () => {
  test('[K26] /kingdom draws at random from sets, in halves and by weights', async () => {
    const table = await sitDown();
    const alice = table.user('alice');
    const setsIn = ({ piles }: Kingdom): readonly number[] =>
      [...new Set(piles.map(({ set }) => set))].map((key) => piles.filter(({ set }) => set === key).length);
    const two = await kingdom(alice, { require: '2 sets of 5, 1 village', landscapes: 'none' });
    expect(setsIn(drawn(two))).toEqual([5, 5]);
    expect(text(shown(two))).toContain('at least 1 village; 2 sets with exactly 5 piles from each');
    expect(
      setsIn(drawn(await kingdom(alice, { require: 'at most 3 sets', draw: 'uniform' }))).length,
    ).toBeLessThanOrEqual(3);
    const halves = drawn(await kingdom(alice, { require: 'half Base, half Seaside', draw: 'classic' }));
    expect(halves.piles.filter(({ set }) => set === 'base')).toHaveLength(5);
    expect(halves.piles.filter(({ set }) => set === 'seaside')).toHaveLength(5);
    const likely = await kingdom(alice, { require: 'Seaside x3, Moat x0.5' });
    expect(text(shown(likely))).toContain('Seaside x3; Moat x0.5');
    const replaced = await alice.select(shown(await alice.press(shown(two), 'Replace one')), 'Which pile?', [
      namesIn(drawn(two))[0] ?? '',
    ]);
    expect(setsIn(drawn(replaced))).toEqual([5, 5]);
    expect(refusal(await kingdom(alice, { require: '2 sets of 5, 1 Liaison, 1 Omen, 1 Fate' }))).toBe(
      'No kingdom from all sets can have all of this: at least 1 Liaison card (matched by 9 of 498 piles); at least 1 Omen card (matched by 6 of 498 piles); at least 1 Fate card (matched by 8 of 498 piles); 2 sets with exactly 5 piles from each.',
    );
    expect(refusal(await kingdom(alice, { require: 'Moat, 2 sets of 4' }))).toContain("don't add up to ten");
  });

  test.each<readonly [TypedValues, (one: ReturnType<typeof kingdomIn>) => boolean]>([
    [
      { ban: 'Attack, cost 5' },
      (one) =>
        withRole(one, 'attack') === 0 &&
        one.piles.every(({ cost }) => cost.coins !== 5 || cost.debt > 0 || cost.potion),
    ],
    [
      { sets: 'Dark Ages, guild2 -promo' },
      ({ piles }) => piles.every(({ set }) => ['dark-ages', 'guilds'].includes(set)),
    ],
    [
      { include: 'Witch, chapel', exclude: 'Cellar' },
      (one) => ['Witch', 'Chapel'].every((name) => namesIn(one).includes(name)),
    ],
    [{ potions: 'need 4' }, (one) => withRole(one, 'potion') === 4],
    [{ potions: 'none', sets: 'alch base2' }, (one) => withRole(one, 'potion') === 0],
    [{ require: '1 Attack', reaction: true, draw: 'classic' }, (one) => withRole(one, 'reaction') > 0],
    [{ require: '1 Village, 1 +buy', overlap: 'distinct', draw: 'uniform' }, (one) => withRole(one, 'village') > 0],
    [{ include: 'Young Witch', bane: 'demanded' }, ({ bane }) => bane !== undefined],
    [
      { landscapes: '1 event, 2 ways' },
      ({ landscapes }) => landscapes.filter(({ kind }) => kind === 'way').length === 2,
    ],
    [
      { landscapes: 'none' },
      ({ landscapes }) => landscapes.every(({ kind }) => kind === 'ally' || kind === 'prophecy'),
    ],
    [{ colony: 'yes', shelters: 'yes' }, ({ colony, shelters }) => colony && shelters],
    [{ sets: 'guild1', strict: false, require: '1 Reaction' }, (one) => withRole(one, 'reaction') >= 1],
  ])('[K17] the options %o shape the kingdom', async (values, holds) => {
    const table = await sitDown();
    expect(holds(drawn(await kingdom(table.user('alice'), values)))).toBe(true);
    expect(table.rig().faults).toEqual([]);
  });

  test('[K18] a kingdom can be sorted by set or by name', async () => {
    const table = await sitDown();
    const bySet = text(
      shown(await kingdom(table.user('alice'), { sort: 'set', sets: 'base2 sea2', landscapes: 'none' })),
    );
    expect(bySet).toMatch(/\*\*Base\*\*: .*\n\*\*Seaside\*\*: /);
    const byName =
      text(shown(await kingdom(table.user('alice'), { sort: 'name', sets: 'base2', players: 4 }))).split('\n')[1] ?? '';
    const names = byName.replaceAll(/ \([^)]*\)/g, '').split(', ');
    expect(names).toEqual([...names].sort());
    expect(names).toHaveLength(10);
    const [, code] = /\*\*Kingdom\*\* `([0-9A-Z]+)`/.exec(bySet) ?? [];
    const sets = await kingdom(table.user('alice'), { code: code ?? '', sort: 'set' });
    expect(text(shown(sets))).toMatch(/\*\*Base\*\*: .*\n\*\*Seaside\*\*: /);
  });

  test('[K15] a code shows its kingdom anywhere, and a faulty code is explained', async () => {
    const table = await sitDown();
    const first = shown(await kingdom(table.user('alice'), { include: 'Young Witch' }));
    const code = /`([0-9A-Z]+)`/.exec(text(first))?.[1] ?? '';
    const later = await kingdom(table.user('bob'), { code: ` ${code.toLowerCase().replace(/(.{5})/g, '$1-')} ` }, 'dm');
    expect(drawn(later)).toEqual(kingdomIn(first));
    const noted = 'Only `sort:` and `players:` work with `code:`';
    expect(text(shown(later))).not.toContain(noted);
    const among = async (values: TypedValues): Promise<string> =>
      text(shown(await kingdom(table.user('bob'), { code, ...values })));
    expect(await among({ sort: 'set', players: 3 })).not.toContain(noted);
    expect(await among({ sets: 'base2' })).toContain(noted);
    const named = kingdomIn(first);
    const [gone = ''] = namesIn(named).filter((name) => name !== 'Young Witch');
    const replaced = await table
      .user('bob')
      .select(shown(await table.user('bob').press(shown(later), 'Replace one')), 'Which pile?', [gone]);
    expect(namesIn(drawn(replaced)).filter((name) => namesIn(named).includes(name))).toHaveLength(9);
    expect(isGood(drawn(await table.user('bob').press(shown(later), 'Draw again')))).toBe(true);
    expect(
      refusal(await kingdom(table.user('alice'), { code: `${code.slice(0, -1)}${code.endsWith('7') ? '8' : '7'}` })),
    ).toContain('Copy it again');
    expect(refusal(await kingdom(table.user('alice'), { code: 'abc' }))).toContain('14 to 64');
  });

  test('[K16] [T11] an impossible kingdom is refused privately in one sentence', async () => {
    const table = await sitDown();
    const alice = table.user('alice');
    const said = async (values: TypedValues): Promise<string> => refusal(await kingdom(alice, values));
    const reactions = dominion.cards.filter(({ roles }) => roles.includes('reaction'));
    expect(await said({ sets: 'guild1', require: '1 Attack', reaction: true })).toBe(
      `In Guilds (1st edition), there are no reactions.\nYou asked for: at least 1 attack (matched by 2 of 13 piles); a reaction if there's an attack.\nOther sets have ${reactions.length} more.`,
    );
    expect(await said({ require: '1 Duration', sets: 'base2' })).toContain('there are no durations');
    expect(await said({ require: '6 Village, 6 Attack', overlap: 'distinct' })).toContain(
      'With a separate card for each, your requirements take 12 cards, but a kingdom has room for 10',
    );
    expect(await said({ sets: 'bsae2' })).toContain('base2');
    expect(await said({ sets: 'base2 -base2' })).toBe('This leaves no sets to draw from.');
    expect(await said({ include: 'Wich' })).toContain('Witch');
    expect(await said({ potions: '5-3' })).toContain('`need 3-5`');
    expect(await said({ landscapes: '3 moons' })).toContain('1 event, 1 way');
    expect(await said({ landscapes: '9' })).toContain('at most 4 landscapes');
    expect(table.discord.messages('table')).toEqual([]);
    expect(table.rig().faults).toEqual([]);
  });

  test('[T1] an unavailable store is reported instead of a kingdom', async () => {
    const table = await sitDown();
    table.store.down = true;
    expect(refusal(await kingdom(table.user('alice')))).toContain("isn't answering");
    expect(refusal(await sub(table.user('alice'), 'house', 'show'))).toContain("isn't answering");
    table.store.down = false;
    drawn(await kingdom(table.user('alice')));
  });
});
