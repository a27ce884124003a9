import {
  type AnyRecord,
  added,
  apply,
  derived,
  LiveTable,
  type Operation,
  type PersonId,
  type PieceId,
  perform,
  type SideId,
} from '../../table/index.ts';
import { refusalOf, systems } from '../index.ts';
import { allInstructionsOf } from '../play/lines/source.ts';
import type { Module } from '../play/module.ts';
import { moduleOf } from '../play/queries.ts';
import type { Piece } from '../play/records.ts';
import type { PlayerKnowledge } from '../play/secrecy/knowledge.ts';
import type { Luck } from './luck.ts';

/** True if the player's knowledge leaves several tables possible. */
export const isKnowledgeIncomplete = ({ unseen, records }: PlayerKnowledge): boolean =>
  unseen.length > 0 || records.some(isBack);

export const hasGameRandomness = ({ records }: PlayerKnowledge): boolean =>
  records.some((record) => record.kind === 'module' && isByChance(record.module));

const isByChance = derived(
  (module: Module): boolean =>
    (module.decks ?? []).length > 0 || allInstructionsOf(module).some(({ roll }) => roll !== undefined),
);

/** True for a piece that the player sees only from the back. */
const isBack = (record: AnyRecord): boolean =>
  record.kind === 'piece' && record.prototype === undefined && record.mask !== undefined;

/**
 * Returns a possible table: one that fits a player's knowledge, with its own random numbers. Unseen pieces are drawn
 * from those that the player sees nowhere (G50). Units in fog and secret roles are not added, because their number is
 * unknown.
 */
export const createPossibleTable = ({ records, unseen }: PlayerKnowledge, luck: Luck): LiveTable => {
  const table = new LiveTable(systems);
  table.isOpen = true;
  const backs = records.flatMap((record) => (record.kind === 'piece' && isBack(record) ? [record] : []));
  const known = records.filter((record) => !isBack(record));
  apply(table, added(...known.map((record) => (record.kind === 'secret' ? withChance(record, luck) : record))));
  if (unseen.length === 0 && backs.length === 0) return table;
  const ids = new Set(backs.map(({ id }) => id));
  const hidden = piecesOf(moduleOf(table)).filter(({ id }) => table.get('piece', id) === undefined);
  // The ids of pieces whose faces were drawn for cards that show only their backs. If a hidden piece has the id of such
  // a card, it gets one of these ids.
  const freed: PieceId[] = [];
  const faces = luck.shuffled(hidden);
  const shown = backs.map((back): Piece => {
    const at = faces.findIndex(({ side }) => side === back.side);
    const [face] = at < 0 ? [] : faces.splice(at, 1);
    const { id, place, mask } = back;
    if (face && !ids.has(face.id)) freed.push(face.id);
    return face ? { ...face, id, place, ...(mask ? { mask } : {}) } : back;
  });
  const put = unseen.flatMap(({ in: container, count }) =>
    faces.splice(0, count).map(({ old: _, mask: __, ...face }, rank): Piece => {
      const id = ids.has(face.id) ? (freed.pop() ?? face.id) : face.id;
      return { ...face, id, place: { in: container, rank } };
    }),
  );
  apply(table, added(...shown, ...put));
  return table;
};

const withChance = (secret: Extract<AnyRecord, { readonly kind: 'secret' }>, luck: Luck): AnyRecord => {
  const key = (): string =>
    Array.from({ length: 8 }, () =>
      luck
        .below(2 ** 32)
        .toString(16)
        .padStart(8, '0'),
    ).join('');
  return { ...secret, chance: key(), handles: key() };
};

/**
 * Returns all pieces at the start of a game, including those in decks. They are no secret, because players can read
 * them in the module's file.
 */
const piecesOf = derived((module: Module): readonly Piece[] => {
  const table = new LiveTable(systems);
  table.isOpen = true;
  const secret = '0'.repeat(64);
  const [host, ...others] = module.sides.map((_, i) => `${10_000 + i}` as PersonId);
  if (host === undefined) return [];
  const done = (operation: Operation): void => {
    perform(table, refusalOf, operation, { now: 0, past: { done: [], undone: [] } });
  };
  done({ kind: 'start', actor: host, module, hash: secret, chance: secret, handles: secret });
  for (const [i, actor] of [host, ...others].entries())
    done({ kind: 'join', actor, side: module.sides[i]?.name as SideId });
  done({ kind: 'begin', actor: host });
  return [...table.all('piece')];
});
