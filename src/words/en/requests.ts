import type { PersonId } from '../../engine/core/ids.ts';
import type { Seen, Wait, WishSeen } from '../../view/seen/report.ts';
import { bold, moment } from '../../view/text.ts';
import type { RequestView, View } from '../../view/view.ts';
import { listed, person } from './text.ts';

/**
 * What is asked of others, who answers, and what became of it. Agreement and refusal are said only of who pressed the
 * button (D4).
 */

/** What somebody asks for, behind the name. */
export const wishPhrase = (wants: WishSeen): string => {
  switch (wants.what) {
    case 'undo':
      return 'asks to take back a step';
    case 'seat':
      return `asks to play ${bold(wants.side)}`;
    case 'transfer':
      return `offers ${bold(wants.side)} to ${person(wants.to)}`;
    case 'master':
      return 'asks to be game master, who sees everything';
    case 'publish':
      return 'asks to publish the secret of this game, which closes it for good';
    case 'reload':
      return `asks to put another module under the game: ${bold(wants.title)}`;
  }
};

/** How a request ended by what its actor did to it, behind the name. */
export const closedPhrase = ({ by, how }: Seen<'closed'>): string =>
  how === 'taken-back' ? 'takes back what was asked' : `declines what ${person(by)} asked`;

/**
 * What became of requests beside that, a line each: who did not answer in time, and whose wish has lapsed by something
 * else.
 */
export const requestLines = (seen: readonly Seen[]): readonly string[] =>
  seen.flatMap((one) => {
    if (one.what === 'lapsed') return [`What ${person(one.by)} asked has lapsed.`];
    return one.what === 'silent' ? [`${listed(one.sides.map(bold))} did not answer in time.`] : [];
  });

/** Who sat where in a game that came in a file, in a line: nobody sits there now. */
export const leftLines = (seen: readonly Seen[]): readonly string[] => {
  const sides = seen.flatMap((one) =>
    one.what === 'left' && one.side !== undefined ? `${bold(one.side)}: ${person(one.person)}` : [],
  );
  return sides.length > 0
    ? [`Nobody sits here yet. In the file they played ${listed(sides)}. Whoever goes on takes a seat.`]
    : [];
};

/** The question to those who are asked. */
export const questionText = (
  wants: WishSeen,
  by: PersonId,
  asked: readonly PersonId[],
  wait: Wait | undefined,
): string => {
  const question = wants.what === 'transfer' ? 'do you take it?' : 'do you agree?';
  return `${listed(asked.map(person))}: ${question}${wait ? ` ${waitText(by, asked, wait)}` : ''}`;
};

const waitText = (by: PersonId, asked: readonly PersonId[], { until, for: what }: Wait): string =>
  what === 'silence'
    ? `If nothing is heard of ${listed(asked.map(person), 'or')} until ${moment(until)}, ${person(by)} may sit down then.`
    : `If nobody says no until ${moment(until)}, ${person(by)} may do it then, by the same command.`;

/** What is asked now, and of whom, in a line. */
export const requestText = (view: View, { by, wants, asked, waited, until }: RequestView): string => {
  const time = until === undefined ? '' : ` until ${moment(until)}`;
  if (wants.what === 'transfer') return `${person(by)} ${wishPhrase(wants)}.`;
  const sides = asked.map(({ id }) => bold(view.side(id)?.name ?? id));
  const wish = wants.what === 'undo' ? 'asks to take back what was played last' : wishPhrase(wants);
  return `${person(by)} ${wish}: ${listed(sides)} to agree (${listed(waited.map(person)) || '–'})${time}.`;
};
