import { textOf } from '../../table/index.ts';
import type { Instruction, SentenceDefinition } from './lines/form.ts';
import type { Module } from './module.ts';

/**
 * Returns the translation of a module's text into a locale. Returns the original text if there is no translation (U16).
 */
export const translateTextOfModule = ({ texts }: Pick<Module, 'texts'>, locale: string, text: string): string => {
  const own = texts && Object.hasOwn(texts, locale) ? texts[locale]?.sentences : undefined;
  return (own && Object.hasOwn(own, text) ? own[text] : undefined) ?? text;
};

export const translationsOfText = (
  { texts = {} }: Pick<Module, 'texts'>,
  text: string,
): { readonly [locale: string]: string } | undefined => {
  const all = Object.entries(texts).flatMap(([locale, { sentences }]) =>
    sentences && Object.hasOwn(sentences, text) ? [[locale, sentences[text] ?? text] as const] : [],
  );
  return all.length > 0 ? Object.fromEntries(all) : undefined;
};

const ofLines = (lines: readonly Instruction[] = []): readonly string[] =>
  lines.flatMap(({ ask, text }) => (ask === undefined || text === undefined ? [] : [text]));

const saidBy = (says: SentenceDefinition | undefined): readonly string[] =>
  says ? [says.one, says.other, says.hidden, says.you].flatMap((text) => text ?? []) : [];

const ofCards = ({ properties = {}, prototypes }: Module): readonly string[] => {
  const told = Object.keys(properties).filter((name) => properties[name] === 'text');
  return Object.values(prototypes).flatMap((values) =>
    told.flatMap((name) => {
      const value = values[name];
      return typeof value === 'string' && value !== '' ? [textOf(value)] : [];
    }),
  );
};

const spokenBy = ({ actions = [], effects = [], endings = [], maps, turn }: Module): readonly string[] => {
  const lines = [
    ...actions.flatMap(({ does }) => does),
    ...effects.flatMap(({ does = [], instead = [] }) => [...does, ...instead]),
    ...(turn?.phases ?? []).flatMap(({ begin = [], end = [] }) => [...begin, ...end]),
  ];
  const ends = maps.flatMap(({ repeat, quiet }) => [
    ...(repeat && 'tie' in repeat ? [repeat] : []),
    ...(quiet ? [quiet] : []),
  ]);
  return [
    ...[...actions, ...effects, ...(turn?.phases ?? []), ...lines, ...ends].flatMap(({ says }) => saidBy(says)),
    ...(turn?.phases ?? []).flatMap(({ ready }) => ready ?? []),
    ...endings.flatMap(({ says, tied }) => [...saidBy(says), ...saidBy(tied)]),
  ];
};

export const translatableTextsOf = (module: Module): ReadonlySet<string> => {
  const said = spokenBy(module);
  return new Set([
    ...said,
    ...(said.length > 0 ? Object.keys(module.prototypes) : []),
    ...(module.actions ?? []).flatMap(({ text, chosen, preview, check = [], does }) => [
      ...[text, chosen, preview].flatMap((one) => one ?? []),
      ...check.map((one) => one.text),
      ...ofLines(does),
    ]),
    ...(module.effects ?? []).flatMap(({ does, instead }) => [...ofLines(does), ...ofLines(instead)]),
    ...(module.turn?.phases ?? []).flatMap(({ begin, end }) => [...ofLines(begin), ...ofLines(end)]),
    ...ofCards(module),
    ...[...(module.variants ?? []), ...(module.objectives ?? [])].flatMap(({ text }) => text ?? []),
  ]);
};
