import {
  added,
  type CellId,
  type Change,
  createIds,
  type DeckId,
  isOn,
  join,
  type PieceId,
  type SideId,
  stream,
  type Table,
} from '../../../table/index.ts';
import type { Module } from '../module.ts';
import { boardIdOfNames, deckIdOfName, mapIdOfName, sideId } from '../queries.ts';
import type { Piece } from '../records.ts';
import type { CountedPiece, SetupPiece, SetupStack } from './setup-form.ts';
import { traitsOf } from './traits.ts';

/** Creates pieces from a setup. Later pieces are put on top of earlier ones. */
export const createSetupPieces = (
  table: Table,
  setup: readonly SetupStack[],
  decks: NonNullable<Module['decks']>,
): Change => {
  const wanted = setup.flatMap((stack) => counted(stack.pieces).map((piece) => ({ stack, piece })));
  const cards = decks.map((deck) => counted(deck.pieces));
  const inDecks = cards.reduce((sum, some) => sum + some.length, 0);
  const inDisguise = wanted.filter(({ piece }) => isHidden(piece)).length;
  const { ids: numbers, change } = createIds(table, '', wanted.length + inDisguise + 2 * inDecks);
  let next = 0;
  const number = (): string => numbers[next++] as string;
  const pieces = wanted.map(({ stack, piece }, rank): Piece => {
    const container = stack.board === undefined ? mapIdOfName(stack.map) : boardIdOfNames(stack.map, stack.board);
    return {
      kind: 'piece',
      id: `p${number()}` as PieceId,
      name: piece.name,
      prototype: piece.prototype,
      ...(stack.side === undefined ? {} : { side: sideId(stack.side) }),
      place: { in: container, ...(stack.cell === undefined ? {} : { cell: stack.cell as CellId }), rank },
      values: piece.values ?? {},
      ...standing(table, stack, piece),
      ...(isHidden(piece) ? { alias: `a${number()}` } : {}),
    };
  });
  const piles = decks.map((deck, i): Change => {
    const owner = deck.side === undefined ? {} : { side: sideId(deck.side) };
    const own = (cards[i] ?? []).map(({ prototype, name }) => ({
      kind: 'piece' as const,
      id: `p${number()}` as PieceId,
      prototype,
      name,
      ...owner,
      values: {},
    }));
    const chance = isOn(deck.shuffled) ? stream(table, randomStreamOfDeck(deckIdOfName(deck.name))) : undefined;
    const order = chance ? chance.shuffled(own) : own;
    const placed = order.map(
      (card, rank): Piece => ({ ...card, place: { in: deckIdOfName(deck.name), rank }, alias: `a${number()}` }),
    );
    return join(added(...placed), chance ? chance.change(table) : join());
  });
  return join(change, added(...pieces), ...piles);
};

const counted = <P extends CountedPiece>(pieces: readonly P[]): readonly P[] =>
  pieces.flatMap((piece) => Array.from({ length: piece.count }, () => piece));

const isHidden = ({ covered, unseen }: SetupPiece): boolean => isOn(covered) || isOn(unseen);

const standing = (
  table: Table,
  { side, map }: SetupStack,
  { prototype, layer, facing, covered, unseen }: SetupPiece,
): Pick<Piece, 'layer' | 'facing' | 'mask' | 'invisible'> => {
  const { layers = [] } = traitsOf(table, { prototype });
  const at = layers.findIndex(({ name }) => name === layer);
  const owner = side === undefined ? table.get('map', mapIdOfName(map))?.private : sideId(side);
  return {
    ...(at < 0 ? {} : { layer: at + 1 }),
    ...(facing === undefined ? {} : { facing }),
    ...(isOn(covered) ? { mask: ownedBy(owner) } : {}),
    ...(isOn(unseen) && owner !== undefined ? { invisible: owner } : {}),
  };
};

const ownedBy = (side: SideId | undefined): { readonly side?: SideId } => (side === undefined ? {} : { side });

export const randomStreamOfDeck = (deck: DeckId): string => `deck:${deck}`;
