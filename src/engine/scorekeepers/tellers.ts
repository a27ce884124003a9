import type { System } from '../../table/index.ts';
import { mergeFacts, once } from '../play/flow/fact.ts';
import type { Teller } from '../play/flow/teller.ts';
import type { Module } from '../play/module.ts';
import { KeeperReads } from './keeper-reads.ts';
import { compileScorekeepers } from './language/compile.ts';
import { moduleNamesOf } from './language/names.ts';
import { rankingCriteriaOf } from './language/ranking.ts';
import type { Action, KeeperDefinition } from './language/tree.ts';

/** Results are for all players, scores and messages for those who know the scorekeeper (S9, S24). */
export const keeperTellers: NonNullable<System['tellers']> = (module, flow) => {
  const compiled = module.scorekeepers && compileScorekeepers([module.scorekeepers.text], moduleNamesOf(module));
  if (!compiled?.ok) return [];
  const asked = new KeeperReads(flow, compiled.program);
  const { definitions } = compiled.program;
  const ranking = new Set(rankingCriteriaOf(definitions).flatMap(({ keepers }) => keepers));
  return [
    ...definitions.flatMap((definition) => tellersOf(asked, definition, ranking.has(definition))),
    ...claimed(module, asked, definitions),
  ];
};

/**
 * Declares what claims reveal. A claim shows the card's score to all players (S33), and so how long the card was held.
 */
const claimed = (
  { objectives = [] }: Module,
  asked: KeeperReads,
  definitions: readonly KeeperDefinition[],
): readonly Teller[] =>
  objectives.flatMap(({ name, scorekeeper, reveals = [] }, i): readonly Teller[] => {
    const own = definitions.filter(({ card }) => card !== undefined && card.name === scorekeeper);
    const facts = once(() => mergeFacts(own.flatMap((one) => asked.of(one))));
    const by = { kind: 'objective', name } as const;
    return own.length === 0 ? [] : [{ by, tells: 'act', path: ['objectives', i], to: 'all', facts, reveals }];
  });

const tellersOf = (asked: KeeperReads, definition: KeeperDefinition, isRanked: boolean): readonly Teller[] => {
  const { name, card, title, reveals, at, knownTo, saysKnown, initial, messages, says, trigger, body } = definition;
  const facts = once(() => mergeFacts(asked.of(definition)));
  const audience = asked.knownTo(knownTo);
  const by = {
    kind: 'scorekeeper',
    name: card?.name ?? name,
    ...(title === '' ? {} : { title }),
    ...(audience === 'all' ? {} : { knownTo: audience }),
  } as const;
  const own = { by, path: ['scorekeepers'], at, reveals, facts } as const;
  // All players see the ranking scores at the end. Players who know a scorekeeper see its faults, and see if it isn't
  // triggered yet.
  const speaks =
    initial !== undefined ||
    messages.length > 0 ||
    says !== undefined ||
    trigger !== undefined ||
    asked.mayFail(definition);
  const isAnnounced = saysKnown && knownTo.kind === 'all';
  const result: Teller = { ...own, tells: isRanked ? 'ranks' : 'result', to: 'all', openly: 'announces' };
  const scores: Teller = { ...own, tells: 'scores', to: audience, ...(isAnnounced ? { openly: 'announces' } : {}) };
  return [...(isRanked || hasEnd(body) ? [result] : []), ...(speaks ? [scores] : [])];
};

/** Returns the sentences, messages and titles that a module's `texts` can translate. */
export const translatableScorekeeperTexts = (module: Module): ReadonlySet<string> => {
  const compiled = module.scorekeepers && compileScorekeepers([module.scorekeepers.text], moduleNamesOf(module));
  if (!compiled?.ok) return new Set();
  return new Set(
    compiled.program.definitions.flatMap(({ title, says, messages, body }) => [
      ...(title === '' ? [] : [title]),
      ...(says === undefined ? [] : [says]),
      ...messages.map(({ text }) => text),
      ...messagesIn(body),
    ]),
  );
};

const messagesIn = (actions: readonly Action[]): readonly string[] =>
  actions.flatMap((action) => {
    if (action.kind === 'choose') return action.clauses.flatMap((clause) => messagesIn(clause.actions));
    if (action.kind === 'stop' || action.kind === 'end') return action.message ?? [];
    return action.kind === 'win' || action.kind === 'lose' ? [action.own ?? [], action.other ?? []].flat() : [];
  });

const hasEnd = (actions: readonly Action[]): boolean => actions.some(ends);

const ends = (action: Action): boolean => {
  switch (action.kind) {
    case 'choose':
      return action.clauses.some((clause) => hasEnd(clause.actions));
    case 'last':
    case 'stop':
    case 'end':
    case 'win':
    case 'lose':
      return true;
    case 'add':
    case 'set':
      return false;
  }
};
