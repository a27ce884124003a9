import { describe, expect, it } from 'vitest';
import { readExpression } from '../../../src/kingdom/typed/expression.ts';
import { readLandscapes, readPotions } from '../../../src/kingdom/typed/numbers.ts';
import { shortenPhrase } from '../../../src/kingdom/typed/phrases.ts';
import { parseReplacementWish } from '../../../src/kingdom/typed/wishing.ts';
import { en } from '../../support/words.ts';
import { card, dominion, editions } from '../made/wishes.ts';

const expression = (text: string) => readExpression(text, dominion, editions);
const wish = (text: string) => parseReplacementWish(text, card('Smithy'), dominion, editions);

describe('[K35] phrases in `require:` and in wishes', () => {
  it.each([
    ['two villages', '2 villages'],
    ['at least one village', 'at least 1 village'],
    ['one village', '1 village'],
    ['another village', '1 village'],
    ['a village', '1 village'],
    ['a village card', '1 village'],
    ['a card that costs 4 or 5', '1 cost 4-5'],
    ['any card costing at most 3', '1 cost 0-3'],
    ['a pile at 5', '1 cost 5'],
    ['anything but Militia', 'no Militia'],
    ['everything except attacks', 'no attacks'],
    ['no Moat', 'no Moat'],
    ['trash', '1 trasher'],
    ['1 village; 1 buy', '1 village, 1 buy'],
    ['village and buy', 'Village, 1 buy'],
    ['two attacks and anything but Witch', '2 attacks, no Witch'],
  ])('an expression reads the phrase %j as %j', (said, short) => {
    const read = expression(said);
    expect(read).not.toHaveProperty('code');
    expect(read).toEqual(expression(short));
  });

  it.each([
    ['a card that costs 4 or 5', '4-5'],
    ['anything but Militia', 'no Militia'],
    ['trash', 'a trasher'],
    ['one village', 'a village'],
    ['a village or a +buy', undefined],
    ['a card for at most 3', 'at most 3'],
  ])('a wish reads the phrase %j as %j', (said, short) => {
    const read = wish(said);
    if ('code' in read) throw new Error(`not read: ${read.text}`);
    if (short === undefined) {
      const fits = dominion.cards.filter(({ roles }) => roles.includes('village') || roles.includes('buy'));
      expect(read.piles).toEqual(fits.map(({ nr }) => nr));
    } else expect(read.piles).toEqual((wish(short) as typeof read).piles);
  });

  it.each(['cantrip', 'terminal', 'gainer', 'payload'] as const)(
    '[K44] an expression and a wish read %j as a role',
    (role) => {
      const of = { kind: 'role', role };
      for (const text of [`two ${role}s`, `at least 2 ${role}`])
        expect(expression(text)).toMatchObject({ demands: [{ of, min: 2 }] });
      expect(expression(`at most 3 ${role}s`)).toMatchObject({ demands: [{ of, max: 3 }] });
      const fits = dominion.cards.filter(({ name, roles }) => name !== 'Smithy' && roles.includes(role));
      expect(wish(`another ${role}`)).toMatchObject({ piles: fits.map(({ nr }) => nr) });
      expect(wish(role)).toMatchObject({ piles: fits.map(({ nr }) => nr) });
    },
  );

  it('no card has the name of a shortened phrase', () => {
    for (const { name } of [...dominion.cards, ...dominion.landscapes])
      expect(expression(name)).not.toHaveProperty('code');
    expect(shortenPhrase('Village')).toBe('Village');
  });

  it('landscapes can be counted in phrases, like in `landscapes:`', () => {
    expect(expression('1 Way, two events')).toMatchObject({ landscapes: { way: 1, event: 2 } });
    expect(readLandscapes('1 way, two events')).toEqual({ kind: 'exact', numbers: { way: 1, event: 2 } });
    expect(readLandscapes('up to 3 events')).toEqual({ kind: 'dealt', most: 3, of: 'event' });
    expect(readLandscapes('at most two')).toEqual({ kind: 'dealt', most: 2 });
  });

  it('phrases allow no potions or potions up to a limit', () => {
    for (const text of ['0-4', '0 to 4', 'up to four', 'none or 1-4'])
      expect([text, readPotions(text)]).toEqual([text, { kind: 'or-none', min: 1, max: 4 }]);
  });

  it('an unknown phrase is refused with its position', () => {
    expect(expression('two villages, qwerty and buy')).toMatchObject({ fault: 'unknown' });
    expect(expression('village and qwerty')).toMatchObject({ fault: 'unknown' });
  });
});

it('[K35] an unknown phrase suggests only similar names', () => {
  const meantText = (text: string): string => en.kingdomNames.unknownCardText(text, dominion);
  for (const text of ['🏰', '@everyone', 'qwertzuiop', '…']) {
    expect(meantText(text)).not.toContain('Did you mean');
    expect(
      en.kingdom.badExpressionText({ code: 'bad-expression', fault: 'unknown', at: 0, text }, text, dominion),
    ).not.toContain('Did you mean');
  }
  expect(meantText('Vilage')).toContain('Did you mean **Village**');
  expect(meantText('Moatt Chapell')).toContain('Moat');
});
