import { describe, expect, it } from 'vitest';
import {
  dropConflictingDefaults,
  parseSetList,
  readLandscapes,
  readPotions,
  unlimitedCount,
  usualRequest,
} from '../../src/kingdom/index.ts';
import { dominion, editions } from './made/wishes.ts';

describe('[K21] a list of sets', () => {
  const boxes = ['base2', 'sea2', 'dark', 'promo'];
  it.each([
    ['base2 sea2', ['base2', 'sea2']],
    ['Base2,SEA2 ,base2', ['base2', 'sea2']],
    ['Dark Ages, Guilds', ['dark', 'guild2']],
    ['dark ages men', ['dark', 'men']],
    ['Base (2nd edition) Rising Sun', ['base2', 'sun']],
    ['corn-guild2', ['corn2', 'guild2']],
    ['all', boxes],
    ['all -promo', ['base2', 'sea2', 'dark']],
    ['-promo', ['base2', 'sea2', 'dark']],
    ['without Dark Ages not promo', ['base2', 'sea2']],
    ['base - base1', ['base2']],
    ['Dark Ages 1, Menagerie 1e', ['dark', 'men']],
    // A name is looked for in five words at most.
    ['p r o m o', ['promo']],
  ])('the list of sets %s is read', (text, read) => {
    expect(parseSetList(text, dominion, boxes)).toEqual(read);
  });

  it.each([
    ['base2 bsae2', { code: 'bad-sets', unknown: 'bsae2' }],
    ['base2 -bsae2', { code: 'bad-sets', unknown: 'bsae2' }],
    ['base2 -', { code: 'bad-sets', unknown: '' }],
    ['base2 not', { code: 'bad-sets', unknown: 'not' }],
    ['p r o m o s', { code: 'bad-sets', unknown: 's' }],
    ['base2 -base', { code: 'no-sets-left' }],
  ])('the list of sets %s is refused', (text, bad) => {
    expect(parseSetList(text, dominion, boxes)).toEqual(bad);
  });

  it('an empty list of sets means the owned boxes', () => {
    expect(parseSetList(' ', dominion, boxes)).toEqual(boxes);
    expect(parseSetList('all', dominion, editions)).toEqual(editions);
  });
});

describe('[K10] the wish for potions', () => {
  it.each([
    ['any', { kind: 'any' }],
    ['none', { kind: 'none' }],
    ['0', { kind: 'none' }],
    ['3-5', { kind: 'or-none', min: 3, max: 5 }],
    ['0 or 2 - 4', { kind: 'or-none', min: 2, max: 4 }],
    ['2+', { kind: 'or-none', min: 2, max: 10 }],
    ['3', { kind: 'or-none', min: 3, max: 3 }],
    ['Need 1-2', { kind: 'need', min: 1, max: 2 }],
    ['need', { kind: 'need', min: 3, max: 5 }],
  ])('the wish for potions %s is read', (text, read) => expect(readPotions(text)).toEqual(read));

  it.each(['5-3', '11', 'need 0', 'need x', ''])('the wish for potions %s is invalid', (text) =>
    expect(readPotions(text)).toBeUndefined(),
  );
});

describe('[K17] the wish for landscapes', () => {
  it.each([
    ['2', { kind: 'dealt', most: 2 }],
    ['none', { kind: 'dealt', most: 0 }],
    ['1 event, 2 ways', { kind: 'exact', numbers: { event: 1, way: 2 } }],
    ['an event and a trait', { kind: 'exact', numbers: { event: 1, trait: 1 } }],
    ['1 Project 1 landmark', { kind: 'exact', numbers: { project: 1, landmark: 1 } }],
    ['event, event', { kind: 'exact', numbers: { event: 2 } }],
  ])('the wish for landscapes %s is read', (text, read) => expect(readLandscapes(text)).toEqual(read));

  it.each(['1 moon', '1 ally', 'many', '', '1,'])('the wish for landscapes %s is invalid', (text) =>
    expect(readLandscapes(text)).toBeUndefined(),
  );
});

describe('[K19] default wishes', () => {
  const request = usualRequest(editions);
  const usual = { demands: request.demands, potions: true };
  const village = request.demands.find(({ of }) => of.kind === 'role' && of.role === 'village');
  if (!village) throw new Error('no village');
  const impossible = { code: 'impossible', piles: 0, needs: [], strict: true, sets: [], questions: 0 } as const;
  const attack = {
    kind: 'demand',
    demand: { of: { kind: 'role', role: 'attack' }, min: 3, max: unlimitedCount },
  } as const;

  it('default wishes give way only if they are part of the conflict', () => {
    const wish = { kind: 'demand', demand: village } as const;
    const potions = { kind: 'potions', potions: { kind: 'or-none', min: 3, max: 5 } } as const;
    const less = dropConflictingDefaults(request, usual, {
      ...impossible,
      wishes: [{ wish }, { wish: attack }, { wish: potions }],
    });
    expect(less?.left).toEqual([wish, potions]);
    expect(less?.request.demands).toEqual(request.demands.filter((one) => one !== village));
    expect(less?.request.potions).toEqual({ kind: 'any' });
    const some = dropConflictingDefaults(
      request,
      { ...usual, potions: false },
      { ...impossible, wishes: [{ wish }, { wish: potions }] },
    );
    expect([some?.left, some?.request.potions]).toEqual([[wish], request.potions]);
  });

  it('default wishes do not hide a conflict of explicit wishes', () => {
    expect(dropConflictingDefaults(request, usual, { ...impossible, wishes: [{ wish: attack }] })).toBeUndefined();
    expect(dropConflictingDefaults(request, usual, { code: 'too-hard' })).toBeUndefined();
  });
});
