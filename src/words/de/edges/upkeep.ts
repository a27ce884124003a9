import type { DamagedGame, Findings, Forgotten, Repaired, Swept } from '../../../session/upkeep/found.ts';
import { counted } from '../text.ts';

/** What `npm run store` says to whoever runs the bot. */

export const usage = [
  'npm run store -- check            liest jede Zeile und spielt jedes Spiel aus seinem Verlauf nach',
  'npm run store -- backup DATEI     kopiert den Speicher, der in Betrieb sein darf, in eine neue Datei',
  'npm run store -- restore DATEI    kopiert eine solche Datei, wenn sie heil ist, in einen leeren Speicher',
  'npm run store -- repair           schneidet Spiele vor dem Schaden ab und hebt das Abgeschnittene in DATA_DIR/repaired auf',
  'npm run store -- copy VON NACH    kopiert eine Datenbank, als sqlite:///ordner/datei oder postgres://..., in eine andere',
  'npm run store -- sweep            löscht Bilder, die seit einem Tag nichts nennt, und merkt die vor, die jetzt nichts nennt',
  'npm run store -- upgrade          lässt alles schreiben, wie es diese Fassung tut, sobald kein Prozess einer früheren läuft',
  'npm run store -- forget PERSON    vergisst eine Person, nach der Nummer ihres Discord-Kontos',
  'Der Speicher ist der von DATABASE_URL und DATA_DIR. Jedes davon darf abgebrochen und neu gerufen werden. Halte den Bot an vor',
  'restore, repair und copy.',
].join('\n');

const FAULTS: Readonly<Record<DamagedGame['fault'], string>> = {
  missing: 'fehlt, oder Schritte davor',
  'no-json': 'ist kein JSON',
  'no-step': 'ist kein Schritt',
  newer: 'wurde von einer neueren Fassung des Bots geschrieben',
  altered: 'ist nicht, was geschrieben wurde',
  'other-line': 'folgt nicht aus dem Schritt davor',
  'no-part': 'fehlt ein Teil',
  unfit: 'passt nicht zum Tisch',
};

const gameText = ({ game, channel, step, fault }: DamagedGame): string =>
  `Spiel ${game}${channel === undefined ? '' : ` in Kanal ${channel}`}: Schritt ${step} ${FAULTS[fault]}.`;

export const findingsLines = ({ rows, games, steps, damaged, torn }: Findings): readonly string[] => [
  ...damaged.map(gameText),
  ...torn.map((key) => `Die Zeile ${key} ist kein JSON.`),
  `Gelesen: ${counted(rows, 'Zeile', 'Zeilen')}, ${counted(games, 'Spiel', 'Spiele')} mit ${counted(steps, 'ganzem Schritt', 'ganzen Schritten')}. ${
    damaged.length + torn.length === 0
      ? 'Alles ist gut.'
      : `Beschädigt: ${counted(damaged.length, 'Spiel', 'Spiele')}, ${counted(torn.length, 'andere Zeile', 'andere Zeilen')}.`
  }`,
];

export const repairedLines = (repaired: readonly Repaired[], torn: readonly string[]): readonly string[] => [
  ...repaired.map((one) =>
    one.done === 'cut'
      ? `${gameText(one)} Es geht von Schritt ${one.step - 1} weiter; ${counted(one.rows, 'Zeile', 'Zeilen')} abgeschnitten, aufgehoben in ${one.file}.`
      : `${gameText(one)} Gelassen, wie es ist: ${one.fault === 'newer' ? 'Starte jene Fassung' : 'Nichts davon ist brauchbar; in seinem Kanal kann ein anderes Spiel begonnen werden'}.`,
  ),
  ...torn.map((key) => `Die Zeile ${key} ist kein JSON. Gelassen, wie sie ist: Spiele eine Sicherung zurück.`),
  ...(repaired.length + torn.length === 0 ? ['Nichts ist beschädigt.'] : []),
];

export const copiedText = (rows: number): string => `${counted(rows, 'Zeile', 'Zeilen')} kopiert.`;

export const forgottenLines = ({ games, deleted, replaced, left }: Forgotten): readonly string[] => [
  `Vergessen in ${counted(games, 'Spiel', 'Spielen')}; ${counted(deleted, 'Zeile', 'Zeilen')} gelöscht, das Konto in ${counted(replaced, 'anderen Zeile', 'anderen Zeilen')} ersetzt.`,
  ...left.map(
    (game) =>
      `Spiel ${game} ist von einer frühen Fassung: Seine Schritte enthalten das Konto und wären ohne es nicht beweisbar.`,
  ),
];

export const sweptText = ({ pictures, unnamed, deleted }: Swept): string =>
  `${counted(pictures, 'Bild', 'Bilder')}: ${deleted} gelöscht; ${unnamed} nennt nichts, und sie gehen, wenn das in einem Tag noch so ist.`;

/** `before` and `now`: formats. */
export const upgradedText = (before: number, now: number): string =>
  before === now
    ? `Format ${now} wird schon geschrieben.`
    : `Von jetzt an wird Format ${now} geschrieben; Prozesse einer früheren Fassung enden von selbst. Zurück führt nur eine Sicherung von vorher.`;

/** Why nothing was done. */
export const refusedText = {
  occupied:
    'In dieser Datenbank sind schon Zeilen: Nenne eine leere (bei SQLite, indem du ihre Datei und die daneben verschiebst).',
  unfinished:
    'In die Datenbank, die kopiert werden soll, wurde eine Kopie begonnen und nicht beendet: Beende sie zuerst.',
  exists: 'Diese Datei gibt es schon: Nenne einen anderen Namen.',
  lacking: 'Diese Datei gibt es nicht.',
  person: 'Eine Person wird durch die Nummer des Discord-Kontos genannt, 17 bis 20 Ziffern.',
  same: 'Das ist ein und dieselbe Datenbank.',
} as const;

export const noDatabaseText = (file: string): string =>
  `Eine Datenbank ${file} gibt es nicht. Welche gemeint ist, sagen DATABASE_URL und DATA_DIR, und bei copy, was getippt ist.`;

export const stoppedText = (why: string): string =>
  `Es wurde abgebrochen, bevor es getan war: ${why}. Es kann neu gerufen werden, wenn das behoben ist.`;

export const damagedCopy = 'Die Kopie ist beschädigt: Nichts wurde zurückgespielt.';

export const progressText = (what: 'rows' | 'games', count: number): string =>
  what === 'rows' ? counted(count, 'Zeile', 'Zeilen') : `${counted(count, 'Spiel', 'Spiele')} gelesen`;

/**
 * What the players of an ended game are told a week before it is deleted: `ended` and `goes` in ms since 1970. Where it
 * is said, the game is the newest of its channel: what it names works there.
 */
export const goesText = (game: { readonly title: string; readonly ended: number; readonly goes: number }): string =>
  `${game.title} ist hier ${dayText(game.ended)} zu Ende gegangen und wird ${dayText(game.goes)} gelöscht: Protokoll, Brett und Wiedergabe. \`/game export\` bewahrt es als Datei auf, aus der \`/game import\` es zurückholt.`;

const dayText = (time: number): string => `am <t:${Math.floor(time / 1000)}:D>`;
