import type { VariantDefinition } from '../../engine/index.ts';
import type { ModuleListing } from '../../facts/module-listing.ts';
import { paragraphsOf, splitIntoPages } from '../../view/rulebook/paragraphs.ts';
import { type Rulebook, translateRulebook, turnLimitOf, waysIn } from '../../view/rulebook/rulebook.ts';
import { bold, plain } from '../../view/text/text.ts';
import { duration } from '../base/durations.ts';
import { LONGEST_RULES_PAGE } from '../base/limits.ts';
import type { Format } from '../base/messages.ts';
import * as text from '../base/text.ts';
import { list, name, names } from '../base/values.ts';
import { wayTexts } from './endings.ts';

/** A text of the module without cutting, so that it neither pings nor formats. */
const whole = (said: string): string => plain(said, said.length + 1);

/** The pages of a game's rules, at least one: an introduction, the way to play, and the parts that the bot manages. */
export const rulePages = (format: Format, given: Rulebook): readonly string[] => {
  const book = translateRulebook(given, format.locale);
  const paragraphs = [
    bold(book.title),
    ...paragraphsOf(book.description),
    ...goalLines(format, book),
    ...paragraphsOf(book.howToPlay),
    [format('rules-table'), ...kept(format, book).map((line) => `- ${line}`)].join('\n'),
  ];
  return splitIntoPages(paragraphs, LONGEST_RULES_PAGE);
};

/** The line below a page, if there are several. */
export const pageOf = (format: Format, now: number, pages: number): string =>
  format('rules-page', { page: now, count: pages });

/** The first sentence of a description, on one line of at most `limit` characters. */
export const firstSentence = (_: Format, description: string, limit: number): string =>
  text.firstSentence(description, limit);

/** How the game is won: in its author's words, or as the bot judges it (G40). */
const goalLines = (format: Format, book: Rulebook): readonly string[] => {
  if (book.goal !== undefined) return [format('rules-goal', { goal: whole(book.goal) })];
  const texts = waysIn(book).first.flatMap((way) => wayTexts(format, book, way));
  return texts.length === 0 ? [] : [texts.join(' ')];
};

/** A description of how a running game is won. */
export const goalOf = (format: Format, given: Rulebook): readonly string[] =>
  goalLines(format, translateRulebook(given, format.locale));

/** In the first post of a game: its players and length, its goal, and its rules in short. */
export const aboutLines = (format: Format, given: Rulebook): readonly string[] => {
  const book = translateRulebook(given, format.locale);
  return [
    ...paragraphsOf(book.description),
    `-# ${sizeOf(format, book)}`,
    ...goalLines(format, book),
    ...(book.inShort ?? []).map((line, i) => `${i + 1}. ${whole(line)}`),
    ...(book.variants ?? []).map((variant) => variantText(format, variant)),
    ...(book.order === undefined ? [] : [format('rules-order', { sides: names(book.order, 'more') })]),
  ];
};

/** The chosen variant and the other choices. */
const variantText = (
  format: Format,
  { variant, choice, choices, text: about }: NonNullable<Rulebook['variants']>[number],
): string => {
  const others = choices.filter((one) => one !== choice).map((one) => plain(one));
  const chosen = format('rules-variant', { variant: name(variant), choice: plain(choice), others: list(others, 'or') });
  return about === undefined ? chosen : [chosen, whole(about)].join(' ');
};

/** The reason why a typed variant is refused. */
export const noVariant = (format: Format, typed: string, variants: readonly VariantDefinition[]): string => {
  const [first] = variants;
  if (!first) return format('rules-no-variants');
  const all = variants.map(({ name: title, choices }) => {
    const named = choices.map((choice) => plain(choice.name));
    return format('rules-variant-choices', { variant: name(title), choices: list(named, 'or') });
  });
  const example = plain(`${first.name}: ${first.choices[0]?.name ?? ''}`);
  return format('rules-no-variant', {
    typed: name(typed),
    variants: all.join('; '),
    example: `\`variants:${example}\``,
  });
};

const sizeOf = (format: Format, book: Rulebook): string => {
  const { sides, least, minutes } = book;
  const turns = turnLimitOf(book);
  const players = { least: least ?? sides.length, most: sides.length };
  return sizeText(format, {
    players,
    ...(minutes === undefined ? {} : { minutes }),
    ...(turns === undefined ? {} : { turns }),
  });
};

/** `2 players, about 20 minutes`; blank if neither is known. */
export const sizeText = (
  format: Format,
  { players, minutes, turns }: Pick<ModuleListing, 'players' | 'minutes'> & { readonly turns?: number },
): string => {
  const { least = 0, most = 0 } = players ?? {};
  const who = least >= most ? format('rules-players', { count: most }) : format('rules-players-range', { least, most });
  const parts = [
    ...(most > 0 ? [who] : []),
    ...(turns === undefined ? [] : [format('rules-turns', { count: turns })]),
    ...(minutes === undefined ? [] : [format('rules-time', { time: duration(format, minutes) })]),
  ];
  return text.listed(format, parts, 'more');
};

/** The order of turns and how a turn ends. */
const turnsText = (format: Format, { ends, isOrderRuled, phases, atOnce = [] }: Rulebook): string => {
  if (ends === undefined) return format('rules-no-turns');
  const order = format(isOrderRuled ? 'rules-order-ruled' : 'rules-order-fixed');
  if (ends === 'after-move') return [order, format('rules-turn-move')].join(' ');
  if (!phases) return [order, format('rules-turn-typed')].join(' ');
  return [
    order,
    ...(atOnce.length > 0 ? [format('rules-at-once', { phases: names(atOnce) })] : []),
    ...(phases.length > 1 ? [format('rules-phases', { phases: names(phases) })] : []),
    format('rules-turn-itself'),
  ].join(' ');
};

/** The parts of the game that the bot manages itself. */
const kept = (format: Format, book: Rulebook): readonly string[] => {
  const { sides, least, takes, hasActs, handLimit, armyLimit = 0 } = book;
  const given = { sides: names(sides), count: least ?? sides.length };
  return [
    format(least === undefined ? 'rules-all-play' : 'rules-some-play', given),
    turnsText(format, book),
    ...(takes.includes('by-rule') ? [format('rules-captures-ruled')] : []),
    ...(takes.includes('by-name') ? [format('rules-captures-chosen')] : []),
    ...(takes.includes('turned') ? [format('rules-turns-over')] : []),
    ...(takes.length === 0 && !hasActs ? [format('rules-captures-nothing')] : []),
    ...(handLimit === undefined ? [] : [format('rules-hand', { count: handLimit })]),
    ...(armyLimit < 2 ? [] : [format('rules-army', { count: armyLimit })]),
    ...waysIn(book).others.map((way) => wayTexts(format, book, way).join(' ')),
  ];
};
