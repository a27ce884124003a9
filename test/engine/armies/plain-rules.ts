import {
  CHANGES,
  CONDITIONS,
  EDGES,
  type Plain,
  type PlainModifier,
  type PlainPiece,
  type PlainWar,
  PROTOTYPES,
  TERRAIN,
} from './plain-war.ts';

/** One modifier's turn: that of the game, or that on one of its pieces. */
interface Turn {
  readonly modifier: PlainModifier;
  readonly source: PlainPiece | undefined;
}

type Kind = PlainModifier['of'];
type Price = number | 'closed';

/** Of how many parts of 1 these are whole numbers, from 0 on. */
const PARTS: { readonly [property: string]: number } = { cost: 1000, MovePoints: 1000, army: 1 };

/**
 * What everything is worth on a plain war, by the rules as they are told: the modifiers one after the other, each
 * judged by what the earlier ones left. A subject is a piece, a cell, a step (mover, from, to), a limit (side, host) or
 * a modifier (the place of its turn), with blanks between.
 */
export class PlainRules {
  readonly war: PlainWar;
  readonly #turns: readonly Turn[];
  readonly #pieces: ReadonlyMap<string, PlainPiece>;
  readonly #lines = new Map<string, string[]>();
  /** The properties that some modifier changes. */
  readonly #bent: ReadonlySet<string>;
  readonly #known = new Map<string, Plain>();
  readonly #judged = new Map<string, boolean>();
  readonly #near = new Map<string, Map<string, number>>();

  constructor(war: PlainWar) {
    this.war = war;
    this.#pieces = new Map(war.pieces.map((piece) => [piece.id, piece]));
    this.#turns = turnsOf(war);
    this.#bent = new Set(war.modifiers.map(({ of, change }) => `${of} ${propertyOf(change)}`));
    for (const { kind, a, b } of war.lines) {
      for (const key of [`${a} ${b}`, `${b} ${a}`])
        this.#lines.set(key, [...new Set([...(this.#lines.get(key) ?? []), kind])]);
    }
  }

  /** The value as it reads before a turn, after all without one. */
  value(kind: Kind, id: string, name: string, turn = this.#turns.length): Plain {
    if (!this.#bent.has(`${kind} ${name}`)) return read(name, this.#base(kind, id, name, turn));
    const key = `${turn} ${kind} ${name} ${id}`;
    if (!this.#known.has(key))
      this.#known.set(key, read(name, this.#written(kind, id, name, turn) ?? this.#base(kind, id, name, turn)));
    return this.#known.get(key);
  }

  neighbours(cell: string, turn?: number): readonly string[] {
    return this.value('cell', cell, 'Neighbours', turn) as readonly string[];
  }

  #written(kind: Kind, id: string, name: string, turn: number): Plain {
    let written: Plain;
    for (let at = 0; at < turn; at += 1) {
      const { of, change } = (this.#turns[at] as Turn).modifier;
      if (of !== kind || propertyOf(change) !== name) continue;
      const before = written ?? this.#base(kind, id, name, at);
      if (change === 'link' || change === 'unlink') written = this.#relinked(at, id, before as readonly string[]);
      else if (this.#applies(at, kind, id)) written = CHANGES[change].alter(before) ?? written;
    }
    return written;
  }

  #base(kind: Kind, id: string, name: string, turn: number): Plain {
    if (kind === 'cell')
      return name === 'Neighbours'
        ? this.war.around.get(id)
        : name === 'Terrain'
          ? this.war.terrain.get(id)
          : undefined;
    if (kind === 'piece') return this.#ofPiece(id, name);
    if (kind === 'limit') return name === 'army' ? this.war.limit : name === 'Owner' ? id.split(' ')[0] : undefined;
    if (kind === 'modifier') return name === 'precedence' ? this.#turns[Number(id)]?.modifier.precedence : undefined;
    const [mover = '', from = '', to = ''] = id.split(' ');
    if (name.startsWith('to.')) return this.value('cell', to, name.slice(3), turn);
    if (name.startsWith('from.')) return this.value('cell', from, name.slice(5), turn);
    if (name !== 'cost' && name !== 'closed') return this.value('piece', mover, name, turn);
    const mine = this.value('piece', mover, 'Class', turn) ?? this.#pieces.get(mover)?.prototype;
    const price = this.#price(mine, from, to, this.value('cell', to, 'Terrain', turn));
    return name === 'closed' ? price === 'closed' : price === 'closed' ? 1 : price;
  }

  #ofPiece(id: string, name: string): Plain {
    const piece = this.#pieces.get(id);
    if (!piece || name === 'Owner') return piece?.side;
    const common: { readonly [property: string]: Plain } = PROTOTYPES[piece.prototype];
    return piece.values[name] ?? common[name];
  }

  /** The cheapest road, else the ground; and whatever is crossed on top. */
  #price(mover: Plain, from: string, to: string, ground: Plain): Price {
    const kinds = this.#lines.get(`${from} ${to}`) ?? [];
    const prices = (runs: string): readonly Price[] =>
      kinds.flatMap((kind) => (EDGES[kind]?.runs === runs ? (priceIn(EDGES[kind].cost, mover) ?? []) : []));
    const roads = prices('along').map((price) => (price === 'closed' ? Number.POSITIVE_INFINITY : price));
    const way = roads.length > 0 ? Math.min(...roads) : (priceIn(TERRAIN[String(ground)] ?? {}, mover) ?? 1);
    const all = [way, ...prices('between')];
    return all.includes('closed') || all.includes(Number.POSITIVE_INFINITY)
      ? 'closed'
      : (all as number[]).reduce((a, b) => a + b);
  }

