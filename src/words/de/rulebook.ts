import type { VariantDefinition } from '../../engine/index.ts';
import type { ModuleListing } from '../../session/module/listing.ts';
import { pagesOf, paragraphsOf } from '../../view/rulebook/paragraphs.ts';
import { type Rulebook, rulebookIn, turnsIn, waysIn } from '../../view/rulebook/rulebook.ts';
import { bold, plain, unformatted } from '../../view/text.ts';
import { LONGEST_PAGE } from '../base/limits.ts';
import { duration as durationText } from './common/durations.ts';
import { counted, listed } from './text.ts';
import { wayTexts } from './ways.ts';

/** A game's rules, as they are read. */

/** In which a module's own texts are read, where it has them. */
const LOCALE = 'de';

/** The pages of a game's rules, one at least: what it is about, how it is played, and what the table keeps. */
export const rulePages = (given: Rulebook): readonly string[] => {
  const book = rulebookIn(given, LOCALE);
  const paragraphs = [
    bold(book.title),
    ...paragraphsOf(book.description),
    ...goalLines(book),
    ...paragraphsOf(book.howToPlay),
    ['An diesem Tisch:', ...kept(book).map((line) => `- ${line}`)].join('\n'),
  ];
  return pagesOf(paragraphs, LONGEST_PAGE);
};

/** Behind a page, where there are several. */
export const pageOf = (now: number, pages: number): string => `-# Seite ${now} von ${pages}`;

/** What a game is about, on one line of at most so many characters: its first sentence, as far as it goes. */
export const firstSentence = (description: string, limit: number): string => {
  const [first = ''] = description.split(/(?<=[.!?])\s/);
  return unformatted(first, limit);
};

const goalText = (goal: string): string => `Ziel: ${plain(goal, goal.length + 1)}`;

/** How the game is won: as its author says it, or as the bot judges it (G40). */
const goalLines = (book: Rulebook): readonly string[] => {
  if (book.goal !== undefined) return [goalText(book.goal)];
  const texts = waysIn(book).first.flatMap((way) => wayTexts(book, way));
  return texts.length === 0 ? [] : [texts.join(' ')];
};

/** The same of a game that is played. */
export const goalOf = (given: Rulebook): readonly string[] => goalLines(rulebookIn(given, LOCALE));

/** What a game is about, as its first post says it: how many play how long, the goal, and the rules in short. */
export const aboutLines = (given: Rulebook): readonly string[] => aboutIn(rulebookIn(given, LOCALE));

const aboutIn = (book: Rulebook): readonly string[] => [
  ...paragraphsOf(book.description),
  `-# ${sizeOf(book)}`,
  ...goalLines(book),
  ...(book.inShort ?? []).map((line, i) => `${i + 1}. ${plain(line, line.length + 1)}`),
  ...(book.variants ?? []).map(variantText),
  ...(book.order === undefined ? [] : [`-# Reihenfolge der Züge: ${book.order.map((one) => bold(one)).join(', ')}.`]),
];

/** What was chosen, and behind it what else can be. */
const variantText = ({ variant, choice, choices, text }: NonNullable<Rulebook['variants']>[number]): string => {
  const others = choices.filter((one) => one !== choice);
  const about = text === undefined ? '' : ` ${plain(text, text.length + 1)}`;
  return `${bold(variant)}: ${plain(choice)} (oder ${listed(
    others.map((one) => plain(one)),
    'oder',
  )}).${about}`;
};

/** Where what was typed of variants is none. */
export const noVariant = (typed: string, variants: readonly VariantDefinition[]): string => {
  const [first] = variants;
  if (!first) return 'Dieses Spiel wird nur auf eine Art gespielt. Lass `variants:` weg.';
  const all = variants.map(({ name, choices }) => {
    const names = choices.map((one) => plain(one.name));
    return `${bold(name)}: ${listed(names, 'oder')}`;
  });
  const example = `${first.name}: ${first.choices[0]?.name ?? ''}`;
  return `${bold(typed)} ist keine Variante dieses Spiels, oder könnte mehrere sein. Wähle unter ${all.join('; ')}, etwa \`variants:${plain(example)}\`.`;
};

const sizeOf = (book: Rulebook): string => {
  const { sides, least, minutes } = book;
  const turns = turnsIn(book);
  const players = { least: least ?? sides.length, most: sides.length };
  return sizeText({
    players,
    ...(minutes === undefined ? {} : { minutes }),
    ...(turns === undefined ? {} : { turns }),
  });
};

/** `2 players, about 20 minutes`; blank where neither is known. */
export const sizeText = ({
  players,
  minutes,
  turns,
}: Pick<ModuleListing, 'players' | 'minutes'> & { readonly turns?: number }): string => {
  const { least = 0, most = 0 } = players ?? {};
  const who = least >= most ? counted(most, 'Spieler') : `${least} bis ${most} Spieler`;
  const long = minutes === undefined ? [] : [`etwa ${durationText(minutes)}`];
  const end = turns === undefined ? [] : [`höchstens ${turns} ${turns === 1 ? 'Zug' : 'Züge'}`];
  return [...(most > 0 ? [who] : []), ...end, ...long].join(', ');
};

/** Who goes when, and how a turn ends. */
const turnsText = ({ ends, isOrderRuled, phases, atOnce = [] }: Rulebook): string => {
  if (ends === undefined) return 'Es gibt keine Züge: Alle spielen, wann sie wollen.';
  const order = isOrderRuled
    ? 'Wer als Nächstes am Zug ist, folgt aus den Regeln.'
    : 'Sie sind in dieser Folge am Zug.';
  if (ends === 'after-move') return `${order} Wer gezogen hat, ist fertig.`;
  if (!phases) return `${order} \`/turn end\` beendet einen Zug.`;
  const parts = phases.length > 1 ? ` hat die Phasen ${listed(phases.map(bold))} und` : '';
  const all = atOnce.length > 0 ? ` In ${listed(atOnce.map(bold))} wählen alle zugleich.` : '';
  return `${order}${all} Ein Zug${parts} geht von selbst weiter, wenn nichts mehr zu tun ist; \`/turn end\` beendet ihn vorher, wo nichts erst getan werden muss.`;
};

/** What the table itself sees to. */
const kept = (book: Rulebook): readonly string[] => {
  const { sides, least, takes, hasActs, handLimit, armyLimit = 0 } = book;
  const names = listed(sides.map(bold));
  return [
    least === undefined ? `Es spielen ${names}.` : `${names}: Mindestens ${least} davon werden gespielt.`,
    turnsText(book),
    ...(takes.includes('by-rule') ? ['Was dein Zug schlägt, folgt aus den Regeln: Du nennst es nicht.'] : []),
    ...(takes.includes('by-name')
      ? ['Wen dein Zug schlägt, sagst du: **Schlage ...** auf der Tafel, oder `capture:` von `/move`.']
      : []),
    ...(takes.includes('turned') ? ['Was dein Zug umdreht, folgt aus den Regeln: Du nennst es nicht.'] : []),
    ...(takes.length === 0 && !hasActs ? ['Durch einen Zug wird nichts geschlagen.'] : []),
    ...(handLimit === undefined ? [] : [`Eine Hand fasst höchstens ${counted(handLimit, 'Karte', 'Karten')}.`]),
    ...(armyLimit < 2 ? [] : [`Eine Armee hat höchstens ${counted(armyLimit, 'Einheit', 'Einheiten')}.`]),
    ...waysIn(book).others.map((way) => wayTexts(book, way).join(' ')),
  ];
};
