import { readExpression, reads } from '../../../table/expression/index.ts';
import type { MatchText, System } from '../../../table/index.ts';
import type { Flow } from '../flow/flow.ts';
import type { Teller } from '../flow/teller.ts';
import { labelOfModuleKey } from '../labels.ts';

/** A match that decides captures, and the facts that its author lets it reveal. */
interface CaptureMatch {
  readonly match?: MatchText | undefined;
  readonly reveals?: readonly string[] | undefined;
}

/**
 * The facts that captures reveal. Every player sees which pieces a move captures, and so learns what the matches read.
 * Properties of the piece itself and its cell are excluded: they are seen as it is captured.
 */
export const captureRevelations: NonNullable<System['tellers']> = ({ maps, traits = {}, labels = {} }, flow) => [
  ...maps.flatMap(({ name, captures }, i) =>
    captures?.by === 'custodial' ? tellers(flow, name, ['maps', i, 'captures'], custodial(captures)) : [],
  ),
  ...Object.entries(traits).flatMap(([key, { captures, taken }]) => {
    const name = labelOfModuleKey({ labels }, key);
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
