import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countersOf } from '../../../src/engine/index.ts';
import { readModule } from '../../../src/session/module/read.ts';
import type { TypedValues } from '../../support/discord/typed.ts';
import type { User } from '../../support/discord/user.ts';
import { anySeed, madeModule } from '../../support/modules/any-module.ts';
import { CANARY, withCanaries } from '../../support/modules/key-canaries.ts';
import { VEILED } from '../../support/modules/modules.ts';
import { en } from '../../support/words.ts';
import { controls, shown, sitDown, sub } from '../table.ts';

/** `/module show`: the parts of a module in its own words, for authors (D39). */

const LONG = `${VEILED}modifiers:\n${Array.from(
  { length: 60 },
  (_, i) => `  - { name: Rain ${i}, match: "Owner = Red || Prototype = bird", change: Strength + ${i} }\n`,
).join('')}`;

test('[D39] /module show pages through a module only for its contributor', async () => {
  const table = await sitDown();
  const [alice, bob] = [table.user('alice'), table.user('bob')];
  const say = async (who: User, subcommand: string, values: TypedValues = {}): Promise<string> =>
    table.heard(await sub(who, 'module', subcommand, values));
  await say(alice, 'add', { file: { name: 'veiled.yaml', text: LONG } });
  const first = await sub(alice, 'module', 'show', { module: 'Veiled' });
  expect(table.heard(first)).toMatch(/^private: \*\*Veiled\*\* `veiled`\n/);
  expect(table.heard(first)).toContain('- `bird`: `symbol: Y`');
  expect(table.heard(first)).toContain(
    '**Rain 0** (0): `match: Owner = Red || Prototype = bird`, `change: Strength + 0`',
  );
  expect(table.heard(first)).toContain('Page 1 of ');
  expect(controls(shown(first))).toEqual(['Later']);
  const second = await alice.press(shown(first), 'Later');
  expect(table.heard(second)).toContain('Page 2 of ');
  const part = await say(alice, 'show', { module: 'veiled', part: 'counters' });
  expect(part).toBe('private: **Veiled** `veiled`\n**Counters and their formats**: none');
  const refused = await say(bob, 'show', { module: 'veiled' });
  expect(refused).toContain('Only @alice, who added **Veiled**, can see its parts');
  expect(refused).not.toContain('bird');
  expect(await say(bob, 'show', { module: 'Veiled', part: 'prototypes' })).toBe(refused);
  expect(await say(bob, 'show', { module: 'tablut' })).toContain('- `muscovite`: `symbol: M`');
  const offered = async (who: User): Promise<string> =>
    JSON.stringify(await who.complete('table', 'module', {}, 'module', { subcommand: 'show' }));
  expect(await offered(alice)).toContain('Veiled');
  expect(await offered(bob)).not.toContain('Veiled');
  expect(await offered(bob)).toContain('Tablut');
  expect(table.rig().faults).toEqual([]);
});

test('[D39] /module show contains every key of a module but no setup', () => {
  fc.assert(
    fc.property(anySeed, (seed) => {
      const read = readModule(JSON.stringify(withCanaries(madeModule(seed).file)));
      if (!read.ok) throw new Error(JSON.stringify(read.faults[0]));
      const { module } = read;
      const told = en.commands.moduleParts.pages(module);
      expect(told.every((page) => page.length <= 2000)).toBe(true);
      const text = told.join('\n');
      const keys = [
        ...[module.prototypes, module.terrain, module.edges, module.properties, module.phases].flatMap((of = {}) =>
          Object.keys(of),
        ),
        ...Object.values(module.prototypes).flatMap((values) => Object.keys(values)),
        ...(module.counters ?? []).flatMap(({ sum = [] }) => sum),
        ...(module.counters ?? []).flatMap((one) => countersOf(module, one).map(({ id }) => `$${id}$`)),
      ];
      expect(keys.filter((key) => !text.includes(key))).toEqual([]);
      expect(CANARY.test(text)).toBe(true);
      expect(text).not.toContain('Pikes');
    }),
    { numRuns: 30, seed: 39 },
  );
});
