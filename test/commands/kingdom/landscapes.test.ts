import { beforeAll, describe, expect, test } from 'vitest';
import type { Kingdom } from '../../../src/kingdom/index.ts';
import { COMPONENT, everyComponent, text } from '../../support/discord/text.ts';
import type { TypedValues } from '../../support/discord/typed.ts';
import type { WireMessage } from '../../support/discord/wire.ts';
import { shown, sitDown, sub } from '../table.ts';
import { drawn, kingdom, namesIn, refusal, warm } from './kingdoms.ts';

beforeAll(warm);

const laid = ({ landscapes }: Kingdom): readonly string[] => landscapes.map(({ name }) => name);

/** The labels of the first select of a message. */
const labels = (message: WireMessage): readonly string[] =>
  everyComponent(message.components).flatMap(({ type, options = [] }) =>
    type === COMPONENT.select ? options.map(({ label }) => label) : [],
  );

describe('[D40] landscapes by name', () => {
  test.each<readonly [TypedValues, (names: readonly string[]) => boolean]>([
    [{ include: 'Donate, Moat' }, (names) => names.includes('Donate')],
    [
      { require: 'Way of the Mouse, 1 Village', landscapes: 'none', sets: 'men sea2' },
      (names) => names.join() === 'Way of the Mouse',
    ],
    [{ require: 'Approaching Army' }, (names) => names.includes('Approaching Army')],
    [
      { include: 'Plateau Shepherds', landscapes: 'none', sets: 'ally' },
      (names) => names.join() === 'Plateau Shepherds',
    ],
    [{ sets: 'plun', landscapes: '1 event', include: 'mirror' }, (names) => names.join() === 'Mirror'],
    [{ sets: 'promo base2', exclude: 'Summon', landscapes: '1' }, (names) => names.length === 0],
    [{ sets: 'promo base2', ban: 'Summon', landscapes: '1' }, (names) => names.length === 0],
    [{ sets: 'promo base2', require: '1 Attack / summon', landscapes: '1' }, (names) => names.length === 0],
  ])('landscapes can be requested by name: %o', async (values, holds) => {
    const table = await sitDown();
    for (let i = 0; i < 3; i += 1) expect(holds(laid(drawn(await kingdom(table.user('alice'), values))))).toBe(true);
    expect(table.rig().faults).toEqual([]);
  });

  test('an impossible landscape is refused with the reason', async () => {
    const table = await sitDown();
    const said = async (values: TypedValues): Promise<string> => refusal(await kingdom(table.user('alice'), values));
    expect(await said({ include: 'Donate', sets: 'base2' })).toMatch(
      /^Donate is in Empires, which isn't among the chosen sets\.$/,
    );
    expect(await said({ include: 'Plateau Shepherds, Peaceful Cult' })).toContain('Plateau Shepherds; Peaceful Cult');
    expect(await said({ include: 'Plateau Shepherds', ban: 'Liaison' })).toMatch(
      /no Liaison.*\nAn Ally only comes with a Liaison\.$/,
    );
    expect(await said({ include: 'Donat' })).toContain('Did you mean **Donate**');
    expect(await said({ include: 'Donate, Tax, Alms, Quest, Borrow' })).toContain('at most 4 landscapes');
  });

  test('a server bans landscapes and allows them again', async () => {
    const table = await sitDown();
    const alice = table.user('alice');
    expect(text(shown(await sub(alice, 'house', 'ban', { card: 'Summon, Moat' })))).toContain(
      'bans **Moat** and **Summon** here',
    );
    expect(laid(drawn(await kingdom(alice, { sets: 'promo base2', landscapes: '1' })))).toEqual([]);
    expect(refusal(await kingdom(alice, { include: 'Summon' }))).toContain('**Summon** is banned here');
    expect(text(shown(await sub(alice, 'house', 'show')))).toContain('**Banned**: Moat and Summon');
    await sub(alice, 'house', 'unban', { card: 'summon' });
    expect(laid(drawn(await kingdom(alice, { sets: 'promo base2', include: 'Summon' })))).toEqual(['Summon']);
  });

  test('completion offers landscapes', async () => {
    const table = await sitDown();
    const choices = await table.user('alice').complete('table', 'kingdom', { include: 'way of the mo' }, 'include');
    expect(choices.map(({ name }) => name)).toContain('Way of the Mouse (way, Menagerie)');
  });

  test('the buttons of a kingdom keep and replace its landscapes', async () => {
    const table = await sitDown();
    const alice = table.user('alice');
    const first = shown(await kingdom(alice, { sets: 'men plun', landscapes: '1 event, 1 trait' }));
    const old = drawn(await kingdom(alice, { sets: 'men plun', landscapes: '1 event, 1 trait' }));
    expect(old.landscapes.map(({ kind }) => kind).sort()).toEqual(['event', 'trait']);
    const [event = '', trait = ''] = labels(shown(await alice.press(first, 'Lock'))).slice(-2);
    const locked = drawn(await alice.select(shown(await alice.press(first, 'Lock')), 'Which piles?', [event]));
    expect(laid(locked)).toContain(event);
    const replaced = drawn(await alice.select(shown(await alice.press(first, 'Replace one')), 'Which pile?', [trait]));
    expect(laid(replaced)).toContain(event);
    expect(laid(replaced)).not.toContain(trait);
    expect(replaced.landscapes).toHaveLength(2);
    expect(
      labels(shown(await alice.press(first, 'Lock')))
        .slice(0, 10)
        .sort(),
    ).toEqual([...namesIn(replaced)].sort());
  });
});

