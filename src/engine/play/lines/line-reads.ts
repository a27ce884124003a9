import {
  EVERYTHING,
  type Expression,
  namesInTemplate,
  parseTextTemplate,
  reads,
} from '../../../table/expression/index.ts';
import type { FormulaText, MatchText } from '../../../table/index.ts';
import type { ModuleContainer } from '../flow/container.ts';
import { type Fact, mergeFacts } from '../flow/fact.ts';
import type { Flow } from '../flow/flow.ts';
import { lookedFacts } from '../flow/looked.ts';
import { findPlacesByName } from '../pieces/called-places.ts';
import { boardIdOfNames, deckIdOfName } from '../queries.ts';
import type { LookupTableDefinition } from '../tables/form.ts';
import type { ActionDefinition } from './action-form.ts';
import { type Instruction, newValueFormulaOf, type SubjectMatch } from './form.ts';
import { ACTOR_NAME, GAME, HAND, HERE_NAME, IT_NAME, SIDES_NAME, stepsOfPlaceAround } from './names.ts';
import { aggregatesOfExpression, condition, parseFormula } from './text.ts';

type AskedMatch = Omit<SubjectMatch, 'match'> & { readonly match: MatchText };

/** Instructions with their subject and choices. `does` is required, so that no caller forgets it. */
export interface InstructionInputs {
  readonly of: AskedMatch | undefined;
  readonly when: ActionDefinition['when'] | undefined;
  readonly check: ActionDefinition['check'] | undefined;
  readonly choose: ActionDefinition['choose'] | undefined;
  readonly pay: ActionDefinition['pay'] | undefined;
  readonly does: ActionDefinition['does'];
  readonly matches: readonly (MatchText | undefined)[];
  readonly formulas: readonly (FormulaText | undefined)[];
}

/** Nothing to read, for callers that read matches or formulas alone. */
export const NO_INSTRUCTION_INPUTS = {
  of: undefined,
  when: undefined,
  check: undefined,
  choose: {},
  pay: undefined,
  does: [],
} as const;

/**
 * Returns the facts that are revealed if something happens at a place, or to a property there. Without a place, it may
 * happen anywhere.
 */
export const factsRevealedAtPlace = (flow: Flow, on: string | undefined, property?: string): readonly Fact[] =>
  flow.facts([{ of: 'own', aspect: 'place' }, ...(property === undefined ? [] : flow.reads(property))], {
    containers: new LineReads(flow, { ...NO_INSTRUCTION_INPUTS, matches: [], formulas: [] }).where(on),
    prototypes: flow.prototypes,
  });

export const factsRevealedByInstructions = (flow: Flow, read: InstructionInputs): readonly Fact[] =>
  new LineReads(flow, read).facts();

interface AskedText {
  readonly expression: Expression;
  readonly of: AskedMatch | undefined;
}

class LineReads {
  readonly #flow: Flow;
  readonly #action: InstructionInputs;
  /** The places where the things with a name can be. */
  readonly #places: Map<string, readonly ModuleContainer[]>;

  constructor(flow: Flow, action: InstructionInputs) {
    this.#flow = flow;
    this.#action = action;
    const { of, choose = {}, does } = action;
    this.#places = new Map([[IT_NAME, of ? this.where(of.on) : []]]);
    for (const [name, choice] of Object.entries(choose))
      this.#places.set(name, choice.kind === 'number' ? [] : this.where(choice.on));
    // Names that an instruction gives to values have no place.
    for (const line of does) for (const name of namesGiven(line)) this.#places.set(name, []);
    for (const { draw, from, to, name } of does)
      if (draw !== undefined && name !== undefined)
        this.#places.set(name, [...this.where(from), ...this.where(to ?? HAND)]);
    for (const { ask, choose: among } of does)
      if (ask !== undefined && among && among.kind !== 'number') this.#places.set(ask, this.where(among.on));
  }

  facts(): readonly Fact[] {
    return mergeFacts([
      ...this.#matches().flatMap((one) => this.#ofMatch(one)),
      ...this.#asked().flatMap((one) => this.#ofText(one)),
      ...this.#said(),
      ...this.#walked(),
      ...this.#paid(),
    ]);
  }

