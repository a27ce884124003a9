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
  natural: 'a whole number, 0 or more',
  number: 'a number',
  text: 'a text',
  flag: '`yes` or `no`',
  list: 'a list of texts',
  points: 'a number, 0 or more, with at most 3 places',
} as const;

/** From where to where; between boards they are named too. */
const way = ({ from, to, boards }: Seen<'moved'>): string =>
  boards ? `${plain(boards[0])} ${plain(from)} → ${plain(boards[1])} ${plain(to)}` : `${plain(from)} → ${plain(to)}`;

/** From where to where, as far as it is known where that is. */
const wayOff = ({ from, to }: Seen<'vanished'>): string =>
  to === undefined ? `away from ${plain(from)}` : `from ${plain(from)} to ${plain(to)}`;

const vanishedPhrase = (one: Seen<'vanished'>): string =>
  one.gone
    ? `takes ${times(one)}${bold(one.piece)} off ${plain(one.from)}`
    : `moves ${times(one)}${bold(one.piece)} ${wayOff(one)}`;

const value = (text = ''): string => (text === '' ? 'blank' : plain(heldText(text)));

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
      ? `moves ${listed(units)} ${way(one)}`
      : `moves ${bold(one.with)} (${listed(units)}) ${way(one)}`,
  );
};

/** An army in which a unit is then, and who else came into it by the same move. */
const armyPhrase = (army: string, seen: readonly Seen[]): string => {
  const others = takenInByMove(army, seen);
  return others.length > 0 ? `${bold(army)} with ${listed(others.map(countedName))}` : bold(army);
};

/** Who goes where, what is taken by it, and in which armies those were and are then who were in others or in none. */
export const movePhrase = (seen: readonly Seen[], say: Say): string => {
  const [moves, taken, armies, left]: [string[], string[], string[], string[]] = [[...marchPhrases(seen)], [], [], []];
  for (const one of seen) {
    if (one.what === 'moved') continue;
    if (one.what === 'appeared') moves.push(`plays ${times(one)}${bold(one.piece)} to ${plain(one.at)}`);
    else if (one.what === 'vanished' && one.gone) taken.push(`${times(one)}${bold(one.piece)} ${plain(one.from)}`);
    else if (one.what === 'owned') taken.push(`${times(one)}${bold(one.piece)} ${plain(one.at)}`);
    else if (one.what === 'regrouped') {
      armies.push(...one.armies.map((army) => armyPhrase(army, seen)));
      left.push(...(one.left ?? []).map(bold));
    } else moves.push(...[say.reports([one])].filter((text) => text !== ''));
  }
  const all = listed([...moves, ...(taken.length > 0 ? [`takes ${listed(taken)}`] : [])]);
  const out = left.length > 0 ? `, out of ${listed(left)}` : '';
  return `${all}${out}${armies.length > 0 ? `, now in ${listed(armies)}` : ''}`;
};

const handOverPhrase = (seen: readonly Seen[]): string => {
  const gone = seen.flatMap((one) => (one.what === 'disbanded' ? bold(one.army) : []));
  const end = gone.length > 0 ? `; ${listed(gone)} is no more` : '';
  return seen
    .flatMap((one) =>
      one.what === 'given'
        ? `gives ${bold(one.piece)} ${plain(one.at)} to ${bold(one.side)}${one.leaves ? `, out of ${one.army === undefined ? 'its army' : bold(one.army)}` : ''}${end}`
        : [],
    )
    .join('');
};

