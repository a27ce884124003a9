/** What somebody reads of all that a bot of test/secrecy/bot.ts has given him. */

interface Shown {
  readonly text: string;
  readonly ask?: string;
  readonly rows?: readonly (readonly Readonly<Record<string, unknown>>[])[];
  readonly file?: { readonly name: string; readonly text: string };
  readonly drawn?: { readonly alt: string; readonly text?: string; readonly picture: unknown };
}

interface Option {
  readonly label: string;
  readonly description?: string;
}

/** The texts of a message: what it says, what stands on its controls, in its picture and its file, and no ids. */
const textsIn = ({ text, ask, rows = [], file, drawn }: Shown): readonly unknown[] => [
  text,
  ask,
  ...rows
    .flat()
    .flatMap(({ label, placeholder, options = [] }) => [
      label,
      placeholder,
      ...(options as readonly Option[]).flatMap((one) => [one.label, one.description]),
    ]),
  // What a game is exported to is read by programs.
  ...(file && !file.name.endsWith('.json') ? [file.text] : []),
  drawn?.alt,
  drawn?.text,
  ...(typeof drawn?.picture === 'string' ? [...drawn.picture.matchAll(/>([^<>]+)</g)].map(([, words]) => words) : []),
];

/** What is offered: what is read, and what then stands in the line that is typed. */
const offersIn = (line: string, quote: (value: string) => string): readonly string[] =>
  (JSON.parse(line.slice('offers '.length)) as readonly { name: string; value: string }[]).flatMap(
    ({ name, value }) => [name, quote(value)],
  );

/** All texts of what somebody has heard, in order; `quote`: how what is offered for a line stands among them. */
export const textsOf = (
  heard: readonly string[],
  quote: (value: string) => string = (value) => value,
): readonly string[] =>
  heard.flatMap((one) => {
    if (one.startsWith('offers ')) return offersIn(one, quote);
    const shown = JSON.parse(one.slice(one.indexOf(': {"text"') + 2)) as Shown;
    return textsIn(shown).filter((text) => typeof text === 'string');
  });
