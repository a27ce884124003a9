import { describe, expect, test } from 'vitest';
import { aboutCommand } from '../../commands/about.ts';
import type { CommandInput } from '../../src/port/command.ts';
import { languages } from '../../src/words/index.ts';
import { shippedModule } from '../support/modules/shipped.ts';
import { Presser } from '../support/play/presser.ts';
import { begun, controls, shown, sitDown, started, sub, type Table, words } from './table.ts';

/** The first lines of what can be done now. */
const first = async (of: Table, who: string, place = 'table'): Promise<readonly string[]> =>
  of
    .heard(await of.user(who).slash(place, 'help'))
    .split('\n')
    .slice(0, 2);

describe('[U10] /help', () => {
  test('/help begins with the reader’s current options', async () => {
    const mine = await sitDown();
    const head = 'private: **What you can do here and now**';
    expect(await first(mine, 'alice')).toEqual([
      head,
      '- `/game start` starts a game for everyone in this channel: it shows you the games to choose from.',
    ]);
    const seats = await started(mine, 'tablut');
    expect((await first(mine, 'dan'))[1]).toBe(
      "- **Tablut** hasn't started yet. Press a side below the seats, or use `/game join`.",
    );
    await mine.user('alice').press(seats, 'Play Muscovites');
    expect((await first(mine, 'alice'))[1]).toBe(
      "- You play **Muscovites** in **Tablut**. The game hasn't started yet.",
    );
    await mine.user('bob').press(seats, 'Play Swedes');
    await mine.user('alice').press(seats, 'Begin');
    expect((await first(mine, 'alice'))[1]).toBe("- Press **Play**: it's your turn as **Muscovites**.");
    const help = shown(await mine.user('alice').slash('table', 'help'));
    expect(controls(help)[0]).toBe('Play');
    expect(mine.heard(await mine.user('alice').press(help, 'Play'))).toContain('Which piece do you want to move?');
    const waiting = shown(await mine.user('bob').slash('table', 'help'));
    expect([(await first(mine, 'bob'))[1], controls(waiting)[0]]).toEqual([
      '- Waiting for **Muscovites**.',
      'What can I do now?',
    ]);
    expect((await first(mine, 'dan'))[1]).toBe(
      "- You're watching **Tablut**. Use `/game join` to take a side if one is free.",
    );
    await sub(mine.user('alice'), 'game', 'stop');
  });

  test('[H23] /help shows its pages while the store is away', async () => {
    const table = await sitDown();
    const { discord, user, heard, rig: _ } = table;
    const held = await begun(table);
    expect(held).toBeDefined();
    await discord.settled();
    table.store.down = true;
    const page = shown(await user('carol').slash('garden', 'help'));
    expect(heard(await user('carol').slash('garden', 'help'))).toContain("My storage isn't answering.");
    const [, title = ''] = controls(page);
    expect(heard(await user('carol').press(page, title))).toContain(title);
    expect(heard(await user('carol').slash('garden', 'help', { topic: 'no such' }))).toContain('There is no help');
    table.store.down = false;
  });

  test('/help mentions only features of the game', async () => {
    const tables = [await sitDown({ modules: [await shippedModule('bazaar')] }), await sitDown()] as const;
    const [cards, plain] = tables;
    await begun(cards, 'bazaar');
    await begun(plain);
    const [withHand, without] = await Promise.all(
      tables.map(async (of) => of.heard(await of.user('alice').slash('table', 'help'))),
    );
    expect(withHand).toContain('`/hand show`');
    expect(without).not.toContain('`/hand show`');
    expect(without).not.toContain('`/army form`');
    expect(withHand).toContain('`/turn end`');
    expect(without).not.toContain('`/turn end`');
  });

  test('/help turns pages of at most 1,500 characters in one message', async () => {
    const table = await sitDown();
    const alice = table.user('alice');
    let page = shown(await alice.slash('table', 'help'));
    const labels = controls(page);
    const titles = Object.values(languages.en.commands.help.topics).map(({ title }) => title);
    expect(labels).toEqual(['What can I do now?', ...titles]);
    for (const title of titles) {
      const turned = await alice.press(page, title);
      expect(turned.ephemeral).toBe(true);
      page = shown(turned);
      const told = table.heard(turned);
      expect(told.replace('private: ', '').split('\n')[0]).toBe(`**${title}**`);
      expect([told.length <= 1510, page.attachments.length], title).toEqual([true, 0]);
    }
    expect(table.heard(await alice.press(page, 'What can I do now?'))).toContain('What you can do here and now');
  });

  test('/help finds topics in any case and lists all otherwise', async () => {
    const table = await sitDown();
    const alice = table.user('alice');
    expect(table.heard(await alice.slash('table', 'help', { topic: ' Undo ' }))).toMatch(
      /^private: \*\*Take back moves\*\*\n/,
    );
    const none = await alice.slash('table', 'help', { topic: '@everyone' });
    expect(table.heard(none)).toMatch(/^private: There is no help about “/);
    expect(controls(shown(none))).toContain('Take back moves');
  });

  test('[U48] in direct messages /help lists the waiting games', async () => {
    const mine = await sitDown();
    await begun(mine);
    expect(await first(mine, 'alice', 'dm')).toEqual([
      'private: **What you can do here and now**',
      '**1 game is waiting for you.**',
    ]);
    expect((await first(mine, 'bob', 'dm'))[1]).toBe('**No game is waiting for you.**');
    expect((await first(mine, 'carol', 'dm'))[1]).toBe(
      '- You have no games right now. Use `/game start` in a channel of a server to start one.',
    );
    const waiting = shown(await mine.user('alice').slash('dm', 'help'));
    expect([controls(waiting)[0], mine.heard(await mine.user('alice').slash('dm', 'help'))]).toEqual([
      'Play',
      expect.not.stringContaining('You play no game'),
    ]);
    // Who plays there alone is told of that game alone.
    await sub(mine.user('bob'), 'game', 'start', { module: 'tablut' }, 'dm');
    expect((await first(mine, 'bob', 'dm'))[1]).toMatch(/^- \*\*Tablut\*\* hasn't started yet\./);
  });
});

test('[U48] in a channel without a game, /help links one’s solo game', async () => {
  const table = await sitDown({ modules: [await shippedModule('tablut'), await shippedModule('reversi')] });
  const alice = table.user('alice');
  const presser = new Presser(alice, shown(await sub(alice, 'game', 'start')));
  await presser.press(presser.find('about', 'Tablut'));
  await presser.press(presser.of('try')[0] ?? expect.fail());
  await presser.press(presser.find('solo', 'Play Muscovites'));
  const help = shown(await alice.slash('table', 'help'));
  expect(words(help, table)).toContain('**Tablut**');
  expect(controls(help)[0]).toBe('Play');
  expect(words(shown(await table.user('bob').slash('table', 'help')), table)).not.toContain('Tablut');
});

test('[H18] /about describes operator, stored data, duration and readers', async () => {
  const asked = async (host?: string): Promise<string> => {
    const { answer } = await aboutCommand({ version: '1.2.3', host }).execute({ words: languages.en } as CommandInput);
    return answer?.text ?? '';
  };
  const lines = (await asked('Ann of <@1> Example')).split('\n');
  expect(lines[0]).toBe('**Quartermaster 1.2.3** runs games that are played by chat.');
  expect(lines[1]).toMatch(/^- \*\*Run by\*\* Ann of .* Example\.$/);
  expect(lines[1]).not.toContain('<@1>');
  expect(lines.slice(2).map((line) => /\*\*(.+)\*\*/.exec(line)?.[1])).toEqual([
    'Stored',
    'How long',
    'Who can read it',
    'Sent elsewhere',
  ]);
  expect((await asked()).split('\n')[1]).toContain("a person who hasn't given a name");
  const table = await sitDown();
  expect(table.heard(await table.user('dan').slash('table', 'about'))).toMatch(/^private: \*\*Quartermaster/);
});
