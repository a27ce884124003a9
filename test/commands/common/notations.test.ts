import { expect, test } from 'vitest';
import type { User } from '../../support/discord/user.ts';
import { shippedModule } from '../../support/modules/shipped.ts';
import { begun, sitDown } from '../table.ts';

const tableOf = async (name: string) => {
  const table = await sitDown({ modules: [await shippedModule(name)] });
  await begun(table, name);
  const players: readonly User[] = [table.user('alice'), table.user('bob')];
  const typed = async (who: User | undefined, piece: string, values = {}): Promise<string> =>
    plainly(table.heard(await (who ?? expect.fail()).slash('table', 'move', { piece, ...values })));
  return { table, players, typed };
};

const plainly = (text: string): string => text.replace(/[*\\]/g, '');
const first = (text: string): string => text.split('\n')[0] ?? '';
test('x', async () => {
  const { players, typed, table } = await tableOf('draughts');
  const [a, b] = players;
  for (const m of ['11-15', '23-19', '8-11', '22-17', '4-8', '17-13', '15-18', '24-20', '11-15','28-24','8-11','26-23','3-8'])
    console.log(await typed(m && ['11-15','8-11','4-8','15-18','11-15','3-8'].includes(m) ? a : b, m));
  console.log(table.posted('table'));
  const { players: [c, d], typed: t2, table: tb } = await tableOf('go-9');
  for (const [i, m] of ['D4', 'w e5', 'b J9', 'I9', 'E5', 'E4', 'pass', 'pass'].entries()) console.log(await t2(i % 2 ? d : c, m));
  console.log(tb.posted('table'));
});
