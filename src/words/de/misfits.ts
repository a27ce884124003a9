import { type Misfit, readable } from '../../engine/index.ts';
import { bold } from '../../view/text.ts';
import { MOST_MISFITS } from '../base/limits.ts';
import { counted } from './text.ts';

/** What does not fit, a line each: what it is, and what keeps it from going. */
export const misfitLines = (misfits: readonly Misfit[]): string => {
  const lines = [...new Set(misfits.map((misfit) => `- ${line(misfit)}`))];
  const rest = lines.length - MOST_MISFITS;
  return [...lines.slice(0, MOST_MISFITS), ...(rest > 0 ? [`- und ${rest} weitere`] : [])].join('\n');
};

/** The first thing that does not fit, and how many there are beside it. */
export const firstMisfit = ([first, ...others]: readonly Misfit[]): string =>
  first ? `${line(first)}${others.length > 0 ? ` (und ${others.length} weitere)` : ''}` : 'etwas fehlt';

const line = ({ part, name, of = '', pieces }: Misfit): string => {
  const needed = pieces === undefined ? '' : `, und ${counted(pieces, 'Figur braucht', 'Figuren brauchen')} das`;
  switch (part) {
    case 'side':
      return `die Seite ${bold(name)} fehlt${needed}`;
    case 'map':
      return `der Plan ${bold(name)} fehlt${needed}`;
    case 'board':
      return `das Brett ${bold(name)} fehlt${needed}`;
    case 'deck':
      return `der Stapel ${bold(name)} fehlt${needed}`;
    case 'cell':
      return `das Feld ${bold(name)} von ${bold(of)} fehlt${needed}`;
    case 'prototype':
      return `die Art von Figur ${bold(readable(name))} fehlt${needed}`;
    case 'layer':
      return `die Art von Figur ${bold(readable(of))} hat weniger als ${name} Ebenen${needed}`;
    case 'facing':
      return `die Art von Figur ${bold(readable(of))} hat keine Richtung ${name}${needed}`;
    case 'turns':
      return 'ein Spiel, das begonnen hat, behält seine Züge oder geht ohne weiter';
    case 'order':
      return `in der Zugfolge steht ${bold(name)} anderswo, oder fehlt und ist gerade am Zug`;
    case 'privacy':
      return `hat das Spiel begonnen, bleibt ${bold(name)} so geheim oder so offen, wie es ist`;
    case 'seats':
      return 'das Modul verbirgt etwas, und jemand spielt mehrere Seiten oder ist Spielleiter und spielt mit';
  }
};
