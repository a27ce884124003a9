import type { Landscape } from '../../kingdom/index.ts';
import { plain } from '../../view/text/text.ts';
import { LONGEST_BOX_LIST_TEXT } from '../base/limits.ts';
import type { Format } from '../base/messages.ts';
import { list, name, names, person } from '../base/values.ts';

/** The description of `/kingdom` for Discord. */
const definition = {
  description: 'kingdom-command',
  options: {
    require: 'kingdom-option-require',
    ban: 'kingdom-option-ban',
    sets: 'kingdom-option-sets',
    strict: 'kingdom-option-strict',
    include: 'kingdom-option-include',
    exclude: 'kingdom-option-exclude',
    potions: 'kingdom-option-potions',
    moat: 'kingdom-option-moat',
    reaction: 'kingdom-option-reaction',
    overlap: {
      description: 'kingdom-option-overlap',
      choices: { allow: 'kingdom-overlap-allow', distinct: 'kingdom-overlap-distinct' },
    },
    bane: {
      description: 'kingdom-option-bane',
      choices: { apart: 'kingdom-bane-apart', demanded: 'kingdom-bane-may' },
    },
    draw: {
      description: 'kingdom-option-draw',
      choices: { natural: 'kingdom-draw-natural', uniform: 'kingdom-draw-uniform', classic: 'kingdom-draw-classic' },
    },
    code: 'kingdom-option-code',
    sort: {
      description: 'kingdom-option-sort',
      choices: { cost: 'kingdom-sort-cost', set: 'kingdom-sort-set', name: 'kingdom-sort-name' },
    },
    landscapes: 'kingdom-option-landscapes',
    colony: 'kingdom-option-colony',
    shelters: 'kingdom-option-shelters',
    players: 'kingdom-option-players',
    fresh: 'kingdom-option-fresh',
    repeats: {
      description: 'kingdom-option-repeats',
      choices: { few: 'kingdom-repeats-few', none: 'kingdom-repeats-none' },
    },
    unseen: 'kingdom-option-unseen',
    again: 'kingdom-option-again',
  },
} as const;

/** Texts of `/kingdom`: its description, its completion, and the reasons why it can't read a request. */
export const kingdomCommand = {
  definition,
  notes: {
    role: 'kingdom-note-role',
    type: 'kingdom-note-type',
    cost: 'kingdom-note-cost',
    random: 'kingdom-note-random',
    half: 'kingdom-note-half',
    every: 'kingdom-note-every',
    newest: (format: Format, set: string): string => format('kingdom-note-newest', { set }),
    landscape: (format: Format, { kind }: Landscape, set: string): string =>
      format('kingdom-note-landscape', { kind, set }),
  },
  potions: {
    '3-5': 'kingdom-potions-3-5',
    'need 3-5': 'kingdom-potions-need-3-5',
    '2-4': 'kingdom-potions-2-4',
  },
  landscapes: { 2: 'kingdom-landscapes-2', 4: 'kingdom-landscapes-4' },
  colony: { share: 'kingdom-colony-share', yes: 'kingdom-chance-yes', no: 'kingdom-chance-no' },
  shelters: { share: 'kingdom-shelters-share', yes: 'kingdom-chance-yes', no: 'kingdom-chance-no' },
  /** The end of a description of an earlier request in which the player had locked some piles. */
  locked: 'kingdom-with-locked',
  lockedAcross: 'kingdom-with-locked-across',
  bad: {
    share: 'kingdom-bad-share',
    marks: 'kingdom-bad-marks',
    brackets: 'kingdom-bad-brackets',
    repeats: 'kingdom-bad-repeats',
    potions: 'kingdom-bad-potions',
    landscapes: 'kingdom-bad-landscapes',
    noSets: 'kingdom-bad-no-sets',
    again: 'kingdom-bad-again',
    newCard: 'kingdom-page-too-new',
    banned: (format: Format, cards: readonly string[]): string =>
      format('kingdom-bad-banned', { names: names(cards), count: cards.length }),
  },
} as const;

