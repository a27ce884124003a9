import { only } from '../../../engine/core/report.ts';
import { gameQueries } from '../../../view/game.ts';
import { labelQueries } from '../../../view/labels.ts';
import { pieceQueries } from '../../../view/pieces.ts';
import { takenInByMove } from '../../../view/seen/musters.ts';
import type { Seen } from '../../../view/seen/report.ts';
import { bold, plain } from '../../../view/text.ts';
import type { Say, SystemSentences } from '../../base/sentences.ts';
import { pieceName, sideName, UNSEEN } from '../names.ts';
import { heldText, propertyIn, propertyText } from '../properties.ts';
import { countedName, listed, times } from '../text.ts';

/** Pieces: how they come, go and change. */

/** What a domain takes. */
const DOMAINS = {
  natural: 'eine ganze Zahl ab 0',
  number: 'eine Zahl',
  text: 'einen Text',
  flag: '`yes` oder `no`',
  list: 'eine Liste von Texten',
  points: 'eine Zahl ab 0 mit höchstens 3 Stellen hinter dem Komma',
} as const;

/** From where to where; between boards they are named too. */
const way = ({ from, to, boards }: Seen<'moved'>): string =>
  boards ? `${plain(boards[0])} ${plain(from)} → ${plain(boards[1])} ${plain(to)}` : `${plain(from)} → ${plain(to)}`;

/** From where to where, as far as it is known where that is. */
const wayOff = ({ from, to }: Seen<'vanished'>): string =>
  to === undefined ? `von ${plain(from)} weg` : `von ${plain(from)} nach ${plain(to)}`;

const vanishedPhrase = (one: Seen<'vanished'>): string =>
  one.gone
    ? `nimmt ${times(one)}${bold(one.piece)} von ${plain(one.from)}`
    : `zieht ${times(one)}${bold(one.piece)} ${wayOff(one)}`;

const value = (text = ''): string => (text === '' ? 'leer' : plain(heldText(text)));

/** Who goes the same way together, in the order in which they begin: armies as they are each with its name. */
const marchPhrases = (seen: readonly Seen[]): readonly string[] => {
  const marches = new Map<string, { readonly one: Seen<'moved'>; readonly units: string[] }>();
  for (const one of only(seen, 'moved')) {
    const key = [one.with, ...(one.boards ?? []), one.from, one.to].join('\n');
    const march = marches.get(key) ?? { one, units: [] };
    marches.set(key, march);
    march.units.push(`${times(one)}${bold(one.piece)}`);
  }
  return [...marches.values()].map(({ one, units }) =>
    one.with === undefined
      ? `zieht ${listed(units)} ${way(one)}`
      : `zieht ${bold(one.with)} (${listed(units)}) ${way(one)}`,
  );
};

/** An army in which a unit is then, and who else came into it by the same move. */
const armyPhrase = (army: string, seen: readonly Seen[]): string => {
  const others = takenInByMove(army, seen);
  return others.length > 0 ? `${bold(army)} mit ${listed(others.map(countedName))}` : bold(army);
};

/** Who goes where, what is taken by it, and in which armies those were and are then who were in others or in none. */
export const movePhrase = (seen: readonly Seen[], say: Say): string => {
  const [moves, taken, armies, left]: [string[], string[], string[], string[]] = [[...marchPhrases(seen)], [], [], []];
  for (const one of seen) {
    if (one.what === 'moved') continue;
    if (one.what === 'appeared') moves.push(`spielt ${times(one)}${bold(one.piece)} nach ${plain(one.at)}`);
    else if (one.what === 'vanished' && one.gone) taken.push(`${times(one)}${bold(one.piece)} ${plain(one.from)}`);
    else if (one.what === 'owned') taken.push(`${times(one)}${bold(one.piece)} ${plain(one.at)}`);
    else if (one.what === 'regrouped') {
      armies.push(...one.armies.map((army) => armyPhrase(army, seen)));
      left.push(...(one.left ?? []).map(bold));
    } else moves.push(...[say.reports([one])].filter((text) => text !== ''));
  }
  const all = listed([...moves, ...(taken.length > 0 ? [`schlägt ${listed(taken)}`] : [])]);
  const out = left.length > 0 ? `, aus ${listed(left)}` : '';
  return `${all}${out}${armies.length > 0 ? `, jetzt in ${listed(armies)}` : ''}`;
};

