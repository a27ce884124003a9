import { describe, expect, test } from 'vitest';
import type { WireMessage } from '../../support/discord/wire.ts';
import { moduleFrom } from '../../support/modules/modules.ts';
import { begun, controls, shown, sitDown, started, sub, type Table, words } from '../table.ts';

const text = (kinds: string): string => `
module: box
title: Box
sides: [{ name: Red }, { name: Blue }]
rules: { turns: free, stock: owner }
maps:
  - { name: Field, boards: [{ name: Field, grid: { kind: square, columns: 3, rows: 3, numbering: A1 } }] }
  - { name: $side$ Hand, private: $side$, each: side, publishes: count }
labels: { man: Man, horse: Horse }
prototypes: { man: {}, horse: {}, king: { stock: host }${kinds} }
setup:
  - { at: A1, side: Red, pieces: [{ prototype: man, name: Guard }] }
`;

const table = async (kinds = ''): Promise<Table> => {
  const here = await sitDown({ modules: [moduleFrom(text(kinds))] });
  await begun(here, 'box');
  return here;
};

const panel = async (here: Table, who: string): Promise<WireMessage> =>
  shown(await here.user(who).slash('table', 'play'));

const lists = (message: WireMessage): readonly (readonly string[])[] =>
  message.components.flatMap(({ components = [] }) =>
    components.flatMap(({ options }) => (options ? [options.map(({ label }) => label)] : [])),
  );

describe('[C88] the box on a panel', () => {
  test('the piece box puts a piece on the table by three presses', async () => {
    const here = await table();
    const alice = here.user('alice');
    const box = shown(await alice.press(await panel(here, 'alice'), 'Box'));
    expect(lists(box)).toEqual([['Man', 'Horse']]);
    const where = shown(await alice.select(box, 'Which kind? (2 to choose from)', ['Horse']));
    const done = await alice.select(where, placeholder(where), ['B2']);
    expect(here.heard(done)).toMatch(/^private: /);
    expect(here.posted().at(-1)).toContain('Horse');
    expect(here.heard(await sub(here.user('bob'), 'piece', 'show', { piece: 'B2' }))).toContain('Horse');
  });

  test('[C90] the piece box asks for the side if the player has several', async () => {
    const open = text('').replace(/^.*side. Hand.*\n/m, '');
    const here = await sitDown({ modules: [moduleFrom(open)] });
    const alice = here.user('alice');
    const seats = await started(here, 'box');
    await alice.press(seats, 'Try alone');
    await alice.press(seats, 'Begin');
    const box = shown(await alice.press(await panel(here, 'alice'), 'Box'));
    const whose = shown(await alice.select(box, placeholder(box), ['Horse']));
    expect(lists(whose)).toEqual([['Red', 'Blue']]);
    const where = shown(await alice.select(whose, 'Which side? (2 to choose from)', ['Blue']));
    await alice.select(where, placeholder(where), ['B2']);
    expect(words(shown(await sub(alice, 'piece', 'show', { piece: 'B2' })), here)).toMatch(/Horse[\s\S]*Blue/);
  });

  test('the piece box replaces a piece by another kind, and copies it', async () => {
    const here = await table();
    const alice = here.user('alice');
    const details = async (): Promise<WireMessage> => {
      const first = await panel(here, 'alice');
      const stack = controls(first).includes('Piece info')
        ? first
        : shown(await alice.select(first, placeholder(first), [lists(first)[0]?.[0] ?? '']));
      return shown(await alice.press(stack, 'Piece info'));
    };
    const other = shown(await alice.press(await details(), 'Replace'));
    await alice.select(other, placeholder(other), ['Horse']);
    expect(here.posted().at(-1)).toContain('Horse');
    await alice.press(await details(), 'Copy');
    expect(words(shown(await sub(alice, 'piece', 'list', { name: 'Horse' })), here)).toContain('2');
  });

  test('the piece box splits kinds beyond a list’s size into ranges', async () => {
    const here = await table(Array.from({ length: 60 }, (_, i) => `, unit${i}: {}`).join(''));
    const alice = here.user('alice');
    const box = shown(await alice.press(await panel(here, 'alice'), 'Box'));
    expect(lists(box)[0]).toHaveLength(3);
    const kinds = shown(await alice.select(box, 'Which kind? (62 to choose from)', [lists(box)[0]?.[1] ?? '']));
    expect(lists(kinds)[0]).toHaveLength(25);
  });

  test('the piece box copies and replaces hand cards without showing others', async () => {
    const here = await table();
    const alice = here.user('alice');
    const details = shown(await alice.slash('table', 'play'));
    expect(controls(details)).toContain('Box');
    await sub(alice, 'piece', 'add', { prototype: 'man', to: 'Red Hand', name: 'Canary' });
    await sub(alice, 'piece', 'clone', { piece: 'Canary' });
    await sub(alice, 'piece', 'replace', { piece: 'Canary', prototype: 'horse', name: 'Canary Two' });
    expect(here.posted().join('\n')).not.toMatch(/Canary|Man|Horse/);
    expect(words(shown(await sub(here.user('bob'), 'piece', 'list')), here)).not.toMatch(/Canary|Horse/);
  });

  test('the piece box is missing if the module allows players nothing', async () => {
    const here = await sitDown({ modules: [moduleFrom(text('').replace(', stock: owner', ''))] });
    await begun(here, 'box');
    expect(controls(await panel(here, 'alice'))).not.toContain('Box');
  });
});

/** The entries of the one list in a message. */
const placeholder = (message: WireMessage): string =>
  message.components.flatMap(({ components = [] }) => components.flatMap(({ placeholder }) => placeholder ?? []))[0] ??
  '';
