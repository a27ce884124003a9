import { OVERRULE } from '../systems/overruled.ts';

const DECK = 'Which deck; the only one, when left out';
const COUNT = 'How many (1)';

/** What Discord lists of `/deck`. */
export const definition = {
  description: 'Draw, deal and shuffle',
  subcommands: {
    list: 'List the decks, and whose hands hold how much',
    show: {
      description: 'Show a deck; an open pile with what is in it',
      options: { deck: DECK },
    },
    draw: {
      description: 'Draw cards, into your hand or to a place',
      options: {
        deck: DECK,
        count: COUNT,
        to: 'Where to; your hand, when left out',
        piece: 'These cards by name, where the deck allows it',
        overrule: OVERRULE,
      },
    },
    deal: {
      description: 'Deal cards into hands',
      options: {
        deck: DECK,
        count: 'How many to each (1)',
        side: 'Only to these sides, with commas between',
        overrule: OVERRULE,
      },
    },
    shuffle: {
      description: 'Shuffle a deck',
      options: { deck: DECK, discards: 'With its discard pile', overrule: OVERRULE },
    },
    peek: {
      description: 'Look at the top of a deck; the others are told how far',
      options: { deck: DECK, count: COUNT, overrule: OVERRULE },
    },
    return: {
      description: 'Put cards, or a whole deck, into a deck',
      options: {
        piece: 'Which cards, with commas between',
        deck: 'Into which deck',
        where: { description: 'Where in it (top)', choices: { top: 'top', bottom: 'bottom', random: 'random' } },
        from: 'A whole deck, in its order',
        overrule: OVERRULE,
      },
    },
  },
};

export const noDecks: string = 'This game has no decks. `/hand show` shows your cards, `/piece list` the pieces.';
