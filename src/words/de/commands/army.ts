import type { Unread } from '../../../engine/index.ts';
import { bold } from '../../../view/text.ts';
import { OVERRULE } from '../systems/overruled.ts';
import { counted, listed, typed } from '../text.ts';

const UNITS = 'Welche Einheiten: 1,3 oder 1-3 oder 2 pikemen oder all but 2; ohne das alle';
const NAME = 'Wie sie heißt';
const ARMY = 'Die Armee: ihr Name oder ihr Feld';

/** What Discord lists of `/army`. */
export const definition = {
  description: 'Einheiten sammeln und führen',
  subcommands: {
    form: {
      description: 'Aus deinen Einheiten eines Felds eine Armee machen',
      options: { at: 'Ihr Feld', units: UNITS, name: NAME, overrule: OVERRULE },
    },
    join: {
      description: 'Einheiten desselben Felds in eine Armee nehmen',
      options: { army: ARMY, units: UNITS, overrule: OVERRULE },
    },
    split: {
      description: 'Aus manchen ihrer Einheiten eine andere Armee machen, oder eine entlassen',
      options: { army: ARMY, units: UNITS, name: NAME },
    },
    disband: {
      description: 'Alle Einheiten einer Armee entlassen',
      options: { army: ARMY },
    },
    rename: {
      description: 'Einer Armee einen anderen Namen geben',
      options: { army: ARMY, name: NAME },
    },
    show: {
      description: 'Eine Armee zeigen, Einheiten wählen, sehen, wohin sie können, sie ziehen',
      options: { army: ARMY },
    },
    list: 'Die Armeen zeigen',
    engage: {
      description: 'Eine Armee in den Kampf mit dem Feind daneben führen',
      options: {
        army: 'Die Armee oder Einheit, die angreift',
        target: 'Das Feld des Feinds',
        units: UNITS,
        overrule: OVERRULE,
      },
    },
    return: 'Den Kampf beenden: Wer übrig ist, geht zurück',
  },
};

export const none: string = 'Es gibt keine Armeen. `/army form` macht eine aus deinen Einheiten eines Felds.';

/** Said above an army that is shown anew in the place of what was pressed. */
export const changed: string = 'Das wurde gezeigt, bevor sich die Armee änderte. So ist sie jetzt.';

/** What completion offers. */
export const offers = {
  spot: (spot: string, units: number): string => `${spot}: ${units} Einheiten`,
  army: (name: string, at: string, side: string, units: number): string =>
    `${name} auf ${at} (${side}, ${units} Einheiten)`,
  ownArmy: (name: string, at: string, units: number): string => `${name} auf ${at} (${units} Einheiten)`,
  all: (units: number): string => `alle (${units})`,
};

export const pointsLeft = (points: number): string => `noch ${points} Bewegungspunkte`;
export const cost = (price: number): string => `kostet ${price}`;

export const labels = {
  all: 'Alle',
  none: 'Keine',
  range: 'Reichweite',
  move: 'Ziehen',
  units: 'Welche Einheiten ...',
  cells: 'Wohin ...',
  otherCell: 'Ein anderes Feld ...',
  allPoints: 'alle übrigen Punkte',
};

/** What to do with an army that is shown. */
export const whatNow: string = 'Wähle, wer geht, dann drücke **Ziehen**.';
export const page = (now: number, pages: number): string => `Seite ${now} von ${pages}.`;
export const nobodyChosen: string = 'Niemand ist gewählt.';
export const chosen = (size: number, units: number): string => `Gewählt: ${size} von ${units}.`;

/** What the chosen units can do; `limit`: so many may stand together. */
export const reach = (
  size: number,
  units: number,
  { limit, points, cells }: { readonly limit?: number; readonly points: number; readonly cells: number },
): string => {
  const most = limit === undefined ? '' : `, ${limit} dürfen zusammen stehen`;
  const can = `${counted(points, 'Bewegungspunkt', 'Bewegungspunkte')}: ${counted(cells, 'Feld', 'Felder')} in Reichweite`;
  return `Gewählt: ${size} von ${units}${most}. ${can}.`;
};

/** Cells beside it that it can't enter. */
export const closed = (reasons: readonly string[]): string => `Gesperrt: ${listed(reasons)}.`;

