import { plain } from '../../view/text/text.ts';
import { MOST_ACT_PRICES_LISTED } from '../base/limits.ts';
import type { Format } from '../base/messages.ts';
import { overrule } from '../base/options.ts';
import { listed } from '../base/text.ts';
import { name } from '../base/values.ts';

/** The description of `/act` for Discord. */
export const definition = {
  description: 'act-command',
  options: {
    name: 'act-option-name',
    on: 'act-option-on',
    with: 'act-option-with',
    overrule,
    pay: 'act-option-pay',
  },
} as const;

/** A suggested action with its prices. */
export const offered = (format: Format, action: string, prices: readonly string[]): string => {
  if (prices.length === 0) return action;
  return prices.length > MOST_ACT_PRICES_LISTED
    ? format('act-several-prices', { action })
    : priced(format, action, listed(format, prices, 'or'));
};

export const priced = (format: Format, action: string, price: string): string =>
  format('act-priced', { action, price });

export const smallest = (format: Format, cards: string): string => format('act-smallest', { cards });

export const notNumber = (format: Format, choice: string, typed: string): string =>
  format('act-not-number', { choice: name(choice), typed: plain(typed, 40) });

/** A suggested answer to an open question. */
export const answered = (format: Format, action: string, by: string): string =>
  format('act-asked', { name: action, by });
