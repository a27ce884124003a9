import type { PersonId } from '../../../engine/core/ids.ts';
import { bold, plain } from '../../../view/text.ts';
import { counted, listed, person } from '../text.ts';

/** What the buttons of a kingdom ask and say. */
export const passed: string = 'Worum dort gebeten wurde, weiß ich nicht mehr. `/kingdom` zieht ein neues.';
export const unknownGame: string =
  'Dieses Spiel ist nicht mehr unter denen, die hier gespielt wurden. `/house played` zählt sie auf.';

export const asks = {
  replace: 'Was soll gehen? Etwas anderes tritt an seine Stelle, und alles Übrige bleibt.',
  wish: 'Was soll gehen? Dann sage, was kommen soll: `another village`, `any at 5`, `no attack`, oder eine Karte.',
  lock: 'Was bleibt? Der Rest wird neu gezogen.',
};

export const labels = {
  keepNone: 'Keine behalten',
  anotherWish: 'Anderer Wunsch',
  whoWon: 'Wer gewann?',
  takeBack: 'Zurücknehmen',
};

/** The form for a wish, and the one for who won. */
export const wishForm = {
  title: (part: string): string => `Statt ${part}`,
  label: 'Was soll kommen?',
  hint: 'another village; any at 5; no attack',
};
export const winnerForm = { title: 'Wer gewann?', label: 'Wer gewann?', hint: 'Ann, oder Ann und Bob' };

/** What somebody does, as everybody reads it. */
export const drawsAgain = (who: PersonId): string => `${person(who)} zieht neu.`;
export const drawsLater = (who: PersonId): string => `${person(who)} zieht die zweiten zehn für Divine Wind.`;
export const replaces = (who: PersonId, part: string): string => `${person(who)} ersetzt ${bold(part)}.`;
export const replacesByWish = (who: PersonId, part: string, wish: string): string =>
  `${person(who)} ersetzt ${bold(part)} nach Wunsch: ${bold(wish)}.`;
export const keeps = (who: PersonId, parts: readonly string[]): string =>
  `${person(who)} behält ${parts.length > 0 ? listed(parts.map((name) => bold(name))) : 'keine'}.`;
export const hasBoxes = (who: PersonId, boxes: readonly string[]): string =>
  `${person(who)} sagt, dass diese Schachteln da sind: ${plain(listed(boxes), 1000)}.`;
export const boxesChange: string = '`/house boxes` ändert das.';

/** Names and code as they can be copied (K15). */
export const copied = (names: string, code: string): string =>
  [
    'Die Namen, die auch `/kingdom include:` wieder zeigt:',
    '```',
    names,
    '```',
    'Der Code, den `/kingdom code:` wieder zeigt:',
    '```',
    code,
    '```',
  ].join('\n');

/** That a kingdom was played (K25). */
export const countsAlready: string = 'Dieses Spiel zählt schon, einmal.';
/** `different`: so many kingdoms are known. */
export const played = (who: PersonId, code: string, different: number): string =>
  `${person(who)}: Das Königreich \`${code}\` wurde hier gespielt. Ich kenne ${counted(different, 'hier gespieltes Königreich', 'hier gespielte Königreiche')}; \`/kingdom fresh:${Math.min(3, different)}\` hält ${different === 1 ? 'seine' : 'ihre'} Karten heraus, \`/house played\` zählt alle auf.`;
export const unplayed = (who: PersonId, code: string): string =>
  `${person(who)} nimmt zurück, dass das Königreich \`${code}\` hier gespielt wurde.`;
/** `winner`: blank where nobody is said to have won any more. */
export const won = (who: PersonId, code: string, winner: string): string =>
  winner === ''
    ? `${person(who)} sagt nicht mehr, wer im Königreich \`${code}\` gewann.`
    : `${person(who)} sagt, wer im Königreich \`${code}\` gewann: ${bold(winner)}.`;
