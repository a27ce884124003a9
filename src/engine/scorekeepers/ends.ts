import { type Expression, readExpression } from '../../table/expression/index.ts';
import type { MatchText, World } from '../../table/index.ts';
import { labelOfModuleKey } from '../play/labels.ts';
import type { Instruction } from '../play/lines/form.ts';
import type { Module } from '../play/module.ts';
import { moduleOf } from '../play/queries.ts';
import type { AnyGameEnding } from '../play/turns/ending-form.ts';
import { endingsOfModule } from '../play/turns/endings.ts';
import { compileScorekeepers } from './language/compile.ts';
import { moduleNamesOf } from './language/names.ts';
import { rankingCriteriaOf } from './language/ranking.ts';
import type { Action, KeeperDefinition, ScoringProgram, SideSet } from './language/tree.ts';
import { scoringProgramOf } from './program.ts';

interface KeepersEnding {
  /** All scorekeepers, if nothing in the module can end a game; empty if something can. */
  readonly endless: readonly KeeperDefinition[];
  /** The scorekeepers that can decide or end the game. */
  readonly ending: readonly KeeperDefinition[];
}

export const endingScorekeepersIn = (world: World): KeepersEnding => {
  const { definitions, lastTurn } = scoringProgramOf(world);
  const ending = definitions.filter(({ body }) => body.some(ends));
  const isElsewhere = lastTurn !== undefined || ending.length > 0 || hasEnd(moduleOf(world));
  return { ending, endless: isElsewhere ? [] : definitions };
};

const ends = (action: Action): boolean =>
  action.kind === 'choose'
    ? action.clauses.some(({ actions }) => actions.some(ends))
    : action.kind !== 'add' && action.kind !== 'set';

const hasEnd = (module: Module): boolean =>
  (module.endings ?? []).length > 0 ||
  module.maps.some(({ repeat, quiet }) => repeat !== undefined || quiet !== undefined) ||
  linesOf(module).some(({ win, lose, tie }) => win !== undefined || lose !== undefined || tie !== undefined);

const linesOf = ({ actions = [], effects = [], turn }: Module): readonly Instruction[] => [
  ...actions.flatMap(({ does }) => does),
  ...effects.flatMap(({ does = [], instead = [] }) => [...does, ...instead]),
  ...(turn?.phases ?? []).flatMap(({ begin = [], end = [] }) => [...begin, ...end]),
];

/** All pieces, those of a prototype, or others that the match selects. */
type EndingPieces = 'all' | 'some' | { readonly prototype: string; readonly label: string };

/** A way in which a game can end, as every player may know it (G40). */
export type EndingWay =
  | {
      readonly by: 'ending';
      readonly when: AnyGameEnding['when'];
      readonly result: AnyGameEnding['result'];
      readonly pieces: EndingPieces;
      readonly count: number;
      /** The place that a piece must reach, if the match names one. */
      readonly place?: string;
      /** Points that sides get in addition to those that are counted. */
      readonly plus: readonly { readonly side: string; readonly points: number }[];
    }
  /**
   * An end by a scorekeeper. `score` is the score that a side needs. `sides` are the sides to which it applies, if it
   * names any.
   */
  | {
      readonly by: 'scorekeeper';
      readonly does: 'win' | 'lose' | 'end' | 'stop';
      readonly title: string;
      readonly score?: number;
      readonly sides?: readonly string[];
    }
  | { readonly by: 'last'; readonly alliance: boolean }
  | { readonly by: 'last-turn'; readonly turn: number }
  | {
      readonly by: 'score';
      readonly way: 'most' | 'least';
      readonly titles: readonly string[];
      readonly isTieBreak: boolean;
    };

/** Returns the ways to end a game that every player may know. `world` adds the scorekeepers defined in a game. */
export const waysToEnd = (module: Module, world?: World): readonly EndingWay[] => {
  const program = world ? scoringProgramOf(world) : programIn(module);
  const { definitions, lastTurn } = program;
  const open = definitions.filter(({ knownTo, card, title }) => knownTo.kind === 'all' && !card && title !== '');
  const leading = new Set(
    rankingCriteriaOf(definitions).flatMap(({ way, keepers: all }) => (way === 'most' ? all : [])),
  );
  const keepers = open.flatMap((one) => waysOf(one, program, leading.has(one)));
  const ranked = lastTurn !== undefined || definitions.some(endsByScores);
  const turn = lastTurn === undefined ? [] : [{ by: 'last-turn', turn: lastTurn } as const];
  return [
    ...endingsOfModule(module).map((one) => wayOf(module, one)),
    ...keepers,
    ...turn,
    ...(ranked ? scoresOf(definitions, open) : []),
  ];
};

const endsByScores = ({ body }: KeeperDefinition): boolean => body.some(ranksSides);

const ranksSides = (action: Action): boolean =>
  action.kind === 'choose' ? action.clauses.some(({ actions }) => actions.some(ranksSides)) : action.kind === 'end';

type Scored = Pick<ScoringProgram, 'definitions' | 'lastTurn' | 'constants' | 'quantities'>;

