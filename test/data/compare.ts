import { parse as parseYaml } from 'yaml';
import { type CardCost, formatCardCost, parseCardCost } from '../../src/kingdom/cards/cost.ts';
import { type Dominion, foldName, mapCardsByName } from '../../src/kingdom/cards/dominion.ts';

/** The facts that a database has about a card. */
export interface CardFacts {
  readonly name: string;
  readonly cost?: CardCost;
  readonly types?: readonly string[];
}

type Row = Readonly<Record<string, unknown>>;

/** The cards in a file of a database: CSV with a line of heads, JSON or YAML with objects that have a name. */
export function readFacts(file: string, text: string): readonly CardFacts[] {
  const rows = file.endsWith('.csv')
    ? csvRows(text)
    : rowsIn(file.endsWith('.json') ? JSON.parse(text) : parseYaml(text));
  return rows.flatMap((row) => {
    const name = field(row, 'name', 'title', 'card');
    if (typeof name !== 'string' || name === '') return [];
    const [cost, types] = [costOf(row), typesOf(row)];
    return [{ name, ...(cost ? { cost } : {}), ...(types ? { types } : {}) }];
  });
}

/** All objects in a value, however deep. */
function rowsIn(value: unknown): readonly Row[] {
  if (Array.isArray(value)) return value.flatMap(rowsIn);
  if (typeof value !== 'object' || value === null) return [];
  const row = value as Row;
  return [row, ...Object.values(row).flatMap((one) => (typeof one === 'object' ? rowsIn(one) : []))];
}

/** The rows of a CSV by their heads; a field in quotes may hold commas and quotes. */
function csvRows(text: string): readonly Row[] {
  const [heads = [], ...lines] = text
    .split(/\r?\n/)
    .filter((line) => line !== '')
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) =>
        quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'),
      ),
    );
  return lines.map((line) => Object.fromEntries(heads.map((head, at) => [head, line[at] ?? ''])));
}

/** The first of these fields that the row has, whatever its case. */
function field(row: Row, ...names: readonly string[]): unknown {
  for (const [key, value] of Object.entries(row)) if (names.includes(key.toLowerCase())) return value;
  return undefined;
}

function costOf(row: Row): CardCost | undefined {
  const cost = field(row, 'cost');
  const parts = typeof cost === 'object' && cost !== null ? (cost as Row) : row;
  if (typeof cost === 'string' || typeof cost === 'number')
    return parseCardCost(String(cost).replaceAll('$', '').trim());
  const number = (...names: readonly string[]): number => Number(field(parts, ...names) ?? 0) || 0;
  if (field(parts, 'coins', 'coin', 'treasure') === undefined) return undefined;
  const mark = field(row, 'costmod');
  return {
    coins: number('coins', 'coin', 'treasure'),
    potion: number('potion', 'potions') > 0 || field(parts, 'potion') === true,
    debt: number('debt'),
    ...(mark === '+' || mark === '*' ? { mark } : {}),
  };
}

function typesOf(row: Row): readonly string[] | undefined {
  const types = field(row, 'types', 'type');
  if (Array.isArray(types)) return types.map(String);
  if (typeof types === 'string' && types !== '') return types.split(/\s*[|,–-]\s*/).filter((one) => one !== '');
  const flags = Object.entries(row).flatMap(([key, value]) =>
    /^is[A-Z]/.test(key) && (value === true || value === '1') ? key.slice(2) : [],
  );
  return flags.length > 0 ? flags : undefined;
}

/**
 * How the data and a database differ: a line for each cost and each type of a pile, and for each card that only one of
 * them knows. Marks of costs are compared only if the database has some.
 */
export function differences({ cards, landscapes, extras }: Dominion, facts: readonly CardFacts[]): readonly string[] {
  const own = mapCardsByName(cards);
  const across = mapCardsByName(landscapes);
  const others = new Map(facts.map((one) => [foldName(one.name), one]));
  const hasMarks = facts.some(({ cost }) => cost?.mark !== undefined);
  const shown = (cost: CardCost): string =>
    formatCardCost(hasMarks ? cost : { coins: cost.coins, potion: cost.potion, debt: cost.debt });
  const lines = cards.flatMap((card): readonly string[] => {
    const other = others.get(foldName(card.name));
    if (!other) return [`${card.name}: missing there`];
    const [mine, theirs] = [[...card.types].sort().join(' '), [...(other.types ?? card.types)].sort().join(' ')];
    const costs = other.cost && shown(other.cost) !== shown(card.cost);
    return [
      ...(costs && other.cost ? [`${card.name}: cost ${shown(card.cost)} here, ${shown(other.cost)} there`] : []),
      ...(mine === theirs ? [] : [`${card.name}: ${mine} here, ${theirs} there`]),
    ];
  });
  const beside = new Set(
    extras.flatMap(({ title, cards: some }) => [title, ...some.map(({ name }) => name)]).map(foldName),
  );
  const foreign = facts.filter(({ name }) => ![own, across, beside].some((known) => known.has(foldName(name))));
  return [...lines, ...foreign.map(({ name }) => `${name}: missing here`)];
}
