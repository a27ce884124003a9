import { expect, test } from 'vitest';
import { isValidOptionValue } from '../../src/playground/given.ts';
import { begun, open, type Seat } from './rig.ts';

/** What is said of a line that is not taken, with what can be sent in its place. */
const refused = async (seat: Seat, line: string): Promise<readonly unknown[]> => {
  const { problem, lines } = await seat.send(line);
  return [problem, lines];
};

test('[D38] /game start tablut and /move E8 C8 work without option names', async () => {
  const [alice, bob] = await (await open()).sit('Alice', 'Bob');
  expect(await alice.send('/game start tablut')).toEqual({ status: 200 });
  await alice.until(({ words }) => words().some((said) => said.includes('sets up the game')));
  await alice.press('Play Muscovites');
  await bob.press('Play Swedes');
  await alice.press('Begin');
  expect(await alice.send('/move E8 C8')).toEqual({ status: 200 });
  await bob.until(({ words }) => words().some((said) => said.includes('moves Muscovite E8 → C8.')));
  expect(await bob.send('/move Swede E3 → F3')).toMatchObject({ status: 422 });
  expect(await bob.send('/kingdom Moat, 2 village')).toEqual({ status: 200 });
  expect(await bob.send('/kingdom')).toEqual({ status: 200 });
});

test('[D38] other commands work the same way if unambiguous', async () => {
  const [alice, bob] = await (await open()).sit('Alice', 'Bob');
  await begun(alice, bob, 'marches');
  for (const line of [
    '/move J9 L8',
    '/move L8 M8',
    '/board J9',
    '/game log 1',
    '/help cards',
    '/roll 2d6 + 3',
    '/roll 2d6 true',
  ])
    expect([line, await alice.send(line)]).toEqual([line, { status: 200 }]);
  await bob.until(({ words }) => words().some((said) => said.includes('J9 → L8')));
  expect(await alice.send('/game transfer Bob Red')).toEqual({ status: 200 });
  expect(await alice.send('/piece set "Duchess Rowena" MovePoints 5')).toEqual({ status: 200 });
});

test('[D38] an unclear line is answered with a working one', async () => {
  const [alice, bob] = await (await open()).sit('Alice', 'Bob');
  expect(await refused(alice, '/game start tablett')).toEqual([
    `I don't understand "tablett". Options of /game start: module:, seed:, variants:, position:, thread:, open:. For example: /game start module:tablett`,
    ['/game start module:tablett'],
  ]);
  await begun(alice, bob);
  expect(await refused(alice, '/turn end extra')).toEqual([
    `I don't understand "extra". Options of /turn end: overrule:. For example: /turn end`,
    ['/turn end'],
  ]);
  const [missing] = await refused(alice, '/move');
  expect(missing).toContain('/move needs piece: ');
  for (const line of ['/move E8 C8 and on', '/piece set E5', '/game undo many', '/game log 0']) {
    const { problem, lines: shown = [] } = await bob.send(line);
    expect([line, problem, shown.length > 0]).toEqual([line, expect.stringContaining(shown[0] ?? '?'), true]);
    for (const one of shown) expect([one, await bob.send(one)]).toEqual([one, { status: 200 }]);
  }
});

test('[D38] an unknown command is answered with similar ones', async () => {
  const [alice] = await (await open()).sit('Alice');
  expect(await refused(alice, '/mvoe E8 C8')).toEqual([
    "There's no such command. Did you mean /move or /me? Type / to see all commands.",
    ['/move', '/me'],
  ]);
  expect((await alice.send('/game strat tablut')).lines?.[0]).toBe('/game start');
  expect((await alice.send('/turn')).lines).toEqual([
    '/turn show',
    '/turn next',
    '/turn pass',
    '/turn end',
    '/turn tell',
  ]);
  expect(await refused(alice, '/turn edn')).toEqual([
    "There's no such command. Did you mean /turn end? Type / to see all commands.",
    ['/turn end'],
  ]);
  expect((await alice.send('/qqqqqqqq')).problem).toBe("There's no such command. Type / to see all commands.");
});

test('an option with choices accepts only these choices', () => {
  const option = {
    name: 'way',
    description: 'Which way',
    kind: 'text',
    required: false,
    autocomplete: false,
    choices: [{ name: 'Back', value: 'back' }],
    min: undefined,
    max: undefined,
  } as const;
  const taken = ['back', 'BACK', 'on', ''].filter((text) => isValidOptionValue({ option, text }, []));
  expect(taken).toEqual(['back', 'BACK']);
  expect(isValidOptionValue({ option: { ...option, choices: [] }, text: 'on' }, [])).toBe(true);
});
