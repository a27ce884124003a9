import { changesOf, type ModifierChange, readAlteration } from '../../../src/engine/modifiers/change.ts';
import type { ModifierDefinition, NearCondition } from '../../../src/engine/modifiers/form.ts';
import * as decimals from '../../../src/table/core/decimal.ts';
import { type Expression, evaluate, readExpression } from '../../../src/table/expression/index.ts';
import { decimalOf, isTrue, type Value } from '../../../src/table/index.ts';
import { COSTS, type PlainCell, type PlainModifier, type PlainPiece, type PlainTable } from './plain-table.ts';

/*
 * The rules of modifiers, to be read from top to bottom. One pass walks once over the ordered list of modifiers. Each judges all subjects of its kind
 * against the values as modified so far, and then writes all its changes at once. Nothing is remembered, skipped or looked up by need.
 */

/** What is looked at. */
export interface Subject {
  readonly kind: string;
  readonly id: string;
}

/** One modifier with its one turn. */
interface Turn extends PlainModifier {
  readonly grantor?: Turn;
}

/** The rules that a mutant breaks, one at a time. */
export interface Rules {
  /** P2: precedence, then what players have fixed, then age, then id. */
  readonly order: (turns: readonly PlainModifier[], ties: readonly string[]) => readonly PlainModifier[];
  /** P4: conditions see the values as modified so far. */
  readonly conditionsSee: 'so far' | 'base';
  /** P7: values are kept as they come; they are clamped and rounded when read. */
  readonly clamps: 'on read' | 'on write';
  /** P4: several targets are simultaneous. */
  readonly targets: 'together' | 'one after the other';
  /** P4: a modifier is never asked again. */
  readonly rounds: number;
  /** P10: ranges are those of the map as modified so far. */
  readonly ranges: 'so far' | 'stored';
  /** P9: questions with arguments go through the same list, each modifier at its turn. */
  readonly steps: 'in their turn' | 'at the end';
  /** P19: a source that the viewer does not see does not exist. */
  readonly hidden: 'left out' | 'shown';
}

const rank = (ids: readonly string[], id: string): number => (ids.includes(id) ? ids.indexOf(id) : ids.length);

export const THE_RULES: Rules = {
  order: (turns, ties) =>
    [...turns].sort(
      (a, b) =>
        a.definition.precedence - b.definition.precedence ||
        rank(ties, a.id) - rank(ties, b.id) ||
        a.since - b.since ||
        (a.id < b.id ? -1 : 1),
    ),
  conditionsSee: 'so far',
  clamps: 'on read',
  targets: 'together',
  rounds: 1,
  ranges: 'so far',
  steps: 'in their turn',
  hidden: 'left out',
};

/** How the values stand after a pass. */
export interface Passed {
  read(kind: string, id: string, name: string): Value | undefined;
  /** How often a condition read what an earlier modifier had written. */
  readonly dependent: number;
  /** What sources had when their modifiers had their turn, for those whose effect everybody knows. */
  readonly sources: ReadonlyMap<string, Values>;
}

type Values = ReadonlyMap<string, Value | undefined>;

/**
 * The pass over a table as everybody's rules see it, or, with a viewer, as that side sees it. `truth`: the pass of the
 * rules, for a viewer's.
 */
export const plainPass = (table: PlainTable, rules: Rules = THE_RULES, viewer?: string, truth?: Passed): Passed => {
  const pass = new PlainPass(table, rules, viewer, truth);
  pass.walk();
  return pass;
};

class PlainPass implements Passed {
  readonly table: PlainTable;
  readonly rules: Rules;
  readonly viewer: string | undefined;
  readonly truth: Passed | undefined;
  readonly sources = new Map<string, Map<string, Value | undefined>>();
  dependent = 0;
  /** What modifiers have written so far; everything else is base. */
  readonly #written = new Map<string, Map<string, Value>>();
  /** All subjects by their kinds, and the pieces, cells and zones of which cells by their ids. */
  readonly #subjects: ReadonlyMap<string, readonly Subject[]>;
  readonly #pieces: ReadonlyMap<string, PlainPiece>;
  readonly #cells: ReadonlyMap<string, PlainCell>;
  /** How far it is from a cell, as long as one modifier has its turn. */
  readonly #ways = new Map<string, ReadonlyMap<string, number>>();
  #turns: readonly PlainModifier[] = [];
  /** The targets that a modifier had at its turn, by its id. */
  readonly #targets = new Map<string, readonly Subject[]>();
  #isJudging = false;

