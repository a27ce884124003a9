import type {
  ImportCounts,
  ImportFault,
  ImportReport,
  Loss,
  LossCount,
} from '../../../session/module/import-report.ts';
import { bold } from '../../../view/text.ts';
import { counted, sizeText } from '../text.ts';

/** What an import of a VASSAL module says, in plain words. */

/** What was lost, behind its number. */
const LOST: { readonly [L in Loss]: string } = {
  'unreadable-slot': 'Figuren konnten nicht gelesen werden',
  'missing-prototype': 'Prototypen werden genannt, die das Modul nicht hat',
  trigger: 'Auslöser: was eine Figur von selbst tut, wenn eine Taste gedrückt wird',
  'global-command': 'Befehle einer Figur an andere Figuren',
  'computed-property': 'berechnete Eigenschaften',
  'outer-property': 'Befehle, die Eigenschaften des Plans oder anderer Figuren setzen',
  'hidden-command': 'Bedingungen, unter denen ein Befehl verborgen ist',
  action:
    'Befehle von Figuren zum Ersetzen, Setzen, Senden und Zurücklegen, die nirgendwohin führen oder einer Formel folgen',
  'unlisted-command': 'Befehle, die kein Menü einer Figur zeigt: Tasten und Auslöser rufen sie',
  'many-actions': 'Befehle weniger Figuren, mehr als ein Spiel Aktionen haben kann',
  'own-trait': 'eigene Merkmale des Moduls, in Java',
  'own-class': 'eigene Teile des Moduls, in Java',
  looks: 'Spuren, Ränder, Klänge und andere Effekte',
  'text-sheet': 'Blätter mit Texten und Tabellen an Figuren',
  'label-format': 'Beschriftungen, die Eigenschaften folgen',
  cargo: 'Figuren, die andere tragen oder an sie gebunden sind',
  'further-layer': 'zweite Ebenen, die an einer Figur wechseln: sie bleiben, wie sie anfangs sind',
  'layer-follows': 'Ebenen, die dem folgen, dem hier nicht gefolgt werden kann: sie werden von Hand gedreht',
  'many-layers': 'Figuren mit mehr als 50 Stufen: der Rest fehlt',
  'property-name': 'Eigenschaften, deren Namen der Tisch selbst benutzt oder die sich nicht schreiben lassen',
  'several-owners': 'Figuren, die mehreren Seiten gehören: sie gehören niemandem',
  'hidden-by-other': 'Figuren einer Seite, die eine andere verbirgt: sie gehören der, die sie verbirgt',
  'shared-window': 'geheime Pläne mehrerer Seiten: nur eine davon sieht sie',
  'open-window': 'geheime Pläne, die alle Seiten haben oder in die andere sehen dürfen: alle sehen sie',
  'window-without-side': 'geheime Pläne keiner Seite, die spielt: alle sehen sie',
  'many-sides': 'Seiten über die zwanzigste hinaus',
  'other-board': 'Bretter, die bei Spielbeginn auf keinem Plan liegen',
  'board-asked': 'Pläne, deren Brett bei Spielbeginn gewählt wird: das erste liegt dort',
  'turned-board': 'Bretter, die andersherum liegen: sie sind aufrecht',
  'board-not-in-use': 'Stapel auf Brettern, die dort nicht liegen',
  'many-spots': 'Orte über die hinaus, die ein Brett haben kann',
  'cell-names': 'Felder, die anders heißen als in VASSAL',
  'missing-picture': 'Bilder sind nicht im Modul',
  'bad-picture': 'Bilder konnten nicht gelesen werden',
  'many-decks': 'Kartenstapel über den zweihundertsten hinaus',
  'many-stacks': 'Figurenstapel über die hinaus, die eine Aufstellung haben kann',
  'deck-rule': 'Kartenstapel mit eigenen Regeln, wer sie benutzen darf oder was darin gezählt wird',
  dice: 'Würfel, deren Seiten nicht gelesen werden konnten',
  'turn-tracker': 'Zuganzeiger, die nicht gelesen werden konnten',
  automation: 'Knöpfe, die mehreres auf einmal tun',
  machinery: 'Figuren, die Knöpfe sind',
  extension: 'Teile von Erweiterungen, deren Platz nicht im Modul ist',
  'saved-map': 'Figuren des Spielstands auf Plänen, die das Modul nicht hat',
  'saved-deck': 'Stapel des Spielstands, die das Modul nicht hat',
  'saved-piece': 'Figuren des Spielstands, die im Modul inzwischen anders sind: sie sind, wie der Spielstand sie hat',
  'saved-version': 'Spielstände eines anderen Moduls, oder einer anderen Fassung davon, als des eingelesenen',
  'unseen-of-nobody': 'Figuren, die keine Seite des Spiels verbirgt und niemand sehen darf: sie fehlen',
  'lost-setup': 'Aufstellungen, deren Spielstände nicht im Modul sind oder nicht gelesen werden können',
  'other-setup':
    'Aufstellungen über die hinaus, die ein Modul anbieten kann: --setup= und der Name macht ein Modul, das mit einer beginnt',
};