const handOverPhrase = (seen: readonly Seen[]): string => {
  const gone = seen.flatMap((one) => (one.what === 'disbanded' ? bold(one.army) : []));
  const end = gone.length > 0 ? `; ${listed(gone)} gibt es nicht mehr` : '';
  return seen
    .flatMap((one) =>
      one.what === 'given'
        ? `gibt ${bold(one.piece)} ${plain(one.at)} an ${bold(one.side)}${one.leaves ? `, aus ${one.army === undefined ? 'der Armee' : bold(one.army)}` : ''}${end}`
        : [],
    )
    .join('');
};

export const sentences = {
  reports: {
    moved: (one) => `zieht ${times(one)}${bold(one.piece)} ${way(one)}`,
    appeared: (one) => `setzt ${times(one)}${bold(one.piece)} auf ${plain(one.at)}`,
    vanished: vanishedPhrase,
    set: ({ piece, property, from, to }) =>
      `setzt ${plain(propertyText(property))} von ${bold(piece)}: ${value(from)} → ${value(to)}`,
    owned: (one) => `nimmt ${times(one)}${bold(one.piece)} ${plain(one.at)}`,
    turned: ({ piece, layer }) => `dreht ${bold(piece)} auf ${bold(layer)}`,
    faces: ({ piece, facing }) => `dreht ${bold(piece)} in Richtung ${facing}`,
    restacked: ({ piece, at }) => `versetzt ${bold(piece)} im Stapel auf ${plain(at)}`,
    given: 'elsewhere',
  },
  deeds: {
    move: ({ seen = [] }, say) => movePhrase(seen, say),
    'hand-over': ({ seen = [] }) => handOverPhrase(seen),
  },
  tries: {
    move: 'zu ziehen',
    'hand-over': 'zu übergeben',
    delete: 'vom Tisch zu nehmen',
    flip: 'umzudrehen',
    rotate: 'zu drehen',
    order: 'umzustapeln',
  },
  refusals: {
    'no-combat': (_, _view, { engage, move }) =>
      engage === undefined
        ? `Auf diesem Plan wird nicht geschlagen. Zieh ohne ${move}.`
        : `Auf diesem Plan wird nicht geschlagen. ${engage} führt die Einheiten auf den Plan der Kämpfe; oder zieh ohne ${move}.`,
    'not-your-piece': ({ piece, side: id }, view) => {
      const name = view.of(pieceQueries).byId(piece)?.name;
      if (name === undefined) return UNSEEN;
      if (id === undefined) return `${bold(name)} gehört niemandem. Wähle eine deiner eigenen Seite.`;
      const turn = view.of(gameQueries).turn();
      const hint =
        turn && view.of(gameQueries).rules.strict
          ? ` Am Zug ist ${sideName(view, turn.side.id)}.`
          : ' Wähle eine deiner eigenen Seite.';
      return `${bold(name)} gehört ${sideName(view, id)}.${hint}`;
    },
    'no-such-piece': ({ piece }, view, { list }) => {
      const name = view.of(pieceQueries).byId(piece)?.name;
      return name === undefined
        ? `Diese Figur ist nicht (mehr) auf dem Tisch. ${list} zeigt, was da ist.`
        : `${bold(name)} ist nicht mehr da. ${list} zeigt, was da ist.`;
    },
    'not-your-side': ({ side }, view, { other, none }) =>
      `Neue Figuren gehören dir oder niemandem, und ${sideName(view, side)} ist nicht deine Seite. Wähle eine andere bei ${other}, oder lass ${none} weg.`,
    'no-such-prototype': ({ prototype }, view, { list }) =>
      `Dieses Spiel hat keine Figuren der Art ${bold(view.of(labelQueries).of(prototype))}. ${list} zeigt die auf dem Tisch.`,
    'no-such-place': ({ place }, _view, { board }) =>
      `Hier gibt es keinen Ort ${bold(place)}. ${board} zeigt die Felder.`,
    'nothing-to-move': (_, _view, { piece }) => `Sage, welche Figur ziehen soll: ${piece}.`,
    'already-there': ({ piece, place }, view) =>
      `${pieceName(view, piece)} ist schon auf ${bold(place)}. Wähle einen anderen Ort.`,
    occupied: ({ place, by }, view, { take }) => {
      const other = view.of(pieceQueries).byId(by);
      if (!other) return UNSEEN;
      const owner = other.side ? ` von ${bold(other.side.name)}` : '';
      const taking = take === undefined ? '' : `, oder schlage: ${take}`;
      return `Auf ${bold(place)} steht ${bold(other.name)}${owner}. Wähle ein freies Feld${taking}.`;
    },
    'cell-taken': ({ place, by }, view) => {
      const other = view.of(pieceQueries).byId(by);
      if (!other) return UNSEEN;
      const owner = other.side ? ` von ${bold(other.side.name)}` : '';
      return `Auf ${bold(place)} steht ${bold(other.name)}${owner}. Wähle ein freies Feld.`;
    },
    'one-a-cell': ({ place }) => `Auf ${bold(place)} kann nur eine Figur stehen. Zieh sie einzeln, auf freie Felder.`,
    'no-captures': (_, _view, { move }) => `In diesem Spiel wird nicht mit ${move} geschlagen. Zieh ohne das.`,
    'captures-by-rule': (_, _view, { move }) =>
      `Wer dort geschlagen wird, folgt aus dem Zug selbst. Zieh ohne ${move}.`,
    'not-an-enemy': ({ piece }, view) =>
      `${pieceName(view, piece)} gehört keinem Feind. Nur Figuren eines Feinds lassen sich schlagen.`,
    'captures-itself': ({ piece }, view) =>
      `${pieceName(view, piece)} kann nicht ziehen und zugleich geschlagen werden. Schlage eine andere.`,
    'no-layers': ({ piece }, view) => `${pieceName(view, piece)} hat nur eine Seite.`,
    'no-such-layer': ({ piece, layers }, view) =>
      `${pieceName(view, piece)} hat keine solche Ebene. Es gibt ${listed(layers.map(bold))}.`,
    'layer-follows': ({ piece }, view) =>
      `${pieceName(view, piece)} dreht sich von selbst, wenn sich die Werte ändern.`,
    'no-facing': ({ piece }, view) => `${pieceName(view, piece)} zeigt in keine Richtung.`,
    'no-such-facing': ({ piece, directions }, view) =>
      `${pieceName(view, piece)} zeigt in eine von ${directions} Richtungen: 0 (geradeaus) bis ${directions - 1}.`,
    'shows-layer': ({ piece, layer }, view) => `${pieceName(view, piece)} zeigt schon ${bold(layer)}.`,
    'faces-so': ({ piece, facing }, view) => `${pieceName(view, piece)} zeigt schon in Richtung ${facing}.`,
    'not-higher': ({ piece, to }, view) =>
      `${pieceName(view, piece)} liegt schon ganz ${to === 'top' ? 'oben' : 'unten'} im Stapel.`,
    'too-many': ({ most }) => `Man kann 1 bis ${most} Kopien auf einmal machen.`,
    'has-value': ({ piece, property, value: now }, view) =>
      `${bold(propertyIn(view, property))} von ${pieceName(view, piece)} ist schon ${value(now)}.`,
    'read-only': ({ property }, view, { piece }) =>
      `${bold(propertyIn(view, property))} führt der Tisch selbst, das lässt sich nicht setzen. ${piece} zeigt, was geht.`,
    'wrong-value': ({ property, domain }, view) => `${bold(propertyIn(view, property))} nimmt ${DOMAINS[domain]}.`,
    'out-of-bounds': ({ property, min, max }, view) =>
      `${bold(propertyIn(view, property))} nimmt eine Zahl ${min === undefined ? `bis ${max}` : max === undefined ? `ab ${min}` : `von ${min} bis ${max}`}.`,
    'already-theirs': ({ piece, side: id }, view) =>
      `${pieceName(view, piece)} gehört schon ${sideName(view, id)}. Wähle eine andere Seite.`,
    'in-window': ({ piece, side: id }, view, { give, move }) =>
      give !== undefined
        ? `${pieceName(view, piece)} liegt in einer Hand. ${give} gibt es in die Hand von ${sideName(view, id)}.`
        : `${pieceName(view, piece)} steht, wo ${sideName(view, id)} es nicht sehen kann. Bring es erst auf einen Plan, den alle sehen: ${move}.`,
  },
} satisfies SystemSentences;
