import { describe, expect, test } from 'vitest';
import { overruledMoveRequestOf } from '../../../../src/engine/index.ts';
import { audienceOfPlayerOf, pieceVisibilityFor, publicAudience } from '../../../../src/engine/play/secrecy/hiding.ts';
import type { MapId, Operation, PieceId } from '../../../../src/table/index.ts';
import { moduleFrom } from '../../../support/modules/modules.ts';
import { ANN, agreedBy, BEN, BLUE, begun, outcome, type Play, played, RED, spot } from '../../../support/table.ts';

const text = (mask: string): string => `
module: masks
title: Masks
sides: [{ name: Red }, { name: Blue }]
rules: { turns: free, stock: owner }
maps:
  - { name: Table, boards: [{ name: Main, grid: { kind: square, columns: 3, rows: 3 } }] }
  - { name: Tray }
  - { name: Red Hand, private: Red }
prototypes: { card: { ${mask} }, coin: {} }
setup:
  - { at: Red Hand, side: Red, pieces: [{ prototype: card, name: Ace }, { prototype: coin, name: Coin }] }
`;
const PLAIN = 'mask: { name: Back }';
const STAYS = 'mask: { name: Back, covered: true }';

const MAIN = 'Table/Main' as Parameters<typeof spot>[0];
const named = ({ table }: Play, name: string): PieceId =>
  [...table.all('piece')].find((piece) => piece.name === name)?.id as PieceId;
const playing = (game: Play, covered?: boolean, name = 'Ace'): Operation<'move'> => ({
  kind: 'move',
  actor: ANN,
  pieces: [named(game, name)],
  to: spot(MAIN, 'B2'),
  captures: [],
  ...(covered === undefined ? {} : { covered }),
});

/** The card as spectators, Red and Blue see it. */
const seen = (game: Play): readonly string[] => {
  const card = game.table.get('piece', named(game, 'Ace'));
  if (!card) throw new Error('no card');
  return [publicAudience, audienceOfPlayerOf(RED), audienceOfPlayerOf(BLUE)].map((audience) =>
    pieceVisibilityFor(game.table, card, audience),
  );
};

describe('[C84] a card that is played from a hand', () => {
  test.each([
    [PLAIN, undefined, ['face', 'face', 'face']],
    [PLAIN, true, ['back', 'face', 'back']],
    [STAYS, undefined, ['back', 'face', 'back']],
    [STAYS, true, ['back', 'face', 'back']],
    [STAYS, false, ['face', 'face', 'face']],
  ])('a card played from a hand by %s, covered %s, is seen as %j', (mask, covered, expected) => {
    const game = begun(moduleFrom(text(mask)));
    played(game, playing(game, covered));
    expect(seen(game)).toEqual(expected);
  });

  test('a covered card stays covered when sent to the table and on later moves', () => {
    const game = begun(moduleFrom(text(STAYS)));
    played(game, { kind: 'send', actor: ANN, piece: named(game, 'Ace'), to: { in: 'Tray' as MapId } });
    expect(seen(game)).toEqual(['back', 'face', 'back']);
    played(game, playing(game));
    expect(seen(game)).toEqual(['back', 'face', 'back']);
    played(game, { kind: 'reveal', actor: ANN, piece: named(game, 'Ace'), to: undefined });
    expect(seen(game)).toEqual(['face', 'face', 'face']);
  });

  test('a card can’t lie face down without a back', () => {
    const game = begun(moduleFrom(text(PLAIN)));
    expect(outcome(game, playing(game, true, 'Coin'))).toBe('cannot-hide');
  });

  test('a card stays covered against the rules if the others agreed', () => {
    const game = begun(moduleFrom(text(PLAIN)));
    const wants = overruledMoveRequestOf(playing(game, true));
    agreedBy(game, { kind: 'ask', actor: ANN, wants }, BEN);
    expect(outcome(game, { ...playing(game), overruled: true })).toBe('overrule-needs-consent');
    played(game, { ...playing(game, true), overruled: true });
    expect(seen(game)).toEqual(['back', 'face', 'back']);
  });
});
