import { counterDefaults, countersOf, type Module } from '../../engine/index.ts';
import type { ModuleFaultAtOffset } from '../../facts/module-fault.ts';
import { counterPlacesIn } from '../../features/counters/check/counters.ts';
import { nameKey } from '../../form/words.ts';
import { type AggregateCall, print, readFormula, reads } from '../../table/expression/index.ts';
import type { Check, EntryForm } from '../checking/check.ts';
import {
  childNodeOf,
  FAULTY_VALUE,
  type FileNode,
  itemsIn,
  itemsOfNode,
  nodeOfPlainData,
  replaceEntries,
  replaceNodeItems,
  textIn,
} from '../text/spot.ts';
import { type ParsingWork, spendWork } from '../text/work.ts';

/**
 * Replaces `count(PLACE, MATCH)` and `sum(PLACE, MATCH, PROPERTY)` in modifiers by counters, which the engine updates
 * with each change (G14).
 */
export const replaceCountsByCounters = (
  root: Check['root'],
  work: ParsingWork,
): { readonly root: Check['root']; readonly faults: readonly ModuleFaultAtOffset[] } => {
  const list = childNodeOf(root, 'modifiers');
  if (!root.entries || !list?.items) return { root, faults: [] };
  const kept = new KeptCounts(root, work);
  const items = itemsOfNode(list).map((one) => kept.written(one, one));
  if (kept.counters.length === 0 && kept.faults.length === 0) return { root, faults: [] };
  const entries = new Map(root.entries);
  entries.set('modifiers', { keyAt: list.at, spot: replaceNodeItems(list, items) });
  const known: FileNode = childNodeOf(root, 'counters') ?? { ...list, path: 'counters', items: [], value: [] };
  const all = [...(known.items ?? []), ...kept.counters];
  if (known.items) entries.set('counters', { keyAt: known.at, spot: replaceNodeItems(known, all) });
  return { root: replaceEntries(root, entries), faults: kept.faults };
};

const TEXTS: ReadonlySet<string> = new Set(['match', 'when', 'change']);
const PARTS: ReadonlySet<string> = new Set(['near', 'grants']);

type ModifierNode = FileNode<EntryForm<'modifiers'>>;

