import { expect, test } from 'vitest';
import type { Reply } from '../../../src/port/command.ts';
import type { Control } from '../../../src/view/text/message.ts';
import { moduleFrom } from '../../support/modules/modules.ts';
import { Desk } from '../../support/play/desk.ts';
import { ANN, BEN, CLO } from '../../support/table.ts';

/** More pieces than a page or a list holds. */

const CELLS = ['A', 'B', 'C', 'D', 'E', 'F'].flatMap((row) =>
  ['1', '2', '3', '4', '5', '6', '7'].map((at) => row + at),
);

/** 42 boats, each on a cell of its own, a page of which has 40; and one that is Blue's. */
const FLEET = `
module: fleet
title: Fleet
sides: [{ name: Red }, { name: Blue }, { name: Grey }]
turn: { order: [Red, Blue, Grey], ends: by-command }
rules: { captures: manual }
maps:
  - name: Sea
    occupied: stack
    boards: [{ name: Sea, grid: { kind: square, columns: 7, rows: 7, numbering: A1 } }]
prototypes: { boat: { symbol: B } }
setup:
${CELLS.map((at) => `  - { at: ${at}, side: Red, pieces: [{ prototype: boat, name: Boat }] }`).join('\n')}
  - { at: G7, side: Blue, pieces: [{ prototype: boat, name: Raft, count: 2 }] }
`;

const fleet = (): Promise<Desk> =>
  new Desk(
    moduleFrom(FLEET),
    new Map([
      [ANN, 'ann'],
      [BEN, 'ben'],
      [CLO, 'clo'],
    ]),
  ).begin();

const controlsOf = ({ answer, update }: Reply): readonly Control[] => ((answer ?? update)?.rows ?? []).flat();

/** The first and the last line of what is answered, with how many stand between, and what can be pressed. */
const outline = (reply: Reply): readonly string[] => {
  const [first = '', ...rest] = ((reply.answer ?? reply.update)?.text ?? '').split('\n');
  const buttons = controlsOf(reply).map((one) => (one.kind === 'button' ? `[${one.label}]` : `[${one.placeholder}]`));
  return [
    first,
    ...(rest.length > 2 ? [`${rest.length - 1} lines`] : rest.slice(0, -1)),
    ...rest.slice(-1),
    ...buttons,
  ];
};

test('[D28] lists of pieces have pages, and a missing page shows the first', async () => {
  const desk = await fleet();
  const page = async (from: number, side = '', name?: string): Promise<readonly string[]> => {
    const { game } = (await desk.game()).session;
    const id = ['piece', 'page', game, String(from), side, ...(name === undefined ? [] : [name])].join(':');
    return outline(await desk.press(ANN, id));
  };
  const first = await desk.type(ANN, 'piece list');
  expect(outline(first)).toMatchInlineSnapshot(`
    [
      "**Red**",
      "39 lines",
      "Boat F5",
      "[Later]",
    ]
  `);
  expect(await page(40)).toMatchInlineSnapshot(`
    [
      "**Red**",
      "3 lines",
      "2 × Raft G7",
      "[Earlier]",
    ]
  `);
  expect(await page(42)).toMatchInlineSnapshot(`
    [
      "**Blue**",
      "2 × Raft G7",
      "[Earlier]",
    ]
  `);
  expect(await page(44)).toEqual(outline(first));
  expect(await page(40, 'Red')).toMatchInlineSnapshot(`
    [
      "**Red**",
      "Boat F6",
      "Boat F7",
      "[Earlier]",
    ]
  `);
  expect(await page(40, '', 'boat')).toMatchInlineSnapshot(`
    [
      "**Red**",
      "Boat F6",
      "Boat F7",
      "[Earlier]",
    ]
  `);
  expect(await page(2, 'Red', 'boat')).toMatchInlineSnapshot(`
    [
      "**Red**",
      "39 lines",
      "Boat F7",
      "[Earlier]",
    ]
  `);
});

test('[T11] an empty search explains how to find pieces', async () => {
  const desk = await fleet();
  const said = async (values: Readonly<Record<string, string>>): Promise<string | undefined> =>
    (await desk.type(ANN, 'piece list', values)).answer?.text;
  expect(await said({ side: 'red', name: 'Raft' })).toBe(
    "You can't see any piece of **Red** with that name or in that place: **Raft**. Use `/piece list name:Raft` to list those of other sides.",
  );
  expect(await said({ side: 'Red', name: 'G7' })).toBe(
    "You can't see any piece of **Red** with that name or in that place: **G7**. Use `/piece list name:G7` to list those of other sides.",
  );
  expect(await said({ side: 'Grey' })).toBe(
    "You can't see any pieces of **Grey**. Use `/piece list` by itself to list all pieces.",
  );
  expect(await said({ side: 'Blue', name: 'g7' })).toBe('**Blue** (2)\n2 × Raft G7');
  expect(await said({ side: 'Blue', name: 'Ruft' })).toBe("There's no piece **Ruft** here. Did you mean **Raft**?");
});

test('[U1] a panel search lists the first matches with the total', async () => {
  const desk = await fleet();
  const { game } = (await desk.game()).session;
  const look = async (text: string): Promise<Reply> => desk.submit(ANN, `play:look:${game}`, { text });
  expect(outline(await look('boat'))).toMatchInlineSnapshot(`
    [
      "-# **Fleet** in <#700000000000000001>",
      "**Which boat do you mean? 42 pieces match.**",
      "[Which piece? (42 to choose from)]",
      "[Find a piece]",
      "[◀ Back]",
      "[As text]",
    ]
  `);
  const [list] = controlsOf(await look('boat'));
  expect(list?.kind === 'select' ? list.options.length : list).toBe(25);
  expect(outline(await look('raft'))).toMatchInlineSnapshot(`
    [
      "-# **Fleet** in <#700000000000000001>",
      "**Which raft do you mean? 2 pieces match.**",
      "[Which piece? (1 to choose from)]",
      "[Find a piece]",
      "[◀ Back]",
      "[As text]",
    ]
  `);
  expect(outline(await look('zebra'))).toMatchInlineSnapshot(`
    [
      "-# **Fleet** in <#700000000000000001>",
      "**There's no piece called zebra that you can see. Try another name.**",
      "[Find a piece]",
      "[◀ Back]",
      "[As text]",
    ]
  `);
});
