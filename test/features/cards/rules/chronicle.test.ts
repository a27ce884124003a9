import { expect, it } from 'vitest';
import type { DeckId, Operation, PersonId, PieceId } from '../../../../src/table/index.ts';
import { chronicleOf } from '../../../support/chronicle.ts';
import { moduleFrom } from '../../../support/modules/modules.ts';
import {
  ANN,
  BEN,
  BLUE,
  begun,
  CAMP,
  endTurn,
  HAND,
  MAIN,
  type Play,
  RED,
  redo,
  spot,
  undo,
} from '../../../support/table.ts';

const agreed = ({ table }: Play): Operation => ({
  kind: 'agree',
  actor: BEN,
  request: [...table.all('request')].at(-1)?.id ?? 'none',
});

const CARDS = `
module: cards
title: Cards
sides: [{ name: Red }, { name: Blue }]
turn: { order: [Red, Blue], ends: by-command }
rules: { pieces: owner, captures: manual, handLimit: 6, undo: reshuffle, changes: owner }
properties: { Worth: natural, Note: text }
maps:
  - { name: Field, occupied: refuse, boards: [{ name: Main, grid: { kind: square, columns: 3, rows: 3, numbering: A1 } }] }
  - { name: Camp, occupied: stack }
  - { name: Red Hand, private: Red }
  - { name: Blue Hand, private: Blue }
prototypes:
  ace: { Worth: 11 }
  king: { Worth: 4 }
  guard: { Worth: 2, facing: 6, layers: [fresh, tired, gone], mask: { name: Somebody } }
  shade: { Worth: 1, invisible: true }
decks:
  - { name: Stock, at: Field C3, discards: Heap, pieces: [{ prototype: ace, count: 3 }, { prototype: king, count: 3 }] }
  - { name: Heap, at: Camp, faceDown: never }
  - { name: Dark, at: Camp, publishes: nothing, pieces: [{ prototype: king, count: 2 }] }
  - { name: Open, at: Field C1, faceDown: never, pieces: [{ prototype: king, count: 2 }] }
setup:
  - { at: A1, side: Red, pieces: [{ prototype: guard, name: Ayla }] }
  - { at: B1, side: Blue, pieces: [{ prototype: guard, name: Bran }] }
  - { at: B3, side: Blue, pieces: [{ prototype: shade, name: Ghost }] }
  - { at: Red Hand, side: Red, pieces: [{ prototype: ace }] }
`;

