import { z } from 'zod';
import { meant } from '../../form/carried.ts';
import { expects } from '../../form/expects.ts';
import { keyed, line, list, name, oneOf, text } from '../../form/words.ts';
import type { Stored } from '../../table/index.ts';

const LINES_IN_SHORT = 5;

const LOCALES = [
  'bg',
  'cs',
  'da',
  'de',
  'el',
  'en',
  'es',
  'fi',
  'fr',
  'hi',
  'hr',
  'hu',
  'id',
  'it',
  'ja',
  'ko',
  'lt',
  'nl',
  'no',
  'pl',
  'pt-BR',
  'ro',
  'ru',
  'sv-SE',
  'th',
  'tr',
  'uk',
  'vi',
  'zh-CN',
  'zh-TW',
] as const;

export const description = text(1000)
  .exactOptional()
  .describe('A few sentences about the game, which players read first');
export const gameGoalSchema = line(200)
  .exactOptional()
  .describe('One line about who wins, for the first post of a game');
export const shortRulesSchema = list(line(200), LINES_IN_SHORT)
  .min(1, expects({ is: 'one-at-least', of: 'line' }))
  .exactOptional()
  .describe('The rules in up to five lines, for the first post of a game');
export const rulesTextSchema = text(20_000)
  .exactOptional()
  .describe('The rules for players; /game rules shows them by page');

const SAID = text(1000);

const sentences = z
  .record(SAID, SAID)
  .exactOptional()
  .describe('Translations of texts of actions, checks, questions and cards, by the original');

const inOneLanguage = keyed({
  description,
  goal: gameGoalSchema,
  inShort: shortRulesSchema,
  howToPlay: rulesTextSchema,
  sentences,
});
export type ModuleTranslation = Stored<typeof inOneLanguage>;

/** Any locale name is accepted, so that a stored game stays readable if Discord drops a locale. */
export const texts = meant(
  z.partialRecord(oneOf(LOCALES), inOneLanguage),
  z.record(name, inOneLanguage),
  (languages) => languages as z.output<z.ZodRecord<typeof name, typeof inOneLanguage>>,
)
  .exactOptional()
  .describe('Translations, by the locale of Discord; players read the original of missing ones');
