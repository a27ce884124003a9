import { cellsOpenTo } from '../../../view/find/targets.ts';
import { labelQueries } from '../../../view/labels.ts';
import { pieceQueries } from '../../../view/pieces.ts';
import { bold, plain } from '../../../view/text.ts';
import type { View } from '../../../view/view.ts';
import { MOST_CELLS_SAID } from '../../base/limits.ts';
import type { SystemSentences } from '../../base/sentences.ts';
import { pieceName, sideName, UNSEEN } from '../names.ts';
import { listed, mustAgree } from '../text.ts';

/** How pieces move by the rules of their module. */

/** What is said of a piece that stands somewhere, to whom sees it. */
const of = (view: View, id: string, say: (name: string) => string): string =>
  view.of(pieceQueries).byId(id) ? say(pieceName(view, id)) : UNSEEN;

/** Where else a piece can go that does not go somewhere. */
const elsewhere = (view: View, id: string): string => {
  const cells = cellsOpenTo(view, id, MOST_CELLS_SAID + 1);
  if (!cells) return 'Wähle ein anderes Feld.';
  if (cells.length === 0) return 'Sie kann jetzt nirgendwohin: Wähle eine andere Figur.';
  const others = cells.length > MOST_CELLS_SAID ? ['anderswohin'] : [];
  return `Sie kann nach ${listed([...cells.slice(0, MOST_CELLS_SAID).map(bold), ...others], 'oder')}.`;
};

