import { expect, test } from 'vitest';
import { soloChannelIdOf } from '../../../src/facts/where.ts';
import type { PersonId } from '../../../src/table/index.ts';
import { gameQueries } from '../../../src/view/game.ts';
import { seatQueries } from '../../../src/view/seats.ts';
import type { Message } from '../../../src/view/text/message.ts';
import { channelViewer } from '../../../src/view/viewer.ts';
import { shippedModule } from '../../support/modules/shipped.ts';
import { Desk } from '../../support/play/desk.ts';
import { Presser } from '../../support/play/presser.ts';
import { ANN } from '../../support/table.ts';
import { shown, sitDown, sub, type Table, words } from '../table.ts';

/** A game of one person: how it begins, and what is left of it after its end. */

const chooseWay = async (table: Table): Promise<Presser> => {
  const alice = new Presser(table.user('alice'), shown(await sub(table.user('alice'), 'game', 'start')));
  if (alice.of('about').length > 0) await alice.press(alice.find('about', 'Tablut'));
  await alice.press(alice.of('try')[0] ?? expect.fail());
  return alice;
};

const gameOf = async (table: Table, { user }: Presser) =>
  (await table.rig().games.at(soloChannelIdOf(user.id as PersonId, 'tablut'))) ?? expect.fail();

const sideOf = async (table: Table, alice: Presser): Promise<string | undefined> => {
  const sides = (await gameOf(table, alice)).session.viewNow(channelViewer).of(seatQueries).sides();
  return sides.find(({ players }) => players.includes(alice.user.id as PersonId))?.name;
};

test('[U34] [U43] an ended solo game stays visible and can be replayed', async () => {
  const table = await sitDown({ modules: [await shippedModule('tablut'), await shippedModule('reversi')] });
  const alice = await chooseWay(table);
  await alice.press(alice.find('solo', 'Play Swedes'));
  await alice.press(alice.of('more')[0] ?? expect.fail());
  await alice.press(alice.of('giveup')[0] ?? expect.fail());
  await alice.press(alice.of('resign')[0] ?? expect.fail());
  const end = alice.panel;
  expect(words(end, table)).toContain('<recap.png: Tablut is over. Muscovites won. Swedes resigned.');

  expect(table.heard(await sub(alice.user, 'game', 'log'))).toContain('resigns');
  expect(table.heard(await alice.user.press(end, 'List pieces'))).toContain('private: **');
  expect(table.heard(await alice.user.press(end, 'Show everyone'))).toMatch(/^public: .*\*\*Tablut\*\*: Board$/s);
  expect(table.heard(await sub(alice.user, 'me', 'games'))).not.toContain('Tablut');
  expect(table.heard(await sub(table.user('bob'), 'game', 'log'))).toContain('No game is being played');
  await table.restart();
  expect(table.heard(await sub(alice.user, 'game', 'log'))).toContain('resigns');

  await alice.press(alice.find('rematch', 'Play again as Muscovites'));
  expect(words(alice.panel, table)).toContain(
    '**Tablut** has started. You play **Muscovites** against the bot (normal).',
  );
  expect(await sideOf(table, alice)).toBe('Muscovites');
  expect([table.posted().length, alice.faults, table.rig().faults]).toEqual([1, [], []]);
});

test('[U48] a solo game names the player’s side and offers the next actions', async () => {
  const table = await sitDown({ modules: [await shippedModule('tablut'), await shippedModule('reversi')] });
  const alice = await chooseWay(table);
  await alice.press(alice.find('solo', 'Play Swedes'));
  expect(words(alice.panel, table)).toContain('You play **Swedes** against the bot (normal).');
  await alice.press(alice.find('rematch', 'Switch sides'));
  expect(words(alice.panel, table)).toContain('You play **Muscovites** against the bot (normal).');
  await alice.press(alice.of('pick')[0] ?? expect.fail());
  await alice.press(alice.of('go')[0] ?? expect.fail());
  await alice.press(alice.of('more')[0] ?? expect.fail());
  expect(table.heard(await alice.user.press(alice.panel, 'Rules'))).toContain('At this table:');
  await alice.press(alice.of('giveup')[0] ?? expect.fail());
  await alice.press(alice.of('resign')[0] ?? expect.fail());
  expect(words(alice.panel, table)).toContain('The game is over. You lost.\n');
  await alice.press(alice.find('list', 'Other games'));
  expect(alice.of('about').map(({ label }) => label)).toContain('Reversi');
});

