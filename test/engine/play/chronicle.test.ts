import { expect, it } from 'vitest';
import type { Wish } from '../../../src/engine/index.ts';
import type { MapId, Operation, PersonId, PieceId, SideId } from '../../../src/table/index.ts';
import { chronicleOf } from '../../support/chronicle.ts';
import {
  ANN,
  BEN,
  BLUE,
  begun,
  CAMP,
  CLO,
  DAN,
  endTurn,
  join,
  leave,
  MAIN,
  move,
  newPlay,
  openModule,
  type Play,
  played,
  RED,
  redo,
  spot,
  startOf,
  undo,
  withRules,
} from '../../support/table.ts';

const GREEN = 'Green' as SideId;

const ask = (actor: PersonId, wants: Wish, reason?: string): Operation<'ask'> => ({
  kind: 'ask',
  actor,
  wants,
  ...(reason === undefined ? {} : { reason }),
});
const newest = ({ table }: Play): string => [...table.all('request')].at(-1)?.id ?? 'none';
const agree =
  (actor: PersonId) =>
  (game: Play): Operation<'agree'> => ({ kind: 'agree', actor, request: newest(game) });
const decline =
  (actor: PersonId) =>
  (game: Play): Operation<'decline'> => ({ kind: 'decline', actor, request: newest(game) });

it('seats match the golden file: joins, leaves, hosting, consent', async () => {
  const game = newPlay();
  played(game, { ...startOf(openModule), open: true, since: 0 });
  const text = chronicleOf(game, [
    { kind: 'begin', actor: ANN },
    join(BEN, GREEN),
    join(BEN, BLUE),
    join(BEN, BLUE),
    { kind: 'say-when', actor: BEN, when: 'evenings' },
    { kind: 'say-when', actor: DAN, when: '' },
    join(CLO, BLUE),
    { kind: 'join', actor: CLO, side: undefined, reserve: true },
    join(DAN, undefined),
    leave(DAN),
    leave(DAN),
    { kind: 'lapse', actor: DAN },
    { kind: 'begin', actor: BEN },
    { kind: 'begin', actor: ANN },
    join(ANN, RED),
    { kind: 'alone', actor: DAN },
    { kind: 'settings', actor: BEN, reminder: 24 },
    { kind: 'settings', actor: ANN, reminder: 24, posts: 'turn', language: 'en' },
    { kind: 'settings', actor: ANN, reminder: 24 },
    { kind: 'begin', actor: ANN },
    { kind: 'begin', actor: ANN },
    { kind: 'preside', actor: CLO, takes: true },
    ask(CLO, { what: 'master' }, 'to mend a piece'),
    ask(CLO, { what: 'master' }),
    agree(CLO),
    agree(ANN),
    decline(BEN),
    ask(CLO, { what: 'master' }),
    agree(ANN),
    agree(BEN),
    { kind: 'preside', actor: CLO, takes: true },
    { kind: 'preside', actor: CLO, takes: true },
    { kind: 'preside', actor: ANN, takes: false },
    { kind: 'preside', actor: CLO, takes: false },
    { kind: 'preside', actor: CLO, takes: false },
    ask(DAN, { what: 'seat', side: RED }),
    ask(DAN, { what: 'undo', steps: [1] }),
    ask(BEN, { what: 'transfer', side: BLUE, to: DAN }),
    agree(DAN),
    agree(ANN),
    { kind: 'transfer', actor: BEN, side: BLUE, to: CLO },
    { kind: 'transfer', actor: BEN, side: BLUE, to: DAN },
    { kind: 'unseat', actor: ANN, person: CLO, side: RED },
    { kind: 'unseat', actor: DAN, person: ANN, side: RED },
    leave(ANN, BLUE),
    leave(DAN, BLUE),
    ask(CLO, { what: 'seat', side: BLUE }),
    agree(ANN),
    join(CLO, BLUE),
    { kind: 'manage', actor: ANN, deed: 'host', to: CLO },
    { kind: 'manage', actor: DAN, deed: 'host', to: CLO },
    { kind: 'manage', actor: ANN, deed: 'unstick' },
    { kind: 'manage', actor: DAN, deed: 'unstick' },
    { kind: 'manage', actor: ANN, deed: 'stop' },
    { kind: 'stop', actor: CLO },
    join(DAN, undefined),
  ]);
  await expect(text).toMatchFileSnapshot('../../golden/chronicles/seats.txt');
});

