import { z } from 'zod';
import { count, follows, keyed, longText, type ReportsOf, shortText, times } from '../../../table/index.ts';

/** What is told of pieces, as src/view/seen/pieces.ts finds it. */

const name = shortText.exactOptional();
const pieceAt = { piece: shortText, at: shortText, count: times, follows };

export const pieceReportRules = {
  /**
   * `boards`: from which to which, where it is not one. `army`: it is in that one now, and was not; `left`: it was in
   * that one, and is not; `with`: it is and was in that one.
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
  /** New, or come from where the viewer does not see: `from`, if that place is known. */
  appeared: {
    schema: keyed({ what: z.literal('appeared'), ...pieceAt, from: name }),
    told: { phraseWithout: 'from' },
    isCounted: true,
    texts: { piece: 'typed', at: 'word', from: 'word' },
  },
  /** Taken off the table (`gone`), or gone to where the viewer does not see: `to`, if that place is known. */
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
   * So many pieces that the viewer does not see went from one place to another, at least one of which publishes how
   * many it has. `each`: so many went to the hand of every side.
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
   * Something is in a container now of which no more is published than that, or nothing is any more. `isDetail`: it is a
   * deck, by the rules, and the post tells other changes (G42).
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
  /** What was there unseen, or face down, is seen now. */
  revealed: {
    schema: keyed({ what: z.literal('revealed'), ...pieceAt }),
    told: 'phrase',
    isCounted: true,
    texts: { piece: 'typed', at: 'word' },
  },
  /** It lies face down now, or where the viewer does not see it any more. */
  covered: {
    schema: keyed({ what: z.literal('covered'), ...pieceAt }),
    told: 'phrase',
    isCounted: true,
    texts: { piece: 'typed', at: 'word' },
  },
  /** It is another side's now, or nobody's. */
  owned: {
    schema: keyed({ what: z.literal('owned'), ...pieceAt }),
    told: 'phrase',
    isCounted: true,
    texts: { piece: 'typed', at: 'word' },
  },
  /** What a property read before and reads now; blank is left out. */
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
  /** It is of another prototype now. */
  became: {
    schema: keyed({ what: z.literal('became'), piece: shortText, into: shortText, follows }),
    told: 'phrase',
    isCounted: false,
    texts: { piece: 'typed', into: 'typed' },
  },
  /** An enemy could take a piece of that side that must not be taken. */
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
  /**
   * A move as chess players write it, in the place of what it did to pieces. `number`: that of the turn; `isSecond`: of
   * the side that goes second in it.
   */
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
  /** That it was done though the rules of the module refuse it. */
  overruled: {
    schema: keyed({ what: z.literal('overruled'), by: z.enum(['all', 'master']) }),
    told: 'behind',
    isCounted: false,
  },
  /** Another of its layers shows. */
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