describe('[K28] the choice for a card', () => {
  const SIDE = {
    include: 'Young Witch, Ferryman, Riverboat, Black Market, Druid, Way of the Mouse, Obelisk',
    landscapes: 'none',
  };

  test('a card chosen for a landscape is shown in words with its boxes', async () => {
    const table = await sitDown();
    const message = shown(await kingdom(table.user('alice'), SIDE));
    const words = text(message);
    for (const title of ['Bane', "Ferryman's pile", "Riverboat's card", "The Mouse's card"])
      expect(words).toContain(`**${title}**: `);
    expect(words).toMatch(/\*\*Landmark\*\*: Obelisk \(on .+\)/);
    expect(words).toMatch(/Boons \(for the Druid: The .+, The .+ and The .+\)/);
    expect(words).toMatch(/one card each for the Black Market: .+/);
  });

  test('a card chosen for a landscape can be replaced alone', async () => {
    const table = await sitDown();
    const alice = table.user('alice');
    const first = await kingdom(alice, SIDE);
    const old = drawn(first);
    const parts: readonly (readonly [string, (one: Kingdom) => unknown])[] = [
      [old.bane?.name ?? '', ({ bane }) => bane?.name],
      [old.chosen['ferryman-pile']?.name ?? '', ({ chosen }) => chosen['ferryman-pile']?.name],
      [old.chosen['riverboat-card']?.name ?? '', ({ chosen }) => chosen['riverboat-card']?.name],
      [old.chosen['mouse-card']?.name ?? '', ({ chosen }) => chosen['mouse-card']?.name],
      ['Boons', ({ boons }) => boons.join()],
      ['the Black Market deck', ({ deck }) => deck.map(({ name }) => name).join()],
    ];
    for (const [label, read] of parts) {
      const after = drawn(
        await alice.select(shown(await alice.press(shown(first), 'Replace one')), 'Which pile?', [label]),
      );
      expect([label, read(after)]).not.toEqual([label, read(old)]);
      for (const [, other] of parts) if (other !== read) expect([label, other(after)]).toEqual([label, other(old)]);
      // An Ally or a Prophecy comes and goes with the card that needs it.
      const fixed = (one: Kingdom): unknown => [
        namesIn(one),
        laid(one).filter((name) => ['Way of the Mouse', 'Obelisk'].includes(name)),
      ];
      expect([fixed(after), after.chosen['obelisk-pile']]).toEqual([fixed(old), old.chosen['obelisk-pile']]);
    }
    expect(table.rig().faults).toEqual([]);
  });
});