test('[U48] the picture of an ended game marks its last move', async () => {
  const { desk, panel } = await opened('brandubh', 1);
  const id = (message: Message, verb: string): string =>
    message.rows?.flat().find((one) => one.id.startsWith(`play:${verb}:`))?.id ?? expect.fail(verb);
  const more = await desk.press(ANN, id(panel, 'more'));
  const giveUp = await desk.press(ANN, id(more.update ?? expect.fail(), 'giveup'));
  const end = await desk.press(ANN, id(giveUp.update ?? expect.fail(), 'resign'));
  const picture = await end.update?.drawing?.picture();
  const board = picture?.shape === 'recap' ? picture.board : undefined;
  expect(board?.changes?.arrows).toHaveLength(1);
});

test('[U48] the text panel of a solo game lists only its commands, once', async () => {
  const typed = async (name: string, ...verbs: readonly string[]): Promise<string> => {
    const { desk, panel } = await opened(name, 0);
    let now = panel;
    for (const verb of [...verbs, 'text']) {
      const id = now.rows?.flat().find((one) => one.id.startsWith(`play:${verb}:`))?.id ?? expect.fail(verb);
      now = (await desk.press(ANN, id)).update ?? expect.fail();
    }
    return now.text;
  };
  const chess = await typed('chess');
  expect(chess.split('Or type ').at(-1)).toBe('`/move piece: to:`.');
  expect(chess).not.toMatch(/Can move|light|dark/);
  expect(await typed('chess', 'more')).toMatch(/Or type `\/game draw`, `\/game resign` or `\/game rules`\.$/);
  expect(await typed('counters', 'more')).toMatch(/Or type `\/roll dice:2d6`, .*`\/counter refresh`/);
});

test('[U35] a player switches sides before the first move, not after it', async () => {
  const table = await sitDown({ modules: [await shippedModule('tablut'), await shippedModule('reversi')] });
  const alice = await chooseWay(table);
  expect(alice.of('solo').map(({ label }) => label)).toContain('Random side');
  expect(alice.of('rules-of')).toHaveLength(1);
  await alice.press(alice.find('solo', 'Play Muscovites'));
  expect(words(alice.panel, table)).toContain('**Tablut**, against the bot');
  expect(alice.of('rules')).toHaveLength(1);
  await alice.press(alice.find('rematch', 'Switch sides'));
  expect(await sideOf(table, alice)).toBe('Swedes');
  // The other side has moved already, and the player can still switch.
  await alice.press(alice.find('rematch', 'Switch sides'));
  expect(await sideOf(table, alice)).toBe('Muscovites');
  const late = shown(await alice.user.slash('table', 'play'));

  await alice.press(alice.of('pick')[0] ?? expect.fail());
  await alice.press(alice.of('go')[0] ?? expect.fail());
  expect(alice.of('rematch')).toEqual([]);
  const { game } = (await gameOf(table, alice)).session;
  await alice.user.press(late, 'Switch sides');
  const { session } = await gameOf(table, alice);
  expect([session.game, session.viewNow(channelViewer).of(gameQueries).turn()?.number]).toEqual([game, 2]);
});

test('[U35] a player chooses another level before the first move, not after it', async () => {
  const table = await sitDown({ modules: [await shippedModule('tablut'), await shippedModule('reversi')] });
  const alice = await chooseWay(table);
  await alice.press(alice.find('solo', 'Play Muscovites'));
  await alice.press(alice.find('solo', 'Hard'));
  expect(words(alice.panel, table)).toContain('You play **Muscovites** against the bot (hard).');
  const late = shown(await alice.user.slash('table', 'play'));
  await alice.press(alice.of('pick')[0] ?? expect.fail());
  await alice.press(alice.of('go')[0] ?? expect.fail());
  expect(alice.of('solo')).toEqual([]);
  const { game } = (await gameOf(table, alice)).session;
  expect(table.heard(await alice.user.press(late, 'Easy'))).toContain("You're in the middle of a game of **Tablut**.");
  expect((await gameOf(table, alice)).session.game).toBe(game);
});

