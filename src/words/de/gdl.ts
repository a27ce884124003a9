import type { GdlFaultCode, GdlNote, GdlWarningCode } from '../../engine/index.ts';

/**
 * What is wrong with a text of GDL, or what its author should know, in two clauses without a full stop: what it is, and
 * what would be right.
 */
interface GdlWords {
  readonly wrong: string;
  readonly expected: string;
}

type Words = {
  readonly [C in GdlFaultCode | GdlWarningCode]: (found: string, expected: string) => readonly [string, string];
};

const words: Words = {
  unexpected: (found) => [`${quoted(found) || 'das Ende'} kann hier nicht stehen`, 'eine Form'],
  unclosed: (found, expected) => [
    `was hier mit ${quoted(found)} beginnt, wird nie geschlossen`,
    `${expected} dahinter`,
  ],
  'bad-number': (found) => [
    `${quoted(found)} ist eine zu große Zahl oder hat mehr als 6 Stellen hinter dem Komma`,
    'eine Zahl bis 1000000000',
  ],
  'too-long': (_, expected) => ['der Text ist zu lang', `höchstens ${expected} Zeichen`],
  'too-deep': (_, expected) => ['Formen oder Definitionen stecken zu tief ineinander', `höchstens ${expected} Ebenen`],
  'too-large': (_, expected) => [
    'hier steht zu viel',
    `höchstens ${expected}, Definitionen so oft gezählt, wie sie benutzt werden`,
  ],
  'bad-form': (found, expected) => [`${found} hat nicht die Gestalt, die es haben sollte`, expected],
  'unknown-in-not': (found, expected) => [
    `nichts heißt ${quoted(found)}, also meint dieses (not ...) alles`,
    `eines von: ${expected}`,
  ],
  'ranks-apart': (found, expected) => [
    `${found} steht zusammen mit ${expected}, das andersherum ordnet`,
    'ein anderer Platz',
  ],
  'ranks-open': () => [
    'mehrere Wertungen führen Punkte, und keine sagt, dass sie die Seiten ordnet',
    '(ranks most) oder (ranks least) in der, die ordnet, oder (ranks nothing) in allen anderen',
  ],
  'unknown-property': (found, expected) => [
    `${found} ist keine Eigenschaft einer Wertung und wird übergangen`,
    `eines von: ${expected}`,
  ],
  'unknown-form': (found, expected) => [
    `${found} ist eine Form, die ich hier nicht kenne, und wird übergangen`,
    `eines von: ${expected}`,
  ],
  'unknown-side': (found, expected) => [
    `${found} ist keine Seite und keine Klasse von Seiten und wird übergangen`,
    `eines von: ${expected}`,
  ],
  'unknown-type': (found, expected) => [
    `${found} ist kein Prototyp dieses Moduls und wird übergangen`,
    `eines von: ${expected}`,
  ],
  'unknown-name': (found, expected) => [
    `nichts heißt ${quoted(found)}`,
    expected === '' ? 'ein Name, den das Modul, ein define oder der Tisch gibt' : expected,
  ],
  skipped: (found, expected) => [`${found} sagt nichts, was Wertungen brauchen, und wird übergangen`, expected],
  'given-twice': (found) => [`${found} sagt schon ein Prototyp, und das gilt`, 'eines von beiden'],
  'never-waits': (_, expected) => ['ein trigger allein hält nichts zurück', `${expected} daneben`],
  'no-score': (_, expected) => ['es spricht von Punkten und führt keine', expected],
  'not-judged': (found, expected) => [
    `${found} gibt ${expected} Punkte, worüber es nicht urteilt`,
    '(applies-to SIDES) dazu, oder eine andere Seite',
  ],
  'no-turns': () => [
    'das Spiel hat keine Züge, das geschieht also nie',
    'turn: im Modul, oder ein anderer Moment in when',
  ],
};

const quoted = (text: string): string => (text === '' ? '' : `„${text}“`);

export const gdlWords = ({ code, found, expected }: Pick<GdlNote, 'code' | 'found' | 'expected'>): GdlWords => {
  const [wrong, right] = words[code](found, expected);
  return { wrong, expected: right };
};

/** A note as one line of text. */
export const gdlLine = (note: GdlNote): string => {
  const { wrong, expected } = gdlWords(note);
  return `Zeile ${note.line}, Spalte ${note.column}${note.keeper === undefined ? '' : `, ${note.keeper}`}: ${wrong}; erwartet: ${expected}`;
};
