import { expect, test } from 'vitest';
import type { Reply } from '../../../src/port/command.ts';
import type { Control, Message } from '../../../src/view/text/message.ts';
import { moduleFrom, OPEN } from '../../support/modules/modules.ts';
import { shippedModule } from '../../support/modules/shipped.ts';
import { Desk } from '../../support/play/desk.ts';
import { calledByName, looksOf, pictureLines } from '../../support/play/desk-lines.ts';
import { ANN } from '../../support/table.ts';

/** All of the tutorial as it reads, with what comes of each press that is not the next one. */

/** What stands for a card, at the end of an id or of what was chosen. */
const HANDLE = /(?<=[: ])[a-z2-9]{8}$/gm;

const controlsOf = ({ rows = [] }: Message): readonly Control[] => rows.flat();

const lineOf = (control: Control): string =>
  control.kind === 'button'
    ? `[${control.label}]${looksOf(control)} ${control.id}`
    : `(${control.placeholder}) ${control.id}: ${control.options.map(({ label }) => label).join(', ')}`;

/** Pieces and cells that a picture marks; where they stand is told once. */
const shownIn = async ({ drawing }: Message, known: Set<string>): Promise<readonly string[]> => {
  if (!drawing) return [];
  const lines = pictureLines(await drawing.picture()).filter((line) => !known.has(line));
  for (const line of lines) known.add(line);
  return [`alt: ${drawing.alt}`, ...lines];
};

const tutorial = async (more: readonly string[]) => {
  const modules = await Promise.all(more.map(shippedModule));
  const desk = new Desk(moduleFrom(OPEN), new Map([[ANN, 'ann']]), new Map(), modules);
  const lines: string[] = [];
  const known = new Set<string>();
  let now: Message = { text: '' };
  const told = async (called: string, { answer, update }: Reply): Promise<void> => {
    const message = update ?? answer ?? { text: 'nothing' };
    if (update && controlsOf(update).length > 0) now = update;
    const controls = controlsOf(message).map(lineOf);
    lines.push('', `## ${called}`, message.text, ...(await shownIn(message, known)), ...controls);
  };
  const press = async (id: string, ...values: readonly string[]): Promise<void> => {
    const reply = await desk.press(ANN, id, values);
    await told(`${id} ${values.join()}`.trim(), reply);
  };
  /** What else might be pressed: an older message stands there, or somebody made it up. */
  const wrong = async (...ids: readonly (readonly [string, string?])[]): Promise<void> => {
    const before = now;
    for (const [id, value] of ids) {
      const { update } = await desk.press(ANN, `tutorial:${id}`, value === undefined ? [] : [value]);
      const [prompt = ''] = before.text.split('\n').slice(-1);
      lines.push(`${[id, value ?? ''].join(' ').trim()}: ${(update?.text ?? '').replace(prompt, '(the same again)')}`);
    }
  };
  const start = async (): Promise<void> => {
    const reply = await desk.type(ANN, 'tutorial');
    now = reply.answer ?? now;
    await told('/tutorial', reply);
  };
  const text = (): string => `${calledByName(desk, lines.join('\n').replaceAll(HANDLE, '#')).trim()}\n`;
  const cards = (): readonly string[] =>
    controlsOf(now).flatMap((one) => (one.kind === 'select' ? one.options.map(({ value }) => value) : []));
  return { start, press, wrong, text, cards, ids: () => controlsOf(now).map(({ id }) => id) };
};

test('[U8] the tutorial matches the golden file, wrong presses included', async () => {
  const { start, press, wrong, text, cards, ids } = await tutorial(['tablut', 'bazaar']);
  await start();
  await wrong(['go'], ['piece', 'G3'], ['deal'], ['nothing'], ['toString']);
  await press('tutorial:later');
  await press('tutorial:play');
  await start();
  await wrong(['piece', 'C3'], ['piece'], ['undo'], ['king', 'E5'], ['toString']);
  await press('tutorial:piece', 'G3');
  await press('tutorial:go');
  await wrong(['go'], ['piece', 'G3'], ['since']);
  await press('tutorial:undo');
  await wrong(['undo'], ['go']);
  await press('tutorial:again');
  await wrong(['king', 'C3'], ['piece', 'G3'], ['go'], ['undo']);
  await press('tutorial:since');
  await press('tutorial:king', 'E5');
  await start();
  await press('tutorial:edge');
  await wrong(['edge']);
  await start();
  await press('tutorial:cards');
  const [first = '', second = ''] = [cards().at(-2), cards().at(-1)];
  await press('tutorial:card', second);
  await press('tutorial:card', first);
  await press(ids()[1] ?? '');
  await press('tutorial:deal:aaaaaaaa');
  await press('tutorial:end');
  await press('tutorial:text::view:where:');
  await press('tutorial:text::view:hand:');
  await press('tutorial:text::view:nowhere:');
  await expect(text()).toMatchFileSnapshot('../../golden/tutorial.txt');
});

test('[U8] the tutorial skips games whose modules are missing', async () => {
  const board = await tutorial(['tablut']);
  await board.press('tutorial:play');
  await board.press('tutorial:cards');
  expect(board.text()).toContain(
    "## tutorial:cards\n**That's it!** There's more in Help.\n[Start a game] success game:list",
  );
  const nothing = await tutorial([]);
  await nothing.press('tutorial:play');
  expect(nothing.text()).toBe(
    "## tutorial:play\nI can't start the tutorial: it needs Tablut, and this server doesn't have it. `/game start` lists the games here.\n",
  );
});
