import type { Landscape } from '../../../kingdom/index.ts';
import { bold } from '../../../view/text.ts';
import { listed } from '../text.ts';

/** What Discord lists of `/kingdom`. */
export const definition = {
  description: 'Draw a Dominion kingdom: ten piles and what belongs to them',
  options: {
    require: 'What must be in it, after a slash what must not: Moat, 3 Attack, 1 Village, All / Curser',
    ban: 'Roles, types, costs or cards that must not be in it, parted by commas',
    sets: 'Which sets to draw from: base2 sea2; all -promo leaves one out',
    strict: 'Nothing from other sets, ever (true); false: what you demand may come from others',
    include: 'Cards that must be in it, parted by commas; a whole list, as Copy gives it, is shown',
    exclude: 'Cards that must not be in it, parted by commas',
    potions: 'How many potion cards (3-5, or none at all)',
    moat: 'A Moat if there is an attack (false)',
    reaction: 'A reaction if there is an attack (false)',
    overlap: {
      description: 'Whether one card may serve two demands (it may)',
      choices: { allow: 'one card may serve two demands', distinct: 'each demand has a card of its own' },
    },
    bane: {
      description: "Whether the Young Witch's bane may be what you demand (it may not)",
      choices: { apart: 'the ten alone meet demands', demanded: 'the bane may meet one' },
    },
    draw: {
      description: 'How it is drawn (natural)',
      choices: {
        natural: 'natural: attacks and potions as often as without rules',
        uniform: 'uniform: every legal kingdom equally likely',
        classic: 'classic: demand by demand, as by hand',
      },
    },
    code: 'Show the kingdom of this code again',
    sort: { description: 'How it is sorted (by cost)', choices: { cost: 'by cost', set: 'by set', name: 'by name' } },
    landscapes: 'Events, landmarks, projects, ways, traits: how many at most (2), or exactly which',
    colony: 'Colony and Platinum (by the share of Prosperity)',
    shelters: 'Shelters (by the share of Dark Ages)',
    players: 'How many play, for what to fetch from the box',
    fresh: 'Keep out the cards of so many kingdoms played last here (press Played below one)',
    repeats: {
      description: 'With fresh: whether some of these cards may come again (as few as can be)',
      choices: { few: 'as few as can be', none: 'none at all' },
    },
    unseen: 'What was not played here for longest comes first (false)',
    again: 'One of the last requests here',
  },
};

/** What stands behind a name that completion offers. */
export const notes = {
  role: 'role',
  type: 'type',
  cost: 'in coins',
  random: 'drawn at random',
  half: 'five piles of a set',
  every: 'every box',
  newest: (set: string): string => `${set}, the newest edition`,
  landscape: ({ kind }: Landscape, set: string): string => `${kind}, ${set}`,
};

/** What numbers of potion cards mean, and of landscapes; what is not here says itself. */
export const potions: { readonly [typed: string]: string } = {
  '3-5': '3-5: none, or three to five',
  'need 3-5': 'need 3-5: three to five for certain',
  '2-4': '2-4: none, or two to four',
};
export const landscapes: { readonly [typed: string]: string } = {
  2: '2: up to two, as the rule book deals them',
  4: '4: up to four',
};

export const colony: { readonly [typed: string]: string } = {
  share: 'share: by the share of Prosperity',
  yes: 'yes',
  no: 'no',
};

export const shelters: { readonly [typed: string]: string } = {
  share: 'share: by the share of Dark Ages',
  yes: 'yes',
  no: 'no',
};

/** Of a former wish: some piles of its kingdom were to stay. */
export const locked: string = 'with locked piles';
export const lockedAcross: string = 'with locked landscapes';

/** Why a request for a kingdom can't be read, and what would work. */
export const bad = {
  share: '`colony:` and `shelters:` take `share`, `yes`, `no` or a chance such as `25%`.',
  marks:
    'The Druid’s Boons, the Black Market’s deck, the piles of an Obelisk or a Trait and Divine Wind’s second ten belong to a whole kingdom. List all ten piles, and use no options besides `sort:` and `players:`.',
  brackets: 'For a list with brackets take `include:`.',
  repeats: '`repeats:` says how strictly `fresh:` is meant: say of how many kingdoms too, as `fresh:3`.',
  potions: 'For `potions:` say `any`, `none`, `3-5` (or none at all), or `need 3-5`, with numbers from 1 to 10.',
  landscapes:
    'For `landscapes:` say how many at most, as `2`, or exactly which kinds, as `1 event, 1 way`: events, landmarks, projects, ways, traits.',
  noSets: 'This leaves no set to draw from.',
  again: 'For `again:` choose one of those that I offer: they are the last requests here.',
  newCard: 'This kingdom has a card that is newer than I am.',
  banned: (cards: readonly string[]): string =>
    `${listed(cards.map((name) => bold(name)))} ${cards.length === 1 ? 'is' : 'are'} banned here. \`/house unban\` takes that back.`,
};