it('[U22] clocks and votes on late players match the golden file', async () => {
  const module = { ...openModule, sides: [...openModule.sides, { name: 'Green' }] };
  const game = newPlay();
  played(
    game,
    startOf(withRules(module, { turns: 'strict' }, { order: ['Red', 'Blue', 'Green'], ends: 'by-command' })),
  );
  const vote = (actor: PersonId, choice: Operation<'choose-timeout'>['choice']): Operation => ({
    kind: 'choose-timeout',
    actor,
    choice,
  });
  const late = (actor: PersonId): Operation => ({ kind: 'run-out', actor });
  const text = chronicleOf(game, [
    { kind: 'set-clock', actor: BEN, turn: 60 },
    { kind: 'set-clock', actor: ANN, turn: 9 },
    { kind: 'set-clock', actor: ANN, turn: 60, bank: 60 },
    { kind: 'set-clock', actor: ANN },
    { kind: 'set-clock', actor: ANN, turn: 60 },
    { kind: 'set-clock', actor: ANN, turn: 60 },
    join(ANN, RED),
    join(BEN, BLUE),
    join(CLO, GREEN),
    join(DAN, undefined),
    { kind: 'set-clock', actor: ANN, bank: 600 },
    ask(ANN, { what: 'clock', bank: 600 }),
    agree(BEN),
    agree(CLO),
    { kind: 'set-clock', actor: ANN, bank: 600 },
    { kind: 'begin', actor: ANN },
    30,
    endTurn(ANN),
    vote(ANN, 'wait'),
    599,
    late(BEN),
    1,
    late(ANN),
    late(BEN),
    late(BEN),
    vote(BEN, 'wait'),
    vote(DAN, 'wait'),
    vote(ANN, 'wait'),
    vote(ANN, 'forfeit'),
    vote(CLO, 'wait'),
    vote(ANN, 'wait'),
    60,
    late(BEN),
    endTurn(BEN),
    undo(BEN),
    0,
    late(BEN),
    vote(ANN, 'skip'),
    vote(CLO, 'skip'),
    700,
    late(CLO),
    vote(ANN, 'house'),
    vote(BEN, 'house'),
    endTurn(CLO),
    { kind: 'resign', actor: CLO, side: GREEN },
    { kind: 'agree-draw', actor: ANN },
    { kind: 'agree-draw', actor: ANN },
    { kind: 'agree-draw', actor: BEN },
    endTurn(ANN),
  ]);
  await expect(text).toMatchFileSnapshot('../../golden/chronicles/clocks.txt');
});

it('the game of a player of two sides matches the golden file', async () => {
  const sides = [...openModule.sides, { name: 'Green' }];
  const turn = { order: ['Red', 'Blue', 'Green'], ends: 'by-command' } as const;
  const game = newPlay();
  const module = withRules({ ...openModule, sides }, {}, turn);
  played(game, startOf(module), join(ANN, RED), join(ANN, GREEN), join(BEN, BLUE), { kind: 'begin', actor: ANN });
  const text = chronicleOf(game, [
    { kind: 'resign', actor: ANN, side: BLUE },
    { kind: 'resign', actor: ANN, side: RED },
    { kind: 'resign', actor: ANN, side: RED },
    (now) => move(now, ANN, spot(MAIN, 'A5'), spot(MAIN, 'A4')),
    endTurn(ANN),
    (now) => move(now, BEN, spot(MAIN, 'C1'), spot(MAIN, 'C2')),
    endTurn(BEN),
    (now) => move(now, ANN, spot(MAIN, 'A5'), spot(MAIN, 'A4')),
    ask(ANN, { what: 'draw' }),
    decline(BEN),
    ask(BEN, { what: 'draw' }),
    agree(ANN),
    { kind: 'agree-draw', actor: ANN },
    { kind: 'agree-draw', actor: BEN },
    endTurn(ANN),
  ]);
  await expect(text).toMatchFileSnapshot('../../golden/chronicles/two-sides.txt');
});