const lossLine = ({ loss, count, names }: LossCount): string => {
  const named = names.length === 0 ? '' : `: ${names.join(', ')}${names.length < count ? ', …' : ''}`;
  return `- ${count} × ${LOST[loss]}${named}`;
};

const LOSSES_BESIDE = 'Was nicht herüberkam, und wie oft, steht in der Datei.';
const RIGHTS = 'Bilder bleiben, wo du den Bot betreibst, und du brauchst das Recht, sie zu benutzen.';

const cameLines = (counts: ImportCounts): readonly string[] => [
  'Was herüberkam:',
  `- ${counted(counts.sides, 'Seite', 'Seiten')}, ${counted(counts.maps, 'Plan', 'Pläne')} mit ${counted(counts.boards, 'Brett', 'Brettern')}`,
  `- ${counted(counts.prototypes, 'Art', 'Arten')} von Figuren, aus ${counted(counts.slots, 'Figur', 'Figuren')}, die das Modul nennt`,
  `- ${counted(counts.pieces, 'Figur', 'Figuren')} aufgestellt, in ${counted(counts.stacks, 'Figurenstapel', 'Figurenstapeln')} und ${counted(counts.decks, 'Kartenstapel', 'Kartenstapeln')}`,
  `- ${counted(counts.actions, 'Aktion', 'Aktionen')}, ${counted(counts.pictures, 'Bilddatei', 'Bilddateien')}`,
];

/** What stands below an import that a server keeps; the whole report is the file beside it. */
export const importedLines = ({ counts, losses }: ImportReport): readonly string[] => [
  ...cameLines(counts),
  ...(losses.length === 0 ? [] : [LOSSES_BESIDE]),
  RIGHTS,
];

/** The report of an import, a line each. */
export const reportLines = ({
  title,
  version,
  vassal,
  name,
  counts,
  losses,
  setups,
  chosen,
}: ImportReport): readonly string[] => [
  `${title}${version === '' ? '' : `, Fassung ${version}`}${vassal === '' ? '' : ` (VASSAL ${vassal})`}: Es ist jetzt das Modul ${name}.`,
  '',
  ...cameLines(counts),
  ...(losses.length === 0 ? [] : ['', 'Was nicht, oder nicht so, wie es war:', ...losses.map(lossLine)]),
  ...(chosen.length === 0
    ? []
    : ['', `Beim Beginn einer Partie wird mit variants eine Aufstellung gewählt: ${chosen.join(', ')}.`]),
  ...(setups.length === 0
    ? []
    : [
        '',
        `Aufstellungen, die das Modul anbietet: ${setups.join(', ')}. Hinter der Datei macht --setup=${JSON.stringify(setups[0])} ein Modul, das mit einer beginnt; der Pfad eines gespeicherten Spiels auch.`,
      ]),
  '',
  RIGHTS,
];

const FAULTS: { readonly [C in ImportFault['code']]: string } = {
  'not-there': 'eine solche Datei oder einen solchen Ordner gibt es nicht',
  broken: 'es lässt sich nicht lesen: Es ist beschädigt oder etwas anderes',
  path: 'ein Name darin führt aus dem Ordner heraus, in den es entpackt würde',
  link: 'ein Verweis ist darin',
  encrypted: 'es ist verschlüsselt',
  method: 'es ist so gepackt, dass ich es nicht lesen kann',
  'too-many': 'zu viele Dateien sind darin',
  'too-large': 'es ist zu groß',
  'too-deep': 'seine Teile stecken zu tief ineinander',
  doctype: 'es hat eine DOCTYPE, die Module von VASSAL nicht haben',
  'no-build-file': 'es ist kein buildFile darin, also ist es kein Modul von VASSAL',
  'no-module': 'kein Modul ist darin: Eine Erweiterung kommt hinter dem Modul, das sie erweitert',
  'no-setup': 'das Modul bietet keine Aufstellung dieses Namens, oder ihr Spielstand ist nicht da',
  'too-costly': 'es braucht mehr Speicher oder Zeit, als ein Import haben darf',
  waiting: 'eine andere Datei von dir wartet noch. Sende diese danach noch einmal',
  busy: 'andere Importe warten. Versuche es in ein paar Minuten noch einmal',
};

export const refusedText = ({ code, file }: ImportFault): string =>
  `Nichts wurde importiert: ${file === '' ? '' : `${file}: `}${FAULTS[code]}.`;

export const progressText = (done: number, of: number): string => `${done} von ${of} Bildern`;

/** Where the host has not turned it on. */
export const importOff: string =
  'Ich importiere hier keine VASSAL-Module: Wer mich betreibt, hat es nicht eingeschaltet (`VASSAL_IMPORT=on`). Wo es an ist, bleiben Bilder, wo ich laufe, und wer importiert, braucht das Recht, sie zu benutzen.';
/** Zu dem, was größer ist, als ein Anhang sein darf. */
export const byHost: string = 'Wer mich betreibt, kann es mit `npm run import` bringen, wie groß es auch ist.';
/** Das Modul, das daraus wurde, in Bytes. */
export const tooLargeModule = (title: string, size: number, most: number): string =>
  `Aus ${bold(title)} wird ein Modul von ${sizeText(size)}, und ein Server behält höchstens ${sizeText(most)}. ${byHost}`;
