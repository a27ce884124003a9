import { describe, expect, test } from 'vitest';
import type { TypedValues } from '../../support/discord/typed.ts';
import type { Outcome } from '../../support/discord/user.ts';
import type { WireMessage } from '../../support/discord/wire.ts';
import { moduleFrom } from '../../support/modules/modules.ts';
import { begun, controls, move, shown, sitDown, sub, type Table, words } from '../table.ts';

/** A deck that lies as it is written, from the bottom: its top card is Fox. Each side has a hand, Red with an Ace. */
const cards = moduleFrom(`
module: cards
title: Cards
sides: [{ name: Red }, { name: Blue }]
rules: { turns: free, captures: manual, undo: ask }
maps:
  - { name: Field, boards: [{ name: Field, grid: { kind: square, columns: 3, rows: 3, numbering: A1 } }] }
  - { name: $side$ Hand, private: $side$, each: side, publishes: count }
prototypes:
  card: { symbol: C }
setup:
  - { at: Red Hand, pieces: [{ prototype: card, name: Ace }] }
  - { at: C3, pieces: [{ prototype: card, name: Open Card }] }
decks:
  - { name: Pile, at: Field A1, publishes: count, shuffled: false, discards: Heap, pieces: [${['Ant', 'Bee', 'Cat', 'Dog', 'Elk', 'Fox'].map((name) => `{ prototype: card, name: ${name} }`).join(', ')}] }
  - { name: Heap, at: Field B1, faceDown: never, pick: true }
`);

const table = async (): Promise<Table> => {
  const here = await sitDown({ modules: [cards] });
  await begun(here, 'cards');
  return here;
};

