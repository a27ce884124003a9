import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { createBotCommands } from '../../commands/index.ts';
import type { Games } from '../../src/session/games/games.ts';
import { languages } from '../../src/words/index.ts';
import { COMPONENT, everyComponent } from '../support/discord/text.ts';
import type { TypedValues } from '../support/discord/typed.ts';
import type { Outcome } from '../support/discord/user.ts';
import type { WireMessage } from '../support/discord/wire.ts';
import { moduleFrom, OPEN, veiled } from '../support/modules/modules.ts';
import { warm } from './kingdom/kingdoms.ts';
import type { Definition } from './limits.ts';
import { begun, controls, move, shown, sitDown, started, sub, type Table, tablut, words } from './table.ts';

beforeAll(warm);

type Audience = 'public' | 'private';

const audience = ({ ephemeral }: Outcome): Audience => (ephemeral ? 'private' : 'public');

/** One of everything that can be done to pieces. */
const busy = moduleFrom(`
module: busy
title: Busy
sides: [{ name: Red }, { name: Blue }]
turn: { ends: by-command }
rules: { captures: manual, turns: free, changes: host }
maps:
  - name: Field
    occupied: stack
    boards: [{ name: Field, grid: { kind: square, columns: 5, rows: 5, numbering: A1 } }]
prototypes:
  stone: { symbol: O, Strength: { value: 1 }, layers: [up, down], facing: 4 }
  rock: { symbol: R }
  soldier: { unit: true }
decks:
  - { name: Quarry, at: Field, faceDown: never, pieces: [{ prototype: rock, count: 4 }] }
  - { name: Dump, at: Field, faceDown: never }
setup:
  - { at: A1, side: Red, pieces: [{ prototype: stone, name: Stone, count: 2 }] }
  - { at: E5, side: Blue, pieces: [{ prototype: rock, name: Rock, count: 2 }] }
  - { at: E1, side: Red, pieces: [{ prototype: soldier, name: Soldier, count: 4 }] }
`);

