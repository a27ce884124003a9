import { isOn, textOf } from '../../../engine/core/value.ts';
import { countersOf, givenLabel, type Module } from '../../../engine/index.ts';
import { bold, plain } from '../../../view/text.ts';
import { LONGEST_PAGE, LONGEST_PART_LINE } from '../../base/limits.ts';
import { propertyText } from '../properties.ts';
import { effectText } from '../systems/modifiers.ts';

/** The parts of a module in its own words: keys, formats, precedences, as its file has them. For authors (D39). */

/** What of it is shown; the set-up and what lies in decks is not among them: no key stands there alone. */
type ModulePart = 'properties' | 'prototypes' | 'terrain' | 'counters' | 'modifiers' | 'scorekeepers';

type GivenValues = Module['prototypes'][string];

/** A text as a file has it, which neither formats nor pings. */
const code = (text: string): string => {
  const clean = text.replace(/[`\p{C}]+/gu, ' ').trim();
  return `\`${clean.length > LONGEST_PART_LINE ? `${clean.slice(0, LONGEST_PART_LINE - 1)}…` : clean || ' '}\``;
};

const valuesText = (values: GivenValues = {}): string =>
  Object.entries(values)
    .map(([name, value]) => code(`${name}: ${Array.isArray(value) ? `[${value.join(', ')}]` : textOf(value)}`))
    .join(', ');

/** A key, and what players read in its place where that is something else. */
const keyText = (module: Module, key: string): string => {
  const label = givenLabel(module, key) ?? propertyText(key);
  return label === key ? code(key) : `${code(key)} (${plain(label)})`;
};

const behind = (head: string, parts: readonly string[]): string => {
  const told = parts.filter((part) => part !== '');
  return told.length === 0 ? head : `${head}: ${told.join(', ')}`;
};

const costText = (cost: Module['terrain'][string]['cost']): string =>
  cost === undefined
    ? ''
    : code(
        `cost: ${Object.entries(cost)
          .map(([who, points]) => `${who} ${points}`)
          .join(', ')}`,
      );

const properties = (module: Module): readonly string[] => [
  ...Object.entries(module.properties ?? {}).map(([name, domain]) => behind(keyText(module, name), [code(domain)])),
  ...(module.values ? [behind('of the game', [valuesText(module.values)])] : []),
  ...module.sides
    .filter((side) => side.class !== undefined || side.values !== undefined)
    .map((side) =>
      behind(`of ${bold(side.name)}`, [
        side.class === undefined ? '' : code(`class: ${side.class}`),
        valuesText(side.values),
      ]),
    ),
];

const prototypes = (module: Module): readonly string[] =>
  Object.entries(module.prototypes).map(([name, values]) => {
    const { dynamic = {}, layers = [], follows, facing, mask, invisible } = module.traits?.[name] ?? {};
    return behind(keyText(module, name), [
      valuesText(values),
      ...Object.entries(dynamic).map(([property, { min, max }]) =>
        code(`${property} from ${min ?? '-'} to ${max ?? '-'}`),
      ),
      layers.length === 0 ? '' : code(`layers: [${layers.map((layer) => layer.name).join(', ')}]`),
      follows === undefined ? '' : code(`follows: ${follows}`),
      facing === undefined ? '' : code(`facing: ${facing}`),
      mask === undefined ? '' : code(`mask: ${mask.name}`),
      invisible === undefined ? '' : code('invisible: true'),
    ]);
  });

const terrain = (module: Module): readonly string[] => [
  ...Object.entries(module.terrain).map(([name, { cost }]) => behind(keyText(module, name), [costText(cost)])),
  ...Object.entries(module.edges ?? {}).map(([name, { runs, cost }]) =>
    behind(keyText(module, name), [code(`runs: ${runs}`), costText(cost)]),
  ),
];

/** Each with the property by which formats, matches and scorekeepers read it. */
const counters = (module: Module): readonly string[] =>
  (module.counters ?? []).flatMap((definition) => {
    const { match, sum, visible, decks, stacks, report } = definition;
    return countersOf(module, definition).map(({ id, name }) =>
      behind(`${bold(name)} ${code(`$${id}$`)}`, [
        match.trim() === '' ? '' : code(`match: ${match}`),
        sum === undefined ? '' : code(`sum: ${sum}`),
        visible === 'map' ? '' : code(`visible: ${visible}`),
        isOn(decks) ? '' : code('decks: false'),
        isOn(stacks) ? '' : code('stacks: false'),
        report === undefined ? '' : code(`report: ${report}`),
      ]),
    );
  });

const bearerText = (on: NonNullable<Module['modifiers']>[number]['on']): string =>
  on === undefined
    ? ''
    : code(
        `on: ${Object.entries(on)
          .map(([kind, id]) => `${kind} ${id.replaceAll('\n', ' ')}`)
          .join(', ')}`,
      );

const modifiers = (module: Module): readonly string[] => [
  ...Object.entries(module.phases ?? {}).map(([name, [first, last]]) => code(`${name}: [${first}, ${last}]`)),
  ...(module.modifiers ?? []).map((one) =>
    behind(`${bold(one.name)} (${one.precedence})`, [bearerText(one.on), effectText(one)]),
  ),
];

const scorekeepers = (module: Module): readonly string[] =>
  (module.scorekeepers?.text ?? '').split('\n').flatMap((line) => (line.trim() === '' ? [] : [code(line)]));

const PARTS: { readonly [P in ModulePart]: readonly [head: string, lines: (module: Module) => readonly string[]] } = {
  properties: ['Properties', properties],
  prototypes: ['Prototypes', prototypes],
  terrain: ['Terrain and edges', terrain],
  counters: ['Counters and their formats', counters],
  modifiers: ['Modifiers', modifiers],
  scorekeepers: ['Scorekeepers', scorekeepers],
};

/** The pages of a module's parts, one at least; `only`: of one part. */
export const pages = (module: Module, only?: ModulePart): readonly string[] => {
  const lines = [`${bold(module.title)} ${code(module.module)}`];
  for (const part of only === undefined ? (Object.keys(PARTS) as ModulePart[]) : [only]) {
    const [head, linesOf] = PARTS[part];
    const own = linesOf(module).map((line) =>
      line.length > LONGEST_PAGE ? `${line.slice(0, LONGEST_PAGE - 1)}…` : line,
    );
    if (own.length > 0) lines.push(bold(head), ...own.map((line) => `- ${line}`));
    else if (only !== undefined) lines.push(`${bold(head)}: none`);
  }
  const found: string[] = [];
  for (const line of lines) {
    const last = found.at(-1);
    if (last !== undefined && last.length + line.length + 1 <= LONGEST_PAGE)
      found[found.length - 1] = `${last}\n${line}`;
    else found.push(line);
  }
  return found;
};
