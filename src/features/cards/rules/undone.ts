import { randomStreamOfDeck } from '../../../engine/play/pieces/new-pieces.ts';
import { moduleOf } from '../../../engine/play/queries.ts';
import type { Piece } from '../../../engine/play/records.ts';
import { undoPolicyOf } from '../../../engine/play/rules.ts';
import {
  type Change,
  createIds,
  type DeckId,
  isFields,
  isOn,
  join,
  type StepContext,
  type System,
  type Table,
  updated,
} from '../../../table/index.ts';
import { cardsInDeck, shuffled } from './cards.ts';

/**
 * Shuffles a face-down deck if an undo changed the places of its cards, or who knows them. It does so only if the
 * module asks for it. Each call shuffles one deck, and each deck is shuffled once.
 */
const reshuffled = (table: Table, { operation, change }: StepContext): Change | undefined => {
  if (operation.kind !== 'undo' || !undoPolicyOf(moduleOf(table).rules).shuffles) return undefined;
  const mixed = new Set([...change.added, ...change.updated].flatMap(({ kind, id }) => (kind === 'stream' ? id : [])));
  for (const update of change.updated) {
    const piece =
      update.kind === 'piece' && ('place' in update.to || 'shown' in update.from)
        ? table.get('piece', update.id)
        : undefined;
    const deck = piece && table.get('deck', piece.place.in);
    if (
      deck &&
      isOn(deck.faceDown) &&
      !mixed.has(randomStreamOfDeck(deck.id)) &&
      cardsInDeck(table, deck.id).length > 1
    )
      return shuffled(table, deck, cardsInDeck(table, deck.id));
  }
  return undefined;
};

/**
 * Gives new handles to the cards of a deck if its shuffle was undone or redone. Cards that left the deck by that get
 * new handles, too. Handles are never undone (T7), so the old ones would reveal the order of the deck.
 */
const renamed = (table: Table, { operation, change, environment: { past } }: StepContext): Change | undefined => {
  if (operation.kind !== 'undo' && operation.kind !== 'redo') return undefined;
  const steps = (operation.kind === 'undo' ? past.done : past.undone).slice(0, operation.steps);
  const made = steps.flatMap((step) => [...step.change.added, ...step.change.updated]);
  const mixed = new Set(made.flatMap(({ kind, id }) => (kind === 'stream' ? id : [])));
  const named = new Set(change.updated.flatMap(({ kind, id, to }) => (kind === 'piece' && 'alias' in to ? [id] : [])));
  for (const { id, faceDown } of table.all('deck')) {
    const cards =
      isOn(faceDown) && mixed.has(randomStreamOfDeck(id))
        ? [...cardsInDeck(table, id), ...cameFrom(table, change, id)]
        : [];
    if (cards.length === 0 || cards.some((card) => named.has(card.id))) continue;
    const { ids, change: minted } = createIds(table, 'a', cards.length);
    return join(minted, ...cards.map((card, i) => updated(card, { ...card, alias: ids[i] as string })));
  }
  return undefined;
};

const cameFrom = (table: Table, { updated: updates }: Change, deck: DeckId): readonly Piece[] => {
  const pieces = updates.flatMap(({ kind, id, from }) => {
    const came = kind === 'piece' && isFields(from['place']) && from['place']['in'] === deck;
    return came ? (table.get('piece', id) ?? []) : [];
  });
  const whereNow = ({ place }: Piece): string => `${place.in}\n${place.cell ?? ''}`;
  return pieces.sort(
    (a, b) => (whereNow(a) < whereNow(b) ? -1 : Number(whereNow(a) > whereNow(b))) || a.place.rank - b.place.rank,
  );
};

/** Keeps the order of decks secret when steps are undone or redone. */
export const deckUndoSystem = {
  name: 'decks after undo',
  operations: {},
  reactions: (table, done) => reshuffled(table, done) ?? renamed(table, done),
  acts: 'none',
} satisfies System;
