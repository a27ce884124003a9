import { describe, expect, it } from 'vitest';
import {
  atLeast,
  demandAtMost,
  exactly,
  type PileCountDemand,
  role,
  unlimitedCount,
  usualRequest,
} from '../../../../src/kingdom/request/request.ts';
import { readExpression } from '../../../../src/kingdom/typed/expression.ts';
import { formatIn } from '../../../../src/words/base/messages.ts';
import { demandWords } from '../../../../src/words/kingdom/requests.ts';
import { dominion, editions } from '../../../kingdom/made/wishes.ts';
import { en } from '../../../support/words.ts';

const format = formatIn('en');

const { badCodeText, badExpressionText, requestWords } = en.kingdom;

describe('the words about kingdoms', () => {
  it.each<[PileCountDemand, string]>([
    [atLeast(1, role('attack')), 'at least 1 attack'],
    [demandAtMost(2, role('buy')), 'at most 2 +buys'],
    [exactly(0, role('curser')), 'no cursers'],
    [exactly(2, { kind: 'type', type: 'Victory' }), 'exactly 2 Victory cards'],
    [{ of: role('village'), min: 2, max: 4 }, '2 to 4 villages'],
    [atLeast(3, { kind: 'cost', from: 5, to: 5 }), 'at least 3 piles that cost 5'],
    [atLeast(1, { kind: 'cost', from: 6, to: unlimitedCount }), 'at least 1 pile that costs 6 or more'],
    [demandAtMost(3, { kind: 'set', set: 'sea2' }), 'at most 3 piles from Seaside (2nd edition)'],
  ])('[K16] the fault of an impossible kingdom is worded: %j', (demand, words) => {
    expect(demandWords(format, demand, dominion)).toBe(words);
  });

  it('[K20] a faulty kingdom request is shown with the fault’s position', () => {
    const text = 'Moat, 3 Atack, 1 Village';
    const fault = readExpression(text, dominion, editions);
    if (!('code' in fault)) throw new Error('expected a fault');
    expect(badExpressionText(fault, text, dominion)).toBe(
      'No card, role, type or set has this name:\n```\nMoat, 3 Atack, 1 Village\n        ^^^^^\n```\nDid you mean **attack**?',
    );
  });

  it('[D40] kingdom refusals mention potions only if potion cards are possible', () => {
    const potions = 'none or 3 to 5 potion cards';
    expect(requestWords(usualRequest(['base2', 'alch']), dominion)).toContain(potions);
    expect(requestWords(usualRequest(['base2', 'sea2']), dominion)).not.toContain('potion');
    const alchemy = dominion.cards.filter(({ roles }) => roles.includes('potion')).map(({ nr }) => nr);
    expect(requestWords({ ...usualRequest(['base2', 'alch']), exclude: alchemy }, dominion)).not.toContain(potions);
    expect(requestWords({ ...usualRequest(['base2']), lock: alchemy.slice(0, 3) }, dominion)).toContain(potions);
    expect(requestWords({ ...usualRequest(editions), sets: ['base2'], strict: false }, dominion)).toContain(potions);
  });

  it('[K15] kingdom codes: mistyped and invalid ones are distinguished', () => {
    expect(badCodeText({ code: 'bad-code', why: 'form' })).toContain('14 to 64');
    expect(badCodeText({ code: 'bad-code', why: 'checksum' })).toContain('Copy it again');
  });
});