it('host changes to pieces match the golden file', async () => {
  const game = begun(openModule);
  const top = (cell: string) => game.table.at(MAIN, cell).at(-1)?.id as PieceId;
  const [pawn, king, foe] = [top('A5'), top('C5'), top('C1')];
  const put = (prototype: string, to: ReturnType<typeof spot>, side?: SideId): Operation<'place'> => ({
    kind: 'place',
    actor: ANN,
    prototype,
    name: prototype,
    side,
    to,
  });
  const text = chronicleOf(game, [
    put('dragon', spot(MAIN, 'B1')),
    put('pawn', spot(MAIN, 'Z9')),
    put('pawn', spot(MAIN, 'A5')),
    put('pawn', spot('Nowhere' as MapId)),
    put('pawn', spot(MAIN, 'B1'), GREEN),
    put('pawn', spot(MAIN, 'B1'), RED),
    put('stone', spot(CAMP)),
    put('stone', spot(CAMP)),
    { ...put('stone', spot(CAMP)), actor: BEN },
    { kind: 'clone', actor: ANN, piece: king, count: 0 },
    { kind: 'clone', actor: ANN, piece: king, count: 2 },
    (now) => ({ kind: 'clone', actor: ANN, piece: now.table.at(CAMP)[0]?.id as PieceId, count: 2 }),
    (now) => ({ kind: 'order', actor: ANN, piece: now.table.at(CAMP)[0]?.id as PieceId, to: 'top' }),
    (now) => ({ kind: 'order', actor: ANN, piece: now.table.at(CAMP)[0]?.id as PieceId, to: 'up' }),
    (now) => ({ kind: 'order', actor: ANN, piece: now.table.at(CAMP)[0]?.id as PieceId, to: 'bottom' }),
    { kind: 'order', actor: ANN, piece: king, to: 'down' },
    { kind: 'replace', actor: ANN, piece: pawn, prototype: 'dragon', name: 'Dragon' },
    { kind: 'replace', actor: ANN, piece: pawn, prototype: 'king', name: 'Heir' },
    { kind: 'set', actor: ANN, piece: king, values: { Strength: 7, Title: 'Tall' } },
    { kind: 'set', actor: ANN, piece: king, values: { Strength: 7 } },
    { kind: 'set', actor: ANN, piece: king, values: { Title: null, PieceName: 'x' } },
    { kind: 'set', actor: ANN, piece: king, values: { Title: null } },
    { kind: 'set', actor: BEN, piece: foe, values: { Strength: 2 } },
    { kind: 'flip', actor: ANN, piece: king, layer: 1 },
    { kind: 'rotate', actor: ANN, piece: king, facing: 1 },
    { kind: 'send', actor: ANN, piece: foe, to: spot(CAMP) },
    { kind: 'send', actor: ANN, piece: foe, to: spot(MAIN, 'C5') },
    { kind: 'send', actor: ANN, piece: foe, to: spot(MAIN, 'C4') },
    (now) => move(now, ANN, spot(MAIN, 'C5'), spot(MAIN, 'C4'), spot(MAIN, 'C4')),
    (now) => move(now, ANN, spot(MAIN, 'C4'), spot(MAIN, 'C4')),
    (now) => move(now, ANN, spot(MAIN, 'C4'), spot(MAIN, 'D3')),
    (now) => move(now, ANN, spot(MAIN, 'C4'), spot(MAIN, 'A3'), spot(MAIN, 'C4')),
    (now) => move(now, ANN, spot(MAIN, 'C4'), spot(CAMP)),
    { kind: 'hand-over', actor: ANN, piece: pawn, side: BLUE },
    { kind: 'hand-over', actor: ANN, piece: pawn, side: BLUE },
    { kind: 'delete', actor: ANN, piece: pawn },
    undo(ANN, 2),
    redo(ANN),
    redo(ANN, 5),
    undo(ANN, 99),
    undo(BEN),
    { kind: 'delete', actor: ANN, piece: 'none' as PieceId },
  ]);
  await expect(text).toMatchFileSnapshot('../../golden/chronicles/pieces.txt');
});