/** Texts around a kingdom: the labels of its buttons, and how it was drawn. */
export const kingdomMessage = {
  labels: {
    again: 'kingdom-label-again',
    replace: 'kingdom-label-replace',
    wish: 'kingdom-label-wish',
    lock: 'kingdom-label-lock',
    copy: 'kingdom-label-copy',
    played: 'kingdom-label-played',
    later: 'kingdom-label-later',
    pile: 'kingdom-label-pile',
    piles: 'kingdom-label-piles',
  },
  parts: {
    bane: 'kingdom-part-bane',
    ruins: 'kingdom-part-ruins',
    boons: 'kingdom-part-boons',
    druid: 'kingdom-part-druid',
    deck: 'kingdom-part-deck',
  },
  setUp: (format: Format, page: string): string => format('kingdom-set-up', { page }),
  boxesUnknown: 'kingdom-boxes-unknown',
  byCode: 'kingdom-by-code',
  listed: 'kingdom-as-listed',
  listedOpen: 'kingdom-as-listed-open',
  nonePlayed: 'kingdom-none-played',
  fewPlayed: (format: Format, count: number): string => format('kingdom-few-played', { count }),
  /**
   * The cards of the `last` kingdoms that come again; `isFewest`: true if fewer repeated cards are impossible (K25).
   */
  comeAgain: (format: Format, cards: readonly string[], last: number, isFewest: boolean): string =>
    cards.length === 0
      ? format('kingdom-nothing-again', { last })
      : format(isFewest ? 'kingdom-again-fewest' : 'kingdom-again-few', { last, cards: list(cards, 'more') }),
  unseenFirst: 'kingdom-unseen-first',
  /** The usual demands that the kingdom doesn't keep, because they were impossible. */
  gaveWay: (format: Format, wishes: readonly string[]): string =>
    format('kingdom-gave-way', { wishes: wishes.join('; ') }),
  replaced: (format: Format, wishes: readonly string[]): string =>
    format('kingdom-replaced', { wishes: wishes.join('; ') }),
  /** The parts of a pasted kingdom that are left out. */
  lost: (format: Format, texts: readonly string[]): string =>
    format('kingdom-left-out', { names: list(texts.map((text) => plain(text))) }),
  tooSmall: (format: Format, count: number): string => format('kingdom-too-small', { count }),
} as const;

type Who = Parameters<typeof person>[0];

/** The most recent kingdoms that the note about a played kingdom suggests to avoid. */
const MOST_FRESH = 3;

/** The questions and answers of a kingdom's buttons. */
export const kingdomPress = {
  passed: 'kingdom-passed',
  unknownGame: 'kingdom-unknown-game',
  asks: { replace: 'kingdom-ask-replace', wish: 'kingdom-ask-wish', lock: 'kingdom-ask-lock' },
  labels: {
    keepNone: 'kingdom-label-keep-none',
    anotherWish: 'kingdom-label-another-wish',
    whoWon: 'kingdom-label-winner',
    takeBack: 'kingdom-label-take-back',
  },
  wishForm: {
    title: (format: Format, part: string): string => format('kingdom-wish-title', { part }),
    label: 'kingdom-wish-label',
    hint: 'kingdom-wish-hint',
  },
  winnerForm: { title: 'kingdom-label-winner', label: 'kingdom-label-winner', hint: 'kingdom-winner-hint' },
  drawsAgain: (format: Format, who: Who): string => format('kingdom-draws-again', { who: person(who) }),
  drawsLater: (format: Format, who: Who): string => format('kingdom-draws-later', { who: person(who) }),
  replaces: (format: Format, who: Who, part: string): string =>
    format('kingdom-replaces', { who: person(who), part: name(part) }),
  replacesByWish: (format: Format, who: Who, part: string, wish: string): string =>
    format('kingdom-replaces-wish', { who: person(who), part: name(part), wish: name(wish) }),
  keeps: (format: Format, who: Who, parts: readonly string[]): string =>
    parts.length === 0
      ? format('kingdom-keeps-none', { who: person(who) })
      : format('kingdom-keeps', { who: person(who), parts: names(parts) }),
  hasBoxes: (format: Format, who: Who, boxes: readonly string[]): string => {
    const titles = format('kingdom-listed', { things: list(boxes) });
    return format('kingdom-has-boxes', { who: person(who), boxes: plain(titles, LONGEST_BOX_LIST_TEXT) });
  },
  boxesChange: 'kingdom-boxes-change',
  /** Names and code of a kingdom, ready to be copied (K15). */
  copied: (format: Format, cards: string, code: string): string => format('kingdom-copied', { names: cards, code }),
  countsAlready: 'kingdom-counts-already',
  /** The note that a kingdom was played; `count`: the number of different kingdoms that are known (K25). */
  played: (format: Format, who: Who, code: string, count: number): string =>
    format('kingdom-played-here', { who: person(who), code, count, fresh: Math.min(MOST_FRESH, count) }),
  unplayed: (format: Format, who: Who, code: string): string => format('kingdom-unplayed', { who: person(who), code }),
  /** `winner`: blank if a player removed the note about the winner. */
  won: (format: Format, who: Who, code: string, winner: string): string =>
    winner === ''
      ? format('kingdom-won-nobody', { who: person(who), code })
      : format('kingdom-won', { who: person(who), code, winner: name(winner) }),
} as const;
