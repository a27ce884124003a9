import type { ValueKind } from '../../../form/expectations.ts';
import type { NameKind } from '../../../form/name-kind.ts';
import type { Wrong, Wrongs } from '../../../session/module/clauses.ts';
import { unmarked } from '../../../view/text.ts';
import { readersText, secretsText } from '../disclosures.ts';
import { gdlWords } from '../gdl.ts';
import { counted, quoted } from '../text.ts';
import { gridWords } from './grids.ts';
import { movesWords } from './moves.ts';

/** What is wrong in a module's file, as a clause without a full stop (T25). */

type Sentences = { readonly [C in keyof Wrongs]: (values: Wrongs[C]) => string };

export const VALUE_KINDS: { readonly [K in ValueKind]: string } = {
  text: 'ein Text',
  number: 'eine Zahl',
  flag: 'true oder false',
  list: 'eine Liste',
  mapping: 'eine Zuordnung',
};

const NAME_KINDS: { readonly [K in NameKind]: string } = {
  side: 'keine Seite',
  class: 'keine Klasse',
  map: 'keinen Plan',
  board: 'kein Brett',
  zone: 'keine Zone',
  region: 'keine Region',
  terrain: 'kein Gelände',
  'edge-kind': 'keine Art von Kante',
  prototype: 'keinen Prototyp',
  layer: 'keine Ebene',
  level: 'keine Stufe',
  piece: 'keine Figur',
  mover: 'keine Klasse oder Figur',
  property: 'keine Eigenschaft',
  deck: 'keinen Stapel',
  sheet: 'keinen Bogen',
  counter: 'keinen Zähler',
  modifier: 'keinen Modifikator',
  action: 'keine Aktion',
  table: 'keine Tabelle',
  objective: 'keine Aufgabe',
  phase: 'keine Phase',
  place: 'keinen Ort',
  places: 'keinen Ort',
  cell: 'kein Feld',
  counted: 'nichts zum Zählen',
  'battle-zone': 'keine Kampfzone',
  hidden: 'nichts Verborgenes',
  labelled: 'keinen Schlüssel',
  'turn-phase': 'keine Phase eines Zugs',
  act: 'keine Tat',
};

/** What no subject of a kind has. */
const SUBJECTS: { readonly [kind: string]: string } = {
  piece: 'keine Figur hat eine Eigenschaft',
  cell: 'kein Feld hat eine Eigenschaft',
  zone: 'keine Zone hat eine Eigenschaft',
  map: 'kein Plan hat eine Eigenschaft',
  board: 'kein Brett hat eine Eigenschaft',
  deck: 'kein Stapel hat eine Eigenschaft',
  side: 'keine Seite hat eine Eigenschaft',
  game: 'das Spiel hat keine Eigenschaft',
  army: 'keine Armee hat eine Eigenschaft',
  counter: 'kein Zähler hat eine Eigenschaft',
  step: 'kein Schritt hat eine Eigenschaft',
  limit: 'keine Grenze hat eine Eigenschaft',
  may: 'es gibt keine Tat und keine Eigenschaft',
  modifier: 'kein Modifikator hat eine Eigenschaft',
};

const either = (names: readonly string[]): string => names.map(quoted).join(' oder ');

const NOT_SO: { readonly [As in Wrongs['not-so']['as']]: string } = {
  layer: 'zeigt die Ebene, die seine Formel sagt',
  facing: 'hat keine Richtungen, in die es sich dreht',
  covered: 'kann nicht verdeckt liegen',
  unseen: 'ist immer zu sehen',
};

