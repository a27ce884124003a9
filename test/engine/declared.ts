import type { Index, PropertySource, System } from '../../src/table/index.ts';

/** What systems say of what they bring, in lines to be read: who sees it, what undo does to it, what it touches. */

const LIMIT = 118;

/** `name: word word`, and where it is long, more lines of it; nothing where there are no words. */
const listed = (name: string, words: readonly string[]): readonly string[] => {
  const indent = name.slice(0, name.length - name.trimStart().length);
  const lines = words.length > 0 ? [`${name}:`] : [];
  for (const word of words) {
    const last = lines.at(-1) ?? '';
    if (last.length + word.length < LIMIT) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(`${indent}    ${word}`);
  }
  return lines;
};

/** A word as it stands, of a function that there is one, of parts each by its name. */
const byRule = (said: unknown): string => {
  if (typeof said === 'function') return 'by-rule';
  return typeof said === 'object' && said !== null && !Array.isArray(said) ? `{${entries(said)}}` : String(said);
};

const entries = (of: object): readonly string[] =>
  Object.entries(of).map(([name, value]) => `${name}=${byRule(value)}`);

const textLines = (of: object): readonly string[] =>
  'texts' in of ? listed('    texts', entries(of.texts as object)) : [];

const present = (of: object, ...parts: readonly string[]): readonly string[] => parts.filter((part) => part in of);

/** What else there is, by name: a part that is added is told here, and one that is gone missed. */
const besides = (of: object, ...told: readonly string[]): readonly string[] =>
  Object.entries(of).flatMap(([part, value]) => (value === undefined || told.includes(part) ? [] : [part]));

const operationLines = ({ operations }: System): readonly string[] =>
  Object.entries(operations).flatMap(([kind, handler]) => {
    const { play, answer, told } = handler;
    const parts = besides(handler, 'play', 'answer', 'told', 'texts', 'refusalOf', 'decide');
    return [...listed(`  does ${kind}`, [...entries({ play, answer, told }), ...parts]), ...textLines(handler)];
  });

const recordLines = ({ records = {} }: System): readonly string[] =>
  Object.entries(records).flatMap(
    ([kind, { schema, visibility, undo, recognized, names, reports, affects, ...rest }]) => {
      const said = { seen: visibility, undo, file: schema !== 'of-module', names, told: reports };
      const back = recognized === 'nobody' ? {} : { back: recognized };
      return [
        ...listed(`  keeps ${kind}`, [
          ...entries({ ...said, ...back }),
          ...(affects.length > 0 ? [`affects=${affects}`] : []),
        ]),
        ...textLines(rest),
      ];
    },
  );

const reportLines = ({ reports = {} }: System): readonly string[] =>
  Object.entries(reports).flatMap(([kind, { told, isCounted, ...rest }]) => [
    ...listed(`  tells ${kind}`, [`told=${byRule(told)}`, ...(isCounted ? ['counted'] : [])]),
    ...textLines(rest),
  ]);

const propertyLines = (all: readonly System[], one: PropertySource): readonly string[] => {
  const { has = {}, asks = [], heeds = {} } = typeof one.names === 'function' ? one.names(all) : one.names;
  const of = ([name, holds]: readonly [string, unknown]): string => {
    const domain = one.domain?.(name);
    const sign = one.fixed?.(name, all) ? '' : '~';
    return `${sign}${name}=${byRule(holds)}${domain === undefined ? '' : `(${domain})`}`;
  };
  return [
    ...listed(`  answers for ${one.kind}`, [...Object.entries(has).map(of), of(['ANY-OTHER', 'plain'])]),
    ...listed('    heeds', Object.entries(heeds).map(of)),
    ...listed(
      '    asks',
      asks.map(({ kind, behind }) => (behind === undefined ? kind : `${kind}-behind-${behind}`)),
    ),
    ...listed('    by', present(one, 'own', 'sharedIn', 'spot', 'isPublished', 'about', 'all')),
  ];
};

const indexOf = (all: readonly System[], { name, kinds }: Index<unknown>): string => {
  const of = typeof kinds === 'function' ? [...kinds(all)].sort() : kinds;
  return `${name.replaceAll(' ', '-')}(${of ?? 'everything'})`;
};

const TOLD_APART = ['name', 'acts', 'legalActs', 'untold', 'indexes', 'operations', 'records', 'reports', 'properties'];

/** All that the systems say. `~`: what modifiers bend; in round brackets what a property holds. */
export const declared = (all: readonly System[]): string =>
  all
    .flatMap((system) => [
      system.name,
      ...listed('  acts', [byRule(system.acts), ...present(system, 'legalActs')]),
      ...listed('  has', besides(system, ...TOLD_APART)),
      ...listed('  untold', system.untold ?? []),
      ...listed(
        '  indexes',
        (system.indexes ?? []).map((index) => indexOf(all, index)),
      ),
      ...operationLines(system),
      ...recordLines(system),
      ...reportLines(system),
      ...(system.properties ?? []).flatMap((one) => propertyLines(all, one)),
      '',
    ])
    .join('\n');