export const sentences = {
  reports: {
    overruled: 'elsewhere',
    written: 'elsewhere',
    became: ({ piece, into }) => `macht ${bold(piece)} zu ${bold(into)}`,
  },
  lines: {
    'in-check': ({ side, piece, at, by }) => [
      `${bold(side)} steht im Schach: ${bold(piece)} auf ${plain(at)} wird von ${bold(by)} angegriffen.`,
    ],
  },
  refusals: {
    'overrule-needs-consent': ({ sides }, view, { ask }) =>
      `Dem, was außer der Regel ist, ${mustAgree(sides.map((id) => sideName(view, id)))}. ${ask} fragt sie.`,
    'overrule-unseen': ({ piece }, view) =>
      `Außer der Regel geht nur, was alle sehen oder du auf der Hand hast, und auf keinen Stapel; ${pieceName(view, piece)} nicht. Wähle eine andere Figur oder einen anderen Ort.`,
    'overrule-property': ({ property }) =>
      `Keine Art von Figur hat ${bold(property)}, also kann dem niemand zustimmen. Wähle eine Eigenschaft des Moduls, und eine Zahl, Ja oder Nein.`,
    'not-its-move': ({ piece, to }, view) =>
      `${pieceName(view, piece)} zieht von dort nicht nach ${bold(to)}. ${elsewhere(view, piece)}`,
    'way-blocked': ({ piece, by, at }, view) =>
      of(
        view,
        by,
        (other) => `${pieceName(view, piece)} wird von ${other} auf ${bold(at)} aufgehalten. ${elsewhere(view, piece)}`,
      ),
    'nothing-to-jump': ({ piece, to }, view) =>
      `${pieceName(view, piece)} kommt nach ${bold(to)} nur über eine Figur, und wo sie stehen muss, steht keine. ${elsewhere(view, piece)}`,
    'takes-not-there': ({ piece, by, at }, view) =>
      of(
        view,
        by,
        (other) =>
          `Auf ${bold(at)} steht ${other}, und so schlägt ${pieceName(view, piece)} nichts. ${elsewhere(view, piece)}`,
      ),
    'only-takes': ({ piece, to }, view) =>
      `${pieceName(view, piece)} geht nach ${bold(to)} nur, um dort zu schlagen, und dort ist kein Feind. ${elsewhere(view, piece)}`,
    'moved-already': ({ piece, to }, view) =>
      `${pieceName(view, piece)} könnte nach ${bold(to)} nur im ersten Zug. ${elsewhere(view, piece)}`,
    'moves-on-squares': ({ piece, board }, view) =>
      `${pieceName(view, piece)} zieht, wie das Modul es sagt, nur auf Brettern aus Quadraten, und ${bold(board)} ist keines. Wähle eine andere Figur.`,
    'moves-not-now': ({ piece, to }, view) =>
      `${pieceName(view, piece)} kann so, wie es steht, nicht nach ${bold(to)}. ${elsewhere(view, piece)}`,
    'stays-on-board': ({ piece, place }, view) =>
      `${pieceName(view, piece)} zieht auf ihrem Brett, und ${bold(place)} liegt nicht darauf. ${elsewhere(view, piece)}`,
    'may-not-enter': ({ piece, to }, view) =>
      `${pieceName(view, piece)} darf den Zug nicht auf ${bold(to)} beenden. ${elsewhere(view, piece)}`,
    'may-not-pass': ({ piece, at }, view) =>
      `${pieceName(view, piece)} darf nicht durch ${bold(at)}. ${elsewhere(view, piece)}`,
    'has-to-stop': ({ piece, at }, view) =>
      `${pieceName(view, piece)} muss auf ${bold(at)} halten und geht nicht weiter. ${elsewhere(view, piece)}`,
    'must-take': ({ piece, at }, view) =>
      of(
        view,
        piece,
        (name) => `${name} auf ${bold(at)} kann schlagen, also muss geschlagen werden. Zieh damit, und schlage.`,
      ),
    'must-take-most': ({ piece, at, count }, view) =>
      of(
        view,
        piece,
        (name) =>
          `${name} auf ${bold(at)} kann ${count} auf einmal schlagen, und weniger dürfen es nicht sein. Schlage so viele.`,
      ),
    'must-go-on': ({ piece, to }, view) =>
      `${pieceName(view, piece)} kann den Zug nicht auf ${bold(to)} beenden: Von dort schlägt sie weiter. ${elsewhere(view, piece)}`,
    'several-ways': ({ piece, to, via }, view, { move }) =>
      `${pieceName(view, piece)} kommt auf mehreren Wegen nach ${bold(to)} und schlägt auf jedem anderes. Sage mit ${move}, worüber sie geht: ${listed(via.map(bold), 'oder')}.`,
    'not-that-way': ({ piece, to }, view, { move }) =>
      `${pieceName(view, piece)} kommt über diese Felder nicht nach ${bold(to)}. Zieh ohne ${move}, oder wähle andere.`,
    suicide: ({ piece, to }, view) =>
      `Auf ${bold(to)} wäre neben ${pieceName(view, piece)} und der ganzen Gruppe kein Feld frei, und geschlagen wird nichts. ${elsewhere(view, piece)}`,
    'leaves-attacked': ({ piece, by, at }, view) =>
      of(view, by, (other) =>
        of(
          view,
          piece,
          (name) =>
            `${name} auf ${bold(at)} würde von ${other} angegriffen, und so darf es nicht stehen bleiben. Wähle einen anderen Zug.`,
        ),
      ),
    repeats: ({ piece, to }, view) =>
      `Mit ${pieceName(view, piece)} auf ${bold(to)} stünde alles wieder wie zuvor, und das darf nicht sein. ${elsewhere(view, piece)}`,
    'becomes-one-of': ({ piece, to, choices }, view, { one, none }) =>
      choices.length === 0
        ? `${pieceName(view, piece)} wird auf ${bold(to)} nichts anderes. Zieh ohne ${none}.`
        : `${pieceName(view, piece)} wird auf ${bold(to)} eine andere Figur. Sage mit ${one}, welche: ${listed(
            choices.map((choice) => bold(view.of(labelQueries).of(choice))),
            'oder',
          )}.`,
    'takes-one-of': ({ piece, to, choices }, view, { one, none }) => {
      const mover = pieceName(view, piece);
      const known = choices.filter((id) => view.of(pieceQueries).byId(id));
      if (known.length === 0)
        return `${mover} macht auf ${bold(to)} keine Reihe und schlägt nichts. Zieh ohne ${none}.`;
      const shown = known.slice(0, MOST_CELLS_SAID).map((id) => bold(view.of(pieceQueries).byId(id)?.where.cell ?? ''));
      const rest = known.length > shown.length ? [`${known.length - shown.length} weiteren`] : [];
      return `${mover} macht auf ${bold(to)} eine Reihe und schlägt einen Feind. Sage mit ${one}, welchen: auf ${listed([...shown, ...rest], 'oder')}.`;
    },
    'turns-nobody': ({ piece, to }, view) =>
      `${pieceName(view, piece)} dreht auf ${bold(to)} niemanden um: Von dort muss eine Reihe von Feinden zu einer Figur der eigenen Seite führen. ${elsewhere(view, piece)}`,
    'not-placed': ({ piece, place }, view) =>
      `${pieceName(view, piece)} lässt sich nicht auf ${bold(place)} setzen: Auf das Brett kommt sie nicht durch einen Zug. Wähle eine andere Figur.`,
  },
} satisfies SystemSentences;
