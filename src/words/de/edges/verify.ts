import type { Share } from '../../../engine/core/record.ts';
import type { FileFault } from '../../../session/archive/fault.ts';
import { counted, listed } from '../text.ts';

/**
 * What checking a log against its secret has found. `fault`: the first step that does not follow, by its number in the
 * whole game's file.
 */
export interface Findings {
  readonly shuffles: number;
  readonly rolls: number;
  readonly brought: number;
  readonly fault?: { readonly step: number; readonly what: 'roll' | 'shuffle' | 'share' | 'log' };
}

const FAULTS = {
  roll: 'der Wurf folgt nicht aus dem Geheimnis',
  shuffle: 'das Mischen folgt nicht aus dem Geheimnis',
  share: 'was er zum Zufall des Spiels beiträgt, kommt nicht von einem Platz oder einer Zufallsquelle vor dem Beginn',
  log: 'er folgt nicht aus den Schritten davor',
} as const;

/** The same for people (T21). */
export const auditText = ({ shuffles, rolls, brought, fault }: Findings): string => {
  const found = listed([counted(shuffles, 'Mischen'), counted(rolls, 'Wurf', 'Würfe')]);
  const those =
    brought === 1
      ? 'Der erste Schritt kam mit einer Datei und hatte'
      : `Die ersten ${brought} Schritte kamen mit einer Datei und hatten`;
  const rest = brought === 0 ? '' : ` ${those} ein anderes Geheimnis.`;
  if (fault) return `Schritt ${fault.step}: ${FAULTS[fault.what]}. Davor stimmt alles: ${found}.${rest}`;
  return `Alles ist gut: ${found} folgen aus dem Geheimnis.${rest}`;
};

/** What `npm run verify` says, line by line. */

export const usage: string =
  'Nenne die Datei, und den Schlüssel, der sie signierte, wenn du ihn weißt: npm run verify -- game.json SCHLÜSSEL';

export const noWholeGame = (fault: FileFault): string =>
  `Das ist keine Datei eines ganzen Spiels, wie /game export sie macht (${JSON.stringify(fault)}).`;

export const unpublished: string =
  'Das Geheimnis dieses Spiels ist nicht veröffentlicht, also lässt sich sein Mischen und Würfeln nicht daran prüfen.';

export const commitment = (hash: string): string =>
  `Der SHA-256 des Geheimnisses ist ${hash}: Das muss der Bot gepostet haben, als das Spiel gestartet wurde.`;

export const seedText = (seed: string | undefined): string =>
  seed === undefined || seed === ''
    ? 'Es wurden keine eigenen Worte eingemischt.'
    : `Die Worte ${JSON.stringify(seed)} wurden eingemischt.`;

export const sharesText = (shares: readonly Share[]): readonly string[] =>
  shares.length === 0
    ? ['Es wurden keine Beiträge von Spielern eingemischt.']
    : [
        'Diese Beiträge von Spielern wurden eingemischt; jeder Spieler muss den finden, der mit dem Platz kam:',
        ...shares.map(({ id, person, value, typed }) => `${id}. ${person} ${value}${typed ? ', getippt' : ''}`),
      ];

/** `heard`: what the round said, where it could be had. */
export const beaconText = (url: string, round: number | undefined, heard: string | undefined): string => {
  if (round === undefined)
    return `Die Zufallsquelle ${url} war nicht erreichbar, also wurde nichts von ihr eingemischt.`;
  return heard === undefined
    ? `Runde ${round} der Zufallsquelle ${url} wurde genannt und war nicht zu bekommen, also wurde sie nicht eingemischt.`
    : `Runde ${round} der Zufallsquelle wurde als ${heard} eingemischt: ${url}/public/${round} muss dasselbe sagen.`;
};

export const unsigned: string =
  'Es trägt keine Signatur, also kann niemand sagen, ob es so ist, wie ein Bot es schrieb.';
export const changed = (key: string): string =>
  `Es passt nicht zu seiner Signatur mit dem Schlüssel ${key}: Es wurde seither geändert.`;
export const otherKey = (key: string, wanted: string): string =>
  `Es wurde mit dem Schlüssel ${key} signiert, nicht mit ${wanted}: Ein anderer Bot schrieb es.`;
export const signed = (key: string): string => `Es ist mit dem Schlüssel ${key} signiert und seither nicht geändert.`;
export const whichKey: string =
  'Ein Bot nennt seinen Schlüssel mit jeder Datei von `/game export`: Es muss dieser sein.';
