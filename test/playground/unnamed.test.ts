import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asked, at, labels, paths, read, sent, taken } from './typing.ts';

describe('[D38] values without their options', () => {
  test.each<[string, object]>([
    ['/move Tower A1', { piece: 'Tower', to: 'A1' }],
    ['/move tower a1', { piece: 'Tower', to: 'A1' }],
    ['/move Tower to:A1', { piece: 'Tower', to: 'A1' }],
    ['/move piece:Tower A1', { piece: 'Tower', to: 'A1' }],
    ['/move piece:Red King A2', { piece: 'Red King', to: 'A2' }],
    ['/move Red King A1', { piece: 'Red King', to: 'A1' }],
    ['/move "Red King" A1', { piece: 'Red King', to: 'A1' }],
    ['/move “Red King” A1', { piece: 'Red King', to: 'A1' }],
    ['/move "to: x" A1', { piece: 'to: x', to: 'A1' }],
    ['/move Tower A1 A2', { piece: 'Tower', to: 'A1', via: 'A2' }],
    ['/move Tower nowhere', { piece: 'Tower', to: 'nowhere' }],
    ['/move Tower A1 nowhere', { piece: 'Tower', to: 'A1', via: 'nowhere' }],
    ['/move Nobody Z99', { piece: 'Nobody', to: 'Z99' }],
    ['/start tablut', { module: 'tablut' }],
    ['/start The Marches', { module: 'marches' }],
    ['/start tablut 3', { module: 'tablut', seats: 3 }],
    ['/start 3', { seats: 3 }],
    ['/start tablut 3 some words', { module: 'tablut', seats: 3, seed: 'some words' }],
    ['/start', {}],
    ['/deck draw 3', { count: 3 }],
    ['/deck draw 3 yes bottom', { count: 3, open: true, from: 'b' }],
    ['/deck draw bottom', { from: 'b' }],
    ['/deck give Bob the Great', { person: '5' }],
    ['/set Deck words game:elsewhere', { name: 'Deck', text: 'words', game: 'elsewhere' }],
    ['/set Deck the old king', { name: 'Deck', text: 'the old king' }],
  ])('values without option names are understood: %s', async (line, values) =>
    expect(await read(line)).toEqual(values),
  );

  test.each<[string, readonly string[]]>([
    ['/set Red Deck', ['/set name:Red text:Deck', '/set name:Red Deck']],
    ['/start tablett', ['/start module:tablett']],
    ['/start 7', ['/start module:7']],
    ['/move Nobody Z99 there', ['/move piece:Nobody to:Z99 via:there']],
    ['/move Tower A1 not there', ['/move piece:Tower to:A1 via:not there']],
    ['/move Tower', ['/move piece:Tower to:A1']],
    ['/move', ['/move piece:Red King to:A1']],
    ['/deck list all', ['/deck list']],
    ['/deck draw many', ['/deck draw count:1']],
    ['/deck give Zoe', ['/deck give person:Alice']],
    ['/set Deck a text of more than twenty characters', ['/set name:Deck']],
    ['/fog Thick Strength +1', ['/fog name:Thick change:Strength match:+1', '/fog name:Thick change:Strength +1']],
    ['/fog Thick', []],
  ])('the unclear line %s is not guessed: %j is shown instead', async (line, lines) =>
    expect(await read(line)).toEqual(lines),
  );

  test('faults in values without option names are reported with correct lines', async () => {
    expect(await sent('/start tablett')).toMatchObject({
      problem: `I don't understand "tablett". Options of /start: module:, seats:, seed:. For example: /start module:tablett`,
    });
    expect(await sent('/set Red Deck')).toMatchObject({
      problem: 'That can mean several things. Type one of these: /set name:Red text:Deck or /set name:Red Deck',
    });
  });

  test('every suggested line is accepted as it is', async () => {
    const words = fc.constantFrom(
      'Tower',
      'Red',
      'King',
      'Deck',
      'A1',
      '3',
      '"Red King"',
      'x',
      'to:',
      'yes',
      'Bob',
      ',',
    );
    const starts = fc.constantFrom(...paths.filter(({ options }) => options.every(({ kind }) => kind !== 'file')));
    await fc.assert(
      fc.asyncProperty(starts, fc.array(words, { maxLength: 7 }), async (path, typed) => {
        for (const line of lines(await sent(`/${path.words} ${typed.join(' ')}`))) {
          const again = await sent(line);
          expect([line, 'options' in again]).toEqual([line, true]);
        }
      }),
      { seed: 38, numRuns: 300 },
    );
  });

  test('any typed line asks for completion forty times at most', async () => {
    for (const word of ['x', 'Tower', 'A1', '3']) {
      asked.length = 0;
      await sent(`/move ${Array(200).fill(word).join(' ')}`);
      expect(asked.length).toBeLessThanOrEqual(45);
    }
  });

  test('completion offers values of the next option with its name', async () => {
    expect(labels(await at('/move Tower |'))).toEqual(['*to:', 'via:', 'the A1', 'the A2', 'the B1, B2']);
    expect(labels(await at('/move Tower a|'))).toEqual(['*the A1', 'the A2']);
    expect(await taken('/move Tower a|', 'the A2')).toBe('/move Tower to:A2 ');
    expect(labels(await at('/move tow|'))).toEqual(['*the Tower']);
    expect(await taken('/move tow|', 'the Tower')).toBe('/move piece:Tower to:');
    expect(await taken('/move Red q|', 'the Red Queen')).toBe('/move piece:Red Queen to:');
    expect(await taken('/move tow| to:A1', 'the Tower')).toBe('/move piece:Tower to:A1');
    expect(await taken('/start tab|', 'Tablut')).toBe('/start module:tablut ');
    expect(await taken('/deck draw 3 t|', 'true')).toBe('/deck draw 3 open:true ');
  });

  test('a line of complete values is sent or continued', async () => {
    expect(labels(await at('/move Tower A1|'))).toEqual(['the A1']);
    expect(labels(await at('/move Tower|'))).toEqual(['*the Tower']);
    expect(labels(await at('/start tablut|'))).toEqual(['Tablut']);
  });
});

const lines = (answer: Awaited<ReturnType<typeof sent>>): readonly string[] => ('lines' in answer ? answer.lines : []);
