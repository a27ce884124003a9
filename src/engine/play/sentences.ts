import { textOf } from '../core/value.ts';
import type { Instruction, SaysDefinition } from './lines/form.ts';
import type { Module } from './module.ts';

/** What a module's author says to players beside its rules, in the languages in which the author gives it (U16). */

/** A text as its author gives it in the language of a locale; as it stands, where that lacks. */
export const sentenceIn = ({ texts }: Pick<Module, 'texts'>, locale: string, text: string): string => {
  const own = texts && Object.hasOwn(texts, locale) ? texts[locale]?.sentences : undefined;
  return (own && Object.hasOwn(own, text) ? own[text] : undefined) ?? text;
};

/** The same in all languages in which it is given, by locale; undefined where it is given in none. */
export const sentencesFor = (
  { texts = {} }: Pick<Module, 'texts'>,
  text: string,
): { readonly [locale: string]: string } | undefined => {
  const all = Object.entries(texts).flatMap(([locale, { sentences }]) =>
    sentences && Object.hasOwn(sentences, text) ? [[locale, sentences[text] ?? text] as const] : [],
  );
  return all.length > 0 ? Object.fromEntries(all) : undefined;
};

const ofLines = (lines: readonly Instruction[] = []): readonly string[] =>
  lines.flatMap(({ ask, text, says }) => [...(ask === undefined || text === undefined ? [] : [text]), ...saidBy(says)]);

/** The sentences for each count, and for those who may not know a name. */
const saidBy = (says: SaysDefinition | undefined): readonly string[] =>
  says ? [says.one, says.other, says.hidden].flatMap((text) => text ?? []) : [];

const ofCards = ({ properties = {}, prototypes }: Module): readonly string[] => {
  const told = Object.keys(properties).filter((name) => properties[name] === 'text');
  return Object.values(prototypes).flatMap((values) =>
    told.flatMap((name) => {
      const value = values[name];
      return typeof value === 'string' && value !== '' ? [textOf(value)] : [];
    }),
  );
};

/**
 * All of them: of actions, their checks and questions, of effects and phases that ask or say something, of variants and objectives, and
 * what stands on cards, and the names of prototypes, which sentences name.
 */
export const sentencesOf = (module: Module): ReadonlySet<string> =>
  new Set([
    ...(module.actions ?? []).flatMap(({ text, check = [], does, says }) => [
      ...saidBy(says),
      ...(text === undefined ? [] : [text]),
      ...check.map((one) => one.text),
      ...ofLines(does),
    ]),
    ...(module.effects ?? []).flatMap(({ does, instead, says }) => [
      ...ofLines(does),
      ...ofLines(instead),
      ...saidBy(says),
    ]),
    ...(module.turn?.phases ?? []).flatMap(({ begin, end, says }) => [
      ...ofLines(begin),
      ...ofLines(end),
      ...saidBy(says),
    ]),
    ...ofCards(module),
    ...Object.keys(module.prototypes),
    ...[...(module.variants ?? []), ...(module.objectives ?? [])].flatMap(({ text }) => text ?? []),
  ]);
