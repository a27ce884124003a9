import { expect, test } from 'vitest';
import { added, apply, isRecordValid, type PersonId, rulesOfRecordKind, updated } from '../../../../src/table/index.ts';
import { ANN, BEN, BLUE, begun, DAN, outcome, played, RED, secretModule } from '../../../support/table.ts';

/** As the game knew Dan before he was forgotten there, twice. */
const OLD = '7' as PersonId;
const OLDER = '3' as PersonId;

const recognize = { kind: 'recognize', actor: DAN, formerly: [OLDER, OLD] } as const;

/** A game with a record of each kind that counts for fairness, which name the one who was forgotten. */
const scene = () => {
  const game = begun(secretModule);
  const { table } = game;
  const record = table.get('game', 'game');
  if (!record) throw new Error('no game');
  apply(table, updated(record, { ...record, host: OLD, master: OLD }));
  const times = { at: 5, until: 9 };
  apply(
    table,
    added(
      { kind: 'former', id: `${OLD}/${RED}`, person: OLD, side: RED, since: 1 },
      { kind: 'former', id: `${OLDER}/${RED}`, person: OLDER, side: RED, since: 2 },
      { kind: 'seat', id: OLD, person: OLD, since: 3 },
      { kind: 'witness', id: OLDER, sides: [RED] },
      { kind: 'witness', id: OLD, sides: [BLUE] },
      { kind: 'request', id: 'r1', by: OLD, wants: { what: 'seat', side: BLUE }, asked: [BLUE], agreed: [], ...times },
      {
        kind: 'request',
        id: 'r2',
        by: ANN,
        wants: { what: 'transfer', side: RED, to: OLD },
        asked: [],
        agreed: [],
        ...times,
      },
      {
        kind: 'timeout',
        id: 'timeout',
        at: 1,
        sides: [RED],
        people: [OLD, BEN],
        votes: [{ by: OLDER, choice: 'wait' }],
      },
    ),
  );
  return game;
};

test('[T34] recognizing a returning person updates each record about fairness', () => {
  const game = scene();
  const { table } = game;
  const change = played(game, recognize);
  const kinds = new Set([...change.added, ...change.updated, ...change.removed].map(({ kind }) => kind));
  expect([...kinds].sort()).toEqual(['former', 'game', 'request', 'seat', 'timeout', 'witness']);
  for (const kind of kinds) {
    const all = [...table.all(kind)];
    expect(JSON.stringify(all)).not.toMatch(/"[37][/"]/);
    for (const one of all) expect([one, isRecordValid(table, one)]).toEqual([one, true]);
    expect(rulesOfRecordKind(table.systems, kind)?.recognized).toBeTypeOf('function');
  }
  expect(table.get('witness', DAN)?.sides.toSorted()).toEqual([BLUE, RED]);
  expect([...table.all('former')]).toHaveLength(1);
  expect(table.get('game', 'game')).toMatchObject({ host: DAN, master: DAN });
});

test('[T34] recognizing a person again changes nothing', () => {
  const game = scene();
  played(game, recognize);
  expect(outcome(game, recognize)).toBe('nothing-changes');
});