describe('[W2] the audience of answers in an open game', () => {
  /** In this order, in one game: who types what, and who reads the answer. */
  const acts: readonly (readonly [who: string, command: string, values: TypedValues, reads: Audience])[] = [
    ['alice', 'game start', { module: 'busy' }, 'public'],
    ['alice', 'game join', { side: 'Red' }, 'public'],
    ['bob', 'game join', { side: 'Blue' }, 'public'],
    ['carol', 'game join', {}, 'public'],
    ['carol', 'game leave', {}, 'public'],
    ['alice', '[Begin]', {}, 'public'],
    ['carol', 'game join', { side: 'Blue' }, 'public'],
    ['alice', 'game seats', {}, 'private'],
    ['alice', 'game rules', {}, 'private'],
    ['alice', 'game status', {}, 'private'],
    ['alice', 'game log', {}, 'private'],
    ['alice', 'game replay', {}, 'private'],
    ['alice', 'game undo', {}, 'private'],
    ['alice', 'game redo', {}, 'private'],
    ['alice', 'move', { piece: 'Pebble', to: 'A2' }, 'private'],
    ['alice', 'act', { name: 'Rest' }, 'private'],
    ['alice', 'piece order', { piece: 'Pebble', to: 'top' }, 'private'],
    ['alice', 'piece list', {}, 'private'],
    ['alice', 'piece add', { prototype: 'stone', to: 'B1', side: 'Red' }, 'public'],
    ['alice', 'piece show', { piece: 'B1' }, 'private'],
    ['alice', 'piece set', { piece: 'B1', property: 'Strength', value: '2' }, 'public'],
    ['alice', 'piece give', { piece: 'B1', side: 'Blue' }, 'public'],
    ['alice', 'game undo', {}, 'public'],
    ['alice', 'piece clone', { piece: 'B1' }, 'public'],
    ['alice', 'piece send', { piece: 'Pebble', to: 'A5' }, 'private'],
    ['alice', 'piece add', { prototype: 'rock', to: 'C1', side: 'Red' }, 'public'],
    ['alice', 'piece replace', { piece: 'C1', prototype: 'stone' }, 'public'],
    ['alice', 'piece flip', { piece: 'C1' }, 'public'],
    ['alice', 'piece rotate', { piece: 'C1', facing: 2 }, 'public'],
    ['alice', 'piece send', { piece: 'C1', to: 'C3' }, 'public'],
    ['alice', 'move', { piece: 'C3', to: 'C4' }, 'public'],
    ['bob', 'piece delete', { piece: 'C4' }, 'public'],
    ['bob', 'game undo', {}, 'public'],
    ['bob', 'game redo', {}, 'public'],
    ['alice', 'game undo', {}, 'public'],
    ['alice', 'army list', {}, 'private'],
    ['alice', 'army form', { at: 'E1', units: '1-3', name: 'Host' }, 'public'],
    ['alice', 'army join', { army: 'Host' }, 'public'],
    ['alice', 'army show', { army: 'Host' }, 'private'],
    ['alice', 'army rename', { army: 'Host', name: 'Horde' }, 'public'],
    ['alice', 'army split', { army: 'Horde', units: '1,2', name: 'Rest' }, 'public'],
    ['alice', 'army disband', { army: 'Horde' }, 'public'],
    ['alice', 'army engage', { army: 'Rest', target: 'E5' }, 'private'],
    ['alice', 'army return', {}, 'private'],
    ['alice', 'modifier add', { name: 'Rain', change: 'Strength + 1' }, 'public'],
    ['alice', 'modifier add', { name: 'Wind', change: 'Strength * 2' }, 'public'],
    ['bob', 'modifier list', {}, 'private'],
    ['bob', 'modifier explain', { subject: 'B1', property: 'Strength' }, 'private'],
    [
      'alice',
      'modifier order',
      Object.fromEntries([
        ['first', 'Wind'],
        ['then', 'Rain'],
      ]),
      'public',
    ],
    ['alice', 'modifier remove', { name: 'Wind' }, 'public'],
    ['alice', 'counter define', { name: 'Stones', on: 'Field' }, 'public'],
    ['bob', 'counter list', {}, 'private'],
    ['bob', 'counter show', {}, 'private'],
    ['alice', 'counter refresh', {}, 'public'],
    ['bob', 'counter remove', { name: 'Field_Stones' }, 'private'],
    ['alice', 'counter remove', { name: 'Field_Stones' }, 'public'],
    ['alice', 'deck list', {}, 'private'],
    ['alice', 'deck show', { deck: 'Quarry' }, 'private'],
    ['alice', 'deck draw', { deck: 'Quarry', count: 2, to: 'D1' }, 'public'],
    ['alice', 'deck deal', { deck: 'Quarry' }, 'private'],
    ['alice', 'deck shuffle', { deck: 'Quarry' }, 'public'],
    ['alice', 'deck peek', { deck: 'Quarry' }, 'public'],
    ['alice', 'deck return', { deck: 'Dump', from: 'Quarry' }, 'public'],
    ['alice', 'hand show', {}, 'private'],
    ['alice', 'hand play', { piece: '1', to: 'D2' }, 'private'],
    ['alice', 'hand give', { piece: '1', side: 'Blue' }, 'private'],
    ['alice', 'hand discard', { piece: '1', to: 'Dump' }, 'private'],
    ['alice', 'piece hide', { piece: 'B1' }, 'private'],
    ['alice', 'piece reveal', { piece: 'B1' }, 'private'],
    ['alice', 'piece peek', { piece: 'B1' }, 'private'],
    ['bob', 'game transfer', { person: 'carol' }, 'public'],
    ['bob', 'game unseat', { side: 'Red' }, 'private'],
    ['alice', 'turn show', {}, 'private'],
    ['alice', 'about', {}, 'private'],
    ['alice', 'tutorial', {}, 'private'],
    ['alice', 'me games', {}, 'private'],
    ['alice', 'me interested', {}, 'private'],
    ['alice', 'me data', {}, 'private'],
    ['alice', 'me forget', {}, 'private'],
    ['alice', 'me settings', {}, 'private'],
    ['alice', 'me settings', { away: 'soon back' }, 'private'],
    ['alice', 'play', {}, 'private'],
    ['dan', 'play', {}, 'private'],
    ['alice', 'game settings', {}, 'private'],
    ['alice', 'game settings', { reminder: '2 days' }, 'private'],
    ['bob', 'game settings', { reminder: 'off' }, 'private'],
    ['bob', 'game settings', { posts: 'turn' }, 'private'],
    ['bob', 'game settings', { turn: '1 day' }, 'private'],
    ['bob', 'game timeout', { choice: 'wait' }, 'private'],
    ['alice', 'turn tell', {}, 'private'],
    ['alice', 'turn next', {}, 'private'],
    ['alice', 'turn pass', {}, 'private'],
    ['alice', 'game resign', {}, 'private'],
    ['alice', 'game draw', {}, 'public'],
    ['alice', 'turn end', {}, 'public'],
    ['dan', 'turn end', {}, 'private'],
    ['dan', 'board', {}, 'private'],
    ['dan', 'board', { around: 'A1' }, 'private'],
    ['dan', 'board', { step: '7' }, 'private'],
    ['dan', 'game export', {}, 'private'],
    ['dan', 'game import', { file: { name: 'game.json', text: '{}' } }, 'private'],
    ['dan', 'help', {}, 'private'],
    ['dan', 'module list', {}, 'private'],
    ['dan', 'module add', { file: { name: 'small.yaml', text: OPEN } }, 'private'],
    ['dan', 'module import', { file: { name: 'small.vmod', text: 'PK' } }, 'private'],
    ['dan', 'module check', { file: { name: 'small.yaml', text: 'module: 1' } }, 'private'],
    ['dan', 'module remove', { module: 'open' }, 'private'],
    ['dan', 'module show', { module: 'tablut' }, 'private'],
    ['dan', 'module template', {}, 'private'],
    ['dan', 'module schema', {}, 'private'],
    ['alice', 'game reload', { file: { name: 'small.yaml', text: OPEN } }, 'private'],
    ['dan', 'kingdom', { sets: 'base2' }, 'public'],
    ['dan', 'kingdom', { sets: 'base2', require: '9 Curser' }, 'private'],
    ['dan', 'house show', {}, 'private'],
    ['dan', 'house played', {}, 'private'],
    ['dan', 'house boxes', { sets: 'base2' }, 'public'],
    ['dan', 'house ban', { card: 'Witch' }, 'public'],
    ['dan', 'house unban', { card: 'Witch' }, 'public'],
    ['dan', 'house printing', { texts: '2019' }, 'public'],
    ['alice', 'game verify', {}, 'private'],
    ['bob', 'roll', { dice: '2d6+1' }, 'public'],
    ['dan', 'roll', { dice: 'd6' }, 'private'],
    ['dan', 'score show', {}, 'private'],
    ['dan', 'score book', {}, 'private'],
    ['dan', 'server settings', {}, 'private'],
    ['dan', 'server unstick', {}, 'private'],
    ['dan', 'server host', { person: 'bob' }, 'private'],
    ['dan', 'score claim', {}, 'private'],
    ['dan', 'score rounds', {}, 'private'],
    ['alice', 'score add', { points: 3 }, 'public'],
    ['dan', 'score define', { text: '(scorekeeper a)' }, 'private'],
    ['alice', 'score define', { text: '(scorekeeper a (do last-side-wins))' }, 'public'],
    ['bob', 'game stop', {}, 'private'],
    ['alice', 'game stop', {}, 'private'],
    ['bob', 'game leave', {}, 'public'],
    ['dan', 'game start', { module: 'busy' }, 'private'],
  ];

  test('in an open game every command’s answer reaches exactly the intended readers', async () => {
    const table = await sitDown({ modules: [busy] });
    const posts = (): number => table.discord.messages('table').length;
    let seats: WireMessage | undefined;
    for (const [who, command, values, reads] of acts) {
      const before = posts();
      const [name = '', subcommand] = command.split(' ');
      const doing = command.startsWith('[')
        ? table.user(who).press(seats as WireMessage, command.slice(1, -1))
        : table.user(who).slash('table', name, values, subcommand === undefined ? {} : { subcommand });
      const outcome = await doing;
      seats ??= outcome.answer;
      expect([who, command, audience(outcome)], words(shown(outcome), table)).toEqual([who, command, reads]);
      // One act, at most one post (W4).
      expect(posts() - before, command).toBe(reads === 'public' ? 1 : 0);
    }
    const all = createBotCommands({ games: {} as Games, modules: new Map() }).flatMap(({ data }) => {
      const { name, options = [] } = data.in(languages) as Definition;
      const subcommands = options.filter(({ type }) => type === 1);
      return subcommands.length > 0 ? subcommands.map((one) => `${name} ${one.name}`) : [name];
    });
    expect(all.filter((command) => !acts.some(([, typed]) => typed === command))).toEqual([]);
    expect(table.rig().faults).toEqual([]);
  });

  test('in an open game every button’s answer reaches exactly the intended readers', async () => {
    const table = await sitDown({ modules: [await tablut()] });
    const [alice, bob, carol] = ['alice', 'bob', 'carol'].map(table.user);
    if (!alice || !bob || !carol) throw new Error('nobody');
    const pressed = new Set<string>();
    const press = async (
      who: typeof alice,
      message: WireMessage,
      label: string,
      reads: Audience | 'changes',
    ): Promise<Outcome> => {
      pressed.add(label);
      const outcome = await who.press(message, label);
      expect([label, outcome.updated ? 'changes' : audience(outcome)], words(shown(outcome), table)).toEqual([
        label,
        reads,
      ]);
      return outcome;
    };
    const first = await started(table, 'tablut');
    await press(alice, first, 'Find players', 'changes');
    await press(carol, first, 'Join waitlist', 'changes');
    await press(table.user('dan'), first, 'Show game', 'private');
    pressed.add('My schedule');
    expect((await carol.press(first, 'My schedule')).form).toBeDefined();
    await sub(carol, 'game', 'leave');
    const seats = shown(await sub(alice, 'game', 'settings', { open: false }));
    await press(carol, seats, 'Rules', 'private');
    const now = shown(await press(carol, seats, 'Show game', 'private'));
    await press(carol, now, 'Last turn', 'private');
    pressed.add('Help');
    await press(carol, seats, 'Add the bot', 'private');
    const free = shown(await sub(bob, 'game', 'seats'));
    await press(alice, seats, 'Try alone', 'changes');
    await press(carol, seats, 'Watch', 'changes');
    const left = shown(await sub(alice, 'game', 'leave', { side: 'Swedes' }));
    await press(bob, left, 'Play Swedes', 'changes');
    const taken = shown(await press(bob, free, 'Play Muscovites', 'private'));
    await press(alice, shown(await press(bob, taken, 'Ask the others', 'public')), 'Decline', 'public');
    // Panels have their own tests: dan's is not looked at.
    await press(table.user('dan'), shown(await press(bob, seats, 'Begin', 'public')), 'Play', 'private');
    const moved = shown(await move(alice, 'D1', 'D4'));
    await press(carol, moved, 'Undo', 'private');
    const undone = shown(await press(alice, moved, 'Undo', 'public'));
    await press(carol, undone, 'Redo', 'private');
    const redone = shown(await press(alice, undone, 'Redo', 'public'));
    const asked = shown(await press(bob, redone, 'Undo', 'public'));
    await press(carol, asked, 'Decline', 'private');
    await press(alice, asked, 'Decline', 'public');
    const again = shown(await sub(bob, 'game', 'undo'));
    await press(bob, again, 'Agree', 'private');
    await press(alice, again, 'Agree', 'public');
    const board = shown(await press(carol, redone, 'Show whole map', 'private'));
    await press(carol, board, 'As text', 'changes');
    await press(carol, board, 'As picture', 'changes');
    await press(carol, board, 'List pieces', 'private');
    await press(carol, board, 'Show everyone', 'public');
    const around = shown(await carol.slash('table', 'board', { around: 'E5' }));
    await press(carol, around, 'Show whole map', 'private');
    let past = shown(await carol.slash('table', 'board', { step: '2' }));
    await press(carol, past, 'Now', 'private');
    for (const label of ['Last', 'Back', 'Forward', 'First', 'Bookmark', 'Remove bookmark'])
      past = shown(await press(carol, past, label, 'changes'));
    for (let i = 0; i < 12; i++) await sub(carol, 'game', i % 2 === 0 ? 'leave' : 'join');
    const log = shown(await sub(carol, 'game', 'log'));
    await press(carol, log, 'Earlier', 'changes');
    await press(carol, log, 'Later', 'changes');
    await press(alice, shown(await sub(alice, 'game', 'stop')), 'Keep it', 'changes');
    const mended = (await readFile('data/modules/tablut.yaml', 'utf8'))
      .replace('title: Tablut', 'title: Hnefatafl')
      .replaceAll(/^sheets:\n(?: .*\n)+|, picture: \{[^}]*\}/gm, '');
    await press(
      alice,
      shown(await sub(alice, 'game', 'reload', { file: { name: 'tablut.yaml', text: mended } })),
      'Reload it',
      'changes',
    );
    await press(alice, shown(await sub(alice, 'game', 'start')), 'Stop it and start Tablut', 'changes');
    await press(alice, shown(await sub(alice, 'game', 'stop')), 'End the game', 'changes');
    const anew = shown(await sub(alice, 'game', 'start'));
    await press(alice, anew, 'Try alone', 'changes');
    await press(alice, anew, 'Begin', 'public');
    await sub(alice, 'score', 'define', { text: '(scorekeeper points (initial 0))' });
    await press(alice, shown(await sub(alice, 'game', 'stop')), 'End and rank', 'changes');
    await sub(alice, 'game', 'undo');
    await press(alice, shown(await sub(alice, 'game', 'stop')), 'Abandon it', 'changes');
    await press(alice, shown(await sub(alice, 'score', 'show')), 'Show everyone', 'public');
    const end = table.discord.messages('table').find((message) => controls(message).includes('Rematch'));
    for (const label of ['Replay', 'Rematch']) await press(bob, end ?? expect.fail(), label, 'private');
    const labels = ['alice', 'bob', 'carol']
      .flatMap((name) => table.user(name).messages('table'))
      .flatMap(({ components }) => everyComponent(components))
      .flatMap(({ type, label }) => (type === COMPONENT.button ? (label ?? []) : []));
    expect([...new Set(labels)].filter((label) => !pressed.has(label))).toEqual([]);
  });
});