const NOTHING: Scored = { definitions: [], lastTurn: undefined, constants: new Map(), quantities: [] };

const programIn = (module: Module): Scored => {
  const compiled = module.scorekeepers && compileScorekeepers([module.scorekeepers.text], moduleNamesOf(module));
  return compiled?.ok ? compiled.program : NOTHING;
};

const wayOf = (module: Module, ending: AnyGameEnding): EndingWay => {
  const { when, result } = ending;
  const match = ending.match ?? ('unless' in ending ? ending.unless : undefined) ?? '';
  const asked = match.trim() === '' ? {} : equalIn(match);
  const { Prototype: prototype, CurrentZone, LocationName, CurrentMap, ...others } = asked ?? {};
  const place = CurrentZone ?? LocationName ?? CurrentMap;
  const isKnown = asked !== undefined && Object.keys(others).length === 0;
  const named =
    isKnown && prototype !== undefined ? { prototype, label: labelOfModuleKey(module, prototype) } : undefined;
  const plus = 'plus' in ending ? Object.entries(ending.plus ?? {}).map(([side, points]) => ({ side, points })) : [];
  return {
    by: 'ending',
    when,
    result,
    pieces: named ?? (isKnown ? 'all' : 'some'),
    count: ending.count ?? 1,
    ...(place === undefined || !isKnown ? {} : { place }),
    plus,
  };
};

const equalIn = (match: MatchText): { readonly [property: string]: string } | undefined => {
  const read = readExpression(match);
  const pairs = read.ok ? pairsIn(read.expression) : undefined;
  return pairs && Object.fromEntries(pairs);
};

const pairsIn = (one: Expression): readonly (readonly [string, string])[] | undefined => {
  if (one.kind !== 'binary') return undefined;
  const { operator, left, right } = one;
  if (operator === '&&') {
    const [first, second] = [pairsIn(left), pairsIn(right)];
    return first && second && [...first, ...second];
  }
  const isPair = operator === '==' && left.kind === 'property' && right.kind === 'literal';
  return isPair ? [[left.name, String(right.value)]] : undefined;
};

type Deciding = Extract<Action, { readonly kind: 'win' | 'lose' | 'end' | 'stop' | 'last' }>;

const waysOf = ({ title, body }: KeeperDefinition, program: Scored, isLeading: boolean): readonly EndingWay[] => {
  const all = decidingIn(body);
  const wins = all.some(({ action }) => action.kind === 'win');
  return all.flatMap(({ action, test }): readonly EndingWay[] => {
    const score = scoreIn(test, program);
    if (action.kind === 'last') return [{ by: 'last', alliance: action.alliance }];
    // If a side wins by this scorekeeper, the losses of all others follow and need no mention.
    if (action.kind === 'lose' && wins) return [];
    const sides = action.kind === 'win' || action.kind === 'lose' ? sidesIn(action.sides) : [];
    const known = { ...(score === undefined ? {} : { score }), ...(sides.length > 0 ? { sides } : {}) };
    // The scorekeeper's own score ranks first, so a side that reaches the score wins.
    const does = action.kind === 'end' && isLeading && score !== undefined ? 'win' : action.kind;
    return [{ by: 'scorekeeper', does, title, ...known }];
  });
};

type TestOfClause = Extract<Action, { readonly kind: 'choose' }>['clauses'][number]['test'];

const decidingIn = (
  actions: readonly Action[],
  test?: TestOfClause,
): readonly { readonly action: Deciding; readonly test: TestOfClause }[] =>
  actions.flatMap((action) => {
    if (action.kind === 'choose') return action.clauses.flatMap((clause) => decidingIn(clause.actions, clause.test));
    return isDeciding(action) ? [{ action, test }] : [];
  });

const isDeciding = (action: Action): action is Deciding =>
  action.kind !== 'choose' && action.kind !== 'add' && action.kind !== 'set';

/** Reads a test such as `(>= score 20)`. The number can be a defined symbol. */
const scoreIn = (test: TestOfClause, { constants, quantities }: Scored): number | undefined => {
  const [part, more] = test?.parts ?? [];
  if (!part || more || part.operator !== '>=' || part.label.kind !== 'text' || part.label.text !== 'score')
    return undefined;
  const { right } = part;
  const named = right.kind === 'property' ? quantities[Number(right.name)] : undefined;
  const value =
    right.kind === 'literal' ? right.value : named?.kind === 'constant' ? constants.get(named.name) : undefined;
  return typeof value === 'number' ? value : undefined;
};

const sidesIn = (set: SideSet | undefined): readonly string[] => {
  if (set?.kind === 'side') return [set.side];
  return set?.kind === 'or' ? set.parts.flatMap(sidesIn) : [];
};

const scoresOf = (definitions: readonly KeeperDefinition[], open: readonly KeeperDefinition[]): readonly EndingWay[] =>
  rankingCriteriaOf(definitions).flatMap(({ way, keepers }, place): readonly EndingWay[] => {
    const titles = keepers.filter((one) => open.includes(one)).map(({ title }) => title);
    return titles.length === keepers.length ? [{ by: 'score', way, titles, isTieBreak: place > 0 }] : [];
  });
