import type { FileFault } from '../../../session/archive/fault.ts';
import type { PgnFault, PositionFault } from '../../../session/notation/fault.ts';
import { bold, plain } from '../../../view/text.ts';
import { MOST_FILES_NAMED } from '../../base/limits.ts';
import { listed, sizeText } from '../text.ts';

/** The game as a file. */
export const exported = {
  /** What the asker can see of a game that hides things. */
  seen: (title: string): string =>
    `Was du von ${bold(title)} sehen kannst, zum Lesen. In einem Spiel, das etwas verbirgt, bekommt niemand das Ganze, solange es gespielt wird, darum nimmt \`/game import\` diese Datei nicht.`,
  whole: (title: string): string =>
    `Das ganze Spiel ${bold(title)}. \`/game import\` spielt damit weiter, in jedem Kanal.`,
  published: (title: string): string =>
    `Das ganze Spiel ${bold(title)}. Sein Geheimnis ist darin, also kann es jeder allein mit dieser Datei prüfen: \`npm run verify\`, oder hier \`/game verify\`.`,
  /** By which key everybody can check the files of this bot. */
  signed: (key: string): string =>
    `Ich habe sie mit dem Schlüssel \`${key}\` signiert: \`npm run verify -- game.json ${key}\` prüft das.`,
  unsigned: 'Ich habe sie nicht signiert: Das Spiel kam mit einer Datei, für die niemand bürgt.',
  /** `most`: in bytes. */
  tooLarge: (most: number): string => `Die Datei wäre für eine Nachricht zu groß: Höchstens ${sizeText(most)} gehen.`,
};

export const imported = {
  noFile: 'Hänge die Datei eines Spiels an, wie `/game export` sie machte.',
  question: (running: string): string =>
    `In diesem Kanal läuft ein Spiel ${bold(running)}. Es endgültig beenden und stattdessen mit dem dieser Datei weiterspielen?`,
  instead: 'Datei nehmen',
  forgotten: 'Diese Datei habe ich nicht mehr. Bitte noch einmal `/game import`.',
  /** `files`: of pictures that are not kept here. */
  pictures: (title: string, files: readonly string[]): string => {
    const shown = files.slice(0, MOST_FILES_NAMED).map((file) => bold(file));
    const more = files.length > shown.length ? [`${files.length - shown.length} weitere`] : [];
    return `Dieses Spiel zeigt Bilder, die hier nicht sind: ${listed([...shown, ...more])}. Bring sie mit dem Modul von ${bold(title)} durch \`/module add\`, dann importiere die Datei noch einmal.`;
  },
  overtaken: 'Gerade wurde in diesem Kanal ein anderes Spiel gestartet. `/game status` zeigt es.',
};

const REMEDY = 'Nimm eine Datei genau so, wie `/game export` sie machte.';

const JSON_FAULTS: { readonly [Why in Extract<FileFault, { readonly code: 'json' }>['why']]: string } = {
  syntax: 'ist nicht so geschrieben, wie sie soll; die Datei ist vielleicht abgeschnitten',
  'too-deep': 'geht zu tief',
  'too-long': 'enthält einen zu langen Text',
  'too-much': 'ist eine zu viel: Die Datei enthält zu viel',
  twice: 'sagt etwas zweimal',
  'no-text': 'enthält Zeichen, die kein Text sind',
};

/** Why a file is no game that one can go on with, in a sentence, and what would work (T11). */
export const fault = (fault: FileFault): string => {
  switch (fault.code) {
    case 'json':
      return `Zeile ${fault.line} dieser Datei ${JSON_FAULTS[fault.why]}. ${REMEDY}`;
    case 'other':
      return `Das ist kein Spiel, das ich kenne. ${REMEDY}`;
    case 'seen':
      return 'Diese Datei enthält, was eine Person von einem Spiel sehen konnte, nicht das ganze Spiel, also kann niemand damit weiterspielen.';
    case 'version':
      return `Diese Datei hat Fassung ${plain(String(fault.version))} ihrer Form, die ich nicht kenne: Ein neuerer Bot machte sie.`;
    case 'form':
      return `Diese Datei wurde geändert: Bei \`${plain(fault.at)}\` stimmt etwas nicht. ${REMEDY}`;
    case 'module':
      return `Die Regeln in dieser Datei wurden geändert (${plain(fault.at)}). ${REMEDY}`;
    case 'step':
      return `Schritt ${fault.step} dieser Datei folgt nicht aus denen davor: Er wurde geändert. ${REMEDY}`;
    case 'end':
      return `Die Schritte in dieser Datei führen nicht zu dem Ende, das sie nennt: Etwas darin wurde geändert. ${REMEDY}`;
    case 'hides':
      return 'Dieses Spiel verbirgt etwas vor seinen Spielern, und wer seine ganze Datei hat, hat alles gesehen: Es lässt sich nur neu beginnen, mit `/game start`.';
  }
};

