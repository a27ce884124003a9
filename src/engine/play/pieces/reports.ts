import { z } from 'zod';
import {
  causedByOthersSchema,
  count,
  keyed,
  longText,
  type ReportsOf,
  shortText,
  times,
} from '../../../table/index.ts';

/** Reports about pieces. `src/view/seen/pieces.ts` creates them. */

const name = shortText.exactOptional();
const pieceAt = { piece: shortText, at: shortText, count: times, follows: causedByOthersSchema };

export const pieceReportDefinitions = {
  /**
   * A piece moved. `boards` is set if the boards differ. `army` is the army that it joined, `left` the army that it
   * left, and `with` the army with which it moved.
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
      follows: causedByOthersSchema,
    }),
    told: { phraseWithout: 'army' },
    isCounted: true,
    texts: { piece: 'typed', from: 'word', to: 'word', boards: 'word', army: 'typed', left: 'typed', with: 'typed' },
  },
  /** A piece appeared. It is new, or comes from a place that the viewer can't see. */
  appeared: {
    schema: keyed({ what: z.literal('appeared'), ...pieceAt, from: name }),
    told: { phraseWithout: 'from' },
    isCounted: true,
    texts: { piece: 'typed', at: 'word', from: 'word' },
  },
  /** A piece vanished. It left the table (`gone`), or the viewer no longer sees it. */
  vanished: {
    schema: keyed({
      what: z.literal('vanished'),
      piece: shortText,
      from: shortText,
      gone: z.literal(true).exactOptional(),
      to: name,
      count: times,
      follows: causedByOthersSchema,
    }),
    told: 'phrase',
    isCounted: true,
    texts: { piece: 'typed', from: 'word', to: 'word' },
  },
  /**
   * Unseen pieces changed their place, and their number is published. With `each`, the hand of every side received this
   * number.
   */
  passed: {
    schema: keyed({
      what: z.literal('passed'),
      from: name,
      to: name,
      count,
      each: z.literal(true).exactOptional(),
      follows: causedByOthersSchema,
    }),
    told: 'phrase',
    isCounted: false,
    texts: { from: 'word', to: 'word' },
  },
  /**
   * A container that shows only if it is empty was filled or emptied. `isDetail` is true for a deck that the rules
   * changed, if the post has other changes (G42).
   */
  filled: {
    schema: keyed({
      what: z.literal('filled'),
      container: shortText,
      any: z.boolean(),
      follows: causedByOthersSchema,
      isDetail: z.literal(true).exactOptional(),
    }),
    told: 'phrase',
    isCounted: false,
    texts: { container: 'word' },
  },
  /** A hidden or face-down piece became visible. */
  revealed: {
    schema: keyed({ what: z.literal('revealed'), ...pieceAt }),
    told: 'phrase',
    isCounted: true,
    texts: { piece: 'typed', at: 'word' },
  },
  /** A piece was turned face down, or is no longer visible to the viewer. */
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
  /** A property of a piece was set. `from` and `to` are absent if the value before or after is blank. */
  set: {
    schema: keyed({
      what: z.literal('set'),
      piece: shortText,
      property: longText,
      from: z.string().exactOptional(),
      to: z.string().exactOptional(),
      follows: causedByOthersSchema,
    }),
    told: 'phrase',
    isCounted: false,
    texts: { piece: 'typed', property: 'typed', from: 'typed', to: 'typed' },
  },
  became: {
    schema: keyed({ what: z.literal('became'), piece: shortText, into: shortText, follows: causedByOthersSchema }),
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
  /** A move in chess notation, in place of its effects. `isSecond` is true for the second side of a turn. */
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
    schema: keyed({ what: z.literal('turned'), piece: shortText, layer: z.string(), follows: causedByOthersSchema }),
    told: 'phrase',
    isCounted: false,
    texts: { piece: 'typed', layer: 'typed' },
  },
  faces: {
    schema: keyed({ what: z.literal('faces'), piece: shortText, facing: z.number(), follows: causedByOthersSchema }),
    told: 'phrase',
    isCounted: false,
    texts: { piece: 'typed' },
  },
  restacked: {
    schema: keyed({ what: z.literal('restacked'), piece: shortText, at: shortText, follows: causedByOthersSchema }),
    told: 'phrase',
    isCounted: false,
    texts: { piece: 'typed', at: 'word' },
  },
} as const;

declare module '../../../table/core/report.ts' {
  interface Reports extends ReportsOf<typeof pieceReportDefinitions> {}
}