/** Red has a board and a hand that nobody else sees; nobody waits for a turn. */
const den = moduleFrom(`
module: den
title: Lair
sides: [{ name: Red }, { name: Blue }]
rules: { turns: free, captures: manual }
maps:
  - { name: Den, private: Red, boards: [{ name: Den, grid: { kind: square, columns: 3, rows: 3, numbering: A1 } }] }
  - { name: Field, boards: [{ name: Field, grid: { kind: square, columns: 5, rows: 5, numbering: A1 } }] }
  - { name: Burrow, private: Red }
prototypes: { cat: {}, bird: { Song: sweet } }
setup:
  - { at: Den A1, side: Red, pieces: [{ prototype: bird, name: Canary }] }
  - { at: Field A1, side: Red, pieces: [{ prototype: cat, name: Cat }] }
  - { at: Field E5, side: Blue, pieces: [{ prototype: cat, name: Dog }] }
`);

/** Every byte that somebody has before him in the channel and in direct messages, and all that was there. */
const bytesOf = ({ discord, user }: Table, name: string): string =>
  [
    JSON.stringify(user(name).messages('table')),
    JSON.stringify(user(name).messages('dm')),
    discord.transcript(name),
  ].join('\n');

const OTHERS = ['bob', 'carol', 'dan'];

