import { expect, test } from 'vitest';
import { moduleFrom } from '../../support/modules/modules.ts';
import { begun, move, shown, sitDown, sub, type Table } from '../table.ts';

const masks = moduleFrom(`
module: masks
title: Masks
sides: [{ name: Red }, { name: Blue }]
rules: { turns: free }
maps:
  - { name: Field, boards: [{ name: Field, grid: { kind: square, columns: 3, rows: 3, numbering: A1 } }] }
  - { name: $side$ Hand, private: $side$, each: side, publishes: count }
prototypes:
  spy: { mask: { name: Back } }
  mole: { mask: { name: Back, covered: true } }
setup:
  - { at: Red Hand, side: Red, pieces: [{ prototype: spy, name: Ivan }, { prototype: mole, name: Boris }] }
`);

const table = async (): Promise<Table> => {
  const here = await sitDown({ modules: [masks] });
  await begun(here, 'masks');
  return here;
};

/** Bob's view of the piece on a cell. */
const seen = async (here: Table, cell: string): Promise<string> =>
  here.heard(await sub(here.user('bob'), 'piece', 'show', { piece: cell }));

test('[C84] /hand play can play a card face down or up', async () => {
  const here = await table();
  const play = async (values: object) => sub(here.user('alice'), 'hand', 'play', { ...values });
  await play({ piece: 'Ivan', to: 'A1', covered: true });
  expect(here.posted().at(-1)).not.toContain('Ivan');
  expect(await seen(here, 'A1')).toContain('Back');
  await play({ piece: 'Boris', to: 'B2', covered: false });
  expect(await seen(here, 'B2')).toContain('Boris');
});

test('[C84] the list of hand cards can play a card face down or up', async () => {
  const here = await table();
  const alice = here.user('alice');
  const choose = async (label: string) =>
    shown(await alice.select(shown(await sub(alice, 'hand', 'show')), 'Play or discard a card ...', [label]));
  await alice.select(await choose('Ivan'), 'Play it face down to ...', ['A1']);
  expect(await seen(here, 'A1')).toContain('Back');
  await alice.select(await choose('Boris'), 'Play it face down to ...', ['B2']);
  expect(await seen(here, 'B2')).toContain('Back');
  await sub(alice, 'piece', 'reveal', { piece: 'B2' });
  expect(await seen(here, 'B2')).toContain('Boris');
});

test('[C84] a card that stays covered can also be played by /move', async () => {
  const here = await table();
  await move(here.user('alice'), 'Boris', 'C3');
  expect(here.posted().join()).not.toContain('Boris');
  expect(await seen(here, 'C3')).toContain('Back');
});