it("[T20] each player's record of cards, dice and covers matches the golden file", async () => {
  const game = begun(moduleFrom(CARDS));
  const [stock, heap, open] = ['/Stock', '/Heap', '/Open'] as unknown as [DeckId, DeckId, DeckId];
  const place = (name: string): PieceId =>
    [...game.table.all('piece')].find((piece) => piece.name === name)?.id ?? ('none' as PieceId);
  const [ayla, bran, ghost] = [place('Ayla'), place('Bran'), place('Ghost')];
  const hand = ({ table }: Play): readonly PieceId[] => table.at(HAND).map(({ id }) => id as PieceId);
  const draw = (actor: PersonId, deck: DeckId, count: number, named: readonly PieceId[] = []): Operation<'draw'> => ({
    kind: 'draw',
    actor,
    deck,
    count,
    named,
    to: { in: HAND },
  });
  const text = chronicleOf(game, [
    draw(BEN, stock, 1),
    draw(ANN, stock, 0),
    draw(ANN, stock, 2),
    undo(ANN),
    draw(ANN, stock, 2),
    draw(ANN, stock, 9),
    (now) => draw(ANN, open, 1, [now.table.at(open)[0]?.id as PieceId]),
    (now) => draw(ANN, stock, 1, [now.table.at(stock)[0]?.id as PieceId]),
    draw(ANN, 'none' as DeckId, 1),
    { kind: 'deal', actor: ANN, deck: stock, count: 2, sides: [RED, BLUE] },
    { kind: 'peek', actor: ANN, deck: stock, count: 1 },
    { kind: 'shuffle', actor: ANN, deck: stock, discards: true },
    (now) => ({ kind: 'reveal', actor: ANN, piece: hand(now)[0] as PieceId, to: BEN }),
    (now) => ({ kind: 'reveal', actor: ANN, piece: hand(now)[0] as PieceId, to: undefined }),
    (now) => ({ kind: 'give', actor: ANN, pieces: hand(now).slice(0, 1), side: BLUE }),
    (now) => ({ kind: 'send', actor: ANN, piece: hand(now)[0] as PieceId, to: spot(CAMP) }),
    (now) => ({ kind: 'return', actor: ANN, pieces: hand(now).slice(0, 2), deck: heap, where: 'top' }),
    (now) => ({ kind: 'return', actor: ANN, pieces: hand(now).slice(0, 1), deck: stock, where: 'bottom' }),
    { kind: 'shuffle', actor: ANN, deck: stock, discards: true },
    { kind: 'gather', actor: ANN, deck: open, to: heap },
    { kind: 'hide', actor: ANN, piece: ayla, what: 'identity' },
    { kind: 'hide', actor: ANN, piece: ayla, what: 'identity' },
    { kind: 'hide', actor: ANN, piece: ayla, what: 'existence' },
    { kind: 'inspect', actor: ANN, piece: ayla },
    { kind: 'inspect', actor: BEN, piece: ayla },
    { kind: 'flip', actor: ANN, piece: ayla, layer: 2 },
    { kind: 'flip', actor: ANN, piece: ayla, layer: undefined },
    { kind: 'flip', actor: ANN, piece: ayla, layer: 9 },
    { kind: 'rotate', actor: ANN, piece: ayla, facing: 6 },
    { kind: 'rotate', actor: ANN, piece: ayla, facing: 2 },
    { kind: 'flip', actor: ANN, piece: bran, layer: 2 },
    { kind: 'reveal', actor: ANN, piece: ayla, to: undefined },
    { kind: 'roll', actor: ANN, dice: '2d6+1', private: false, label: 'luck' },
    { kind: 'roll', actor: ANN, dice: '4d6kh3-1d4', private: false, times: 2 },
    { kind: 'roll', actor: ANN, dice: '1d20', private: true },
    { kind: 'roll', actor: ANN, dice: '0d6', private: false },
    { kind: 'roll', actor: ANN, dice: '3x', private: false },
    { kind: 'move', actor: ANN, pieces: [ayla], to: spot(MAIN, 'B1'), captures: [] },
    { kind: 'move', actor: ANN, pieces: [ayla], to: spot(MAIN, 'B2'), captures: [bran] },
    endTurn(ANN),
    redo(ANN),
    { kind: 'hide', actor: BEN, piece: ghost, what: 'existence' },
    { kind: 'move', actor: BEN, pieces: [ghost], to: spot(MAIN, 'C2'), captures: [ayla] },
    endTurn(BEN),
    { ...draw(ANN, stock, 2), to: spot(MAIN, 'C2') },
    { ...draw(ANN, stock, 1), to: spot(MAIN, 'C2') },
    { ...draw(ANN, stock, 1), to: spot(MAIN, 'A3') },
    draw(ANN, '/Dark' as DeckId, 4),
    endTurn(ANN),
    { kind: 'reveal', actor: BEN, piece: ghost, to: undefined },
    { kind: 'publish', actor: BEN },
    { kind: 'resign', actor: BEN, side: RED },
    { kind: 'resign', actor: BEN, side: BLUE },
    { kind: 'publish', actor: BEN },
    { kind: 'ask', actor: ANN, wants: { what: 'publish' } },
    agreed,
    { kind: 'publish', actor: ANN },
  ]);
  await expect(text).toMatchFileSnapshot('../../../golden/chronicles/cards.txt');
});
