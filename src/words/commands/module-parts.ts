import { changesOf, counterDefaults, countersOf, type Module, moduleLabelOf } from '../../engine/index.ts';
import { textOf } from '../../table/index.ts';
import { namesOfLinkedCells } from '../../view/modifiers.ts';
import { bold, plain } from '../../view/text/text.ts';
import { LONGEST_MODULE_PART_LINE, LONGEST_RULES_PAGE } from '../base/limits.ts';
import type { Format } from '../base/messages.ts';
import { propertyText } from '../base/properties.ts';
import { list, name } from '../base/values.ts';

/** The parts of a module with the names of its file: keys, formats, precedences. For authors (D39). */

/** The parts that are shown. The setup and the decks are not: they contain no other keys. */
type ModulePart = 'properties' | 'prototypes' | 'terrain' | 'counters' | 'modifiers' | 'scorekeepers';

type GivenValues = Module['prototypes'][string];

/** A text of the file as code, which neither formats nor pings. */
const code = (text: string): string => {
  const clean = text.replace(/[`\p{C}]+/gu, ' ').trim();
  return `\`${clean.length > LONGEST_MODULE_PART_LINE ? `${clean.slice(0, LONGEST_MODULE_PART_LINE - 1)}…` : clean || ' '}\``;
};

/** `key: value` as code, or nothing if there is no value. */
const entry = (key: string, value: string | number | undefined): readonly string[] =>
  value === undefined || value === '' ? [] : [code(`${key}: ${value}`)];

/** A value as in the file. */
const written = (value: unknown): string =>
  Array.isArray(value)
    ? listOf(value)
    : typeof value === 'object' && value !== null
      ? pairs(value)
      : String(value).trim();

const listOf = (names: readonly string[]): string => `[${names.join(', ')}]`;

const valuesOf = (values: GivenValues = {}): readonly string[] =>
  Object.entries(values).map(([key, value]) => code(`${key}: ${Array.isArray(value) ? listOf(value) : textOf(value)}`));

/** A key, with the label that players read if it differs. */
const keyText = (format: Format, module: Module, key: string): string => {
  const label = moduleLabelOf(module, key) ?? propertyText(format, key);
  return label === key ? code(key) : `${code(key)} (${plain(label)})`;
};

const line = (format: Format, head: string, parts: readonly string[]): string =>
  parts.length === 0 ? head : format('module-show-line', { head, parts: list(parts, 'more') });

/** Keys with their values: `horse 2, cart 3`. */
const pairs = (of: object): string =>
  Object.entries(of)
    .map(([key, value]) => `${key} ${String(value).replaceAll('\n', ' ')}`)
    .join(', ');

const costOf = (cost: Module['terrain'][string]['cost']): readonly string[] => entry('cost', cost && pairs(cost));

const properties = (format: Format, module: Module): readonly string[] => [
  ...Object.entries(module.properties ?? {}).map(([key, domain]) =>
    line(format, keyText(format, module, key), [code(domain)]),
  ),
  ...(module.values ? [line(format, format('module-of-game'), valuesOf(module.values))] : []),
  ...module.sides
    .filter((side) => side.class !== undefined || side.values !== undefined)
    .map((side) =>
      line(format, format('module-of-side', { side: name(side.name) }), [
        ...entry('class', side.class),
        ...valuesOf(side.values),
      ]),
    ),
];

const prototypes = (format: Format, module: Module): readonly string[] =>
  Object.entries(module.prototypes).map(([key, values]) => {
    const { dynamic = {}, layers = [], follows, facing, mask, invisible } = module.traits?.[key] ?? {};
    return line(format, keyText(format, module, key), [
      ...valuesOf(values),
      ...Object.entries(dynamic).map(([property, { min, max }]) => code(`${property}: ${min ?? '-'} … ${max ?? '-'}`)),
      ...(layers.length === 0 ? [] : entry('layers', listOf(layers.map((layer) => layer.name)))),
      ...entry('follows', follows),
      ...entry('facing', facing),
      ...entry('mask', mask?.name),
      ...(invisible === undefined ? [] : entry('invisible', 'true')),
    ]);
  });

const terrain = (format: Format, module: Module): readonly string[] => [
  ...Object.entries(module.terrain).map(([key, { cost }]) => line(format, keyText(format, module, key), costOf(cost))),
  ...Object.entries(module.edges ?? {}).map(([key, { runs, cost }]) =>
    line(format, keyText(format, module, key), [...entry('runs', runs), ...costOf(cost)]),
  ),
];

/** The counters, with the properties by which formats, result tables and scorekeepers read them. */
const counters = (format: Format, module: Module): readonly string[] =>
  (module.counters ?? []).flatMap((definition) => {
    const { name: _, on: __, ...keys } = definition;
    const defaults: { readonly [key: string]: unknown } = counterDefaults;
    const given = Object.entries(keys).filter(([key, value]) => defaults[key] !== value);
    return countersOf(module, definition).map(({ id, name: called }) =>
      line(
        format,
        `${bold(called)} ${code(`$${id}$`)}`,
        given.flatMap(([key, value]) => entry(key, written(value))),
      ),
    );
  });

const modifierParts = (one: NonNullable<Module['modifiers']>[number]): readonly string[] => {
  const { on, of, scope, match, when, cells, grants, lasts } = one;
  return [
    ...entry('on', on && pairs(on)),
    ...(of === 'piece' ? [] : entry('of', of)),
    ...(scope === 'game' ? [] : entry('scope', scope)),
    ...entry('match', match),
    ...entry('when', when),
    ...entry('cells', namesOfLinkedCells(cells).join(', ')),
    ...(grants ? entry('grants', `${grants.name} (${grants.precedence})`) : entry('change', changesOf(one).join('; '))),
    ...entry('lasts', lasts && `${lasts.count} ${lasts.of}`),
  ];
};

const modifiers = (format: Format, module: Module): readonly string[] => [
  ...Object.entries(module.phases ?? {}).map(([key, [first, last]]) => code(`${key}: [${first}, ${last}]`)),
  ...(module.modifiers ?? []).map((one) => line(format, `${bold(one.name)} (${one.precedence})`, modifierParts(one))),
];

const scorekeepers = (_: Format, module: Module): readonly string[] =>
  (module.scorekeepers?.text ?? '').split('\n').flatMap((text) => (text.trim() === '' ? [] : [code(text)]));

const PARTS: { readonly [P in ModulePart]: (format: Format, module: Module) => readonly string[] } = {
  properties,
  prototypes,
  terrain,
  counters,
  modifiers,
  scorekeepers,
};

/** The pages about a module's parts, at least one; `only`: the part to show alone. */
export const pages = (format: Format, module: Module, only?: ModulePart): readonly string[] => {
  const lines = [`${bold(module.title)} ${code(module.module)}`];
  for (const part of only === undefined ? (Object.keys(PARTS) as ModulePart[]) : [only]) {
    const head = format(`module-head-${part}`);
    const own = PARTS[part](format, module).map((text) =>
      text.length > LONGEST_RULES_PAGE ? `${text.slice(0, LONGEST_RULES_PAGE - 1)}…` : text,
    );
    if (own.length > 0) lines.push(bold(head), ...own.map((text) => `- ${text}`));
    else if (only !== undefined) lines.push(format('module-part-none', { head: name(head) }));
  }
  const found: string[] = [];
  for (const text of lines) {
    const last = found.at(-1);
    if (last !== undefined && last.length + text.length + 1 <= LONGEST_RULES_PAGE)
      found[found.length - 1] = `${last}\n${text}`;
    else found.push(text);
  }
  return found;
};
