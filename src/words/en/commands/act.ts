import { bold, plain } from '../../../view/text.ts';
import { MOST_PRICES } from '../../base/limits.ts';
import { formatIn } from '../../base/messages.ts';
import { listed } from '../text.ts';

/** What Discord lists of `/act`. */
export const definition = {
  description: 'Do what this game lets you do beside moving',
  options: {
    name: 'What: completion offers what you can do now; all of it with buttons, when it is left out',
    on: 'With what: a piece, a card, a cell or a side',
    with: 'What you choose for it, as it is asked, with ; between',
    overrule: formatIn('en')('option-overrule'),
    pay: 'With what you pay, with commas between; else as little as will do',
  },
};

/** An action, as completion offers it, with what it costs; nothing, where nothing is paid. */
export const offered = (name: string, prices: readonly string[]): string =>
  prices.length === 0 ? name : priced(name, prices.length > MOST_PRICES ? 'several' : listed(prices, 'or'));

export const priced = (name: string, price: string): string => `${name} (costs ${price})`;

export const smallest = (cards: string): string => `${cards} (the least that will do)`;

export const notNumber = (choice: string, typed: string): string =>
  `${bold(choice)} is a whole number, such as 2, and not ${plain(typed, 40)}.`;

/** A question that waits for an answer, as completion offers it. */
export const answered = (name: string, by: string): string => `${name} (asked by ${by})`;
