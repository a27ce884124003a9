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
  if (!piece) return 'eine Einheit, die nicht mehr da ist';
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
    const name = view.of(pieceQueries).byId(id)?.name ?? 'Einheit, die nicht mehr da ist';
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const kinds = [...counts].map(([name, count]) => ({ count, text: `${count} × ${bold(name)}` }));
  const rest = kinds.slice(MOST_UNITS_NAMED).reduce((sum, { count }) => sum + count, 0);
  return listed([
    ...kinds.slice(0, MOST_UNITS_NAMED).map(({ text }) => text),
    ...(rest > 0 ? [`${rest} weitere`] : []),
  ]);
};

const army = (view: View, id: string): string => bold(view.of(armyQueries).byId(id as ArmyId)?.name ?? 'Diese Armee');

const points = (count: number): string => counted(count, 'Bewegungspunkt', 'Bewegungspunkte');

const tooFar = (
  { cell, cost, points: left, units: weak, dear, without }: Refusal<'too-far'>,
  view: View,
  { units: remaining }: Ways<'too-far'>,
): string => {
  const who =
    left === 0
      ? `${units(view, weak)} ${weak.length === 1 ? 'hat' : 'haben'} keine Bewegungspunkte mehr`
      : `${units(view, weak)} ${weak.length === 1 ? 'hat' : 'haben'} ${left}`;
  const price = dear.length > 0 ? ` (${units(view, dear)} ${dear.length === 1 ? 'macht' : 'machen'} ihn teuer)` : '';
  const remedy =
    remaining !== undefined
      ? ` Ohne ${units(view, without)} kann der Rest gehen: ${remaining}.`
      : ' Wähle ein näheres Feld.';
  return `Der Weg nach ${bold(cell)} kostet ${points(cost)}${price}, und ${who}.${remedy}`;
};

/** What became of armies. */
const armyDeed = ({ seen = [] }: Deed, say: Say): string => {
  const [first] = seen;
  const gone = seen.flatMap((one) => (one.what === 'disbanded' ? [`${bold(one.army)} gibt es nicht mehr`] : []));
  const end = gone.map((text) => `; ${text}`).join('');
  if (first?.what === 'formed') {
    const out = first.left === undefined ? '' : `, aus ${bold(first.left)}`;
    return `stellt ${bold(first.army)} aus ${counted(first.units, 'Einheit', 'Einheiten')} auf ${plain(first.at)} auf${out}${end}`;
  }
  if (first?.what === 'renamed') return `nennt ${bold(first.from)} jetzt ${bold(first.army)}`;
  if (first?.what === 'disbanded') return `löst ${bold(first.army)} auf`;
  if (first?.what !== 'enlisted') return say.reports(seen);
  const names = listed(seen.flatMap((one) => (one.what === 'enlisted' ? `${times(one)}${bold(one.piece)}` : [])));
  if (first.army !== undefined) return `nimmt ${names} in ${bold(first.army)} auf`;
  return `nimmt ${names} aus ${first.left === undefined ? 'der Armee' : bold(first.left)}${end}`;
};

