import { beforeAll, describe, expect, test } from 'vitest';
import { text } from '../../support/discord/text.ts';
import type { Outcome, User } from '../../support/discord/user.ts';
import type { WireMessage } from '../../support/discord/wire.ts';
import { breachesOf, listen } from '../bodies.ts';
import { controls, shown, sitDown } from '../table.ts';
import { cardNamed, drawn, kingdom, kingdomIn, namesIn, refusal, warm } from './kingdoms.ts';

beforeAll(warm);

const BUTTON = 'Replace with ...';

/** The form for a wish in the place of something. */
const opened = async (who: User, message: WireMessage, gone: string): Promise<Outcome> =>
  who.select(shown(await who.press(message, BUTTON)), 'Which pile?', [gone]);

const wish = async (who: User, message: WireMessage, gone: string, wanted: string): Promise<Outcome> =>
  who.submit(await opened(who, message, gone), { 'What should be in the kingdom?': wanted });

/** What is there after, and was not before. */
const news = (after: Outcome, before: WireMessage): readonly string[] => {
  const old = [...namesIn(kingdomIn(before)), ...kingdomIn(before).landscapes.map(({ name }) => name)];
  return [...namesIn(drawn(after)), ...drawn(after).landscapes.map(({ name }) => name)].filter(
    (name) => !old.includes(name),
  );
};

const TEN = 'Moat, Village, Smithy, Festival, Market, Laboratory, Mine, Witch, Cellar, Chapel';

