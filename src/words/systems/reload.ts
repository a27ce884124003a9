import type { ModulePartName } from '../../engine/index.ts';
import { moment } from '../../view/text/text.ts';
import type { Format } from '../base/messages.ts';
import { sideNames } from '../base/names.ts';
import type { SystemSentences } from '../base/sentences.ts';
import { list, name } from '../base/values.ts';
import { firstMisfit } from '../module/misfits.ts';

/** Texts about replacing the module of a running game. */

/** The names of a module's parts for players. */
const PARTS = {
  module: 'reload-part-name',
  title: 'reload-part-name',
  description: 'reload-part-description',
  goal: 'reload-part-description',
  minutes: 'reload-part-description',
  inShort: 'reload-part-readable-rules',
  maker: 'reload-part-maker',
  version: 'reload-part-version',
  howToPlay: 'reload-part-readable-rules',
  texts: 'reload-part-texts',
  labels: 'reload-part-labels',
  untold: 'reload-part-reports',
  sides: 'reload-part-sides',
  turn: 'reload-part-turns',
  endings: 'reload-part-endings',
  seats: 'reload-part-seats',
  rules: 'reload-part-rules',
  battle: 'reload-part-battles',
  maps: 'reload-part-maps',
  terrain: 'reload-part-terrain',
  edges: 'reload-part-terrain',
  prototypes: 'reload-part-pieces',
  traits: 'reload-part-pieces',
  properties: 'reload-part-properties',
  values: 'reload-part-properties',
  modifiers: 'reload-part-modifiers',
  phases: 'reload-part-modifiers',
  limits: 'reload-part-rules',
  setup: 'reload-part-setup',
  decks: 'reload-part-decks',
  counters: 'reload-part-counters',
  scorekeepers: 'reload-part-scorekeepers',
  pictures: 'reload-part-pictures',
  actions: 'reload-part-actions',
  effects: 'reload-part-effects',
  tables: 'reload-part-tables',
  objectives: 'reload-part-objectives',
  opponent: 'reload-part-opponent',
  round: 'reload-part-round',
  variants: 'reload-part-variants',
  chosen: 'reload-part-variants',
  notation: 'reload-part-notation',
  position: 'reload-part-position',
} as const satisfies { readonly [P in ModulePartName]-?: string };

/** The names of these parts, each once. */
const partNames = (format: Format, parts: readonly ModulePartName[]): readonly string[] =>
  [...new Set(parts.map((part) => PARTS[part]))].map((part) => format(part));

export const sentences = (format: Format) =>
  ({
    reports: {
      reloaded: ({ title, parts }) =>
        format('module-changes-to', { title: name(title), parts: list(partNames(format, parts)) }),
    },
    refusals: {
      'same-module': () => format('module-same'),
      'reload-needs-consent': ({ sides, until }, view, { ask }) => {
        const given = { sides: sideNames(format, view, sides), ask };
        return until === undefined
          ? format('module-needs-consent', given)
          : format('module-needs-consent-until', { ...given, until: moment(until) });
      },
      'does-not-fit': ({ misfits }) => format('module-does-not-fit', { misfit: firstMisfit(format, misfits) }),
      'undo-does-not-fit': ({ misfits }, _view, { former }) =>
        format('module-undo-does-not-fit', { misfit: firstMisfit(format, misfits), former }),
    },
  }) satisfies SystemSentences;