export const sentences = {
  reports: {
    moved: (one) => `moves ${times(one)}${bold(one.piece)} ${way(one)}`,
    appeared: (one) => `puts ${times(one)}${bold(one.piece)} on ${plain(one.at)}`,
    vanished: vanishedPhrase,
    set: ({ piece, property, from, to }) =>
      `sets ${plain(propertyText(property))} of ${bold(piece)} from ${value(from)} to ${value(to)}`,
    owned: (one) => `takes ${times(one)}${bold(one.piece)} ${plain(one.at)}`,
    turned: ({ piece, layer }) => `turns ${bold(piece)} to ${bold(layer)}`,
    faces: ({ piece, facing }) => `turns ${bold(piece)} to direction ${facing}`,
    restacked: ({ piece, at }) => `moves ${bold(piece)} within its stack on ${plain(at)}`,
    given: 'elsewhere',
  },
  deeds: {
    move: ({ seen = [] }, say) => movePhrase(seen, say),
    'hand-over': ({ seen = [] }) => handOverPhrase(seen),
  },
  tries: {
    move: 'move',
    'hand-over': 'give',
    delete: 'take',
    flip: 'turn over',
    rotate: 'turn',
    order: 'restack',
  },
  refusals: {
    'no-combat': (_, _view, { engage, move }) =>
      engage === undefined
        ? `Nothing is taken on this map. Move without ${move}.`
        : `Nothing is taken on this map. ${engage} leads the units to the map of battles; or move without ${move}.`,
    'not-your-piece': ({ piece, side: id }, view) => {
      const name = view.of(pieceQueries).byId(piece)?.name;
      if (name === undefined) return UNSEEN;
      if (id === undefined) return `${bold(name)} belongs to nobody. Choose one of your own side's.`;
      const turn = view.of(gameQueries).turn();
      const hint =
        turn && view.of(gameQueries).rules.strict
          ? ` It is the turn of ${sideName(view, turn.side.id)}.`
          : " Choose one of your own side's.";
      return `${bold(name)} belongs to ${sideName(view, id)}.${hint}`;
    },
    'no-such-piece': ({ piece }, view, { list }) => {
      const name = view.of(pieceQueries).byId(piece)?.name;
      return name === undefined
        ? `That piece is not on the table (any more). ${list} shows what is.`
        : `${bold(name)} is not there any more. ${list} shows what is.`;
    },
    'not-your-side': ({ side }, view, { other, none }) =>
      `New pieces are yours or nobody's, and ${sideName(view, side)} isn't your side. Choose another ${other}, or leave out ${none}.`,
    'no-such-prototype': ({ prototype }, view, { list }) =>
      `This game has no pieces of the kind ${bold(view.of(labelQueries).of(prototype))}. ${list} shows those on the table.`,
    'no-such-place': ({ place }, _view, { board }) =>
      `There is no place ${bold(place)} here. ${board} shows the cells.`,
    'nothing-to-move': (_, _view, { piece }) => `Say which piece is to move: ${piece}.`,
    'already-there': ({ piece, place }, view) =>
      `${pieceName(view, piece)} is at ${bold(place)} already. Choose another place.`,
    occupied: ({ place, by }, view, { take }) => {
      const other = view.of(pieceQueries).byId(by);
      if (!other) return UNSEEN;
      const owner = other.side ? ` of ${bold(other.side.name)}` : '';
      const taking = take === undefined ? '' : `, or take it: ${take}`;
      return `${bold(other.name)}${owner} stands on ${bold(place)}. Choose a free cell${taking}.`;
    },
    'cell-taken': ({ place, by }, view) => {
      const other = view.of(pieceQueries).byId(by);
      if (!other) return UNSEEN;
      const owner = other.side ? ` of ${bold(other.side.name)}` : '';
      return `${bold(other.name)}${owner} stands on ${bold(place)}. Choose a free cell.`;
    },
    'one-a-cell': ({ place }) => `Only one piece can stand on ${bold(place)}. Move them one by one, to free cells.`,
    'no-captures': (_, _view, { move }) => `In this game pieces are not taken by ${move}. Move without it.`,
    'captures-by-rule': (_, _view, { move }) =>
      `Who is taken there follows from the move itself. Move without ${move}.`,
    'not-an-enemy': ({ piece }, view) =>
      `${pieceName(view, piece)} is no enemy's. Only an enemy's pieces can be taken.`,
    'captures-itself': ({ piece }, view) => `${pieceName(view, piece)} can't move and be taken at once. Take another.`,
    'no-layers': ({ piece }, view) => `${pieceName(view, piece)} has only one side to it.`,
    'no-such-layer': ({ piece, layers }, view) =>
      `${pieceName(view, piece)} has no such layer. It has ${listed(layers.map(bold))}.`,
    'layer-follows': ({ piece }, view) => `${pieceName(view, piece)} turns by itself when its values change.`,
    'no-facing': ({ piece }, view) => `${pieceName(view, piece)} faces no direction.`,
    'no-such-facing': ({ piece, directions }, view) =>
      `${pieceName(view, piece)} faces one of ${directions} directions: 0 (straight up) to ${directions - 1}.`,
    'shows-layer': ({ piece, layer }, view) => `${pieceName(view, piece)} shows ${bold(layer)} already.`,
    'faces-so': ({ piece, facing }, view) => `${pieceName(view, piece)} faces direction ${facing} already.`,
    'not-higher': ({ piece, to }, view) => `${pieceName(view, piece)} is at the ${to} of its stack already.`,
    'too-many': ({ most }) => `One can make 1 to ${most} copies at a time.`,
    'has-value': ({ piece, property, value: now }, view) =>
      `${bold(propertyIn(view, property))} of ${pieceName(view, piece)} is ${value(now)} already.`,
    'read-only': ({ property }, view, { piece }) =>
      `${bold(propertyIn(view, property))} is kept by the table itself and can't be set. ${piece} shows what can.`,
    'wrong-value': ({ property, domain }, view) => `${bold(propertyIn(view, property))} takes ${DOMAINS[domain]}.`,
    'out-of-bounds': ({ property, min, max }, view) =>
      `${bold(propertyIn(view, property))} takes a number ${min === undefined ? `up to ${max}` : max === undefined ? `from ${min} on` : `from ${min} to ${max}`}.`,
    'already-theirs': ({ piece, side: id }, view) =>
      `${pieceName(view, piece)} is ${sideName(view, id)}’s already. Choose another side.`,
    'in-window': ({ piece, side: id }, view, { give, move }) =>
      give !== undefined
        ? `${pieceName(view, piece)} lies in a hand. ${give} gives it into the hand of ${sideName(view, id)}.`
        : `${pieceName(view, piece)} stands where ${sideName(view, id)} can't see it. Bring it to a map that all see first: ${move}.`,
  },
} satisfies SystemSentences;
