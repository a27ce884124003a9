import { beforeAll, expect, test } from 'vitest';
import { codeOf, numbersOf } from '../../../src/kingdom/index.ts';
import { text } from '../../support/discord/text.ts';
import { breachesOf, listen } from '../bodies.ts';
import { shown, sitDown } from '../table.ts';
import { kingdom, kingdomIn, warm } from './kingdoms.ts';

beforeAll(warm);

test('[K29] a kingdom links its web page only if the host set an address', async () => {
  const table = await sitDown({ pages: 'https://example.org/table' });
  const bodies = listen(table.discord);
  const message = shown(await kingdom(table.user('alice'), { players: 3 }));
  const code = codeOf(numbersOf(kingdomIn(message)));
  expect(text(message)).toContain(`[Printable set-up](https://example.org/table/kingdom/${code}?players=3)`);
  const again = shown(await kingdom(table.user('bob'), { code }));
  expect(text(again)).toContain(`[Printable set-up](https://example.org/table/kingdom/${code})`);
  expect(bodies.flatMap(breachesOf)).toEqual([]);
  const without = await sitDown();
  expect(text(shown(await kingdom(without.user('alice'))))).not.toContain('Set-up, to print');
});
