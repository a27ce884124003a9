import { bold } from '../../../view/text.ts';
import { OVERRULE } from '../systems/overruled.ts';

const PIECE = 'Which cards: their numbers or names, with commas between';

/** What Discord lists of `/hand`. */
export const definition = {
  description: 'Look at your hand and play from it',
  subcommands: {
    show: {
      description: 'Show your hand, to you alone',
      options: { side: 'Of which of your sides' },
    },
    play: {
      description: 'Play cards from your hand',
      options: {
        piece: PIECE,
        to: 'Where to: a cell, or a map',
        covered: 'Whether they lie face down there, so that only your side knows them',
        overrule: OVERRULE,
      },
    },
    give: {
      description: 'Give cards into another hand',
      options: { piece: PIECE, side: 'To which side', overrule: OVERRULE },
    },
    discard: {
      description: 'Put cards from your hand on a pile',
      options: { piece: PIECE, to: 'Which pile; the only open one, when left out', overrule: OVERRULE },
    },
  },
};

export const labels = {
  choose: 'Play or discard a card ...',
  back: '◀ Back',
  play: { usual: 'Play it to ...', covered: 'Play it face down to ...', open: 'Play it face up to ...' },
  discard: (pile: string): string => `Discard to ${pile}`,
};

/** A card by its number, as it is offered; `count`: so many are like it. */
export const card = (number: number, name: string, count: number): string =>
  `${number}. ${name}${count > 1 ? ` (one of ${count})` : ''}`;

export const noSeat: string = 'You don’t play in this game, so you have no hand. `/game join` takes a seat.';
export const notDealt: string = 'You have no cards yet: the game hasn’t begun.';
export const noHand: string = 'This game has no hands of cards. `/play` shows what you can do.';
export const othersHand = (side: string): string =>
  `Only who plays ${bold(side)} sees that hand. \`/game seats\` shows who plays what.`;
export const masterHasNone: string =
  'A game master has no hand. `/hand show side:` shows anybody’s; `/move` and `/deck` move the cards of all.';
