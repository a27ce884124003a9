import { PAYMENT_NAMES, stepsOfPlaceAround } from '../../engine/forms.ts';
import {
  ACTOR_NAME,
  ALL_SIDES_NAME,
  type InstructionVerb,
  RESERVED_NAMES,
  SIDES_NAME,
  STUCK,
  UNTRIABLE_VERBS,
} from '../../engine/index.ts';
import type { ModuleFaultRemedy } from '../../facts/clauses.ts';
import { checkEffectOnCounterChange } from '../../features/counters/check/counters.ts';
import { type Expression, near, readExpression, readFormula } from '../../table/expression/index.ts';
import { type Check, type EntryForm, knownNamesOfKind, type PartForm, tell } from '../checking/check.ts';
import { reportExpressionFault } from '../checking/values.ts';
import { childEntriesOf, childNodeOf, type FileNode, itemsIn } from '../text/spot.ts';
import type { ParsedMaps } from './boards.ts';
import {
  checkActivatedModifier,
  checkDice,
  checkOtherLineKeys,
  checkSetProperty,
  collectAllAggregates,
  isPieceSubject,
  isPlaceNameInModule,
  reportFormulaAsPlace,
} from './line-values.ts';
import {
  EFFECT_TRIGGER_KEYS,
  FORMULA_VERBS,
  LINE_VERBS,
  NAMING_VERBS,
  PIECE_EVENTS,
  PLACES,
  THING_VERBS,
} from './line-words.ts';
import { checkTableArguments } from './tables.ts';

/** Checks actions and phases: names must exist, texts must be readable, and each line must do one thing. */
export const checkActions = (check: Check, maps: ParsedMaps): void => {
  for (const action of itemsIn(check.root, 'actions')) new ActionCheck(check, maps).run(action);
  for (const effect of itemsIn(check.root, 'effects')) {
    new ActionCheck(check, maps).effect(effect, 'does');
    new ActionCheck(check, maps).effect(effect, 'instead');
  }
  for (const { spot } of childEntriesOf(check.root, 'prototypes').values())
    for (const move of itemsIn(spot, 'moves')) new ActionCheck(check, maps).move(move);
  for (const objective of itemsIn(check.root, 'objectives')) new ActionCheck(check, maps).objective(objective);
  const opponent = childNodeOf(check.root, 'opponent');
  for (const one of [childNodeOf(check.root, 'round'), opponent && childNodeOf(opponent, 'score')])
    new ActionCheck(check, maps).amount(one);
  const turn = childNodeOf(check.root, 'turn');
  if (!turn) return;
  new ActionCheck(check, maps).turn(turn);
  for (const phase of itemsIn(turn, 'phases'))
    for (const lines of ['begin', 'end'] as const) new ActionCheck(check, maps).phase(phase, lines);
};

type ActionNode = FileNode<EntryForm<'actions'>>;
type LineForm = EntryForm<'does', EntryForm<'actions'>>;
type LineNode = FileNode<LineForm>;

class ActionCheck {
  readonly #check: Check;
  readonly #maps: ParsedMaps;
  readonly #things = new Set<string>(['it']);
  readonly #values = new Set<string>();
  /** Names of values that `let` defines, which a later line may define again. */
  readonly #lets = new Set<string>();

  /** True if the lines apply to a piece, unless they name something else. */
  #isOfPieces = false;
  #isPaid = false;

  constructor(check: Check, maps: ParsedMaps) {
    this.#check = check;
    this.#maps = maps;
  }

