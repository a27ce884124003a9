import type { NowToDo } from '../../view/panel/to-do.ts';
import { bold } from '../../view/text.ts';

const onTurn = (side: string | undefined): string =>
  side === undefined ? 'Das Spiel geht weiter' : `${bold(side)} ist am Zug`;

/** What there is to do now, in one sentence: the beginning of what somebody is shown. */
export const nowText = ({ what, side }: NowToDo): string => {
  switch (what) {
    case 'sit':
      return 'Wähle eine Seite, dann drücke **Beginnen**.';
    case 'fill':
      return 'Wähle eine Seite: Das Spiel beginnt von selbst, sobald jede Seite jemand spielt.';
    case 'full':
      return 'Jede Seite spielt jemand: Das Spiel beginnt.';
    case 'answer':
      return 'Du wirst etwas gefragt: `/play` zeigt es.';
    case 'play':
      return side === undefined ? 'Handle, wann du willst: `/play`.' : `Du bist als ${bold(side)} am Zug: \`/play\`.`;
    case 'choose':
      return 'Alle wählen zugleich, und du hast noch nicht gewählt: `/play`.';
    case 'wait':
      return side === undefined ? 'Das Spiel geht weiter.' : `Warte auf ${bold(side)}.`;
    case 'watch':
      return `${onTurn(side)}.`;
    case 'over':
      return 'Das Spiel ist vorbei.';
  }
};
