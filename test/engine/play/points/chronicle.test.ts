import { expect, it } from 'vitest';
import type { DeckId, MapId, Operation, PersonId, SideId } from '../../../../src/table/index.ts';
import { chronicleOf } from '../../../support/chronicle.ts';
import { FEAST } from '../../../support/games/points.ts';
import { moduleFrom } from '../../../support/modules/modules.ts';
import { ANN, BEN, BLUE, begun, CLO, endTurn, type Play, RED, undo } from '../../../support/table.ts';

const add = (actor: PersonId, points: number, side: SideId = RED, reason?: string): Operation<'add-points'> => ({
  kind: 'add-points',
  actor,
  side,
  points,
  ...(reason === undefined ? {} : { reason }),
});
const claim = (actor: PersonId, objective: string, side: SideId = RED): Operation<'claim'> => ({
  kind: 'claim',
  actor,
  side,
  objective,
});
const ask = (actor: PersonId, wants: Operation<'ask'>['wants']): Operation<'ask'> => ({ kind: 'ask', actor, wants });
const agree =
  (actor: PersonId, kind: 'agree' | 'decline' = 'agree') =>
  ({ table }: Play): Operation => ({ kind, actor, request: [...table.all('request')].at(-1)?.id ?? 'none' });
const draw = (actor: PersonId, count: number, hand: string): Operation<'draw'> => ({
  kind: 'draw',
  actor,
  deck: '/Tasks' as DeckId,
  count,
  named: [],
  to: { in: hand as MapId },
});

it.each(['own', 'agreed', 'host', 'master'])('[S31] points added by hand match the golden file: %s', async (rule) => {
  const game = begun(moduleFrom(FEAST.replace('points: own', `points: ${rule}`)));
  const text = chronicleOf(game, [
    add(ANN, 3, RED, 'a soup'),
    add(BEN, -2, BLUE),
    add(BEN, 1, RED),
    add(CLO, 1),
    add(ANN, 0),
    add(ANN, 1.5),
    add(ANN, 1_000_001),
    add(ANN, -1_000_000),
    add(ANN, 1, 'Green' as SideId),
    ask(ANN, { what: 'points', side: BLUE, points: 4 }),
    agree(BEN),
    add(ANN, 4, BLUE),
    undo(ANN),
  ]);
  await expect(text).toMatchFileSnapshot(`../../../golden/chronicles/points-${rule}.txt`);
});

it('[S32] claims of objectives match the golden file: confirmations, silence, cards', async () => {
  const game = begun(moduleFrom(FEAST));
  const text = chronicleOf(game, [
    claim(BEN, 'Song'),
    claim(ANN, 'Dirge'),
    claim(ANN, 'Hill'),
    claim(ANN, 'Hill'),
    claim(ANN, 'Hermit'),
    claim(ANN, 'Song'),
    ask(ANN, { what: 'claim', side: RED, objective: 'Song' }),
    agree(BEN, 'decline'),
    ask(ANN, { what: 'claim', side: RED, objective: 'Song' }),
    agree(BEN),
    claim(ANN, 'Song'),
    claim(ANN, 'Song'),
    draw(ANN, 3, 'Red Hand'),
    draw(ANN, 2, 'Red Hand'),
    claim(ANN, 'Crowd'),
    endTurn(ANN),
    ask(BEN, { what: 'claim', side: BLUE, objective: 'Song' }),
    ask(BEN, { what: 'claim', side: BLUE, objective: 'Toast' }),
    draw(BEN, 2, 'Blue Hand'),
    claim(BEN, 'Crowd', BLUE),
    claim(BEN, 'Hermit', BLUE),
    endTurn(BEN),
    { kind: 'act', actor: ANN, action: 'Dance', subject: undefined, choices: {}, payment: undefined },
    endTurn(ANN),
    endTurn(BEN),
    claim(ANN, 'Hill'),
    claim(ANN, 'Crowd'),
  ]);
  await expect(text).toMatchFileSnapshot('../../../golden/chronicles/claims.txt');
});