test('[U58] an undo in a solo game appears on the panel with Redo', async () => {
  const table = await sitDown({ modules: [await shippedModule('tablut'), await shippedModule('reversi')] });
  const alice = await chooseWay(table);
  await alice.press(alice.find('solo', 'Play Muscovites'));
  const turn = async (): Promise<number | undefined> =>
    (await gameOf(table, alice)).session.viewNow(channelViewer).of(gameQueries).turn()?.number;
  await alice.press(alice.of('pick')[0] ?? expect.fail());
  await alice.press(alice.of('go')[0] ?? expect.fail());
  expect(await turn()).toBe(2);
  await alice.press(alice.of('more')[0] ?? expect.fail());
  const outcome = await alice.press(alice.of('undo')[0] ?? expect.fail());
  expect([await turn(), outcome.also]).toEqual([1, []]);
  expect(words(alice.panel, table)).toContain('@alice takes back');
  expect(alice.of('pick').length).toBeGreaterThan(0);
  await alice.press(alice.of('redo')[0] ?? expect.fail());
  expect([await turn(), alice.of('redo')]).toEqual([2, []]);
});

test('[U36] solo panels against the bot do not offer to overrule rules', async () => {
  const table = await sitDown({ modules: [await shippedModule('tablut'), await shippedModule('reversi')] });
  const details = async (way: string): Promise<readonly string[]> => {
    const alice = await chooseWay(table);
    await alice.press(alice.find('solo', way));
    if (alice.of('solo').length > 0) await alice.press(alice.find('solo', 'Start over'));
    await alice.press(alice.of('pick')[0] ?? expect.fail());
    await alice.press(alice.of('piece')[0] ?? expect.fail());
    return alice.all().map(({ label }) => label);
  };
  expect(await details('Play all sides')).toEqual(expect.arrayContaining(['Move', 'Copy', 'Remove', 'Give to Swedes']));
  const own = await details('Play Muscovites');
  expect(own).toContain('Move');
  for (const label of ['Copy', 'Remove', 'Give to Swedes']) expect(own).not.toContain(label);
});

/** The panel of a solo game against the bot, as it opens. */
const opened = async (name: string, side: number) => {
  const desk = new Desk(await shippedModule(name), new Map([[ANN, 'ann']]));
  const { update = expect.fail() } = await desk.press(ANN, `game:solo:${name}:${side}`);
  return { desk, panel: update };
};

test('[U36] the More menu offers dice and counters only in games with these', async () => {
  const more = async (name: string): Promise<readonly boolean[]> => {
    const { desk, panel } = await opened(name, 0);
    const id = panel.rows?.flat().find((one) => one.id.startsWith('play:more:'))?.id ?? expect.fail();
    const { update } = await desk.press(ANN, id);
    const verbs = update?.rows?.flat().map((one) => one.id.split(':')[1]) ?? [];
    return ['roll', 'dice', 'refresh'].map((verb) => verbs.includes(verb));
  };
  expect(await more('brandubh')).toEqual([false, false, false]);
  expect(await more('backgammon')).toEqual([true, true, false]);
  expect(await more('counters')).toEqual([true, true, true]);
});

const KINGS = '7k/8/8/8/8/6K1/r7/1r6 b - - 0 1';

test.each([
  ['brandubh', undefined],
  // The panel shows the choices of the only act, and of the only piece, at once.
  ['reversi', undefined],
  ['go-9', undefined],
  ['chess', KINGS],
])("[U36] the panel's picture marks the bot's last move: %s", async (name, position) => {
  const shipped = await shippedModule(name);
  const module = position === undefined ? shipped : { ...shipped, position };
  const desk = new Desk(module, new Map([[ANN, 'ann']]));
  const side = name === 'chess' ? 0 : 1;
  const { update = expect.fail() } = await desk.press(ANN, `game:solo:${name}:${side}`);
  const picture = await update.drawing?.picture();
  const cells = picture && 'cells' in picture ? picture.cells : [];
  const marks = new Set(cells.map(({ mark }) => mark));
  expect(marks.has('changed') || marks.has('to')).toBe(true);
  expect(marks.has('mover') || marks.has('reach')).toBe(true);
});
