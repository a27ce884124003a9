import { describe, expect, test } from 'vitest';
import { readModule } from '../../../src/session/module/read.ts';
import { FEAST } from '../../support/games/points.ts';
import { moduleFrom } from '../../support/modules/modules.ts';
import { en } from '../../support/words.ts';
import { begun, shown, sitDown, sub, type Table } from '../table.ts';

const { faultText } = en.moduleFaults;

/** A game of two sides, which alice and bob play; carol looks on. */
const table = async (text = FEAST): Promise<Table> => {
  const one = await sitDown({ modules: [moduleFrom(text)] });
  await begun(one, 'feast');
  return one;
};

const typed = async (one: Table, who: string, command: string, options = {}, name = 'score'): Promise<string> =>
  one.heard(await sub(one.user(who), name, command, options));

const log = (one: Table): Promise<string> => typed(one, 'carol', 'log', {}, 'game');

describe('[S31] points by hand', () => {
  test('points by hand are added with a reason, logged, scored and undone', async () => {
    const one = await table();
    const heard = await typed(one, 'alice', 'add', { points: 3, reason: 'a *fine* soup' });
    expect(heard).toContain('@alice gives 3 points to **Red** (3 now): a \\*fine\\* soup');
    await typed(one, 'bob', 'add', { points: -2 });
    expect(await typed(one, 'carol', 'show')).toContain('**Points**: Red 3 and Blue -2');
    expect(await log(one)).toContain('@bob gives -2 points to **Blue** (-2 now)');
    await sub(one.user('bob'), 'game', 'undo');
    expect(await typed(one, 'carol', 'show')).toContain('**Points**: Red 3 and Blue 0');
    await sub(one.user('bob'), 'game', 'redo');
    expect(await typed(one, 'carol', 'show')).toContain('Red 3 and Blue -2');
    await one.restart();
    expect(await typed(one, 'carol', 'show')).toContain('Red 3 and Blue -2');
  });

  test('points by hand are shown only for sides in play', async () => {
    const sides = 'sides: [{ name: Red }, { name: Blue }, { name: Green }]\nseats: { least: 2 }';
    const three = FEAST.replace('sides: [{ name: Red }, { name: Blue }]', sides);
    const one = await table(three.replace('order: [Red, Blue]', 'order: [Red, Blue, Green]'));
    await typed(one, 'alice', 'add', { points: 3 });
    expect(await typed(one, 'carol', 'show')).toMatch(/\*\*Points\*\*: Red 3 and Blue 0\n/);
  });

  test('points go to the named side, else to the player’s only side', async () => {
    const one = await table();
    expect(await typed(one, 'carol', 'add', { points: 1 })).toBe(
      "private: You can't score because you aren't playing a side. Take a seat with `/game join`.",
    );
    expect(await typed(one, 'alice', 'add', { points: 1, side: 'blue' })).toContain("**Blue** isn't yours");
    expect(await typed(one, 'alice', 'add', { points: 1, reason: ' ' })).toContain('to **Red** (1 now)');
  });

  test('points need a named side if the player has two', async () => {
    const one = await table(
      FEAST.replace(/ {2}- \{ name: \$side\$ Hand.*\n/, '')
        .replace(/decks:\n.*\n.*\n/, '')
        .replace(/ {2}- \{ name: (?:Hermit|Crowd), .*\n/g, ''),
    );
    await sub(one.user('bob'), 'game', 'leave');
    await sub(one.user('alice'), 'game', 'join', { side: 'Blue' });
    expect(await typed(one, 'alice', 'add', { points: 1 })).toBe(
      "private: You're playing several sides. Choose one with `side:`.",
    );
    expect(await typed(one, 'alice', 'add', { points: 2, side: 'blue' })).toContain('to **Blue** (2 now)');
    expect(await typed(one, 'alice', 'add', { points: 2, side: 'Rde' })).toContain('Did you mean **Red**?');
  });

  test('points by hand are a nonzero whole number', async () => {
    const one = await table();
    expect(await typed(one, 'alice', 'add', { points: 0 })).toContain(
      '`points:` must be a whole number from -1000000 to 1000000',
    );
    expect(await typed(one, 'alice', 'add', { points: 1_000_000 })).toContain('(1000000 now)');
  });

  const RIGHTS: readonly (readonly [rule: string, who: string, side: string, says: string])[] = [
    ['own', 'alice', 'Red', '3 points to **Red**'],
    ['own', 'alice', 'Blue', "isn't yours"],
    ['own', 'carol', 'Red', 'Only'],
    ['host', 'alice', 'Blue', '3 points to **Blue**'],
    ['host', 'bob', 'Blue', 'Only'],
    ['master', 'alice', 'Red', 'game master'],
  ];
  test.each(RIGHTS)('the rule `points: %s` lets %s add to %s: %s', async (rule, who, side, says) => {
    const one = await table(FEAST.replace('points: own', `points: ${rule}`));
    const heard = await typed(one, who, 'add', { points: 3, side });
    expect(heard.includes('now)')).toBe(says.startsWith('3 points'));
    if (says !== 'Only') expect(heard).toContain(says);
  });

  test('points by agreement need a yes from all others', async () => {
    const one = await table(FEAST.replace('points: own', 'points: agreed'));
    const asked = await sub(one.user('alice'), 'score', 'add', { points: 3, side: 'Red', reason: 'the soup' });
    expect(one.heard(asked)).toContain('asks to give 3 points to **Red**: the soup');
    expect(await typed(one, 'carol', 'show')).not.toContain('**Points**');
    const heard = one.heard(await one.user('bob').press(shown(asked), 'Agree'));
    expect(heard).toContain('3 points to **Red** (3 now): the soup');
    expect(await typed(one, 'carol', 'show')).toContain('Red 3 and Blue 0');
    expect(await typed(one, 'carol', 'status', {}, 'game')).not.toContain('asks to give');
  });

  test('scorekeepers, formulas and counter lines can read points by hand', async () => {
    const keepers =
      'scorekeepers: |\n  (scorekeeper feast (title "Feast") (initial 0) (when (after-event (= kind side-turn-ended))) (do (set Points) (if (>= Points 7) win)))\n';
    const one = await table(`${FEAST}${keepers}`);
    await typed(one, 'alice', 'add', { points: 3 });
    const danced = one.heard(await one.user('alice').slash('table', 'act', { name: 'Dance' }));
    expect(danced).toContain('\n4 points to **Red** for **The dance** (7 now).');
    expect(danced).toContain('\n-1 point to **Blue** (-1 now)');
    expect(await typed(one, 'alice', 'end', {}, 'turn')).toContain('**Red** won: **Feast**');
  });
});

describe('[S32] claims', () => {
  test('claims with a checkable condition are refused or scored at once', async () => {
    const one = await table();
    expect(await typed(one, 'bob', 'claim', { objective: 'hill' })).toContain("**Hill** isn't fulfilled yet");
    expect(await typed(one, 'alice', 'claim', { objective: 'hill' })).toContain('2 points to **Red** for **Hill**');
    expect(await typed(one, 'alice', 'claim', { objective: 'hill' })).toContain('has already scored **Hill**');
    expect(await typed(one, 'carol', 'claim')).toContain('**Hill** · only the first to score it · scored by **Red**');
  });

  test('claims are shown in the reader’s language if available', async () => {
    const texts = 'texts: { de: { sentences: { The best song of the evening.: Das beste Lied des Abends. } } }\n';
    const users = ['alice', 'bob', { name: 'carol', locale: 'de' }, 'dan'];
    const one = await sitDown({ modules: [moduleFrom(`${FEAST}${texts}`)], users });
    await begun(one, 'feast');
    const [german, english] = [await typed(one, 'carol', 'claim'), await typed(one, 'bob', 'claim')];
    expect(german).toContain(
      '- **Song** · Das beste Lied des Abends. · beliebig oft · die anderen müssen es bestätigen',
    );
    expect(english).toContain('- **Song** · The best song of the evening. ·');
  });

  test('claims without a checkable condition need confirmation', async () => {
    const one = await table();
    const asked = await sub(one.user('alice'), 'score', 'claim', { objective: 'Song' });
    expect(one.heard(asked)).toContain('claims **Song** for **Red**');
    expect(one.heard(await one.user('bob').press(one.newest(), 'Agree'))).toContain('2 points to **Red** for **Song**');
    await sub(one.user('alice'), 'score', 'claim', { objective: 'Song' });
    await one.user('bob').press(one.newest(), 'Decline');
    await turnOver(one);
    expect(await typed(one, 'carol', 'show')).toContain('Red 2 and Blue 0');
  });

  const turnOver = async (one: Table): Promise<string> => {
    await typed(one, 'alice', 'end', {}, 'turn');
    return typed(one, 'bob', 'end', {}, 'turn');
  };

  test('silence confirms claims unless the module says otherwise', async () => {
    const one = await table();
    await sub(one.user('alice'), 'score', 'claim', { objective: 'Song' });
    await sub(one.user('alice'), 'game', 'undo');
    await typed(one, 'alice', 'end', {}, 'turn');
    expect(await typed(one, 'carol', 'show')).not.toContain('**Points**');
    const ended = await typed(one, 'bob', 'end', {}, 'turn');
    expect(ended).toContain('2 points to **Red** for **Song** (2 now)');
    expect(ended).toContain("**Blue** didn't answer in time.");
    await sub(one.user('alice'), 'score', 'claim', { objective: 'Toast' });
    await turnOver(one);
    expect(await typed(one, 'carol', 'show')).toContain('Red 2 and Blue 0');
  });

  test('claims are limited per round', async () => {
    const one = await table(FEAST.replace('claimLimit: 2', 'claimLimit: 1'));
    await typed(one, 'alice', 'claim', { objective: 'hill' });
    const asked = await typed(one, 'alice', 'claim', { objective: 'Song' });
    expect(asked).toContain('You can score only 1 objective per round');
    await turnOver(one);
    expect(await typed(one, 'alice', 'claim', { objective: 'Song' })).toContain('You can score only');
    await turnOver(one);
    expect(await typed(one, 'alice', 'claim', { objective: 'Song' })).toContain('claims **Song**');
  });
});

describe('[S33] objectives as cards', () => {
  test('objective cards are drawn, held secretly, played and scored within limits', async () => {
    const one = await table();
    await typed(one, 'alice', 'draw', { deck: 'Tasks', count: 2 }, 'deck');
    expect(await typed(one, 'alice', 'draw', { deck: 'Tasks' }, 'deck')).toContain(
      'A side can hold at most 2 objectives',
    );
    expect(await typed(one, 'alice', 'claim')).toMatch(/\*\*Crowd\*\*.*in your hand/);
    expect(await typed(one, 'bob', 'claim')).not.toMatch(/Crowd|Hermit/);
    const [unknown, unheld] = [
      await typed(one, 'bob', 'claim', { objective: 'Nothing' }),
      await typed(one, 'bob', 'claim', { objective: 'Crowd' }),
    ];
    expect(unheld).toBe(unknown);
    expect(await typed(one, 'alice', 'claim', { objective: 'Hermit' })).toContain("**Hermit** isn't fulfilled yet");
    await typed(one, 'alice', 'claim', { objective: 'Crowd' });
    const posted = one.posted().join('\n');
    expect(posted).toContain('3 points to **Red** for **Crowd** (3 now)');
    expect(posted).not.toContain('Hermit');
    expect(await typed(one, 'bob', 'show', { deck: 'Told' }, 'deck')).toContain('crowd');
    expect(await typed(one, 'alice', 'claim', { objective: 'Crowd' })).toContain('has already scored **Crowd**');
  });

  const KEEPER = `scorekeepers: |
  (scorekeeper ford (title "The ford") (card ford) (initial 0)
    (when (after-event (and (= kind side-turn-ended) (= side name)))) (do (add (sum stone 1))))
`;
  const FORD =
    '  - { name: Ford, scorekeeper: ford, card: ford, to: Told, once: any, reveals: [Red Hand, Blue Hand] }\nactions:';
  const carded = FEAST.replace('actions:', FORD).replace(
    /pieces: .*ford.*}], shuffled/,
    'pieces: [{ prototype: hermit }, { prototype: ford, count: 2 }], shuffled',
  );

  test('objective cards carry scorekeepers that judge secretly while held', async () => {
    const one = await table(`${carded}${KEEPER}`);
    await typed(one, 'alice', 'end', {}, 'turn');
    await typed(one, 'bob', 'end', {}, 'turn');
    await typed(one, 'alice', 'draw', { deck: 'Tasks' }, 'deck');
    expect(await typed(one, 'alice', 'claim', { objective: 'Ford' })).toContain("**Ford** isn't fulfilled yet");
    const shownBefore = await typed(one, 'bob', 'show');
    await typed(one, 'alice', 'end', {}, 'turn');
    expect(await typed(one, 'alice', 'show')).toMatch(/\*\*The ford\*\*[^*]*\n- Red \*\*2\*\*/);
    for (const who of ['bob', 'carol']) expect(await typed(one, who, 'show')).toBe(shownBefore);
    expect(one.posted().join('\n')).not.toMatch(/ford/i);
    await one.restart();
    await typed(one, 'bob', 'end', {}, 'turn');
    expect(await typed(one, 'alice', 'show')).toContain('- Red **2**');
    await typed(one, 'alice', 'end', {}, 'turn');
    await typed(one, 'alice', 'claim', { objective: 'Ford' });
    expect(one.posted().join('\n')).toContain('4 points to **Red** for **Ford** (4 now)');
    expect(await typed(one, 'alice', 'show')).not.toContain('The ford');
    const undone = await sub(one.user('alice'), 'game', 'undo');
    await one.user('bob').press(shown(undone), 'Agree');
    expect(await typed(one, 'alice', 'show')).toContain('- Red **4**');
    await typed(one, 'alice', 'claim', { objective: 'Ford' });
    await typed(one, 'bob', 'draw', { deck: 'Tasks' }, 'deck');
    expect(await typed(one, 'bob', 'show')).toContain('- Blue **0**');
    await typed(one, 'bob', 'end', {}, 'turn');
    expect(await typed(one, 'bob', 'show')).toContain('- Blue **1**');
    await typed(one, 'alice', 'end', {}, 'turn');
    await typed(one, 'bob', 'discard', { piece: 'ford', to: 'Told' }, 'hand');
    expect(await typed(one, 'bob', 'show')).not.toContain('The ford');
  });

  test.each([
    ['no such scorekeeper', carded, 'nothing here is called "ford"; expected: a scorekeeper that contains (card ford)'],
    ['one on another card', `${carded}${KEEPER.replace('(card ford)', '(card crowd)')}`, 'that contains (card ford)'],
    ['a card that is none', `${carded}${KEEPER.replace('(card ford)', '(card frod)')}`, 'ford'],
    ['what it tells untold', `${carded.replace(', reveals: [Red Hand, Blue Hand]', '')}${KEEPER}`, 'Red Hand'],
    ['nothing to score', FEAST.replace('points: 5, ', ''), 'points is missing'],
  ])('objective cards are refused with %s', (_, text, says) => {
    const read = readModule(text);
    expect(read.ok ? '' : read.faults.map(faultText).join('\n')).toContain(says);
    expect(read.ok ? 0 : read.faults.length).toBe(1);
  });
});
