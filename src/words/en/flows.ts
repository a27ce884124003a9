import type { CountedName, Seen } from '../../view/seen/report.ts';
import { bold, plain } from '../../view/text.ts';
import { counted, listed } from './text.ts';

/** The ways that pieces went from pile to hand and back, behind a verb such as `draws`; empty where the reader saw none. */
export const flowPhrase = (verb: string, seen: readonly Seen[]): string => {
  const flows = seen.flatMap((one) => (one.what === 'flow' ? flowText(one) : []));
  const fills = seen.flatMap((one) => (one.what === 'filled' ? fillPhrase(one) : []));
  return listed([...(flows.length > 0 ? [`${verb} ${listed(flows)}`] : []), ...fills]);
};

const flowText = ({ from, to, pieces = [], unseen = 0 }: Seen<'flow'>): string =>
  `${listed([...pieces.map(countedName), ...(unseen > 0 ? [counted(unseen, 'card')] : [])])}${wayOf(from, to)}`;

/** What all know to have gone from one place to another, and no more. */
export const passedPhrase = ({ from, to, count }: Seen<'passed'>): string =>
  `moves ${counted(count, 'card')}${wayOf(from, to)}`;

/** What is all that is told of a place of which it is known whether anything is in it, and no more. */
export const fillPhrase = ({ container, any }: Seen<'filled'>): string =>
  any ? `puts something into ${bold(container)}` : `empties ${bold(container)}`;

export const countedName = ({ name, count = 1 }: CountedName): string =>
  count > 1 ? `${count} × ${bold(name)}` : bold(name);

const wayOf = (from: string | undefined, to: string | undefined): string =>
  `${from === undefined ? '' : ` from ${plain(from)}`}${to === undefined ? '' : ` to ${plain(to)}`}`;