  #applies(at: number, kind: Kind, id: string): boolean {
    const key = `${at} ${kind} ${id}`;
    const known = this.#judged.get(key) ?? this.#judge(at, kind, id);
    this.#judged.set(key, known);
    return known;
  }

  #judge(at: number, kind: Kind, id: string): boolean {
    const { modifier, source } = this.#turns[at] as Turn;
    if (this.value('modifier', `${at}`, 'enabled', at) === false) return false;
    const get = (name: string): Plain => {
      if (name.startsWith('source.')) return source && this.value('piece', source.id, name.slice(7), at);
      return name === 'Distance' ? this.#steps(at, source, this.#spot(kind, id)) : this.value(kind, id, name, at);
    };
    if (!this.#reaches(at, kind, id)) return false;
    return (modifier.when === undefined || CONDITIONS[modifier.when](get)) && CONDITIONS[modifier.match](get);
  }

  #reaches(at: number, kind: Kind, id: string): boolean {
    const { modifier, source } = this.#turns[at] as Turn;
    const spot = this.#spot(kind, id);
    if (modifier.scope === 'game') return true;
    if (!source) return false;
    const steps = (): number => this.#steps(at, source, spot) ?? Number.POSITIVE_INFINITY;
    switch (modifier.scope) {
      case 'self':
        return (kind === 'piece' || kind === 'step') && id.split(' ')[0] === source.id;
      case 'same cell':
        return spot === source.cell;
      case 'adjacent':
        return steps() === 1;
      case 'within 2':
        return steps() <= 2;
      case 'same zone':
        return spot !== undefined && this.war.vale.has(spot) && this.war.vale.has(source.cell);
      case 'same side': {
        const owner = this.value('piece', source.id, 'Owner', at);
        return owner !== undefined && owner === this.value(kind, id, 'Owner', at);
      }
      default:
        return spot !== undefined;
    }
  }

  /** Where a subject is: a step where it leads to, a limit where its host stands. */
  #spot(kind: Kind, id: string): string | undefined {
    if (kind === 'modifier') return undefined;
    if (kind === 'cell') return id;
    const parts = id.split(' ');
    return kind === 'step' ? parts[2] : this.#pieces.get(parts.at(-1) as string)?.cell;
  }

  /** The steps from a source to a cell by the map before a turn; undefined beyond two, which nothing asks for. */
  #steps(at: number, source: PlainPiece | undefined, to: string | undefined): number | undefined {
    if (!source || to === undefined) return undefined;
    const key = `${at} ${source.cell}`;
    const near = this.#near.get(key) ?? new Map<string, number>([[source.cell, 0]]);
    if (!this.#near.has(key)) {
      for (const [cell, steps] of near) {
        for (const next of steps === 2 ? [] : this.neighbours(cell, at)) if (!near.has(next)) near.set(next, steps + 1);
      }
      this.#near.set(key, near);
    }
    return near.get(to);
  }

  #relinked(at: number, cell: string, before: readonly string[]): readonly string[] {
    const { change, cells: pair } = (this.#turns[at] as Turn).modifier;
    const isTarget = (one: string): boolean => this.#applies(at, 'cell', one);
    if (pair && !(pair.includes(cell) && pair.every(isTarget))) return before;
    const isOther = (one: string): boolean => one !== cell && (pair ? pair.includes(one) : isTarget(one));
    if (change === 'unlink') return !pair && isTarget(cell) ? [] : before.filter((one) => !isOther(one));
    return pair || isTarget(cell) ? [...new Set([...before, ...this.war.cells.filter(isOther)])] : before;
  }
}

/** By precedence, then by their ids. */
const turnsOf = ({ modifiers, pieces }: PlainWar): readonly Turn[] => {
  const turns = modifiers.flatMap((modifier): Turn[] => {
    if (modifier.on === undefined) return [{ modifier, source: undefined }];
    return pieces.filter(({ prototype }) => prototype === modifier.on).map((source) => ({ modifier, source }));
  });
  const id = ({ source }: Turn): string => source?.id ?? '';
  return turns.sort((a, b) => a.modifier.precedence - b.modifier.precedence || (id(a) < id(b) ? -1 : 1));
};

const propertyOf = (change: PlainModifier['change']): string =>
  change === 'link' || change === 'unlink' ? 'Neighbours' : CHANGES[change].property;

const priceIn = (prices: { readonly [className: string]: Price }, mover: Plain): Price | undefined =>
  prices[String(mover)] ?? prices['default'];

/** Limits read as none below 0, and without their fractions; points have three places at most. */
const read = (name: string, value: Plain): Plain => {
  const parts = PARTS[name];
  return parts !== undefined && typeof value === 'number'
    ? Math.max(0, Math.floor(Math.round(value * 1e6) / (1e6 / parts)) / parts)
    : value;
};
