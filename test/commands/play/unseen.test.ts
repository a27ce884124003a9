import { describe, expect, test } from 'vitest';
import { moduleFrom } from '../../support/modules/modules.ts';
import { begun, kept, move, shown, sitDown, sub, type Table, words } from '../table.ts';

/** Units with two move points and an enemy who can vanish. */
const AMBUSH = moduleFrom(`
module: ambush
title: Ambush
sides: [{ name: Red }, { name: Blue }]
turn: { order: [Red, Blue], ends: by-command }
rules: { captures: manual, movePoints: each-turn, changes: owner }
maps:
  - name: Field
    occupied: stack
    boards:
      - { name: Field, grid: { kind: square, columns: 8, rows: 8, numbering: A1, origin: bottom } }
properties: { MovePoints: natural }
prototypes:
  rider: { unit: true, Class: rider, MovePoints: 6 }
  cart: { unit: true, Class: cart, MovePoints: 0 }
  thief: { unit: true, Class: thief, MovePoints: 2, invisible: true }
setup:
  - { at: C3, side: Red, pieces: [{ prototype: rider, name: Rider }] }
  - { at: F6, side: Red, pieces: [{ prototype: cart, name: Cart }] }
  - { at: [C4, E5, G7], side: Blue, pieces: [{ prototype: thief, name: Thief }] }
`);

/** Hands of three cards of which the other side knows nothing. */
const GIFTS = moduleFrom(`
module: gifts
title: Gifts
sides: [{ name: Red }, { name: Blue }]
rules: { turns: free, handLimit: 3 }
maps:
  - name: Field
    boards:
      - { name: Field, grid: { kind: square, columns: 3, rows: 3, numbering: A1, origin: bottom } }
  - { name: $side$ Hand, private: $side$, each: side }
prototypes:
  card: {}
setup:
  - { at: Red Hand, side: Red, pieces: [{ prototype: card, name: Rose }, { prototype: card, name: Fern }] }
  - { at: Blue Hand, side: Blue, pieces: [{ prototype: card, name: Lily, count: 2 }] }
`);

const ambush = async (): Promise<Table> => {
  const table = await sitDown({ modules: [AMBUSH] });
  await begun(table, 'ambush');
  const [alice, bob] = [table.user('alice'), table.user('bob')];
  await sub(alice, 'turn', 'end');
  for (const piece of ['C4', 'E5', 'G7']) await sub(bob, 'piece', 'hide', { piece, what: 'existence' });
  await sub(bob, 'turn', 'end');
  return table;
};

describe('[D5] a hidden piece', () => {
  test('[D5] a unit without move points does not find a hidden piece', async () => {
    const table = await ambush();
    const before = [kept(table), table.posted()];
    const answers = new Set<string>();
    for (const to of ['F7', 'E6', 'G6', 'F5', 'E5', 'E7', 'G5', 'G7', 'A1', 'H8', 'C4']) {
      const heard = table.heard(await move(table.user('alice'), 'F6', to));
      answers.add(heard.replaceAll(to, 'there').replace(/\d+ move points?/, 'so much'));
    }
    expect([...answers]).toEqual([
      'private: This move to **there** takes so much. **Cart** has no move points left. Choose a closer cell.',
    ]);
    expect([kept(table), table.posted()]).toEqual(before);
  });

  test('[D5] a hidden piece stops a move, which still costs its way', async () => {
    const table = await ambush();
    const alice = table.user('alice');
    const { length } = table.posted();
    expect(table.heard(await move(alice, 'C3', 'C5'))).toContain(
      "private: @alice tries to move **Rider** to C5: something you can't see is in the way.",
    );
    expect(table.heard(await alice.slash('table', 'move', { piece: 'C3', to: 'E5', via: 'D3,E3,E4' }))).toContain(
      "private: @alice moves **Rider** C3 → E4, and no further: something you can't see is in the way.",
    );
    expect(
      table
        .posted()
        .slice(length)
        .map((post) => post.split('\n')[0]),
    ).toEqual([
      '@alice tries to move **Rider** to C5: something unseen is in the way.',
      '@alice moves **Rider** C3 → E4, and no further: something unseen is in the way.',
    ]);
    expect(table.heard(await move(alice, 'E4', 'H4'))).toContain(
      'This move to **H4** takes 3 move points. **Rider** has 2 left.',
    );
  });

  test('[D5] a gift of cards stops visibly at a hidden piece', async () => {
    const table = await sitDown({ modules: [GIFTS] });
    await begun(table, 'gifts');
    const alice = table.user('alice');
    const gift = table.heard(await sub(alice, 'hand', 'give', { piece: '1,2', side: 'Blue' }));
    expect(gift).toContain("gives **Rose** from Red Hand, and no more: something you can't see is in the way.");
    expect(table.heard(await sub(alice, 'hand', 'give', { piece: '1', side: 'Blue' }))).toContain(
      "tries to give **Fern**: something you can't see is in the way.",
    );
    const bob = table.user('bob');
    await table.discord.until(() => bob.messages('dm').length > 1);
    const gave = '@alice gives **Rose** to Blue Hand, and no more: something unseen is in the way';
    expect(bob.messages('dm').map((message) => words(message, table).split('\n')[1])).toEqual([
      expect.anything(),
      `${gave}.`,
    ]);
    const log = table.heard(await sub(bob, 'game', 'log'));
    expect(log).toContain(gave);
    expect(log).toContain('@alice tries to give something to Blue Hand: something unseen is in the way');
    expect(log).toContain('`/hand show` to see your hand');
    expect(table.posted().join('\n')).not.toMatch(/Rose|Fern|unseen/);
  });
});

/** A scout whom everybody sees, and a thief who can vanish. */
const CHASE = moduleFrom(`
module: chase
title: Chase
sides: [{ name: Red }, { name: Blue }]
rules: { turns: free, captures: manual }
maps:
  - name: Field
    occupied: stack
    boards:
      - { name: Field, grid: { kind: square, columns: 3, rows: 3, numbering: A1, origin: bottom } }
prototypes:
  scout: {}
  thief: { invisible: true }
setup:
  - { at: A1, side: Red, pieces: [{ prototype: scout, name: Scout }] }
  - { at: B1, side: Red, pieces: [{ prototype: thief, name: Thief }] }
`);

describe('[D7] a player who requests an undo', () => {
  test('[D7] asking for an undo reveals nothing about unseen acts', async () => {
    const answersWhere = async (isHaunted: boolean): Promise<readonly string[]> => {
      const table = await sitDown({ modules: [CHASE] });
      await begun(table, 'chase');
      const [alice, bob] = [table.user('alice'), table.user('bob')];
      await sub(alice, 'piece', 'hide', { piece: 'B1', what: 'existence' });
      await move(alice, 'A1', 'A2');
      if (isHaunted) await move(alice, 'B1', 'A1');
      const asked = await sub(bob, 'game', 'undo');
      return [table.heard(asked), table.heard(await bob.press(shown(asked), 'Agree'))];
    };
    const plain = await answersWhere(false);
    expect(plain).toEqual([
      'public: @bob asks to take back: moves **Scout** A1 → A2.\n@alice: do you agree?\n[Agree] [Decline]',
      "private: That question isn't for you. `/game status` shows who is asked.",
    ]);
    expect(await answersWhere(true)).toEqual(plain);
  });
});