  constructor(table: PlainTable, rules: Rules, viewer: string | undefined, truth: Passed | undefined) {
    this.table = table;
    this.rules = rules;
    this.viewer = viewer;
    this.truth = truth;
    this.#pieces = new Map(table.pieces.map((piece) => [piece.id, piece]));
    this.#cells = new Map(table.cells.map((cell) => [cell.id, cell]));
    this.#subjects = new Map(
      Object.entries(idsOf(table)).map(([kind, ids]) => [
        kind,
        ids.map((id) => ({ kind, id })).filter((one) => this.#sees(one)),
      ]),
    );
  }

  walk(): void {
    const granted = (one: PlainModifier): readonly PlainModifier[] =>
      one.definition.grants
        ? [one, { ...one, id: `${one.id}\ngrants`, definition: one.definition.grants as ModifierDefinition }]
        : [one];
    const all = this.table.modifiers.filter((one) => this.#isInForce(one)).flatMap(granted);
    this.#turns = this.rules.order(all, this.table.ties);
    const late = (one: PlainModifier): boolean => this.rules.steps === 'at the end' && one.definition.of === 'step';
    for (let round = 0; round < this.rules.rounds; round += 1) {
      for (const one of [...this.#turns.filter((one) => !late(one)), ...this.#turns.filter(late)]) this.#takeTurn(one);
    }
  }

  read(kind: string, id: string, name: string): Value | undefined {
    return this.#clamped(name, this.#raw(kind, id, name));
  }

  /** P3: the duration has not ended, and the source is seen, or everybody knows of the modifier (P19). */
  #isInForce({ definition: { lasts, knownTo }, began, source }: PlainModifier): boolean {
    const { number, position } = this.table.turn;
    const turns = number - began.number;
    const goes = turns * this.table.sides.length + position - began.position;
    if (lasts && (lasts.of === 'turns' ? turns : goes) >= lasts.count) return false;
    return knownTo === 'all' || this.rules.hidden === 'shown' || this.#sees(source);
  }

  #sees(subject: Subject | undefined): boolean {
    const piece = subject?.kind === 'piece' ? this.#pieces.get(subject.id) : undefined;
    return this.viewer === undefined || piece?.seenBy === undefined || piece.seenBy === this.viewer;
  }

  /** What is granted comes in one turn for each target that its grantor had, in the order of their ids (P14). */
  #takeTurn(one: PlainModifier): void {
    if (!one.id.endsWith('\ngrants')) {
      this.#act(one);
      return;
    }
    const grantor = one.id.slice(0, -'\ngrants'.length);
    const bearers = [...(this.#targets.get(grantor) ?? [])].sort((a, b) => (a.id < b.id ? -1 : 1));
    for (const bearer of bearers) this.#act({ ...one, source: bearer as Turn['source'] });
  }

  /** P4: it judges all, and then it writes all. */
  #act(turn: Turn): void {
    const { definition } = turn;
    this.#ways.clear();
    if (definition.knownTo === 'all' && turn.source) this.#noteSource(turn);
    const judged = (subject: Subject): boolean => this.#judging(() => this.#isTarget(turn, subject));
    if (definition.grants) {
      this.#targets.set(turn.id, this.#all(definition.of).filter(judged));
      return;
    }
    const [alteration = alterationOf(definition.change), ...also] = changesOf(definition).map(alterationOf);
    if (alteration.doing === 'link' || alteration.doing === 'unlink') {
      this.#link(definition, alteration.doing, this.#all('cell').filter(judged));
      return;
    }
    const targets = this.#all(definition.of);
    if (this.rules.targets === 'one after the other') {
      for (const target of targets)
        if (judged(target)) this.#write(target, alteration.property, this.#changed(turn, target, alteration));
      return;
    }
    const changes = targets.filter(judged).flatMap((target) =>
      [alteration, ...also].map((one, part) => ({
        target,
        name: one.property,
        value: this.#changed(turn, target, one, part),
      })),
    );
    for (const { target, name, value } of changes) this.#write(target, name, value);
  }

  #isTarget(turn: Turn, target: Subject): boolean {
    const { definition } = turn;
    if (this.#ofModifier(turn, 'enabled') === false) return false;
    const scope = this.#ofModifier(turn, 'scope');
    if (typeof scope !== 'string' || !this.#isWithin(scope, turn, turn.source, target)) return false;
    const when = (name: string): Value | undefined => this.#sourceValue(turn, name.replace(/^source\./, ''));
    if (definition.when !== undefined && !isTrue(evaluate(expression(definition.when), when))) return false;
    const match = readable(this.#ofModifier(turn, 'condition'));
    if (!match || !isTrue(evaluate(match, (name) => this.#name(turn, target, name)))) return false;
    return (definition.near ?? []).every((near) => this.#isNear(turn, target, near));
  }

  /** P8: earlier modifiers may have changed this one. */
  #ofModifier({ id }: Turn, name: string): Value | undefined {
    return this.#raw('modifier', id, name);
  }

  #isNear(
    turn: Turn,
    target: Subject,
    { of, scope, match, least = 1, most = Number.POSITIVE_INFINITY }: NearCondition,
  ): boolean {
    const found = this.#all(of).filter((one) => {
      if (one.kind === target.kind && one.id === target.id) return false;
      if (!this.#isWithin(scope, turn, target, one)) return false;
      const names = (name: string): Value | undefined =>
        name.startsWith('target.')
          ? this.read(target.kind, target.id, name.slice('target.'.length))
          : this.#name(turn, one, name);
      return isTrue(evaluate(expression(match), names));
    });
    return found.length >= least && found.length <= most;
  }

  /** What a name means in a match: the source's, the steps from the source, or the target's own. */
  #name(turn: Turn, target: Subject, name: string): Value | undefined {
    if (name.startsWith('source.')) return this.#sourceValue(turn, name.slice('source.'.length));
    if (name === 'Distance') return this.#steps(this.#cellOf(turn.source), this.#cellOf(target));
    return this.read(target.kind, target.id, name);
  }

  #sourceValue(turn: Turn, name: string): Value | undefined {
    const { kind, id } = turn.source ?? { kind: 'game', id: 'game' };
    return this.#sees(turn.source) ? this.read(kind, id, name) : this.truth?.sources.get(turn.id)?.get(name);
  }

  /** For those who don't see the source but know of the effect: as it was at its turn on the table itself. */
  #noteSource(turn: Turn): void {
    const names = [...Object.keys(this.table.domains), 'c', 'z', 'g', 'Class', 'Owner', 'Terrain'];
    this.sources.set(turn.id, new Map(names.map((name) => [name, this.#sourceValue(turn, name)])));
  }

  #isWithin(scope: string, turn: Turn, source: Subject | undefined, target: Subject): boolean {
    if (scope === 'game') return true;
    if (!source) return false;
    const about =
      target.kind === 'step'
        ? { kind: 'piece', id: stepOf(target).mover }
        : target.kind === 'limit'
          ? { kind: 'side', id: target.id }
          : target;
    if (scope === 'self') return about.kind === source.kind && about.id === source.id;
    if (scope === 'same side') {
      const owner =
        source === turn.source ? this.#sourceValue(turn, 'Owner') : this.read(source.kind, source.id, 'Owner');
      return owner !== undefined && owner === this.read(target.kind, target.id, 'Owner');
    }
    if (scope === 'same zone') return this.#zonesOf(source).some((zone) => this.#zonesOf(target).includes(zone));
    const [from, to] = [this.#cellOf(source), this.#cellOf(target)];
    if (scope === 'same cell') return from !== undefined && from === to;
    const steps = this.#steps(from, to);
    if (steps === undefined) return false;
    return scope === 'adjacent' ? steps === 1 : steps <= Number(/^within (\d+)$/.exec(scope)?.[1]);
  }

  /** P10: by the map as modified so far. */
  #steps(from: string | undefined, to: string | undefined): number | undefined {
    if (from === undefined || to === undefined) return undefined;
    const known = this.#ways.get(from);
    if (known) return known.get(to);
    const steps = new Map([[from, 0]]);
    for (const [cell, way] of steps) {
      const next =
        this.rules.ranges === 'stored' ? this.#base('cell', cell, 'Neighbours') : this.read('cell', cell, 'Neighbours');
      for (const one of next as readonly string[]) if (!steps.has(one)) steps.set(one, way + 1);
    }
    this.#ways.set(from, steps);
    return steps.get(to);
  }

  #cellOf(subject: Subject | undefined): string | undefined {
    if (subject?.kind === 'piece') return this.#pieces.get(subject.id)?.cell;
    if (subject?.kind === 'cell') return subject.id;
    return subject?.kind === 'step' ? stepOf(subject).to : undefined;
  }

  #zonesOf(subject: Subject): readonly string[] {
    const cell = this.#cellOf(subject);
    return this.table.zones.flatMap(({ id, cells }) =>
      (subject.kind === 'zone' && subject.id === id) || (cell !== undefined && cells.includes(cell)) ? [id] : [],
    );
  }

  /** An operation on the value as it stands (P6); where it can't be done nothing happens (P13). */
  #changed(turn: Turn, target: Subject, { property, doing, amount }: ModifierChange, part = 0): Value | undefined {
    const value = this.#raw(target.kind, target.id, property);
    const own = this.#written.get(`modifier ${turn.id}`)?.get(part === 0 ? 'amount' : `amount ${part + 1}`);
    const by = own ?? (amount && evaluate(amount, (name) => this.#name(turn, target, name)));
    const domain = this.#domain(property);
    if (by === undefined) return undefined;
    if (doing === 'set') {
      if (value === undefined && domain === undefined) return undefined;
      const isNumber = decimalOf(by) !== undefined;
      const isRight =
        domain === 'flag' ? typeof by === 'boolean' : domain === 'natural' || domain === 'number' ? isNumber : true;
      return isRight ? by : undefined;
    }
    if (doing === 'add to' || doing === 'remove from') {
      const list = Array.isArray(value ?? (domain === 'list' ? [] : undefined))
        ? ((value ?? []) as readonly string[])
        : undefined;
      const without = list?.filter((one) => one !== String(by));
      return doing === 'add to' ? list && (list.includes(String(by)) ? list : [...list, String(by)]) : without;
    }
    const [a, b] = [decimalOf(value), decimalOf(by)];
    if (a === undefined || b === undefined) return undefined;
    const least = decimals.compare(a, b) < 0 ? b : a;
    const most = decimals.compare(a, b) < 0 ? a : b;
    const result =
      doing === 'add'
        ? decimals.add(a, b)
        : doing === 'multiply'
          ? decimals.multiply(a, b)
          : doing === 'at least'
            ? least
            : most;
    return result === undefined ? undefined : decimals.toNumber(result);
  }

  /**
   * Both ways (P6), or from the first of the two to the second: the two cells that are named, or all targets: linked with each other, or cut off
   * from all.
   */
  #link({ cells: pair, oneWay }: ModifierDefinition, doing: 'link' | 'unlink', targets: readonly Subject[]): void {
    const ids = targets.map(({ id }) => id);
    const of = (cell: string): readonly string[] => this.read('cell', cell, 'Neighbours') as readonly string[];
    const joined = (cell: string, others: readonly string[]): readonly string[] => [
      ...of(cell),
      ...others.filter((one) => one !== cell && !of(cell).includes(one)),
    ];
    const parted = (cell: string, others: readonly string[]): readonly string[] =>
      of(cell).filter((one) => !others.includes(one));
    const named = pair?.map(cellName) ?? [];
    if (pair && !named.every((cell) => ids.includes(cell))) return;
    const changes = this.table.cells.map(({ id }) => {
      if (pair)
        return !(oneWay ? named.slice(0, 1) : named).includes(id)
          ? of(id)
          : doing === 'link'
            ? joined(id, named)
            : parted(id, named);
      if (doing === 'link') return ids.includes(id) ? joined(id, ids) : of(id);
      return ids.includes(id) ? [] : parted(id, ids);
    });
    for (const [i, { id }] of this.table.cells.entries()) this.#write({ kind: 'cell', id }, 'Neighbours', changes[i]);
  }

  #write({ kind, id }: Subject, name: string, value: Value | undefined): void {
    if (value === undefined) return;
    const written = this.#written.get(`${kind} ${id}`) ?? new Map<string, Value>();
    this.#written.set(
      `${kind} ${id}`,
      written.set(name, this.rules.clamps === 'on write' ? (this.#clamped(name, value) as Value) : value),
    );
  }

  #raw(kind: string, id: string, name: string): Value | undefined {
    const written =
      this.#isJudging && this.rules.conditionsSee === 'base'
        ? undefined
        : this.#written.get(`${kind} ${id}`)?.get(name);
    if (written !== undefined && this.#isJudging) this.dependent += 1;
    return written ?? this.#base(kind, id, name);
  }

  /** Where nothing is written: its own value, else that of what it is part of (C12), as modified so far. */
  #base(kind: string, id: string, name: string): Value | undefined {
    const { zones, sides, game, limits } = this.table;
    switch (kind) {
      case 'piece': {
        const piece = this.#pieces.get(id);
        if (!piece || !this.#sees({ kind, id })) return undefined;
        if (name === 'Owner') return piece.owner;
        return piece.values[name] ?? this.read('cell', piece.cell, name);
      }
      case 'cell': {
        const cell = this.#cells.get(id);
        if (name === 'Terrain') return cell?.terrain;
        if (name === 'Neighbours') return cell?.neighbours;
        const zone = zones.find((one) => one.cells.includes(id));
        return zone ? this.read('zone', zone.id, name) : this.read('game', 'game', name);
      }
      case 'zone':
        return zones.find((one) => one.id === id)?.values[name] ?? this.read('game', 'game', name);
      case 'side':
        return name === 'Owner'
          ? id
          : (sides.find((one) => one.id === id)?.values[name] ?? this.read('game', 'game', name));
      case 'limit':
        return name === 'hand' ? limits.find(({ side }) => side === id)?.hand : this.read('side', id, name);
      case 'step': {
        const { mover, to } = stepOf({ kind, id });
        if (name === 'cost') return COSTS[String(this.read('cell', to, 'Terrain'))] ?? 1;
        return name.startsWith('to.')
          ? this.read('cell', to, name.slice('to.'.length))
          : this.read('piece', mover, name);
      }
      case 'modifier':
        return this.#baseOfModifier(id, name);
      default:
        return game[name];
    }
  }

  #baseOfModifier(id: string, name: string): Value | undefined {
    const definition = this.#turns.find((one) => one.id === id)?.definition;
    if (!definition) return undefined;
    const amounts = (definition.grants ? [] : changesOf(definition)).map((change) => alterationOf(change).amount);
    const own = {
      name: definition.name,
      enabled: true,
      scope: definition.scope,
      condition: definition.match,
      precedence: definition.precedence,
    };
    const [, part = '1'] = /^amount(?: (\d+))?$/.exec(name) ?? [];
    if (!name.startsWith('amount')) return (own as Record<string, Value>)[name];
    const amount = amounts[Number(part) - 1];
    return amount?.kind === 'literal' ? amount.value : undefined;
  }

  /** All subjects of a kind that the viewer knows of. */
  #all(kind: string): readonly Subject[] {
    return kind === 'modifier' ? this.#turns.map(({ id }) => ({ kind, id })) : (this.#subjects.get(kind) ?? []);
  }

