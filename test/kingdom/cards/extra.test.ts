import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { foldName, mapCardsByName } from '../../../src/kingdom/cards/dominion.ts';
import { extrasForCards, type SetupExtra } from '../../../src/kingdom/cards/extra.ts';
import { readDominionData } from '../../../src/session/kingdom/dominion.ts';

const { cards, landscapes, extras, shares } = readDominionData(join(import.meta.dirname, '../../../data/dominion'));
const piles = mapCardsByName(cards);
const across = mapCardsByName(landscapes);

function brought(...names: readonly string[]): readonly string[] {
  const folded = names.map(foldName);
  const found = folded.flatMap((name) => piles.get(name) ?? []);
  const laid = folded.flatMap((name) => across.get(name) ?? []);
  expect(found.length + laid.length).toBe(names.length);
  return extrasForCards(extras, found, laid).map((one) => one.key);
}

describe('the extras of a kingdom', () => {
  it.each<[string, readonly string[]]>([
    ['Smithy', []],
    ['Alchemist', ['potion']],
    ['City Quarter', ['debt-tokens']],
    ['Wedding', ['vp-tokens', 'debt-tokens']],
    ['Death Cart', ['ruins']],
    ['Marauder', ['ruins', 'spoils']],
    ['Baker', ['coffers', 'coin-tokens', 'baker-coffers']],
    ['Trade Route', ['trade-route-mat', 'trade-route-tokens']],
    ['Coin of the Realm', ['tavern-mat']],
    ['Miser', ['tavern-mat']],
    ['Ranger', ['journey-token']],
    [
      'Peasant',
      ['peasant-line', 'tavern-mat', 'plus-card-token', 'plus-action-token', 'plus-buy-token', 'plus-coin-token'],
    ],
    ['Bard', ['will-o-wisp', 'boons']],
    ['Druid', ['will-o-wisp', 'boons', 'druid-boons']],
    ['Vampire', ['bat', 'hexes', 'deluded', 'miserable']],
    ['Secret Cave', ['wish', 'magic-lamp']],
    ['Cemetery', ['ghost', 'haunted-mirror']],
    ['Necromancer', ['zombies']],
    ['Patron', ['coffers', 'villagers', 'coin-tokens']],
    ['Border Guard', ['horn', 'lantern']],
    ['Fleet', ['project-cubes']],
    ['Groom', ['horses']],
    ['Cardinal', ['exile-mat']],
    ['Way of the Mouse', ['mouse-card']],
    ['Importer', ['favors-mat', 'coin-tokens', 'importer-favors', 'ally']],
    ['Wizards', ['favors-mat', 'coin-tokens', 'ally']],
    ['Search', ['loot']],
    ['Cheap', ['trait-pile']],
    ['Cursed', ['loot', 'trait-pile']],
    ['Poet', ['sun-tokens', 'prophecy']],
    ['Approaching Army', ['army-pile']],
    ['Riverboat', ['riverboat-card']],
    ['Young Witch', ['bane']],
    ['Ferryman', ['ferryman-pile']],
    ['Obelisk', ['obelisk-pile']],
    ['Black Market', ['black-market-deck']],
  ])('[K17] a kingdom with %s has the right extras', (name, keys) => {
    expect(brought(name)).toEqual(keys);
  });

  it('[K17] an extra comes once even if two cards bring it', () => {
    expect(brought('Cultist', 'Marauder', 'Death Cart', 'Bandit Camp')).toEqual(['ruins', 'spoils']);
  });

  it('[K17] extras state their open choice and its options', () => {
    const choice = (key: string) => extras.find((one) => one.key === key)?.choice;
    expect(choice('bane')).toEqual({ of: 'unused pile', takes: 'pile', coins: [2, 3], except: ['Moat'], joins: true });
    expect(choice('riverboat-card')).toMatchObject({
      coins: [5],
      types: ['Action'],
      without: ['Duration'],
      joins: false,
    });
    expect(choice('trait-pile')).toMatchObject({ of: 'kingdom pile', takes: 'mark', types: ['Action', 'Treasure'] });
  });

  it('[K17] extras may depend on how many piles are from a set', () => {
    expect(shares).toEqual([
      { set: 'prosperity', brings: ['platinum', 'colony'] },
      { set: 'dark-ages', brings: ['shelters'] },
    ]);
  });

  it('extras of extras are included, even in a circle', () => {
    const extra = (key: string, brings: readonly string[]): SetupExtra => ({
      key,
      kind: 'pile',
      title: key,
      before: [],
      heirloom: false,
      cards: [],
      brings,
    });
    const chapel = cards.filter((card) => card.name === 'Chapel').map((card) => ({ ...card, brings: ['b'] }));
    const chain = [extra('a', []), extra('b', ['c']), extra('c', ['b', 'd']), extra('d', [])];
    expect(extrasForCards(chain, chapel).map((one) => one.key)).toEqual(['b', 'c', 'd']);
  });

  it('an unknown name of an extra throws', () => {
    const chapel = cards.filter((card) => card.name === 'Chapel').map((card) => ({ ...card, brings: ['nothing'] }));
    expect(() => extrasForCards(extras, chapel)).toThrow('no extra is called nothing');
  });
});