  #matches(): readonly AskedMatch[] {
    const { of, choose = {}, pay, does } = this.#action;
    return [
      ...(of ? [of] : []),
      ...Object.values(choose).flatMap((one) => (one.kind === 'number' ? [] : [one])),
      ...(pay ? [{ kind: 'piece', match: pay.with, on: pay.on ?? HAND } as const] : []),
      ...(pay?.change === undefined ? [] : [{ kind: 'piece', match: pay.with, on: pay.change } as const]),
      ...does.flatMap(({ each }) => (each ? [each] : [])),
      // The answer to a question can be seen in its results.
      ...does.flatMap(({ choose: among }) => (among && among.kind !== 'number' ? [among] : [])),
    ];
  }

  /**
   * Returns the facts in properties that sentences show to all players. Names of things are left out, because only
   * players who see a thing get its name.
   */
  #said(): readonly Fact[] {
    const { of, does } = this.#action;
    return does.flatMap(({ says, each }) => {
      const texts = says ? [says.other, says.one ?? '', says.hidden ?? '', says.you ?? ''] : [];
      const names = new Set(texts.flatMap((text) => [...namesInTemplate(parseTextTemplate(text))]));
      return [...names]
        .filter((name) => !this.#isThing(name))
        .flatMap((name) => this.#ofText({ expression: { kind: 'property', name }, of: each ?? of }));
    });
  }

  #isThing(name: string): boolean {
    return !name.includes('.') && this.#isNamed(name);
  }

  /** Returns facts about all places on boards, because a retreat depends on them and so reveals them. */
  #walked(): readonly Fact[] {
    const { does } = this.#action;
    return does.some(({ retreat }) => retreat !== undefined) ? this.#placesOf(undefined) : [];
  }

  /** Returns facts about the worth of pieces, because a payment shows that their worth is enough. */
  #paid(): readonly Fact[] {
    const { pay } = this.#action;
    if (pay?.worth === undefined) return [];
    const containers = [pay.on ?? HAND, pay.change].flatMap((on) => (on === undefined ? [] : this.where(on)));
    return this.#flow.facts(this.#flow.reads(pay.worth), { containers, prototypes: this.#flow.prototypes });
  }

  /** Returns facts about the places of all things, or of those with a name. */
  #placesOf(name: string | undefined): readonly Fact[] {
    const flow = this.#flow;
    const containers = flow.containers.filter(({ board, deck }) => board !== undefined && !deck);
    const among = name === undefined ? containers : containers.filter((one) => this.where(name).includes(one));
    return flow.facts([{ of: 'own', aspect: 'place' }], { containers: among, prototypes: flow.prototypes });
  }

  #asked(): readonly AskedText[] {
    const { of, when, check = [], choose = {}, pay, does, matches, formulas: others } = this.#action;
    const numbers = Object.values(choose).flatMap((one) => (one.kind === 'number' ? [one.from, one.to] : []));
    const formulas = [...numbers, ...(pay ? [pay.least] : []), ...others.flatMap((one) => one ?? [])];
    return [
      ...[when, ...check.map(({ that }) => that), ...matches].flatMap((one) =>
        one === undefined ? [] : [{ expression: condition(one), of }],
      ),
      ...formulas.map((text) => ({ expression: parseFormula(text), of })),
      ...does.flatMap((line) => [...askedBy(line, of), ...askedByTable(this.#flow.module.tables, line, of)]),
    ];
  }

  where(on: string | undefined): readonly ModuleContainer[] {
    const { containers, module } = this.#flow;
    if (on === undefined) return containers;
    if (on === SIDES_NAME) return [];
    if (on === HAND || on === ACTOR_NAME)
      return containers.filter(({ seen, board, deck }) => seen !== 'all' && board === undefined && !deck);
    const known = this.#places?.get(on === HERE_NAME ? IT_NAME : on);
    if (known) return known;
    const [place] = findPlacesByName(module, on);
    if (!place && on === GAME.kind) return containers;
    // The name is a cell, or a name that only an instruction gives.
    if (!place) return containers.filter(({ board, deck }) => board !== undefined && !deck);
    if ('deck' in place.on) return containers.filter(({ id }) => id === deckIdOfName(on));
    if ('map' in place.on) return containers.filter(({ map }) => map === place.map);
    const id = place.on.board;
    return containers.filter(
      ({ map, board, deck }) => !deck && board !== undefined && boardIdOfNames(map, board) === id,
    );
  }

  /** Returns the boards on which something near a thing at a place can be. Links lead to other boards of the map. */
  #around(on: string | undefined): readonly ModuleContainer[] {
    const own = this.where(on);
    return this.#flow.containers.filter(
      (one) => own.includes(one) || (one.board !== undefined && !one.deck && own.some(({ map }) => map === one.map)),
    );
  }

  #ofMatch(asked: AskedMatch): readonly Fact[] {
    const { kind, within, of, on } = asked;
    if (within === undefined) return this.#ofWhole(asked);
    // A match of near things also reveals where the things are.
    const amount = { expression: parseFormula(within), of: undefined };
    return [
      ...this.#ofWhole(asked),
      ...(kind === 'piece' ? this.#placesOf(on) : []),
      ...this.#placesOf(of ?? IT_NAME),
      ...this.#ofText(amount),
    ];
  }

  #ofWhole({ kind, match, on }: AskedMatch): readonly Fact[] {
    const expression = condition(match);
    // In a match of sides, `here` means a side's hand.
    const where = on ?? (kind === 'side' ? HAND : undefined);
    const of = { kind, match, ...(where === undefined ? {} : { on: where }) };
    if (kind !== 'piece') return this.#ofText({ expression, of });
    const looked = { containers: this.where(on), match: expression, amounts: [], also: [] };
    // A match that everything fulfills reveals only the things themselves.
    return [...(expression === EVERYTHING ? [] : lookedFacts(this.#flow, looked)), ...this.#ofNames(expression, on)];
  }

  #ofText({ expression, of }: AskedText): readonly Fact[] {
    const names = [...reads(expression)].filter(
      (name) => !aggregatesOfExpression(expression).has(name) && !this.#isNamed(name),
    );
    const found = names.flatMap((name) => this.#flow.reads(name));
    const own = of?.kind === 'piece' ? found : found.filter((read) => read.of !== 'own');
    const region = { containers: this.where(of?.on), prototypes: this.#flow.prototypes };
    return [...this.#flow.facts(own, region), ...this.#ofNames(expression, of?.on)];
  }

  #ofNames(expression: Expression, on: string | undefined): readonly Fact[] {
    const flow = this.#flow;
    const named = [...reads(expression)].flatMap((name) => {
      const dot = name.indexOf('.');
      const containers = dot > 0 ? this.#places.get(name.slice(0, dot)) : undefined;
      const found = containers ? flow.reads(name.slice(dot + 1)) : [];
      return flow.facts(found, { containers: containers ?? [], prototypes: flow.prototypes });
    });
    const counted = [...aggregatesOfExpression(expression).values()].flatMap(
      ({ function: name, scope, match, amount }) => {
        const isAround = stepsOfPlaceAround(scope) !== undefined;
        const containers = isAround ? this.#around(on) : this.where(scope === HERE_NAME ? on : scope);
        const amounts = amount ? [...reads(amount)] : [1];
        const also = name === 'majority' ? flow.reads('Owner') : [];
        // In an aggregate over sides, `here` means a side's hand.
        const inner = scope === SIDES_NAME ? HAND : scope;
        return [...lookedFacts(flow, { containers, match, amounts, also }), ...this.#ofNames(match, inner)];
      },
    );
    return [...named, ...counted];
  }

  #isNamed(name: string): boolean {
    const [head = ''] = name.split('.');
    return this.#places.has(head) || head === ACTOR_NAME || name === HAND;
  }
}

const askedBy = (line: Instruction, of: AskedMatch | undefined): readonly AskedText[] => {
  const { when, be, attack, defence, cells, draw, deal, points, each, choose, says } = line;
  const about = each ?? of;
  const amounts = [
    be,
    attack,
    defence,
    cells,
    draw,
    deal,
    points,
    ...(choose?.kind === 'number' ? [choose.from, choose.to] : []),
    newValueFormulaOf(line),
    says?.count,
  ];
  return [
    ...(when === undefined ? [] : [{ expression: condition(when), of }]),
    ...amounts.flatMap((text) => (text === undefined ? [] : [{ expression: parseFormula(text), of: about }])),
  ];
};

const askedByTable = (
  tables: readonly LookupTableDefinition[] | undefined,
  { table: name, each }: Instruction,
  of: AskedMatch | undefined,
): readonly AskedText[] =>
  (tables?.find((one) => one.name === name)?.shifts ?? []).flatMap(({ when, column, row }) => [
    ...(when === undefined ? [] : [{ expression: condition(when), of: each ?? of }]),
    ...[column, row].flatMap((text) =>
      text === undefined ? [] : [{ expression: parseFormula(text), of: each ?? of }],
    ),
  ]);

const namesGiven = ({ let: given, ask, draw, roll, table, retreat, name }: Instruction): readonly string[] =>
  [given, ask, [draw, roll, table, retreat].every((one) => one === undefined) ? undefined : name].filter(
    (one) => one !== undefined,
  );
