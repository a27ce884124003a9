import type { FileFault } from '../../../session/archive/fault.ts';
import { bold, plain } from '../../../view/text.ts';
import { MOST_FILES_NAMED } from '../../limits.ts';
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
