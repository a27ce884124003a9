import { beforeAll, describe, expect, test } from 'vitest';
import { codeOf, numbersOf } from '../../../src/kingdom/index.ts';
import { text } from '../../support/discord/text.ts';
import { shown, sitDown, sub } from '../table.ts';
import { drawn, kingdom, namesIn, refusal, warm } from './kingdoms.ts';

beforeAll(warm);

const TEN = [
  'Cellar',
  'Festival',
  'Market',
  'Militia',
  'Mine',
  'Remodel',
  'Smithy',
  'Village',
  'Workshop',
  'Young Witch',
];
const LIST = TEN.join(', ');
const SIDE = 'Young Witch, Ferryman, Riverboat, Black Market, Druid, Importer, Way of the Mouse, Obelisk';

describe('[D40] a list of a whole kingdom', () => {
  test.each(['include', 'require'])('a copied list gives the same kingdom, pasted as %s', async (option) => {
    const table = await sitDown();
    const alice = table.user('alice');
    for (const values of [
      {},
      { include: SIDE, colony: 'yes' },
      { sets: 'plun', landscapes: '2 traits', shelters: 'yes' },
    ]) {
      const first = await kingdom(alice, values);
      const copied = text(shown(await alice.press(shown(first), 'Copy'))).split('```');
      const again = await kingdom(alice, { [option]: copied[1]?.trim() ?? '' });
      expect(codeOf(numbersOf(drawn(again)))).toBe(copied[3]?.trim());
      expect(text(shown(again))).toContain('-# This is your list.');
    }
    expect(table.rig().faults).toEqual([]);
  });

  test('a list from dominion.games is completed by drawing', async () => {
    const table = await sitDown();
    const alice = table.user('alice');
    await sub(alice, 'house', 'boxes', { sets: 'base2' });
    const answer = await kingdom(alice, {
      include: `${LIST.replaceAll(', ', '\n')}\nAlms\nPlatinum/Colony`,
      players: 3,
    });
    const { bane, landscapes, colony, shelters, ...found } = drawn(answer);
    expect(namesIn(found as ReturnType<typeof drawn>).toSorted()).toEqual(TEN.toSorted());
    expect([landscapes.map(({ name }) => name), colony, shelters, bane?.editions.includes('base2')]).toEqual([
      ['Alms'],
      true,
      false,
      true,
    ]);
    expect(text(shown(answer))).toContain('I drew what it left open');
    const told = drawn(await kingdom(alice, { include: LIST.replace('Young Witch', 'Young Witch (Chapel)') }));
    expect([told.bane?.name, told.landscapes]).toEqual(['Chapel', []]);
  });

  test('a pasted kingdom has the same buttons as one shown by code', async () => {
    const table = await sitDown();
    const alice = table.user('alice');
    const first = await kingdom(alice, { include: LIST });
    const after = drawn(
      await alice.select(shown(await alice.press(shown(first), 'Replace one')), 'Which pile?', ['Cellar']),
    );
    expect(TEN.filter((name) => namesIn(after).includes(name))).toEqual(TEN.filter((name) => name !== 'Cellar'));
  });

  test('a pasted list with other options becomes a requirement', async () => {
    const table = await sitDown();
    const alice = table.user('alice');
    const both = drawn(
      await kingdom(alice, { include: LIST.replace('Young Witch', 'Young Witch (Chapel)'), landscapes: '1 event' }),
    );
    expect([namesIn(both).toSorted(), both.bane?.name, both.landscapes.map(({ kind }) => kind)]).toEqual([
      TEN.toSorted(),
      'Chapel',
      ['event'],
    ]);
    const few = drawn(await kingdom(alice, { include: 'Young Witch (Chapel), Ferryman (Village), Colony' }));
    expect([few.bane?.name, few.chosen['ferryman-pile']?.name, few.colony]).toEqual(['Chapel', 'Village', true]);
  });

  test('[K37] a pasted list gets a note about cards that do not fit', async () => {
    const table = await sitDown();
    const said = async (include: string): Promise<string> => {
      const outcome = await kingdom(table.user('alice'), { include });
      drawn(outcome);
      return text(shown(outcome));
    };
    expect(await said(`${LIST}, Plateau Shepherds`)).toContain(
      "I left these out because they can't be in the kingdom: Plateau Shepherds.",
    );
    expect(await said(LIST.replace('Young Witch', 'Young Witch (Moat)'))).toContain(
      "By the rules, **Moat** can't be chosen for **Young Witch**.",
    );
    const hunt = await said(LIST.replace('Young Witch', 'Ferryman (Farrier)'));
    expect(hunt).toContain("By the rules, **Farrier** can't be chosen for **Ferryman**.");
    expect(hunt).toContain("**Ferryman's pile**: Farrier");
  });

  test('[K45] the name of a recommended kingdom finds its list', async () => {
    const table = await sitDown();
    const first = 'Cellar, Market, Merchant, Militia, Mine, Moat, Remodel, Smithy, Village, Workshop'.split(', ');
    for (const typed of [{ include: 'First Game' }, { require: 'first game' }]) {
      const found = drawn(await kingdom(table.user('alice'), typed));
      expect([namesIn(found).toSorted(), found.landscapes]).toEqual([first, []]);
    }
  });

  test('[K43] a pasted list keeps Divine Wind’s second ten piles or draws others', async () => {
    const table = await sitDown();
    const [alice, bob] = [table.user('alice'), table.user('bob')];
    const first = TEN.map((name) => (name === 'Young Witch' ? 'Poet' : name));
    const second = [
      'Alchemist',
      'Bandit',
      'Bishop',
      'Cultist',
      'Haven',
      'Laboratory',
      'Loan',
      'Moat',
      'Rabble',
      'Witch',
    ];
    const outcome = await kingdom(alice, { include: `${first}, ${second}, Divine Wind` });
    expect(
      drawn(outcome)
        .later.map(({ name }) => name)
        .toSorted(),
    ).toEqual(second);
    const end = '**After Divine Wind**\nBase: Moat, Bandit, Laboratory, Witch\nSeaside: Haven\n';
    expect(text(shown(outcome))).toContain(end);
    const again = await kingdom(alice, { code: codeOf(numbersOf(drawn(outcome))) });
    expect(text(shown(again))).toContain(end);

    const pressed = await bob.press(shown(again), 'Draw second ten');
    expect(text(shown(pressed))).toContain(`<@${bob.id}> draws the second set of ten piles for Divine Wind.`);
    const { later, ...same } = drawn(pressed);
    expect([later.length, same]).toEqual([10, expect.objectContaining({ piles: drawn(outcome).piles })]);
    expect(later).not.toEqual(drawn(outcome).later);
    const copied = text(shown(await bob.press(shown(pressed), 'Copy')));
    expect(copied).toContain(`Divine Wind (${later.map(({ name }) => name).join(', ')})`);
    const plain = await kingdom(alice, { include: `${first}, Progress` });
    expect(text(shown(plain))).not.toMatch(/second ten|After Divine Wind/);
    expect(
      refusal(await kingdom(alice, { include: `${first}, ${second}, Divine Wind`, landscapes: '1 event' })),
    ).toContain('and Divine Wind’s second ten need a whole kingdom');
  });

  test('an invalid pasted list is refused with the reason', async () => {
    const table = await sitDown();
    const said = async (include: string): Promise<string> => refusal(await kingdom(table.user('alice'), { include }));
    expect(await said(`${LIST}, Witch, Laboratory`)).toContain('You listed 11 piles, but a kingdom has ten');
    expect(await said(`${LIST}, Festivl`)).toContain('Did you mean **Festival**');
    expect(await said('Obelisk (Village)')).toContain(
      'and Divine Wind’s second ten need a whole kingdom. List all ten piles',
    );
    expect(refusal(await kingdom(table.user('alice'), { require: 'Druid (Moat)' }))).toContain('for **Druid**');
  });
});
