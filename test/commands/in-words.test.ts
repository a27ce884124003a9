import { describe, expect, test } from 'vitest';
import { showAsTextButton } from '../../commands/common/in-words.ts';
import { DISCORD_LIMITS } from '../../src/view/text/message.ts';
import type { WireMessage } from '../support/discord/wire.ts';
import { shippedModule } from '../support/modules/shipped.ts';
import { en } from '../support/words.ts';
import { begun, controls, move, shown, sitDown, sub, words } from './table.ts';

describe('[U15] as text', () => {
  test('a board becomes text with the same choices, and back', async () => {
    const table = await sitDown();
    const [alice, bob] = [table.user('alice'), table.user('bob')];
    const post = await begun(table);
    const looked = shown(await alice.slash('table', 'board', { around: 'E5' }));
    expect(words(looked, table)).toMatch(/^It's your turn as \*\*Muscovites\*\*: `\/play`\.\n/);
    const told = shown(await alice.press(looked, 'As text'));
    expect([told.id, looked.attachments.length, told.attachments.length]).toEqual([looked.id, 1, 0]);
    expect(words(told, table)).toContain('**Swedes**: Swede E7, E6, C5,');
    expect(words(told, table)).toContain('King E5');
    expect(controls(told)).toEqual(controls(looked).map((label) => (label === 'As text' ? 'As picture' : label)));
    const again = shown(await alice.press(told, 'As picture'));
    expect([again.id, again.attachments.length, controls(again)]).toEqual([looked.id, 1, controls(looked)]);

    // What everybody sees stays; whoever asks is told alone, of the board as it is then.
    const before = table.posted();
    await move(alice, 'D1', 'D4');
    const own = await bob.press(post, 'As text');
    expect(table.heard(own)).toMatch(/^private: It's your turn as \*\*Swedes\*\*/);
    expect(table.heard(own)).toMatch(/Muscovite [^;]*\bD4\b/);
    expect(table.posted().slice(0, before.length)).toEqual(before);

    // A step, as the asker sees it and as everybody does.
    const former = shown(await alice.slash('table', 'board', { step: '4' }));
    const formerly = shown(await alice.press(former, 'As text'));
    expect(words(formerly, table)).toMatch(/at the start of the game \(step 4 of \d.*\*\*Muscovites\*\*: /s);
    expect(shown(await alice.press(formerly, 'As picture')).attachments).toHaveLength(1);
    const open = shown(await alice.press(former, 'Show everyone'));
    const openly = await bob.press(open, 'As text');
    expect(table.heard(openly)).toMatch(/^private: .*at the start of the game \(step 4 of \d.*\*\*Muscovites\*\*: /s);
    for (const shownNow of [await bob.press(post, 'Show whole map'), await bob.slash('table', 'board')]) {
      const text = shown(await bob.press(shown(shownNow), 'As text'));
      expect([text.attachments, table.rig().faults]).toEqual([[], []]);
    }
  });

  test('the text version shows hands, cards, unit ranges and events', async () => {
    const table = await sitDown({ modules: [await shippedModule('bazaar'), await shippedModule('marches')] });
    const alice = table.user('alice');
    await begun(table, 'bazaar');
    const hand = shown(await sub(alice, 'hand', 'show'));
    expect(words(hand, table)).toMatch(
      /\n\*\*Which card do you want to (use\?|read\? You can't use any of them right now\.)\*\*\n/,
    );
    const told = shown(await alice.press(hand, 'As text'));
    expect([told.id, told.attachments.length]).toEqual([hand.id, 0]);
    expect(words(told, table)).toMatch(/\n1[-, \d]*\. (\d+ × )?\*\*[^*]+\*\*: .*\d/);
    const list = told.components.flatMap(({ components = [] }) => components).find(({ options }) => options);
    const card = shown(await alice.select(told, list?.custom_id ?? '', [list?.options?.[0]?.value ?? '']));
    expect(words(card, table)).toMatch(/\n\*\*(What do you want to do with .*\?|You can't use .* right now\.)\*\*\n/);
    expect(shown(await alice.press(card, 'As text')).attachments).toEqual([]);
    expect(words(shown(await alice.press(card, '◀ Back')), table)).toMatch(
      /\n\*\*Which card do you want to (use\?|read\? You can't use any of them right now\.)\*\*\n/,
    );

    await begun(table, 'marches', 'garden');
    await sub(alice, 'army', 'form', { at: 'E10', name: 'Guard' }, 'garden');
    const army = shown(await sub(alice, 'army', 'show', { army: 'Guard' }, 'garden'));
    expect(words(army, table)).toMatch(/^Choose which units go, then press \*\*Move\*\*\.\n/);
    const range = shown(await alice.press(army, 'As text'));
    expect(words(range, table)).toMatch(/Cells within reach, with their cost: ([A-Z]+\d+ \(\d+\), )+/);
    expect(controls(range)).toEqual(controls(army).map((label) => (label === 'As text' ? 'As picture' : label)));
    expect(shown(await alice.press(range, 'As picture')).attachments).toHaveLength(1);
    expect(table.rig().faults).toEqual([]);
  });

  test('alternative texts of boards begin with the changes, in 300 characters', async () => {
    const table = await sitDown({ modules: [await shippedModule('marches')] });
    const alice = table.user('alice');
    await begun(table, 'marches');
    const alts = (message: WireMessage): readonly string[] =>
      message.attachments.flatMap(({ description }) => description ?? []);
    const moved = shown(await move(alice, 'Field J9', 'Field J8'));
    expect(alts(moved)[0]).toMatch(/^moves Pikemen J9 → J8\. Part of the board, 81 cells\. Red: /);
    const whole = shown(await alice.slash('table', 'board'));
    expect(alts(whole)[0]).toMatch(/^The whole board\. .* And \d+ more\.$/);
    for (const alt of [...alts(moved), ...alts(whole)]) expect(alt.length).toBeLessThanOrEqual(300);
  });
});

test('[U15] a picture has a text button if its id fits into the button', () => {
  const shown = (length: number): readonly number[] =>
    showAsTextButton(en, 'text', 'board', 'g', 'x'.repeat(length)).map(({ id }) => id.length);
  const bare = shown(1)[0] ?? 0;
  expect(shown(DISCORD_LIMITS.customId - bare + 1)).toEqual([DISCORD_LIMITS.customId]);
  expect(shown(DISCORD_LIMITS.customId - bare + 2)).toEqual([]);
});