/** Why a position is none, in a sentence, and what would work. */
const noPosition = ({ code, found }: PositionFault): string => {
  const it = `\`${plain(found)}\``;
  switch (code) {
    case 'parts':
      return 'Eine Stellung wird als FEN geschrieben: die Reihen, `w` oder `b`, Rochaden, im Vorbeigehen und zwei Zahlen.';
    case 'rows':
      return `${it} hat nicht so viele Reihen wie das Brett: schreibe jede, mit \`/\` dazwischen.`;
    case 'row':
      return `Die Reihe ${it} hat nicht so viele Felder wie das Brett: eine Zahl steht für so viele freie.`;
    case 'letter':
      return `Keine Figur schreibt man als ${it}: es gibt K, Q, R, B, N und P, klein für Schwarz.`;
    case 'turn':
      return `${it} sagt nicht, wer am Zug ist: schreibe \`w\` oder \`b\`.`;
    case 'castling':
      return `Die Rochaden sind nicht, wie ${it} sagt: König und Turm müssen stehen, wo sie beginnen. Ohne schreibe \`-\`.`;
    case 'passing':
      return `Kein Bauer ist eben über ${it} gegangen. Wo keiner das tat, schreibe \`-\`.`;
    case 'number':
      return `${it} ist keine Zahl von Zügen.`;
    case 'kings':
      return `${bold(plain(found))} braucht genau einen König.`;
    case 'last-row':
      return `Kein Bauer kann auf ${it} stehen: er wäre eine andere Figur geworden.`;
    case 'check':
      return `Der König von ${bold(plain(found))} könnte geschlagen werden, und diese Seite ist nicht am Zug.`;
    case 'over':
      return 'In dieser Stellung ist das Spiel zu Ende: kein Zug ist übrig.';
  }
};

/** What is wrong on a line. */
const wrongOf = (fault: PgnFault): string => {
  const it = `\`${plain(fault.found)}\``;
  switch (fault.code) {
    case 'too-long':
      return `Der Text ist zu lang: höchstens ${fault.found} Zeichen.`;
    case 'too-many':
      return `Das ist ein Zug zu viel: höchstens ${fault.found}.`;
    case 'token':
      return `${it} gehört zu keiner Partie in PGN.`;
    case 'second':
      return `Dort beginnt eine zweite Partie (${it}). Bring eine nach der anderen.`;
    case 'variant':
      return `${it} ist nicht das Schach, das ich kenne.`;
    case 'over':
      return `Vor ${it} war das Spiel nach meinen Regeln zu Ende: matt, kein Zug, dreimal dasselbe oder 50 ruhige Züge.`;
    case 'unreadable':
      return `${it} ist kein Zug, wie man ihn schreibt, etwa \`Nf3\`, \`exd5\`, \`O-O\` oder \`e8=Q\`.`;
    case 'illegal':
      return `${it} ist dort kein erlaubter Zug.`;
    case 'ambiguous':
      return `${it} könnte mehr als eine Figur sein: sag, aus welcher Linie oder Reihe, etwa \`Nbd2\`.`;
    case 'position':
      return noPosition(fault.why);
  }
};

/** Games of chess as text (V12). */
export const chess = {
  noPosition,
  fault: (fault: PgnFault): string => `Zeile ${fault.line}: ${wrongOf(fault)} Nichts wurde begonnen.`,
  none: (title: string): string =>
    `PGN und FEN sind für Schach, und ${bold(title)} schreibt man nicht so. \`/game export\` allein gibt dir die Datei.`,
  notBegun: 'Das Spiel hat noch nicht begonnen.',
  noMove:
    'In diesem Spiel wurde etwas getan, das kein Zug im Schach ist; PGN kann davon nicht erzählen. FEN kann es, und `/game export` allein.',
  noModule: 'Ich habe hier kein Schach, das von diesem Text aus weitergespielt werden könnte.',
  pgn: (title: string): string =>
    `Die Züge von ${bold(title)}, als PGN. Jedes Schachprogramm liest sie; \`/game import\` spielt damit weiter.`,
  fen: (title: string, fen: string): string =>
    `So steht ${bold(title)}, als FEN:\n\`\`\`\n${fen}\n\`\`\`\n\`/game start position:\` beginnt damit.`,
};
