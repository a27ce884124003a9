import { expect, test } from 'vitest';
import { GUIDE } from '../../support/guide.ts';
import { moduleFrom } from '../../support/modules/modules.ts';
import { Presser } from '../../support/play/presser.ts';
import { begun, shown, sitDown, sub, type Table } from '../table.ts';

const text = [...GUIDE.matchAll(/^```yaml module\n([\s\S]*?)^```$/gm)].map(([, module = '']) => module);
const keep = text.find((module) => module.startsWith('module: keep')) ?? '';

const inTheKeep = async (module = keep): Promise<Table> => {
  const table = await sitDown({ modules: [moduleFrom(module)] });
  await begun(table, /^module: (\S+)/m.exec(module)?.[1]);
  return table;
};

const typed = async (table: Table, command: string, values: Record<string, string>): Promise<string> => {
  const [name = '', subcommand] = command.split(' ');
  const user = table.user('alice');
  const outcome = subcommand
    ? await sub(user, name, subcommand, values)
    : await user.slash('table', name, values as never);
  return table.heard(outcome);
};

test('[G13] [A65] an army crosses a link between boards by presses', async () => {
  const table = await inTheKeep();
  const alice = table.user('alice');
  expect(await typed(table, 'army form', { at: 'Hall C3', name: 'Lions' })).toContain('at Hall C3');
  const whole = shown(await sub(alice, 'army', 'show', { army: 'Lions' }));
  expect(table.heard(await alice.press(whole, 'Range'))).toContain(
    'On other boards: **Cellar C2** (costs 2), **Cellar A1** (costs 3), **Cellar C1** (costs 3), ' +
      '**Cellar B2** (costs 3) and **Cellar C3** (costs 3).',
  );
  const cells = shown(await alice.press(whole, 'Move'));
  const options = cells.components
    .flatMap(({ components = [] }) => components)
    .flatMap(({ placeholder, options: some = [] }) => (placeholder === 'Choose a cell' ? some : []))
    .map(({ label, description }) => `${label}, ${description}`);
  expect(options).toEqual(expect.arrayContaining(['C2, costs 1', 'Cellar C2, costs 2', 'Cellar B2, costs 3']));
  const value = cells.components
    .flatMap(({ components = [] }) => components)
    .flatMap(({ options: some = [] }) => some)
    .find(({ label }) => label === 'Cellar B2')?.value;
  const gone = table.heard(await alice.select(cells, 'Choose a cell', [value ?? '']));
  expect(gone.split('\n')[0]).toBe('public: @alice moves **Lions** (2 × **Guard**) Hall C3 → Cellar B2.');
  expect(await typed(table, 'army list', {})).toContain('**Lions** (**Red**) at Cellar B2: 2 × guard');
});

test('[G13] texts name the board of cells beyond a link', async () => {
  const table = await inTheKeep();
  const alice = table.user('alice');
  const to = (await alice.complete('table', 'move', { piece: 'Warder', to: 'cel' } as never, 'to')).map(
    ({ name }) => name,
  );
  expect(to).toEqual(['Cellar A1 (costs 3)']);
  expect(await typed(table, 'move', { piece: 'Warder', to: 'Hall A3' })).toContain('**Warder** Hall A1 → Hall A3');
  expect(await typed(table, 'move', { piece: 'Warder', to: 'Cellar D2' })).toContain(
    '**Ghoul** (**Blue**) is on **Cellar D2**',
  );
  expect(await typed(table, 'move', { piece: 'Warder', to: 'Cellar B1' })).toContain(
    'This move to **Cellar B1** takes 3 move points.',
  );
  expect(await typed(table, 'modifier explain', { subject: 'cell Hall C2', property: 'Neighbours' })).toContain(
    'Cellar C2',
  );
  expect(await typed(table, 'modifier list', { author: true as never })).toContain('Hall C2, Cellar C2');
  const by = await typed(table, 'move', { piece: 'Warder', to: 'Cellar A2', via: 'Cellar B1' });
  expect(by).toContain('This move to **Cellar A2** takes 5 move points.');
  expect(await typed(table, 'move', { piece: 'Warder', to: 'Cellar A1', via: 'Hall A3, Cellar A1' })).toContain(
    'moves **Warder** Hall A3 → Cellar A1',
  );
  expect(await typed(table, 'move', { piece: 'Warder', to: 'Hall A3' })).toContain(
    'This move to **Hall A3** takes 7 move points.',
  );
});

