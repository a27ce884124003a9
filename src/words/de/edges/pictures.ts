import {
  type BadPicture,
  LONGEST_SIDE,
  MOST_DRAWN,
  MOST_PICTURE_BYTES,
  MOST_PICTURES,
  MOST_PICTURES_BYTES,
  MOST_PIXELS,
  type PictureFault,
} from '../../../session/pictures/picture.ts';
import { MOST_WAITING_OF_PERSON } from '../../../session/pool/limits.ts';

const megabytes = (bytes: number): string => `${bytes / 1024 / 1024} MB`;

/** A line of text on it, as it stands beside the faults of a module. */
export const badPictureText = ({ file, fault }: BadPicture): string => `${file} ${pictureFaultText(fault)}`;

/** What is wrong with a picture and what would do, to be read behind its name. */
export const pictureFaultText = (fault: PictureFault): string => {
  switch (fault) {
    case 'unknown':
      return 'ist kein Bild in PNG, JPEG, WebP, GIF oder SVG';
    case 'broken':
      return 'ist abgeschnitten oder so geschrieben, dass ich es nicht lese: Speichere es neu als PNG oder JPEG';
    case 'script':
      return 'enthält ein Skript: Eine Zeichnung wird nur ohne genommen, als einfaches SVG oder als PNG gespeichert';
    case 'reference':
      return 'nennt andere Dateien oder enthält Bilder: Eine Zeichnung wird nur aus Linien und Buchstaben genommen, oder als PNG';
    case 'entities':
      return 'erklärt Entitäten: Speichere es als einfaches SVG oder als PNG';
    case 'too-costly':
      return 'braucht zu viel Zeit oder Speicher zum Lesen: Speichere es neu, kleiner oder als PNG';
    case 'filters':
      return 'hat Filter, die zu lange brauchen: Entferne sie oder speichere es als PNG';
    case 'repeats':
      return 'wiederholt oder verschachtelt seine Teile zu oft: Zeichne sie seltener oder speichere es als PNG';
    case 'waiting':
      return `muss warten, denn ${MOST_WAITING_OF_PERSON} deiner Dateien warten noch: Sende es danach noch einmal`;
    case 'busy':
      return 'muss warten, denn gerade senden viele Leute Dateien: Sende es in einer Minute noch einmal';
    case 'too-many-pixels':
      return `ist zu groß: Ein Bild hat höchstens ${MOST_PIXELS / 1_000_000} Millionen Bildpunkte, und ${LONGEST_SIDE} je Seite`;
    case 'too-many-bytes':
      return `ist zu groß: Ein Bild hat höchstens ${megabytes(MOST_PICTURE_BYTES)}`;
    case 'too-much-together':
      return `ist zu viel: Die Bilder eines Spiels haben zusammen höchstens ${megabytes(MOST_PICTURES_BYTES)}`;
    case 'too-much-drawn':
      return `hätte mehr als ${megabytes(MOST_DRAWN)}, wie ich es aufhebe: Speichere es kleiner oder als JPEG`;
    case 'too-many':
      return `ist eines zu viel: Ein Spiel hat höchstens ${MOST_PICTURES} Bilder`;
    case 'missing':
      return 'ist nicht da, und das Spiel zeigt es';
  }
};