/** What became of an army beside what was done. */
const musteredLine = ({ army: name, takes = [], drops = [], units: left }: Seen<'mustered'>): string => {
  if (left === 0) return `${bold(name)} gibt es nicht mehr.`;
  const parts = [
    ...(takes.length > 0 ? [`nimmt ${listed(takes.map(countedName))} auf`] : []),
    ...(drops.length > 0 ? [`verliert ${listed(drops.map(countedName))}`] : []),
  ];
  return `${bold(name)} ${listed(parts)}: jetzt ${counted(left, 'Einheit', 'Einheiten')}.`;
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
    engage: inBattle('führt sie in den Kampf', ' gegen ', 'aus', (at) => `von ${at}`),
    'return-army': inBattle('beendet den Kampf', '; ', 'in', (at) => `nach ${at}`),
  },
  tries: {
    'form-army': 'als Armee aufzustellen',
    'join-army': 'in eine Armee aufzunehmen',
    'split-army': 'aus einer Armee zu nehmen',
    'disband-army': 'als Armee aufzulösen',
    'rename-army': 'als Armee umzubenennen',
    engage: 'zum Angriff zu führen',
    'return-army': 'den Kampf zu beenden',
  },
  refusals: {
    'no-units': () => 'Es sind keine Einheiten gewählt. Wähle welche, etwa `1` oder `all`.',
    'not-in-army': ({ units: ids }, view, { show }) =>
      `${units(view, ids)} ${ids.length === 1 ? 'ist' : 'sind'} nicht (mehr) in dieser Armee. Sieh sie noch einmal an: ${show}.`,
    'no-such-army': (_, _view, { list }) => `Diese Armee gibt es nicht mehr. ${list} zeigt die, die es gibt.`,
    'not-a-unit': ({ piece }, view) =>
      `${unit(view, piece)} ist keine Einheit und kommt in keine Armee. Wähle nur Einheiten.`,
    'two-owners': ({ units: ids }, view) =>
      `${units(view, ids)} gehören verschiedenen Seiten. Wähle Einheiten einer Seite.`,
    'two-cells': ({ units: ids }, view) =>
      `${units(view, ids)} stehen auf verschiedenen Feldern. Wähle Einheiten eines Felds.`,
    'no-army-there': ({ piece }, view) =>
      `${unit(view, piece)} gehört niemandem oder steht auf keinem Feld: Da kann sie sich anderen nicht anschließen. Wähle eine andere.`,
    'too-few-units': () => 'Eine Armee hat mindestens zwei Einheiten. Wähle mehr, oder ein Feld mit mehr.',
    'unit-twice': ({ unit: id }, view) => `${unit(view, id)} ist zweimal genannt. Wähle jede Einheit einmal.`,
    'in-army': ({ unit: id, army: of }, view, { split }) =>
      `${unit(view, id)} ist schon in ${army(view, of)}. ${split} nimmt sie heraus.`,
    'army-too-large': ({ size, limit }) =>
      `Das wären ${counted(size, 'Einheit', 'Einheiten')}, und eine Armee hat höchstens ${limit}. Wähle weniger.`,
    'whole-army': ({ army: id }, view, { rename }) =>
      `Das ist ganz ${army(view, id)}. ${rename} gibt ihr einen anderen Namen.`,
    'army-name': ({ most }) => `Der Name einer Armee hat 1 bis ${most} Zeichen in einer Zeile. Wähle so einen.`,
    'army-name-taken': ({ name }) => `${bold(name)} heißt schon eine Armee. Wähle einen anderen Namen.`,
    'army-name-kept': ({ name }) =>
      `${bold(name)} beginnt wie die Namen anderer Armeen. Wähle einen Namen, der anders beginnt.`,
    'army-called-so': ({ name }) => `Die Armee heißt schon ${bold(name)}. Wähle einen anderen Namen.`,
    'cell-held': ({ cell, by }, view, { engage, take }) => {
      const seen = by.flatMap((id) => view.of(pieceQueries).byId(id) ?? []);
      const [first] = seen;
      if (!first) return UNSEEN;
      const more = seen.length > 1 ? ` und ${seen.length - 1} weitere` : '';
      const owner = first.side ? ` von ${bold(first.side.name)}` : '';
      return `Auf ${bold(cell)} ${more === '' ? 'steht' : 'stehen'} ${bold(first.name)}${owner}${more}. Geh woandershin${engage === undefined ? '' : `, oder kämpfe: ${engage}`}${take === undefined ? '' : `, oder schlage: ${take}`}.`;
    },
    'unknown-item': ({ cell }) =>
      `Auf ${bold(cell)} steht etwas, das die Regeln der Bewegung nicht kennen. Wähle ein anderes Feld.`,
    'no-room': ({ cell, moving, there, limit }) =>
      `Auf ${bold(cell)} ist kein Platz: ${moving} + ${there} > ${limit}. Zieh mit weniger, oder woandershin.`,
    'under-attack': ({ cell }, _view, { back }) => `Um ${bold(cell)} wird gekämpft. ${back} beendet den Kampf.`,
    'way-closed': ({ to, units: ids }, view) =>
      `${units(view, ids)} ${ids.length === 1 ? 'kann' : 'können'} nicht nach ${bold(to)}. Wähle einen anderen Weg, oder geh ohne sie.`,
    'not-adjacent': ({ from, to }) => `${bold(to)} liegt nicht neben ${bold(from)}. Wähle ein Feld daneben.`,
    'no-way': ({ cell }) => `Von dort führt kein Weg nach ${bold(cell)}. Wähle ein anderes Feld.`,
    'too-far': tooFar,
    'held-up': ({ cell }) =>
      `Auf ${bold(cell)} steht ein Feind neben dir: Dort endet der Zug. Wähle einen Umweg, oder ende dort.`,
    'off-board': ({ place }) =>
      `Einheiten gehen auf ihrem Brett von Feld zu Feld, und ${bold(place)} liegt nicht darauf. Wähle eines seiner Felder.`,
    'no-battles': (_, _view, { take }) =>
      `Dieses Spiel hat keinen Plan für Kämpfe${take === undefined ? '' : `: ${take} schlägt Figuren, wo sie stehen`}.`,
    'combat-here': ({ map }, _view, { take }) => `Auf ${bold(map)} werden Figuren geschlagen, wo sie stehen: ${take}.`,
    'battle-on': ({ attackers, defenders }, view, { back }) =>
      `${sideName(view, attackers)} und ${sideName(view, defenders)} kämpfen schon. ${back} beendet diesen Kampf.`,
    'no-battle': (_, _view, { engage }) => `Es wird nicht gekämpft. ${engage} beginnt einen Kampf.`,
    'no-enemy-there': ({ cell }, _view, { board }) =>
      `Auf ${bold(cell)} steht kein Feind. ${board} zeigt, wo sie sind.`,
    'no-battle-room': ({ zone }) => `In ${bold(zone)} ist nicht Platz für so viele. Wähle weniger.`,
    'not-your-battle': ({ attackers, defenders }, view, { players }) =>
      `In diesem Kampf stehen ${sideName(view, attackers)} und ${sideName(view, defenders)}, die ihn beenden${players === undefined ? '' : `: ${players}`}.`,
    'battle-undecided': ({ attackers }, view, { players }) =>
      `Beide Seiten haben dort noch Einheiten. Nur ${sideName(view, attackers)}${players === undefined ? '' : ` (${players})`} kann als Angreifer abbrechen; oder schlage, was noch dort steht.`,
    'in-battle': ({ piece }, view, { back }) => `${pieceName(view, piece)} ist in einem Kampf. ${back} beendet ihn.`,
  },
} satisfies SystemSentences;

