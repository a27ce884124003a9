import type { ArmyId } from '../../../engine/core/ids.ts';
import type { Refusal } from '../../../engine/core/refusal.ts';
import { type ArmyView, armyQueries, type UnitView } from '../../../view/armies.ts';
import { pieceQueries } from '../../../view/pieces.ts';
import type { Ways } from '../../../view/remedies/index.ts';
import { isToldByMove } from '../../../view/seen/musters.ts';
import type { Deed, Seen } from '../../../view/seen/report.ts';
import { bold, plain } from '../../../view/text.ts';
import type { View } from '../../../view/view.ts';
import { MOST_UNIT_LINES, MOST_UNITS_NAMED } from '../../base/limits.ts';
import type { Say, SystemSentences } from '../../base/sentences.ts';
import { pieceName, sideName, UNSEEN } from '../names.ts';
import { counted, countedName, listed, times } from '../text.ts';
import { movePhrase } from './pieces.ts';

/** Armies and units on the march. */

/** A unit by its name, and in an army its number there. */
const unit = (view: View, id: string): string => {
  const piece = view.of(pieceQueries).byId(id);
  if (!piece) return 'a unit that is not there any more';
  const number = view
    .of(armyQueries)
    .ofPiece(piece)
    ?.units.find((one) => view.of(pieceQueries).id(one.piece) === id)?.number;
  return bold(number === undefined ? piece.name : `${piece.name} #${number}`);
};

