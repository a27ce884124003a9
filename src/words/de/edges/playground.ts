import type { Field } from '../../../view/message.ts';

/** An option of a command, as the playground reads it of the definition. */
interface CommandOption {
  readonly name: string;
  readonly description: string;
  readonly kind: 'text' | 'integer' | 'flag' | 'person' | 'file';
  readonly choices: readonly { readonly name: string }[];
  readonly min: number | undefined;
  readonly max: number | undefined;
}

/** A command as it is typed: `game start`. */
interface Path {
  readonly words: string;
}

/** A range as one reads it: ` from 1 to 100`, ` of at least 1`. */
const range = (min: number | undefined, max: number | undefined): string =>
  min !== undefined && max !== undefined
    ? ` von ${min} bis ${max}`
    : min !== undefined
      ? ` ab ${min}`
      : max !== undefined
        ? ` bis ${max}`
        : '';

const expected = ({ kind, choices, min, max }: CommandOption): string => {
  if (choices.length > 0) return `eines von: ${choices.map(({ name }) => name).join(', ')}`;
  switch (kind) {
    case 'integer':
      return `eine ganze Zahl${range(min, max)}`;
    case 'flag':
      return 'true oder false';
    case 'person':
      return 'der Name von jemandem, der hier ist';
    case 'file':
      return 'eine Datei, die du in der Vervollständigung wählst';
    default:
      return min === undefined && max === undefined ? 'ein Text' : `ein Text${range(min, max)} Zeichen`;
  }
};

const names = (options: readonly CommandOption[]): string => options.map(({ name }) => `${name}:`).join(', ');

/** What the playground says by itself; everything else comes from the commands. */

export const offers = { help: 'Was kann ich tun?', kingdom: 'Ein Dominion-Königreich ziehen' };
export const done = 'Erledigt.';
export const failed = (id: string): string => `Bei mir ging etwas schief; nichts wurde geändert. (Fehler ${id})`;
export const unknownControl = 'Das gehört zu etwas, das ich nicht mehr kenne. `/help` zeigt, was ich kann.';
export const stopping = 'Die Spielwiese wird gerade beendet; nichts wurde getan.';
export const noPerson = 'Diese Person kennt die Spielwiese nicht.';
export const noPlace = 'Diesen Ort gibt es nicht.';
export const noControl = 'Dieser Knopf ist nicht mehr da.';
export const badValues = 'Das kann man dort nicht wählen.';
export const noForm = 'Dieses Formular ist nicht mehr offen. Drücke noch einmal, was es öffnete.';
export const badField = ({ label, max }: Field): string => `${label}: ein Text von höchstens ${max} Zeichen.`;
export const noCommand = (meant: readonly string[]): string =>
  meant.length === 0
    ? 'Diesen Befehl gibt es nicht. Tippe /, um alle zu sehen.'
    : `Diesen Befehl gibt es nicht. Meintest du ${meant.join(', ')}? Tippe /, um alle zu sehen.`;
export const blank = 'Es gibt nichts zu senden.';
export const badRequest = 'Diese Anfrage hat die Spielwiese nicht verstanden.';
export const badFile = 'Diese Datei ist zu groß.';
export const unknownName = 'Ein Name hat 1 bis 32 Zeichen, und höchstens 50 Leute passen herein.';
export const foreign =
  'Das ist die Spielwiese von jemandem an diesem Rechner: Öffne sie dort, unter ihrer eigenen Adresse.';
export const notJson = 'Nur application/json wird angenommen.';
export const tooLarge = 'Das ist zu groß.';
export const stray = (stray: string, { words }: Path, left: readonly CommandOption[]): string =>
  left.length === 0
    ? `/${words} nimmt dahinter nichts, also nicht „${stray}“.`
    : `Was ist „${stray}“? /${words} nimmt ${names(left)}.`;
export const ambiguous = (forms: readonly string[]): string =>
  `Das lässt sich verschieden lesen. Sage, wie: ${forms.join(' oder ')}`;
export const form = (line: string): string => `Zum Beispiel: ${line}`;
export const wrongValue = (option: CommandOption): string => `${option.name}: ${expected(option)}.`;
export const missing = (path: Path, option: CommandOption): string =>
  `/${path.words} braucht ${option.name}: ${option.description}.`;
export const moduleKept = (file: string): string =>
  `${file} wurde gelesen. /game start bietet es an; laufende Spiele behalten das Modul, mit dem sie begannen.`;
export const moduleGone = (file: string): string => `${file} ist weg. /game start bietet es nicht mehr an.`;
export const moduleFaults = (file: string, faults: readonly string[], rest: number, isKept: boolean): string =>
  [
    `${file} wurde nicht genommen${isKept ? '; /game start bietet es an, wie es vorher war' : ''}:`,
    ...faults,
    ...(rest > 0 ? [`und ${rest} weitere`] : []),
  ].join('\n');

/** The place of the direct messages. */
export const direct = 'Direktnachrichten';
export const chooseFile = 'Eine Datei wählen…';
export const optional = (description: string): string => `${description} (optional)`;