/** Why a neighbour is closed, in a few words (A65). */
export const closedText = (why: Refusal, view: View): string => {
  switch (why.code) {
    case 'no-room':
      return `${why.moving} + ${why.there} > ${why.limit}`;
    case 'cell-held': {
      const first = why.by.flatMap((id) => view.of(pieceQueries).byId(id) ?? [])[0];
      return first ? `${bold(first.name)}${first.side ? ` von ${bold(first.side.name)}` : ''}` : 'etwas ist dort';
    }
    case 'way-closed':
      return `gesperrt für ${units(view, why.units)}`;
    case 'under-attack':
      return 'umkämpft';
    default:
      return 'etwas ist dort';
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
    ? [...lines.slice(0, MOST_UNIT_LINES), `Und ${units.length - told} weitere.`]
    : lines;
};

const unitText = ({ piece, className, points: left }: UnitView): string => {
  const kind = className.toLowerCase() === piece.name.toLowerCase() ? '' : `, ${plain(className)}`;
  return `${bold(piece.name)}${kind}${left === undefined ? '' : `, noch ${points(left)}`}`;
};

/** How an army is called in a list: its name, how many of what, and where. */
export const armyLine = ({ name, units: all, side: owner, at }: ArmyView): string => {
  const kinds = new Map<string, number>();
  for (const { className } of all) kinds.set(className, (kinds.get(className) ?? 0) + 1);
  const what = listed([...kinds].map(([kind, count]) => `${count} × ${plain(kind)}`));
  return `${bold(name)} von ${bold(owner.name)} auf ${plain(at)}: ${what}`;
};