/** Units one by one; of many, how many of each name. */
const units = (view: View, ids: readonly string[]): string => {
  if (ids.length <= MOST_UNITS_NAMED) return listed(ids.map((id) => unit(view, id)));
  const counts = new Map<string, number>();
  for (const id of ids) {
    const name = view.of(pieceQueries).byId(id)?.name ?? 'unit that is not there any more';
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const kinds = [...counts].map(([name, count]) => ({ count, text: `${count} × ${bold(name)}` }));
  const rest = kinds.slice(MOST_UNITS_NAMED).reduce((sum, { count }) => sum + count, 0);
  return listed([...kinds.slice(0, MOST_UNITS_NAMED).map(({ text }) => text), ...(rest > 0 ? [`${rest} more`] : [])]);
};

const army = (view: View, id: string): string => bold(view.of(armyQueries).byId(id as ArmyId)?.name ?? 'That army');

const points = (count: number): string => counted(count, 'move point');

const tooFar = (
  { cell, cost, points: left, units: weak, dear, without }: Refusal<'too-far'>,
  view: View,
  { units: remaining }: Ways<'too-far'>,
): string => {
  const who =
    left === 0
      ? `${units(view, weak)} ${weak.length === 1 ? 'has' : 'have'} no move points left`
      : `${units(view, weak)} ${weak.length === 1 ? 'has' : 'have'} ${left}`;
  const price = dear.length > 0 ? ` (${units(view, dear)} ${dear.length === 1 ? 'makes' : 'make'} it dear)` : '';
  const remedy =
    remaining !== undefined
      ? ` Without ${units(view, without)} the rest can go: ${remaining}.`
      : ' Choose a nearer cell.';
  return `The way to ${bold(cell)} costs ${points(cost)}${price}, and ${who}.${remedy}`;
};

/** What became of armies. */
const armyDeed = ({ seen = [] }: Deed, say: Say): string => {
  const [first] = seen;
  const gone = seen.flatMap((one) => (one.what === 'disbanded' ? [`${bold(one.army)} is no more`] : []));
  const end = gone.map((text) => `; ${text}`).join('');
  if (first?.what === 'formed') {
    const out = first.left === undefined ? '' : `, out of ${bold(first.left)}`;
    return `forms ${bold(first.army)} of ${counted(first.units, 'unit')} at ${plain(first.at)}${out}${end}`;
  }
  if (first?.what === 'renamed') return `calls ${bold(first.from)} ${bold(first.army)} now`;
  if (first?.what === 'disbanded') return `disbands ${bold(first.army)}`;
  if (first?.what !== 'enlisted') return say.reports(seen);
  const names = listed(seen.flatMap((one) => (one.what === 'enlisted' ? `${times(one)}${bold(one.piece)}` : [])));
  if (first.army !== undefined) return `puts ${names} into ${bold(first.army)}`;
  return `takes ${names} out of ${first.left === undefined ? 'the army' : bold(first.left)}${end}`;
};

/** What became of an army beside what was done. */
const musteredLine = ({ army: name, takes = [], drops = [], units: left }: Seen<'mustered'>): string => {
  if (left === 0) return `${bold(name)} is no more.`;
  const parts = [
    ...(takes.length > 0 ? [`takes in ${listed(takes.map(countedName))}`] : []),
    ...(drops.length > 0 ? [`loses ${listed(drops.map(countedName))}`] : []),
  ];
  return `${bold(name)} ${listed(parts)}: ${counted(left, 'unit')} now.`;
};

/** Who fights against whom, or who is left: by the places that they leave, or to which they go. */
const inBattle =
  (what: string, between: string, of: string, end: (at: string) => string) =>
  ({ seen = [] }: Deed, say: Say): string => {
    const groups = seen.flatMap((one) =>
      one.what === 'led'
        ? `${listed(one.pieces.map(countedName))} ${end(plain(one.at))}${one.armies ? ` ${of} ${listed(one.armies.map(bold))}` : ''}`
        : [],
    );
    const all = [groups.join(between), movePhrase(seen, say)].filter((part) => part !== '').join('; ');
    return all === '' ? '' : `${what}: ${all}`;
  };

export const sentences = {
  reports: {
    formed: 'elsewhere',
    disbanded: 'elsewhere',
    renamed: 'elsewhere',
    enlisted: 'elsewhere',
    regrouped: 'elsewhere',
    led: 'elsewhere',
    attacked: 'elsewhere',
  },
  lines: { mustered: (one, kind, all) => (kind === 'move' && isToldByMove(one, all) ? [] : [musteredLine(one)]) },
  deeds: {
    'form-army': armyDeed,
    'join-army': armyDeed,
    'split-army': armyDeed,
    'disband-army': armyDeed,
    'rename-army': armyDeed,
    engage: inBattle('leads them into battle', ' against ', 'of', (at) => `from ${at}`),
    'return-army': inBattle('ends the battle', '; ', 'in', (at) => `to ${at}`),
  },
  tries: {
    'form-army': 'form an army of',
    'join-army': 'put into an army',
    'split-army': 'part from an army',
    'disband-army': 'disband the army of',
    'rename-army': 'rename the army of',
    engage: 'attack with',
    'return-army': 'end the battle',
  },
  refusals: {
    'no-units': () => 'No units are selected. Choose some, such as `1` or `all`.',
    'not-in-army': ({ units: ids }, view, { show }) =>
      `${units(view, ids)} ${ids.length === 1 ? 'is' : 'are'} not in that army (any more). Look at it again: ${show}.`,
    'no-such-army': (_, _view, { list }) => `That army is not there any more. ${list} shows those that are.`,
    'not-a-unit': ({ piece }, view) => `${unit(view, piece)} is no unit: it joins no army. Choose units alone.`,
    'two-owners': ({ units: ids }, view) => `${units(view, ids)} belong to different sides. Choose units of one.`,
    'two-cells': ({ units: ids }, view) => `${units(view, ids)} stand in different cells. Choose units of one.`,
    'no-army-there': ({ piece }, view) =>
      `${unit(view, piece)} is nobody's, or stands on no cell: it can't join others there. Choose another.`,
    'too-few-units': () => 'An army is two units at least. Choose more, or a cell with more.',
    'unit-twice': ({ unit: id }, view) => `${unit(view, id)} is named twice. Choose each unit once.`,
    'in-army': ({ unit: id, army: of }, view, { split }) =>
      `${unit(view, id)} is in ${army(view, of)} already. ${split} takes it out.`,
    'army-too-large': ({ size, limit }) =>
      `That would be ${counted(size, 'unit')}, and an army has ${limit} at most. Choose fewer.`,
    'whole-army': ({ army: id }, view, { rename }) =>
      `That is all of ${army(view, id)}. ${rename} gives it another name.`,
    'army-name': ({ most }) => `An army's name has 1 to ${most} characters, on one line. Choose such a one.`,
    'army-name-taken': ({ name }) => `${bold(name)} is the name of an army already. Choose another.`,
    'army-name-kept': ({ name }) =>
      `${bold(name)} begins as the names of other armies do. Choose a name that begins otherwise.`,
    'army-called-so': ({ name }) => `The army is called ${bold(name)} already. Choose another name.`,
    'cell-held': ({ cell, by }, view, { engage, take }) => {
      const seen = by.flatMap((id) => view.of(pieceQueries).byId(id) ?? []);
      const [first] = seen;
      if (!first) return UNSEEN;
      const more = seen.length > 1 ? ` and ${seen.length - 1} more` : '';
      const owner = first.side ? ` of ${bold(first.side.name)}` : '';
      return `${bold(first.name)}${owner}${more} ${more === '' ? 'stands' : 'stand'} on ${bold(cell)}. Go elsewhere${engage === undefined ? '' : `, or fight: ${engage}`}${take === undefined ? '' : `, or take it: ${take}`}.`;
    },
    'unknown-item': ({ cell }) =>
      `Something stands on ${bold(cell)} that the rules of movement don't know. Choose another cell.`,
    'no-room': ({ cell, moving, there, limit }) =>
      `There is no room on ${bold(cell)}: ${moving} + ${there} > ${limit}. Move fewer, or elsewhere.`,
    'under-attack': ({ cell }, _view, { back }) => `${bold(cell)} is being fought over. ${back} ends the battle.`,
    'way-closed': ({ to, units: ids }, view) =>
      `${units(view, ids)} can't go to ${bold(to)}. Choose another way, or go without ${ids.length === 1 ? 'it' : 'them'}.`,
    'not-adjacent': ({ from, to }) => `${bold(to)} is not next to ${bold(from)}. Choose a cell beside it.`,
    'no-way': ({ cell }) => `No way leads to ${bold(cell)} from there. Choose another cell.`,
    'too-far': tooFar,
    'held-up': ({ cell }) =>
      `At ${bold(cell)} an enemy is next to you: there the move ends. Choose a way around, or end it there.`,
    'off-board': ({ place }) =>
      `Units go from cell to cell of their board, and ${bold(place)} is not on it. Choose one of its cells.`,
    'no-battles': (_, _view, { take }) =>
      `This game has no map of battles${take === undefined ? '' : `: ${take} takes pieces where they stand`}.`,
    'combat-here': ({ map }, _view, { take }) => `On ${bold(map)} pieces are taken where they stand: ${take}.`,
    'battle-on': ({ attackers, defenders }, view, { back }) =>
      `${sideName(view, attackers)} and ${sideName(view, defenders)} are fighting already. ${back} ends that battle.`,
    'no-battle': (_, _view, { engage }) => `No battle is being fought. ${engage} begins one.`,
    'no-enemy-there': ({ cell }, _view, { board }) =>
      `No enemy stands on ${bold(cell)}. ${board} shows where they are.`,
    'no-battle-room': ({ zone }) => `There is no room for so many in ${bold(zone)}. Choose fewer.`,
    'not-your-battle': ({ attackers, defenders }, view, { players }) =>
      `That battle is fought by ${sideName(view, attackers)} and ${sideName(view, defenders)}, who end it${players === undefined ? '' : `: ${players}`}.`,
    'battle-undecided': ({ attackers }, view, { players }) =>
      `Both sides still have units there. Only ${sideName(view, attackers)}${players === undefined ? '' : ` (${players})`}, who attacked, can break off; or take what is left of them.`,
    'in-battle': ({ piece }, view, { back }) => `${pieceName(view, piece)} is in a battle. ${back} ends it.`,
  },
} satisfies SystemSentences;

/** Why a neighbour is closed, in a few words (A65). */
export const closedText = (why: Refusal, view: View): string => {
  switch (why.code) {
    case 'no-room':
      return `${why.moving} + ${why.there} > ${why.limit}`;
    case 'cell-held': {
      const first = why.by.flatMap((id) => view.of(pieceQueries).byId(id) ?? [])[0];
      return first ? `${bold(first.name)}${first.side ? ` of ${bold(first.side.name)}` : ''}` : 'something is there';
    }
    case 'way-closed':
      return `closed to ${units(view, why.units)}`;
    case 'under-attack':
      return 'fought over';
    default:
      return 'something is there';
  }
};

/** One line of a list: number, name, class, points left (A63). */
export const unitLine = (unit: UnitView): string => `${unit.number}\\. ${unitText(unit)}`;

/** A list of units: where they are many, those that are alike and follow each other have one line together. */
export const unitList = (units: readonly UnitView[]): readonly string[] => {
  if (units.length <= MOST_UNIT_LINES) return units.map(unitLine);
  const runs: { readonly first: UnitView; last: number }[] = [];
  for (const unit of units) {
    const run = runs.at(-1);
    if (run && unitText(run.first) === unitText(unit)) run.last = unit.number;
    else runs.push({ first: unit, last: unit.number });
  }
  const lines = runs.map(({ first, last }) =>
    last === first.number ? unitLine(first) : `${first.number}-${last}\\. ${unitText(first)}`,
  );
  const told = runs.slice(0, MOST_UNIT_LINES).at(-1)?.last ?? 0;
  return lines.length > MOST_UNIT_LINES
    ? [...lines.slice(0, MOST_UNIT_LINES), `And ${units.length - told} more.`]
    : lines;
};

const unitText = ({ piece, className, points: left }: UnitView): string => {
  const kind = className.toLowerCase() === piece.name.toLowerCase() ? '' : `, ${plain(className)}`;
  return `${bold(piece.name)}${kind}${left === undefined ? '' : `, ${points(left)} left`}`;
};

/** How an army is called in a list: its name, how many of what, and where. */
export const armyLine = ({ name, units: all, side: owner, at }: ArmyView): string => {
  const kinds = new Map<string, number>();
  for (const { className } of all) kinds.set(className, (kinds.get(className) ?? 0) + 1);
  const what = listed([...kinds].map(([kind, count]) => `${count} × ${plain(kind)}`));
  return `${bold(name)} of ${bold(owner.name)} at ${plain(at)}: ${what}`;
};
