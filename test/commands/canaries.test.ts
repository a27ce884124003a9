import { expect, test } from 'vitest';
import { systems } from '../../src/engine/index.ts';
import { pieceVisibilityFor } from '../../src/engine/play/secrecy/hiding.ts';
import type { ChannelId } from '../../src/facts/where.ts';
import { apply, LiveTable, type PersonId } from '../../src/table/index.ts';
import type { Drawing } from '../../src/view/text/message.ts';
import type { TypedValues } from '../support/discord/typed.ts';
import type { Outcome, User } from '../support/discord/user.ts';
import { moduleFrom } from '../support/modules/modules.ts';
import { pictureSvg } from '../support/pictures/board-svg.ts';
import { begun, controls, sitDown, sub, type Table } from './table.ts';

/**
 * Words that stand in one hidden thing each, through the real client: in the names and properties of what lies in
 * hands, windows and decks, lies face down or is invisible. Whoever has not seen that thing must have no byte of such a
 * word before him.
 */
const PLUMES = Array.from({ length: 16 }, (_, i) => `Qplume${String(i).padStart(2, '0')}`);
const NAMES = Array.from({ length: 16 }, (_, i) => `Zcanary${String(i).padStart(2, '0')}`);
const own = (number: number): string => `{ prototype: bird${number}, name: ${NAMES[number]} }`;

const aviary = moduleFrom(`
module: aviary
title: Aviary
sides: [{ name: Red }, { name: Blue }]
rules: { turns: free, captures: manual, changes: owner, undo: ask }
maps:
  - { name: Field, boards: [{ name: Field, grid: { kind: square, columns: 4, rows: 4, numbering: A1 } }] }
  - { name: Table }
  - { name: $side$ Hand, private: $side$, each: side, publishes: count }
  - { name: Nest, private: Red, boards: [{ name: Nest, grid: { kind: square, columns: 2, rows: 2, numbering: A1 } }] }
prototypes:
  cat: {}
${PLUMES.map((plume, i) => `  bird${i}: { symbol: B, Plumage: ${plume}, mask: { name: Bird, symbol: "?" }, invisible: true }`).join('\n')}
setup:
  - { at: Red Hand, side: Red, pieces: [${own(0)}, ${own(1)}] }
  - { at: Nest A1, side: Red, pieces: [${own(2)}] }
  - { at: [C3], side: Red, pieces: [{ prototype: cat, name: Cat }] }
  - { at: [D4], side: Blue, pieces: [{ prototype: cat, name: Dog }] }
decks:
  - { name: Pile, at: Field A1, publishes: count, discards: Heap, reshuffle: always, pieces: [${[3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15].map(own).join(', ')}] }
  - { name: Heap, at: Table, faceDown: never, pick: true }
`);

/** What is drawn, as text and as data: its names can be read. */
const drawn = async (drawing: Drawing): Promise<Uint8Array> => {
  const picture = await drawing.picture();
  if (picture.shape === 'kingdom') return Buffer.from('');
  return Buffer.from(`${pictureSvg(picture)}${JSON.stringify(picture)}`);
};

const PEOPLE = ['alice', 'bob', 'carol', 'dan'];

/** Everything that the bot has sent, be it to whom it may. */
const listen = ({ discord }: Table): { readonly all: () => string } => {
  const sent: string[] = [];
  discord.onRequest(({ method, path, body, files }) => {
    sent.push(
      `${method} ${path} ${JSON.stringify(body)} ${[...files.values()].map(({ name, bytes }) => name + Buffer.from(bytes).toString('latin1')).join()}`,
    );
  });
  return { all: () => sent.join('\n') };
};

/**
 * What one person has had before him: messages as they are and as they were, their ids and files, and what was offered
 * to him.
 */
const before = ({ discord, user }: Table, name: string, offered: readonly string[]): string => {
  const messages = [...user(name).messages('table'), ...user(name).messages('dm')];
  const files = messages.flatMap(({ attachments = [] }) =>
    attachments.map((one) => Buffer.from(discord.bytes(one) ?? []).toString('utf8')),
  );
  return [JSON.stringify(messages), discord.transcript(name), ...files, ...offered].join('\n');
};

/** The canaries that a person has seen by the rules, from the log alone, and the secrets of the game. */
const allowed = async ({
  rig,
  discord,
  user,
}: Table): Promise<{
  readonly seen: ReadonlyMap<string, ReadonlySet<string>>;
  readonly secrets: readonly string[];
}> => {
  const game = await rig().games.at(discord.world.channelId('table') as ChannelId);
  if (!game) throw new Error('no game');
  const table = new LiveTable(systems);
  const seen = new Map(PEOPLE.map((name) => [name, new Set<string>()]));
  for await (const { change } of game.session.journal.since(0)) {
    apply(table, change);
    for (const name of PEOPLE) {
      const person = user(name).id as PersonId;
      const audience = {
        isPerson: (one: PersonId) => one === person,
        master: false,
        plays: (side: string) => table.get('seat', `${person}/${side}`) !== undefined,
      };
      for (const piece of table.all('piece')) {
        if (pieceVisibilityFor(table, piece, audience) === 'face')
          seen
            .get(name)
            ?.add(piece.name)
            .add(PLUMES[NAMES.indexOf(piece.name)] ?? '');
      }
    }
  }
  const { chance = '', handles = '' } = table.get('secret', 'secret') ?? {};
  const forms = [chance, handles].flatMap((hex) => {
    const bytes = Buffer.from(hex, 'hex');
    return [
      hex,
      bytes.toString('base64').slice(0, 40),
      bytes.toString('base64url').slice(0, 40),
      bytes.toString('latin1'),
    ];
  });
  return { seen, secrets: forms };
};