describe('[K27] replacing a pile or landscape by a wish', () => {
  test('any reader can replace a pile by a wish, keeping the rest', async () => {
    const table = await sitDown();
    const [alice, bob] = [table.user('alice'), table.user('bob')];
    const message = shown(await kingdom(alice, { include: TEN, sets: 'base2 sea2', landscapes: 'none' }));
    const question = await bob.press(message, BUTTON);
    expect([question.ephemeral, text(shown(question)).split('\n')[0]]).toEqual([
      true,
      'Which one should go? Then type what you want instead: `another village`, `any at 5`, `no attack`, or a card.',
    ]);
    await table.restart();
    const form = await bob.select(shown(question), 'Which pile?', ['Village']);
    expect([form.form?.title, form.form?.components.map(({ label }) => label)]).toEqual([
      'Instead of Village',
      ['What should be in the kingdom?'],
    ]);
    await table.restart();
    const come = await bob.submit(form, { 'What should be in the kingdom?': 'another Village' });
    const [name = '', ...more] = news(come, message);
    expect([cardNamed(name).roles.includes('village'), more, namesIn(drawn(come)).includes('Village')]).toEqual([
      true,
      [],
      false,
    ]);
    expect(text(shown(come)).split('\n')[0]).toBe(
      `<@${bob.id}> asks for something else instead of **Village**: **another Village**.`,
    );
    expect(kingdomIn(message).piles).toHaveLength(10);
    expect(table.rig().faults).toEqual([]);
  });

  test('two concurrent wishes each get their own kingdom', async () => {
    const table = await sitDown();
    const [alice, bob] = [table.user('alice'), table.user('bob')];
    const message = shown(await kingdom(alice, { include: TEN, sets: 'base2 sea2', landscapes: 'none' }));
    const [one, other] = await Promise.all([opened(alice, message, 'Witch'), opened(bob, message, 'Mine')]);
    const [first, second] = await Promise.all([
      alice.submit(one, { 'What should be in the kingdom?': 'no attack, at most 3' }),
      bob.submit(other, { 'What should be in the kingdom?': 'Island' }),
    ]);
    expect(news(second, message)).toEqual(['Island']);
    const [name = ''] = news(first, message);
    expect([cardNamed(name).roles.includes('attack'), cardNamed(name).cost.coins <= 3]).toEqual([false, true]);
  });

  test('a wish replaces landscapes, Banes and chosen cards', async () => {
    const table = await sitDown();
    const alice = table.user('alice');
    const message = shown(await kingdom(alice, { include: 'Young Witch, Ferryman', landscapes: '1 event, 1 way' }));
    const { landscapes, bane, chosen } = kingdomIn(message);
    const [event, way] = ['event', 'way'].map((kind) => landscapes.find((one) => one.kind === kind)?.name ?? '');
    const next = await wish(alice, message, event ?? '', 'another event');
    expect(drawn(next).landscapes.filter(({ kind }) => kind === 'event')).toHaveLength(1);
    expect(namesIn(drawn(next))).toEqual(namesIn(kingdomIn(message)));
    const second = drawn(await wish(alice, message, event ?? '', 'a way'));
    expect(second.landscapes.filter(({ kind }) => kind === 'way')).toHaveLength(2);
    const banes = await wish(alice, message, bane?.name ?? '', 'any at 2');
    expect(drawn(banes).bane?.cost.coins).toBe(2);
    const ferry = await wish(alice, message, chosen['ferryman-pile']?.name ?? '', 'at 4');
    expect([drawn(ferry).chosen['ferryman-pile']?.cost.coins, drawn(ferry).bane?.name]).toEqual([4, bane?.name]);
    expect(refusal(await wish(alice, message, way ?? '', 'Moat'))).toContain('only a landscape can take its place');
    expect(table.rig().faults).toEqual([]);
  });

  test('an unknown wish is answered with suggestions and the form', async () => {
    const table = await sitDown();
    const alice = table.user('alice');
    const message = shown(await kingdom(alice, { include: TEN, sets: 'base2', landscapes: 'none' }));
    const typo = await wish(alice, message, 'Smithy', 'another vilage');
    expect(refusal(typo)).toMatch(
      /^I don't know what \*\*another vilage\*\* is\. Did you mean .*\*\*[Vv]illages?\*\*.*\? Try `another village`, `any at 5`, `no attack`, `from Seaside` or a card\. Separate several with commas\.\n\[Another wish\]$/,
    );
    const again = await alice.press(shown(typo), 'Another wish');
    expect(again.form?.title).toBe('Instead of Smithy');
    expect(news(await alice.submit(again, { 'What should be in the kingdom?': 'another at 4' }), message)).toHaveLength(
      1,
    );
    expect(refusal(await wish(alice, message, 'Smithy', 'Workshp'))).toContain('Did you mean **Workshop**');
    expect(refusal(await wish(alice, message, 'Smithy', ' , '))).toContain("You didn't wish for anything.");
    expect(table.posted()).toHaveLength(2);
  });

  test('an impossible wish is explained', async () => {
    const table = await sitDown();
    const alice = table.user('alice');
    const message = shown(await kingdom(alice, { include: TEN, sets: 'base2', landscapes: 'none' }));
    const said = async (gone: string, wanted: string): Promise<string> =>
      refusal(await wish(alice, message, gone, wanted)).split('\n')[0] ?? '';
    expect(await said('Smithy', 'a curser')).toMatch(
      /^In the chosen sets, everything that matches \*\*a curser\*\* is already in this kingdom: \*\*Witch\*\*\. In other sets: .* and \d+ more\.$/,
    );
    expect(await said('Smithy', 'a duration')).toMatch(
      /^Nothing in the chosen sets matches \*\*a duration\*\*\. In other sets: \*\*.*\*\* and \d+ more\.$/,
    );
    expect(await said('Smithy', 'at 5, at 3')).toBe('No other pile matches **at 5, at 3**.');
    expect(await said('Smithy', 'an event')).toBe(
      '**Smithy** is a pile, so only a pile can take its place. No pile matches **an event**.',
    );
    const asked = shown(
      await kingdom(alice, {
        require: '1 attack',
        include: 'Witch',
        ban: 'Bandit, Militia, Bureaucrat',
        sets: 'base2',
        landscapes: 'none',
      }),
    );
    const conflict = refusal(await wish(alice, asked, 'Witch', 'no attack'));
    expect(conflict).toMatch(/there are no attacks\.\nYou asked for: at least 1 attack .*\n4 more are excluded\./);
    expect(table.rig().faults).toEqual([]);
  });

  test('[T13] a wish keeps Discord’s limits and pings no person', async () => {
    const table = await sitDown();
    const bodies = listen(table.discord);
    const alice = table.user('alice');
    const wide = {
      include: 'Young Witch, Ferryman, Riverboat, Black Market, Druid, Cultist',
      require: '1 Liaison, 1 Omen',
      landscapes: '2 traits, 1 way, 1 event',
      colony: 'yes',
      shelters: 'yes',
    };
    const message = shown(await kingdom(alice, wide));
    expect(controls(message)).toContain(BUTTON);
    const parts = shown(await alice.press(message, BUTTON));
    const last =
      parts.components.flatMap(({ components = [] }) => components).find(({ options }) => options)?.options ?? [];
    for (const { value } of last) {
      const form = await alice.select(parts, 'Which pile?', [value]);
      expect(form.form?.custom_id.length).toBeLessThanOrEqual(100);
    }
    const form = await alice.select(parts, 'Which pile?', [last[0]?.value ?? '']);
    expect(refusal(await alice.submit(form, { 'What should be in the kingdom?': '<@&1> @everyone **x**' }))).toContain(
      '\\<@',
    );
    expect(bodies.flatMap(breachesOf)).toEqual([]);
  });
});