/** What the one who typed it is answered, and what the channel is told, without the buttons. */
const both = async (here: Table, who: string, line: string, values: TypedValues = {}): Promise<readonly string[]> => {
  const before = here.posted().length;
  const [command = '', subcommand] = line.split(' ');
  const heard = here.heard(
    await here.user(who).slash('table', command, values, subcommand === undefined ? {} : { subcommand }),
  );
  return [heard, ...here.posted().slice(before)].map((text) => text.replace(/\n\[[\s\S]*$/, ''));
};

const selectOf = (message: WireMessage): { readonly placeholder: string; readonly labels: readonly string[] } => {
  const [select] = message.components.flatMap(({ components = [] }) =>
    components.filter(({ options }) => options !== undefined),
  );
  return { placeholder: select?.placeholder ?? '', labels: (select?.options ?? []).map(({ label }) => label) };
};

describe('/deck', () => {
  test('/deck draw shows cards to the drawer, only counts to others', async () => {
    const here = await table();
    expect(await both(here, 'alice', 'deck draw', { count: 2 })).toEqual([
      'private: @alice draws **Fox** and **Elk** from Pile to Red Hand.\n**Your hand** (3): Ace, Fox, Elk\n<hand.png: Your hand (3): Ace, Fox, Elk>',
      '@alice draws 2 cards from Pile to Red Hand.',
    ]);
    expect(here.heard(await sub(here.user('bob'), 'deck', 'list'))).toBe(
      'private: **Pile**: 4 cards, face down, discard pile: Heap\n**Heap**: 0 cards, face up\n**Red Hand**: 3 cards\n**Blue Hand**: 0 cards',
    );
    expect(here.heard(await sub(here.user('bob'), 'deck', 'show', { deck: 'pile' }))).toBe(
      'private: **Pile**: 4 cards, face down, discard pile: Heap',
    );
    expect((await both(here, 'bob', 'deck draw', { count: 9 }))[0]).toContain(
      "private: **Pile** doesn't have that many cards.",
    );
  });

  test('[D6] /deck draw to a cell turns the card face up', async () => {
    const here = await table();
    expect(await both(here, 'alice', 'deck draw', { to: 'B2' })).toEqual([
      'private: @alice draws **Fox** from Pile to B2.',
      '@alice draws **Fox** from Pile to B2.',
    ]);
    expect((await both(here, 'alice', 'deck draw', { to: 'Blue Hand' }))[0]).toContain(
      "private: There's no place **Blue Hand** here.",
    );
  });

  test('[W3] naming a card is answered privately, even for public cards', async () => {
    const here = await table();
    await both(here, 'alice', 'hand discard', { piece: 'Ace' });
    expect(await both(here, 'bob', 'deck draw', { deck: 'Heap', piece: 'Ace' })).toEqual([
      'private: @bob draws **Ace** from Heap to Blue Hand.\n**Your card**: Ace\n<hand.png: Your card: Ace>',
      '@bob draws **Ace** from Heap to Blue Hand.',
    ]);
    for (const [who, line, values] of [
      ['alice', 'move', { piece: 'C3', to: 'C2' }],
      ['alice', 'deck return', { piece: 'C2', deck: 'Pile' }],
      ['bob', 'hand play', { piece: '1', to: 'C1' }],
      ['bob', 'move', { piece: 'C1', to: 'Heap' }],
      ['bob', 'deck draw', { deck: 'Heap', piece: 'Ace', to: 'B2' }],
    ] as const) {
      const [answer] = await both(here, who, line, values);
      expect(answer).toContain('private: ');
    }
    const open = here.discord
      .messages('table')
      .filter(({ interaction_metadata: by }) => by !== undefined)
      .map((message) => words(message, here));
    expect(open.filter((text) => /Ace|Fox|Open Card/.test(text))).toEqual([]);
  });

  test('/deck peek shows cards to the viewer, only counts to others', async () => {
    const here = await table();
    for (let i = 0; i < 2; i += 1) {
      expect(await both(here, 'alice', 'deck peek', { deck: 'Pile', count: 3 })).toEqual([
        'private: @alice looks at 3 cards in Pile: **Fox**, **Elk** and **Dog**.',
        '@alice looks at 3 cards in Pile.',
      ]);
    }
    expect(here.heard(await sub(here.user('alice'), 'deck', 'show', { deck: 'Pile' }))).toContain(
      'Cards you know about: **Fox**, **Elk** and **Dog**',
    );
    expect(here.heard(await sub(here.user('bob'), 'game', 'log'))).toMatch(/\d+\. @alice looks at 3 cards in Pile\n/);
    await both(here, 'bob', 'deck shuffle', { deck: 'Pile' });
    expect(here.heard(await sub(here.user('alice'), 'deck', 'show', { deck: 'Pile' }))).not.toContain('know');
  });

  test('/deck deal shows each player only their own cards', async () => {
    const here = await table();
    expect(await both(here, 'alice', 'deck deal', { deck: 'Pile' })).toEqual([
      'private: @alice deals **Fox** from Pile to Red Hand and 1 card from Pile to Blue Hand.\n**Your hand** (2): Ace, Fox\n<hand.png: Your hand (2): Ace, Fox>',
      '@alice deals 1 card from Pile to Red Hand and 1 card from Pile to Blue Hand.',
    ]);
    const [told] = here
      .user('bob')
      .messages('dm')
      .map((message) => words(message, here));
    expect(told).toContain(
      '@alice deals **Elk** from Pile to Blue Hand and 1 card from Pile to Red Hand.\n**Your card**: Elk',
    );
    expect(here.user('carol').messages('dm')).toEqual([]);
  });

  test('/deck return, gather and shuffle report places and visible cards', async () => {
    const here = await table();
    expect(await both(here, 'alice', 'deck return', { piece: 'Ace', deck: 'Pile', where: 'bottom' })).toEqual([
      'private: @alice moves **Ace** from Red Hand to Pile.\n**Your hand** is empty.',
      '@alice moves 1 card from Red Hand to Pile.',
    ]);
    expect(await both(here, 'alice', 'deck draw', { to: 'Heap' })).toHaveLength(2);
    expect((await both(here, 'alice', 'deck return', { from: 'Heap', deck: 'Pile' })).at(-1)).toBe(
      '@alice moves **Fox** from Heap to Pile.',
    );
    expect((await both(here, 'alice', 'deck shuffle', { deck: 'Pile', discards: true }))[0]).toBe(
      'public: @alice shuffles the discard pile into Pile.',
    );
  });

  test('/deck completes decks, own cards and cards to choose', async () => {
    const here = await table();
    const offered = async (
      who: string,
      command: string,
      subcommand: string,
      focused: string,
      values: TypedValues = {},
    ): Promise<readonly string[]> =>
      (await here.user(who).complete('table', command, values, focused, { subcommand })).map(({ name }) => name);
    await both(here, 'alice', 'deck draw', { to: 'Heap' });
    expect(await offered('bob', 'deck', 'draw', 'deck')).toEqual(['Pile', 'Heap']);
    expect(await offered('bob', 'deck', 'draw', 'piece', { deck: 'Heap' })).toEqual(['Fox']);
    expect(await offered('bob', 'deck', 'draw', 'piece', { deck: 'Pile' })).toEqual([]);
    expect(await offered('alice', 'hand', 'play', 'piece')).toEqual(['1. Ace']);
    expect(await offered('bob', 'hand', 'play', 'piece')).toEqual([]);
    expect(await offered('alice', 'hand', 'give', 'side')).toEqual(['Blue']);
    expect(await offered('alice', 'hand', 'show', 'side')).toEqual(['Red']);
    expect(await offered('bob', 'hand', 'show', 'side')).toEqual(['Blue']);
    expect((await offered('alice', 'deck', 'draw', 'to'))[0]).toBe('hand');
  });
});

describe('/hand', () => {
  test('[U12] /hand show lists the hand for its owner with actions', async () => {
    const here = await table();
    const [alice, bob] = [here.user('alice'), here.user('bob')];
    await both(here, 'alice', 'deck draw', { count: 2 });
    const hand = await sub(alice, 'hand', 'show');
    expect(here.heard(hand)).toMatch(
      /^private: \*\*Your hand\*\* \(3\): Ace, Fox, Elk\n.*\n?\*\*Which card do you want to use\?\*\*\n/,
    );
    expect(shown(hand).attachments.map(({ filename, description }) => [filename, description])).toEqual([
      ['hand.png', 'Your hand (3): Ace, Fox, Elk'],
    ]);
    expect(selectOf(shown(hand))).toEqual({
      placeholder: 'Play or discard a card ...',
      labels: ['Ace', 'Fox', 'Elk'],
    });
    const offer = await alice.select(shown(hand), 'Play or discard a card ...', ['Fox']);
    expect(offer.updated).toBe(true);
    expect(here.heard(offer)).toContain('**Fox**\nAt Red Hand');
    expect(shown(offer).attachments.map(({ filename }) => filename)).toEqual(['card.png']);
    expect(selectOf(shown(offer)).placeholder).toBe('Play it to ...');
    const played = await alice.select(shown(offer), 'Play it to ...', ['B2']);
    expect(here.heard(played)).toContain('private: @alice moves **Fox** Red Hand → B2.\n**Your hand** (2): Ace, Elk');
    expect(here.posted().at(-1)).toContain('@alice plays **Fox** to B2.');
    const again = shown(
      await alice.select(shown(await sub(alice, 'hand', 'show')), 'Play or discard a card ...', ['Ace']),
    );
    expect(controls(again)).toEqual(['Discard to Heap', 'As text', '◀ Back']);
    await alice.press(again, 'Discard to Heap');
    expect(here.posted().at(-1)).toContain('@alice moves **Ace** from Red Hand to Heap.');
    expect(here.heard(await sub(bob, 'hand', 'show'))).toBe('private: **Your hand is empty.**');
    expect(here.heard(await sub(here.user('carol'), 'hand', 'show'))).toContain(
      "private: You aren't playing in this game",
    );
  });

  test('an outdated list of hand cards shows the current hand', async () => {
    const here = await table();
    const alice = here.user('alice');
    const hand = shown(await sub(alice, 'hand', 'show'));
    const offer = shown(await alice.select(hand, 'Play or discard a card ...', ['Ace']));
    await both(here, 'alice', 'deck return', { piece: 'Ace', deck: 'Pile' });
    expect(here.heard(await alice.press(offer, 'Discard to Heap'))).toContain('private: That button is out of date.');
  });

  test('/hand give shows the card only to its new owner', async () => {
    const here = await table();
    expect(await both(here, 'alice', 'hand give', { piece: 'Ace', side: 'Blue' })).toEqual([
      'private: @alice gives **Ace** from Red Hand to Blue Hand.\n**Your hand** is empty.',
      '@alice gives 1 card from Red Hand to Blue Hand.',
    ]);
    const [told] = here
      .user('bob')
      .messages('dm')
      .map((message) => words(message, here));
    expect(told).toContain('@alice gives **Ace** from Red Hand to Blue Hand.\n**Your card**: Ace');
  });

  test('/hand accepts card numbers and suggests names', async () => {
    const here = await table();
    await both(here, 'alice', 'deck draw', { count: 2 });
    expect((await both(here, 'alice', 'hand discard', { piece: '1, 3' })).at(-1)).toBe(
      '@alice moves **Elk** and **Ace** from Red Hand to Heap.',
    );
    expect((await both(here, 'alice', 'hand play', { piece: 'Fxo', to: 'B2' }))[0]).toBe(
      "private: There's no card **Fxo** here. Did you mean **Fox**?",
    );
  });

  test('/move into the hand works, and reveal reaches the chosen person', async () => {
    const here = await table();
    expect(here.heard(await move(here.user('alice'), 'C3', 'hand'))).toContain('**Your hand** (2): Ace, Open Card');
    expect(await both(here, 'alice', 'piece reveal', { piece: 'Ace', person: 'bob' })).toEqual([
      'private: @alice shows **Ace** on Red Hand.',
    ]);
    const [told] = here
      .user('bob')
      .messages('dm')
      .map((message) => words(message, here));
    expect(told).toContain('@alice shows **Ace** on Red Hand.');
    expect((await both(here, 'alice', 'piece reveal', { piece: 'Ace' })).at(-1)).toBe(
      '@alice shows **Ace** on Red Hand.',
    );
  });
});

test('100 concurrent draws give 100 different cards', async () => {
  const many = moduleFrom(`
module: many
title: Many
sides: [{ name: Red }, { name: Blue }]
rules: { turns: free }
maps:
  - { name: Field, boards: [{ name: Field, grid: { kind: square, columns: 2, rows: 2, numbering: A1 } }] }
  - { name: $side$ Hand, private: $side$, each: side, publishes: count }
prototypes: { card: {} }
decks:
  - { name: Pile, at: Field A1, pieces: [${Array.from({ length: 120 }, (_, i) => `{ prototype: card, name: Card${i} }`).join(', ')}] }
`);
  const here = await sitDown({ modules: [many] });
  await begun(here, 'many');
  const outcomes: Outcome[] = await Promise.all(
    Array.from({ length: 100 }, (_, i) =>
      here.user(i % 2 === 0 ? 'alice' : 'bob').slash('table', 'deck', {}, { subcommand: 'draw', settle: false }),
    ),
  );
  const drawn = outcomes.map((outcome) => /draws \*\*(Card\d+)\*\*/.exec(here.heard(outcome))?.[1]);
  expect([new Set(drawn).size, drawn.includes(undefined)]).toEqual([100, false]);
  expect(outcomes.every(({ ephemeral }) => ephemeral)).toBe(true);
});
