import { expect, it } from 'vitest';
import type { Reply } from '../../../src/port/command.ts';
import type { Control } from '../../../src/view/text/message.ts';
import { PHASED } from '../../support/games/phases.ts';
import { moduleFrom } from '../../support/modules/modules.ts';
import { shippedModule } from '../../support/modules/shipped.ts';
import { Desk } from '../../support/play/desk.ts';
import { ANN, BEN, CLO, DAN } from '../../support/table.ts';
import { begun, controls, shown, sitDown, sub, type Table, words } from '../table.ts';

const playing = async (): Promise<Table> => {
  const table = await sitDown({ modules: [moduleFrom(PHASED)] });
  await begun(table, 'phased');
  return table;
};

const says = async (table: Table, who: string, command: string, subcommand: string, values = {}): Promise<string> =>
  table.heard(await sub(table.user(who), command, subcommand, values));

it('[G6] /turn show lists phase, options and next buttons', async () => {
  const table = await playing();
  const mine = await sub(table.user('alice'), 'turn', 'show');
  expect(table.heard(mine)).toContain(
    'Phases: **Throw** → March → Turn over\nYou can roll once. Use `/turn next` to go on to **March**.',
  );
  expect(controls(shown(mine))).toEqual(['Next: March']);
  expect(controls(shown(await sub(table.user('bob'), 'turn', 'show')))).toEqual([]);
});

it('[G6] the post of a new phase names its acts and buttons', async () => {
  const table = await playing();
  const rolled = shown(await table.user('alice').slash('table', 'roll', { dice: '1d6' }));
  expect(words(rolled, table)).toContain('Phase **March**: **Red** can move twice.');
  expect(controls(rolled)).toContain('Next: Turn over');
  const moved = shown(await table.user('alice').slash('table', 'move', { piece: 'A1', to: 'A2' }));
  expect(words(moved, table)).toContain('**Red** can still move once.');
  expect(table.heard(await table.user('bob').press(moved, 'Next: Turn over'))).toContain("It's **Red**'s turn");
  const gone = await table.user('alice').press(moved, 'Next: Turn over');
  expect(table.heard(gone)).toContain('**Red** must turn pieces over once.');
  expect(table.heard(await table.user('alice').press(moved, 'Next: Turn over'))).toMatch(/^private/);
  const flipped = await sub(table.user('alice'), 'piece', 'flip', { piece: 'A2' });
  expect(table.heard(flipped)).toContain('Phase **Throw**: **Blue** can roll once.');
  expect(table.heard(flipped)).toContain("It's **Blue**'s turn: @bob");
});

it('[G6] an act of another phase is refused with the current acts', async () => {
  const table = await playing();
  const moved = table.heard(await table.user('alice').slash('table', 'move', { piece: 'A1', to: 'A2' }));
  expect(moved).toBe(
    "private: You can't move in the phase **Throw**. You can roll once now. `/turn next` goes on to **March**, the phase for that.",
  );
});

it('[G7] required acts are named before the turn ends, optional ones after', async () => {
  const table = await playing();
  expect(await says(table, 'alice', 'turn', 'end')).toBe(
    'private: Before your turn can end, you must turn pieces over once in the phase **Turn over**. `/turn show` shows the phases.',
  );
  const next = await sub(table.user('alice'), 'turn', 'next');
  expect(table.heard(next)).toContain('-# **Red** could also have chosen to roll once.');
  expect(controls(shown(next))).toContain('Undo');
  expect(table.heard(await table.user('alice').press(shown(next), 'Undo'))).toContain('Phase **Throw**');
});

it('[D16] a full hand may be reduced only in a fitting phase', async () => {
  const text = (act: string): string => `
module: full
title: Full
sides: [{ name: Red }, { name: Blue }]
turn: { phases: [{ name: Take, act: { ${act} } }] }
rules: { handLimit: 1, captures: none }
maps: [{ name: Field }, { name: Red Hand, private: Red }, { name: Blue Hand, private: Blue }]
prototypes: { card: {} }
decks:
  - { name: Pile, at: Field, pieces: [{ prototype: card, count: 5 }] }
  - { name: Heap, at: Field, faceDown: never }
setup: [{ at: Red Hand, pieces: [{ prototype: card }] }]
`;
  const full = async (act: string): Promise<string> => {
    const table = await sitDown({ modules: [moduleFrom(text(act))] });
    await begun(table, 'full');
    return says(table, 'alice', 'deck', 'draw', { deck: 'Pile' });
  };
  expect(await full('draw: 1')).toContain(
    "**Red**'s hand can hold at most 1 card. Choose something else, or use some of your cards first.",
  );
  expect(await full('draw: 1, return: 1')).toContain(
    "**Red**'s hand can hold at most 1 card. `/hand discard` makes room.",
  );
});

