import { expect, test } from 'vitest';
import { moduleFrom, OPEN } from '../../support/modules/modules.ts';
import { begun, shown, sitDown, sub } from '../table.ts';

const OWNED = OPEN.replace('changes: host', 'changes: owner');

test('[D41] /piece give transfers a piece publicly, with undo and completion', async () => {
  const one = await sitDown({ modules: [moduleFrom(OWNED)] });
  const [alice, bob] = [one.user('alice'), one.user('bob')];
  await begun(one, 'open');
  const choices = await alice.complete('table', 'piece', { piece: 'A1', side: '' }, 'side', { subcommand: 'give' });
  expect(choices.map(({ name }) => name)).toEqual(['Blue']);
  const given = await sub(alice, 'piece', 'give', { piece: 'A1', side: 'blue' });
  expect(one.heard(given)).toMatch(/^public: @alice gives \*\*Red Stone\*\* A1 to \*\*Blue\*\*\./);
  expect(one.heard(await sub(bob, 'piece', 'list', { side: 'Blue' }))).toContain('Red Stone A1');
  expect(one.heard(await sub(alice, 'piece', 'give', { piece: 'A1', side: 'Blue' }))).toMatch(
    /^private: \*\*Red Stone\*\* belongs to \*\*Blue\*\*\./,
  );
  expect(one.heard(await sub(bob, 'piece', 'give', { piece: 'A1', side: 'Blue' }))).toBe(
    'private: **Red Stone** already belongs to **Blue**. Choose another side.',
  );
  expect(one.heard(await sub(bob, 'piece', 'give', { piece: 'A1', side: 'Green' }))).toMatch(
    /^private: There's no side \*\*Green\*\*/,
  );
  expect(one.heard(await alice.press(shown(given), 'Undo'))).toContain(
    'takes back: gives **Red Stone** A1 to **Blue**.',
  );
  expect(one.heard(await sub(alice, 'piece', 'list', { side: 'Red' }))).toContain('Red Stone A1');
  expect(one.heard(await sub(one.user('carol'), 'game', 'log'))).toContain('gives **Red Stone** A1 to **Blue**');
});