  #domain(name: string): string | undefined {
    return ENGINES[name] ?? this.table.domains[name];
  }

  /** A value as it is read (P7). */
  #clamped(name: string, value: Value | undefined): Value | undefined {
    const domain = this.#domain(name);
    const decimal = domain === 'natural' || domain === 'points' ? decimalOf(value) : undefined;
    if (decimal === undefined) return value;
    const read = domain === 'natural' ? decimals.toNatural(decimal) : decimals.toPoints(decimal);
    return read === decimals.toNumber(decimal) ? value : read;
  }

  #judging<T>(judge: () => T): T {
    this.#isJudging = true;
    const verdict = judge();
    this.#isJudging = false;
    return verdict;
  }
}

/** What the engine says of properties. */
const ENGINES: { readonly [name: string]: string } = {
  cost: 'points',
  hand: 'natural',
  Owner: 'text',
  Terrain: 'text',
};

const idsOf = ({
  pieces,
  cells,
  zones,
  sides,
  steps,
  limits,
}: PlainTable): { readonly [kind: string]: readonly string[] } => ({
  piece: pieces.map(({ id }) => id),
  cell: cells.map(({ id }) => id),
  zone: zones.map(({ id }) => id),
  side: sides.map(({ id }) => id),
  step: steps.map(({ mover, from, to }) => `${mover} ${from} ${to}`),
  limit: limits.map(({ side }) => side),
  game: ['game'],
});

const stepOf = ({ id }: Subject): { readonly mover: string; readonly to: string } => {
  const [mover = '', , to = ''] = id.split(' ');
  return { mover, to };
};

const cellName = (id: string): string => id.slice(id.indexOf('\n') + 1);

const expressions = new Map<string, Expression>();

const expression = (text: string): Expression => {
  const known = expressions.get(text);
  if (known) return known;
  const read = readExpression(text);
  if (!read.ok) throw new Error(`no expression: ${text}`);
  expressions.set(text, read.expression);
  return read.expression;
};

/** P13: what an earlier modifier left of a condition may be none. */
const readable = (text: Value | undefined): Expression | undefined => {
  const read = typeof text === 'string' ? readExpression(text) : undefined;
  return read?.ok ? read.expression : undefined;
};

const alterations = new Map<string, ModifierChange>();

export const alterationOf = (change: string): ModifierChange => {
  const known = alterations.get(change);
  if (known) return known;
  const read = readAlteration(change);
  if (!read.ok) throw new Error(`no change: ${change}`);
  alterations.set(change, read.alteration);
  return read.alteration;
};
