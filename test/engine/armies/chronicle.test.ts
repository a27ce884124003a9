import { expect, it } from 'vitest';
import type { ArmyId, BoardId, CellId, Operation, PersonId, PieceId, SideId } from '../../../src/table/index.ts';
import { counter } from '../../features/counters/rules/game.ts';
import { actsListed, chronicleOf } from '../../support/chronicle.ts';
import { ANN, BEN, BLUE, endTurn, type Play, played, undo } from '../../support/table.ts';
import { ARENA, armyOf, at, FIELD, form, march, on, split, type Terms, war, warAt } from './support.ts';

const terms: Terms = {
  limit: 5,
  rules: { zoneOfControl: true },
  terrain: { wood: ['C3'], bog: ['D2'], lake: ['A3'] },
  edges: { road: [['B2', 'C2', 'D2', 'E2']], river: [['B3', 'B4']] },
  field: { combat: 'no', captures: { pieces: 'city', by: 'enter' } },
  more: { battle: { map: 'Arena', board: 'Ring', attackers: 'West', defenders: 'East' } },
};

const SAYS = '$counterName$ of $mapName$: $oldValue$ to $newValue$';
const counters = [
  counter('Field', 'Field', { report: SAYS }),
  counter('Arena', 'Arena', { report: SAYS }),
  counter('Near', 'game', { match: 'CurrentMap = Field && Class = pikeman', report: SAYS }),
];

const FORCES = [
  at('B2', 'Red', 'pikeman', 3),
  at('B2', 'Red', 'horseman'),
  at('B3', 'Red', 'bowman'),
  at('E2', 'Blue', 'bowman', 2),
  at('E2', 'Blue', 'pikeman'),
  at('E2', 'Blue', 'city'),
  at('H6', 'Blue', 'wagon'),
];

const armyAt = ({ table }: Play, id: PieceId | undefined): ArmyId => armyOf(table, id as PieceId) ?? ('none' as ArmyId);
const engage = (
  pieces: readonly PieceId[],
  cell: string,
  army?: ArmyId,
  board: BoardId = FIELD,
): Operation<'engage'> => ({ kind: 'engage', actor: ANN, army, pieces, target: { in: board, cell: cell as CellId } });
const joining = (army: ArmyId, units: readonly PieceId[], actor: PersonId = ANN): Operation<'join-army'> => ({
  kind: 'join-army',
  actor,
  army,
  units,
});
const dead = (piece: PieceId | undefined, actor: PersonId = ANN): Operation<'delete'> => ({
  kind: 'delete',
  actor,
  piece: piece as PieceId,
});

it('[A46] [A68] a campaign matches the golden file: armies, costs, fights, refusals', async () => {
  const game = warAt(FORCES, { ...terms, more: { ...terms.more, counters } });
  const [a, b, c, horse] = on(game, 'B2') as [PieceId, PieceId, PieceId, PieceId];
  const [bow] = on(game, 'B3') as [PieceId];
  const [x, y, z, city] = on(game, 'E2') as [PieceId, PieceId, PieceId, PieceId];
  const lions = (now: Play): ArmyId => armyAt(now, a);
  const text = chronicleOf(game, [
    form([a], 'One'),
    form([a, a, b], 'Twins'),
    form([a, bow], 'Apart'),
    form([x, y], 'Theirs'),
    form([a, city], 'Stones'),
    form([a, b, c], 'Lions'),
    form([a, horse], 'Again'),
    form([bow, horse], undefined),
    (now) => joining(lions(now), [horse, horse]),
    (now) => joining(lions(now), [bow]),
    (now) => joining(lions(now), [horse]),
    (now) => split(lions(now), [a, b, c, horse]),
    (now) => split(lions(now), []),
    (now) => split(lions(now), [horse]),
    (now) => split(lions(now), [b, c], 'Lions'),
    (now) => split(lions(now), [b, c]),
    (now) => ({ kind: 'rename-army', actor: ANN, army: armyAt(now, b), name: 'Bears' }),
    (now) => ({ kind: 'rename-army', actor: ANN, army: armyAt(now, b), name: 'lions' }),
    (now) => ({ kind: 'disband-army', actor: ANN, army: armyAt(now, b) }),
    form([b, c, a], 'Lions'),
    march([a], 'C2', { army: 'none' as ArmyId }),
    march([horse], 'Z9'),
    march([horse], 'B2'),
    march([horse], 'A3'),
    march([horse], 'H1'),
    march([horse], 'C4', { path: ['B3', 'C3', 'C4'] }),
    march([horse], 'E2'),
    march([horse], 'D2'),
    march([horse], 'C2'),
    (now) => march([a, b, c], 'B4', { army: lions(now) }),
    (now) => march([b], 'B4', { army: lions(now) }),
    undo(ANN),
    (now) => march([a, b, c], 'D2', { army: lions(now) }),
    march([bow], 'B4'),
    engage([a], 'C3'),
    engage([a], 'B9'),
    (now) => engage([a, b], 'E2', armyAt(now, a)),
    endTurn(ANN),
    { kind: 'hand-over', actor: BEN, piece: z, side: 'Red' as SideId },
    dead(b, BEN),
    { kind: 'return-army', actor: BEN },
    endTurn(BEN),
    engage([a], 'E2'),
    (now) => march(on(now, 'A1', ARENA), 'B2'),
    dead(y),
    dead(x),
    dead(z),
    { kind: 'return-army', actor: ANN },
    undo(ANN),
    { kind: 'return-army', actor: ANN },
    { kind: 'return-army', actor: ANN },
    { kind: 'hand-over', actor: ANN, piece: a, side: BLUE },
    form([c, a], undefined),
    form([c, horse], undefined),
    march([bow], 'B2'),
  ]);
  await expect(text).toMatchFileSnapshot('../../golden/chronicles/campaign.txt');
});

