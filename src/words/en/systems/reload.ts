import type { ModulePart } from '../../../engine/index.ts';
import { bold, moment } from '../../../view/text.ts';
import type { SystemSentences } from '../../base/sentences.ts';
import { firstMisfit } from '../misfits.ts';
import { sideName } from '../names.ts';
import { listed } from '../text.ts';

/** Another module under a game. */

/** What players call the parts of a module. */
const PARTS: { readonly [P in ModulePart]-?: string } = {
  module: 'the name',
  title: 'the name',
  description: 'the description',
  goal: 'the description',
  minutes: 'the description',
  inShort: 'the rules as they are read',
  maker: 'the maker',
  version: 'the version',
  howToPlay: 'the rules as they are read',
  texts: 'the texts in other languages',
  labels: 'the names of things',
  untold: 'what is told',
  sides: 'the sides',
  turn: 'the turns',
  endings: 'how the game ends',
  seats: 'the seats',
  rules: 'the rules',
  battle: 'the battles',
  maps: 'the maps',
  terrain: 'the terrain',
  edges: 'the terrain',
  prototypes: 'the pieces',
  traits: 'the pieces',
  properties: 'the properties',
  values: 'the properties',
  modifiers: 'the modifiers',
  phases: 'the modifiers',
  limits: 'the rules',
  setup: 'the set-up',
  decks: 'the decks',
  counters: 'the counters',
  scorekeepers: 'the scorekeepers',
  pictures: 'the pictures',
  actions: 'the actions',
  effects: 'the effects',
  tables: 'the tables',
  objectives: 'the objectives',
  round: 'what a round is',
  variants: 'the variants',
  chosen: 'the variants',
  notation: 'the notation',
  position: 'the position at the beginning',
};

/** Each once. */
const partWords = (parts: readonly ModulePart[]): readonly string[] => [...new Set(parts.map((part) => PARTS[part]))];

export const sentences = {
  reports: {
    reloaded: ({ title, parts }) =>
      `puts another module under the game: ${listed(partWords(parts))} of ${bold(title)} changed`,
  },
  refusals: {
    'same-module': () => 'This game has just that module already. Choose another, or a file that you have changed.',
    'reload-needs-consent': ({ sides, until }, view, { ask }) =>
      `It changes what somebody may read, know or do, so ${listed(sides.map((id) => sideName(view, id)))} must agree first${until === undefined ? '' : `, or say nothing until ${moment(until)}`}. ${ask} asks.`,
    'does-not-fit': ({ misfits }) =>
      `That module does not fit this game: ${firstMisfit(misfits)}. Choose one that keeps what is in play.`,
    'undo-does-not-fit': ({ misfits }, _view, { former }) =>
      `That has no place to come back to: ${firstMisfit(misfits)}. ${former} with the former module brings it back.`,
  },
} satisfies SystemSentences;
