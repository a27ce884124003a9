import type { Client } from 'discord.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startEcho } from './echo.ts';
import { type Loopback, startLoopback } from './loopback.ts';
import { text } from './text.ts';
import { PERMISSIONS, type WireMessage } from './wire.ts';

let discord: Loopback;
let bot: Client | undefined;

const words = (messages: readonly WireMessage[]) => messages.map(text);
const there = (message: WireMessage | undefined): WireMessage => message ?? expect.fail('there is no message');

describe('the loopback', () => {
  beforeEach(async () => {
    discord = await startLoopback({ users: ['alice', 'bob'], channels: ['table', { name: 'cellar', only: ['bob'] }] });
    bot = await startEcho(discord.env);
  });
  afterEach(async () => {
    await bot?.destroy();
    expect(discord.unknown).toEqual([]);
    await discord.stop();
  });

  it('the simulated Discord carries a command and its public answer', async () => {
    const said = await discord.user('alice').slash('table', 'say', { words: 'hi ', times: 2, loud: true });
    expect(said).toMatchObject({ ephemeral: false, deferred: false, updated: false, failed: undefined, also: [] });
    expect(said.answer).toMatchObject({ content: 'HI HI ', interaction_metadata: { user: { username: 'alice' } } });
    expect(words(discord.messages('table'))).toEqual(['HI HI ']);
  });

  it('the simulated Discord shows a private answer only to its asker', async () => {
    const said = await discord.user('alice').slash('table', 'say', { words: 'psst', way: 'private' });
    expect(said).toMatchObject({ ephemeral: true, answer: { content: 'psst' } });
    expect(discord.messages('table')).toEqual([]);
    expect(words(discord.user('alice').messages('table'))).toEqual(['psst']);
    expect(discord.user('bob').messages('table')).toEqual([]);
    expect(discord.transcript('bob')).not.toContain('psst');
  });

  it('the simulated Discord waits until a deferred answer is filled in', async () => {
    const said = await discord.user('alice').slash('table', 'say', { words: 'slowly', way: 'deferred' });
    expect(said).toMatchObject({ deferred: true, answer: { content: 'slowly', edited_timestamp: null } });
  });

  it('the simulated Discord gives the follow-ups and direct messages that came along', async () => {
    const followed = await discord.user('alice').slash('table', 'say', { words: 'and more', way: 'follow' });
    expect([text(there(followed.answer)), words(followed.also)]).toEqual(['first', ['and more']]);
    const told = await discord.user('alice').slash('table', 'say', { words: 'between us', way: 'direct' });
    expect([text(there(told.answer)), words(told.also)]).toEqual(['told', ['between us']]);
    expect(words(discord.user('alice').messages('dm'))).toEqual(['between us']);
  });

  it('the simulated Discord answers in direct messages', async () => {
    const said = await discord.user('bob').slash('dm', 'say', { words: 'here' });
    expect(said.answer?.content).toBe('here');
    expect(words(discord.user('bob').messages('dm'))).toEqual(['here']);
  });

  it('the simulated Discord refuses a direct message to a person with closed messages', async () => {
    discord.world.closeDirect('alice');
    const told = await discord.user('alice').slash('table', 'say', { words: 'between us', way: 'direct' });
    expect(text(there(told.answer))).toBe('failed: 50007');
  });

  it('the simulated Discord presses buttons and chooses from selects', async () => {
    const alice = discord.user('alice');
    const started = await alice.slash('table', 'count', { from: 3 }, { subcommand: 'start' });
    expect(text(there(started.answer))).toBe('count 3\n[Add] [Never (off)]\n[Set to: Ten | Twenty]');
    const pressed = await discord.user('bob').press(there(started.answer), 'Add');
    expect(pressed).toMatchObject({
      updated: true,
      deferred: false,
      answer: { id: started.answer?.id, content: 'count 4' },
    });
    const chosen = await alice.select(there(started.answer), 'Set to', ['Twenty']);
    expect(chosen).toMatchObject({ updated: true, deferred: true, answer: { content: 'count 20' } });
    expect(() => alice.press(there(started.answer), 'Never')).toThrow('disabled');
    expect(() => alice.press(there(started.answer), 'Nothing')).toThrow("no 'Nothing'");
  });

  it('the simulated Discord completes an option and shows the choice by name', async () => {
    const alice = discord.user('alice');
    const [choice] = await alice.complete('table', 'say', { words: 'kn' }, 'words');
    expect(choice).toEqual({ name: 'kn!', value: 'value-of-kn' });
    await alice.slash('table', 'say', { words: choice?.value ?? '' });
    expect(discord.transcript('bob')).toContain('alice: /say words:kn!\n');
  });

  it('the simulated Discord rejects input that a client would not send', async () => {
    const alice = discord.user('alice');
    await expect(alice.slash('table', 'shout')).rejects.toThrow('no command /shout');
    await expect(alice.slash('table', 'say', { volume: 3 })).rejects.toThrow("no option 'volume'");
    await expect(alice.slash('table', 'say')).rejects.toThrow("option 'words' of /say is required");
    await expect(alice.slash('table', 'say', { words: 'a', times: 'many' })).rejects.toThrow("'times' does not take");
    await expect(alice.slash('table', 'say', { words: 'a', way: 'loudly' })).rejects.toThrow("no choice of 'way'");
    await expect(alice.slash('table', 'count')).rejects.toThrow('needs a subcommand');
    await expect(alice.slash('cellar', 'say', { words: 'a' })).rejects.toThrow("alice does not see 'cellar'");
  });

  it('the simulated Discord carries files both ways', async () => {
    const alice = discord.user('alice');
    const read = await alice.slash('table', 'say', { words: 'read', file: { name: 'a.txt', text: 'ä file' } });
    expect(read.answer?.content).toBe('read: ä file');
    const drawn = there((await alice.slash('table', 'say', { words: 'a king', way: 'picture' })).answer);
    expect(text(drawn)).toBe('a king\n<board.svg: A board with a king>');
    expect(drawn.attachments).toMatchObject([{ filename: 'board.svg', description: 'A board with a king', size: 6 }]);
    expect(Buffer.from(discord.bytes(drawn.attachments[0] ?? expect.fail()) ?? []).toString()).toBe('<svg/>');
  });

  it('the simulated Discord posts once for one nonce', async () => {
    await discord.user('alice').slash('table', 'say', { words: 'only once', way: 'twice' });
    expect(words(discord.messages('table'))).toEqual(['only once']);
  });

  it('the simulated Discord shows the people that a message pings', async () => {
    const bob = discord.user('bob');
    const said = await discord.user('alice').slash('table', 'say', { words: `<@${bob.id}> come` });
    expect(said.answer?.mentions).toMatchObject([{ id: bob.id }]);
    expect(discord.transcript('bob')).toContain('public, pings you:\n    @bob come\n');
  });

  it('the simulated Discord can remove the bot’s permission to post', async () => {
    discord.world.permit('table', PERMISSIONS.viewChannel);
    const said = await discord.user('alice').slash('table', 'say', { words: 'x', way: 'post' });
    expect(said.answer?.content).toBe('failed: 50013');
  });

  it('the simulated Discord deletes channels', async () => {
    await discord.user('bob').slash('cellar', 'say', { words: 'x' });
    const id = discord.world.channelId('cellar');
    discord.world.deleteChannel('cellar');
    await discord.until(() => !bot?.channels.cache.has(id));
    await expect(discord.user('bob').slash('cellar', 'say', { words: 'x' })).rejects.toThrow("no channel 'cellar'");
  });

  it('the simulated Discord invites the bot to further servers', async () => {
    discord.joinGuild({ name: 'The Inn', channels: ['lounge'] });
    await discord.until(() => discord.messages('lounge').length > 0);
    expect(words(discord.messages('lounge'))).toEqual(['hello']);
    expect((await discord.user('bob').slash('lounge', 'say', { words: 'thanks' })).answer?.content).toBe('thanks');
  });

  it('the simulated Discord drops the gateway and lets the client resume', async () => {
    discord.gateway.drop();
    const said = await discord.user('alice').slash('table', 'say', { words: 'still here' });
    expect(said.answer?.content).toBe('still here');
    expect([discord.gateway.identifies, discord.gateway.resumes]).toEqual([1, 1]);
  });

  it('the simulated Discord serves a second process of the same bot', async () => {
    await bot?.destroy();
    await discord.until(() => discord.gateway.connected.length === 0);
    expect((await discord.user('alice').slash('table', 'say', { words: 'anyone?' })).failed).toBe('no answer');
    bot = await startEcho(discord.env);
    expect((await discord.user('alice').slash('table', 'say', { words: 'anyone?' })).answer?.content).toBe('anyone?');
  });

  it('the simulated Discord keeps definitions, and their ids as long as their names', async () => {
    const [say, count] = discord.commands();
    expect([say?.name, count?.name]).toEqual(['say', 'count']);
    expect(say?.options?.[1]).not.toHaveProperty('required');
    expect([...discord.registered]).toEqual([discord.env.DISCORD_TOKEN]);
    const registry = bot?.application?.commands ?? expect.fail();
    await registry.set([count, { name: 'say', description: 'Otherwise' }] as readonly {
      name: string;
      description: string;
    }[]);
    expect(discord.commands()).toMatchObject([
      { id: count?.id, version: count?.version },
      { id: say?.id, description: 'Otherwise' },
    ]);
    expect(discord.commands()[1]?.version).not.toBe(say?.version);

    const here = await registry.create({ name: 'here', description: 'Of this server' }, discord.guild.id);
    await here.setDescription('Changed');
    expect(discord.commands(discord.guild.id)).toMatchObject([
      { name: 'here', description: 'Changed', guild_id: discord.guild.id },
    ]);
    expect([...(await registry.fetch({ guildId: discord.guild.id })).keys()]).toEqual([here.id]);
    await here.delete();
    expect(discord.commands(discord.guild.id)).toEqual([]);
  });

  it('the simulated Discord lets the bot find, change and delete its messages', async () => {
    const channel = await bot?.channels.fetch(discord.world.channelId('table'));
    if (!channel?.isSendable()) return expect.fail('no channel');
    const [one, two, three] = [await channel.send('one'), await channel.send('two'), await channel.send('three')];
    const found = async (query: object) =>
      [...(await channel.messages.fetch({ ...query, cache: false })).values()].map((message) => message.content);
    expect(await found({ limit: 2 })).toEqual(['three', 'two']);
    expect(await found({ before: two.id })).toEqual(['one']);
    expect(await found({ after: one.id, limit: 1 })).toEqual(['two']);
    await two.edit({ content: 'TWO', files: [{ attachment: Buffer.from('a'), name: 'a.txt' }] });
    await two.edit({ files: [{ attachment: Buffer.from('b'), name: 'b.txt' }] });
    await three.delete();
    await expect(channel.messages.fetch({ message: three.id, force: true })).rejects.toMatchObject({ code: 10008 });
    expect(words(discord.messages('table'))).toEqual(['one', 'TWO\n<b.txt>']);
    await two.edit({ attachments: [] });
    expect(words(discord.messages('table'))).toEqual(['one', 'TWO']);
    expect(discord.transcript('alice')).toMatch(
      /\(2\) edited:\n {4}TWO\n {4}<a.txt>\n.*edited:\n {4}<b.txt>\n.*\(3\) deleted\n.*\n {4}\(nothing new\)\n$/,
    );
  });

  it('the simulated Discord writes a transcript per person', async () => {
    const alice = discord.user('alice');
    const bob = discord.user('bob');
    await alice.complete('table', 'say', { words: 'a' }, 'words');
    const started = there((await alice.slash('table', 'count', { from: 1 }, { subcommand: 'start' })).answer);
    await bob.press(started, 'Add');
    await bob.slash('table', 'say', { words: 'a secret', way: 'private' });
    await bob.slash('table', 'say', { words: `to <@${bob.id}>`, way: 'deferred' });
    await bob.slash('cellar', 'say', { words: 'down here' });
    await alice.slash('table', 'say', { words: 'between us', way: 'direct' });
    await alice.slash('table', 'say', { words: 'a king', way: 'picture' });
    expect(discord.transcript('alice')).toBe(
      [
        '#table alice types /say words:a',
        '    offered: a!',
        '#table alice: /count start from:1',
        '#table (1) Quartermaster, public:',
        '    count 1',
        '    [Add] [Never (off)]',
        '    [Set to: Ten | Twenty]',
        '#table (1) edited:',
        '    count 2',
        '#table bob: /say words:to @bob way:deferred',
        '#table (2) Quartermaster, public:',
        '    to @bob',
        '#table alice: /say words:between us way:direct',
        'direct (3) Quartermaster:',
        '    between us',
        '#table (4) Quartermaster, only you:',
        '    told',
        '#table alice: /say words:a king way:picture',
        '#table (5) Quartermaster, public:',
        '    a king',
        '    <board.svg: A board with a king>',
        '',
      ].join('\n'),
    );
    expect(discord.transcript('bob')).toBe(
      [
        '#table alice: /count start from:1',
        '#table (1) Quartermaster, public:',
        '    count 1',
        '    [Add] [Never (off)]',
        '    [Set to: Ten | Twenty]',
        '#table bob presses [Add] on (1)',
        '#table (1) edited:',
        '    count 2',
        '#table bob: /say words:a secret way:private',
        '#table (2) Quartermaster, only you:',
        '    a secret',
        '#table bob: /say words:to @bob way:deferred',
        '#table (3) Quartermaster, public, pings you:',
        '    to @bob',
        '#cellar bob: /say words:down here',
        '#cellar (4) Quartermaster, public:',
        '    down here',
        '#table alice: /say words:a king way:picture',
        '#table (5) Quartermaster, public:',
        '    a king',
        '    <board.svg: A board with a king>',
        '',
      ].join('\n'),
    );
  });
});
