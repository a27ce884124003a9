import { describe, expect, it } from 'vitest';
import type { Operation } from '../../../src/table/index.ts';
import { pieceQueries } from '../../../src/view/pieces.ts';
import { View } from '../../../src/view/view.ts';
import { channelViewer, personViewer, type Viewer } from '../../../src/view/viewer.ts';
import { BLUE_HAND, deckModule, draw, named, putBack, RED_HAND, SUPPLIES, USED } from '../../support/games/decks.ts';
import { ANN, BEN, BLUE, begun, CAMP, CLO, DAN, MAIN, move, type Play, played, spot } from '../../support/table.ts';

/** Red has a scout on A4 that can be covered. */
const module = {
  ...deckModule,
  setup: [
    ...deckModule.setup,
    {
      map: 'Field',
      board: 'Main',
      cell: 'A4',
      side: 'Red',
      pieces: [{ prototype: 'token', name: 'Red Scout', count: 1 }],
    },
  ],
};

type Make = (game: Play) => Operation;

const VIEWERS: readonly Viewer[] = [channelViewer, ...[ANN, BEN, CLO, DAN].map(personViewer)];

/** What each viewer calls a piece whom he sees, be it from behind; undefined for who sees nothing of it. */
const handles = ({ table }: Play, id: string): readonly (string | undefined)[] =>
  VIEWERS.map((viewer) => {
    const view = new View(table, viewer);
    const piece = view.of(pieceQueries).byId(id);
    return piece && view.of(pieceQueries).handle(piece);
  });

const card: Make = () => draw(ANN, SUPPLIES, RED_HAND);
const scout =
  (what: 'identity' | 'existence'): Make =>
  (game) => ({ kind: 'hide', actor: ANN, piece: named(game.table, 'Red Scout'), what });
const peek =
  (count: number): Make =>
  () => ({ kind: 'peek', actor: ANN, deck: SUPPLIES, count });

/**
 * A piece, what makes somebody see it, and what makes that person lose sight of it: each handle that anybody had means
 * nothing any more.
 */
const losses: readonly [string, string, readonly Make[], Make][] = [
  [
    'a shuffle of the deck in which it was looked at',
    'e',
    [peek(2)],
    () => ({ kind: 'shuffle', actor: BEN, deck: SUPPLIES, discards: false }),
  ],
  [
    'discards shuffled into their deck',
    'e',
    [() => draw(ANN, SUPPLIES, USED)],
    () => ({ kind: 'shuffle', actor: ANN, deck: SUPPLIES, discards: true }),
  ],
  [
    'its return to a deck from the hand',
    'e',
    [card],
    (game) => putBack(ANN, SUPPLIES, 'bottom', named(game.table, 'e')),
  ],
  [
    'its return to a deck from the table',
    'Stone',
    [],
    (game) => putBack(ANN, SUPPLIES, 'top', named(game.table, 'Stone')),
  ],
  [
    'a pile put into a deck',
    'e',
    [() => draw(ANN, SUPPLIES, USED)],
    () => ({ kind: 'gather', actor: ANN, deck: USED, to: SUPPLIES }),
  ],
  ['its mask', 'Red Scout', [], scout('identity')],
  ['its being made invisible', 'Red Scout', [], scout('existence')],
  ['its way into a private window', 'Pawn at A5', [], (game) => move(game, ANN, spot(MAIN, 'A5'), spot(RED_HAND))],
  [
    'its being given into another hand',
    'e',
    [card],
    (game) => ({ kind: 'give', actor: ANN, pieces: [named(game.table, 'e')], side: BLUE }),
  ],
];

const idOf = (game: Play, name: string): string =>
  name === 'Pawn at A5' ? (game.table.at(MAIN, 'A5').at(-1)?.id ?? '') : named(game.table, name);

describe('[T7] a piece that goes out of a viewer’s sight', () => {
  it.each(losses)('a piece out of a viewer’s sight gets a new handle after %s', (_, name, before, loss) => {
    const game = begun(module);
    for (const make of before) played(game, make);
    const id = idOf(game, name);
    const known = handles(game, id);
    expect(known.some((handle) => handle !== undefined)).toBe(true);
    played(game, loss);
    const { table } = game;
    for (const handle of known) {
      for (const viewer of VIEWERS)
        expect(handle && new View(table, viewer).of(pieceQueries).byHandle(handle)).toBeUndefined();
    }
  });

  it('a card that was shown gets a new handle when another player draws it', () => {
    const game = begun(module);
    played(game, card, (now) => ({ kind: 'reveal', actor: ANN, piece: named(now.table, 'e'), to: BEN }));
    const known = handles(game, named(game.table, 'e'));
    played(
      game,
      (now) => putBack(ANN, SUPPLIES, 'top', named(now.table, 'e')),
      () => draw(BEN, SUPPLIES, BLUE_HAND),
    );
    expect(
      handles(game, named(game.table, 'e')).filter((handle) => handle !== undefined && known.includes(handle)),
    ).toEqual([]);
  });
});

describe('[T7] handles of pieces', () => {
  it('handles stay while everyone keeps seeing the piece', () => {
    const game = begun(module);
    const [id] = [idOf(game, 'Pawn at A5')];
    const known = handles(game, id);
    played(game, move(game, ANN, spot(MAIN, 'A5'), spot(MAIN, 'A3')), move(game, ANN, spot(MAIN, 'A4'), spot(CAMP)));
    expect(handles(game, id)).toEqual(known);
  });

  it('handles differ by viewer and never equal the record id', () => {
    const game = begun(module);
    const all = [...game.table.all('piece')].flatMap(({ id }) =>
      handles(game, id).filter((handle) => handle !== undefined),
    );
    expect(new Set(all).size).toBe(all.length);
    expect(all.filter((handle) => game.table.get('piece', handle as string))).toEqual([]);
  });
});
