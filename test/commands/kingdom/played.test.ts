import { beforeAll, describe, expect, test } from 'vitest';
import { codeOf, numbersOf } from '../../../src/kingdom/index.ts';
import { text } from '../../support/discord/text.ts';
import { breachesOf, listen } from '../bodies.ts';
import { controls, shown, sitDown, sub } from '../table.ts';
import { drawn, kingdom, kingdomIn, namesIn, refusal, warm } from './kingdoms.ts';

beforeAll(warm);

const SMALL = 'base2';
const codeIn = (message: Parameters<typeof kingdomIn>[0]): string => codeOf(numbersOf(kingdomIn(message)));
const plainTimes = (words: string): string => words.replaceAll(/<t:\d+:f>/g, '<time>');

describe('[K25] Played below a kingdom', () => {
  test('the Played button works for everyone, counts once and can be withdrawn', async () => {
    const table = await sitDown();
    const [alice, bob] = [table.user('alice'), table.user('bob')];
    const message = shown(await kingdom(alice, { sets: SMALL }));
    const code = codeIn(message);
    await table.restart();
    const said = await bob.press(message, 'Played');
    expect([said.ephemeral, text(shown(said))]).toEqual([
      false,
      `<@${bob.id}> marks the kingdom \`${code}\` as played here. It's the first one I know of: use \`/kingdom fresh:1\` to avoid its cards. \`/house played\` lists it.\n[Who won?] [Take back]`,
    ]);
    const again = await alice.press(message, 'Played');
    expect([again.ephemeral, text(shown(again))]).toEqual([
      true,
      'This game is already counted.\n[Who won?] [Take back]',
    ]);
    const both = await Promise.all([alice.press(message, 'Played'), bob.press(message, 'Played')]);
    expect(both.map(({ ephemeral }) => ephemeral)).toEqual([true, true]);
    expect((refusal(await sub(alice, 'house', 'played')).match(/^- /gm) ?? []).length).toBe(1);

    const back = await alice.press(shown(said), 'Take back');
    expect(text(shown(back))).toBe(`<@${alice.id}> no longer counts the kingdom \`${code}\` as played here.`);
    expect(refusal(await alice.press(shown(said), 'Take back'))).toContain(
      'That game is no longer in the list of games played here (`/house played`)',
    );
    expect(refusal(await alice.press(shown(said), 'Who won?'))).toContain(
      'That game is no longer in the list of games played here (`/house played`)',
    );
    expect(refusal(await sub(alice, 'house', 'played'))).toContain("I don't know of any kingdom played here");
    expect(table.rig().faults).toEqual([]);
  });

  test('[K38] a played kingdom is listed with its Bane and chosen cards', async () => {
    const table = await sitDown();
    const alice = table.user('alice');
    const include = 'Young Witch, Ferryman, Way of the Mouse';
    const message = shown(await kingdom(alice, { include, landscapes: '1 way' }));
    await alice.press(message, 'Played');
    const { bane, chosen } = kingdomIn(message);
    const listed = refusal(await sub(alice, 'house', 'played')).replaceAll('\\', '');
    for (const one of [bane, chosen['ferryman-pile'], chosen['mouse-card']]) expect(listed).toContain(one?.name);
  });

  test('the Played button asks for the winner in a form, without pings', async () => {
    const table = await sitDown();
    const [alice, bob] = [table.user('alice'), table.user('bob')];
    const message = shown(await kingdom(alice, { sets: SMALL }));
    const said = shown(await alice.press(message, 'Played'));
    const form = await bob.press(said, 'Who won?');
    expect(form.form).toMatchObject({ title: 'Who won?' });
    await table.restart();
    const won = await bob.submit(form, { 'Who won?': ` Ann & <@${alice.id}> ` });
    expect([won.ephemeral, text(shown(won))]).toEqual([
      false,
      `<@${bob.id}> says who won with the kingdom \`${codeIn(message)}\`: **Ann & \\<@\u200b${alice.id}\\>**.`,
    ]);
    expect(shown(won).mentions).toEqual([]);
    const second = await bob.press(said, 'Who won?');
    expect(second.form?.components[0]?.component.value).toContain('Ann');
    expect(text(shown(await bob.submit(second, { 'Who won?': '' })))).toContain('removes the winner');
    await bob.submit(second, { 'Who won?': 'Ann' });
    const names = [...namesIn(kingdomIn(message)), ...kingdomIn(message).landscapes.map(({ name }) => name)].join(', ');
    expect(plainTimes(refusal(await sub(alice, 'house', 'played'))).replaceAll('\\', '')).toBe(
      `**Played here**, newest first (page 1 of 1). \`/kingdom code:\` shows one again:\n- <time> \`${codeIn(message)}\`, won by **Ann**\n-# ${names}`,
    );
  });

  test('played kingdoms belong to their channel only', async () => {
    const table = await sitDown();
    const alice = table.user('alice');
    await alice.press(shown(await kingdom(alice, { sets: SMALL })), 'Played');
    for (const place of ['garden', 'dm']) {
      expect(refusal(await sub(alice, 'house', 'played', {}, place))).toContain(
        "I don't know of any kingdom played here",
      );
      expect(text(shown(await kingdom(alice, { sets: SMALL, fresh: 1 }, place)))).toContain(
        "I don't know of any kingdom played here",
      );
    }
  });

  test('played kingdoms are listed in pages within Discord’s limits', async () => {
    const table = await sitDown();
    const bodies = listen(table.discord);
    const alice = table.user('alice');
    for (let i = 0; i < 12; i += 1)
      await alice.press(shown(await kingdom(alice, { sets: 'base2 sea2 emp', landscapes: '2 events' })), 'Played');
    const first = await sub(alice, 'house', 'played');
    expect([text(shown(first)).match(/^- /gm)?.length, controls(shown(first))]).toEqual([10, ['Earlier']]);
    const second = await alice.press(shown(first), 'Earlier');
    expect([text(shown(second)).match(/^- /gm)?.length, controls(shown(second))]).toEqual([2, ['Later']]);
    expect(second.updated).toBe(true);
    expect(text(shown(await sub(alice, 'house', 'played', { page: 99 })))).toContain('page 2 of 2');
    expect(bodies.flatMap(breachesOf)).toEqual([]);
  });
});