  run(action: ActionNode): void {
    const of = childNodeOf(action, 'of');
    this.#isOfPieces = of !== undefined && isPieceSubject(of);
    this.#subject(of);
    this.#condition(childNodeOf(action, 'when'));
    for (const [name, { keyAt, spot }] of childEntriesOf(action, 'choose')) {
      this.#newName({ ...spot, at: keyAt, value: name }, name);
      this.#subject(spot);
      for (const bound of itemsIn(spot, 'number')) this.#formula(bound);
      (childNodeOf(spot, 'number') ? this.#values : this.#things).add(name);
    }
    const pay = childNodeOf(action, 'pay');
    this.#payment(pay);
    this.#isPaid = pay !== undefined;
    for (const line of itemsIn(action, 'does')) if (line.entries) this.#line(line);
    this.#checks(action);
  }

  /**
   * Checks the action's conditions on its result (`check`). For these, the engine tries the action's lines without
   * effect, so some kinds of lines are forbidden.
   */
  #checks(action: ActionNode): void {
    const checks = itemsIn(action, 'check');
    for (const check of checks) this.#condition(childNodeOf(check, 'that'));
    if (checks.length === 0) return;
    for (const line of itemsIn(action, 'does'))
      for (const word of UNTRIABLE_VERBS) {
        const spot = childNodeOf(line, word);
        if (spot) tell(this.#check, 'unknown-key', spot, { is: 'untried', word }, { is: 'without-key', key: word });
      }
  }

  effect(effect: FileNode<EntryForm<'effects'>>, lines: 'does' | 'instead'): void {
    if (lines === 'does') {
      const when = childNodeOf(effect, 'when')?.value;
      this.#isOfPieces = typeof when === 'string' && PIECE_EVENTS.has(when);
      const [does, instead] = [childNodeOf(effect, 'does'), childNodeOf(effect, 'instead')];
      this.#condition(childNodeOf(effect, 'match'));
      this.#place(childNodeOf(effect, 'on'));
      for (const [key, { needed, allowed }] of EFFECT_TRIGGER_KEYS) {
        const part = childNodeOf(effect, key);
        if (typeof when !== 'string') continue;
        if (needed.includes(when) && !part && !effect.partial)
          tell(this.#check, 'missing', effect, { is: 'lacks', key }, { is: 'one-of', names: [key] });
        if (part && !allowed.includes(when))
          tell(this.#check, 'unknown-key', part, { is: 'no-key', key }, { is: 'without-key', key });
      }
      checkEffectOnCounterChange(this.#check, when, childNodeOf(effect, 'property'));
      if (!does && !instead && !childNodeOf(effect, 'says') && !effect.partial)
        tell(this.#check, 'missing', effect, { is: 'lacks', key: 'does' }, { is: 'one-at-least', of: 'line' });
      if (instead && (does || (typeof when === 'string' && !PIECE_EVENTS.has(when))))
        tell(
          this.#check,
          'unknown-key',
          instead,
          { is: 'no-key', key: 'instead' },
          { is: 'without-key', key: 'instead' },
        );
    }
    for (const line of itemsIn(effect, lines)) if (line.entries) this.#line(line);
  }

  move(move: FileNode<EntryForm<'moves', EntryForm<'prototypes'>>>): void {
    this.#condition(childNodeOf(move, 'when'));
    this.#formula(childNodeOf(move, 'range'));
  }

  objective(objective: FileNode<EntryForm<'objectives'>>): void {
    this.#condition(childNodeOf(objective, 'when'));
    this.#formula(childNodeOf(objective, 'points'));
    this.#place(childNodeOf(objective, 'to'));
    const [card, to] = [childNodeOf(objective, 'card'), childNodeOf(objective, 'to')];
    if (objective.partial) return;
    if (card && !to) tell(this.#check, 'missing', objective, { is: 'lacks', key: 'to' }, { is: 'some-place' });
    if (!childNodeOf(objective, 'points') && !childNodeOf(objective, 'scorekeeper'))
      tell(this.#check, 'missing', objective, { is: 'lacks', key: 'points' }, { is: 'points-or-keeper' });
  }

  amount(amount: FileNode | undefined): void {
    this.#formula(amount);
  }

  turn(turn: FileNode<PartForm<'turn'>>): void {
    const again = childNodeOf(turn, 'again');
    for (const key of ['first', 'next', 'pass'] as const) {
      const node = childNodeOf(turn, key);
      if (node?.value !== STUCK) this.#condition(node);
    }
    this.#condition(again && childNodeOf(again, 'when'));
  }

  phase(phase: FileNode<EntryForm<'phases', PartForm<'turn'>>>, lines: 'begin' | 'end'): void {
    if (lines === 'begin') {
      this.#condition(childNodeOf(phase, 'skip'));
      for (const key of ['most', 'least'] as const) this.#formula(childNodeOf(phase, key));
      for (const { spot } of childEntriesOf(phase, 'act').values()) this.#formula(spot);
    }
    for (const line of itemsIn(phase, lines)) if (line.entries) this.#line(line);
  }

  #payment(pay: FileNode<PartForm<'pay', EntryForm<'actions'>>> | undefined): void {
    if (!pay) return;
    this.#match(childNodeOf(pay, 'with'));
    this.#formula(childNodeOf(pay, 'least'));
    for (const key of ['on', 'to', 'change'] as const) this.#place(childNodeOf(pay, key));
  }

  #line(line: LineNode): void {
    const keys = [...(line.entries?.keys() ?? [])];
    const words = LINE_VERBS.filter((word) => keys.includes(word));
    const [word] = words;
    this.#condition(childNodeOf(line, 'when'));
    this.#subject(childNodeOf(line, 'each'));
    if (word === undefined || words.length > 1) {
      if (!line.partial)
        tell(this.#check, 'wrong-value', line, { is: 'line-words', words }, { is: 'one-word', words: LINE_VERBS });
      return;
    }
    checkOtherLineKeys(this.#check, line, word, keys);
    this.#word(line, word);
  }

  #word(line: LineNode, word: InstructionVerb): void {
    const spot = childNodeOf(line, word);
    if (THING_VERBS.has(word)) this.#thing(spot);
    if (word === 'draw' || word === 'deal' || word === 'points') this.#formula(spot);
    if (word === 'roll') checkDice(this.#check, spot);
    if (word === 'modify') checkActivatedModifier(this.#check, spot);
    if (word === 'table') checkTableArguments(this.#check, line, spot);
    this.#thing(childNodeOf(line, 'away'));
    this.#formula(childNodeOf(line, 'cells'));
    const to = childNodeOf(line, 'to');
    if (PLACES.has(word) && !this.#isComputed(to)) this.#place(to);
    if (FORMULA_VERBS.has(word)) this.#formula(to);
    if (word === 'give') this.#side(to);
    if (word === 'set' && this.#setsPieces(line)) checkSetProperty(this.#check, spot);
    this.#side(childNodeOf(line, 'side'));
    for (const key of ['lose', 'next'] as const) this.#side(childNodeOf(line, key));
    if (childNodeOf(line, 'win')?.value !== ALL_SIDES_NAME) this.#side(childNodeOf(line, 'win'));
    this.#owner(childNodeOf(line, 'of'));
    this.#formula(childNodeOf(line, 'be'));
    for (const key of ['attack', 'defence'] as const) this.#formula(childNodeOf(line, key));
    if (word === 'ask') this.#asking(line);
    this.#formula(childNodeOf(childNodeOf(line, 'says'), 'count'));
    const given =
      word === 'let' || word === 'ask' ? spot : NAMING_VERBS.has(word) ? childNodeOf(line, 'name') : undefined;
    if (typeof given?.value !== 'string') return;
    if (word !== 'let' || !this.#lets.has(given.value)) this.#newName(given, given.value);
    if (word === 'let') this.#lets.add(given.value);
    const isThing =
      word === 'draw' || word === 'retreat' || (word === 'ask' && !childNodeOf(childNodeOf(line, 'choose'), 'number'));
    (isThing ? this.#things : this.#values).add(given.value);
  }

  /** True if a line sets a property of the piece that the action is about. Lines about chosen pieces count as false. */
  #setsPieces(line: LineNode): boolean {
    const [of, each] = [childNodeOf(line, 'of')?.value ?? 'it', childNodeOf(line, 'each')];
    return of === 'it' && (each ? isPieceSubject(each) : this.#isOfPieces);
  }

  /** Checks a question to a side. Its keys `hours` and `late` must be used together. */
  #asking(line: LineNode): void {
    const choose = childNodeOf(line, 'choose');
    this.#subject(choose);
    for (const bound of itemsIn(choose, 'number')) this.#formula(bound);
    const [hours, late] = [childNodeOf(line, 'hours'), childNodeOf(line, 'late')];
    const key = hours && !late ? 'late' : late && !hours ? 'hours' : undefined;
    if (key !== undefined && !line.partial)
      tell(this.#check, 'missing', line, { is: 'lacks', key }, { is: 'one-of', names: [key] });
  }

  #subject(node: FileNode<PartForm<'each', LineForm> | PartForm<'choose', LineForm>> | undefined): void {
    if (!node) return;
    this.#match(node);
    for (const key of ['piece', 'cell', 'side'] as const) this.#match(childNodeOf(node, key));
    this.#place(childNodeOf(node, 'on'));
    this.#formula(childNodeOf(node, 'within'));
    if (node.entries) this.#thing(childNodeOf(node, 'of'));
  }

  #match(node: FileNode | undefined): void {
    this.#condition(node);
  }

  #condition(node: FileNode | undefined): void {
    if (typeof node?.value !== 'string') return;
    const read = readExpression(node.value, undefined, true);
    reportExpressionFault(this.#check, node, read);
    if (read.ok) this.#scopes(node, read.expression);
  }

  #formula(node: FileNode | undefined): void {
    if (typeof node?.value !== 'string') return;
    const read = readFormula(node.value, undefined, true);
    reportExpressionFault(this.#check, node, read);
    if (read.ok) this.#scopes(node, read.expression);
  }

  #scopes(node: FileNode, expression: Expression): void {
    for (const { scope } of collectAllAggregates(expression))
      if (scope !== 'game' && stepsOfPlaceAround(scope) === undefined) this.#named(node, scope);
  }

  #place(node: FileNode | undefined): void {
    if (typeof node?.value === 'string') this.#named(node, node.value);
  }

  #isComputed(node: FileNode | undefined): boolean {
    if (typeof node?.value !== 'string' || this.#isPlace(node.value)) return false;
    return reportFormulaAsPlace(this.#check, node, (name) => this.#isGiven(name));
  }

  #named(node: FileNode, text: string): void {
    if (!this.#maps.complete || this.#isPlace(text)) return;
    const kinds = ['map', 'board', 'zone', 'deck'] as const;
    const names = near(text, [
      ...kinds.flatMap((kind) => [...knownNamesOfKind(this.#check, kind).all]),
      'Hand',
      ...this.#things,
    ]);
    const expected: ModuleFaultRemedy = names.length > 0 ? { is: 'near-names', names } : { is: 'some-place' };
    tell(this.#check, 'unknown-name', node, { is: 'no-place', name: text }, expected);
  }

  #isPlace(text: string): boolean {
    if (text === 'Hand' || text === 'here' || text === SIDES_NAME || this.#things.has(text)) return true;
    if (this.#isPaid && PAYMENT_NAMES.includes(text)) return true;
    return isPlaceNameInModule(this.#check, this.#maps, text);
  }

  #thing(node: FileNode | undefined): void {
    if (typeof node?.value !== 'string' || this.#things.has(node.value)) return;
    if (/[=<>]/.test(node.value)) {
      const [text, names] = [node.value, [...this.#things]];
      tell(this.#check, 'wrong-value', node, { is: 'no-match-here', text }, { is: 'one-of', names });
      return;
    }
    this.#noThing(node, node.value, [...this.#things]);
  }

  #side(node: FileNode | undefined): void {
    if (typeof node?.value !== 'string') return;
    const sides = knownNamesOfKind(this.#check, 'side');
    if (node.value === ACTOR_NAME || this.#things.has(node.value) || sides.all.has(node.value) || !sides.complete)
      return;
    this.#noThing(node, node.value, [ACTOR_NAME, ...sides.all, ...this.#things]);
  }

  #owner(node: FileNode | undefined): void {
    if (typeof node?.value !== 'string' || node.value === 'game' || this.#things.has(node.value)) return;
    this.#side(node);
  }

  #noThing(node: FileNode, name: string, known: readonly string[]): void {
    const names = near(name, known);
    const expected: ModuleFaultRemedy = names.length > 0 ? { is: 'near-names', names } : { is: 'one-of', names: known };
    tell(this.#check, 'unknown-name', node, { is: 'no-thing', name }, expected);
  }

  #isGiven(name: string): boolean {
    return RESERVED_NAMES.includes(name) || this.#things.has(name) || this.#values.has(name);
  }

  #newName(node: FileNode, name: string): void {
    if (this.#isGiven(name)) tell(this.#check, 'duplicate', node, { is: 'same-name', name }, { is: 'own-name' });
  }
}