test('[G13] a modifier’s scope reaches across a link between boards', async () => {
  const table = await inTheKeep(keep.replace('at: Cellar D2', 'at: Cellar C2'));
  const nerve = (subject: string): Promise<string> => typed(table, 'modifier explain', { subject, property: 'Nerve' });
  expect(await nerve('Warder')).toContain('**Nerve** of **Warder**: 1');
  await typed(table, 'move', { piece: 'Hall C3', to: 'Hall B2', units: '1' });
  expect(await nerve('Guard B2')).toContain('**Nerve** of **Guard**: 0');
});

test('[G13] [U1] a panel offers cells beyond a link last', async () => {
  const table = await inTheKeep();
  const alice = table.user('alice');
  const panel = shown(await alice.slash('table', 'play'));
  const lists = panel.components.flatMap(({ components = [] }) => components);
  const likely = lists.find(({ placeholder }) => placeholder?.startsWith('More squares'));
  expect(likely?.options?.map(({ label }) => label)).toContain('Cellar A1');
  await alice.select(panel, likely?.placeholder ?? '', ['Cellar A1']);
  expect(await typed(table, 'piece list', {})).toContain('Cellar A1');
});

const long = (start: string, end: string): string => start.padEnd(60 - end.length, 'x') + end;
/** Boards and cells whose names are as long as names may be. */
const [UPPER, LOWER, PIT, SHAFT] = [long('Upper', 's'), long('Lower', 's'), long('Deep', '1'), long('Deep', '2')];
const longNames = `
module: long
title: Long Names
sides: [{ name: Red }, { name: Blue }]
turn: { order: [Red, Blue], ends: by-command }
rules: { movePoints: each-turn, captures: manual }
properties: { MovePoints: natural }
maps:
  - name: Keep
    combat: no
    boards:
      - { name: ${UPPER}, grid: { kind: square, columns: 1, rows: 1, numbering: A1 } }
      - name: ${LOWER}
        grid:
          kind: region
          regions:
            - { name: ${PIT}, x: 1, y: 1, neighbours: [${SHAFT}] }
            - { name: ${SHAFT}, x: 2, y: 1 }
            - { name: Gate, x: 3, y: 1, neighbours: [${SHAFT}] }
  - name: Battle
    boards:
      - name: Arena
        grid: { kind: square, columns: 4, rows: 2, numbering: A1 }
        zones: [{ name: West, cells: [A1, A2] }, { name: East, cells: [D1, D2] }]
battle: { map: Battle, attackers: West, defenders: East }
prototypes: { guard: { unit: true, symbol: G, MovePoints: 4 } }
setup:
  - { at: ${UPPER} A1, side: Red, pieces: [{ prototype: guard, name: Guard, count: 2 }] }
  - { at: ${LOWER} Gate, side: Blue, pieces: [{ prototype: guard, name: Ghoul }] }
modifiers:
  - { name: Stairs, link: [${UPPER} A1, ${LOWER} ${PIT}] }
  - { name: Door, link: [${UPPER} A1, ${LOWER} Gate] }
`;

test('[G13] [U1] presses move and fight across links with long names', async () => {
  const table = await inTheKeep(longNames);
  const user = table.user('alice');
  const panel = async (): Promise<Presser> => new Presser(user, shown(await user.slash('table', 'play')));
  const alice = await panel();
  const ends = (verb: string): readonly string[] =>
    alice.of(verb).map(({ label }) => /x[12]|Gate/.exec(label)?.[0] ?? '');
  expect([ends('go'), ends('engage')]).toEqual([['x2', 'x1'], ['Gate']]);
  await alice.press(alice.of('go')[0] ?? expect.fail());
  expect(await typed(table, 'piece list', {})).toContain(`2 × Guard ${LOWER} Deep`);
  await typed(table, 'game undo', {});
  const again = await panel();
  await again.press(again.of('engage')[0] ?? expect.fail());
  expect([again.faults, await typed(table, 'piece list', {})]).toEqual([[], expect.stringContaining('Arena')]);
});
