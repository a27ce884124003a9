import type { ImportCounts, ImportFault, ImportLossCount, ImportReport } from '../../facts/import-report.ts';
import type { Format } from '../base/messages.ts';
import { sizeText } from '../base/text.ts';
import { list, name } from '../base/values.ts';

/** Texts for the import of a VASSAL module. */

const lossLine = (format: Format, { loss, count, names }: ImportLossCount): string => {
  const things = format('vassal-lost-things', { loss });
  if (names.length === 0) return `- ${format('vassal-loss', { count, things })}`;
  const shown = list([...names, ...(names.length < count ? ['…'] : [])], 'more');
  return `- ${format('vassal-loss-named', { count, things, names: shown })}`;
};

/** The lines about imported things. Each line names several of these counts. */
const COUNTED: readonly (readonly (keyof ImportCounts)[])[] = [
  ['sides', 'maps', 'boards'],
  ['prototypes', 'slots'],
  ['pieces', 'stacks', 'decks'],
  ['actions', 'pictures'],
];

const cameLines = (format: Format, counts: ImportCounts): readonly string[] => [
  format('vassal-came-over'),
  ...COUNTED.map((keys) => {
    const parts = keys.map((key) => format(`vassal-${key}`, { count: counts[key] }));
    return `- ${format('vassal-counted', { counts: list(parts, 'more') })}`;
  }),
];

/** The lines below an import that a server keeps; the whole report is in a file with it. */
export const importedLines = (format: Format, { counts, losses }: ImportReport): readonly string[] => [
  ...cameLines(format, counts),
  ...(losses.length === 0 ? [] : [format('vassal-losses-in-file')]),
  format('vassal-rights'),
];

const headLine = (format: Format, { title, version, vassal, name: module }: ImportReport): string => {
  const versions = [
    ...(version === '' ? [] : [format('vassal-version', { version })]),
    ...(vassal === '' ? [] : [`VASSAL ${vassal}`]),
  ];
  return versions.length === 0
    ? format('vassal-report', { title, name: module })
    : format('vassal-report-version', { title, versions: list(versions, 'more'), name: module });
};

/** The report of an import, each loss on a line. */
export const reportLines = (format: Format, report: ImportReport): readonly string[] => {
  const { counts, losses, setups, chosen } = report;
  const lost = losses.map((loss) => lossLine(format, loss));
  return [
    headLine(format, report),
    '',
    ...cameLines(format, counts),
    ...(losses.length === 0 ? [] : ['', format('vassal-lost'), ...lost]),
    ...(chosen.length === 0 ? [] : ['', format('vassal-chosen', { variants: list(chosen, 'more') })]),
    ...(setups.length === 0
      ? []
      : ['', format('vassal-setups', { setups: list(setups, 'more'), first: JSON.stringify(setups[0]) })]),
    '',
    format('vassal-rights'),
  ];
};

export const refusedText = (format: Format, { code, file }: ImportFault): string => {
  const fault = format(`vassal-fault-${code}`);
  return file === '' ? format('vassal-refused', { fault }) : format('vassal-refused-file', { file, fault });
};

export const progressText = (format: Format, done: number, of: number): string =>
  format('vassal-progress', { done, of });

/** The refusal if the operator hasn't turned imports on. */
export const importOff = 'vassal-off';
/** The hint that the operator can import a file that is larger than an attachment can be. */
export const byHost = 'vassal-by-operator';
/** `size`: the size of the converted module, in bytes. */
export const tooLargeModule = (format: Format, title: string, size: number, most: number): string =>
  [
    format('vassal-too-large', { title: name(title), size: sizeText(format, size), most: sizeText(format, most) }),
    format('vassal-by-operator'),
  ].join(' ');
