import type { Format } from '../base/messages.ts';
import { author, reveals } from '../base/options.ts';
import { name } from '../base/values.ts';

/** The description of `/modifier` for Discord. */
export const definition = {
  description: 'modifier-command',
  subcommands: {
    list: { description: 'modifier-command-list', options: { author } },
    explain: {
      description: 'modifier-command-explain',
      options: { subject: 'modifier-option-subject', property: 'modifier-option-property', author },
    },
    add: {
      description: 'modifier-command-add',
      options: {
        name: 'modifier-option-add-name',
        change: 'modifier-option-change',
        match: 'modifier-option-match',
        on: 'modifier-option-on',
        scope: 'modifier-option-scope',
        of: 'modifier-option-of',
        when: 'modifier-option-when',
        precedence: 'modifier-option-precedence',
        lasts: 'modifier-option-lasts',
        reveals,
      },
    },
    remove: { description: 'modifier-command-remove', options: { name: 'modifier-option-remove-name' } },
    order: {
      description: 'modifier-command-order',
      // biome-ignore lint/suspicious/noThenProperty: the name of an option; its value is no function
      options: { first: 'modifier-option-first', then: 'modifier-option-then' },
    },
  },
} as const;

export const badLasts = 'modifier-bad-lasts';
export const several = (format: Format, modifier: string, count: number): string =>
  format('modifier-several', { modifier: name(modifier), count });

/** A suggestion of completion; `bearer`: the piece that carries it. */
export const offer = (format: Format, modifier: string, bearer: string | undefined, precedence: number): string =>
  bearer === undefined
    ? format('modifier-offer', { modifier, precedence })
    : format('modifier-offer-of', { modifier, bearer, precedence });
