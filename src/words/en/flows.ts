import type { FilledSeen } from '../../view/fills.ts';
import type { Seen } from '../../view/report.ts';
import type { PlaceView } from '../../view/view.ts';
import { bold, counted, listed, plain } from '../text.ts';

/** What goes from pile to hand and back: each way once, with what the reader knows of what went it. */

interface Flow {
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly names: Map<string, number>;
  unseen: number;
}

const placeName = ({ cell, deck, board, map }: PlaceView): string => cell ?? deck ?? board ?? map;

/** The ways that pieces went, in words behind a verb such as `draws`; empty where the reader saw none. */
export const flowPhrase = (verb: string, seen: readonly Seen[]): string => {
  const flows = new Map<string, Flow>();
  const at = (from: string | undefined, to: string | undefined): Flow => {
    const key = `${from}\n${to}`;
    const flow = flows.get(key) ?? { from, to, names: new Map<string, number>(), unseen: 0 };
    flows.set(key, flow);
    return flow;
  };
  const name = ({ names }: Flow, called: string): unknown => names.set(called, (names.get(called) ?? 0) + 1);
  for (const one of seen) {
    if (one.what === 'appeared') name(at(one.from, placeName(one.at)), one.piece.name);
    else if (one.what === 'vanished' && !one.gone) name(at(placeName(one.from), one.to), one.piece.name);
    else if (one.what === 'moved') name(at(placeName(one.from), placeName(one.to)), one.piece.name);
    else if (one.what === 'passed') at(one.from, one.to).unseen += one.count;
  }
  const moved =
    flows.size === 0 ? [] : [`${verb} ${listed([...flows.values()].map((flow) => whatOf(flow) + wayOf(flow)))}`];
  return listed([...moved, ...seen.flatMap((one) => (one.what === 'filled' ? fillPhrase(one) : []))]);
};

/** What is all that is told of a place of which it is known whether anything is in it, and no more. */
const fillPhrase = ({ container, any }: FilledSeen): string =>
  any ? `puts something into ${bold(container)}` : `empties ${bold(container)}`;

const whatOf = ({ names, unseen }: Flow): string => {
  const known = [...names].map(([called, count]) => (count > 1 ? `${count} × ${bold(called)}` : bold(called)));
  return listed([...known, ...(unseen > 0 ? [counted(unseen, 'card')] : [])]);
};

const wayOf = ({ from, to }: Flow): string =>
  `${from === undefined ? '' : ` from ${plain(from)}`}${to === undefined ? '' : ` to ${plain(to)}`}`;
