import type { Operation } from '../../core/operation.ts';
import type { Seen, Telling } from '../../core/report.ts';
import { textOf } from '../../core/value.ts';
import { effectiveValue } from '../../modifiers/effective-value.ts';

/** What is told of decks beside the cards that come and go. */

declare module '../../core/report.ts' {
  interface Reports {
    /** `names`: the cards, the top one first, for whoever looked. */
    readonly looked: { readonly deck: string; readonly count: number; readonly names?: readonly string[] };
    readonly shuffled: { readonly deck: string; readonly discards?: true };
  }
}

export const shuffleSeen = ({ reader }: Telling, { deck: id, discards }: Operation<'shuffle'>): readonly Seen[] => {
  const deck = reader.get('deck', id)?.name;
  return deck === undefined ? [] : [{ what: 'shuffled', deck, ...(discards ? { discards: true } : {}) }];
};

/** Looked at in a reader's own world, it shows no more than that reader sees. */
const NAME: string = 'PieceName';

/** Whoever looked is told what lay on top, be it for the second time. */
export const peekSeen = ({ reader }: Telling, { actor, deck: id, count }: Operation<'peek'>): readonly Seen[] => {
  const deck = reader.get('deck', id)?.name;
  if (deck === undefined) return [];
  const isMine = reader.master || reader.person === actor;
  const names = isMine
    ? reader
        .at(id)
        .slice(-count)
        .reverse()
        .map((card) => textOf(effectiveValue(reader, { kind: 'piece', id: card.id, name: NAME })))
    : [];
  return [{ what: 'looked', deck, count, ...(names.length > 0 ? { names } : {}) }];
};
