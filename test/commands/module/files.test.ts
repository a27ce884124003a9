import { describe, expect, test } from 'vitest';
import type { Attached } from '../../support/discord/typed.ts';
import type { Outcome, User } from '../../support/discord/user.ts';
import { moduleFrom, open, VEILED, veiled } from '../../support/modules/modules.ts';
import { gameIn } from '../../support/session.ts';
import { begun, kept, move, shown, sitDown, sub, type Table } from '../table.ts';

/** What is attached to an answer, as text. */
const fileOf = ({ discord }: Table, outcome: Outcome): Attached => {
  const [attachment] = shown(outcome).attachments;
  if (!attachment) throw new Error('no file');
  return { name: attachment.filename, text: new TextDecoder().decode(discord.bytes(attachment)) };
};

const exported = async (table: Table, who: User, place = 'table'): Promise<Attached> =>
  fileOf(table, await sub(who, 'game', 'export', {}, place));

const imports = (who: User, file: Attached, place = 'garden'): Promise<Outcome> =>
  sub(who, 'game', 'import', { file }, place);

/** A game of a few moves, and its file. */
const played = async (): Promise<{
  readonly table: Table;
  readonly alice: User;
  readonly bob: User;
  readonly file: Attached;
}> => {
  const table = await sitDown({ channels: ['table', 'garden', 'yard'] });
  const [alice, bob] = [table.user('alice'), table.user('bob')];
  await begun(table);
  await move(alice, 'D1', 'D4');
  await move(bob, 'E4', 'G4');
  return { table, alice, bob, file: await exported(table, alice) };
};

