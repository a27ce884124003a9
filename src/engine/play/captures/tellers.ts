import { readExpression, reads } from '../../../table/expression/index.ts';
import type { MatchText, System } from '../../../table/index.ts';
import type { Flow } from '../flow/flow.ts';
import type { Teller } from '../flow/teller.ts';
import { labelOf } from '../labels.ts';

/** A match that decides what a move takes, with what its author says of it. */
interface CaptureMatch {
  readonly match?: MatchText | undefined;
  readonly reveals?: readonly string[] | undefined;
}

/**
 * What captures tell: everybody sees what a move takes, and so what its matches ask beside the piece itself and its
 * cell, which are seen as it is taken.
 */
export const captureTellers: NonNullable<System['tellers']> = ({ maps, traits = {}, labels = {} }, flow) => [
  ...maps.flatMap(({ name, captures }, i) =>
    captures?.by === 'custodial' ? tellers(flow, name, ['maps', i, 'captures'], custodial(captures)) : [],
  ),
  ...Object.entries(traits).flatMap(([key, { captures, taken }]) => {
    const name = labelOf({ labels }, key);
    return [
      ...(captures?.by === 'custodial'
        ? tellers(flow, name, ['prototypes', key, 'captures'], custodial(captures))
        : []),
      ...(taken ? tellers(flow, name, ['prototypes', key, 'taken'], { ...taken, match: taken.when }) : []),
    ];
  }),
];

const custodial = (captures: { readonly hostile?: MatchText; readonly reveals?: readonly string[] }): CaptureMatch => ({
  ...captures,
  match: captures.hostile,
});

const tellers = (
  flow: Flow,
  name: string,
  path: Teller['path'],
  { match, reveals = [] }: CaptureMatch,
): readonly Teller[] => {
  const read = match === undefined || match.trim() === '' ? undefined : readExpression(match);
  if (!read?.ok) return [];
  const asked = [...reads(read.expression)].flatMap(flow.reads).filter(({ of }) => of !== 'own');
  const region = { containers: flow.containers, prototypes: flow.prototypes };
  return [
    { by: { kind: 'capture', name }, tells: 'act', path, to: 'all', facts: () => flow.facts(asked, region), reveals },
  ];
};
