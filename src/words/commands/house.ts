import type { CardPrinting } from '../../kingdom/index.ts';
import type { PersonId } from '../../table/index.ts';
import { moment, plain } from '../../view/text/text.ts';
import { LONGEST_BOX_LIST_TEXT, LONGEST_KINGDOM_NAMES_TEXT } from '../base/limits.ts';
import type { Format } from '../base/messages.ts';
import { list, name, names, person } from '../base/values.ts';

/** The description of `/house` for Discord. */
export const definition = {
  description: 'house-command',
  subcommands: {
    show: 'house-command-show',
    played: { description: 'house-command-played', options: { page: 'house-option-page' } },
    boxes: { description: 'house-command-boxes', options: { sets: 'house-option-sets' } },
    ban: { description: 'house-command-ban', options: { card: 'house-option-card', weight: 'house-option-weight' } },
    unban: { description: 'house-command-unban', options: { card: 'house-option-card' } },
    printing: {
      description: 'house-command-printing',
      options: {
        texts: {
          description: 'house-option-texts',
          choices: { '2019': 'house-texts-2019', newest: 'house-texts-newest', first: 'house-texts-first' },
        },
      },
    },
  },
} as const;

export const whichBoxes = 'house-which-boxes';
/** The question about the owned boxes, if they need several lists. */
export const whichBoxesOf = (format: Format, part: number, parts: number): string =>
  format('house-which-boxes-part', { part, parts });
export const chooseBoxes = 'house-choose-boxes';
export const allBoxes = (format: Format, who: PersonId): string => format('house-all-boxes', { who: person(who) });

const textsOf = (format: Format, printing: CardPrinting): string => format(`house-printing-${printing}`);
export const playsTexts = (format: Format, who: PersonId, printing: CardPrinting): string =>
  format('house-plays-texts', { who: person(who), texts: textsOf(format, printing) });

/**
 * The house rules for kingdoms; `boxes`: titles of the owned boxes with their number of sets, undefined if none were
 * chosen.
 */
export const rules = (
  format: Format,
  boxes: { readonly count: number; readonly titles: readonly string[] } | undefined,
  banned: readonly string[],
  weighed: readonly { readonly name: string; readonly weight: number }[],
  printing: CardPrinting,
): string =>
  [
    boxes === undefined
      ? format('house-boxes-unknown')
      : format('house-boxes', {
          count: boxes.count,
          boxes: plain(format('kingdom-listed', { things: list(boxes.titles) }), LONGEST_BOX_LIST_TEXT),
        }),
    banned.length > 0
      ? format('house-banned', { cards: list(banned.map((card) => plain(card))) })
      : format('house-no-bans'),
    ...(weighed.length > 0
      ? [
          format('house-weighed', {
            cards: list(weighed.map((one) => format('house-weight', { card: plain(one.name), weight: one.weight }))),
          }),
        ]
      : []),
    format('house-texts', { texts: textsOf(format, printing) }),
  ].join('\n');

export const whichCards = 'house-which-cards';
export const bans = (format: Format, who: PersonId, cards: readonly string[]): string =>
  format('house-bans', { who: person(who), cards: names(cards) });
export const frees = (format: Format, who: PersonId, cards: readonly string[]): string =>
  format('house-frees', { who: person(who), cards: names(cards) });
export const weighs = (format: Format, who: PersonId, cards: readonly string[], weight: number): string =>
  format('house-weighs', { who: person(who), cards: names(cards), weight });
export const noneBanned = 'house-none-banned';

/** Kingdoms that were played here. */
export const played = {
  none: 'kingdom-none-played',
  head: (format: Format, now: number, pages: number): string => format('house-played', { page: now, pages }),
  /** `at`: ms since 1970; `won`: the winner, if known; `cards`: blank if a card of the kingdom is unknown. */
  game: (format: Format, at: number, code: string, won: string | undefined, cards: string): string => {
    const given = { at: moment(at), code };
    const line =
      won === undefined ? format('house-game', given) : format('house-game-won', { ...given, winner: name(won) });
    return [
      `- ${line}`,
      `-# ${cards === '' ? format('house-unknown-card') : plain(cards, LONGEST_KINGDOM_NAMES_TEXT)}`,
    ].join('\n');
  },
} as const;
