import { z } from 'zod';
import { effectiveValue } from '../../../engine/modifiers/effective-value.ts';
import { countEqualNames, countedNamesSchema } from '../../../engine/play/pieces/counted-names.ts';
import {
  count,
  keyed,
  list,
  MAX_REPORT_LIST_LENGTH,
  type Operation,
  only,
  type ReportsOf,
  type SeenReport,
  shortText,
  type Telling,
  textOf,
  times,
} from '../../../table/index.ts';

export const deckReportDefinitions = {
  /** `names` are the cards from the top, for the player who looked and for the game master. */
  looked: {
    schema: keyed({
      what: z.literal('looked'),
      deck: shortText,
      count,
      names: list(shortText, MAX_REPORT_LIST_LENGTH).exactOptional(),
    }),
    told: 'by-form',
    isCounted: false,
    texts: { deck: 'word', names: 'typed' },
  },
  shuffled: {
    schema: keyed({ what: z.literal('shuffled'), deck: shortText, discards: z.literal(true).exactOptional() }),
    told: 'by-form',
    isCounted: false,
    texts: { deck: 'word' },
  },
  /** Cards that went from one place to another, as far as the reader knows: by name, and the number of unseen ones. */
  flow: {
    schema: keyed({
      what: z.literal('flow'),
      from: shortText.exactOptional(),
      to: shortText.exactOptional(),
      pieces: countedNamesSchema.exactOptional(),
      unseen: times,
    }),
    told: 'by-form',
    isCounted: false,
    texts: { from: 'word', to: 'word', pieces: 'typed' },
  },
} as const;

declare module '../../../table/core/report.ts' {
  interface Reports extends ReportsOf<typeof deckReportDefinitions> {}
}

export const reportShuffle = (
  { reader }: Telling,
  { deck: id, discards }: Operation<'shuffle'>,
): readonly SeenReport[] => {
  const deck = reader.get('deck', id)?.name;
  return deck === undefined ? [] : [{ what: 'shuffled', deck, ...(discards ? { discards: true } : {}) }];
};

/** The name of the property with a piece's name. A reader gets only the part of it that they may know. */
const NAME: string = 'PieceName';

/** Reports the top cards to the player who looked at them, even if they already knew them. */
export const reportPeek = (
  { reader }: Telling,
  { actor, deck: id, count }: Operation<'peek'>,
): readonly SeenReport[] => {
  const deck = reader.get('deck', id)?.name;
  if (deck === undefined) return [];
  const isMine = reader.master || reader.isPerson(actor);
  const names = isMine
    ? reader
        .at(id)
        .slice(-count)
        .reverse()
        .map((card) => textOf(effectiveValue(reader, { kind: 'piece', id: card.id, name: NAME })))
    : [];
  return [{ what: 'looked', deck, count, ...(names.length > 0 ? { names } : {}) }];
};

interface Way {
  readonly from?: string;
  readonly to?: string;
  readonly names: string[];
  unseen: number;
}

/** Combines the reports of moved cards: one report for each pair of places, with the cards that the reader knows. */
export const combineMoveReports = (seen: readonly SeenReport[]): readonly SeenReport[] => {
  const ways = new Map<string, Way>();
  const way = (from: string | undefined, to: string | undefined): Way => {
    const key = `${from}\n${to}`;
    const ends = { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
    const known = ways.get(key) ?? { ...ends, names: [], unseen: 0 };
    ways.set(key, known);
    return known;
  };
  for (const one of seen) {
    if (one.what === 'appeared') way(one.from, one.at).names.push(one.piece);
    else if (one.what === 'vanished' && !one.gone) way(one.from, one.to).names.push(one.piece);
    else if (one.what === 'moved') way(one.from, one.to).names.push(one.piece);
    else if (one.what === 'passed') way(one.from, one.to).unseen += one.count;
  }
  const went = [...ways.values()].map(
    ({ names, unseen, ...ends }): SeenReport<'flow'> => ({
      what: 'flow',
      ...ends,
      ...(names.length > 0 ? { pieces: countEqualNames(names) } : {}),
      ...(unseen > 0 ? { unseen } : {}),
    }),
  );
  return [...went, ...only(seen, 'filled')];
};

export const firstReportSelector =
  (what: 'looked' | 'shuffled') =>
  (seen: readonly SeenReport[]): readonly SeenReport[] =>
    only(seen, what).slice(0, 1);