/** Cells of other boards that it reaches, which its picture does not show, each with what that costs. */
export const beyond = (cells: readonly (readonly [cell: string, cost: string])[], more: number): string => {
  const told = listed(cells.map(([cell, cost]) => `${bold(cell)} (${cost})`));
  return `Auf anderen Brettern: ${told}${more > 0 ? ` und ${more} weitere` : ''}.`;
};

/** How a move is typed; `numbers`: of the chosen units. */
export const typeIt = (name: string, numbers: string): string =>
  `Tippe es: \`/move piece:${name} units:${numbers} to:\`, und die Vervollständigung zeigt, was jedes Feld kostet.`;

export const noneBeside = (army: string): string =>
  `Bei ${bold(army)} steht keine deiner Einheiten, die in keiner Armee ist. \`/move\` bringt andere dorthin.`;
export const noneOn = (spot: string): string =>
  `Auf ${bold(spot)} steht keine deiner Einheiten, die in keiner Armee ist. \`/board\` zeigt, wo sie sind.`;

export const notThere = (text: string): string =>
  `Hier gibt es keine Armee ${bold(text)}. \`/army list\` zeigt die, die du sehen kannst.`;
export const several = (text: string, names: readonly string[]): string =>
  `${bold(text)} kann mehrere Armeen sein: ${listed(names.map((name) => bold(name)))}. Wähle eine nach Namen.`;
export const armyOrUnits = (text: string, armies: readonly string[], loose: number): string => {
  const names = listed(armies.map((name) => bold(name)));
  return `${bold(text)} kann ${names} sein, oder ${counted(loose, 'Einheit', 'Einheiten')} daneben. Nenne die Armee, oder die Einheit, wie die Vervollständigung sie anbietet.`;
};
export const severalUnits = (text: string, loose: number, list: string): string =>
  `Auf ${bold(text)} ${loose === 1 ? 'steht' : 'stehen'} ${counted(loose, 'Einheit', 'Einheiten')}. Wähle welche mit \`units:\`, etwa \`all\` oder \`1\`:\n${list}`;

/** Numbers of units, without the army or the cell in whose list they stand; both as they can be typed. */
export const numbersAlone = (text: string, option: string, of: string): string =>
  `Hier gibt es keine Figur ${bold(text)}. Nummern haben Einheiten in der Liste ihrer Armee oder ihres Felds: ${typed(`${option}:${of} units:${text}`)}.`;

/** What chooses some of so many units; `kind`: what one of them is called. */
const selections = (count: number, kind: string): string => {
  const ways = count > 2 ? ['1,3', '1-3'] : count > 1 ? ['1', '1-2'] : ['1'];
  const named = /^\p{L}+$/u.test(kind) && kind.toLowerCase() !== 'all' ? [`1 ${kind}`] : [];
  return [...ways, ...named, 'all', ...(count > 1 ? ['all but 2'] : [])].map(typed).join(', ');
};

/** Why a text chooses none of so many units; `kind`: what one of them is called. */
export const unread = (why: Unread, count: number, kind: string): string => {
  switch (why.code) {
    case 'blank':
      return `Es sind keine Einheiten gewählt. Wähle welche: ${selections(count, kind)}.`;
    case 'form':
      return `${bold(why.text)} wählt keine Einheiten. Schreibe es so: ${selections(count, kind)}.`;
    case 'number':
      return `Es gibt keine Einheit Nummer ${why.number}: Sie haben die Nummern 1 bis ${why.most}.`;
    case 'word':
      return `Keine davon heißt ${bold(why.word)}. Es gibt ${listed(why.words.map(bold))}.`;
    case 'few':
      return `Es gibt nur ${counted(why.there, 'Einheit', 'Einheiten')} namens ${bold(why.word)}, nicht ${why.wanted}.`;
  }
};

/** The numbers that were typed are of another list than the one that was shown (A30). */
export const renumbered = (army: string, list: string): string =>
  `${bold(army)} ist nicht, wie sie war, als du ihre Nummern sahst. Das sind jetzt ihre Einheiten:\n${list}`;

/** Who was chosen (A64); `more`: beside those that are named. */
export const chosenUnits = (
  named: readonly { readonly name: string; readonly number: number }[],
  more: number,
): string => {
  const names = named.map(({ name, number }) => bold(`${name} #${number}`));
  return `Einheiten: ${listed([...names, ...(more > 0 ? [`${more} weitere`] : [])])}.`;
};