describe('[K25] /kingdom fresh:', () => {
  test('`fresh:` avoids recently played cards and names unavoidable ones', async () => {
    const table = await sitDown();
    const alice = table.user('alice');
    const played = new Set<string>();
    for (let i = 0; i < 2; i += 1) {
      const message = shown(await kingdom(alice, { sets: SMALL, fresh: 5, landscapes: 'none' }));
      const names = namesIn(kingdomIn(message));
      expect(names.filter((name) => played.has(name))).toEqual([]);
      for (const name of names) played.add(name);
      await alice.press(message, 'Played');
    }
    // The second edition of Base has 26 piles: six were not there yet.
    const third = shown(await kingdom(alice, { sets: SMALL, fresh: 5, landscapes: 'none' }));
    const again = namesIn(kingdomIn(third)).filter((name) => played.has(name));
    const demanded =
      /Some cards were in the last 2 kingdoms too: (.*)\. Your other requirements don't allow fewer\./.exec(
        text(third),
      );
    expect(demanded?.[1]?.split(', ').sort()).toEqual([...again].sort());
    expect(again.length).toBeLessThanOrEqual(6);
    expect(text(third)).toContain('-# I know of only 2 kingdoms played here.');
    expect(text(shown(await kingdom(alice, { sets: SMALL, fresh: 1, landscapes: 'none' })))).toContain(
      'None of its cards were in the last kingdom.',
    );
    expect(table.rig().faults).toEqual([]);
  });

  test('strict `fresh:` avoids recently played cards or explains why not', async () => {
    const table = await sitDown();
    const alice = table.user('alice');
    const first = shown(await kingdom(alice, { sets: SMALL, landscapes: 'none' }));
    await alice.press(first, 'Played');
    const second = shown(await kingdom(alice, { sets: SMALL, fresh: 1, repeats: 'none', landscapes: 'none' }));
    expect(namesIn(kingdomIn(second)).filter((name) => namesIn(kingdomIn(first)).includes(name))).toEqual([]);
    expect(text(second)).toContain('no cards of the last kingdom');
    await alice.press(second, 'Played');
    expect(refusal(await kingdom(alice, { sets: SMALL, fresh: 2, repeats: 'none', landscapes: 'none' }))).toBe(
      'Without cards of the last 2 kingdoms, only 6 of 26 piles are left, but a kingdom needs ten.\nYou asked for: no cards of the last 2 kingdoms (leaves 6 of 26 piles).\nWith `repeats:few`, as few cards as possible come again.',
    );
    expect(refusal(await kingdom(alice, { repeats: 'none' }))).toContain(
      'Also say how many kingdoms to look at, such as `fresh:3`',
    );
    expect(table.posted().join()).not.toContain('You asked for');
  });

  test('`fresh:` also redraws, replaces and keeps cards of played kingdoms', async () => {
    const table = await sitDown();
    const alice = table.user('alice');
    const message = shown(await kingdom(alice, { sets: 'base2 sea2', fresh: 1, repeats: 'none', landscapes: 'none' }));
    await alice.press(message, 'Played');
    const old = namesIn(kingdomIn(message));
    const replaced = await alice.select(shown(await alice.press(message, 'Replace one')), 'Which pile?', [
      old[0] ?? '',
    ]);
    expect(namesIn(drawn(replaced)).filter((name) => old.includes(name))).toHaveLength(9);
    const locked = await alice.select(shown(await alice.press(message, 'Lock')), 'Which piles?', old.slice(0, 3));
    expect(namesIn(drawn(locked)).filter((name) => old.includes(name))).toHaveLength(3);
    const fresh = await alice.press(message, 'Draw again');
    expect(namesIn(drawn(fresh)).filter((name) => old.includes(name))).toEqual([]);
  });

  test('`fresh: unseen` draws the cards that were unseen for longest', async () => {
    const table = await sitDown();
    const alice = table.user('alice');
    const first = shown(await kingdom(alice, { sets: SMALL, landscapes: 'none' }));
    expect(text(shown(await kingdom(alice, { unseen: true })))).toContain("I don't know of any kingdom played here");
    await alice.press(first, 'Played');
    const old = namesIn(kingdomIn(first));
    let again = 0;
    for (let i = 0; i < 10; i += 1) {
      const next = shown(
        await kingdom(alice, { sets: SMALL, unseen: true, draw: 'uniform', landscapes: 'none', require: 'base2' }),
      );
      again += namesIn(kingdomIn(next)).filter((name) => old.includes(name)).length;
      expect(text(next)).toContain("I favored cards that you haven't seen for a long time.");
    }
    // Each of ten seen cards weighs a 64th of each of the sixteen others: about one in forty, instead of one in 2.6.
    expect(again).toBeLessThan(15);
  });
});