describe('[W3] in a hidden game', () => {
  test('[W5] an act inside a private window is shown only to its side', async () => {
    const table = await sitDown({ modules: [den] });
    const [alice, bob, carol] = ['alice', 'bob', 'carol'].map(table.user);
    if (!alice || !bob || !carol) throw new Error('nobody');
    await begun(table, 'den');
    await sub(carol, 'game', 'join');
    const before = table.posted().length;
    expect(table.heard(await move(alice, 'Canary', 'Den B2'))).toContain('private: @alice moves **Canary** A1 → B2.');
    expect(table.heard(await alice.slash('table', 'board'))).toBe(
      'private: You can play at any time: `/play`.\n**Den**\n[List pieces] [As text]',
    );
    expect(table.heard(await alice.slash('table', 'board', { around: 'Canary' }))).toBe(
      'private: You can play at any time: `/play`.\n**Den**\n[List pieces] [Show whole map] [As text]',
    );
    expect(table.heard(await sub(alice, 'piece', 'show', { piece: 'Canary' }))).toMatch(
      /^private: \*\*Canary\*\*.*Song: sweet/s,
    );
    expect(table.heard(await sub(alice, 'piece', 'list'))).toContain('Canary Den B2');
    for (const name of OTHERS) {
      const who = table.user(name);
      for (const focused of ['piece', 'to', 'capture']) await who.complete('table', 'move', { piece: 'Dog' }, focused);
      for (const focused of ['map', 'around']) await who.complete('table', 'board', {}, focused);
      for (const subcommand of ['log', 'status', 'seats']) await sub(who, 'game', subcommand);
      await sub(who, 'piece', 'list');
      await sub(who, 'piece', 'show', { piece: 'B2' });
      await who.press(shown(await who.slash('table', 'board')), 'Show everyone');
      expect(bytesOf(table, name)).not.toMatch(/Canary|Den\b|Burrow|Song/);
      expect(who.messages('dm')).toEqual([]);
    }
    expect(table.posted().length - before).toBe(OTHERS.length);
    expect(table.rig().faults).toEqual([]);
  });

  test('unknown and hidden things are refused in the same words', async () => {
    const table = await sitDown({ modules: [den] });
    const bob = table.user('bob');
    await begun(table, 'den');
    const refusal = async (piece: string, to: string): Promise<string> =>
      table
        .heard(await move(bob, piece, to))
        .replaceAll(piece, 'X')
        .replaceAll(to, 'Y');
    expect(await refusal('Canary', 'E4')).toBe(await refusal('Phoenix', 'E4'));
    expect(await refusal('Dog', 'Burrow')).toBe(await refusal('Dog', 'Bucket'));
    expect(await refusal('Dog', 'Den B2')).toBe(await refusal('Dog', 'Cup B2'));
    expect(table.heard(await bob.slash('table', 'board', { map: 'Den' })).replaceAll('Den', 'X')).toBe(
      table.heard(await bob.slash('table', 'board', { map: 'Cup' })).replaceAll('Cup', 'X'),
    );
  });

  test('a move across a private border is reported differently to each reader', async () => {
    const table = await sitDown({ modules: [veiled] });
    const [alice, bob] = [table.user('alice'), table.user('bob')];
    await begun(table, 'veiled');
    const both = async (outcome: Promise<Outcome>): Promise<readonly string[]> => {
      const { length } = table.posted();
      const heard = table.heard(await outcome);
      return [heard, ...table.posted().slice(length)];
    };
    expect(await both(move(alice, 'A1', 'Red Hand'))).toEqual([
      'private: @alice moves **Red Scout** A1 → Red Hand.\n**Your hand** (2): Red Scout, Canary\n<hand.png: Your hand (2): Red Scout, Canary>\n[Undo] [Show whole map]',
      '@alice moves **Red Scout** away from A1.\n[Undo] [Show whole map] [As text]',
    ]);
    expect(bytesOf(table, 'bob')).not.toMatch(/Canary|Red Hand/);
    expect(table.heard(await sub(bob, 'piece', 'list', { side: 'Red' }))).toBe('private: **Red** (1)\nRed Scout B1');

    expect(await both(move(alice, 'Canary', 'A2'))).toEqual([
      'private: @alice moves **Canary** Red Hand → A2.\n**Your card**: Red Scout\n[Undo] [Show whole map] [As text]',
      '@alice plays **Canary** to A2.\n[Undo] [Show whole map] [As text]',
    ]);
    expect(table.heard(await sub(bob, 'piece', 'show', { piece: 'Canary' }))).toContain('private: **Canary**');

    expect(await both(move(alice, 'Canary', 'red hand'))).toEqual([
      'private: @alice moves **Canary** A2 → Red Hand.\n**Your hand** (2): Red Scout, Canary\n<hand.png: Your hand (2): Red Scout, Canary>\n[Undo] [Show whole map]',
      '@alice moves **Canary** away from A2.\n[Undo] [Show whole map] [As text]',
    ]);
    expect(table.heard(await sub(bob, 'piece', 'show', { piece: 'Canary' }))).toContain(
      "private: There's no piece **Canary** here.",
    );
    expect(await both(sub(alice, 'game', 'undo'))).toEqual([
      'private: @alice takes back: moves **Canary** A2 → Red Hand.\n**Your card**: Red Scout\n[Redo] [Show whole map] [As text]',
      '@alice takes back: moves **Canary** away from A2.\n[Redo] [Show whole map] [As text]',
    ]);
    expect(table.heard(await sub(bob, 'game', 'log'))).toMatch(
      /5\. @alice moves \*\*Red Scout\*\* away from A1\n6\. @alice plays \*\*Canary\*\* to A2\n7\. .*\n8\. /,
    );
    expect(bytesOf(table, 'bob')).not.toMatch(/Red Hand|\/move/);
  });

  test('[W4] a teammate gets one direct message per act, with a link', async () => {
    const table = await sitDown({ modules: [veiled] });
    const [alice, dan] = [table.user('alice'), table.user('dan')];
    await begun(table, 'veiled');
    await alice.press(shown(await sub(dan, 'game', 'join', { side: 'Red' })), 'Agree');
    const { length } = table.posted();
    await move(alice, 'A1', 'Red Hand');
    const link = `<#${table.discord.world.channelId('table')}>`;
    expect(dan.messages('dm').map((message) => words(message, table))).toEqual([
      expect.stringMatching(
        /^-# \*\*Veiled\*\* in <#\d+>\n@alice moves \*\*Red Scout\*\* A1 → Red Hand\.\n[\s\S]*\n\[Look\]$/,
      ),
    ]);
    expect(words(dan.messages('dm')[0] as WireMessage, table)).toContain(link);
    expect(table.posted()).toHaveLength(length + 1);
    for (const name of ['alice', 'bob', 'carol']) expect(table.user(name).messages('dm')).toEqual([]);
  });

  test('a refused direct message stops and reveals nothing', async () => {
    const table = await sitDown({ modules: [veiled] });
    const [alice, dan] = [table.user('alice'), table.user('dan')];
    await begun(table, 'veiled');
    await alice.press(shown(await sub(dan, 'game', 'join', { side: 'Red' })), 'Agree');
    table.discord.world.closeDirect('dan');
    expect(table.heard(await move(alice, 'A1', 'Red Hand'))).toContain(
      'private: @alice moves **Red Scout** A1 → Red Hand.',
    );
    expect(table.posted().join('\n')).not.toContain('Red Hand');
    expect(table.heard(await sub(dan, 'game', 'log'))).toContain('@alice moves **Red Scout** A1 → Red Hand');
  });

  test('acts without pieces are public, and a new turn pings its player once', async () => {
    const table = await sitDown({ modules: [veiled] });
    const [alice, bob] = [table.user('alice'), table.user('bob')];
    const seats = await started(table, 'veiled');
    expect((await alice.press(seats, 'Play Red')).updated).toBe(true);
    await bob.press(seats, 'Play Blue');
    expect(table.heard(await bob.press(seats, 'Begin'))).toContain('public: @bob starts the game.');
    const ended = await sub(alice, 'turn', 'end');
    expect(table.heard(ended)).toMatch(/^public: @alice ends the turn\.\nIt's \*\*Blue\*\*'s turn: @bob/);
    const moved = await move(bob, 'A5', 'A4');
    expect([moved.ephemeral, shown(moved).mentions]).toEqual([true, []]);
    expect(table.discord.messages('table').flatMap(({ mentions }) => mentions.map(({ username }) => username))).toEqual(
      ['alice', 'bob'],
    );
  });

  test("pieces can't be edited without a game master", async () => {
    const table = await sitDown({ modules: [veiled] });
    await begun(table, 'veiled');
    for (const [subcommand, values] of [
      ['add', { prototype: 'scout', to: 'C3' }],
      ['set', { piece: 'A1', property: 'symbol', value: 'X' }],
      ['clone', { piece: 'A1' }],
      ['send', { piece: 'A1', to: 'C3' }],
      ['replace', { piece: 'A1', prototype: 'bird' }],
      ['delete', { piece: 'A1' }],
    ] as const) {
      expect(table.heard(await sub(table.user('alice'), 'piece', subcommand, values)), subcommand).toMatch(
        /^private: This game hides things, so only a game master can do that/,
      );
    }
  });
});
