import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ChannelId } from '../../src/facts/where.ts';
import { pieceQueries } from '../../src/view/pieces.ts';
import { channelViewer } from '../../src/view/viewer.ts';
import { type Loopback, startLoopback } from '../support/discord/loopback.ts';
import { text } from '../support/discord/text.ts';
import type { Outcome, User } from '../support/discord/user.ts';
import { type Rig, startRig } from '../support/rig.ts';

/**
 * A recorded game of tablut in a channel, through the real client: alice has the Muscovites, bob the Swedes, carol
 * looks on, and mallory is a stranger. What each of them saw is a golden file.
 */
let discord: Loopback;
let rig: Rig;
let [alice, bob, carol, mallory]: User[] = [];

const user = (one: User | undefined): User => {
  if (!one) throw new Error('nobody');
  return one;
};

/** `D1-D4`. */
const move = (player: User | undefined, written: string): Promise<Outcome> => {
  const [, piece, to] = /^(\w+)-(\w\d)$/.exec(written) ?? [];
  return user(player).slash('table', 'move', { piece: piece ?? '', to: to ?? '' });
};

const sub = (
  player: User | undefined,
  subcommand: string,
  values: Record<string, string | number> = {},
): Promise<Outcome> => user(player).slash('table', 'game', values, { subcommand });

beforeAll(async () => {
  discord = await startLoopback({ users: ['alice', 'bob', 'carol', 'mallory'] });
  rig = await startRig(discord, { sockets: true });
  [alice, bob, carol, mallory] = ['alice', 'bob', 'carol', 'mallory'].map((name) => discord.user(name));
});

afterAll(async () => {
  await rig.stop();
  await discord.stop();
});

const seated = async (): Promise<void> => {
  const { answer } = await sub(alice, 'start', { module: 'tablut' });
  if (!answer) throw new Error('no seats');
  await user(alice).press(answer, 'Play Muscovites');
  await user(bob).press(answer, 'Play Swedes');
  await user(carol).press(answer, 'Watch');
  await user(bob).press(answer, 'Begin');
};

const FIRST = ['D1-D4', 'E4-G4', 'F1-F4', 'E3-E4', 'A4-C4', 'D5-D6', 'A6-C6', 'F5-F4'];
const SECOND = ['D9-D7', 'E5-D5', 'B5-C5', 'G5-G8', 'H5-G5', 'G8-G6', 'I4-H4', 'E6-F6', 'E8-D8', 'E7-E8', 'E2-D2'];
const THIRD = ['F4-F2', 'E1-E2', 'F2-F1', 'C4-C3', 'E8-F8'];

/** The end position, as it stands on the board by hand: the Swedes' king is K, a Swede S, a Muscovite M. */
const END = `
9 . . . . M M . . .
8 . . . M . S . . .
7 . . . M . . . . .
6 . . M S . S S . M
5 M . M K . . . . M
4 . . . M S . S M .
3 . . M . . . . . .
2 . . . M M . . . .
1 . . . . . S . . .
  A B C D E F G H I`;

const drawn = async (): Promise<string> => {
  const game = await rig.games.at(discord.world.channelId('table') as ChannelId);
  if (!game) throw new Error('no game');
  return game.session.read(channelViewer, (view) => {
    const at = new Map(
      [...view.of(pieceQueries).all()].map((piece) => [
        String(piece.where.cell),
        view.of(pieceQueries).symbol(piece) ?? '?',
      ]),
    );
    const row = (number: number): string =>
      [...'ABCDEFGHI'].map((column) => at.get(`${column}${number}`) ?? '.').join(' ');
    const rows = [9, 8, 7, 6, 5, 4, 3, 2, 1].map((number) => `${number} ${row(number)}`);
    return `\n${rows.join('\n')}\n  A B C D E F G H I`;
  });
};

test('two players play tablut and see only their own answers', async () => {
  await seated();
  await user(alice).complete('table', 'move', { piece: 'd' }, 'piece');
  await user(alice).complete('table', 'move', { piece: 'D1', to: '' }, 'to');
  for (const [i, written] of FIRST.entries())
    expect((await move(i % 2 === 0 ? alice : bob, written)).ephemeral).toBe(false);

  const early = await move(bob, 'E7-D7');
  expect([early.ephemeral, text(early.answer as never)]).toEqual([true, expect.stringContaining("It's ")]);
  const taken = await move(alice, 'D4-E4');
  expect(text(taken.answer as never)).toContain('**Swede** (**Swedes**) is on **E4**. Choose a free cell.');
  const wrong = await move(alice, 'Muskovite-D5');
  expect(text(wrong.answer as never)).toContain("There's no piece **Muskovite** here. Did you mean **Muscovite**?");
  const stranger = await move(mallory, 'D9-D7');
  expect(text(stranger.answer as never)).toContain("You aren't playing in this game.");
  const looker = await move(carol, 'D9-D7');
  expect(looker.ephemeral).toBe(true);

  for (const [i, written] of SECOND.entries()) await move(i % 2 === 0 ? alice : bob, written);
  const slip = await move(bob, 'G6-H6');
  if (!slip.answer) throw new Error('no answer');
  await user(bob).press(slip.answer, 'Undo');
  for (const [i, written] of THIRD.entries()) await move(i % 2 === 0 ? bob : alice, written);

  await sub(carol, 'status');
  await sub(carol, 'log');
  expect(await drawn()).toBe(END);
  expect(rig.faults).toEqual([]);
  expect(discord.unknown).toEqual([]);
  for (const name of ['alice', 'bob', 'carol', 'mallory']) {
    await expect(discord.transcript(name)).toMatchFileSnapshot(`../golden/tablut/${name}.txt`);
  }
});