it('[G5] all moves, captures and attacks of armies are listed in order', () => {
  const listed = (more: Terms): string => {
    const game = warAt(
      [
        at('B2', 'Red', 'pikeman', 2),
        at('D4', 'Red', 'wagon'),
        at('B3', 'Blue', 'bowman', 2),
        at('A2', 'Blue', 'city'),
      ],
      { ...terms, ...more, rules: {} },
    );
    played(game, form(on(game, 'B2'), 'Lions'));
    const all = actsListed(game, ANN);
    const [first, second] = on(game, 'B2');
    expect(actsListed(game, ANN, { piece: second as PieceId })).toBe(
      actsListed(game, ANN, { piece: first as PieceId }),
    );
    expect(actsListed(game, ANN, { piece: on(game, 'B3')[0] as PieceId })).toBe('');
    expect([actsListed(game, ANN, { action: 'move' }), actsListed(game, BEN)]).toEqual(['', '']);
    const engaging = actsListed(game, ANN, { kind: 'engage' });
    if (engaging !== '') played(game, engage(on(game, 'B2'), 'B3', armyAt(game, first)));
    return [all, '# engaging', engaging, '# then', actsListed(game, ANN, { kind: 'return-army' })].join('\n');
  };
  expect(listed({})).toMatchInlineSnapshot(`
    "Ann move { army: 'army7', captures: [], pieces: [ 'p1', 'p2' ], to: { cell: 'B1', in: 'Field/Main' } }
    Ann move { army: 'army7', captures: [], pieces: [ 'p1', 'p2' ], to: { cell: 'A2', in: 'Field/Main' } }
    Ann move { army: 'army7', captures: [], pieces: [ 'p1', 'p2' ], to: { cell: 'C2', in: 'Field/Main' } }
    Ann move { army: 'army7', captures: [], pieces: [ 'p1', 'p2' ], to: { cell: 'A1', in: 'Field/Main' } }
    Ann move { army: 'army7', captures: [], pieces: [ 'p1', 'p2' ], to: { cell: 'C1', in: 'Field/Main' } }
    Ann move { army: 'army7', captures: [], pieces: [ 'p1', 'p2' ], to: { cell: 'D2', in: 'Field/Main' } }
    Ann engage { army: 'army7', pieces: [ 'p1', 'p2' ], target: { cell: 'B3', in: 'Field/Main' } }
    Ann end-turn
    # engaging
    Ann engage { army: 'army7', pieces: [ 'p1', 'p2' ], target: { cell: 'B3', in: 'Field/Main' } }
    # then
    Ann return-army"
  `);
  expect(listed({ field: {} })).toMatchInlineSnapshot(`
    "Ann move { army: 'army7', captures: [], pieces: [ 'p1', 'p2' ], to: { cell: 'B1', in: 'Field/Main' } }
    Ann move { army: 'army7', captures: [], pieces: [ 'p1', 'p2' ], to: { cell: 'C2', in: 'Field/Main' } }
    Ann move { army: 'army7', captures: [], pieces: [ 'p1', 'p2' ], to: { cell: 'A1', in: 'Field/Main' } }
    Ann move { army: 'army7', captures: [], pieces: [ 'p1', 'p2' ], to: { cell: 'C1', in: 'Field/Main' } }
    Ann move { army: 'army7', captures: [], pieces: [ 'p1', 'p2' ], to: { cell: 'D2', in: 'Field/Main' } }
    Ann move { army: 'army7', captures: [ 'p4', 'p5' ], pieces: [ 'p1', 'p2' ], to: { cell: 'B3', in: 'Field/Main' } }
    Ann end-turn
    # engaging

    # then
    "
  `);
});

it('[D5] [T6] a march into an unseen enemy matches each viewer’s golden text', async () => {
  const setup = [
    at('B2', 'Red', 'pikeman', 2),
    at('B3', 'Blue', 'bowman', 2),
    at('D2', 'Blue', 'bowman'),
    at('F6', 'Red', 'scout'),
  ];
  const { traits } = war(setup);
  const game = warAt(setup, {
    rules: { zoneOfControl: true },
    more: { traits: { ...traits, bowman: { unit: true, invisible: true, mask: { name: 'Somebody' } } } },
  });
  const [p, q] = on(game, 'B2') as [PieceId, PieceId];
  const [x, y] = on(game, 'B3') as [PieceId, PieceId];
  const [far] = on(game, 'D2') as [PieceId];
  const hide = (piece: PieceId): Operation => ({ kind: 'hide', actor: BEN, piece, what: 'existence' });
  const text = chronicleOf(game, [
    endTurn(ANN),
    form([x, y], 'Bows', BEN),
    hide(x),
    hide(y),
    hide(far),
    endTurn(BEN),
    form([p, q], undefined),
    (now) => march([p, q], 'B3', { army: armyAt(now, p) }),
    (now) => march([p, q], 'C2', { army: armyAt(now, p) }),
    (now) => march([p, q], 'B3', { army: armyAt(now, p) }),
    endTurn(ANN),
    (now) => ({ kind: 'rename-army', actor: BEN, army: armyAt(now, x), name: 'Arrows' }),
    { kind: 'hand-over', actor: BEN, piece: y, side: 'Red' as SideId },
    march([far], 'E2', { actor: BEN }),
  ]);
  await expect(text).toMatchFileSnapshot('../../golden/chronicles/ambush.txt');
});
