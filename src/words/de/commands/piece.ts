import { bold } from '../../../view/text.ts';
import { OVERRULE } from '../systems/overruled.ts';
import { listed } from '../text.ts';

const PIECE = 'Die Figur: ihr Feld, ihr Name oder ihre Kennung';
const PROTOTYPE = 'Die Art von Figur';
const TO = 'Wohin: ein Feld oder ein Plan';
const NAME = 'Ihr Name';

/** What Discord lists of `/piece`. */
export const definition = {
  description: 'Figuren ansehen und ändern',
  subcommands: {
    list: {
      description: 'Die Figuren zeigen, die du sehen kannst',
      options: { side: 'Nur die Figuren dieser Seite', name: 'Nur Figuren dieses Namens, oder auf diesem Feld' },
    },
    show: {
      description: 'Eine Figur mit ihren Eigenschaften zeigen',
      options: { piece: PIECE },
    },
    delete: {
      description: 'Eine Figur vom Tisch nehmen: eine feindliche in deinem Zug, wo erlaubt, sonst als Gastgeber',
      options: { piece: PIECE, overrule: OVERRULE },
    },
    add: {
      description: 'Eine neue Figur auf den Tisch setzen',
      options: { prototype: PROTOTYPE, to: TO, side: 'Die Seite, der sie gehört', name: NAME, overrule: OVERRULE },
    },
    set: {
      description: 'Eine Eigenschaft einer Figur setzen',
      options: {
        piece: PIECE,
        property: 'Welche Eigenschaft',
        value: 'Ihr Wert; ohne ihn gilt wieder der ihrer Art',
        overrule: OVERRULE,
      },
    },
    clone: {
      description: 'Kopien einer Figur darauf setzen',
      options: { piece: PIECE, count: 'Wie viele (1)', overrule: OVERRULE },
    },
    replace: {
      description: 'Eine andere Art von Figur an die Stelle von einer setzen',
      options: { piece: PIECE, prototype: PROTOTYPE, name: NAME, overrule: OVERRULE },
    },
    flip: {
      description: 'Eine Figur umdrehen, auf ihre nächste Ebene oder eine nach Namen',
      options: { piece: PIECE, layer: 'Welche Ebene, nach Namen oder Nummer', overrule: OVERRULE },
    },
    rotate: {
      description: 'Eine Figur in eine Richtung drehen',
      options: { piece: PIECE, facing: 'Schritte im Uhrzeigersinn von oben aus', overrule: OVERRULE },
    },
    order: {
      description: 'Eine Figur in ihrem Stapel versetzen',
      options: {
        piece: PIECE,
        to: {
          description: 'Wohin im Stapel',
          choices: { top: 'ganz nach oben', up: 'hinauf', down: 'hinunter', bottom: 'ganz nach unten' },
        },
        overrule: OVERRULE,
      },
    },
    send: {
      description: 'Eine Figur irgendwohin setzen, was auch die Regeln des Ziehens sagen',
      options: { piece: PIECE, to: TO, overrule: OVERRULE },
    },
    give: {
      description: 'Eine Figur an eine andere Seite übergeben, wo sie steht und wie sie ist',
      options: { piece: PIECE, side: 'An welche Seite', overrule: OVERRULE },
    },
    reveal: {
      description: 'Zeigen, was an einer Figur verborgen ist: allen, oder einem, was sie ist',
      options: { piece: PIECE, person: 'Nur dieser Person' },
    },
    hide: {
      description: 'Eine Figur verdecken oder für andere unsichtbar machen',
      options: {
        piece: PIECE,
        what: {
          description: 'Was verborgen wird (was sie ist)',
          choices: { identity: 'was sie ist', existence: 'dass sie da ist' },
        },
        overrule: OVERRULE,
      },
    },
    peek: {
      description: 'Eine Figur, die verdeckt liegt, allein ansehen',
      options: { piece: PIECE },
    },
  },
};

/**
 * A piece as completion offers it; `notes`: whose it is, and what tells it from others; `count`: so many are like it;
 * `handle`: where nothing else tells it from another.
 */
export const pieceAt = (
  name: string,
  spot: string,
  notes: readonly string[],
  count = 1,
  handle: string | undefined = undefined,
): string => {
  const all = [...notes, ...(count > 1 ? [`eine von ${count}`] : []), ...(handle === undefined ? [] : [handle])];
  return `${name} auf ${spot}${all.length === 0 ? '' : ` (${all.join(', ')})`}`;
};

/** A text that means several; `more`: beside those that are named, undefined where they are too many to count. */
export const several = (text: string, pieces: readonly string[], more: number | undefined): string => {
  const rest = more === 0 ? '' : ` und ${more ?? 'viele'} weitere`;
  return `${bold(text)} kann mehreres sein: ${listed(pieces, 'oder')}${rest}. Nenne eines, wie es hier steht.`;
};

/** A property was set that nothing here has, and names that come near it. */
export const newProperty = (name: string, near: readonly string[]): string => {
  const meant = near.map((one) => bold(one));
  return `${bold(name)} ist neu: Nichts hier hatte es.${
    meant.length > 0 ? ` Meintest du ${listed(meant, 'oder')}? \`/game undo\` nimmt es zurück.` : ''
  }`;
};
