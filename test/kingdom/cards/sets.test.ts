import { describe, expect, it } from 'vitest';
import { editionGroupNames, foldName, parseSetList, readExpression } from '../../../src/kingdom/index.ts';
import { dominion, editions } from '../made/wishes.ts';

const read = (text: string, boxes: readonly string[] = editions): unknown => parseSetList(text, dominion, boxes);

describe('[D40] sets by their common names', () => {
  it.each([
    ['int', ['int2']],
    ['intrigue2', ['int2']],
    ['Intrigue 1st edition', ['int1']],
    ['sea 2e pros1', ['sea2', 'pros1']],
    ['base game', ['base2']],
    ['DA', ['dark']],
    ['rs plu', ['sun', 'plun']],
    ['corn', ['corn2']],
    ['hinter guild', ['hint2', 'guild2']],
    ['cg', ['corn2', 'guild2']],
    ['Cornucopia & Guilds', ['corn2', 'guild2']],
    ['cg1', ['corn1', 'guild1']],
    ['Cornucopia & Guilds (1st edition)', ['corn1', 'guild1']],
  ])('the list of sets %s is read', (text, keys) => expect(read(text)).toEqual(keys));

  it.each([
    ['base', 'base1 base2 dom dominion'],
    ['intrigue', 'int intr'],
    ['seaside', 'sea'],
    ['alchemy', 'alch alc'],
    ['prosperity', 'pros prosp'],
    ['cornucopia', 'corn cornu'],
    ['hinterlands', 'hint hinter'],
    ['dark-ages', 'da dark darkages'],
    ['guilds', 'guild guilds'],
    ['adventures', 'adv'],
    ['empires', 'emp empire'],
    ['nocturne', 'noct noc'],
    ['renaissance', 'ren rena'],
    ['menagerie', 'men mena'],
    ['allies', 'ally allies'],
    ['plunder', 'plun plu'],
    ['rising-sun', 'sun rising rs'],
    ['promo', 'promo promos'],
  ])('the set %s is known as %s, in a list and in an expression', (key, names) => {
    for (const name of [key, ...names.split(' ')]) {
      const found = parseSetList(name, dominion, editions);
      const set = dominion.sets.find((one) => one.key === key);
      expect('code' in found ? found : set?.editions.some((one) => found.includes(one.key)), name).toBe(true);
      expect(readExpression(`1 ${name}`, dominion, editions)).toMatchObject({
        demands: [{ of: { kind: 'set' }, min: 1 }],
      });
    }
  });

  it('no name means two sets', () => {
    const meant = new Map<string, string>();
    for (const { key, names, every, editions: held } of editionGroupNames(dominion)) {
      for (const name of names) {
        // An edition that is a set of its own may be called as the set is.
        const what = every ? `every ${key}` : held.join();
        expect([name, meant.get(foldName(name)) ?? what]).toEqual([name, what]);
        meant.set(foldName(name), what);
      }
    }
  });
});

describe('[D40] a set without an edition', () => {
  it('a set without an edition is its newest edition, of owned ones or of all', () => {
    expect(read('prosperity base')).toEqual(['pros2', 'base2']);
    expect(read('prosperity base', ['base1', 'pros1', 'pros2'])).toEqual(['pros2', 'base1']);
    expect(read('prosperity base', ['sea1'])).toEqual(['pros2', 'base2']);
  });

  it('a set without an edition is the edition that the same list states', () => {
    expect(read('prosperity1 base')).toEqual(['pros1', 'base2']);
    expect(read('base both')).toEqual(['base1', 'base2']);
    expect(read('base1 base2', ['base2'])).toEqual(['base1', 'base2']);
  });

  it('a removed set without an edition excludes all editions', () => {
    expect(read('all -base', ['base1', 'base2', 'dark'])).toEqual(['dark']);
    expect(read('all -base1', ['base1', 'base2', 'dark'])).toEqual(['base2', 'dark']);
  });

  it('a set in an expression is its newest edition, and all editions in counts', () => {
    expect(readExpression('Prosperity, Base', dominion, editions)).toMatchObject({ sets: ['pros2', 'base2'] });
    expect(readExpression('All / Base', dominion, ['base1', 'base2', 'dark'])).toMatchObject({ sets: ['dark'] });
    expect(readExpression('2 Prosperity', dominion, editions)).toMatchObject({
      demands: [{ of: { kind: 'set', set: 'prosperity' } }],
    });
    expect(readExpression('2 cg2', dominion, editions)).toMatchObject({
      demands: [{ of: { kind: 'set', set: 'corn-guild2', holds: ['corn2', 'guild2'] } }],
    });
  });
});
