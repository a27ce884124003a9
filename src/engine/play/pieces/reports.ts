import { z } from 'zod';
import { count, follows, keyed, longText, type ReportsOf, shortText, times } from '../../../table/index.ts';

/** Reports about pieces, found by `src/view/seen/pieces.ts`. */

const name = shortText.exactOptional();
const pieceAt = { piece: shortText, at: shortText, count: times, follows };

export const pieceReportRules = {
  /**
   * `boards`: if they differ. `army`: the army that it joined; `left`: the army that it left; `with`: the army with
   * which it moved.
   */
  moved: {
    schema: keyed({
      what: z.literal('moved'),
      piece: shortText,
      from: shortText,
      to: shortText,
      boards: z.tuple([shortText, shortText]).exactOptional(),
      army: name,
      left: name,
      with: name,
      count: times,
      follows,
    }),
    told: { phraseWithout: 'army' },
    isCounted: true,
    texts: { piece: 'typed', from: 'word', to: 'word', boards: 'word', army: 'typed', left: 'typed', with: 'typed' },
  },
  /** The piece is new, or comes from a place that the viewer can't see. */
  appeared: {
    schema: keyed({ what: z.literal('appeared'), ...pieceAt, from: name }),
    told: { phraseWithout: 'from' },
    isCounted: true,
    texts: { piece: 'typed', at: 'word', from: 'word' },
  },
  /** The piece left the table (`gone`), or the viewer's sight. */
  vanished: {
    schema: keyed({
      what: z.literal('vanished'),
      piece: shortText,
      from: shortText,
      gone: z.literal(true).exactOptional(),
      to: name,
      count: times,
      follows,
    }),
    told: 'phrase',
    isCounted: true,
    texts: { piece: 'typed', from: 'word', to: 'word' },
  },
  /**
   * Unseen pieces changed place, and their number is published. `each`: the hand of every side received this number.
   */
  passed: {
    schema: keyed({
      what: z.literal('passed'),
      from: name,
      to: name,
      count,
      each: z.literal(true).exactOptional(),
      follows,
    }),
    told: 'phrase',
    isCounted: false,
    texts: { from: 'word', to: 'word' },
  },
  /**
   * A container that shows only whether it is empty has changed. `isDetail`: it is a deck, by the rules, and the post
   * has other changes (G42).
   */
  filled: {
    schema: keyed({
      what: z.literal('filled'),
      container: shortText,
      any: z.boolean(),
      follows,
      isDetail: z.literal(true).exactOptional(),
    }),
    told: 'phrase',
    isCounted: false,
    texts: { container: 'word' },
  },
  /** A hidden or face-down piece is visible now. */
  revealed: {
    schema: keyed({ what: z.literal('revealed'), ...pieceAt }),
    told: 'phrase',
    isCounted: true,
    texts: { piece: 'typed', at: 'word' },
  },
  /** The piece is face down now, or out of the viewer's sight. */
  covered: {
    schema: keyed({ what: z.literal('covered'), ...pieceAt }),
    told: 'phrase',
    isCounted: true,
    texts: { piece: 'typed', at: 'word' },
  },
  owned: {
    schema: keyed({ what: z.literal('owned'), ...pieceAt }),
    told: 'phrase',
    isCounted: true,
    texts: { piece: 'typed', at: 'word' },
  },
  /** Blank values are missing. */
  set: {
    schema: keyed({
      what: z.literal('set'),
      piece: shortText,
      property: longText,
      from: z.string().exactOptional(),
      to: z.string().exactOptional(),
      follows,
    }),
    told: 'phrase',
    isCounted: false,
    texts: { piece: 'typed', property: 'typed', from: 'typed', to: 'typed' },
  },
  became: {
    schema: keyed({ what: z.literal('became'), piece: shortText, into: shortText, follows }),
    told: 'phrase',
    isCounted: false,
    texts: { piece: 'typed', into: 'typed' },
  },
  'in-check': {
    schema: keyed({
      what: z.literal('in-check'),
      side: shortText,
      piece: shortText,
      at: shortText,
      by: shortText,
    }),
    told: 'line',
    isCounted: false,
    texts: { side: 'word', piece: 'typed', at: 'word', by: 'typed' },
  },
  /** A move in chess notation, instead of its effects. `isSecond` is true for the second side of the turn. */
  written: {
    schema: keyed({
      what: z.literal('written'),
      number: count,
      isSecond: z.literal(true).exactOptional(),
      san: shortText,
    }),
    told: 'sentence',
    isCounted: false,
    texts: { san: 'word' },
  },
  overruled: {
    schema: keyed({ what: z.literal('overruled'), by: z.enum(['all', 'master']) }),
    told: 'behind',
    isCounted: false,
  },
  turned: {
    schema: keyed({ what: z.literal('turned'), piece: shortText, layer: z.string(), follows }),
    told: 'phrase',
    isCounted: false,
    texts: { piece: 'typed', layer: 'typed' },
  },
  faces: {
    schema: keyed({ what: z.literal('faces'), piece: shortText, facing: z.number(), follows }),
    told: 'phrase',
    isCounted: false,
    texts: { piece: 'typed' },
  },
  restacked: {
    schema: keyed({ what: z.literal('restacked'), piece: shortText, at: shortText, follows }),
    told: 'phrase',
    isCounted: false,
    texts: { piece: 'typed', at: 'word' },
  },
} as const;

declare module '../../../table/core/report.ts' {
  interface Reports extends ReportsOf<typeof pieceReportRules> {}
}