const sentences: Sentences = {
  'too-large': () => 'die Datei ist zu groß',
  'too-deep': () => 'Listen und Zuordnungen stecken zu tief ineinander',
  'more-faults': ({ count }) => `es gibt ${counted(count, 'weiteren Fehler', 'weitere Fehler')}`,

  unclosed: ({ sign }) => `die Klammer \`${sign}\` hier wird nie geschlossen`,
  'no-yaml': ({ message }) => `das ist kein YAML: ${message}`,
  'second-document': () => 'ein zweites Dokument beginnt',
  directive: () => 'die Datei hat eine %YAML-Direktive',
  'holds-too-much': () => 'die Datei enthält zu viel, Verweise so oft gezählt, wie sie benutzt werden',
  'repeats-too-much': ({ name }) => `*${name} wiederholt zu viel`,
  tag: ({ tag }) => `${quoted(tag)} wird als Tag von YAML gelesen, der hier nichts bedeutet`,
  'no-anchor': ({ name }) => `davor ist nichts mit &${name} markiert`,
  cut: () => 'der Wert ist durch # abgeschnitten, das einen Kommentar beginnt',
  braces: ({ written }) => `${quoted(written)} in geschweiften Klammern wird als Zuordnung gelesen`,
  'doubtful-key': ({ written }) =>
    `der Schlüssel ${quoted(written)} kann als etwas anderes als ein Text gelesen werden`,
  'no-text-key': () => 'dieser Schlüssel ist kein Text',
  'key-twice': ({ key }) => `der Schlüssel ${quoted(key)} steht hier zweimal`,
  'unusable-name': ({ name }) => `${quoted(name)} taugt nicht als Name`,

  lacks: ({ key }) => `${key} fehlt`,
  'no-key': ({ key }) => `${quoted(key)} ist hier kein Schlüssel`,
  'no-name': ({ name }) => `${quoted(name)} ist kein Name`,
  doubtful: ({ written, or }) =>
    `${written} kann als Text gelesen werden oder als ${or === 'flag' ? 'true oder false' : 'Zahl oder Datum'}`,
  nothing: () => 'hier steht nichts',
  'other-to-yaml': ({ written, kind }) => `${quoted(written)} ist für YAML ${VALUE_KINDS[kind]}`,
  'other-kind': ({ kind }) => `hier ist ${VALUE_KINDS[kind]}`,
  'unfit-kind': ({ kind }) => `${VALUE_KINDS[kind]} geht hier nicht`,
  'unfit-value': ({ value }) => `${quoted(value)} geht hier nicht`,
  'linked-maps': ({ first, second }) =>
    `die Felder liegen auf den Plänen ${quoted(first)} und ${quoted(second)}, und jeder ist ein Raum für sich`,

  'no-such': ({ kind, name }) => `es gibt ${NAME_KINDS[kind]} ${quoted(name)}`,
  'no-property': ({ name, of }) => `${SUBJECTS[of] ?? 'nichts hat eine Eigenschaft'} ${quoted(name)}`,
  'modifier-waits-not': ({ name }) => `${quoted(name)} wirkt schon von selbst`,
  'name-as-text': ({ name, property }) =>
    `${property} wird mit dem Text ${quoted(name)} verglichen und nicht mit dem, was so heißt`,
  'never-held': ({ property, text }) => `bei nichts ist ${property} ${quoted(text)}`,
  unread: ({ name }) => `nichts liest die Eigenschaft ${quoted(name)}`,
  'formula-as-text': ({ text }) =>
    `${quoted(text)} wird als Text gelesen, weil die Bedingung ohne geschweifte Klammern steht`,
  'compared-not-set': ({ property }) =>
    `diese Formel vergleicht ${property}, und hier kann nur der neue Wert davon stehen`,
  'owns-nothing': ({ name }) => `${quoted(name)} hat keine Eigenschaften`,
  'both-unknown': ({ first, second }) => `weder ${quoted(first)} noch ${quoted(second)} ist hier ein Name`,
  'no-formula-here': ({ text }) => `${quoted(text)} ist eine Formel, und hier kann nur der Name eines Ortes stehen`,
  'no-match-here': ({ text }) => `${quoted(text)} ist eine Bedingung, und hier kann nur ein Name stehen`,
  'unread-value': ({ name }) => `nichts liest ${quoted(name)}`,
  once: ({ property, text }) => `${property} ${quoted(text)} kommt sonst nirgends vor`,
  'same-name': ({ name }) => `${quoted(name)} heißt, wie man es tippt, auch ein anderes`,
  'kept-army-name': ({ name }) => `${quoted(name)} beginnt wie die Namen anderer Armeen`,
  'map-name': ({ name }) => `${quoted(name)} heißt, wie man es tippt, auch ein Plan`,
  'no-base': ({ name }) => `es liegt kein Modul ${quoted(name)} bei, dem ein anderes gleichen kann`,
  'no-place': ({ name }) => `es gibt keinen Ort ${quoted(name)}`,
  'several-places': ({ name }) => `${quoted(name)} kann mehr als ein Ort sein`,
  'no-one-cell': ({ name }) => `es gibt nicht ein einziges Feld ${quoted(name)}`,
  'no-one-zone': ({ name }) => `es gibt nicht eine einzige Zone ${quoted(name)}`,
  'no-countable': ({ name }) => `es gibt keinen Plan, kein Brett, keine Zone und keinen Stapel ${quoted(name)}`,
  'given-property': ({ name }) => `${quoted(name)} gibt der Tisch selbst`,
  'no-property-name': ({ name }) => `${quoted(name)} kann nicht der Name einer Eigenschaft sein`,

  'no-turns': () => 'dieses Spiel hat keine Züge',
  'ends-by-phases': () => 'wann ein Zug endet, sagen seine Phasen',
  'free-phases': () => 'wo jeder jederzeit handelt, hat ein Zug keine Phasen',
  'ending-count': () => 'gezählt werden line, passes und few-left, sonst nichts',
  'ending-of-all': () => 'wo alle passen, gewinnt oder verliert niemand dadurch',
  'never-stuck': ({ prototype }) =>
    `${prototype} hat keine Züge und kann überallhin, also ist eine Seite, die so etwas hat, nie ohne Zug`,
  'stuck-at-start': ({ side }) => `${side} hat am Anfang keine Figur und ist darum sofort ohne Zug`,
  'no-passing': () => 'in diesem Spiel kann niemand passen',
  'idle-phases': () => 'in keiner dieser Phasen lässt sich etwas tun',
  'zone-apart': ({ map, zone }) => `kein Brett von ${quoted(map)} hat die Zone ${quoted(zone)} neben der anderen`,
  'so-many-sides': ({ count }) => `es gibt ${counted(count, 'Seite', 'Seiten')}`,
  'so-many-pieces': ({ count }) => `das sind ${count} Figuren`,
  'no-layer': ({ name, prototype }) => `${prototype} hat keine Ebene ${quoted(name)}`,
  'not-so': ({ prototype, as }) => `${prototype} ${NOT_SO[as]}`,
  crowded: ({ cell }) => `auf ${cell} steht mehr als eine Figur`,

  'seen-by-all': () => 'was auf diesem Plan ist, sehen alle',
  'second-terrain': ({ cell, terrain }) => `${cell} ist schon ${quoted(terrain)}`,
  'not-adjacent': ({ cell, before }) => `${cell} liegt nicht neben ${before}`,
  'no-cell': ({ name }) => `das Brett hat kein Feld ${quoted(name)}`,
  grid: ({ fault }) => gridWords(fault).wrong,

  'other-window': ({ side }) => `der Stapel liegt in einem Fenster von ${quoted(side)}`,
  'own-discards': () => 'ein Stapel ist nicht seine eigene Ablage',
  'no-discards': () => 'ohne Ablage wird nichts hineingemischt',
  'lies-open': () => 'was offen liegt, sieht man, wie es ist',

  'same-property': ({ first, second, property }) =>
    `${quoted(first)} und ${quoted(second)} machen beide die Eigenschaft ${quoted(property)}`,
  'viewer-property': ({ property }) => `${quoted(property)} hängt davon ab, wer hinsieht`,
  uncounted: ({ text }) => `${quoted(text)} kann kein Zähler führen, und was Modifikatoren lesen, führen Zähler`,
  'counter-changed': ({ counter }) =>
    `${quoted(counter)} ist ein Zähler, und \`changed\` ist für Eigenschaften von Figuren`,
  'counter-circle': () => 'der Zähler liest sich selbst, wenn auch durch andere',

  deeds: ({ any }) => `es tut ${any ? 'mehreres' : 'nichts'}`,
  untried: ({ word }) => `was ${quoted(word)} bringt, lässt sich nicht ausprobieren, wie es ${quoted('check')} braucht`,
  'line-words': ({ words }) =>
    words.length === 0 ? 'diese Zeile tut nichts' : `diese Zeile tut ${words.map(quoted).join(' und ')}`,
  overlaps: ({ value }) => `es liegt nicht über ${quoted(value)}, das davor steht`,
  'left-out': ({ from, to }) => `${from === to ? from : `${from} bis ${to}`} hätte kein Ergebnis`,
  'so-many-results': ({ count }) => `diese Zeile hat ${counted(count, 'Ergebnis', 'Ergebnisse')}`,
  'no-odds': () => 'es gibt kein Verhältnis zu runden: die Spalten sind keine',
  'no-columns': () => 'die Tabelle hat keine Spalten',
  'no-thing': ({ name }) => `nichts heißt hier ${quoted(name)}`,
  moves: ({ fault }) => movesWords(fault).wrong,
  'unit-moves': ({ name }) => `${quoted(name)} ist eine Einheit, und Einheiten ziehen nach Punkten oder frei`,
  'no-forward': ({ name }) =>
    `die Züge von ${quoted(name)} hängen davon ab, wo vorn ist, und diese Seite sagt es nicht`,
  'no-straight-lines': () => 'so wird entlang gerader Linien geschlagen, und diese Regionen haben keine',
  'no-lines': () => 'ein slide geht entlang gerader Linien, und diese Regionen haben keine',
  'no-direction': ({ name }) => `kein Feld eines Bretts hat eines in Richtung ${quoted(name)}`,
  'no-squares': () => 'diese Notation ist für Züge auf Brettern aus Quadraten, und es gibt keines',
  'off-sheet': ({ name, columns, rows }) => `der Bogen ${quoted(name)} hat ${columns} Spalten und ${rows} Zeilen`,
  'outside-phase': ({ precedence, phase }) => `${precedence} liegt nicht in ${quoted(phase)}`,
  'counter-number': ({ found }) => `${quoted(found)} ist die Zahl eines Zählers`,
  misplaced: ({ found }) => `${found === '' ? 'das Ende' : quoted(found)} kann hier nicht stehen`,
  'misplaced-in-expression': ({ found }) =>
    `${found === '' ? 'das Ende' : quoted(found)} kann hier in einem Ausdruck nicht stehen`,

  'other-domain': ({ property, domain }) => `${quoted(property)} ist als ${domain} angesagt`,
  'no-points': ({ points }) => `${points} können keine Bewegungspunkte sein`,
  'out-of-bounds': ({ value }) => `${value} liegt außerhalb der Grenzen`,

  scorekeepers: ({ note }) => gdlWords(note).wrong,
  'hides-nothing': ({ name }) => `nichts, was ${quoted(name)} heißt, verbirgt etwas`,
  undeclared: ({ by, to, of }) =>
    unmarked(
      `${by.kind === 'turn' && by.name === '' ? 'wer dran ist' : quoted(by.title ?? by.name)} verrät ${readersText(to)} etwas (${secretsText(of)}) und sagt es nicht an`,
    ),
  'tells-nothing': ({ names }) => `nichts von ${either(names)} wird jemandem verraten, der es nicht wissen darf`,
};

export const wrongText = (wrong: Wrong): string => (sentences[wrong.is] as (values: Wrong) => string)(wrong);
