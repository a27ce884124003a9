import type { Refusal } from '../../engine/core/refusal.ts';
import { type Disclosure, readable } from '../../engine/index.ts';
import type { DisclosureView } from '../../view/disclosures.ts';
import type { Ways } from '../../view/remedies/index.ts';
import type { Revelation } from '../../view/seen/revelations.ts';
import { bold, plain, unmarked } from '../../view/text.ts';
import { MOST_DISCLOSURES, MOST_KINDS_TOLD } from '../base/limits.ts';
import { listed, typed } from './text.ts';

/** What a module tells those who may not know it, in words (D2). */

/** Of what is hidden something is told: `what is in Red Hand`, `which covered pieces are of the kind spy`. */
export const secretsText = (of: Disclosure['of']): string => {
  const places = of.filter(({ what }) => what !== 'prototype').map(({ name }) => plain(name));
  const kinds = of.filter(({ what }) => what === 'prototype').map(({ name }) => plain(readable(name)));
  return listed([
    ...(places.length > 0 ? [`was in ${listed(places)} ist`] : []),
    ...(kinds.length > 0
      ? [`verdeckte Figuren der ${kinds.length > 1 ? 'Arten' : 'Art'} ${listed(shortened(kinds))}`]
      : []),
  ]);
};

/** A module of somebody's may have hundreds of kinds: the file names them all. */
const shortened = (kinds: readonly string[]): readonly string[] =>
  kinds.length > MOST_KINDS_TOLD
    ? [...kinds.slice(0, MOST_KINDS_TOLD - 1), `${kinds.length - MOST_KINDS_TOLD + 1} weitere`]
    : kinds;

export const readersText = (to: Disclosure['to']): string =>
  to === 'all' ? 'allen' : listed(to.map((side) => plain(side)));

const PUBLISHED = {
  some: (places: string): string => `ob in ${places} etwas ist`,
  count: (places: string): string => `wie viele Figuren in ${places} sind`,
  contents: (places: string): string => `was in ${places} ist`,
} as const;

const nameOf = ({ by, tells, isUnknown }: DisclosureView): string => {
  const { knownTo = 'all' } = by;
  if (!isUnknown || knownTo === 'all')
    return bold(by.title ?? (tells === 'effect' || tells === 'act' ? (by.name ?? '') : readable(by.name ?? '')));
  return `eine Wertung, die nur bekannt ist: ${readersText(knownTo)}`;
};

const lineOf = (disclosure: DisclosureView): string => {
  const { by, tells, to, of, declared } = disclosure;
  const name = nameOf(disclosure);
  const [who, what] = [readersText(to), secretsText(of)];
  const isSilent = declared === undefined ? ', was das Modul nicht ansagt' : '';
  switch (tells) {
    case 'some':
    case 'count':
    case 'contents':
      return `${who} ist bekannt, ${PUBLISHED[tells](listed(of.map((one) => plain(one.name))))}`;
    case 'number':
      return `der Zähler ${name} verrät ${who} etwas: ${what}${isSilent}`;
    case 'turn':
      return `${by.name === '' ? 'wer am Zug ist' : `die Phase ${bold(by.name ?? '')} eines Zugs`} verrät ${who} etwas: ${what}${isSilent}`;
    case 'effect':
      return `die Wirkung des Modifikators ${name} verrät ${who} etwas: ${what}${isSilent}`;
    case 'act':
      return `wer ${name} ausführt, verrät ${who} etwas: ${what}${isSilent}`;
    case 'result':
      return `wer durch ${name} gewinnt und verliert, verrät ${who} etwas: ${what}${isSilent}`;
    case 'ranks':
      return `wer durch ${name} gewinnt und verliert, und die Punkte am Ende verraten ${who} etwas: ${what}${isSilent}`;
    case 'scores':
      return `Punkte und Nachrichten von ${name} verraten ${who} etwas: ${what}${isSilent}`;
  }
};

/** A line each; what several places publish alike is told in one. */
export const disclosureLines = (disclosures: readonly DisclosureView[]): readonly string[] => {
  const alike = new Map<string, DisclosureView>();
  for (const one of disclosures) {
    const isPublished = one.declared === 'publishes';
    const key = isPublished ? JSON.stringify([one.tells, one.to]) : `${alike.size} apart`;
    const before = alike.get(key);
    alike.set(key, before ? { ...before, of: [...before.of, ...one.of] } : one);
  }
  return [...alike.values()].map(lineOf);
};

/**
 * What a game tells of what it hides: a line each behind a head, none where that is nothing; the others beyond the most
 * as a file.
 */
export const disclosuresText = (
  disclosures: readonly DisclosureView[],
): { readonly lines: readonly string[]; readonly file?: string } => {
  const all = disclosureLines(disclosures);
  if (all.length === 0) return { lines: [] };
  const more =
    all.length > MOST_DISCLOSURES ? [`- und ${all.length - MOST_DISCLOSURES} weitere, alle in der Datei`] : [];
  const lines = [
    'Von dem, was verborgen ist, verrät dieses Spiel:',
    ...all.slice(0, MOST_DISCLOSURES).map((line) => `- ${line}`),
    ...more,
  ];
  return more.length === 0 ? { lines } : { lines, file: `${all.map(unmarked).join('\n')}\n` };
};

const REVELATIONS = {
  play: 'was dorthin gezogen, gespielt, gezeigt oder abgelegt wird, wo alle es sehen',
  outcome: 'wie ein eigener Zug ausging, dem etwas Ungesehenes im Weg stand',
  'in-the-way': 'dass etwas Ungesehenes im Weg stand, allen, die sehen, worum es bei dem Versuch ging',
  undo: 'dass etwas, das seitdem ungesehen geschah, ein Zurücknehmen oder Wiederholen verhindert',
  'undo-asks': 'dass ein Schritt etwas Neues zeigte, wenn die anderen gefragt werden, ob er zurückgenommen wird',
  begun: 'dass die nächste Seite begonnen hat, wenn das Ende eines Zugs zurückgenommen werden soll',
  secret: 'alles Mischen und Würfeln, wenn das Spiel vorbei und sein Geheimnis veröffentlicht ist',
};

/** What a module gives away of what it hides, a line each. */
export const revelationLines = (revelations: readonly Revelation[]): readonly string[] =>
  revelations.flatMap((one) =>
    one.what === 'disclosures' ? disclosureLines(one.disclosures) : [REVELATIONS[one.what]],
  );

/** Why something is not defined in play, and what would do. */
export const undeclaredText = (
  { disclosure, tries, names }: Refusal<'undeclared'>,
  { visible, reveals }: Ways<'undeclared'>,
): string => {
  const { by, to, of } = disclosure;
  const told = `${bold(by.title ?? by.name)} würde ${readersText(to)} etwas verraten (${secretsText(of)}), und nichts sagt das an.`;
  switch (tries) {
    case 'counter':
      return `${told} Wähle ${visible} alle, oder sage, was es verrät: ${reveals}.`;
    case 'modifier':
      return `${told} Sage, was der Modifikator zeigt: ${reveals}.`;
    case 'scorekeeper':
      return `${told} Nimm \`(known-to side*)\` hinein, was es allen ansagt, oder sage, was es verrät: ${typed(`(reveals ${names.map((name) => `"${name}"`).join(' ')})`)}.`;
  }
};
