import type { ModulePart } from '../../../engine/index.ts';
import { bold, moment } from '../../../view/text.ts';
import type { SystemSentences } from '../../base/sentences.ts';
import { firstMisfit } from '../misfits.ts';
import { sideName } from '../names.ts';
import { listed, mustAgree } from '../text.ts';

/** Another module under a game. */

/** What players call the parts of a module. */
const PARTS: { readonly [P in ModulePart]-?: string } = {
  module: 'der Name',
  title: 'der Name',
  description: 'die Beschreibung',
  goal: 'die Beschreibung',
  minutes: 'die Beschreibung',
  inShort: 'die Regeln zum Lesen',
  maker: 'der Urheber',
  version: 'die Fassung',
  howToPlay: 'die Regeln zum Lesen',
  texts: 'die Texte in anderen Sprachen',
  labels: 'die Namen der Dinge',
  untold: 'was gesagt wird',
  sides: 'die Seiten',
  turn: 'die Züge',
  endings: 'wie das Spiel endet',
  seats: 'die Plätze',
  rules: 'die Regeln',
  battle: 'die Kämpfe',
  maps: 'die Pläne',
  terrain: 'das Gelände',
  edges: 'das Gelände',
  prototypes: 'die Figuren',
  traits: 'die Figuren',
  properties: 'die Eigenschaften',
  values: 'die Eigenschaften',
  modifiers: 'die Modifikatoren',
  phases: 'die Modifikatoren',
  limits: 'die Regeln',
  setup: 'die Aufstellung',
  decks: 'die Stapel',
  counters: 'die Zähler',
  scorekeepers: 'die Wertungen',
  pictures: 'die Bilder',
  actions: 'die Aktionen',
  effects: 'die Effekte',
  tables: 'die Tabellen',
  objectives: 'die Aufgaben',
  round: 'was eine Runde ist',
  variants: 'die Varianten',
  chosen: 'die Varianten',
  notation: 'die Schreibweise',
  position: 'die Stellung am Anfang',
};

/** Each once. */
const partWords = (parts: readonly ModulePart[]): readonly string[] => [...new Set(parts.map((part) => PARTS[part]))];

export const sentences = {
  reports: {
    reloaded: ({ title, parts }) =>
      `gibt dem Spiel ein anderes Modul, ${bold(title)}; geändert: ${listed(partWords(parts))}`,
  },
  refusals: {
    'same-module': () =>
      'Dieses Spiel hat schon genau dieses Modul. Wähle ein anderes, oder eine Datei, die du geändert hast.',
    'reload-needs-consent': ({ sides, until }, view, { ask }) =>
      `Das ändert, was jemand lesen, wissen oder tun darf, darum ${mustAgree(sides.map((id) => sideName(view, id)))}${until === undefined ? '' : `, oder bis ${moment(until)} nichts sagen`}. ${ask} fragt.`,
    'does-not-fit': ({ misfits }) =>
      `Dieses Modul passt nicht zu diesem Spiel: ${firstMisfit(misfits)}. Wähle eines, das behält, was im Spiel ist.`,
    'undo-does-not-fit': ({ misfits }, _view, { former }) =>
      `Das hat keinen Platz, an den es zurückkäme: ${firstMisfit(misfits)}. ${former} mit dem früheren Modul bringt es zurück.`,
  },
} satisfies SystemSentences;
