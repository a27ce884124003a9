import { readExpression, reads } from '../../../table/expression/index.ts';
import type { System } from '../../../table/index.ts';
import type { Fact } from '../flow/fact.ts';
import type { Flow } from '../flow/flow.ts';
import type { Read } from '../flow/read.ts';
import type { Teller } from '../flow/teller.ts';
import type { SentenceDefinition } from '../lines/form.ts';
import { factsRevealedByInstructions } from '../lines/line-reads.ts';
import { type EndingDefinition, isCounted, sentenceNamesOfEnding } from './ending-form.ts';

const PLACE: readonly Read[] = [{ of: 'own', aspect: 'place' }];
const EVERYTHING: readonly Read[] = [{ of: 'everything' }];
/** An ending reveals how many pieces a side has, even if they are hidden. */
const OWNER: readonly Read[] = [{ of: 'own', aspect: 'owner' }];

/** The hidden data that an ending reads, besides its match. */
const ASKS: { readonly [When in EndingDefinition['when']]: readonly Read[] | undefined } = {
  checkmate: EVERYTHING,
  'no-move': EVERYTHING,
  'all-taken': OWNER,
  'few-left': OWNER,
  reach: [],
  line: PLACE,
  passes: undefined,
};

/** Declares what endings reveal. Everyone sees the results. */
export const endingRevelations: NonNullable<System['tellers']> = ({ endings = [], maps }, flow) => [
  ...maps.flatMap(({ repeat, quiet }, index): readonly Teller[] => [
    ...(repeat && 'tie' in repeat ? [mapTeller(flow, 'repeat', index, repeat)] : []),
    ...(quiet ? [mapTeller(flow, 'quiet', index, quiet)] : []),
  ]),
  ...endings.map((ending, index): Teller => {
    const { when, match = '', reveals = [] } = ending;
    const read = readExpression(match);
    const names = read.ok ? [...reads(read.expression)] : [];
    const asked = ASKS[when];
    return {
      by: { kind: 'ending', name: when },
      tells: 'result',
      path: ['endings', index],
      to: 'all',
      facts: () => [
        ...(asked === undefined && !isCounted(ending)
          ? []
          : flow.facts([...names.flatMap(flow.reads), ...(asked ?? []), ...(isCounted(ending) ? PLACE : [])], {
              containers: flow.containers,
              prototypes: flow.prototypes,
            })),
        ...saidFacts(flow, ending),
      ],
      reveals,
    };
  }),
];

/** Declares what the draw of a map reveals. It depends on everything on the map. */
const mapTeller = (
  flow: Flow,
  name: 'repeat' | 'quiet',
  index: number,
  { says, reveals = [] }: { readonly says?: SentenceDefinition; readonly reveals?: readonly string[] },
): Teller => ({
  by: { kind: 'ending', name },
  tells: 'result',
  path: ['maps', index, name],
  to: 'all',
  facts: () => [
    ...flow.facts(EVERYTHING, { containers: flow.containers, prototypes: flow.prototypes }),
    ...saidFacts(flow, { when: name, result: 'draw', ...(says ? { says } : {}) }),
  ],
  reveals,
});

/**
 * Returns the facts in the sentences of an ending. Names of things are left out, because only viewers who see a thing
 * get its name.
 */
const saidFacts = (
  flow: Flow,
  ending: Pick<EndingDefinition, 'says' | 'tied'> & { readonly when: string; readonly result: string },
): readonly Fact[] => {
  const { says, tied } = ending;
  return [says, tied].flatMap((one) => {
    if (!one) return [];
    const names = sentenceNamesOfEnding(ending, flow.module.sides.length, one === tied);
    const chosen = [
      ...names.sides.map((name) => [name, { ...ANY_SIDE, least: 1, most: 1 }] as const),
      ...names.pieces.map((name) => [name, { kind: 'piece', match: '', least: 1, most: 1 }] as const),
    ];
    return factsRevealedByInstructions(flow, {
      of: names.sides.includes('it') ? ANY_SIDE : undefined,
      when: undefined,
      check: undefined,
      pay: undefined,
      matches: [],
      formulas: [],
      choose: Object.fromEntries(chosen.filter(([name]) => name !== 'it')),
      does: [...names.values.map((name) => ({ let: name, be: '0' })), { says: one }],
    });
  });
};

const ANY_SIDE = { kind: 'side', match: '' } as const;