const HEARTS = new Map([
  [ANN, 'Ann'],
  [BEN, 'Ben'],
  [CLO, 'Clo'],
  [DAN, 'Dan'],
]);

it('[U1] another player’s choice leaves open panels usable', async () => {
  const desk = await new Desk(await shippedModule('hearts'), HEARTS).begin();
  const lists = new Map<typeof ANN, Control & { readonly kind: 'select' }>();
  for (const person of HEARTS.keys()) {
    const { answer } = await desk.type(person, 'play');
    const [list] = (answer?.rows ?? []).flat().filter((one) => one.kind === 'select');
    lists.set(person, list ?? expect.fail('no list'));
  }
  for (const [person, { id, options }] of lists) {
    const three = options.slice(0, 3).map(({ value }) => value);
    const { update } = await desk.press(person, id, three);
    expect(update?.text).not.toContain('The game changed');
  }
  const steps = await desk.stepsSince(0);
  expect(steps.filter(({ operation }) => operation.kind === 'act')).toHaveLength(4);
});

/** Each side throws twice in secret. */
const THROWS = `
module: throws
title: Throws
sides: [{ name: Red }, { name: Blue }]
values: { Sum: 0 }
turn:
  ends: by-command
  phases: [{ name: Throw, who: all, act: { One: any, Two: any }, least: 2 }]
maps: [{ name: Field, boards: [{ name: Field, grid: { kind: square, columns: 2, rows: 2, numbering: A1 } }] }]
actions:
  - { name: One, does: [{ set: Sum, of: Actor, to: Sum + 1 }] }
  - { name: Two, does: [{ set: Sum, of: Actor, to: Sum + 2 }] }
`;

const buttonOf = (reply: Reply, label: string): string => {
  const rows = (reply.update ?? reply.answer)?.rows ?? [];
  const found = rows.flat().find((one) => one.kind === 'button' && one.label === label);
  return found?.id ?? expect.fail(`no button ${label}`);
};

it('[U1] during simultaneous choices a press acts exactly once', async () => {
  const desk = await new Desk(moduleFrom(THROWS), new Map([...HEARTS].slice(0, 2))).begin();
  const open = async (person: typeof ANN): Promise<Reply> => desk.type(person, 'play');
  const panels = [await open(ANN), await open(BEN)] as const;
  const acts = async (): Promise<number> =>
    (await desk.stepsSince(0)).filter(({ operation }) => operation.kind === 'act').length;
  const [ann, ben] = panels.map((panel) => buttonOf(panel, 'One')) as [string, string];
  await desk.press(ANN, ann);
  await desk.press(BEN, ben);
  expect(await acts()).toBe(2);
  // The same press once more, as by a second touch, does nothing.
  const { update } = await desk.press(ANN, ann);
  expect(update?.text).toContain('The game changed');
  expect(await acts()).toBe(2);
  await desk.press(ANN, buttonOf({ update: update ?? expect.fail() }, 'Two'));
  expect(await acts()).toBe(3);
});

it('[U62] a panel says how many acts of a turn are left', async () => {
  const desk = await new Desk(await shippedModule('shires'), new Map([...HEARTS].slice(0, 2))).begin();
  const panel = async (): Promise<string> => JSON.stringify((await desk.type(ANN, 'play')).answer);
  expect(await panel()).toContain('**Red**, turn 1. 3 acts are left.');
  await desk.type(ANN, 'act', { name: 'Settle', on: 'Westhaven' });
  expect(await panel()).toContain('2 acts are left.');
  await desk.type(ANN, 'act', { name: 'Settle', on: 'Westhaven' });
  expect(await panel()).toContain('One act is left.');
});

it('[U36] More offers a move only in games in which a piece can move', async () => {
  const labels = async (name: string): Promise<readonly string[]> => {
    const desk = await new Desk(await shippedModule(name), new Map([...HEARTS].slice(0, 2))).begin();
    const panel = await desk.type(ANN, 'play');
    const rows = (await desk.press(ANN, buttonOf(panel, 'More actions'))).update?.rows ?? [];
    return rows.flat().flatMap((one) => (one.kind === 'button' ? [one.label] : []));
  };
  expect(await labels('bazaar')).not.toContain('Move');
  expect(await labels('tablut')).toContain('Move');
});
