import { overrule } from '../../../words/base/options.ts';

export const definition = {
  description: 'deck-command',
  subcommands: {
    list: 'deck-command-list',
    show: { description: 'deck-command-show', options: { deck: 'deck-option-deck' } },
    draw: {
      description: 'deck-command-draw',
      options: {
        deck: 'deck-option-deck',
        count: 'deck-option-count',
        to: 'deck-option-to',
        piece: 'deck-option-draw-piece',
        overrule,
      },
    },
    deal: {
      description: 'deck-command-deal',
      options: { deck: 'deck-option-deck', count: 'deck-option-deal-count', side: 'deck-option-side', overrule },
    },
    shuffle: {
      description: 'deck-command-shuffle',
      options: { deck: 'deck-option-deck', discards: 'deck-option-discards', overrule },
    },
    peek: {
      description: 'deck-command-peek',
      options: { deck: 'deck-option-deck', count: 'deck-option-count', overrule },
    },
    return: {
      description: 'deck-command-return',
      options: {
        piece: 'deck-option-return-piece',
        deck: 'deck-option-return-deck',
        where: {
          description: 'deck-option-where',
          choices: { top: 'deck-where-top', bottom: 'deck-where-bottom', random: 'deck-where-random' },
        },
        from: 'deck-option-from',
        overrule,
      },
    },
  },
} as const;

export const noDecks = 'deck-none';