describe('[T4] export and import', () => {
  test('an exported game continues in another channel with the same file', async () => {
    const { table, alice, bob, file } = await played();
    expect(file.name).toBe('tablut.json');
    const outcome = await imports(table.user('carol'), file);
    expect(table.heard(outcome).split('\n').slice(0, 6)).toEqual([
      'public: @carol imports a game from a file.',
      'All seats are free. In the file, @alice played **Muscovites** and @bob played **Swedes**. Take a seat to play on.',
      '**Tablut**',
      'Turn 2: **Muscovites** to move (–), then **Swedes**.',
      'Goal: The Swedes win when the king is on an edge square, the Muscovites when they capture him.',
      'The first 6 steps come from a file that this bot vouches for: they were played that way.',
    ]);
    expect(shown(outcome).mentions).toEqual([]);
    expect(gameIn((await exported(table, bob, 'garden')).text ?? '')).toEqual(gameIn(file.text ?? ''));
    await bob.press(shown(outcome), 'Play Swedes');
    expect(table.heard(await sub(bob, 'game', 'undo', {}, 'garden'))).toContain(
      'public: @bob takes back: moves **Swede** E4 → G4.',
    );
    expect(table.heard(await alice.slash('table', 'board', { around: 'G4' }))).toContain('private:');
    expect((await exported(table, alice)).text).toBe(file.text);
    await table.restart();
    expect(table.heard(await sub(bob, 'game', 'redo', {}, 'garden'))).toContain(
      'public: @bob redoes: moves **Swede** E4 → G4.',
    );
    expect(table.posted('garden').filter((text) => text.includes('again)'))).toEqual([]);
    expect(table.rig().faults).toEqual([]);
  });

  test('[D9] post and status of an import name the key that proves it', async () => {
    const { table, alice, bob, file } = await played();
    const outcome = await sub(bob, 'game', 'export');
    const [, key] =
      /signed it with the key `([\w-]{43})`\. Use `npm run verify -- game\.json \1`/.exec(table.heard(outcome)) ?? [];
    expect((JSON.parse(file.text ?? '') as { proof: { key: string } }).proof.key).toBe(key);
    const PROVED = 'The first 6 steps come from a file that this bot vouches for:';
    expect(table.heard(await imports(alice, file))).toContain(PROVED);
    await table.restart();
    expect(table.heard(await sub(table.user('dan'), 'game', 'status', {}, 'garden'))).toContain(PROVED);
    const unsigned = {
      ...file,
      text: (file.text ?? '').replace('"proof": {', '"proof": { "key": "A", "signature": "A" }, "x": {'),
    };
    expect(table.heard(await imports(alice, unsigned, 'table'))).toContain('something is wrong');
    const other = {
      ...file,
      text: (file.text ?? '').replace(/"signature": "(.)/, (_, first) => `"signature": "${first === '-' ? 'A' : '-'}`),
    };
    await alice.press(shown(await sub(alice, 'game', 'stop', {}, 'garden')), 'End the game');
    const NOT = "The first 6 steps come from a file that this bot can't vouch for";
    expect(table.heard(await imports(alice, other))).toContain(NOT);
    expect(table.heard(await sub(bob, 'game', 'status', {}, 'garden'))).toContain(NOT);
    expect(table.heard(await sub(bob, 'game', 'export', {}, 'garden'))).toContain(
      "I haven't signed it: the game came from a file without proof.",
    );
    expect(table.rig().faults).toEqual([]);
  });

  test('an imported game with free seats keeps them free', async () => {
    const table = await sitDown();
    await sub(table.user('alice'), 'game', 'start', { module: 'tablut' });
    const outcome = await imports(table.user('alice'), await exported(table, table.user('bob')));
    expect(table.heard(outcome)).toContain('[Play Muscovites] [Play Swedes]');
    const seated = await table.user('bob').press(shown(outcome), 'Play Swedes');
    expect(table.heard(seated)).toContain('**Swedes**: @bob');
  });

  test('[T19] an import replaces a running game only after its host agrees', async () => {
    const { table, alice, bob, file } = await played();
    const before = kept(table);
    expect(table.heard(await imports(bob, file, 'table'))).toBe('private: Only the host can do that: @alice.');
    const asked = await imports(alice, file, 'table');
    expect(table.heard(asked)).toBe(
      "private: There's already a game of **Tablut** in this channel. Do you want to end it for good and continue the game in that file instead?\n[End and continue] [Keep it]",
    );
    expect(table.heard(await alice.press(shown(asked), 'Keep it'))).toContain('The game goes on.');
    expect(kept(table)).toBe(before);
    await move(alice, 'D9', 'D8');
    const again = await imports(alice, file, 'table');
    const yes = await alice.press(shown(again), 'End and continue');
    expect(table.posted().at(-1)).toContain('@alice imports a game from a file.');
    expect(table.posted().at(-2)).toContain('@alice ends the game.');
    expect(yes.also.length).toBeGreaterThan(0);
    expect(gameIn((await exported(table, alice)).text ?? '')).toEqual(gameIn(file.text ?? ''));
  });

  test('[D8] an import offers its empty seats to former players without pings', async () => {
    const { table, bob, file } = await played();
    const [carol, dan] = [table.user('carol'), table.user('dan')];
    const outcome = await imports(carol, file);
    expect(table.heard(outcome)).toContain('**Muscovites**: –\n**Swedes**: –\nHost: @carol');
    expect(table.heard(outcome)).toContain(
      '[Play Muscovites] [Play Swedes]\n[Watch] [Try alone] [Add the bot] [Rules] [Show whole map]\n[As text]',
    );
    expect(shown(outcome).mentions).toEqual([]);
    expect(table.heard(await sub(bob, 'turn', 'end', {}, 'garden'))).toContain("You aren't playing in this game.");
    expect(table.heard(await bob.press(shown(outcome), 'Play Swedes'))).toBe('public: @bob plays **Swedes**.');
    expect(table.heard(await dan.press(shown(outcome), 'Play Muscovites'))).toBe('public: @dan plays **Muscovites**.');
    expect(table.heard(await sub(carol, 'game', 'log', {}, 'garden'))).toContain('@carol imports a game from a file');
    const again = await exported(table, carol, 'garden');
    expect(table.heard(await imports(bob, again, 'table'))).toContain('private: Only the host can do that: @alice.');
    const twice = await imports(dan, { ...again, name: 'twice.json' }, 'yard');
    expect(table.heard(twice)).toContain('Host: @dan');
  });

  test('the question about an import forgets its file after a while', async () => {
    const { table, alice, file } = await played();
    const asked = await imports(alice, file, 'table');
    await table.restart();
    const before = kept(table);
    expect(table.heard(await alice.press(shown(asked), 'End and continue'))).toContain('I no longer have that file.');
    expect(kept(table)).toBe(before);
  });

  test('an ended game can be exported and viewed again', async () => {
    const { table, alice } = await played();
    const stop = await sub(alice, 'game', 'stop');
    await alice.press(shown(stop), 'End the game');
    expect(table.heard(await imports(alice, await exported(table, alice)))).toContain('The game is over.');
    expect(table.heard(await move(alice, 'D4', 'D3'))).toContain('This game is over.');
  });

  test.each<[string, (text: string) => Attached, string]>([
    [
      'cut off',
      (text) => ({ name: 'a.json', text: text.slice(0, text.length / 2) }),
      'The file may be cut off. Use a file from',
    ],
    [
      'changed',
      (text) => ({
        name: 'a.json',
        text: text.replace('"to": { "place": { "cell": "G4"', '"to": { "place": { "cell": "Z4"'),
      }),
      'private: That file was changed: step ',
    ],
    [
      'with other words',
      (text) => ({ name: 'a.json', text: text.replace('"from": "E4", "to": "G4"', '"from": "E4", "to": "G5"') }),
      'its steps lead to a different end',
    ],
    [
      'of a newer version',
      (text) => ({ name: 'a.json', text: text.replace('"version": 3', '"version": 12') }),
      "A newer bot made that file (version 12), so I can't read it",
    ],
    ['of something else', () => ({ name: 'a.json', text: '{"hello": "world"}' }), "I can't find a game in that file."],
    ['empty', () => ({ name: 'a.json', text: '' }), "I can't read line 1 of that file"],
    [
      'no text',
      () => ({ name: 'a.png', bytes: new Uint8Array([137, 80, 78, 71, 255, 254]) }),
      "I can't read that file: it isn't text",
    ],
    ['nested', () => ({ name: 'a.json', text: '['.repeat(100_000) }), 'Line 1 of that file is nested too deeply.'],
    ['huge', () => ({ name: 'a.json', bytes: new Uint8Array(8 * 1024 * 1024 + 1) }), 'too large. The limit is 8 MB.'],
  ])('a file that is %s is refused without changes', async (_what, broken, answer) => {
    const { table, alice, file } = await played();
    const before = [kept(table), table.posted(), table.posted('garden')];
    for (const place of ['garden', 'table']) {
      const outcome = await imports(alice, broken(file.text ?? ''), place);
      expect(table.heard(outcome)).toContain('private: ');
      expect(table.heard(outcome)).toContain(answer);
    }
    expect([kept(table), table.posted(), table.posted('garden')]).toEqual(before);
    expect(table.rig().faults).toEqual([]);
  });

  test('[T6] in hidden games each person exports only their view', async () => {
    const table = await sitDown({ modules: [veiled] });
    const [alice, bob, carol] = [table.user('alice'), table.user('bob'), table.user('carol')];
    await begun(table, 'veiled');
    await move(alice, 'Canary', 'C3');
    await sub(alice, 'turn', 'end');
    await sub(bob, 'turn', 'end');
    await move(alice, 'Canary', 'Red Hand');
    const [hers, his, none] = [await exported(table, alice), await exported(table, bob), await exported(table, carol)];
    expect([hers.name, his.name]).toEqual(['veiled-seen.json', 'veiled-seen.json']);
    expect(hers.text).toContain('Red Hand');
    for (const other of [his, none]) expect(other.text).not.toContain('Red Hand');
    const pieces = (file: Attached): string => JSON.stringify(JSON.parse(file.text ?? '').pieces);
    expect([pieces(hers).includes('Canary'), pieces(his).includes('Canary')]).toEqual([true, false]);
    const outcome = await imports(alice, hers);
    expect(table.heard(outcome)).toBe(
      "private: You can't continue this game: the file contains only what one person could see.",
    );
  });

  test('[T6] the words to an export say what keeps it from being whole: a running game, or an unknown secret', async () => {
    const table = await sitDown({ modules: [veiled] });
    const alice = table.user('alice');
    await begun(table, 'veiled');
    expect(table.heard(await sub(alice, 'game', 'export'))).toContain("that hides things while it's running");
    await alice.press(shown(await sub(alice, 'game', 'resign')), 'Resign as Red');
    const over = table.heard(await sub(alice, 'game', 'export'));
    expect(over).not.toContain('running');
    expect(over).toContain('once its secret is published: `/game verify`');
  });

  test('without a game there is nothing to export', async () => {
    const table = await sitDown();
    expect(table.heard(await sub(table.user('alice'), 'game', 'export'))).toBe(
      'private: No game is being played in this channel. Start one with `/game start`.',
    );
  });
});

/** What one reads of the picture of an answer. */
const drawn = ({ answer }: Outcome): string =>
  answer?.components.flatMap(({ items = [] }) => items.map(({ description }) => description ?? '')).join() ?? '';

/** The same without what was done last. */
const standing = (outcome: Outcome): string =>
  drawn(outcome).replace(/^.*?(The whole|A part of the) board[^.]*\. /, '');

describe('[T16] the board at an earlier step', () => {
  const moved = async (): Promise<{ readonly table: Table; readonly alice: User; readonly bob: User }> => {
    const table = await sitDown({ modules: [open] });
    const [alice, bob] = [table.user('alice'), table.user('bob')];
    await begun(table, 'open');
    await move(alice, 'A1', 'A2');
    await move(bob, 'E5', 'E4');
    await move(alice, 'A2', 'A3');
    return { table, alice, bob };
  };

  test('/board at a step shows the earlier board with buttons', async () => {
    const { table, alice } = await moved();
    expect(table.heard(await sub(alice, 'game', 'log'))).toContain('6. @bob moves **Blue Stone** E5 → E4');
    const sixth = await alice.slash('table', 'board', { step: '6' });
    expect(table.heard(sixth)).toBe(
      'private: **Field** after step 6 of 7\n@bob moves **Blue Stone** E5 → E4\n[First] [Back] [Forward] [Last] [Now]\n[Bookmark] [Show everyone] [As text]',
    );
    expect(drawn(sixth)).toContain('moves Blue Stone E5 → E4. The whole board. ');
    expect(standing(sixth)).toBe('Blue: Blue Stone D4, E4. Red: Red Stone A2, B2.');
    const fifth = await alice.press(shown(sixth), 'Back');
    expect([fifth.updated, drawn(fifth)]).toEqual([true, expect.stringContaining('Blue Stone E5')]);
    const fourth = await alice.press(shown(fifth), 'Back');
    expect(drawn(fourth)).toContain('Red Stone B2, A1');
    expect(table.heard(fourth)).toContain(
      '**Field** at the start of the game (step 4 of 7)\n[First (off)] [Back (off)]',
    );
    expect(drawn(await alice.slash('table', 'board', { step: '3' }))).not.toContain('Stone');
    const later = await alice.press(shown(fourth), 'Forward');
    expect(drawn(later)).toContain('Red Stone A2');
    expect(drawn(await alice.press(shown(later), 'Now'))).toContain('Red Stone A3');
    expect(table.rig().faults).toEqual([]);
  });

  test('an earlier board has no buttons past the first and last step', async () => {
    const { table, alice } = await moved();
    expect(table.heard(await alice.slash('table', 'board', { step: '4' }))).toContain(
      '[First (off)] [Back (off)] [Forward] [Last] [Now]',
    );
    expect(table.heard(await alice.slash('table', 'board', { step: '7' }))).toContain(
      '[First] [Back] [Forward (off)] [Last (off)] [Now]',
    );
  });

  test('[W2] an earlier board can be shown to everyone without navigation', async () => {
    const { table, alice, bob } = await moved();
    const his = await bob.slash('table', 'board', { step: '5', around: 'A2' });
    const all = await bob.press(shown(his), 'Show everyone');
    expect(table.heard(all)).toBe(
      'public: **Open**\n**Field** after step 5 of 7\n@alice moves **Red Stone** A1 → A2\n[Now] [As text]',
    );
    expect(standing(all)).toBe(standing(his));
    const now = await alice.press(shown(all), 'Now');
    expect([table.heard(now), drawn(now)]).toEqual([
      expect.stringContaining('private:'),
      expect.stringContaining('Red Stone A3'),
    ]);
  });

  test('an earlier board keeps the part that is shown', async () => {
    const { alice } = await moved();
    const part = await alice.slash('table', 'board', { step: '6', around: 'E4' });
    expect(JSON.stringify(shown(part).components)).toMatch(/board:step:\w+:0:5:E4/);
    expect(drawn(await alice.press(shown(part), 'Back'))).toContain('Blue Stone E5');
  });

  test('completion offers steps by description, newest first', async () => {
    const { alice } = await moved();
    const offered = async (typed: string) =>
      (await alice.complete('table', 'board', { step: typed }, 'step')).map(({ name, value }) => [name, value]);
    expect(await offered('')).toEqual([
      ['7. moves Red Stone A2 → A3', '7'],
      ['6. moves Blue Stone E5 → E4', '6'],
      ['5. moves Red Stone A1 → A2', '5'],
      ['4. starts the game', '4'],
      ['3. plays Blue', '3'],
      ['2. plays Red', '2'],
      ['1. sets up the game', '1'],
    ]);
    expect(await offered('blue stone')).toEqual([['6. moves Blue Stone E5 → E4', '6']]);
    expect(await offered('3')).toEqual([
      ['7. moves Red Stone A2 → A3', '7'],
      ['3. plays Blue', '3'],
    ]);
  });

  test.each(['0', '8', '-1', 'x', '1e3', ' ', '999999999999'])('/board refuses an unknown step (%j)', async (step) => {
    const { table, alice } = await moved();
    expect(table.heard(await alice.slash('table', 'board', { step }))).toMatch(
      /^private: There is no step .*: the steps go from 1 to 7\. `\/game log` lists them\.$/,
    );
  });

  test('[T6] an earlier board hides things that the viewer may not see now', async () => {
    const table = await sitDown({ modules: [veiled] });
    const [alice, bob] = [table.user('alice'), table.user('bob')];
    await begun(table, 'veiled');
    await move(alice, 'Canary', 'C3');
    await move(alice, 'Canary', 'Red Hand');
    await sub(alice, 'turn', 'end');
    for (const step of ['4', '5', '6']) {
      const [hers, his] = [await alice.slash('table', 'board', { step }), await bob.slash('table', 'board', { step })];
      expect(standing(hers).includes('Canary'), `step ${step}`).toBe(step === '5');
      expect(standing(his).includes('Canary'), `step ${step}`).toBe(step === '5');
    }
    const hand = await alice.slash('table', 'board', { step: '6' });
    const all = await alice.press(shown(hand), 'Show everyone');
    expect([table.heard(all), standing(all)]).toEqual([
      expect.stringContaining('public: '),
      expect.not.stringContaining('Canary'),
    ]);
  });

  test('[T6] an earlier board in a channel uses the nearest allowed step', async () => {
    const den = VEILED.replace(
      '{ name: Red Hand, private: Red }',
      '{ name: Red Hand, private: Red, boards: [{ name: Den, grid: { kind: square, columns: 2, rows: 2, numbering: "0101" } }] }',
    ).replace('at: Red Hand,', 'at: Den 0101,');
    const table = await sitDown({ modules: [moduleFrom(den)] });
    const alice = table.user('alice');
    await begun(table, 'veiled');
    await move(alice, 'Canary', 'Den 0202');
    const log = table.heard(await sub(alice, 'game', 'log'));
    expect(log).toContain('5. @alice moves **Canary**');
    expect(table.heard(await alice.slash('table', 'board', { step: '5', map: 'Den' }))).not.toContain('Show everyone');
    const all = await alice.press(shown(await alice.slash('table', 'board', { step: '5' })), 'Show everyone');
    expect(table.heard(all)).toContain('public: **Veiled**\n**Field** at the start of the game (step 4 of 4)');
    expect(JSON.stringify(shown(all))).not.toContain('Canary');
  });
});