test('[T6] no text or picture for a player contains things hidden from them', async () => {
  const table = await sitDown({ modules: [aviary], draw: drawn });
  const { all } = listen(table);
  const offered = new Map<string, string[]>(PEOPLE.map((name) => [name, []]));
  const [alice, bob, carol, dan] = PEOPLE.map(table.user) as [User, User, User, User];
  const type = (who: User, words: string, values: TypedValues = {}): Promise<Outcome> => {
    const [command = '', subcommand] = words.split(' ');
    return subcommand === undefined ? who.slash('table', command, values) : sub(who, command, subcommand, values);
  };
  const asks = async (who: User, words: string, focused: string, values: TypedValues = {}): Promise<void> => {
    const [command = '', subcommand] = words.split(' ');
    offered
      .get(who.name)
      ?.push(
        JSON.stringify(
          await who.complete('table', command, values, focused, subcommand === undefined ? {} : { subcommand }),
        ),
      );
  };
  /** All that shows anything, asked for by everybody. */
  const everybodyLooks = async (): Promise<void> => {
    for (const who of [alice, bob, carol, dan]) {
      for (const words of [
        'board',
        'piece list',
        'deck list',
        'hand show',
        'game log',
        'game status',
        'game seats',
        'game export',
        'turn show',
        'play',
      ]) {
        const { answer } = await type(who, words);
        if (answer && controls(answer).includes('Show everyone') && who !== alice)
          await who.press(answer, 'Show everyone');
      }
      for (const deck of ['Pile', 'Heap']) await type(who, 'deck show', { deck });
      for (const piece of ['B2', 'A1', 'Bird', 'Zcan']) await type(who, 'piece show', { piece });
      for (const focused of ['piece', 'to', 'capture']) await asks(who, 'move', focused, { piece: 'Zcan' });
      for (const words of ['piece show', 'piece list', 'hand play', 'deck draw', 'deck return', 'hand give']) {
        await asks(who, words, words === 'piece list' ? 'name' : 'piece');
      }
      await asks(who, 'board', 'around');
      await asks(who, 'board', 'step');
      await type(who, 'board', { step: '8' });
      await type(who, 'move', { piece: 'Bird', to: 'Nest A2' });
    }
  };

  await begun(table, 'aviary');
  await type(carol, 'game join');
  await type(alice, 'deck draw', { count: 2 });
  await type(alice, 'deck peek', { deck: 'Pile', count: 2 });
  await type(bob, 'deck draw', { deck: 'Pile' });
  await type(alice, 'move', { piece: 'Nest A1', to: 'Nest B2' });
  await type(alice, 'piece hide', { piece: NAMES[0] as string });
  await type(alice, 'hand play', { piece: NAMES[0] as string, to: 'B2' });
  await type(alice, 'piece hide', { piece: NAMES[1] as string, what: 'that it is there' });
  await type(alice, 'hand play', { piece: NAMES[1] as string, to: 'B3' });
  await everybodyLooks();
  await type(bob, 'move', { piece: 'D4', to: 'B3' });
  await type(bob, 'move', { piece: 'D4', to: 'B2' });
  await type(alice, 'piece rotate', { piece: 'B2', facing: 1 });
  await type(alice, 'roll', { dice: '9d97', private: true });
  await type(alice, 'deck return', { piece: '1', deck: 'Pile', where: 'random' });
  await type(alice, 'game undo', { steps: 3 });
  const question = bob.messages('table').find((message) => controls(message).includes('Agree'));
  if (!question) throw new Error('nobody was asked');
  await bob.press(question, 'Agree');
  await type(alice, 'game redo');
  await type(bob, 'deck deal', { deck: 'Pile' });
  await type(alice, 'hand give', { piece: '1', side: 'Blue' });
  await type(alice, 'deck shuffle', { deck: 'Pile' });
  await type(alice, 'piece reveal', { piece: NAMES[2] as string, person: 'carol' });
  await type(bob, 'deck shuffle', { deck: 'Nothing' });
  for (const line of ['move', 'hand play'] as const) await type(bob, line, { piece: 'Zcanar', to: 'Red Hand' });
  await everybodyLooks();
  await type(carol, 'piece show', { piece: NAMES[2] as string });

  const { seen, secrets } = await allowed(table);
  const words = [...NAMES, ...PLUMES];
  expect(
    Object.fromEntries(PEOPLE.map((name) => [name, words.filter((word) => seen.get(name)?.has(word)).length])),
  ).toEqual({
    alice: 14,
    bob: 6,
    carol: 2,
    dan: 0,
  });
  for (const name of PEOPLE) {
    const had = before(table, name, offered.get(name) ?? []);
    expect([name, words.filter((word) => had.includes(word) && !seen.get(name)?.has(word))]).toEqual([name, []]);
  }
  // What a person has seen is really there to be found.
  expect(['alice', 'carol'].map((name) => before(table, name, []).includes(PLUMES[2] ?? '?'))).toEqual([true, true]);
  const everything = all();
  const anybody = new Set([...seen.values()].flatMap((one) => [...one]));
  expect(words.filter((word) => everything.includes(word) && !anybody.has(word))).toEqual([]);
  expect(words.length).toBeGreaterThan(anybody.size);
  expect(secrets.filter((form) => everything.includes(form))).toEqual([]);
  expect(table.rig().faults).toEqual([]);
});
