import { bold, plain } from '../../../view/text.ts';
import { MOST_PRICES } from '../../base/limits.ts';
import { formatIn } from '../../base/messages.ts';
import { listed } from '../text.ts';

/** What Discord lists of `/act`. */
export const definition = {
  description: 'Tun, was dieses Spiel außer dem Ziehen erlaubt',
  options: {
    name: 'Was: Die Vervollständigung bietet an, was jetzt geht; ohne das kommt alles mit Knöpfen',
    on: 'Womit: eine Figur, eine Karte, ein Feld oder eine Seite',
    with: 'Was du dafür wählst, wie es gefragt wird, mit ; dazwischen',
    overrule: formatIn('de')('option-overrule'),
    pay: 'Womit du zahlst, mit Kommas dazwischen; sonst so wenig, wie reicht',
  },
};

/** An action, as completion offers it, with what it costs; nothing, where nothing is paid. */
export const offered = (name: string, prices: readonly string[]): string =>
  prices.length === 0 ? name : priced(name, prices.length > MOST_PRICES ? 'mehreres' : listed(prices, 'oder'));

export const priced = (name: string, price: string): string => `${name} (kostet ${price})`;

export const smallest = (cards: string): string => `${cards} (das Wenigste, das reicht)`;

export const notNumber = (choice: string, typed: string): string =>
  `${bold(choice)} ist eine ganze Zahl, etwa 2, und nicht ${plain(typed, 40)}.`;

/** A question that waits for an answer, as completion offers it. */
export const answered = (name: string, by: string): string => `${name} (gefragt von ${by})`;
