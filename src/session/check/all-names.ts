import { COUNTER_SUBJECT_KINDS, labelOfModuleKey, propertyNamesOfKind } from '../../engine/index.ts';
import { listCounterPropertyNames } from '../../features/counters/check/counters.ts';
import type { NameKind, PropertyOwnerKind } from '../../form/name-kind.ts';
import { find } from '../../table/grid/index.ts';
import type { AskedNames, NamedThingKind } from '../../table/index.ts';
import { type Check, knownNamesOfKind } from '../checking/check.ts';
import { selectPropertyEntries } from '../checking/values.ts';
import { childNodeOf, type FileNode } from '../text/spot.ts';
import type { ParsedMaps } from './boards.ts';
import { findNamesMeantBy } from './misspelt.ts';

export type NameMeaning = NamedThingKind | ReadonlySet<string>;

export type MeaningsByName = ReadonlyMap<string, NameMeaning>;

/** Properties of units, and the symbols that a scorekeeper defines. Those become properties of the game. */
export interface GdlNames {
  readonly unit: Iterable<string>;
  readonly game: Iterable<string>;
  readonly read: Iterable<string>;
}

/** Every name that a module or the engine defines (D17), by the kind of thing that has it. */
export class DefinedNames {
  readonly counters: readonly string[];
  readonly declared: ReadonlySet<string>;
  readonly misdeclared: ReadonlyMap<string, readonly string[]>;
  readonly #check: Check;
  readonly #maps: ParsedMaps['maps'];
  readonly #gdl: GdlNames;
  readonly #given = new Map<PropertyOwnerKind, Map<string, NameMeaning>>();
  readonly #texts = new Map<string, Set<string>>();
  readonly #found = new Map<string, MeaningsByName>();
  readonly #named = new Map<NamedThingKind, ReadonlySet<string>>();

