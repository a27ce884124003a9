import type { Format } from '../../../words/base/messages.ts';
import { overrule } from '../../../words/base/options.ts';
import { name } from '../../../words/base/values.ts';

export const definition = {
  description: 'hand-command',
  subcommands: {
    show: { description: 'hand-command-show', options: { side: 'hand-option-show-side' } },
    play: {
      description: 'hand-command-play',
      options: { piece: 'hand-option-piece', to: 'hand-option-play-to', covered: 'hand-option-covered', overrule },
    },
    give: {
      description: 'hand-command-give',
      options: { piece: 'hand-option-piece', side: 'hand-option-give-side', overrule },
    },
    discard: {
      description: 'hand-command-discard',
      options: { piece: 'hand-option-piece', to: 'hand-option-discard-to', overrule },
    },
  },
} as const;

export const labels = {
  choose: 'hand-label-choose',
  back: 'hand-label-back',
  play: { usual: 'hand-label-play', covered: 'hand-label-play-covered', open: 'hand-label-play-open' },
  discard: (format: Format, pile: string): string => format('hand-label-discard', { pile }),
} as const;

/** Prints a card with its number for autocompletion. `count` is the number of cards that look the same. */
export const card = (format: Format, number: number, title: string, count: number): string =>
  count > 1 ? format('hand-card-of', { number, card: title, count }) : format('hand-card', { number, card: title });

export const noSeat = 'hand-no-seat';
export const notDealt = 'hand-not-dealt';
export const noHand = 'hand-none';
export const othersHand = (format: Format, side: string): string => format('hand-others', { side: name(side) });
export const masterHasNone = 'hand-master';
