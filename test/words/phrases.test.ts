import { describe, expect, it } from 'vitest';
import type { ChannelId } from '../../src/session/where.ts';
import { en } from '../../src/words/en/index.ts';
import { languages } from '../../src/words/index.ts';
import { bookOf, others, type Phrase, readBook, settler } from './phrase-book.ts';
import { said } from './said.ts';
import { checking, isCatalogued } from './spoken-twice.ts';

/** The paths of the functions among the words, but for the tables that `deed` and `refusals` read. */
const functionsIn = (words: unknown, path = ''): readonly string[] => {
  if (typeof words === 'function') return [path];
  if (typeof words !== 'object' || words === null) return [];
  return Object.entries(words).flatMap(([name, one]) =>
    name === 'sentences' ? [] : functionsIn(one, path === '' ? name : `${path}.${name}`),
  );
};

const phrase = (english: string, other: string, at = 'a.b'): Phrase => ({ at, english, other });

describe('a phrase book', () => {
  it('has the shortest of those that differ in what is filled in alone', () => {
    const phrases = ['**Guard** to C12', '**King** to A1', 'away'].map((text) => phrase(text, `ab ${text}`));
    expect(bookOf([...phrases, ...phrases])).toEqual({
      'a.b': { away: ['ab away'], '**King** to A1': ['ab **King** to A1'] },
    });
  });

  it('has all that English says where another language says the same', () => {
    expect(bookOf([phrase('you', 'du'), phrase('thou', 'du')])).toEqual({ 'a.b': { you: ['du'], thou: ['du'] } });
  });

  it('has all that stands for the same in English, and nothing of this machine', () => {
    expect(bookOf([phrase('you', 'du'), phrase('you', 'ihr'), phrase('at /tmp/x', 'bei /tmp/x')])).toEqual({
      'a.b': { you: ['du', 'ihr'] },
    });
    expect(bookOf([phrase('us', 'you'), phrase('you', 'you'), phrase('you', 'ihr')])).toEqual({
      'a.b': { us: ['you'], you: ['ihr', 'you'] },
    });
  });
});

describe('what is said beside English', () => {
  const listen = checking('xx', { 'a.b': { you: ['du', 'ihr'], thou: ['du'] } });
  const heard = (english: string, other: string, at = 'a.b'): readonly unknown[] => {
    listen(at, english, () => other);
    return said.otherwise.splice(0).map(({ locale, at: _, ...rest }) => rest);
  };

  it('is held against the book, from English and to it', () => {
    expect(heard('you', 'ihr')).toEqual([]);
    expect(heard('you', 'er')).toEqual([{ english: 'you', other: 'er', expected: ['du', 'ihr'] }]);
    expect(heard('yours', 'du')).toEqual([{ english: 'yours', other: 'du', expected: ['you', 'thou'] }]);
  });

  it('is the same whoever, wherever and whenever: what varies is numbered', () => {
    const settled = settler();
    expect(settled('<@123456789> moves in <#7> at <t:1800:R>, see 0af31b22c9')).toBe(
      '<@1> moves in <#2> at <t:3>, see #4',
    );
    expect(settled('In <#7> zieht <@123456789>, <@5> nicht')).toBe('In <#2> zieht <@1>, <@5> nicht');
    expect(settler()('<@1> moves a knight to C12345')).toBe('<@1> moves a knight to C12345');
  });

  it('is nothing to hold where the book has neither', () => {
    expect([heard('he', 'er'), heard('you', 'er', 'a.c')]).toEqual([[], []]);
  });
});

describe('[U16] what is said in two languages', () => {
  it('has a phrase for whatever makes a sentence: `npm run phrases` adds those that tests say', () => {
    for (const { locale } of others) {
      const known = new Set(Object.keys(readBook(locale)));
      expect(functionsIn(en).filter((at) => !known.has(at) && !isCatalogued(at))).toEqual([]);
    }
  });

  it('is said so in every language', () => {
    expect(new Set([en, ...others])).toEqual(new Set(Object.values(languages)));
  });

  it('also where no other test has the bot say it', () => {
    const { commands, discord, shelf, upkeep, vassal } = en;
    const { act, alone, army, files, gameFiles, gameSeats, help, kingdomMessage, modifier, module, play, roll } =
      commands;
    const games = ['71', '72'].map((channel) => ({ title: 'Bazaar', channel: channel as ChannelId }));
    const imported = { kind: 'imported', module: { module: 'war', title: 'War' }, bytes: 2048, path: 'war' } as const;
    const sentences = [
      act.answered('Buy', 'Red'),
      alone.underWay('Chess'),
      army.noneBeside('Lions'),
      army.several('Li', ['Lions', 'Lilies']),
      files.pictures.unreachable('map.png'),
      files.pictures.beyondShare(2048, 1024 ** 2),
      files.pictures.tooMany('Chess', 300),
      gameFiles.exported.tooLarge(1024 ** 2),
      gameSeats.nobodyPlays('Red'),
      gameSeats.severalPlay('Red'),
      ...[[], ['Red'], ['Red', 'Blue']].map(gameSeats.whichSide),
      help.page(1, 2),
      ...[1, 2].map(kingdomMessage.tooSmall),
      modifier.several('Fog', 2),
      module.added.full(20),
      module.added.enough(5),
      ...(['card', 'piece', 'cell', 'side', 'number'] as const).flatMap((thing) => [
        play.choose({ action: 'Buy', thing, least: 1, most: 1 }),
        play.choose({ action: 'Buy', on: 'King', thing, name: 'by', least: 0, most: 1 }),
        play.choose({ action: 'Buy', thing, least: 2, most: 2 }),
        play.choose({ action: 'Buy', thing, least: 0, most: 3 }),
        play.choose({ action: 'Buy', thing, least: 1, most: 3 }),
      ]),
      play.question('Give away a card.', 1, 1),
      play.question('Give away cards.', 0, 2),
      play.readCard,
      play.onlyRead(2),
      play.unusable('King'),
      play.change('Might', '-1'),
      play.change('Might', '1'),
      play.decks(2),
      play.drawSome(3),
      ...[1, 2].map((count) => play.found('king', count)),
      play.foundNone('king'),
      play.nowhere('King'),
      play.payWith('Buy', undefined),
      play.payWith('Buy', '3 Dollars'),
      play.peek(3),
      play.takeFrom(3),
      roll.noRoom('attack', 20),
      commands.score.book.noStandings('Chess'),
      commands.places.several(games),
      discord.often(60, 1_800_000_000_000),
      shelf.importedText({ ...imported, pictures: 0, isReplaced: false }),
      shelf.importedText({ ...imported, module: { ...imported.module, version: '2' }, pictures: 1, isReplaced: true }),
      ...[1, 2].map(shelf.progressText),
      upkeep.progressText('rows', 1000),
      upkeep.progressText('games', 1000),
      upkeep.sweptText({ pictures: 2, unnamed: 1, deleted: 1 }),
      vassal.progressText(1, 2),
    ];
    expect(sentences.filter((text) => text.length === 0)).toEqual([]);
  });
});