  constructor(check: Check, { maps }: ParsedMaps, gdl: GdlNames) {
    this.#check = check;
    this.#maps = maps;
    this.#gdl = gdl;
    const counters = listCounterPropertyNames(check);
    this.counters = counters.map(({ id }) => id);
    this.#named.set('counted', new Set(counters.map(({ on }) => on)));
    for (const { of, node } of check.uses.properties) this.#give(of, node);
    this.misdeclared = this.#misdeclared();
    this.declared = new Set([...this.#all('property')].filter((name) => !this.misdeclared.has(name)));
  }

  get givenNames(): ReadonlySet<string> {
    return new Set([...this.#given.values()].flatMap((names) => [...names.keys()]));
  }

  #misdeclared(): ReadonlyMap<string, readonly string[]> {
    const all = this.#all('property');
    const known = new Set([...this.givenNames, ...this.#engine]);
    const free = [...known].filter((name) => !all.has(name));
    return new Map(
      [...all].flatMap((name) => {
        const meant = known.has(name) ? [] : findNamesMeantBy(name, free);
        return meant.length > 0 ? [[name, meant] as const] : [];
      }),
    );
  }

  #give(of: PropertyOwnerKind, node: FileNode): void {
    const given = this.#given.get(of) ?? new Map<string, NameMeaning>();
    this.#given.set(of, given);
    for (const [name, entry] of selectPropertyEntries(node)) {
      const { value } = entry.spot;
      const texts = (Array.isArray(value) ? value : [value]).filter((text) => typeof text === 'string');
      const known = this.#texts.get(name) ?? new Set<string>();
      for (const text of texts) known.add(text);
      this.#texts.set(name, known);
      // Values that change in play, or that are not texts, are unpredictable.
      const isFixed = entry.spot.entries === undefined && texts.length > 0;
      given.set(name, isFixed && given.get(name) !== 'plain' ? known : 'plain');
    }
  }

  addText(name: string, text: string | undefined): void {
    if (text !== undefined) this.#texts.get(name)?.add(text);
    else for (const given of this.#given.values()) if (given.has(name)) given.set(name, 'plain');
  }

  of(kind: string): MeaningsByName {
    const known = this.#found.get(kind);
    if (known) return known;
    const names = new Map<string, NameMeaning>();
    // Stored while still empty, because kinds refer to each other.
    this.#found.set(kind, names);
    const { has = {}, heeds = {}, asks = [] }: AskedNames = propertyNamesOfKind(kind);
    const add = (name: string, meaning: NameMeaning): void => {
      if (!names.has(name)) names.set(name, meaning);
    };
    for (const [name, meaning] of [...Object.entries(has), ...Object.entries(heeds)]) add(name, meaning);
    for (const [name, meaning] of this.#given.get(kind as PropertyOwnerKind) ?? []) add(name, meaning);
    if (kind === 'piece') for (const name of this.#gdl.unit) add(name, 'plain');
    if (kind === 'game') for (const name of this.#gdl.game) add(name, 'plain');
    for (const { kind: other, behind = '' } of asks)
      for (const [name, meaning] of this.of(other)) add(behind + name, meaning);
    if ((COUNTER_SUBJECT_KINDS as readonly string[]).includes(kind))
      for (const name of this.counters) add(name, 'plain');
    for (const name of this.declared) add(name, 'plain');
    return names;
  }

  /** Returns the texts that a property of this meaning can have; undefined if any text is possible. */
  texts(meaning: NameMeaning): ReadonlySet<string> | undefined {
    if (typeof meaning !== 'string') return meaning;
    if (meaning === 'plain') return undefined;
    const known = this.#named.get(meaning) ?? new Set(this.#textsOf(meaning));
    this.#named.set(meaning, known);
    return known;
  }

  get movers(): ReadonlySet<string> {
    return new Set([...(this.texts('class') ?? []), ...this.#all('prototype'), ...this.pieces, 'default']);
  }

  /** The names of all pieces. A piece without its own name has the label of its prototype. */
  get pieces(): ReadonlySet<string> {
    const labels = this.#labels;
    return new Set([
      ...this.#all('piece'),
      ...[...this.#all('prototype')].map((key) => labelOfModuleKey({ labels }, key)),
    ]);
  }

  /** Every key of the module that players may read. */
  get keys(): ReadonlySet<string> {
    const kinds = ['prototype', 'class', 'terrain', 'edge-kind', 'property'] as const;
    return new Set([
      ...this.givenNames,
      ...this.#engine,
      ...(this.texts('class') ?? []),
      ...kinds.flatMap((kind) => [...this.#all(kind)]),
    ]);
  }

  get #labels(): { readonly [key: string]: string } {
    const entries = childNodeOf(this.#check.root, 'labels')?.entries ?? [];
    return Object.fromEntries([...entries].map(([key, { spot }]) => [key, String(spot.value)]));
  }

  get #engine(): readonly string[] {
    return ['piece', 'side', 'game'].flatMap((kind) => Object.keys(propertyNamesOfKind(kind).heeds ?? {}));
  }

  /** Every text that any property can have, to check words of unknown meaning. */
  get words(): ReadonlySet<string> {
    const meanings: readonly NamedThingKind[] = [
      'side',
      'class',
      'map',
      'board',
      'zone',
      'deck',
      'terrain',
      'layer',
      'piece',
    ];
    return new Set([
      ...meanings.flatMap((meaning) => [...(this.texts(meaning) ?? [])]),
      ...[...this.#texts.values()].flatMap((texts) => [...texts]),
    ]);
  }

  get readByGdl(): Iterable<string> {
    return this.#gdl.read;
  }

  cell(text: string): string | undefined {
    for (const { boards } of this.#maps) {
      for (const { grid } of boards) {
        const cell = find(grid, text);
        if (cell !== undefined) return cell;
      }
    }
    return undefined;
  }

  #all(kind: NameKind): ReadonlySet<string> {
    return knownNamesOfKind(this.#check, kind).all;
  }

  #textsOf(meaning: Exclude<NamedThingKind, 'plain'>): Iterable<string> {
    switch (meaning) {
      case 'piece':
        return this.pieces;
      case 'class':
        return [...this.#all('class'), ...(this.#texts.get('Class') ?? [])];
      case 'cell':
        return [...this.#all('deck'), ...this.#all('map')];
      case 'deck':
        return this.#all('deck');
      default:
        return this.#all(meaning);
    }
  }
}
