import { expect, test } from 'vitest';
import { collectPersonData } from '../../../src/session/upkeep/person-data.ts';
import type { PersonId } from '../../../src/table/index.ts';
import { MemoryStore } from '../../support/store/memory-store.ts';

const ANN = '100000000000000001' as PersonId;
const BEN = '100000000000000002' as PersonId;

const step = (number: number, actor: string, what: string): object => ({
  number,
  at: 1_700_000_000_000 + number,
  operation: { kind: what, actor },
});

/** A store in which two games and some rows beside them name Ann, Ben, or both; each row as it is stored. */
const ROWS: Readonly<Record<string, unknown>> = {
  'channel:71:game:1': { game: 'first' },
  'channel:71:game:2': { game: 'second' },
  'channel:72:board': { game: 'third' },
  'game:first:apart:000001': { salt: 's', account: BEN },
  'game:first:apart:000002': { salt: 's', account: ANN },
  'game:first:apart:000003': { salt: 's', text: 'Ann’s name', by: 2 },
  'game:first:apart:000004': { salt: 's', text: 'Ben’s name', by: 1 },
  'game:first:apart:000005': { salt: 's', text: 'Ann’s other', by: 2 },
  'game:first:apart:000006': null,
  // Ann was forgotten, and came back under another number.
  'game:first:apart:000012': { salt: 's', account: ANN },
  // Of the first format, which names accounts: they hold what others have hidden.
  'game:first:head': { host: ANN },
  'game:first:snap:a': { seats: [ANN, BEN], hidden: 'the spy' },
  'game:first:part:a:0001': [{ by: ANN, hidden: 'the spy' }],
  'game:first:cut': { step: 3, by: ANN },
  'game:first:step:00000002': step(2, '@2;', 'join'),
  'game:first:step:00000003': step(3, '@1;', 'join'),
  'game:first:step:00000001': step(1, '@12;', 'start'),
  'game:first:step:00000004': step(4, '@2;@1;', 'move'),
  'game:second:apart:000001': { salt: 's', account: ANN },
  'game:second:reminder:3': { to: [BEN, ANN], at: 5 },
  [`game:third:reminder:3:${ANN}`]: { at: 1, others: [BEN] },
  'guild:1:likes': { at: 5, [ANN]: { game: 'chess', with: [BEN] }, [BEN]: { game: 'go' }, open: { of: BEN } },
  'guild:1:longer': { is: `${ANN}0` },
  'guild:1:score': { players: [{ persons: [ANN, BEN] }, { persons: [BEN] }], hosts: { first: ANN }, by: null },
};

test('[H12] a person’s data contains only rows that name the person', async () => {
  const store = new MemoryStore(new Map(Object.entries(ROWS).map(([key, value]) => [key, JSON.stringify(value)])));
  store.rows.set('torn', `{"of":${ANN}`);
  const heard: unknown[] = [];
  expect(await collectPersonData(store, ANN, (...told) => heard.push(told))).toEqual({
    person: ANN,
    games: [
      {
        game: 'first',
        channel: '71',
        texts: ['Ann’s name', 'Ann’s other'],
        did: [
          { step: 1, at: '2023-11-14T22:13:20.001Z', what: 'start' },
          { step: 2, at: '2023-11-14T22:13:20.002Z', what: 'join' },
        ],
      },
      { game: 'second', channel: '71', texts: [], did: [] },
    ],
    rows: [
      { key: 'game:second:reminder:3', value: { to: [ANN], at: 5 } },
      { key: `game:third:reminder:3:${ANN}`, value: { at: 1, others: [BEN] } },
      { key: 'guild:1:likes', value: { at: 5, [ANN]: { game: 'chess', with: [BEN] } } },
      { key: 'guild:1:score', value: { players: [{ persons: [ANN] }], hosts: { first: ANN }, by: null } },
    ],
  });
  expect(heard).toEqual([
    ['rows', store.rows.size],
    ['rows', store.rows.size],
  ]);
});