const CALL = /(?<![\p{L}\p{N}_."'$])(?:count|sum|least|most|rank|second|majority)\(/gu;

class KeptCounts {
  readonly counters: FileNode[] = [];
  readonly faults: ModuleFaultAtOffset[] = [];
  readonly #module: Module;
  readonly #work: ParsingWork;
  readonly #maps: ReadonlySet<string>;
  readonly #names: Set<string>;
  readonly #made = new Map<string, string>();

  constructor(root: Check['root'], work: ParsingWork) {
    this.#module = counterPlacesIn(root) as Module;
    this.#work = work;
    this.#maps = new Set(this.#module.maps.map(({ name }) => name));
    this.#names = new Set(itemsIn(root, 'counters').map((one) => nameKey(textIn(one, 'name') ?? '')));
  }

  written(modifier: ModifierNode, part: FileNode): FileNode {
    if (part.items)
      return replaceNodeItems(
        part,
        part.items.map((one) => this.written(modifier, one)),
      );
    if (typeof part.value === 'string') return this.#text(modifier, part);
    if (!part.entries) return part;
    const entries = [...part.entries].map(([key, entry]) => {
      const isRead = TEXTS.has(key) || PARTS.has(key);
      return [key, isRead ? { ...entry, spot: this.written(modifier, entry.spot) } : entry] as const;
    });
    return replaceEntries(part, new Map(entries));
  }

  #text(modifier: ModifierNode, node: FileNode): FileNode {
    const text = String(node.value);
    const { written, left } = this.#counted(modifier, node, text);
    if (left !== undefined) {
      const { at, path } = node;
      this.faults.push({
        code: 'bad-expression',
        at,
        path,
        wrong: { is: 'uncounted', text: left },
        expected: { is: 'kept-counts' },
      });
      return { ...node, value: FAULTY_VALUE };
    }
    if (written === text) return node;
    const { textAt: _, ...rest } = node;
    return { ...rest, value: written };
  }

  /** Replaces the calls in a text by names of counters. `left`: the first call that no counter can replace. */
  #counted(modifier: ModifierNode, node: FileNode, text: string): { readonly written: string; readonly left?: string } {
    let written = '';
    let from = 0;
    const quoted = quotedIn(text);
    for (const { index } of text.matchAll(CALL)) {
      if (index < from || quoted.some(([start, end]) => start < index && index < end)) continue;
      const call = callAt(text, index);
      // Another check reports text that can't be read.
      if (!call || !spendWork(this.#work)) continue;
      const name = this.#counter(modifier, node, call.aggregate);
      if (name === undefined) return { written: text, left: call.text };
      written += `${text.slice(from, index)}$${name}$`;
      from = index + call.text.length;
    }
    return { written: written + text.slice(from) };
  }

  #counter(
    modifier: ModifierNode,
    node: FileNode,
    { function: what, scope, match, amount }: AggregateCall,
  ): string | undefined {
    const isSum = what === 'sum' && amount?.kind === 'property' && !amount.aggregate;
    if (what !== 'count' && !isSum) return undefined;
    const own = this.#counted(modifier, node, print(match).slice(1, -1));
    if (own.left !== undefined || [...reads(match)].some((name) => /^(?:source|target)\./.test(name))) return undefined;
    const definition = {
      on: scope,
      match: own.written === 'true' ? '' : `{${own.written}}`,
      ...(isSum ? { sum: amount.name } : {}),
      decks:
        this.#maps.has(scope) || countersOf(this.#module, { ...blank, on: scope }).every(({ on }) => !('board' in on)),
    };
    const key = JSON.stringify([textIn(modifier, 'name'), definition]);
    const known = this.#made.get(key);
    if (known !== undefined) return known;
    const name = this.#nameFor(textIn(modifier, 'name') ?? '');
    const made = countersOf(this.#module, { ...blank, on: scope, name });
    if (made.length !== 1 || !made[0]) return undefined;
    const reveals = childNodeOf(modifier, 'reveals')?.value;
    const plain = { name, ...definition, ...(reveals === undefined ? {} : { reveals }) };
    const { at, path } = node;
    const entries = Object.entries(plain).map(
      ([part, value]) => [part, { keyAt: at, spot: { ...nodeOfPlainData(value), at, path } }] as const,
    );
    this.counters.push(replaceEntries({ value: plain, at, path, written: '' }, new Map(entries)));
    this.#made.set(key, made[0].id);
    return made[0].id;
  }

  /** Returns the modifier's name, with a number if a counter already has it. */
  #nameFor(modifier: string): string {
    for (let number = 1; ; number += 1) {
      const name = number === 1 ? modifier : `${modifier.slice(0, 50)} ${number}`;
      if (this.#names.has(nameKey(name))) continue;
      this.#names.add(nameKey(name));
      return name;
    }
  }
}

const blank = { ...counterDefaults, name: '' };

const quotedIn = (text: string): readonly (readonly [number, number])[] =>
  [...text.matchAll(/"[^"]*"|'[^']*'/g)].map(({ index, 0: all }) => [index, index + all.length] as const);

const callAt = (text: string, at: number): { readonly text: string; readonly aggregate: AggregateCall } | undefined => {
  let depth = 0;
  for (const { index, 0: sign } of text.slice(at).matchAll(/"[^"]*"|'[^']*'|[()]/g)) {
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0;
    if (depth > 0 || sign !== ')') continue;
    const call = text.slice(at, at + index + 1);
    const read = readFormula(call, undefined, true);
    const aggregate = read.ok && read.expression.kind === 'property' ? read.expression.aggregate : undefined;
    return aggregate && { text: call, aggregate };
  }
  return undefined;
};
