import { expect, test } from 'vitest';
import { shippedModule } from '../../support/modules/shipped.ts';
import { controls, move, shown, sitDown, sub, tablut } from '../table.ts';

const FEN = 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 12 34';

test('[V12] [U32] chess starts from a position and converts to PGN and FEN', async () => {
  const table = await sitDown({ modules: [await shippedModule('chess'), await tablut()] });
  const [alice, bob] = [table.user('alice'), table.user('bob')];
  const say = async (who: typeof alice, name: string, values = {}, place = 'table') =>
    table.heard(await sub(who, 'game', name, values, place));
  expect(await say(alice, 'start', { module: 'chess', position: `${FEN} more` })).toContain(
    "private: That isn't a position in FEN",
  );
  expect(await say(alice, 'start', { module: 'tablut', position: FEN })).toContain('PGN and FEN are for chess');
  const seats = shown(await sub(alice, 'game', 'start', { module: 'chess', position: FEN }));
  const [white = '', black = ''] = controls(seats).filter((label) => label.startsWith('Play '));
  await alice.press(seats, white);
  await bob.press(seats, black);
  for (const format of ['fen', 'pgn']) expect(await say(bob, 'export', { format })).toContain("hasn't started");
  await alice.press(seats, 'Begin');
  await move(alice, 'E1', 'G1');
  expect(await say(bob, 'export', { format: 'fen' })).toContain('private: The position of **Chess**');
  expect(await say(bob, 'export', { format: 'fen' })).toContain('r3k2r/8/8/8/8/8/8/R4RK1 b kq - 13 34');
  const outcome = await sub(bob, 'game', 'export', { format: 'pgn' });
  const [attachment] = shown(outcome).attachments;
  const text = new TextDecoder().decode(attachment && table.discord.bytes(attachment));
  expect(attachment?.filename).toBe('chess.pgn');
  expect(text).toContain(`[FEN "${FEN}"]`);
  expect(text).toContain('[White "alice"]\n[Black "bob"]');
  expect(text.endsWith('\n34. O-O *\n')).toBe(true);

  const wrong = { file: { name: 'a.pgn', text: `${text.replace('O-O', 'Ke3')}` } };
  expect(await say(bob, 'import', wrong, 'garden')).toContain("private: Line 11: `Ke3` isn't a legal move there.");
  expect(await say(bob, 'import', { file: { name: 'a.pgn', text } }, 'garden')).toContain(
    'public: @bob imports a game from a file',
  );
  expect(table.posted('garden').join('\n')).toContain('In the file, @bob played **White** and **Black**.');
  expect(await say(bob, 'export', { format: 'fen' }, 'garden')).toContain('r3k2r/8/8/8/8/8/8/R4RK1 b kq - 13 34');

  // Where a game runs its host is asked, and the file waits for the answer.
  const question = shown(await sub(alice, 'game', 'import', { file: { name: 'a.fen', text: `${FEN}\n` } }));
  await alice.press(question, 'End and continue');
  expect(await say(bob, 'export', { format: 'fen' })).toContain(FEN);
  expect(table.rig().faults).toEqual([]);
});

test('[V12] a game with an illegal piece has no PGN', async () => {
  const table = await sitDown({ modules: [await shippedModule('chess')] });
  const alice = table.user('alice');
  const seats = shown(await sub(alice, 'game', 'start', { module: 'chess' }));
  for (const label of controls(seats).filter((one) => one.startsWith('Play '))) await alice.press(seats, label);
  await alice.press(seats, 'Begin');
  const put = table.heard(await sub(alice, 'piece', 'delete', { piece: 'E2' }));
  expect(put).toContain('E2');
  expect(table.heard(await sub(alice, 'game', 'export', { format: 'pgn' }))).toContain(
    "something that isn't a chess move",
  );
});
